"""`forgetful`: plays sensibly with what it still remembers; `greedy` is one that forgets nothing, and `thief` one
that takes what the others' actions have betrayed.

How they play, and how one forgets, is each game's `greedy` and `suspect` (games/GAME). `forgetful` is for those
games in which there is something to remember, `thief` for those in which actions betray anything.
"""

from collections.abc import Mapping

from ..core import verbs
from ..core.chance import Generator
from ..core.records import Record
from ..games.game import Game
from .kind import MEMORY, BotKind


def _choose(view: Record, _game: Game, settings: Mapping[str, float], rng: Generator) -> int:
    return verbs.greedy(view, settings.get(MEMORY.name, MEMORY.high), rng)


def _steal(view: Record, _game: Game, _settings: Mapping[str, float], rng: Generator) -> int:
    return verbs.suspect(view, MEMORY.high, rng)


def _without_memory(game: Game) -> str | None:
    return None if game.has_memory else "error-nothing-to-remember"


def _without_traces(game: Game) -> str | None:
    return None if game.has_traces else "error-nothing-betrayed"


FORGETFUL = BotKind("forgetful", (MEMORY,), _choose, _without_memory)
GREEDY = BotKind("greedy", (), _choose)
THIEF = BotKind("thief", (), _steal, _without_traces)
