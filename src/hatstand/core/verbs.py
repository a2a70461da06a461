"""The verbs that every game gives, found by the type of the record they are called with.

Generic code (a match, a play-out, a search, an environment) calls a verb by its name alone. In the interpreter
the game's function is looked up by the record's dtype; in compiled code Numba settles it while compiling, by the
same registry, so it costs nothing there. This module is the only one that does either.

What holds for all of them: they allocate nothing and raise nothing; actions are integers that mean the same in
every position of a game; seats count from 0; `rng` is a record of `chance.GENERATOR`.
"""

import functools
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .chance import Generator, Words
from .compiled import link
from .records import Record, same_type

Actions: TypeAlias = NDArray[np.int16]
Scores: TypeAlias = NDArray[np.int32]
Prospects: TypeAlias = NDArray[np.float64]
Points: TypeAlias = Scores | Prospects
Verbs: TypeAlias = Mapping[str, Callable[..., Any]]

_GAMES: dict[np.dtype[np.void], Verbs] = {}


def deal(position: Record, key: Words) -> None:
    """Set up a game from the sizes and options already in the record: shuffle by `key`, then `lay`."""
    _verb(position, "deal")(position, key)


def lay(position: Record) -> None:
    """Lay the decks in the record out as they lie."""
    _verb(position, "lay")(position)


def legal(position: Record, out: Actions) -> int:
    """Write the legal actions of the seat to move into `out`, ascending; return how many (0: it is over)."""
    return int(_verb(position, "legal")(position, out))


def why(position: Record, action: int) -> int:
    """0 if `action` is legal, else the game's code of the reason why not."""
    return int(_verb(position, "why")(position, action))


def play(position: Record, action: int) -> None:
    """Apply a legal action, in place. What an illegal one does is not defined: ask `why` first."""
    _verb(position, "play")(position, action)


def check(position: Record) -> int:
    """0 if a whole position is sound, else the game's code of what contradicts."""
    return int(_verb(position, "check")(position))


def observe(position: Record, seat: int, out: Record) -> None:
    """Write into `out` what `seat` may know, with perfect recall (−1: a spectator, who remembers nothing)."""
    _verb(position, "observe")(position, seat, out)


def greedy(view: Record, memory: float, rng: Generator) -> int:
    """A sensible action at little cost, from what is remembered of the view: memory 1 all, 0 nothing."""
    return int(_verb(view, "greedy")(view, memory, rng))


def suspect(view: Record, memory: float, rng: Generator) -> int:
    """As `greedy`, but taking what the others' actions have betrayed, where a game's actions betray anything."""
    return int(_verb(view, "suspect")(view, memory, rng))


def quick(position: Record, actions: Actions, rng: Generator) -> int:
    """An action for play-outs, not always the same, from what the seat to move has seen. `actions`: scratch
    room.
    """
    return int(_verb(position, "quick")(position, actions, rng))


def forget(view: Record, memory: float, rng: Generator, out: Record) -> None:
    """Write into `out` the view less what its seat, which is to move, no longer remembers."""
    _verb(view, "forget")(view, memory, rng, out)


def guess(view: Record, seat: int, rng: Generator, out: Record) -> None:
    """Write into `out` a random position with a fresh key, of which `observe` by `seat` gives `view` exactly."""
    _verb(view, "guess")(view, seat, rng, out)


def likely(position: Record, seat: int) -> float:
    """How far the others' actions speak for this guess of `seat`'s: 1 where nothing speaks against it, above 0."""
    return float(_verb(position, "likely")(position, seat))


def prospect(position: Record, out: Prospects) -> None:
    """Write into `out[0:players]` how well each seat stands, from 0 to 1: a win is more than a lead before the
    end.
    """
    _verb(position, "prospect")(position, out)


def score(position: Record, out: Points) -> None:
    """Write the points of each seat into `out[0:players]`."""
    _verb(position, "score")(position, out)


VERBS: tuple[Callable[..., Any], ...] = (
    *(deal, lay, legal, why, play, check, score),
    *(observe, guess, likely, forget),
    *(greedy, suspect, quick, prospect),
)


def register(dtype: np.dtype[np.void], *functions: Callable[..., Any]) -> None:
    """Make a game known: the dtype of its record, and its function for each verb, which bears the verb's name."""
    game = {function.__name__: function for function in functions}
    missing = {verb.__name__ for verb in VERBS} ^ set(game)
    if missing:
        raise TypeError(f"a game has exactly the verbs of core.verbs; too many or missing: {sorted(missing)}")
    _GAMES[dtype] = game


def verbs_of(dtype: np.dtype[np.void]) -> Verbs:
    """The functions of the game whose records have this dtype, for code that calls many."""
    return _GAMES[dtype]


def _verb(record: Record, name: str) -> Callable[..., Any]:
    return _GAMES[record.dtype][name]


def _compiled_verb(name: str, record_type: object) -> Callable[..., Any] | None:
    """What Numba asks when compiled code calls a verb: the game's own function."""
    for dtype, game in _GAMES.items():
        if same_type(record_type, dtype):
            return game[name]
    return None


for _each in VERBS:
    link(_each, functools.partial(_compiled_verb, _each.__name__))

#: Room for the legal actions of any game.
MOST_ACTIONS = 512
