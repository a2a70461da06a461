"""How a record of Genial looks to people and in JSON (`reading` is the way back).

Tokens that lie open are counted by colour, every colour of the game named, also with 0. A face-down reserve is its
size. Seats and turns count from 0.
"""

from collections.abc import Iterable
from typing import Any, Literal, get_args

import msgspec

from ...core.records import Record
from ..shown import chance, fields, head, is_hidden, number
from .record import ALL_LINES, ALL_PASSED, ALL_TOKENS, OUT_OF_PATIENCE, TAKES_ALL, TAKES_ONE
from .sight import in_outcomes, in_reserve

RULESET = "genial"
COLOUR_NAMES = ("red", "orange", "yellow", "green", "blue", "purple")
ALTERNATIVE_TAKES = {TAKES_ONE: "one", TAKES_ALL: "all"}

EventKind = Literal["deal", "match", "no_match", "conflict", "take", "alternative", "pass"]
EVENT_KINDS: tuple[EventKind, ...] = get_args(EventKind)
End = Literal["lines", "passes", "patience"]
ENDS: dict[int, End] = {ALL_LINES: "lines", ALL_PASSED: "passes", OUT_OF_PATIENCE: "patience"}
#: The fields of a record that are options, in the order they are shown in.
OPTION_FIELDS = ("line", "alternative_takes", "patience", "colours", "tokens")

Tokens = dict[str, int]


class GenialEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happened last. `match`, `no_match`, `conflict`: a flip that ended so."""

    kind: EventKind
    seat: int | None
    colour: str | None  # flipped, or taken by the alternative
    taken: Tokens  # into the player's collection
    lines: list[str]  # completed by that: as many bonus turns, unless the game is over
    lost: int  # bonus turns lost, there being nothing left to flip
    returned: Tokens  # over a line, back into the reserve: the turn is over
    end: End | None  # the game ended with this


class GenialOdds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next flip: how many tokens of the reserve would make a match, no match, a conflict.

    Each token is equally likely, so a success has the chance match / (match + no_match + conflict).
    """

    match: int
    no_match: int
    conflict: int


class GenialView(msgspec.Struct, forbid_unknown_fields=True):
    """A position, or what a seat may see of it: everything but the order of the reserve and the key."""

    format: int
    ruleset: str
    version: int
    players: int
    options: dict[str, int | str]
    first: int
    seat: int | None  # whose view it is; None for a spectator's, and for a whole position
    to_move: int | None  # None once it is over
    turn: int  # turns that are over, of all seats together
    passes: int  # of these, passes in a row just now
    bonus: int  # 0: the turn's own series is played; n: the n-th bonus turn of it
    owed: int  # bonus turns still to come after that
    over: bool
    centre: Tokens
    zone: list[str]  # in the order of the flips
    collections: list[Tokens]  # by seat
    reserve: int | list[str]  # its size, or the tokens in the order of the flips
    face_down: Tokens  # what the reserve holds, as anyone can count
    odds: GenialOdds
    event: GenialEvent
    key: str  # 64 hexadecimal digits
    drawn: int | str  # words used of its stream


def show(view: Record) -> GenialView:
    """A view or a position for people."""
    plain = fields(view)
    zone = sorted((flipped, colour) for colour, flipped in enumerate(plain.zone) if flipped > 0)
    reserve = plain.reserve[ALL_TOKENS - plain.reserve_size :]
    options = {name: getattr(plain, name) for name in OPTION_FIELDS}
    return GenialView(
        **head(plain),
        ruleset=RULESET,
        options={**options, "alternative_takes": ALTERNATIVE_TAKES[plain.alternative_takes]},
        passes=plain.passes,
        bonus=plain.bonus,
        owed=plain.owed,
        centre=_tokens(plain, plain.centre),
        zone=[COLOUR_NAMES[colour] for _, colour in zone],
        collections=[_tokens(plain, collection) for collection in plain.collections[: plain.players]],
        reserve=len(reserve) if is_hidden(plain) else [COLOUR_NAMES[colour] for colour in reserve],
        face_down=_tokens(plain, [in_reserve(view, colour) for colour in range(plain.colours)]),
        odds=odds(view),
        event=_event(plain),
        **chance(view),
    )


def odds(view: Record) -> GenialOdds:
    """How the next flip may end; all 0 where the reserve is empty."""
    match, no_match, conflict = in_outcomes(view)
    return GenialOdds(match=int(match), no_match=int(no_match), conflict=int(conflict))


def event(view: Record) -> GenialEvent:
    """The last event; everyone sees all of it."""
    return _event(fields(view))


def _event(plain: Any) -> GenialEvent:
    colour = number(plain.event_colour)
    return GenialEvent(
        kind=EVENT_KINDS[plain.event],
        seat=number(plain.event_seat),
        colour=None if colour is None else COLOUR_NAMES[colour],
        taken=_tokens(plain, plain.event_taken),
        lines=[name for name, line in _tokens(plain, plain.event_lines).items() if line],
        lost=plain.event_lost,
        returned=_tokens(plain, plain.event_returned),
        end=ENDS.get(plain.over),
    )


def _tokens(plain: Any, counts: Iterable[int]) -> Tokens:
    return dict(zip(COLOUR_NAMES[: plain.colours], map(int, counts), strict=False))
