"""What stands in a table's log: one struct for each kind of entry, and the envelope that all of them have.

The data is plain JSON, told apart by "kind". A struct here may gain fields with defaults; what would change the
meaning of stored data is a new kind, or a new SCHEMA that `Entry` reads as well as the old.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from ..games.reason import Reason

SCHEMA = 1


class TableLaid(Struct, frozen=True, kw_only=True, tag="table", tag_field="kind"):
    """Always entry 1; its person is the table's maker.

    pace: seconds of a bot's action; secret: 64 hex digits, from which the deal's key comes; hints: may be asked.
    """

    ruleset: str
    players: int
    options: dict[str, Any]
    pace: float
    secret: str
    hints: bool = False


class SeatTaken(Struct, frozen=True, kw_only=True, tag="seat-taken", tag_field="kind"):
    """By the person of the entry."""

    name: str
    portrait: str
    memory_aid: bool = False


class SeatToBot(Struct, frozen=True, kw_only=True, tag="seat-to-bot", tag_field="kind"):
    """By the table's maker."""

    bot: str
    name: str
    portrait: str
    settings: dict[str, Any]
    seed: int


class SeatLeft(Struct, frozen=True, kw_only=True, tag="seat-left", tag_field="kind"):
    """It is open again: who sat there stood up, or the table's maker (the person of the entry) made it so."""


class Deal(Struct, frozen=True, kw_only=True, tag="deal", tag_field="kind"):
    """The version of the rules that this table is played by to its end, and the options with all defaults."""

    version: int
    options: dict[str, Any]


class Action(Struct, frozen=True, kw_only=True, tag="action", tag_field="kind"):
    action: str


class PutBack(Struct, frozen=True, kw_only=True, tag="put-back", tag_field="kind"):
    pass


class Seen(Struct, frozen=True, kw_only=True, tag="seen", tag_field="kind"):
    """number: of the entry that opened the hat."""

    number: int


class Hint(Struct, frozen=True, kw_only=True, tag="hint", tag_field="kind"):
    """ply: at which it was given. action: what it advised, with the chance to win after it, and why."""

    ply: int
    action: str
    chance: float
    reasons: list[Reason]


class End(Struct, frozen=True, kw_only=True, tag="end", tag_field="kind"):
    pass


class Again(Struct, frozen=True, kw_only=True, tag="again", tag_field="kind"):
    """The same people play on, at another table, which is this maker's."""

    table: str
    maker: str | None = None


Data = TableLaid | SeatTaken | SeatToBot | SeatLeft | Deal | Action | PutBack | Seen | Hint | End | Again


class Draft(Struct, frozen=True, kw_only=True):
    """An entry before it has a number. person: the identity it comes from; client: the id the page gave it."""

    data: Data
    seat: int | None = None
    person: str | None = None
    client: str | None = None


class Entry(Struct, frozen=True, kw_only=True):
    """time: milliseconds since 1970, UTC."""

    table: str
    number: int
    time: int
    data: Data
    seat: int | None = None
    person: str | None = None
    client: str | None = None
    schema: int = SCHEMA

    @property
    def kind(self) -> str:
        return str(self.data.__struct_config__.tag)


def numbered(drafts: list[Draft], table: str, after: int, time: int) -> list[Entry]:
    """The drafts as the next entries of the table, whose newest has the number `after`."""
    return [
        Entry(
            table=table,
            number=number,
            time=time,
            data=draft.data,
            seat=draft.seat,
            person=draft.person,
            client=draft.client,
        )
        for number, draft in enumerate(drafts, after + 1)
    ]


def plain(data: Data) -> dict[str, Any]:
    """The data without its kind, which has a column of its own."""
    fields: dict[str, Any] = msgspec.to_builtins(data)
    del fields["kind"]
    return fields


def from_plain(kind: str, fields: dict[str, Any]) -> Data:
    data: Data = msgspec.convert({"kind": kind, **fields}, Data)
    return data
