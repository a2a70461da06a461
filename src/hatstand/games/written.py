"""What the games' readers share: from JSON to the fields of a record, each error naming the field."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from ..core.chance import key_from
from ..core.errors import BadPosition
from ..core.misfits import misfit
from ..core.records import EMPTY, EVERYTHING, Record
from .shown import FORMAT

Shown = TypeVar("Shown", bound=msgspec.Struct)


def bad(field: str, problem: str) -> BadPosition:
    return BadPosition("error-position", field=field, problem=problem)


def converted(data: object, view_type: type[Shown]) -> Shown:
    """`data` as the game's view struct."""
    try:
        return msgspec.convert(data, view_type)
    except msgspec.ValidationError as error:
        field, problem = misfit(error)
        raise bad(field or "position", problem) from None


def exactly(name: str, values: Collection[Any], length: int) -> None:
    if len(values) != length:
        raise bad(name, "size")


def put_head(position: Record, shown: Any, rulesets: Collection[str], version: int) -> None:
    """What every shown position begins with; sizes and options are still to be read."""
    if shown.ruleset not in rulesets:
        raise BadPosition("error-ruleset", ruleset=shown.ruleset, rulesets=", ".join(rulesets))
    if shown.format != FORMAT or shown.version != version:
        raise bad("format" if shown.format != FORMAT else "version", "unknown")
    for name in ("version", "players", "first"):
        put(position, name, getattr(shown, name))
    position.viewer = EVERYTHING


def put_event(position: Record, last: Any, kinds: Sequence[str], ends: Mapping[int, Any]) -> None:
    """Which event it was, of whom, and whether the game ended with it."""
    position.over = next((number for number, name in ends.items() if name == last.end), 0)
    position.event = kinds.index(last.kind)
    put(position, "event_seat", from_base(last.seat))


def exactly_options(options: Mapping[str, object], wanted: Collection[str]) -> None:
    for name in wanted:
        if name not in options:
            raise bad(f"options.{name}", "missing")
    for name in options:
        if name not in wanted:
            raise bad(f"options.{name}", "unknown")


def from_base(value: int | None, base: int = 0) -> int:
    """A number of a shown position as the record counts it; anything below the first is out of any range."""
    if value is None:
        return EMPTY
    return value - base if value >= base else -(1 << 63)


def put(target: Any, key: Any, value: int, field: str = "") -> None:
    """Write a number; one that the record's field can't hold is out of range."""
    try:
        target[key] = value
    except OverflowError:
        raise bad(field or str(key), "range") from None


def put_row(position: Record, name: str, values: Sequence[int], length: int) -> None:
    """Write a row of that length to the start of its array."""
    exactly(name, values, length)
    position[name][:] = EMPTY
    for place, value in enumerate(values):
        put(position[name], place, value, name)


def put_pile(position: Record, name: str, cards: Sequence[int]) -> None:
    """Write a face-down pile, top card first, to the end of its array."""
    pile = position[name]
    if len(cards) > len(pile):
        raise bad(name, "size")
    pile[:] = EMPTY
    pile[len(pile) - len(cards) :] = cards
    position[f"{name}_size"] = len(cards)


def put_chance(position: Record, key: str, drawn: int | str) -> None:
    """Write the key and how much of its stream is used. What one seat sees has neither."""
    if not isinstance(drawn, int):
        raise BadPosition("error-hidden")
    try:
        position.key[:] = key_from(bytes.fromhex(key))
    except ValueError:
        raise bad("key", "type") from None
    put(position, "drawn", drawn)
