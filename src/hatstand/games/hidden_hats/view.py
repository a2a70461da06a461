"""How a record of Hidden Hats looks to people and in JSON (`reading` is the way back).

A hat or deck that may not be seen is "?", an empty place is None, a hidden deck is its size. Places count from 1
in an event and stand in order in a list; seats and turns count from 0.
"""

import functools
from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec

from ...core.records import EMPTY, UNKNOWN, Record
from ..shown import HIDDEN, chance, fields, head, is_hidden, number
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
    plain = fields(view)
    places, players, names = plain.places, plain.players, _card_names(plain.ruleset)
    hidden = is_hidden(plain)
    characters = plain.character_deck[CHARACTERS - plain.character_deck_size :]
    hats = plain.hat_deck[HATS - plain.hat_deck_size :]
    return HiddenHatsView(
        **head(plain),
        ruleset=RULESETS[plain.ruleset],
        options={
            name: bool(getattr(plain, name)) if name in _BOOLEANS else getattr(plain, name)
            for name in OPTION_FIELDS
            if name != "until_three" or plain.ruleset == AUF_DER_HUT
        },
        idle=plain.idle,
        characters=[names[card] for card in plain.characters[:places]],
        hats=[names[card] for card in plain.hats[:places]],
        character_deck=len(characters) if hidden else [str(names[card]) for card in characters],
        hat_deck=len(hats) if hidden else [str(names[card]) for card in hats],
        supply=plain.supply,
        seats=[
            HiddenHatsSeat(
                pairs=[str(names[kind]) for kind in range(KINDS) for _ in range(plain.pairs[seat][kind])],
                wonders=plain.wonder_hats[seat],
                balds=plain.bald_heads[seat],
            )
            for seat in range(players)
        ],
        memory=HiddenHatsMemory(
            seen=[[number(turn) for turn in row[:players]] for row in plain.seen[:places]],
            moves=[row[:players] for row in plain.moves[:places]],
            moved_by=[number(seat) for seat in plain.moved_by[:places]],
            moved_at=[number(turn) for turn in plain.moved_at[:places]],
        ),
        event=_event(plain),
        **chance(view),
    )


def event(view: Record) -> HiddenHatsEvent:
    """The last event, as the seat of this view saw it."""
    return _event(fields(view))


def _event(plain: Any) -> HiddenHatsEvent:
    names = _card_names(plain.ruleset)
    return HiddenHatsEvent(
        kind=EVENT_KINDS[plain.event],
        seat=number(plain.event_seat),
        place=number(plain.event_place, 1),
        other=number(plain.event_other, 1),
        hat=names[plain.event_hat],
        character=names[plain.event_character],
        free=bool(plain.event_free),
        relaid=bool(plain.event_relaid),
        end=ENDS.get(plain.over),
    )


@functools.cache
def _card_names(ruleset: int) -> Mapping[int, str | None]:
    names: dict[int, str | None] = dict(enumerate(KIND_NAMES[ruleset]))
    return {**names, WONDER: WONDER_NAME, EMPTY: None, UNKNOWN: HIDDEN}
