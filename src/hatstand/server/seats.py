"""Who sits at a table, and the entries by which somebody sits down."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..bots import bot as make_bot
from ..core.errors import HatstandError
from ..games.game import Game
from . import messages
from .catalogue import at_a_table
from .entries import SeatTaken, SeatToBot
from .refusal import Refusal

NAME_LENGTH = 40


@dataclass(frozen=True)
class Person:
    """identity: see `identity`; never shown to anybody."""

    identity: str
    name: str
    portrait: str
    memory_aid: bool


@dataclass(frozen=True)
class Bot:
    bot: str
    name: str
    portrait: str
    settings: Mapping[str, Any]
    seed: int


Sitter = Person | Bot | None
"""None: the seat is open."""


def shown(seat: int, sitter: Sitter, here: bool) -> messages.SeatInfo:
    match sitter:
        case None:
            return messages.SeatInfo(seat=seat, who="open", name="", portrait="", here=False)
        case Person():
            return messages.SeatInfo(
                seat=seat,
                who="person",
                name=sitter.name,
                portrait=sitter.portrait,
                memory_aid=sitter.memory_aid,
                here=here,
            )
        case Bot():
            return messages.SeatInfo(
                seat=seat,
                who="bot",
                name=sitter.name,
                portrait=sitter.portrait,
                bot=sitter.bot,
                settings=dict(sitter.settings),
                here=True,
            )


def taken(wish: messages.MySeat | messages.Sit, portraits: tuple[str, ...]) -> SeatTaken:
    """A Refusal says what is wrong with the name or the portrait."""
    name = _name(wish.name, wish.portrait, portraits)
    return SeatTaken(name=name, portrait=wish.portrait, memory_aid=wish.memory_aid)


def to_bot(wish: messages.BotSeat | messages.Fill, portraits: tuple[str, ...], game: Game) -> SeatToBot:
    """Raises what is wrong with the name, the portrait, the bot, its settings, or such a bot in this game."""
    name = _name(wish.name, wish.portrait, portraits)
    if "seed" in wish.settings:
        raise HatstandError("error-setting", bot=wish.bot, setting="seed", settings="")
    kind = make_bot(wish.bot).kind
    for setting in kind.settings:
        if setting.name in wish.settings:
            at_a_table(setting).read(wish.bot, wish.settings[setting.name])
    make_bot(wish.bot, **wish.settings)
    kind.check_game(game)
    return _to_bot(Bot(wish.bot, name, wish.portrait, wish.settings, 0))


def once_more(sitter: Person | Bot) -> SeatTaken | SeatToBot:
    """The same one sits down at another table."""
    if isinstance(sitter, Bot):
        return _to_bot(sitter)
    return SeatTaken(name=sitter.name, portrait=sitter.portrait, memory_aid=sitter.memory_aid)


def _to_bot(bot: Bot) -> SeatToBot:
    return SeatToBot(
        bot=bot.bot,
        name=bot.name,
        portrait=bot.portrait,
        settings=dict(bot.settings),
        seed=secrets.randbits(63),
    )


def _name(name: str, portrait: str, portraits: tuple[str, ...]) -> str:
    name = " ".join(name.split())
    if not 0 < len(name) <= NAME_LENGTH or not name.isprintable():
        raise Refusal("error-name", high=NAME_LENGTH)
    if portrait not in portraits:
        raise Refusal("error-portrait", portrait=portrait)
    return name
