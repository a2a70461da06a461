"""From what `view.show` wrote, or from tokens in dealing order, back to a record (AL-6)."""

from collections.abc import Mapping
from typing import Any

from ...core import verbs
from ...core.errors import BadPosition
from ...core.records import EMPTY, Record, new
from ..written import (
    bad,
    converted,
    exactly,
    exactly_options,
    from_base,
    put,
    put_chance,
    put_event,
    put_head,
    put_pile,
)
from .record import CENTRE, DTYPE, GOES_ON, VERSION
from .soundness import END, FIELDS, SIZES, check_sizes
from .view import (
    ALTERNATIVE_TAKES,
    COLOUR_NAMES,
    ENDS,
    EVENT_KINDS,
    OPTION_FIELDS,
    RULESET,
    GenialEvent,
    GenialView,
    Tokens,
    show,
)

#: What a deal is arranged from: the centre, and all other tokens in the order of the flips.
PILES = ("centre", "reserve")
#: Fields of a view that follow from the others.
_DERIVED = ("face_down", "odds")


def read(data: object) -> Record:
    """The position that `show` wrote. Raises BadPosition, naming the field that can't be."""
    shown = converted(data, GenialView)
    position = new(DTYPE)
    _read_sizes(position, shown)
    put(position, "to_move", from_base(shown.to_move))
    for name in ("turn", "passes", "bonus", "owed"):
        put(position, name, getattr(shown, name))
    _put_tokens(position, "centre", position.centre, shown.centre)
    for number, colour in enumerate(shown.zone, 1):
        position.zone[_colour(position, "zone", colour)] = number
    position.zone_size = min(len(shown.zone), len(COLOUR_NAMES) + 1)  # more are never sound
    exactly("collections", shown.collections, int(position.players))
    for seat, tokens in enumerate(shown.collections):
        _put_tokens(position, "collections", position.collections[seat], tokens)
    if isinstance(shown.reserve, int):
        raise BadPosition("error-hidden")
    put_pile(position, "reserve", [_colour(position, "reserve", colour) for colour in shown.reserve])
    _read_event(position, shown.event)
    if shown.over != (position.over != GOES_ON):
        raise refusal(END)
    put_chance(position, shown.key, shown.drawn)
    code = verbs.check(position)
    if code:
        raise refusal(code)
    again = show(position)
    for name in _DERIVED:
        if getattr(shown, name) != getattr(again, name):
            raise bad(name, "contradiction")
    return position


def arrange(position: Record, deal: Mapping[str, object]) -> None:
    """`centre`: its three tokens; `reserve`: all others, in the order of the flips."""
    for name in deal:
        if name not in PILES:
            raise bad(name, "unknown")
    tokens: list[int] = []
    for name in PILES:
        given = deal.get(name)
        if given is None:
            raise bad(name, "missing")
        if not isinstance(given, (list, tuple)):
            raise bad(name, "type")
        if name == "centre":
            exactly(name, given, CENTRE)
        tokens += [_colour(position, name, colour) for colour in given]
    colours, each = int(position.colours), int(position.tokens)
    if sorted(tokens) != [colour for colour in range(colours) for _ in range(each)]:
        raise bad("centre, reserve", "cards")
    put_pile(position, "reserve", tokens)
    verbs.lay(position)


def refusal(code: int) -> BadPosition:
    """The error for a code of `check`."""
    return bad(FIELDS[code], "contradiction")


def _read_sizes(position: Record, shown: GenialView) -> None:
    put_head(position, shown, (RULESET,), VERSION)
    exactly_options(shown.options, OPTION_FIELDS)
    for name, value in shown.options.items():
        if name == "alternative_takes":
            numbers = {takes: number for number, takes in ALTERNATIVE_TAKES.items()}
            if value not in numbers:
                raise bad(f"options.{name}", str(value))
            value = numbers[str(value)]
        if not isinstance(value, int):
            raise bad(f"options.{name}", "type")
        put(position, name, value)
    if not check_sizes(position):
        raise refusal(SIZES)


def _read_event(position: Record, last: GenialEvent) -> None:
    put_event(position, last, EVENT_KINDS, ENDS)
    position.event_colour = EMPTY if last.colour is None else _colour(position, "event.colour", last.colour)
    _put_tokens(position, "event.taken", position.event_taken, last.taken)
    for colour in last.lines:
        position.event_lines[_colour(position, "event.lines", colour)] += 1
    put(position, "event_lost", last.lost)
    _put_tokens(position, "event.returned", position.event_returned, last.returned)


def _put_tokens(position: Record, field: str, counts: Any, tokens: Tokens) -> None:
    exactly(field, tokens, int(position.colours))
    for name, count in tokens.items():
        put(counts, _colour(position, field, name), count, field)


def _colour(position: Record, field: str, name: object) -> int:
    if name == "?":
        raise BadPosition("error-hidden")
    if not isinstance(name, str) or name not in COLOUR_NAMES[: int(position.colours)]:
        raise bad(field, str(name))
    return COLOUR_NAMES.index(name)
