"""How a record of Hats looks to people and in JSON (`reading` is the way back).

A card is written as in the notation, "fez-5"; one that may not be seen is "?", a hidden hand or deck is its size.
What is a set on the table stands in the order of the types and values. Places count from 1 in an event and stand in
order in a list; seats and turns count from 0.
"""

from typing import Any, Literal, get_args

import msgspec

from ...core.chance import key_bytes
from ...core.records import EMPTY, UNKNOWN, Record
from .record import ALL_PLAYED, CARDS, TEAMS_OF, VALUES
from .sight import blacks_of

FORMAT = 1
HIDDEN = "?"
RULESET = "hats"
TYPE_NAMES = ("top-hat", "bowler", "fez", "boater", "bonnet", "beret", "deerstalker")

EventKind = Literal["deal", "exchange", "black", "discard", "pass", "back", "end"]
EVENT_KINDS: tuple[EventKind, ...] = get_args(EventKind)
End = Literal["played"]
ENDS: dict[int, End] = {ALL_PLAYED: "played"}
#: The fields of a record that are options, in the order they are shown in.
OPTION_FIELDS = ("types", "values", "hand", "places")


#: How each card is written, by its number: top-hat-1 to deerstalker-6.
CARD_NAMES = tuple(f"{type_}-{value}" for type_ in TYPE_NAMES for value in range(1, VALUES + 1))


class HatsEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happened last. `end`: a player ended their turn without the optional action."""

    kind: EventKind
    seat: int | None
    to: int | None  # the team-mate a card was passed or given back to
    card: str | None  # played, discarded, passed or given back; "?" where this seat may not know it
    place: int | None  # of an exchange
    taken: str | None  # from that place into the collection
    drawn: str | None  # for a discard; "?" where this seat may not know it
    cookie: bool  # it came to the seat that acted
    end: End | None  # the game ended with this


class HatsPassed(msgspec.Struct, forbid_unknown_fields=True):
    """A card that the team-mate knows this player to have got: it is in the hand, or black and laid since."""

    card: str
    blacks: int  # black hats that the player had when the card came


class HatsSeat(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before a player, and what that player holds."""

    hand: int | list[str]  # its size, or the cards
    collection: list[str]  # the face-up cards
    black: list[str]  # in the order they were laid
    passed: list[HatsPassed] | None  # None: another team's, or there are no teams


class HatsView(msgspec.Struct, forbid_unknown_fields=True):
    """A position, or what a seat may see of it."""

    format: int
    ruleset: str
    version: int
    players: int
    options: dict[str, int]
    first: int
    seat: int | None  # whose view it is; None for a spectator's, and for a whole position
    to_move: (
        int | None
    )  # the seat that must act, also the one that must give a card back; None once it is over
    turn: int  # turns that are over
    played: bool  # this turn's exchange or black hat is done
    optional: bool  # this turn's discard or pass is done
    received: str | None  # the card for which `to_move` must give another one back
    over: bool
    out: list[str]  # the types out of the game
    table: list[str]  # by place
    deck: int | list[str]  # its size, or the cards from the top
    discards: list[str]
    cookie: int | None  # the seat that has it
    seats: list[HatsSeat]
    event: HatsEvent
    key: str  # 64 hexadecimal digits
    drawn: int | str  # words used of its stream


def show(view: Record) -> HatsView:
    """A view or a position for people."""
    hidden = bool(view.drawn == UNKNOWN)
    deck = [int(card) for card in view.deck[CARDS - int(view.deck_size) :]]
    return HatsView(
        format=FORMAT,
        ruleset=RULESET,
        version=int(view.version),
        players=int(view.players),
        options={name: int(view[name]) for name in OPTION_FIELDS},
        first=int(view.first),
        seat=int(view.viewer) if view.viewer >= 0 else None,
        to_move=_number(view.to_move),
        turn=int(view.turn),
        played=bool(view.played),
        optional=bool(view.optional),
        received=_card(view.received),
        over=bool(view.over),
        out=[TYPE_NAMES[int(type_)] for type_ in view.out if type_ != EMPTY],
        table=[CARD_NAMES[int(card)] for card in view.table[: int(view.places)]],
        deck=len(deck) if hidden else [CARD_NAMES[card] for card in deck],
        discards=_cards(view.discards),
        cookie=_number(view.cookie),
        seats=[_seat(view, seat, hidden) for seat in range(int(view.players))],
        event=event(view),
        key=HIDDEN if hidden else key_bytes(view.key).hex(),
        drawn=HIDDEN if hidden else int(view.drawn),
    )


def event(view: Record) -> HatsEvent:
    """The last event, as the seat of this view saw it."""
    kind = EVENT_KINDS[int(view.event)]
    taken = _card(view.event_taken)
    return HatsEvent(
        kind=kind,
        seat=_number(view.event_seat),
        to=partner_in(view, int(view.event_seat)) if kind in ("pass", "back") else None,
        card=_card(view.event_card),
        place=_number(view.event_place, 1),
        taken=taken if kind == "exchange" else None,
        drawn=taken if kind == "discard" else None,
        cookie=bool(view.event_cookie),
        end=ENDS.get(int(view.over)),
    )


def partner_in(view: Record, seat: int) -> int | None:
    """The team-mate of a seat, where there are teams."""
    return (seat + 2) % TEAMS_OF if view.players == TEAMS_OF else None


def _seat(view: Record, seat: int, hidden: bool) -> HatsSeat:
    mine, partner = not hidden or view.viewer == seat, partner_in(view, seat)
    ours = partner is not None and (mine or view.viewer == partner)
    return HatsSeat(
        hand=_cards(view.hands[seat]) if mine else int(view.hand_sizes[seat]),
        collection=_cards(view.collections[seat]),
        black=[str(_card(card)) for card in view.blacks[seat, : int(view.black_counts[seat])]],
        passed=_passed(view, seat, mine) if ours else None,
    )


def _passed(view: Record, seat: int, mine: bool) -> list[HatsPassed]:
    """The passed cards that a seat has: in its own view those it holds, in its partner's all others."""
    open_to = seat if mine else int(view.viewer)
    held = int(view.hands[open_to]) | blacks_of(view, open_to)
    return [
        HatsPassed(card=CARD_NAMES[card], blacks=int(since))
        for card, since in enumerate(view.passed)
        if since != EMPTY and (held >> card & 1 == 1) == mine
    ]


def _card(card: Any) -> str | None:
    return {EMPTY: None, UNKNOWN: HIDDEN}.get(int(card)) if card < 0 else CARD_NAMES[int(card)]


def _cards(cards: Any) -> list[str]:
    """The names of a set of cards."""
    return [CARD_NAMES[card] for card in range(CARDS) if int(cards) >> card & 1]


def _number(value: Any, base: int = 0) -> int | None:
    return None if value == EMPTY else int(value) + base
