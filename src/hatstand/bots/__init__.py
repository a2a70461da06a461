"""The bots. A bot gets a view, its own generator and its settings; never a position."""

from ..core.errors import UnknownBot
from ..games.game import Game
from .forgetful import FORGETFUL, GREEDY, THIEF
from .kind import Bot, BotKind, Setting
from .levels import LEVELS
from .random import RANDOM
from .search import SEARCH

#: All kinds of bots, with their settings.
KINDS: tuple[BotKind, ...] = (RANDOM, FORGETFUL, GREEDY, THIEF, SEARCH, *LEVELS)


def kinds_for(game: Game) -> tuple[BotKind, ...]:
    """Those that can play this game."""
    return tuple(kind for kind in KINDS if kind.can_play(game))


def bot(name: str, **settings: object) -> Bot:
    """A bot: "random", "forgetful" (memory=0 to 1), "greedy", "thief", "search" (seconds=0.1, or playouts=2000), or
    a level: "novice", "casual", "sharp", "master" (as "search"). Each takes seed=0 to 2^64 − 1 (default 0).

    Where a game has nothing to remember, there is no "forgetful"; where actions betray nothing, no "thief".

    Raises UnknownBot, naming the bots there are, or BadSetting, naming the settings one has or their values.
    """
    for kind in KINDS:
        if kind.name == name:
            return Bot(kind, kind.read(settings))
    raise UnknownBot("error-bot", bot=str(name), bots=", ".join(kind.name for kind in KINDS))


__all__ = ["KINDS", "Bot", "BotKind", "Setting", "bot", "kinds_for"]
