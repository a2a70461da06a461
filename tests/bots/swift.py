"""Bots that think no longer than a test can wait."""

from __future__ import annotations

from hatstand import bot
from hatstand.bots import KINDS, Bot
from hatstand.bots.search import PLAYOUTS


def swift(name: str, playouts: int = 12, **settings: object) -> Bot:
    """A bot by its name; one that searches, with so many play-outs."""
    kind = next(kind for kind in KINDS if kind.name == name)
    return bot(name, **settings, **({PLAYOUTS.name: playouts} if PLAYOUTS in kind.settings else {}))
