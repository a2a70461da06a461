"""`check`: whether a position set up by hand can be one (AL-6)."""

from ...core.compiled import compiled
from ...core.records import EMPTY, EVERYTHING
from ..piles import is_pile
from .cards import bit, how_many
from .last_event import check_event, seat_of_turn
from .legality import is_in_game, may_discard, may_pass, partner_of
from .record import (
    ALL_PLAYED,
    BLACKS,
    CARDS,
    GOES_ON,
    HAND,
    LEAST_HAND,
    OUT,
    PLACES,
    SEATS,
    TEAMS_OF,
    TWO_TAKEN_OUT,
    TYPES,
    VALUES,
    VERSION,
    Position,
)
from .scoring import types_of
from .sight import blacks_of

#: Codes of `check`, and the fields of a shown position that each is about.
SOUND, SIZES, TAKEN_OUT, TURN, TABLE, DECK, HANDS, CARDS_IN_GAME, COOKIE, PASSED, EVENT = range(11)
FIELDS = {
    SIZES: "options",
    TAKEN_OUT: "out",
    TURN: "to_move, turn, played, optional, received, over",
    TABLE: "table",
    DECK: "deck, discards",
    HANDS: "seats",
    CARDS_IN_GAME: "table, deck, discards, seats",
    COOKIE: "cookie",
    PASSED: "passed",
    EVENT: "event",
}


@compiled
def check(position: Position) -> int:
    if not check_sizes(position):
        return SIZES
    if not check_out(position):
        return TAKEN_OUT
    if not _check_turn(position):
        return TURN
    if not _check_table(position):
        return TABLE
    if not _check_deck(position):
        return DECK
    if not _check_hands(position):
        return HANDS
    if not _check_cards(position):
        return CARDS_IN_GAME
    if not _check_cookie(position):
        return COOKIE
    if not _check_passed(position):
        return PASSED
    if not check_event(position):
        return EVENT
    return SOUND


@compiled
def check_sizes(position: Position) -> bool:
    """Whether version, players and small form are in their ranges and can be dealt (AL-7)."""
    return (
        position.version == VERSION
        and 2 <= position.players <= SEATS
        and (1 if position.players > 2 else TWO_TAKEN_OUT) <= position.types <= TYPES
        and 1 <= position.values <= VALUES
        and LEAST_HAND <= position.hand <= HAND
        and 1 <= position.places <= PLACES
        and 0 <= position.first < position.players
        and dealt(position) <= cards_in_game(position)
    )


@compiled
def dealt(position: Position) -> int:
    """How many cards the deal needs."""
    return int(position.players) * int(position.hand) + int(position.places)


@compiled
def cards_in_game(position: Position) -> int:
    types = TYPES - OUT if position.types == TWO_TAKEN_OUT else int(position.types)
    return types * int(position.values)


@compiled
def check_out(position: Position) -> bool:
    """Two different types are out exactly where the rules take two out (HT-3)."""
    low, high = position.out[0], position.out[1]
    if position.types == TWO_TAKEN_OUT:
        return bool(0 <= low < high < TYPES)
    return bool(low == EMPTY and high == EMPTY)


@compiled
def _check_turn(position: Position) -> bool:
    if position.viewer != EVERYTHING or position.drawn < 0:
        return False
    if not (0 <= position.played <= 1 and 0 <= position.optional <= 1):
        return False
    if not EMPTY <= position.received < CARDS or not GOES_ON <= position.over <= ALL_PLAYED:
        return False
    turns = int(position.players) * (int(position.hand) - 1)
    if not 0 <= position.turn <= turns or (position.over == ALL_PLAYED) != (position.turn == turns):
        return False
    if position.over != GOES_ON:
        rests = position.played == 0 and position.optional == 0
        return bool(rests and position.to_move == EMPTY and position.received == EMPTY)
    seat = seat_of_turn(position)
    if position.received != EMPTY:
        passed = position.players == TEAMS_OF and position.optional == 1
        return bool(passed and position.to_move == partner_of(seat))
    # Once nothing is left to do the turn is over.
    goes_on = position.played == 0 or may_discard(position) or may_pass(position)
    return bool(goes_on and position.to_move == seat)


@compiled
def _check_table(position: Position) -> bool:
    for place in range(PLACES):
        card = position.table[place]
        if card != EMPTY if place >= position.places else not 0 <= card < CARDS:
            return False
    return True


@compiled
def _check_deck(position: Position) -> bool:
    """For every card discarded one was drawn, one in a turn at most, and none among teams."""
    if not is_pile(position.deck, position.deck_size, CARDS, 0) or not 0 <= position.discards < 1 << CARDS:
        return False
    discarded = how_many(position.discards)
    if discarded + int(position.deck_size) != cards_in_game(position) - dealt(position):
        return False
    if position.players == TEAMS_OF:
        return discarded == 0
    return int(position.optional) <= discarded <= int(position.turn) + int(position.optional)


@compiled
def _check_hands(position: Position) -> bool:
    """As many cards in each hand and collection as the turns so far leave there."""
    current = seat_of_turn(position)
    for seat in range(SEATS):
        hand, collection = position.hands[seat], position.collections[seat]
        if not (0 <= hand < 1 << CARDS and 0 <= collection < 1 << CARDS):
            return False
        if how_many(hand) != position.hand_sizes[seat]:
            return False
        blacks = int(position.black_counts[seat])
        if not 0 <= blacks <= BLACKS:
            return False
        for i in range(BLACKS):
            card = position.blacks[seat, i]
            if card != EMPTY if i >= blacks else not 0 <= card < CARDS:
                return False
        collected = how_many(collection) + blacks
        if seat >= position.players:
            if hand != 0 or collected != 0:
                return False
            continue
        after_first = (seat - int(position.first)) % int(position.players)
        played = (int(position.turn) - after_first + int(position.players) - 1) // int(position.players)
        size = int(position.hand)
        if seat == current and position.over == GOES_ON:
            played += position.played
            size -= position.received != EMPTY
        elif seat == position.to_move:
            size += 1
        if collected != played or position.hand_sizes[seat] != size - played:
            return False
    return True


@compiled
def _check_cards(position: Position) -> bool:
    """AL-4: every card of the game is in exactly one place, and no other card is anywhere."""
    total = int(position.discards)
    count = how_many(total)
    for place in range(position.places):
        total |= bit(position.table[place])
        count += 1
    for i in range(CARDS - int(position.deck_size), CARDS):
        total |= bit(position.deck[i])
        count += 1
    for seat in range(position.players):
        total |= int(position.hands[seat]) | int(position.collections[seat]) | blacks_of(position, seat)
        count += int(position.hand_sizes[seat]) + how_many(position.collections[seat])
        count += int(position.black_counts[seat])
    for card in range(CARDS):
        if (total >> card & 1 == 1) != is_in_game(position, card):
            return False
    return count == cards_in_game(position)


@compiled
def _check_cookie(position: Position) -> bool:
    """HT-11: who has it has as many types as anyone; nobody has it before something is played."""
    if position.turn == 0 and position.played == 0:
        return position.cookie == EMPTY
    if not 0 <= position.cookie < position.players:
        return False
    most = 0
    for seat in range(position.players):
        most = max(most, types_of(position, seat))
    return types_of(position, position.cookie) == most


@compiled
def _check_passed(position: Position) -> bool:
    """Who passed what: no more than turns allow, only cards still held unseen, black only if laid since."""
    count = 0
    for card in range(CARDS):
        since = position.passed[card]
        if since == EMPTY:
            continue
        count += 1
        holder = _holder_of(position, card)
        if holder == EMPTY or not 0 <= since <= position.black_counts[holder]:
            return False
        for i in range(since):
            if position.blacks[holder, i] == card:
                return False
    if position.received != EMPTY:
        there = int(position.hands[position.to_move]) >> int(position.received) & 1 == 1
        if not there or position.passed[position.received] != position.black_counts[position.to_move]:
            return False
    passes = int(position.turn) + int(position.optional)
    return count <= (2 * passes if position.players == TEAMS_OF else 0)


@compiled
def _holder_of(position: Position, card: int) -> int:
    """The seat that has the card in its hand or as a black hat, else EMPTY."""
    for seat in range(position.players):
        if (int(position.hands[seat]) | blacks_of(position, seat)) >> card & 1 == 1:
            return seat
    return EMPTY
