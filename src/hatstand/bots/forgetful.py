"""`forgetful`: plays sensibly with what it still remembers; `greedy` is one that forgets nothing.

How it plays, and how it forgets, is each game's `greedy` (games/GAME/policy.py); `forgetful` is for those games in
which there is something to remember.
"""

from collections.abc import Mapping

from ..core import verbs
from ..core.chance import Generator
from ..core.records import Record
from .kind import MEMORY, BotKind


def _choose(view: Record, settings: Mapping[str, float], rng: Generator) -> int:
    return verbs.greedy(view, settings.get(MEMORY.name, MEMORY.high), rng)


FORGETFUL = BotKind("forgetful", (MEMORY,), _choose)
GREEDY = BotKind("greedy", (), _choose)
