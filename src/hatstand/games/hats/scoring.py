"""What a collection is worth (HT-11 to HT-16)."""

from ...core.compiled import compiled
from ...core.verbs import Points
from .cards import COUNTS, SUMS, lowest, of_type, type_of, types_in, value_of
from .record import GOES_ON, TEAMS_OF, Position

COOKIE_POINTS = 5


@compiled
def score(position: Position, out: Points) -> None:
    for seat in range(position.players):
        table, black, favourite, cookie = parts_of_score(position, seat)
        out[seat] = table + black + favourite + cookie
    if position.players == TEAMS_OF:  # HT-16
        out[0] = out[2] = out[0] + out[2]
        out[1] = out[3] = out[1] + out[3]


@compiled
def parts_of_score(position: Position, seat: int) -> tuple[int, int, int, int]:
    """A seat's own points: for the table, black hats, the favourite (0 before the end), the cookie."""
    collection = int(position.collections[seat])
    table = 0
    counted = 0
    for place in range(position.places):
        type_ = type_of(position.table[place])
        if counted >> type_ & 1 == 0:  # HT-12: only the lowest place of a type
            counted |= 1 << type_
            table += (place + 1) * int(COUNTS[of_type(collection, type_)])
    favourite = 0
    if position.over != GOES_ON:  # HT-14
        card = lowest(position.hands[seat])
        favourite = int(SUMS[of_type(collection, type_of(card))]) - value_of(card)
    cookie = COOKIE_POINTS if position.cookie == seat else 0  # HT-15
    return table, int(position.black_counts[seat]), favourite, cookie


@compiled
def types_of(position: Position, seat: int) -> int:
    """How many different types a collection has, black hats being one (HT-11)."""
    return types_in(position.collections[seat]) + (1 if position.black_counts[seat] > 0 else 0)
