"""How fast the rules are: random play-outs on one core.

A decision is: the legal actions are generated, one is chosen uniformly, it is played. Deals are part of the time
but are not counted as decisions. The clock is the processor time of the thread, so that what else runs on the
machine counts as little as it can.
"""

import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np

from .. import __version__, games
from ..core import verbs
from ..core.chance import GENERATOR, Generator, Words, reseed
from ..core.compiled import JIT, compiled
from ..core.errors import BadOption, told
from ..core.records import Record, clone, copy, new
from ..core.seeds import write_key
from .playouts import play_randomly

#: A repeat lasts at least so long.
SECONDS = 0.3


@dataclass(frozen=True)
class Speed:
    """repeats: decisions a second, in each repeat. decisions: of one repeat."""

    ruleset: str
    players: int
    decisions: int
    repeats: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.repeats)

    @property
    def lowest(self) -> float:
        return min(self.repeats)

    @property
    def highest(self) -> float:
        return max(self.repeats)

    def to_dict(self) -> dict[str, Any]:
        per_second = {"median": self.median, "lowest": self.lowest, "highest": self.highest}
        return {
            "ruleset": self.ruleset,
            "players": self.players,
            "decisions_per_second": {name: round(value) for name, value in per_second.items()},
            "repeats": len(self.repeats),
            "decisions_of_a_repeat": self.decisions,
        }


@compiled
def play_out(
    table: Record, seed: Words, games_: int, position: Record, rng: Generator, actions: verbs.Actions
) -> int:
    """Deal and play games 0 to `games_` − 1 of a seed at random; returns the number of decisions."""
    decisions = 0
    for game in range(games_):
        copy(table, position)
        write_key(seed, game, position.key)
        verbs.deal(position, position.key)
        decisions += play_randomly(position, rng, actions)
    return decisions


def measure(
    ruleset: str,
    players: int = 2,
    *,
    repeats: int = 7,
    seconds: float = SECONDS,
    clock: Callable[[], float] = time.thread_time,
    **options: object,
) -> Speed:
    """Decisions a second on one core, after a warm-up. Raises what `Match` does."""
    game, rules = games.find(ruleset)
    low, high = rules.players
    if not low <= players <= high:
        raise BadOption("error-players", players=told(players), low=low, high=high)
    table = new(game.dtype)
    game.set_up(table, rules, players, {**rules.read_options(options, players), "first": 0})
    position, seed = clone(table), np.zeros(8, np.uint32)
    rng, actions = new(GENERATOR), np.zeros(verbs.MOST_ACTIONS, np.int16)

    def run(count: int) -> tuple[int, float]:
        reseed(rng, 0, 0)
        begun = clock()
        decisions = play_out(table, seed, count, position, rng, actions)
        return decisions, clock() - begun

    run(1)  # compiles
    count = 1
    while run(count)[1] < seconds:
        count *= 2
    runs = [run(count) for _ in range(repeats)]
    return Speed(ruleset, players, runs[0][0], tuple(decisions / taken for decisions, taken in runs))


def machine() -> dict[str, Any]:
    """What a measurement depends on."""
    return {
        "hatstand": __version__,
        "compiled": JIT,
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": np.__version__,
        "machine": platform.machine(),
        "clock": "processor time of one thread",
    }
