"""The bots. A bot gets a view, its own generator and its settings; never a position."""

from ..core.errors import UnknownBot
from ..games.game import Game
from .forgetful import FORGETFUL, GREEDY
from .kind import Bot, BotKind, Setting
from .random import RANDOM

#: All kinds of bots, with their settings.
KINDS: tuple[BotKind, ...] = (RANDOM, FORGETFUL, GREEDY)


def kinds_for(game: Game) -> tuple[BotKind, ...]:
    """Those that can play this game."""
    return tuple(kind for kind in KINDS if kind.can_play(game))


def bot(name: str, **settings: object) -> Bot:
    """A bot: "random", "forgetful" (memory=0 to 1), "greedy"; each takes seed=0 to 2^64 − 1 (default 0).

    Where a game has nothing to remember, there is no "forgetful".

    Raises UnknownBot, naming the bots there are, or BadSetting, naming the settings one has or their values.
    """
    for kind in KINDS:
        if kind.name == name:
            return Bot(kind, kind.read(settings))
    raise UnknownBot("error-bot", bot=str(name), bots=", ".join(kind.name for kind in KINDS))


__all__ = ["KINDS", "Bot", "BotKind", "Setting", "bot", "kinds_for"]
