"""How a record of Hidden Hats looks to people and in JSON (`reading` is the way back).

A hat or deck that may not be seen is "?", an empty place is None, a hidden deck is its size. Places count from 1
in an event and stand in order in a list; seats and turns count from 0.
"""

from typing import Any, Literal, get_args

import msgspec

from ...core.chance import key_bytes
from ...core.records import EMPTY, UNKNOWN, Record
from .record import (
    AUF_DER_HUT,
    CHARACTERS,
    HATS,
    KINDS,
    OUT_OF_PATIENCE,
    ROW_NOT_FILLED,
    SHAPKA_NEVIDIMKA,
    THREE_LEFT,
    WONDER,
)

FORMAT = 1
HIDDEN = "?"
WONDER_NAME = "wonder"
RULESETS = {AUF_DER_HUT: "auf-der-hut", SHAPKA_NEVIDIMKA: "shapka-nevidimka"}
_SHARED = ("jester", "sultan", "viking", "pirate", "knight", "princess")
KIND_NAMES = {
    AUF_DER_HUT: (*_SHARED, "cowboy", "witch", "wizard", "cook"),
    SHAPKA_NEVIDIMKA: (*_SHARED, "king", "witch", "wizard", "dragon"),
}

EventKind = Literal["deal", "peek", "swap", "pair", "wonder", "bald"]
EVENT_KINDS: tuple[EventKind, ...] = get_args(EventKind)
End = Literal["row", "three", "patience"]
ENDS: dict[int, End] = {ROW_NOT_FILLED: "row", THREE_LEFT: "three", OUT_OF_PATIENCE: "patience"}
#: The fields of a record that are options, in the order they are shown in.
OPTION_FIELDS = ("until_three", "no_swap_back", "patience", "kinds", "copies", "places", "wonders", "balds")
_BOOLEANS = ("until_three", "no_swap_back")


class HiddenHatsEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happened last. `wonder`: a wonder hat was opened; `bald`: a wrong hat was."""

    kind: EventKind
    seat: int | None
    place: int | None
    other: int | None  # the second place of a swap
    hat: str | None  # looked at or opened; "?" where this seat may not know it
    character: str | None  # the character taken with its hat
    free: bool  # HH-9: a wrong hat cost nothing, no bald head was left
    relaid: bool  # HH-14: no hat of the row could fit, new ones were laid
    end: End | None  # the game ended with this


class HiddenHatsSeat(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has taken: the kinds of their pairs (ascending), wonder hats, bald heads."""

    pairs: list[str]
    wonders: int
    balds: int


class HiddenHatsMemory(msgspec.Struct, forbid_unknown_fields=True):
    """Who has seen and moved what; everyone could know it who watched. By place, then by seat."""

    seen: list[list[int | None]]  # the turn in which that seat last saw the hat lying here
    moves: list[list[int]]  # how often it has moved since then
    moved_by: list[int | None]  # who last moved a hat to this place
    moved_at: list[int | None]  # and in which turn


class HiddenHatsView(msgspec.Struct, forbid_unknown_fields=True):
    """A position, or what a seat may see of it."""

    format: int
    ruleset: str
    version: int
    players: int
    options: dict[str, bool | int]
    first: int
    seat: int | None  # whose view it is; None for a spectator's, and for a whole position
    to_move: int | None  # None once it is over
    turn: int  # actions played so far
    idle: int  # of these, since the last pair or wonder hat
    over: bool
    characters: list[str | None]  # the row, by place
    hats: list[str | None]
    character_deck: int | list[str]  # its size, or the cards from the top
    hat_deck: int | list[str]
    supply: int  # bald heads left
    seats: list[HiddenHatsSeat]
    memory: HiddenHatsMemory | None
    event: HiddenHatsEvent
    key: str  # 64 hexadecimal digits
    drawn: int | str  # words used of its stream


def show(view: Record) -> HiddenHatsView:
    """A view or a position for people."""
    places, players, names = int(view.places), int(view.players), _card_names(int(view.ruleset))
    hidden = bool(view.drawn == UNKNOWN)
    characters = [int(card) for card in view.character_deck[CHARACTERS - int(view.character_deck_size) :]]
    hats = [int(card) for card in view.hat_deck[HATS - int(view.hat_deck_size) :]]
    return HiddenHatsView(
        format=FORMAT,
        ruleset=RULESETS[int(view.ruleset)],
        version=int(view.version),
        players=players,
        options={
            name: bool(view[name]) if name in _BOOLEANS else int(view[name])
            for name in OPTION_FIELDS
            if name != "until_three" or view.ruleset == AUF_DER_HUT
        },
        first=int(view.first),
        seat=int(view.viewer) if view.viewer >= 0 else None,
        to_move=_number(view.to_move),
        turn=int(view.turn),
        idle=int(view.idle),
        over=bool(view.over),
        characters=[names[int(card)] for card in view.characters[:places]],
        hats=[names[int(card)] for card in view.hats[:places]],
        character_deck=len(characters) if hidden else [str(names[card]) for card in characters],
        hat_deck=len(hats) if hidden else [str(names[card]) for card in hats],
        supply=int(view.supply),
        seats=[
            HiddenHatsSeat(
                pairs=[str(names[kind]) for kind in range(KINDS) for _ in range(int(view.pairs[seat, kind]))],
                wonders=int(view.wonder_hats[seat]),
                balds=int(view.bald_heads[seat]),
            )
            for seat in range(players)
        ],
        memory=HiddenHatsMemory(
            seen=[[_number(turn) for turn in row] for row in view.seen[:places, :players]],
            moves=[[int(count) for count in row] for row in view.moves[:places, :players]],
            moved_by=[_number(seat) for seat in view.moved_by[:places]],
            moved_at=[_number(turn) for turn in view.moved_at[:places]],
        ),
        event=event(view),
        key=HIDDEN if hidden else key_bytes(view.key).hex(),
        drawn=HIDDEN if hidden else int(view.drawn),
    )


def event(view: Record) -> HiddenHatsEvent:
    """The last event, as the seat of this view saw it."""
    names = _card_names(int(view.ruleset))
    return HiddenHatsEvent(
        kind=EVENT_KINDS[int(view.event)],
        seat=_number(view.event_seat),
        place=_number(view.event_place, 1),
        other=_number(view.event_other, 1),
        hat=names[int(view.event_hat)],
        character=names[int(view.event_character)],
        free=bool(view.event_free),
        relaid=bool(view.event_relaid),
        end=ENDS.get(int(view.over)),
    )


def _card_names(ruleset: int) -> dict[int, str | None]:
    names: dict[int, str | None] = dict(enumerate(KIND_NAMES[ruleset]))
    return {**names, WONDER: WONDER_NAME, EMPTY: None, UNKNOWN: HIDDEN}


def _number(value: Any, base: int = 0) -> int | None:
    return None if value == EMPTY else int(value) + base
