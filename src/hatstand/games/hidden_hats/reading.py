"""From what `view.show` wrote, or from cards in dealing order, back to a record (AL-6)."""

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
    put_row,
)
from .record import AUF_DER_HUT, DTYPE, GOES_ON, KINDS, VERSION, WONDER
from .soundness import DEAD_ROW, END, FIELDS, SIZES, check_sizes
from .view import (
    ENDS,
    EVENT_KINDS,
    KIND_NAMES,
    OPTION_FIELDS,
    RULESETS,
    WONDER_NAME,
    HiddenHatsEvent,
    HiddenHatsMemory,
    HiddenHatsView,
)

Numbers = dict[str | None, int]
PILES = ("characters", "hats")


def read(data: object) -> Record:
    """The position that `show` wrote. Raises BadPosition, naming the field that can't be."""
    shown = converted(data, HiddenHatsView)
    position = new(DTYPE)
    _read_sizes(position, shown)
    places, players = int(position.places), int(position.players)
    numbers = _card_numbers(position)
    put(position, "to_move", from_base(shown.to_move))
    put(position, "turn", shown.turn)
    put(position, "idle", shown.idle)
    put(position, "supply", shown.supply)
    put_row(position, "characters", [_card(numbers, "characters", card) for card in shown.characters], places)
    put_row(position, "hats", [_card(numbers, "hats", card) for card in shown.hats], places)
    for name, deck in (("character_deck", shown.character_deck), ("hat_deck", shown.hat_deck)):
        if isinstance(deck, int):
            raise BadPosition("error-hidden")
        put_pile(position, name, [_card(numbers, name, card) for card in deck])
    exactly("seats", shown.seats, players)
    for seat, taken in enumerate(shown.seats):
        put(position.wonder_hats, seat, taken.wonders, "wonders")
        put(position.bald_heads, seat, taken.balds, "balds")
        for kind in taken.pairs:
            number = _card(numbers, "pairs", kind)
            if number == WONDER:
                raise bad("pairs", kind)
            position.pairs[seat, number] += 1
    if shown.memory is None:
        raise BadPosition("error-hidden")
    _read_memory(position, shown.memory, places, players)
    _read_event(position, shown.event, numbers)
    if shown.over != (position.over != GOES_ON):
        raise refusal(END)
    put_chance(position, shown.key, shown.drawn)
    code = verbs.check(position)
    if code:
        raise refusal(code)
    return position


def arrange(position: Record, deal: Mapping[str, object]) -> None:
    """`characters` and `hats`: all the cards in dealing order, the row from the left, then the decks' tops."""
    for name in deal:
        if name not in PILES:
            raise bad(name, "unknown")
    numbers = _card_numbers(position)
    dealt = [kind for kind in range(int(position.kinds)) for _ in range(int(position.copies))]
    for name, wanted in (("characters", dealt), ("hats", dealt + [WONDER] * int(position.wonders))):
        cards = deal.get(name)
        if cards is None:
            raise bad(name, "missing")
        if not isinstance(cards, (list, tuple)):
            raise bad(name, "type")
        deck = [_card(numbers, name, card) for card in cards]
        if sorted(deck) != wanted:
            raise bad(name, "cards")
        put_pile(position, "character_deck" if name == "characters" else "hat_deck", deck)
    verbs.lay(position)
    if position.event_relaid:
        raise refusal(DEAD_ROW)


def refusal(code: int) -> BadPosition:
    """The error for a code of `check`."""
    if code == DEAD_ROW:
        return BadPosition("hidden-hats-error-deal-dead")
    return bad(FIELDS[code], "contradiction")


def _read_sizes(position: Record, shown: HiddenHatsView) -> None:
    rulesets = {name: number for number, name in RULESETS.items()}
    put_head(position, shown, rulesets, VERSION)
    position.ruleset = rulesets[shown.ruleset]
    wanted = [name for name in OPTION_FIELDS if name != "until_three" or position.ruleset == AUF_DER_HUT]
    exactly_options(shown.options, wanted)
    for name, value in {"until_three": True, **shown.options}.items():
        put(position, name, value)
    if not check_sizes(position):
        raise refusal(SIZES)


def _read_memory(position: Record, memory: HiddenHatsMemory, places: int, players: int) -> None:
    position.seen[:], position.moves[:] = EMPTY, 0
    exactly("memory.seen", memory.seen, places)
    exactly("memory.moves", memory.moves, places)
    for place in range(places):
        exactly("memory.seen", memory.seen[place], players)
        exactly("memory.moves", memory.moves[place], players)
        for seat in range(players):
            put(position.seen, (place, seat), from_base(memory.seen[place][seat]), "memory.seen")
            put(position.moves, (place, seat), memory.moves[place][seat], "memory.moves")
    put_row(position, "moved_by", [from_base(seat) for seat in memory.moved_by], places)
    put_row(position, "moved_at", [from_base(turn) for turn in memory.moved_at], places)


def _read_event(position: Record, last: HiddenHatsEvent, numbers: Numbers) -> None:
    put_event(position, last, EVENT_KINDS, ENDS)
    position.event_free = last.free
    position.event_relaid = last.relaid
    put(position, "event_place", from_base(last.place, 1))
    put(position, "event_other", from_base(last.other, 1))
    position.event_hat = _card(numbers, "event.hat", last.hat)
    position.event_character = _card(numbers, "event.character", last.character)


def _card_numbers(position: Record) -> Numbers:
    names = KIND_NAMES[int(position.ruleset)][: min(KINDS, int(position.kinds))]
    return {**{name: number for number, name in enumerate(names)}, WONDER_NAME: WONDER, None: EMPTY}


def _card(numbers: Numbers, field: str, name: Any) -> int:
    if name == "?":
        raise BadPosition("error-hidden")
    if (name is not None and not isinstance(name, str)) or name not in numbers:
        raise bad(field, str(name))
    return numbers[name]
