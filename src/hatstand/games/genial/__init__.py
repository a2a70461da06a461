"""Genial: *Совершенно гениально* (*Einfach Genial: das riskante Sammelspiel*; docs/rules.md, GE)."""

from ...core import verbs
from .policy import greedy
from .record import DTYPE
from .rules import deal, lay, legal, play, score, why
from .sight import guess, observe
from .soundness import check

verbs.register(DTYPE, deal, lay, legal, why, play, check, observe, greedy, guess, score)
