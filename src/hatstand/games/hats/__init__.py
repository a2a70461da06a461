"""Hats: the mad hatter's tea party (docs/rules.md, HT)."""

from ...core import verbs
from .legality import legal, why
from .policy import greedy
from .record import DTYPE
from .rules import deal, lay, play
from .scoring import score
from .sight import guess, observe
from .soundness import check

verbs.register(DTYPE, deal, lay, legal, why, play, check, observe, greedy, guess, score)
