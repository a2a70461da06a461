"""Hats: the mad hatter's tea party (docs/rules.md, HT)."""

from ...core import verbs
from ..nothing_to_remember import forget, likely, suspect
from .legality import legal, why
from .play_out import prospect, quick
from .policy import greedy
from .record import DTYPE
from .rules import deal, lay, play
from .scoring import score
from .sight import guess, observe
from .soundness import check

verbs.register(
    DTYPE,
    *(deal, lay, legal, why, play, check, score),
    *(observe, guess, likely, forget),
    *(greedy, suspect, quick, prospect),
)
