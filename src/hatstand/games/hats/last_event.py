"""Whether the last event of a position set up by hand can have led to it: a part of `check` (AL-6)."""

from ...core.compiled import compiled
from ...core.records import EMPTY
from .legality import fits, partner_of
from .record import BACK, BLACK, CARDS, DEAL, DISCARD, END_OF_TURN, EXCHANGE, PASS, TEAMS_OF, Position


@compiled
def seat_of_turn(position: Position) -> int:
    """Whose turn it is, whoever must act in it."""
    return (int(position.first) + int(position.turn)) % int(position.players)


@compiled
def check_event(position: Position) -> bool:
    """The last event is of this turn, or ended the turn before; and the table shows what it left."""
    event, seat, card = position.event, int(position.event_seat), int(position.event_card)
    place, taken = int(position.event_place), int(position.event_taken)
    begins = position.played == 0 and position.optional == 0
    if (event == DEAL) != (begins and position.turn == 0):
        return False
    if (place != EMPTY) != (event == EXCHANGE) or (taken != EMPTY) != (event == EXCHANGE or event == DISCARD):
        return False
    if not 0 <= position.event_cookie <= (event == EXCHANGE or event == BLACK):
        return False
    if position.event_cookie == 1 and position.cookie != seat:
        return False
    if event == DEAL:
        return seat == EMPTY and card == EMPTY
    if not _check_order(position, begins):
        return False
    if event == END_OF_TURN:
        return card == EMPTY
    if not 0 <= card < CARDS:
        return False
    if event == EXCHANGE:
        if not (0 <= place < position.places and 0 <= taken < CARDS):
            return False
        collected = int(position.collections[seat]) >> taken & 1 == 1
        return bool(collected and position.table[place] == card and fits(card, taken))
    if event == BLACK:
        laid = int(position.black_counts[seat])
        return bool(laid > 0 and position.blacks[seat, laid - 1] == card)
    if event == DISCARD:
        thrown = int(position.discards) >> card & 1 == 1
        return bool(thrown and 0 <= taken < CARDS and int(position.hands[seat]) >> taken & 1 == 1)
    partner = partner_of(seat)
    if event == PASS and position.received != card:
        return False
    there = int(position.hands[partner]) >> card & 1 == 1
    return bool(there and position.passed[card] == position.black_counts[partner])


@compiled
def _check_order(position: Position, begins: bool) -> bool:
    """Whether that event, by that seat, can be the last one at this point of a turn."""
    event, teams = position.event, position.players == TEAMS_OF
    seat = (seat_of_turn(position) - begins) % int(position.players)
    if event == BACK:
        if not teams or position.event_seat != partner_of(seat):
            return False
    elif position.event_seat != seat:
        return False
    if position.received != EMPTY:
        return bool(event == PASS)
    optional = (event == BACK) if teams else (event == DISCARD)
    main = event == EXCHANGE or event == BLACK
    if begins:  # the turn before is over, because nothing was left to do in it or because the player said so
        discarded = position.discards != 0
        if event == END_OF_TURN:
            return bool(teams or position.deck_size > 0)
        return bool(optional or (main and (teams or discarded or position.deck_size == 0)))
    return bool(optional if position.played == 0 else main)
