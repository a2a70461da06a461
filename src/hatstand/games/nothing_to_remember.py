"""The verbs of a game in which all that was ever seen still lies open, and nobody's actions tell anything more."""

from ..core import verbs
from ..core.chance import Generator
from ..core.compiled import compiled
from ..core.records import Record, copy


@compiled
def forget(view: Record, memory: float, rng: Generator, out: Record) -> None:
    copy(view, out)


@compiled
def likely(position: Record, seat: int) -> float:
    return 1.0


@compiled
def suspect(view: Record, memory: float, rng: Generator) -> int:
    return verbs.greedy(view, memory, rng)
