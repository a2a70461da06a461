"""All bots against all: pairings, each over the same deals, and what they add up to.

A pairing plays every deal twice, the bots exchanging seats: they sit by turns round the table (with teams that is a
team each), and whoever has the better place has won; a shared one is half a win for each. In every game each seat
has a bot of its own, with a seed of its own. Game number g of a seed is always the same deal, as in a simulation.

Ratings are OpenSkill's (V. Joshy 2024, *OpenSkill: a faster asymmetric multi-team, multiplayer rating system*:
Plackett-Luce after Weng and Lin 2011), the games in the order of their deals, so that no bot meets all its weak
opponents last.
"""

import itertools
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from .. import games
from ..core.chance import key_bytes, key_of
from ..match import Match
from ..view import View
from .summary import Interval, Z, wilson

#: Seeds of the bots of one game lie so far apart from those of the next.
_SEATS = 8


class Chooser(Protocol):
    """A bot, or whatever else chooses like one."""

    def choose(self, view: View) -> str: ...


@dataclass(frozen=True)
class Entrant:
    """make: a bot from its seed, for one seat in one game."""

    name: str
    make: Callable[[int], Chooser]


@dataclass(frozen=True)
class Pairing:
    """wins: the first one's share, a shared first place being half a win. lead: of its points over the second's,
    on average over their seats.
    """

    first: str
    second: str
    games: int
    wins: Interval
    shared: int
    lead: Interval


@dataclass(frozen=True)
class Rank:
    """rating: OpenSkill's μ. wins: over all its games."""

    bot: str
    rating: Interval
    wins: Interval


@dataclass(frozen=True)
class Ladder:
    ruleset: str
    players: int
    seed: int
    games: int  # of each pairing
    ranks: tuple[Rank, ...]  # the best first
    pairings: tuple[Pairing, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON data."""
        intervals = "95 %; wins: Wilson; lead: normal; rating: μ ± 1.96 σ"
        return {**asdict(self), "intervals": intervals}


@dataclass(frozen=True)
class Outcome:
    """result: 1 where the first of the pairing has won, 0 where the second, else 0.5."""

    result: float
    lead: float


def play(
    ruleset: str,
    players: int,
    pair: Sequence[Entrant],
    deal: int,
    *,
    exchanged: bool,
    seed: int,
    **options: Any,
) -> Outcome:
    """One game; deal number `deal` of a seed."""
    match = Match(ruleset, players, key=key_bytes(key_of(seed, deal)), **options)
    sitting = [pair[(seat + exchanged) % 2] for seat in range(players)]
    bots = [entrant.make((seed + deal * _SEATS + seat) % (1 << 64)) for seat, entrant in enumerate(sitting)]
    while match.to_move is not None:
        match.play(bots[match.to_move].choose(match.view(match.to_move)))
    places, scores = match.places(), match.scores()
    best = [min(places[seat] for seat in range(players) if sitting[seat] is each) for each in pair]
    points = [[scores[seat] for seat in range(players) if sitting[seat] is each] for each in pair]
    means = [sum(each) / len(each) for each in points]
    result = 0.5 if best[0] == best[1] else float(best[0] < best[1])
    return Outcome(result, means[0] - means[1])


def pairing(pair: Sequence[Entrant], outcomes: Sequence[Outcome]) -> Pairing:
    results = [outcome.result for outcome in outcomes]
    return Pairing(
        pair[0].name,
        pair[1].name,
        len(results),
        wilson(sum(results), len(results)),
        results.count(0.5),
        _mean([outcome.lead for outcome in outcomes]),
    )


def climb(
    ruleset: str,
    entrants: Sequence[Entrant],
    *,
    players: int = 2,
    deals: int = 50,
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Ladder:
    """Every entrant against every other, two games a deal. `progress` is told how many more games are played.

    Raises what `Match` does, and UnknownBot for one that can't play this game.
    """
    games.find(ruleset)
    pairs = list(itertools.combinations(entrants, 2))
    tasks = [
        (deal, pair, exchanged) for deal in range(deals) for pair in pairs for exchanged in (False, True)
    ]

    def run(task: tuple[int, tuple[Entrant, Entrant], bool]) -> Outcome:
        deal, pair, exchanged = task
        return play(ruleset, players, pair, deal, exchanged=exchanged, seed=seed, **options)

    outcomes: list[Outcome] = []
    for outcome in _in_order(run, tasks, threads):
        outcomes.append(outcome)
        if progress is not None:
            progress(1)
    by_pair: dict[tuple[str, str], list[Outcome]] = {(one.name, other.name): [] for one, other in pairs}
    for (_, (one, other), _), outcome in zip(tasks, outcomes, strict=True):
        by_pair[one.name, other.name].append(outcome)
    pairings = tuple(pairing(pair, by_pair[pair[0].name, pair[1].name]) for pair in pairs)
    games_played = [
        ((one.name, other.name), o.result) for (_, (one, other), _), o in zip(tasks, outcomes, strict=True)
    ]
    ranks = _ranks([entrant.name for entrant in entrants], games_played)
    return Ladder(ruleset, players, seed, 2 * deals, ranks, pairings)


def _in_order(run: Callable[[Any], Outcome], tasks: Sequence[Any], threads: int) -> Iterator[Outcome]:
    if threads == 1:
        yield from map(run, tasks)
        return
    with ThreadPoolExecutor(threads) as pool:
        try:
            yield from pool.map(run, tasks)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise


def _ranks(names: Sequence[str], played: Sequence[tuple[tuple[str, str], float]]) -> tuple[Rank, ...]:
    from openskill.models import PlackettLuce  # takes a while to load, and only a ladder needs it

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    won: dict[str, list[float]] = {name: [] for name in names}
    for (one, other), result in played:
        places = [1.0 if result >= 0.5 else 2.0, 1.0 if result <= 0.5 else 2.0]
        (ratings[one],), (ratings[other],) = model.rate([[ratings[one]], [ratings[other]]], ranks=places)
        won[one].append(result)
        won[other].append(1 - result)
    ranks = [
        Rank(name, _around(ratings[name].mu, Z * ratings[name].sigma), wilson(sum(won[name]), len(won[name])))
        for name in names
    ]
    return tuple(sorted(ranks, key=lambda rank: -rank.rating.value))


def _around(middle: float, half: float) -> Interval:
    return Interval(middle, middle - half, middle + half)


def _mean(values: Sequence[float]) -> Interval:
    n = len(values)
    middle = sum(values) / n
    spread = sum((value - middle) ** 2 for value in values) / max(1, n - 1)
    return _around(middle, Z * (spread / n) ** 0.5)
