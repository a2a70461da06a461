"""What the games' views share: from the fields of a record to what a person or a JSON file is shown."""

from types import SimpleNamespace
from typing import Any, Final

import numpy as np

from ..core.chance import key_bytes
from ..core.records import EMPTY, UNKNOWN, Record

FORMAT: Final = 1
#: What may not be seen.
HIDDEN: Final = "?"


def fields(view: Record) -> Any:
    """The fields as ints and lists: Python reads these many times faster than those of a NumPy record."""
    values = (value.tolist() if isinstance(value, np.ndarray) else value for value in view.item())
    return SimpleNamespace(**dict(zip(view.dtype.names or (), values, strict=True)))


def number(value: int, base: int = 0) -> int | None:
    return None if value == EMPTY else value + base


def is_hidden(view: Any) -> bool:
    """Whether this is what one seat sees, and not a whole position."""
    return bool(view.drawn == UNKNOWN)


def chance(view: Record) -> dict[str, Any]:
    """`key` and `drawn` as they are shown."""
    if is_hidden(view):
        return {"key": HIDDEN, "drawn": HIDDEN}
    return {"key": key_bytes(view.key).hex(), "drawn": int(view.drawn)}


def head(view: Any) -> dict[str, Any]:
    """What every view begins with, but for ruleset and options. seat: None for a spectator, and for a position."""
    return {
        "format": FORMAT,
        "version": view.version,
        "players": view.players,
        "first": view.first,
        "seat": view.viewer if view.viewer >= 0 else None,
        "to_move": number(view.to_move),
        "turn": view.turn,
        "over": bool(view.over),
    }
