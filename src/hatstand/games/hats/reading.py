"""From what `view.show` wrote, or from a deal set up by hand, back to a record (AL-6)."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...core import verbs
from ...core.errors import BadPosition
from ...core.records import EMPTY, Record, new
from ..shown import HIDDEN
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
    put_row,
)
from .legality import is_in_game
from .record import BLACKS, CARDS, DTYPE, GOES_ON, OUT, TWO_TAKEN_OUT, TYPES, VALUES, VERSION
from .soundness import FIELDS, SIZES, TAKEN_OUT, TURN, check_out, check_sizes
from .view import (
    CARD_NAMES,
    ENDS,
    EVENT_KINDS,
    OPTION_FIELDS,
    RULESET,
    TYPE_NAMES,
    HatsEvent,
    HatsSeat,
    HatsView,
    partner_in,
)

#: What a deal set up by hand is given by.
PILES = ("hands", "table", "deck", "out")
_CARDS = {name: card for card, name in enumerate(CARD_NAMES)}


def read(data: object) -> Record:
    """The position that `show` wrote. Raises BadPosition, naming the field that can't be."""
    shown = converted(data, HatsView)
    position = new(DTYPE)
    _read_sizes(position, shown)
    put(position, "to_move", from_base(shown.to_move))
    put(position, "turn", shown.turn)
    position.played = shown.played
    position.optional = shown.optional
    position.received = _card_or_none("received", shown.received)
    put_row(position, "table", _read_cards("table", shown.table), int(position.places))
    put(position, "cookie", from_base(shown.cookie))
    position.discards = _set("discards", shown.discards)
    put_pile(position, "deck", _read_cards("deck", shown.deck))
    position.blacks[:] = EMPTY
    position.passed[:] = EMPTY
    exactly("seats", shown.seats, int(position.players))
    for seat, owned in enumerate(shown.seats):
        _read_seat(position, seat, owned)
    _read_event(position, shown.event)
    if shown.over != (position.over != GOES_ON):
        raise refusal(TURN)
    put_chance(position, shown.key, shown.drawn)
    code = verbs.check(position)
    if code:
        raise refusal(code)
    return position


def arrange(position: Record, deal: Mapping[str, object]) -> None:
    """`hands`: the cards of each seat; `table`: by place; `deck`: from the top; `out`: the two types out.

    `deck` may be left out where all is dealt, `out` where the given cards tell it.
    """
    for name in deal:
        if name not in PILES:
            raise BadPosition("error-option", option=name, options=", ".join(PILES))
    for name in PILES[:2]:
        if name not in deal:
            raise bad(name, "missing")
    hands = _list("hands", deal["hands"])
    exactly("hands", hands, int(position.players))
    piles = [(f"hands[{seat}]", hand, int(position.hand)) for seat, hand in enumerate(hands)]
    piles.append(("table", deal["table"], int(position.places)))
    cards: list[int] = []
    for name, pile, size in piles:
        read_pile = _read_cards(name, pile)
        exactly(name, read_pile, size)
        cards += read_pile
    cards += _read_cards("deck", deal.get("deck", []))
    _read_out(position, deal.get("out", _types_out(position, cards)))
    wanted = [card for card in range(CARDS) if is_in_game(position, card)]
    if sorted(cards) != wanted:
        raise bad(", ".join(name for name in PILES if name in deal), "cards")
    put_pile(position, "deck", cards)
    verbs.lay(position)


def refusal(code: int) -> BadPosition:
    """The error for a code of `check`."""
    return bad(FIELDS[code], "contradiction")


def _types_out(position: Record, cards: Sequence[int]) -> list[str]:
    """The types that the game must be without, by the cards that it is given."""
    if position.types != TWO_TAKEN_OUT:
        return []
    there = {card // VALUES for card in cards}
    return [TYPE_NAMES[type_] for type_ in range(TYPES) if type_ not in there]


def _read_out(position: Record, given: object) -> None:
    names = _list("out", given)
    for name in names:
        if name not in TYPE_NAMES:
            raise bad("out", str(name))
    if len(names) > OUT:
        raise bad("out", "size")
    types = sorted(TYPE_NAMES.index(name) for name in names)
    position.out[:] = EMPTY
    position.out[: len(types)] = types
    if not check_out(position):
        raise refusal(TAKEN_OUT)


def _read_sizes(position: Record, shown: HatsView) -> None:
    put_head(position, shown, (RULESET,), VERSION)
    exactly_options(shown.options, OPTION_FIELDS)
    for name, value in shown.options.items():
        put(position, name, value, f"options.{name}")
    if not check_sizes(position):
        raise refusal(SIZES)
    _read_out(position, shown.out)


def _read_seat(position: Record, seat: int, owned: HatsSeat) -> None:
    hand = _read_cards("hand", owned.hand)
    position.hands[seat] = _set("hand", hand)
    position.hand_sizes[seat] = len(hand)
    position.collections[seat] = _set("collection", owned.collection)
    blacks = _read_cards("black", owned.black)
    if len(blacks) > BLACKS:
        raise bad("black", "size")
    position.blacks[seat, : len(blacks)] = blacks
    position.black_counts[seat] = len(blacks)
    if owned.passed is None:
        if partner_in(position, seat) is not None:
            raise BadPosition("error-hidden")
        return
    for each in owned.passed:
        card = _card("passed", each.card)
        if position.passed[card] != EMPTY or card not in hand + blacks:
            raise bad("passed", "contradiction")
        put(position.passed, card, from_base(each.blacks), "passed")


def _read_event(position: Record, last: HatsEvent) -> None:
    put_event(position, last, EVENT_KINDS, ENDS)
    position.event_cookie = last.cookie
    put(position, "event_place", from_base(last.place, 1))
    position.event_card = _card_or_none("event.card", last.card)
    # Which of the two it is follows from the kind: `check` wants one exactly where a card was taken or drawn.
    took, drew = last.taken is not None, last.drawn is not None
    if (took and last.kind != "exchange") or (drew and last.kind != "discard"):
        raise bad("event", "contradiction")
    position.event_taken = _card_or_none("event.taken", last.drawn if drew else last.taken)
    gives = last.kind in ("pass", "back") and last.seat is not None
    if last.to != (partner_in(position, int(position.event_seat)) if gives else None):
        raise bad("event.to", "contradiction")


def _card(field: str, name: object) -> int:
    if name == HIDDEN:
        raise BadPosition("error-hidden")
    if not isinstance(name, str) or name not in _CARDS:
        raise bad(field, str(name))
    return _CARDS[name]


def _card_or_none(field: str, name: str | None) -> int:
    return EMPTY if name is None else _card(field, name)


def _read_cards(field: str, cards: object) -> list[int]:
    """A list of cards. A number is what a seat sees of a hidden one."""
    if isinstance(cards, int):
        raise BadPosition("error-hidden")
    return [_card(field, card) for card in _list(field, cards)]


def _set(field: str, cards: Sequence[Any]) -> int:
    """A set of cards, given by names or numbers in any order."""
    numbers = [card if isinstance(card, int) else _card(field, card) for card in cards]
    if len(set(numbers)) != len(numbers):
        raise bad(field, "cards")
    return sum(1 << card for card in numbers)


def _list(field: str, given: object) -> list[Any]:
    if not isinstance(given, (list, tuple)):
        raise bad(field, "type")
    return list(given)
