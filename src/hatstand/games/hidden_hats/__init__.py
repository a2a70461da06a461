"""Hidden Hats: *Auf der Hut* and *Шапка-невидимка*, one game with two rulesets (docs/rules.md, HH)."""

from ...core import verbs
from .play_out import prospect, quick
from .policy import forget, greedy
from .record import DTYPE
from .rules import deal, lay, legal, play, score, why
from .sight import guess, observe
from .soundness import check
from .suspicion import likely, suspect

verbs.register(
    DTYPE,
    *(deal, lay, legal, why, play, check, score),
    *(observe, guess, likely, forget),
    *(greedy, suspect, quick, prospect),
)
