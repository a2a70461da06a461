"""Genial: *Совершенно гениально* (*Einfach Genial: das riskante Sammelspiel*; docs/rules.md, GE)."""

from ...core import verbs
from ..nothing_to_remember import forget, likely, suspect
from .play_out import prospect, quick
from .policy import greedy
from .record import DTYPE
from .rules import deal, lay, legal, play, score, why
from .sight import guess, observe
from .soundness import check

verbs.register(
    DTYPE,
    *(deal, lay, legal, why, play, check, score),
    *(observe, guess, likely, forget),
    *(greedy, suspect, quick, prospect),
)
