"""`greedy`: a sensible action in Hats at little cost.

It plays the exchange or black hat after which its side stands best against the others: collections by the places
on the table, black hats, the cookie, the best favourite that its hand still promises, and high values kept in hand,
which can be exchanged for more. Until the end the table changes, so a place counts for its number by the part of
the game that has been played, and for the mean of all places by the rest. A card is discarded or passed after that,
if another one promises more. About 1 µs.

Everything is counted in integers, in units of 1 / (4 × turns of the game) of a point. Nothing need be remembered in
this game, so `memory` plays no part; nor does chance: of equals the first is played.
"""

from ...core.chance import Generator
from ...core.compiled import compiled
from ...core.records import EMPTY
from .cards import COUNTS, SUMS, lowest, of_type, type_of, types_in, value_of
from .legality import BACKS, DISCARDS, END, EXCHANGES, LAY_BLACK, PASSES, fits, is_in_game, partner_of
from .record import BLACKS, CARDS, PLACES, TEAMS_OF, TYPES, VALUES, Position
from .scoring import COOKIE_POINTS, types_of

#: What a place is worth on average, in quarters of a point: some types lie nowhere.
_MEAN_PLACE = 9
#: Room for the places of types, three bits each.
_PLACE_BITS = 3
_PLACE_MASK = (1 << _PLACE_BITS) - 1
_NOTHING = -(1 << 40)


@compiled
def greedy(view: Position, memory: float, rng: Generator) -> int:
    """An action for the seat to move. `view`: that seat's view, or a whole position of a play-out, of which it
    reads only what that seat may see.
    """
    seat = int(view.to_move)
    hand = int(view.hands[seat])
    if view.received != EMPTY:
        card, _ = _best_to_give(view, seat, hand & ~(1 << int(view.received)))
        return BACKS + card
    if not view.played:
        return _best_play(view, seat, hand)
    if view.players == TEAMS_OF:
        card, gain = _best_to_give(view, seat, hand)
        return PASSES + card if gain > 0 else END
    card = _card_to_discard(view, seat, hand)
    return END if card == EMPTY else DISCARDS + card


@compiled
def _best_play(view: Position, seat: int, hand: int) -> int:
    best, most = EMPTY, _NOTHING
    before = _places_of_types(view, EMPTY, EMPTY)
    rest = hand
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        kept = hand & ~(1 << card)
        for place in range(view.places):
            lying = int(view.table[place])
            if fits(card, lying):
                collection = int(view.collections[seat]) | 1 << lying
                places = _places_of_types(view, place, card)
                value = _standing(view, seat, collection, 0, kept, places)
                if value > most:
                    best, most = EXCHANGES + card * PLACES + place, value
        value = _standing(view, seat, int(view.collections[seat]), 1, kept, before)
        if value > most:
            best, most = LAY_BLACK + card, value
    return best


@compiled
def _turns(view: Position) -> int:
    """The turns of the whole game: a quarter of a point in the units used here."""
    return int(view.players) * (int(view.hand) - 1)


@compiled
def _turns_left(view: Position) -> int:
    """The turns after this one."""
    return _turns(view) - int(view.turn) - 1


@compiled
def _places_of_types(view: Position, place: int, card: int) -> int:
    """The place that counts for each type, 0 for none, three bits each, were `card` laid at `place`."""
    packed = 0
    for each in range(int(view.places) - 1, -1, -1):
        lying = card if each == place else int(view.table[each])
        shift = _PLACE_BITS * type_of(lying)
        packed = packed & ~(_PLACE_MASK << shift) | (each + 1) << shift
    return packed


@compiled
def _worth_of_type(view: Position, places: int, type_: int) -> int:
    """What a face-up card of a type can be expected to score."""
    place = places >> (_PLACE_BITS * type_) & _PLACE_MASK
    left = _turns_left(view)
    return 4 * place * (_turns(view) - left) + _MEAN_PLACE * left


@compiled
def _worth_of_collection(view: Position, collection: int, places: int) -> int:
    worth = 0
    for type_ in range(TYPES):
        count = int(COUNTS[of_type(collection, type_)])
        if count:
            worth += count * _worth_of_type(view, places, type_)
    return worth


@compiled
def _favourite(collection: int, card: int) -> int:
    """What a card would score as the favourite with that collection, in points."""
    return int(SUMS[of_type(collection, type_of(card))]) - value_of(card)


@compiled
def _standing(view: Position, seat: int, collection: int, laid_black: int, kept: int, places: int) -> int:
    """How a seat's side stands against the others, had it this collection, one more black hat or not, that hand."""
    point = 4 * _turns(view)
    own = _worth_of_collection(view, collection, places) + laid_black * point
    favourite, values = -VALUES, 0
    while kept != 0:
        card = lowest(kept)
        kept &= kept - 1
        favourite = max(favourite, _favourite(collection, card))
        values += value_of(card)
    own += favourite * point + values * 4 * _turns_left(view)
    blacks = int(view.black_counts[seat]) + laid_black
    types = types_in(collection) + (1 if blacks > 0 else 0)
    if view.cookie == seat or view.cookie == EMPTY or types > types_of(view, view.cookie):
        own += COOKIE_POINTS * (2 * point - 4 * _turns_left(view)) // 2
    theirs = 0
    others = int(view.players) - 1
    for other in range(view.players):
        if other == seat:
            continue
        worth = _worth_of_collection(view, view.collections[other], places)
        if view.players == TEAMS_OF:
            own += worth if other == partner_of(seat) else -worth
        else:
            theirs += worth
    return own - theirs // others


@compiled
def _promise(view: Position, seat: int, card: int, places: int) -> int:
    """What a card in that seat's hand promises: as the favourite, for the best exchange now, or as a black hat."""
    collection = int(view.collections[seat])
    favourite = 4 * _turns(view) * _favourite(collection, card)
    if view.hand_sizes[seat] == 1:
        return favourite
    best = max(favourite, 4 * _turns(view))
    for place in range(view.places):
        lying = int(view.table[place])
        if fits(card, lying):
            best = max(best, _worth_of_type(view, places, type_of(lying)))
    return best


@compiled
def _best_to_give(view: Position, seat: int, hand: int) -> tuple[int, int]:
    """The card that the team-mate can use best, compared with this seat; and how much better."""
    partner = partner_of(seat)
    places = _places_of_types(view, EMPTY, EMPTY)
    best, most = EMPTY, _NOTHING
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        gain = _promise(view, partner, card, places) - _promise(view, seat, card, places)
        if gain > most:
            best, most = card, gain
    return best, most


@compiled
def _card_to_discard(view: Position, seat: int, hand: int) -> int:
    """The card that promises least, if one of those not seen promises more on average; else EMPTY."""
    places = _places_of_types(view, EMPTY, EMPTY)
    worst, least = EMPTY, -_NOTHING
    rest = hand
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        promise = _promise(view, seat, card, places)
        if promise < least:
            worst, least = card, promise
    unseen, total = 0, 0
    seen = hand | int(view.discards)
    for i in range(BLACKS):
        card = int(view.blacks[seat, i])
        if card != EMPTY:
            seen |= 1 << card
    for place in range(view.places):
        seen |= 1 << int(view.table[place])
    for other in range(view.players):
        seen |= int(view.collections[other])
    for card in range(CARDS):
        if seen >> card & 1 == 0 and is_in_game(view, card):
            unseen += 1
            total += _promise(view, seat, card, places)
    return worst if unseen > 0 and total > least * unseen else EMPTY
