"""The record of a game as JSON (the NumPy record of core is a position or a view)."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from . import games
from .core.errors import BadRecord, HatstandError
from .core.misfits import misfit

FORMAT: Final = 1


class GameRecord(msgspec.Struct, forbid_unknown_fields=True):
    """The record of a game, as JSON. `secret`, `commitment`, `contributions`: of a server's table, else None."""

    format: int
    ruleset: str
    version: int
    players: int
    options: dict[str, bool | int | str]
    key: str
    start: dict[str, Any] | None
    actions: list[str]
    notes: list[dict[str, Any]] = []
    secret: str | None = None
    commitment: str | None = None
    contributions: list[str] | None = None


def read_record(record: Mapping[str, Any]) -> GameRecord:
    try:
        read = msgspec.convert(record, GameRecord)
    except msgspec.ValidationError as error:
        field, problem = misfit(error)
        raise BadRecord("error-record", field=field or "record", problem=problem) from None
    if read.format != FORMAT:
        raise BadRecord("error-record", field="format", problem="format")
    try:
        _, rules = games.find(read.ruleset)
    except HatstandError as error:
        raise BadRecord("error-record", field="ruleset", problem=str(error)) from error
    if read.version != rules.version:
        raise BadRecord("error-record", field="version", problem="version")
    return read
