"""Hidden Hats: *Auf der Hut* and *Шапка-невидимка*, one game with two rulesets (docs/rules.md, HH)."""

from ...core import verbs
from .policy import greedy
from .record import DTYPE
from .rules import deal, lay, legal, play, score, why
from .sight import guess, observe
from .soundness import check

verbs.register(DTYPE, deal, lay, legal, why, play, check, observe, greedy, guess, score)
