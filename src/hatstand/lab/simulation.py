"""Many games of bots against each other, played by compiled code over the verbs of any game.

Game number g of a seed is always the same, however the games are split into batches, threads or runs: its deal
comes from `chance.key_of(seed, g)` (so `Match(key=…)` with that key has the same deal and the same first seat), and
the generator of each of its bots from the seed, g and the bot's seat.

The bots are those of the table that take no time: `choose_randomly`, `verbs.greedy` and `verbs.suspect`, over what
`observe` writes for their seat. Only their chance comes from elsewhere. At the table a bot starts its generator
anew from each view's hash, so that any process can take over from another; here it is started once a game and runs
on. What it draws still depends on nothing but the seed, the game's number, the seat, and how much that seat has
drawn before, which follows from its own views: no hidden card reaches it. What a bot forgets is decided by its
generator's seed, so it differs from game to game, as it does between bots at tables.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .. import games
from ..bots import Bot
from ..bots.forgetful import FORGETFUL, GREEDY, THIEF
from ..bots.random import RANDOM, choose_randomly
from ..core import verbs
from ..core.chance import GENERATOR, MASK, Generator, Words, key_of
from ..core.compiled import compiled
from ..core.errors import BadOption, UnknownBot, told
from ..core.records import EMPTY, Record, clone, copy, new
from ..core.seeds import first_seat, seed_generator, write_key
from ..games.game import RANDOM as RANDOM_SEAT
from ..games.game import Game, Ruleset

Integers: TypeAlias = NDArray[np.int32]
Codes: TypeAlias = NDArray[np.int8]

#: How a seat plays.
RANDOMLY, GREEDILY, BY_STEALTH = range(3)
_POLICIES = {RANDOM.name: RANDOMLY, FORGETFUL.name: GREEDILY, GREEDY.name: GREEDILY, THIEF.name: BY_STEALTH}
#: Games played between two reports of progress: some milliseconds' worth.
BATCH = 256


@dataclass(frozen=True)
class Results:
    """How n games went, by their number: arrays of length n, `scores` and `winners` of shape (n, players)."""

    scores: Integers
    plies: Integers  # actions played
    ended: Codes  # why: a key of `Game.ends`
    first: Codes  # the seat that began
    winners: NDArray[np.bool_]  # the seats with place 1

    @classmethod
    def empty(cls, games_: int, players: int) -> "Results":
        return cls(
            np.zeros((games_, players), np.int32),
            np.zeros(games_, np.int32),
            np.zeros(games_, np.int8),
            np.zeros(games_, np.int8),
            np.zeros((games_, players), np.bool_),
        )

    def part(self, start: int, stop: int) -> "Results":
        """Those games alone, sharing memory with all."""
        part = slice(start, stop)
        return Results(
            self.scores[part], self.plies[part], self.ended[part], self.first[part], self.winners[part]
        )


@compiled
def choose(policy: int, memory: float, view: Record, actions: verbs.Actions, rng: Generator) -> int:
    """The action of a bot. `actions`: scratch room, int16 of length `verbs.MOST_ACTIONS`."""
    if policy == RANDOMLY:
        return choose_randomly(view, actions, rng)
    if policy == BY_STEALTH:
        return verbs.suspect(view, memory, rng)
    return verbs.greedy(view, memory, rng)


@compiled
def play_games(
    table: Record,
    seed: Words,
    first_game: int,
    policies: Codes,
    memories: NDArray[np.float64],
    scores: Integers,
    plies: Integers,
    ended: Codes,
    first: Codes,
    positions: Any,
    view: Record,
    rngs: Any,
    actions: verbs.Actions,
) -> None:
    """Play games `first_game` and on, as many as `plies` has places, and write how they went.

    table: a record with nothing but sizes and options in it; `first` EMPTY where the key is to choose who begins.
    policies, memories: of each seat. positions: as many records, where each game ends. view, rngs, actions:
    scratch room.
    """
    for i in range(len(plies)):
        game, position = first_game + i, positions[i]
        copy(table, position)
        write_key(seed, game, position.key)
        if table.first == EMPTY:
            position.first = first_seat(position.key, position.players)
        verbs.deal(position, position.key)
        first[i] = position.first
        for seat in range(len(policies)):
            seed_generator(seed, game, seat, rngs[seat])
        moves = 0
        while not position.over:
            seat = int(position.to_move)
            verbs.observe(position, seat, view)
            verbs.play(position, choose(policies[seat], memories[seat], view, actions, rngs[seat]))
            moves += 1
        plies[i] = moves
        ended[i] = position.over
        verbs.score(position, scores[i])


class Simulation:
    """Games of a ruleset by these bots, one a seat, in the order of the seats.

    seed: 0 to 2^64 − 1. Options: those of the ruleset. Those of the bots play no part. Raises what `Match` does.
    """

    def __init__(self, ruleset: str, bots: Sequence[Bot], *, seed: int = 0, **options: object) -> None:
        self.game, self.ruleset = games.find(ruleset)
        self.bots = tuple(bots)
        for bot in bots:
            bot.kind.check_game(self.game)
            if bot.name not in _POLICIES:
                raise UnknownBot("error-bot-slow", bot=bot.name, bots=", ".join(_POLICIES))
        self.seed = seed
        low, high = self.ruleset.players
        if not low <= self.players <= high:
            raise BadOption("error-players", players=told(self.players), low=low, high=high)
        self.options = self.ruleset.read_options(options, self.players)
        key_of(seed, 0)  # BadKey where this is no seed
        self._table = _table(self.game, self.ruleset, self.players, self.options)
        self.sides = self.game.sides(self._table)
        self._seed = np.zeros(8, np.uint32)
        self._seed[:2] = seed & MASK, seed >> 32
        self._policies = np.array([_POLICIES[bot.name] for bot in bots], np.int8)
        self._memories = np.array([bot.settings.get("memory", 1.0) for bot in bots], np.float64)

    @property
    def players(self) -> int:
        return len(self.bots)

    def play(self, first_game: int, results: Results) -> None:
        """Play game `first_game` and on, as many as `results` has room for. Several threads may do so at once."""
        positions = np.zeros(len(results.plies), self.game.dtype).view(np.recarray)
        play_games(
            self._table,
            self._seed,
            first_game,
            self._policies,
            self._memories,
            results.scores,
            results.plies,
            results.ended,
            results.first,
            positions,
            clone(self._table),
            np.zeros(self.players, GENERATOR).view(np.recarray),
            np.zeros(verbs.MOST_ACTIONS, np.int16),
        )
        results.winners[:] = winners_of(self.game, self.sides, positions, results.scores)

    def run(
        self, games_: int, *, threads: int | None = None, progress: Callable[[int], None] | None = None
    ) -> Results:
        """Play games 0 to `games_` − 1. threads: None for one a core. `progress` is told how many more are done."""
        results = Results.empty(games_, self.players)

        def play(start: int) -> int:
            part = results.part(start, min(start + BATCH, games_))
            self.play(start, part)
            return len(part.plies)

        for done in _in_threads(play, range(0, games_, BATCH), threads or os.cpu_count() or 1):
            if progress is not None:
                progress(done)
        return results


def winners_of(game: Game, sides: Sequence[int], positions: Any, scores: Integers) -> NDArray[np.bool_]:
    """The seats with place 1 in each of these positions, which have these scores; sides: of the seats.

    The highest score wins; only where more sides than one have it, the game is asked what else counts.
    """
    winners: NDArray[np.bool_] = scores == scores.max(axis=1, keepdims=True)
    one_a_side = [sides.index(side) for side in sorted(set(sides))]
    for i in np.flatnonzero(winners[:, one_a_side].sum(axis=1) > 1):
        winners[i] = [place == 1 for place in game.places(positions[i], scores[i].tolist())]
    return winners


def _in_threads(play: Callable[[int], int], starts: range, threads: int) -> Iterator[int]:
    if threads == 1:
        yield from map(play, starts)
        return
    with ThreadPoolExecutor(threads) as pool:
        try:
            yield from pool.map(play, starts)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise


def _table(game: Game, ruleset: Ruleset, players: int, options: dict[str, bool | int | str]) -> Record:
    table = new(game.dtype)
    first = EMPTY if options["first"] == RANDOM_SEAT else options["first"]
    game.set_up(table, ruleset, players, {**options, "first": first})
    return table
