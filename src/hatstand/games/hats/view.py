"""How a record of Hats looks to people and in JSON (`reading` is the way back).

A card is written as in the notation, "fez-5"; one that may not be seen is "?", a hidden hand or deck is its size.
What is a set on the table stands in the order of the types and values. Places count from 1 in an event and stand in
order in a list; seats and turns count from 0.
"""

from typing import Any, Literal, get_args

import msgspec

from ...core.records import EMPTY, UNKNOWN, Record
from ..shown import HIDDEN, chance, fields, head, is_hidden, number
from .record import ALL_PLAYED, CARDS, TEAMS_OF, VALUES

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
    plain = fields(view)
    hidden = is_hidden(plain)
    deck = plain.deck[CARDS - plain.deck_size :]
    return HatsView(
        **head(plain),
        ruleset=RULESET,
        options={name: getattr(plain, name) for name in OPTION_FIELDS},
        played=bool(plain.played),
        optional=bool(plain.optional),
        received=_card(plain.received),
        out=[TYPE_NAMES[type_] for type_ in plain.out if type_ != EMPTY],
        table=[CARD_NAMES[card] for card in plain.table[: plain.places]],
        deck=len(deck) if hidden else [CARD_NAMES[card] for card in deck],
        discards=_cards(plain.discards),
        cookie=number(plain.cookie),
        seats=[_seat(plain, seat, hidden) for seat in range(plain.players)],
        event=_event(plain),
        **chance(view),
    )


def event(view: Record) -> HatsEvent:
    """The last event, as the seat of this view saw it."""
    return _event(fields(view))


def _event(plain: Any) -> HatsEvent:
    kind = EVENT_KINDS[plain.event]
    taken = _card(plain.event_taken)
    return HatsEvent(
        kind=kind,
        seat=number(plain.event_seat),
        to=partner_in(plain, plain.event_seat) if kind in ("pass", "back") else None,
        card=_card(plain.event_card),
        place=number(plain.event_place, 1),
        taken=taken if kind == "exchange" else None,
        drawn=taken if kind == "discard" else None,
        cookie=bool(plain.event_cookie),
        end=ENDS.get(plain.over),
    )


def partner_in(view: Any, seat: int) -> int | None:
    """The team-mate of a seat, where there are teams."""
    return (seat + 2) % TEAMS_OF if view.players == TEAMS_OF else None


def _seat(plain: Any, seat: int, hidden: bool) -> HatsSeat:
    mine, partner = not hidden or plain.viewer == seat, partner_in(plain, seat)
    ours = partner is not None and (mine or plain.viewer == partner)
    return HatsSeat(
        hand=_cards(plain.hands[seat]) if mine else plain.hand_sizes[seat],
        collection=_cards(plain.collections[seat]),
        black=[str(_card(card)) for card in plain.blacks[seat][: plain.black_counts[seat]]],
        passed=_passed(plain, seat, mine) if ours else None,
    )


def _passed(plain: Any, seat: int, mine: bool) -> list[HatsPassed]:
    """The passed cards that a seat has: in its own view those it holds, in its partner's all others."""
    open_to = seat if mine else plain.viewer
    held = plain.hands[open_to] | sum(1 << card for card in plain.blacks[open_to] if card >= 0)
    return [
        HatsPassed(card=CARD_NAMES[card], blacks=since)
        for card, since in enumerate(plain.passed)
        if since != EMPTY and (held >> card & 1 == 1) == mine
    ]


def _card(card: int) -> str | None:
    return {EMPTY: None, UNKNOWN: HIDDEN}.get(card) if card < 0 else CARD_NAMES[card]


def _cards(cards: int) -> list[str]:
    """The names of a set of cards."""
    return [CARD_NAMES[card] for card in range(CARDS) if cards >> card & 1]
