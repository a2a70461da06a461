"""How a record of Genial looks to people and in JSON (`reading` is the way back).

Tokens that lie open are counted by colour, every colour of the game named, also with 0. A face-down reserve is its
size. Seats and turns count from 0.
"""

from collections.abc import Iterable
from typing import Any, Literal, get_args

import msgspec

from ...core.chance import key_bytes
from ...core.records import EMPTY, UNKNOWN, Record
from .record import ALL_LINES, ALL_PASSED, ALL_TOKENS, OUT_OF_PATIENCE, TAKES_ALL, TAKES_ONE
from .sight import in_outcomes, in_reserve

FORMAT = 1
HIDDEN = "?"
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
    hidden = bool(view.drawn == UNKNOWN)
    zone = sorted((int(number), colour) for colour, number in enumerate(view.zone) if number > 0)
    reserve = view.reserve[ALL_TOKENS - int(view.reserve_size) :]
    return GenialView(
        format=FORMAT,
        ruleset=RULESET,
        version=int(view.version),
        players=int(view.players),
        options={
            name: ALTERNATIVE_TAKES[int(view[name])] if name == "alternative_takes" else int(view[name])
            for name in OPTION_FIELDS
        },
        first=int(view.first),
        seat=int(view.viewer) if view.viewer >= 0 else None,
        to_move=_number(view.to_move),
        turn=int(view.turn),
        passes=int(view.passes),
        bonus=int(view.bonus),
        owed=int(view.owed),
        over=bool(view.over),
        centre=_tokens(view, view.centre),
        zone=[COLOUR_NAMES[colour] for _, colour in zone],
        collections=[_tokens(view, collection) for collection in view.collections[: int(view.players)]],
        reserve=len(reserve) if hidden else [COLOUR_NAMES[int(colour)] for colour in reserve],
        face_down=_tokens(view, [in_reserve(view, colour) for colour in range(int(view.colours))]),
        odds=odds(view),
        event=event(view),
        key=HIDDEN if hidden else key_bytes(view.key).hex(),
        drawn=HIDDEN if hidden else int(view.drawn),
    )


def odds(view: Record) -> GenialOdds:
    """How the next flip may end; all 0 where the reserve is empty."""
    match, no_match, conflict = in_outcomes(view)
    return GenialOdds(match=int(match), no_match=int(no_match), conflict=int(conflict))


def event(view: Record) -> GenialEvent:
    """The last event; everyone sees all of it."""
    colour = _number(view.event_colour)
    return GenialEvent(
        kind=EVENT_KINDS[int(view.event)],
        seat=_number(view.event_seat),
        colour=None if colour is None else COLOUR_NAMES[colour],
        taken=_tokens(view, view.event_taken),
        lines=[name for name, line in _tokens(view, view.event_lines).items() if line],
        lost=int(view.event_lost),
        returned=_tokens(view, view.event_returned),
        end=ENDS.get(int(view.over)),
    )


def _tokens(view: Record, counts: Iterable[Any]) -> Tokens:
    colours = COLOUR_NAMES[: int(view.colours)]
    return {name: int(count) for name, count in zip(colours, counts, strict=False)}


def _number(value: Any) -> int | None:
    return None if value == EMPTY else int(value)
