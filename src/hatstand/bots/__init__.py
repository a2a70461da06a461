"""The bots. A bot gets a view, its own generator and its settings; never a position."""

from ..core.errors import UnknownBot
from .forgetful import FORGETFUL, GREEDY
from .kind import Bot, BotKind, Setting
from .random import RANDOM

#: All kinds of bots, with their settings.
KINDS: tuple[BotKind, ...] = (RANDOM, FORGETFUL, GREEDY)


def bot(name: str, **settings: object) -> Bot:
    """A bot: "random", "forgetful" (memory=0 to 1), "greedy"; each takes seed=0 to 2^64 − 1 (default 0).

    Raises UnknownBot, naming the bots there are, the settings one has, or the values that one can have.
    """
    for kind in KINDS:
        if kind.name == name:
            return Bot(kind, kind.read(settings))
    raise UnknownBot("error-bot", bot=str(name), bots=", ".join(kind.name for kind in KINDS))


__all__ = ["KINDS", "Bot", "BotKind", "Setting", "bot"]
