"""How a game of Hats goes, over its record: deal and play. Numbers (HT-…) are those of docs/rules.md."""

from ...core.chance import Words, shuffle
from ...core.compiled import compiled
from ...core.keys import take_key
from ...core.records import EMPTY, EVERYTHING
from .legality import (
    BACKS,
    DISCARDS,
    END,
    LAY_BLACK,
    PASSES,
    card_of,
    is_in_game,
    may_discard,
    may_pass,
    partner_of,
    place_of,
)
from .record import (
    ALL_PLAYED,
    BACK,
    BLACK,
    CARDS,
    DEAL,
    DISCARD,
    END_OF_TURN,
    EXCHANGE,
    GOES_ON,
    PASS,
    TWO_TAKEN_OUT,
    TYPES,
    Position,
)
from .scoring import types_of


@compiled
def deal(position: Position, key: Words) -> None:
    take_key(position, key)
    position.out[:] = EMPTY
    if position.types == TWO_TAKEN_OUT:  # HT-3
        for type_ in range(TYPES):
            position.deck[type_] = type_
        shuffle(position.deck, 0, TYPES, position)
        position.out[0] = min(position.deck[0], position.deck[1])
        position.out[1] = max(position.deck[0], position.deck[1])
    size = 0
    for card in range(CARDS):
        size += is_in_game(position, card)
    top = CARDS - size
    for card in range(CARDS):
        if is_in_game(position, card):
            position.deck[top] = card
            top += 1
    shuffle(position.deck, CARDS - size, CARDS, position)
    position.deck_size = size
    lay(position)


@compiled
def lay(position: Position) -> None:
    position.viewer = EVERYTHING
    position.to_move = position.first
    position.over = GOES_ON
    position.turn = 0
    position.played = 0
    position.optional = 0
    position.received = EMPTY
    position.cookie = EMPTY
    position.discards = 0
    position.deck[: CARDS - position.deck_size] = EMPTY
    position.table[:] = EMPTY
    position.hand_sizes[:] = 0
    position.hands[:] = 0
    position.collections[:] = 0
    position.black_counts[:] = 0
    position.blacks[:] = EMPTY
    position.passed[:] = EMPTY
    for seat in range(position.players):  # HT-4
        for _ in range(position.hand):
            _add(position, seat, _draw(position))
    for place in range(position.places):
        position.table[place] = _draw(position)
    _note(position, DEAL, EMPTY, EMPTY)


@compiled
def play(position: Position, action: int) -> None:
    action, seat = int(action), int(position.to_move)
    card = card_of(action)
    if action == END:
        _note(position, END_OF_TURN, seat, EMPTY)
        _end_turn(position)
        return
    position.hands[seat] = int(position.hands[seat]) ^ 1 << card
    position.hand_sizes[seat] -= 1
    if action < LAY_BLACK:
        _exchange(position, card, place_of(action))
    elif action < DISCARDS:
        _lay_black(position, card)
    elif action < PASSES:
        _discard(position, card)
    elif action < BACKS:
        _note(position, PASS, seat, card)
        _give(position, card)
        position.received = card
        position.optional = 1
        return
    else:
        _note(position, BACK, seat, card)
        _give(position, card)
        position.received = EMPTY
    if position.played and not may_discard(position) and not may_pass(position):
        _end_turn(position)


@compiled
def _exchange(position: Position, card: int, place: int) -> None:
    seat, taken = int(position.to_move), int(position.table[place])
    _note(position, EXCHANGE, seat, card)
    position.event_place = place
    position.event_taken = taken
    position.table[place] = card
    position.collections[seat] = int(position.collections[seat]) | 1 << taken
    position.passed[card] = EMPTY
    position.played = 1
    _pass_cookie(position)


@compiled
def _lay_black(position: Position, card: int) -> None:
    seat = int(position.to_move)
    _note(position, BLACK, seat, card)
    position.blacks[seat, position.black_counts[seat]] = card
    position.black_counts[seat] += 1
    position.played = 1
    _pass_cookie(position)


@compiled
def _discard(position: Position, card: int) -> None:
    seat = int(position.to_move)
    _note(position, DISCARD, seat, card)
    position.discards = int(position.discards) | 1 << card
    position.event_taken = _draw(position)
    _add(position, seat, position.event_taken)
    position.optional = 1


@compiled
def _give(position: Position, card: int) -> None:
    """A card changes hands between partners, and it is the other's turn to act."""
    partner = partner_of(position.to_move)
    _add(position, partner, card)
    position.passed[card] = position.black_counts[partner]
    position.to_move = partner


@compiled
def _pass_cookie(position: Position) -> None:
    """HT-11, after the collection of the seat to move has grown."""
    seat, holder = position.to_move, position.cookie
    if holder == EMPTY or types_of(position, seat) > types_of(position, holder):
        position.cookie = seat
        position.event_cookie = 1


@compiled
def _end_turn(position: Position) -> None:
    position.turn += 1
    position.played = 0
    position.optional = 0
    if position.turn == position.players * (position.hand - 1):  # HT-10
        position.over = ALL_PLAYED
        position.to_move = EMPTY
    elif position.to_move + 1 == position.players:
        position.to_move = 0
    else:
        position.to_move += 1


@compiled
def _draw(position: Position) -> int:
    top = CARDS - int(position.deck_size)
    card = int(position.deck[top])
    position.deck[top] = EMPTY
    position.deck_size -= 1
    return card


@compiled
def _add(position: Position, seat: int, card: int) -> None:
    position.hands[seat] = int(position.hands[seat]) | 1 << int(card)
    position.hand_sizes[seat] += 1


@compiled
def _note(position: Position, event: int, seat: int, card: int) -> None:
    position.event = event
    position.event_seat = seat
    position.event_card = card
    position.event_place = EMPTY
    position.event_taken = EMPTY
    position.event_cookie = 0
