"""From what `view.show` wrote, or from cards in dealing order, back to a record (AL-6)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...core import verbs
from ...core.chance import key_from
from ...core.errors import BadPosition
from ...core.records import EMPTY, EVERYTHING, Record, new
from .record import AUF_DER_HUT, DTYPE, GOES_ON, KINDS, VERSION, WONDER
from .soundness import DEAD_ROW, END, FIELDS, SIZES, check_sizes
from .view import (
    ENDS,
    EVENT_KINDS,
    FORMAT,
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
    try:
        shown = msgspec.convert(data, HiddenHatsView)
    except msgspec.ValidationError as error:
        problem, _, field = str(error).partition(" - at ")
        raise _bad(field.strip("`$.") or "position", problem) from None
    position = new(DTYPE)
    _read_sizes(position, shown)
    places, players = int(position.places), int(position.players)
    numbers = _card_numbers(position)
    _put(position, "to_move", _index(shown.to_move))
    _put(position, "turn", shown.turn)
    _put(position, "idle", shown.idle)
    _put(position, "supply", shown.supply)
    _put_row(
        position, "characters", [_card(numbers, "characters", card) for card in shown.characters], places
    )
    _put_row(position, "hats", [_card(numbers, "hats", card) for card in shown.hats], places)
    for name, deck in (("character_deck", shown.character_deck), ("hat_deck", shown.hat_deck)):
        if isinstance(deck, int):
            raise BadPosition("error-hidden")
        _put_deck(position, name, [_card(numbers, name, card) for card in deck])
    _exactly("seats", shown.seats, players)
    for seat, taken in enumerate(shown.seats):
        _put(position.wonder_hats, seat, taken.wonders, "wonders")
        _put(position.bald_heads, seat, taken.balds, "balds")
        for kind in taken.pairs:
            number = _card(numbers, "pairs", kind)
            if number == WONDER:
                raise _bad("pairs", kind)
            position.pairs[seat, number] += 1
    if shown.memory is None or not isinstance(shown.drawn, int):
        raise BadPosition("error-hidden")
    _read_memory(position, shown.memory, places, players)
    _read_event(position, shown.event, numbers)
    if shown.over != (position.over != GOES_ON):
        raise refusal(END)
    try:
        position.key[:] = key_from(bytes.fromhex(shown.key))
    except ValueError:
        raise _bad("key", "type") from None
    _put(position, "drawn", shown.drawn)
    code = verbs.check(position)
    if code:
        raise refusal(code)
    return position


def arrange(position: Record, deal: Mapping[str, object]) -> None:
    """`characters` and `hats`: all the cards in dealing order, the row from the left, then the decks' tops."""
    for name in deal:
        if name not in PILES:
            raise _bad(name, "unknown")
    numbers = _card_numbers(position)
    dealt = [kind for kind in range(int(position.kinds)) for _ in range(int(position.copies))]
    for name, wanted in (("characters", dealt), ("hats", dealt + [WONDER] * int(position.wonders))):
        cards = deal.get(name)
        if cards is None:
            raise _bad(name, "missing")
        if not isinstance(cards, (list, tuple)):
            raise _bad(name, "type")
        deck = [_card(numbers, name, card) for card in cards]
        if sorted(deck) != wanted:
            raise _bad(name, "cards")
        _put_deck(position, "character_deck" if name == "characters" else "hat_deck", deck)
    verbs.lay(position)
    if position.event_relaid:
        raise refusal(DEAD_ROW)


def refusal(code: int) -> BadPosition:
    """The error for a code of `check`."""
    if code == DEAD_ROW:
        return BadPosition("hidden-hats-error-deal-dead")
    return _bad(FIELDS[code], "contradiction")


def _read_sizes(position: Record, shown: HiddenHatsView) -> None:
    rulesets = {name: number for number, name in RULESETS.items()}
    if shown.ruleset not in rulesets:
        raise BadPosition("error-ruleset", ruleset=shown.ruleset, rulesets=", ".join(rulesets))
    position.ruleset = rulesets[shown.ruleset]
    wanted = [name for name in OPTION_FIELDS if name != "until_three" or position.ruleset == AUF_DER_HUT]
    for name in wanted:
        if name not in shown.options:
            raise _bad(f"options.{name}", "missing")
    for name in shown.options:
        if name not in wanted:
            raise _bad(f"options.{name}", "unknown")
    if shown.format != FORMAT or shown.version != VERSION:
        raise _bad("format" if shown.format != FORMAT else "version", "unknown")
    _put(position, "version", shown.version)
    _put(position, "players", shown.players)
    _put(position, "first", shown.first)
    for name, value in {"until_three": True, **shown.options}.items():
        _put(position, name, value)
    position.viewer = EVERYTHING
    if not check_sizes(position):
        raise refusal(SIZES)


def _read_memory(position: Record, memory: HiddenHatsMemory, places: int, players: int) -> None:
    position.seen[:], position.moves[:] = EMPTY, 0
    _exactly("memory.seen", memory.seen, places)
    _exactly("memory.moves", memory.moves, places)
    for place in range(places):
        _exactly("memory.seen", memory.seen[place], players)
        _exactly("memory.moves", memory.moves[place], players)
        for seat in range(players):
            _put(position.seen, (place, seat), _index(memory.seen[place][seat]), "memory.seen")
            _put(position.moves, (place, seat), memory.moves[place][seat], "memory.moves")
    _put_row(position, "moved_by", [_index(seat) for seat in memory.moved_by], places)
    _put_row(position, "moved_at", [_index(turn) for turn in memory.moved_at], places)


def _read_event(position: Record, last: HiddenHatsEvent, numbers: Numbers) -> None:
    ends = {name: number for number, name in ENDS.items()}
    position.over = GOES_ON if last.end is None else ends[last.end]
    position.event = EVENT_KINDS.index(last.kind)
    position.event_free = last.free
    position.event_relaid = last.relaid
    _put(position, "event_seat", _index(last.seat))
    _put(position, "event_place", _index(last.place, 1))
    _put(position, "event_other", _index(last.other, 1))
    position.event_hat = _card(numbers, "event.hat", last.hat)
    position.event_character = _card(numbers, "event.character", last.character)


def _card_numbers(position: Record) -> Numbers:
    names = KIND_NAMES[int(position.ruleset)][: min(KINDS, int(position.kinds))]
    return {**{name: number for number, name in enumerate(names)}, WONDER_NAME: WONDER, None: EMPTY}


def _card(numbers: Numbers, field: str, name: Any) -> int:
    if name == "?":
        raise BadPosition("error-hidden")
    if (name is not None and not isinstance(name, str)) or name not in numbers:
        raise _bad(field, str(name))
    return numbers[name]


def _index(value: int | None, base: int = 0) -> int:
    """A number of a shown position as the record counts it; anything below the first is out of any range."""
    if value is None:
        return EMPTY
    return value - base if value >= base else -(1 << 63)


def _put(target: Any, key: Any, value: int, field: str = "") -> None:
    try:
        target[key] = value
    except OverflowError:
        raise _bad(field or str(key), "range") from None


def _put_row(position: Record, name: str, values: Sequence[int], places: int) -> None:
    _exactly(name, values, places)
    position[name][:] = EMPTY
    for place, value in enumerate(values):
        _put(position[name], place, value, name)


def _put_deck(position: Record, name: str, cards: Sequence[int]) -> None:
    """Write a deck, top card first, to the end of its array."""
    deck = position[name]
    if len(cards) > len(deck):
        raise _bad(name, "size")
    deck[:] = EMPTY
    deck[len(deck) - len(cards) :] = cards
    position[f"{name}_size"] = len(cards)


def _exactly(name: str, values: Sequence[Any], length: int) -> None:
    if len(values) != length:
        raise _bad(name, "size")


def _bad(field: str, problem: str) -> BadPosition:
    return BadPosition("error-position", field=field, problem=problem)
