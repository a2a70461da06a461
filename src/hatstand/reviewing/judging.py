"""How good moves are: each is played out to the end of the game from the same guesses, by the same chance.

`search` says which moves are worth comparing. What it makes of them is how far ahead they bring a seat; how likely
that seat then is to win is counted here. A guess is what the seat's view allows, weighed as in `search` by what the
others' actions tell. From each, every move compared is played and the game goes on by sensible players who know
what their own seats have seen. All moves meet the same guesses and the same chance, so their differences are much
surer than each of them (common random numbers).
"""

import hashlib
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bots.search import guess, search, tried
from ..core import verbs
from ..core.chance import GENERATOR, Generator, reseed
from ..core.compiled import compiled
from ..core.records import Record, copy, new
from ..games.game import Game
from ..lab.simulation import winners_of

Shares: TypeAlias = NDArray[np.float64]

#: `search` thinks so many times as long as each move compared is played out: it is as much quicker.
SEARCHED = 10
#: Guesses made and played out in one go.
BATCH = 250
#: A game that is not over then is counted as it stands.
MOST_MOVES = 2000
#: A difference is beyond the noise from so many standard errors on.
CERTAIN = 3.0


@dataclass(frozen=True)
class Judged:
    """Moves of one view, the best by `search` first, as far as they were compared.

    shares: of the win that each brought, by play-out and move: 1, a part where it is shared, 0.
    guesses: some of the positions they were played out from, as an array of records.
    """

    actions: list[int]
    shares: Shares
    guesses: Any

    @property
    def chances(self) -> list[float]:
        """To win, by move; what is above the best one's by no more than noise counts as equal to it."""
        means = self.shares.mean(axis=0)
        return [float(mean) for mean in np.minimum(means, means[self.best])]

    @property
    def best(self) -> int:
        """Which of the moves: the first, unless another is better beyond the noise."""
        best = 0
        for other in range(1, len(self.actions)):
            if self.is_certain(other, best):
                best = other
        return best

    def is_certain(self, better: int, worse: int) -> bool:
        """Whether one move is better than another beyond the noise."""
        difference = self.shares[:, better] - self.shares[:, worse]
        error = float(difference.std()) / len(difference) ** 0.5
        return bool(difference.mean() > max(CERTAIN * error, 1.0 / len(difference)))


@compiled
def play_out(
    view: Record,
    tries: int,
    first_guess: int,
    trusting: bool,
    moves: NDArray[np.int64],
    rng: Generator,
    actions: verbs.Actions,
    guesses: Any,
    ends: Any,
    scores: NDArray[np.int32],
) -> None:
    """Write as many guesses as `guesses` has places, and for each of them where each of the moves ended, and with
    what scores: row guess × moves + move. trusting: all go on as `greedy`, else as `quick`. actions: scratch room.
    """
    for i in range(len(guesses)):
        reseed(rng, first_guess + i, 0)
        guess(view, tries, rng, guesses[i])
        for m in range(len(moves)):
            position = ends[i * len(moves) + m]
            copy(guesses[i], position)
            reseed(rng, first_guess + i, 1)
            verbs.play(position, int(moves[m]))
            played = 1
            while not position.over and played < MOST_MOVES:
                action = verbs.greedy(position, 1.0, rng) if trusting else verbs.quick(position, actions, rng)
                verbs.play(position, action)
                played += 1
            verbs.score(position, scores[i * len(moves) + m])


def judge(
    view: Record, game: Game, *, playouts: int, seed: int, alternatives: int, done: int | None = None
) -> Judged:
    """The best moves of the seat whose view it is, at most `alternatives` beside the first, and the one `done`.

    Follows from the view, `playouts` and `seed` alone.
    """
    rng = _generator(view, seed)
    moves = _candidates(view, game, rng, playouts, alternatives)
    if done is not None and done not in moves:
        moves.append(done)
    sides, seat, players = game.sides(view), int(view.viewer), int(view.players)
    trusting = not game.has_traces  # nobody can be robbed of what actions don't betray
    shares, kept = [], None
    for start in range(0, playouts, BATCH):
        n = min(BATCH, playouts - start)
        guesses = np.zeros(n, game.dtype).view(np.recarray)
        ends = np.zeros(n * len(moves), game.dtype).view(np.recarray)
        scores = np.zeros((len(ends), players), np.int32)
        numbers, room = np.array(moves, np.int64), np.zeros(verbs.MOST_ACTIONS, np.int16)
        play_out(view, game.plan.tries, start, trusting, numbers, rng, room, guesses, ends, scores)
        shares.append(_shares(winners_of(game, sides, ends, scores), sides, seat).reshape(n, len(moves)))
        kept = guesses if kept is None else kept
    return Judged(moves, np.concatenate(shares), kept)


def _generator(view: Record, seed: int) -> Generator:
    digest = hashlib.blake2b(view.tobytes() + seed.to_bytes(8, "little"), digest_size=8).digest()
    rng: Generator = new(GENERATOR)
    rng.seed[:] = np.frombuffer(digest, "<u4")
    return rng


def _candidates(view: Record, game: Game, rng: Generator, playouts: int, alternatives: int) -> list[int]:
    room = np.zeros(verbs.MOST_ACTIONS, np.int16)
    if verbs.legal(view, room) == 1:
        return [int(room[0])]
    reseed(rng, 0, 2)
    search(view, game, rng, playouts=SEARCHED * playouts)
    return [action for action, visits in tried(view, game)[: 1 + alternatives] if visits > 0]


def _shares(winners: NDArray[np.bool_], sides: list[int], seat: int) -> Shares:
    """How much of the win is that seat's side's, of each game."""
    one_a_side = [sides.index(side) for side in sorted(set(sides))]
    share: Shares = winners[:, seat] / winners[:, one_a_side].sum(axis=1)
    return share
