"""What may be done in a game of Hats, and why anything else may not. Numbers (HT-…) are those of docs/rules.md.

Actions, the same in every position, ascending by card: exchange (42 cards × 6 places), black, discard, pass, back
(42 each), end.
"""

import numpy as np
from numpy.typing import NDArray

from ...core.compiled import compiled
from ...core.records import EMPTY
from ...core.verbs import Actions
from .cards import bit, lowest, type_of, value_of
from .record import CARDS, GOES_ON, OUT, PLACES, SEATS, TEAMS_OF, TWO_TAKEN_OUT, TYPES, VALUES, Position

#: First action of each sort, and how many there are.
EXCHANGES = 0
LAY_BLACK = EXCHANGES + CARDS * PLACES
DISCARDS = LAY_BLACK + CARDS
PASSES = DISCARDS + CARDS
BACKS = PASSES + CARDS
END = BACKS + CARDS
ACTIONS = END + 1

#: Codes of `why`.
LEGAL, IS_OVER, NO_SUCH_ACTION, NO_SUCH_CARD, NO_SUCH_PLACE, NOT_HELD, ALREADY_PLAYED, TOO_LOW = range(8)
NOT_YET_PLAYED, OPTIONAL_USED, DECK_IS_EMPTY, NO_DISCARD_IN_TEAMS, NO_TEAM = range(8, 13)
GIVE_BACK_FIRST, NOTHING_TO_GIVE_BACK, SAME_CARD_BACK = range(13, 16)


def _replaced_by() -> NDArray[np.int64]:
    """For each card the set of those it may replace on the table: of its type, or of a lower value (HT-6)."""
    cards = np.arange(CARDS)
    types, values = cards // VALUES, cards % VALUES
    fitting = (types[:, None] == types) | (values[:, None] > values)
    return np.asarray((fitting << cards).sum(1), np.int64)


_REPLACED_BY = _replaced_by()


@compiled
def legal(position: Position, out: Actions) -> int:
    if position.over != GOES_ON:
        return 0
    hand = int(position.hands[position.to_move])
    if position.received != EMPTY:
        return _write(out, 0, BACKS, hand & ~bit(position.received))
    n = 0
    if position.played:
        n = _write_optional(position, out, n, hand)
        out[n] = END
        return n + 1
    rest = hand
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        for place in range(position.places):
            out[n] = EXCHANGES + card * PLACES + place
            n += fits(card, position.table[place])
    n = _write(out, n, LAY_BLACK, hand)
    return _write_optional(position, out, n, hand)


@compiled
def why(position: Position, action: int) -> int:
    if position.over != GOES_ON:
        return IS_OVER
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    card = card_of(action)
    if card != EMPTY and not is_in_game(position, card):
        return NO_SUCH_CARD
    if action < LAY_BLACK and place_of(action) >= position.places:
        return NO_SUCH_PLACE
    if position.received != EMPTY and not BACKS <= action < END:
        return GIVE_BACK_FIRST
    if action == END:
        return LEGAL if position.played else NOT_YET_PLAYED
    reason = _why_not_now(position, action)
    if reason != LEGAL:
        return reason
    if int(position.hands[position.to_move]) >> card & 1 == 0:
        return NOT_HELD
    if action < LAY_BLACK and not fits(card, position.table[place_of(action)]):
        return TOO_LOW
    if action >= BACKS and card == position.received:
        return SAME_CARD_BACK
    return LEGAL


@compiled
def card_of(action: int) -> int:
    """The card that an action names; EMPTY for `end`."""
    action = int(action)
    if action < LAY_BLACK:
        return (action - EXCHANGES) // PLACES
    return EMPTY if action == END else (action - LAY_BLACK) % CARDS


@compiled
def place_of(action: int) -> int:
    """The place that an exchange names."""
    return (int(action) - EXCHANGES) % PLACES


@compiled
def is_in_game(position: Position, card: int) -> bool:
    """Whether a card from 0 to 41 belongs to this game (HT-3, AL-7)."""
    type_ = type_of(card)
    types = TYPES if position.types == TWO_TAKEN_OUT else position.types
    for i in range(OUT):
        if position.out[i] == type_:
            return False
    return bool(type_ < types and value_of(card) <= position.values)


@compiled
def fits(card: int, lying: int) -> bool:
    """Whether a card may be laid on the table in exchange for the one lying there (HT-6)."""
    return bool(int(_REPLACED_BY[card]) >> int(lying) & 1)


@compiled
def may_discard(position: Position) -> bool:
    """Whether the turn still has a discard (HT-8)."""
    return bool(position.optional == 0 and position.players != TEAMS_OF and position.deck_size > 0)


@compiled
def may_pass(position: Position) -> bool:
    """Whether the turn still has a pass (HT-9)."""
    return bool(position.optional == 0 and position.players == TEAMS_OF)


@compiled
def partner_of(seat: int) -> int:
    """The team-mate, with four players."""
    return (int(seat) + SEATS // 2) % SEATS


@compiled
def _why_not_now(position: Position, action: int) -> int:
    """Why no action of this sort is legal now, whatever the card. `end` and a back due are none of its business."""
    if action < DISCARDS:
        return ALREADY_PLAYED if position.played else LEGAL
    if action < PASSES:
        if position.players == TEAMS_OF:
            return NO_DISCARD_IN_TEAMS
        if position.optional:
            return OPTIONAL_USED
        return LEGAL if may_discard(position) else DECK_IS_EMPTY
    if action < BACKS:
        if position.players != TEAMS_OF:
            return NO_TEAM
        return LEGAL if may_pass(position) else OPTIONAL_USED
    return LEGAL if position.received != EMPTY else NOTHING_TO_GIVE_BACK


@compiled
def _write(out: Actions, n: int, first_action: int, cards: int) -> int:
    """Write the actions of one sort with these cards from out[n] on; return how many there are then."""
    while cards != 0:
        out[n] = first_action + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@compiled
def _write_optional(position: Position, out: Actions, n: int, hand: int) -> int:
    if may_discard(position):
        return _write(out, n, DISCARDS, hand)
    if may_pass(position):
        return _write(out, n, PASSES, hand)
    return n
