"""Who sits at a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from . import messages


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


def shown(seat: int, sitter: Person | Bot, here: bool) -> messages.SeatInfo:
    if isinstance(sitter, Person):
        return messages.SeatInfo(
            seat=seat,
            who="person",
            name=sitter.name,
            portrait=sitter.portrait,
            memory_aid=sitter.memory_aid,
            here=here,
        )
    return messages.SeatInfo(
        seat=seat,
        who="bot",
        name=sitter.name,
        portrait=sitter.portrait,
        bot=sitter.bot,
        settings=dict(sitter.settings),
        here=True,
    )
