"""The rules of Genial over its record: deal, legal, play, score. Numbers (GE-…) are those of docs/rules.md.

Actions, the same in every position: flip, take, alternative, pass.
"""

from ...core.chance import Words, shuffle
from ...core.compiled import compiled
from ...core.keys import take_key
from ...core.records import EMPTY, EVERYTHING
from ...core.verbs import Actions, Scores
from .record import (
    ALL_LINES,
    ALL_PASSED,
    ALL_TOKENS,
    ALTERNATIVE_TAKEN,
    CENTRE,
    COLOURS,
    CONFLICT,
    DEAL,
    GOES_ON,
    MATCH,
    NO_MATCH,
    OUT_OF_PATIENCE,
    PASSED,
    TAKEN,
    TAKES_ALL,
    Position,
)

FLIP, TAKE, ALTERNATIVE, PASS = range(4)

#: Codes of `why`.
(
    LEGAL,
    IS_OVER,
    NO_SUCH_ACTION,
    RESERVE_IS_EMPTY,
    NO_SUCCESS,
    HAS_FLIPPED,
    IS_BONUS_TURN,
    NONE_IS_RAREST,
    NOT_IN_CENTRE,
    CAN_ACT,
) = range(10)

#: GE-15: what a line counts beside the tokens, of which there are at most 42.
POINTS_OF_LINE = 100


@compiled
def deal(position: Position, key: Words) -> None:
    take_key(position, key)
    position.reserve_size = position.colours * position.tokens
    top = ALL_TOKENS - position.reserve_size
    for i in range(position.reserve_size):
        position.reserve[top + i] = i // position.tokens
    shuffle(position.reserve, top, ALL_TOKENS, position)
    lay(position)


@compiled
def lay(position: Position) -> None:
    position.viewer = EVERYTHING
    position.to_move = position.first
    position.over = GOES_ON
    position.turn = 0
    position.passes = 0
    position.bonus = 0
    position.owed = 0
    position.reserve[: ALL_TOKENS - position.reserve_size] = EMPTY
    position.centre[:] = 0
    position.collections[:] = 0
    _clear_zone(position)
    for _ in range(CENTRE):  # GE-2
        position.centre[_next_token(position)] += 1
    _note(position, DEAL, EMPTY, EMPTY)


@compiled
def legal(position: Position, out: Actions) -> int:
    if position.over != GOES_ON:
        return 0
    n = 0
    if position.reserve_size > 0:
        out[n] = FLIP
        n += 1
    if position.zone_size > 0:
        out[n] = TAKE
        return n + 1
    if _why_no_alternative(position) == LEGAL:
        out[n] = ALTERNATIVE
        n += 1
    if n == 0:  # GE-10
        out[n] = PASS
        n += 1
    return n


@compiled
def why(position: Position, action: int) -> int:
    if position.over != GOES_ON:
        return IS_OVER
    if action == FLIP:
        return RESERVE_IS_EMPTY if position.reserve_size == 0 else LEGAL  # GE-10
    if action == TAKE:
        return NO_SUCCESS if position.zone_size == 0 else LEGAL  # GE-5
    if action == ALTERNATIVE:
        return _why_no_alternative(position)
    if action == PASS:  # GE-10
        able = position.reserve_size > 0 or position.zone_size > 0 or _why_no_alternative(position) == LEGAL
        return CAN_ACT if able else LEGAL
    return NO_SUCH_ACTION


@compiled
def rarest_colour(position: Position, seat: int) -> int:
    """The colour that is rarer than every other in a seat's collection (GE-9); EMPTY if there is none."""
    rarest, fewest, alone = EMPTY, ALL_TOKENS, False
    for colour in range(position.colours):
        count = int(position.collections[seat, colour])
        if count < fewest:
            rarest, fewest, alone = colour, count, True
        elif count == fewest:
            alone = False
    return rarest if alone else EMPTY


@compiled
def play(position: Position, action: int) -> None:
    if action == FLIP:
        _flip(position)
    elif action == TAKE:
        _take(position)
    elif action == ALTERNATIVE:
        _alternative(position)
    else:
        _note(position, PASSED, position.to_move, EMPTY)
        position.passes += 1
        _end_turn(position)


@compiled
def score(position: Position, out: Scores) -> None:
    for seat in range(position.players):
        points = 0
        for colour in range(position.colours):
            tokens = min(int(position.collections[seat, colour]), int(position.line))  # GE-12
            points += tokens + POINTS_OF_LINE * (tokens == position.line)
        out[seat] = points


@compiled
def lines_of(position: Position, seat: int) -> int:
    """How many lines a seat has completed."""
    lines = 0
    for colour in range(position.colours):
        lines += position.collections[seat, colour] >= position.line
    return lines


@compiled
def _why_no_alternative(position: Position) -> int:
    """GE-9."""
    if position.bonus > 0:
        return IS_BONUS_TURN
    if position.zone_size > 0:
        return HAS_FLIPPED
    colour = rarest_colour(position, position.to_move)
    if colour == EMPTY:
        return NONE_IS_RAREST
    return LEGAL if position.centre[colour] > 0 else NOT_IN_CENTRE


@compiled
def _flip(position: Position) -> None:
    colour = _next_token(position)
    if position.zone[colour] > 0:  # GE-4c
        _misfire(position, CONFLICT, colour)
    elif position.centre[colour] == 0:  # GE-4b
        _misfire(position, NO_MATCH, colour)
    else:  # GE-4a
        _note(position, MATCH, position.to_move, colour)
        position.zone_size += 1
        position.zone[colour] = position.zone_size


@compiled
def _misfire(position: Position, event: int, colour: int) -> None:
    _note(position, event, position.to_move, colour)
    for each in range(position.colours):
        if position.zone[each] > 0:
            position.centre[each] += 1
    position.centre[colour] += 1
    _end_series(position)


@compiled
def _take(position: Position) -> None:
    _note(position, TAKEN, position.to_move, EMPTY)
    for colour in range(position.colours):
        if position.zone[colour] > 0:
            _collect(position, colour, 1 + int(position.centre[colour]))
            position.centre[colour] = 0
    _end_series(position)


@compiled
def _alternative(position: Position) -> None:
    colour = rarest_colour(position, position.to_move)
    _note(position, ALTERNATIVE_TAKEN, position.to_move, colour)
    tokens = int(position.centre[colour]) if position.alternative_takes == TAKES_ALL else 1
    position.centre[colour] -= tokens
    _collect(position, colour, tokens)
    _end_series(position)


@compiled
def _collect(position: Position, colour: int, tokens: int) -> None:
    """Into the collection of the seat to move; a line completed earns a bonus turn (GE-8)."""
    before = int(position.collections[position.to_move, colour])
    position.collections[position.to_move, colour] = before + tokens
    position.event_taken[colour] = tokens
    if before < position.line <= before + tokens:
        position.event_lines[colour] = 1
        position.owed += 1


@compiled
def _end_series(position: Position) -> None:
    """The next bonus turn begins, or the turn is over (GE-8, GE-10, GE-11, GE-17)."""
    _clear_zone(position)
    position.passes = 0
    if lines_of(position, position.to_move) == position.colours:
        position.over = ALL_LINES
    elif position.owed > 0 and position.reserve_size > 0:
        position.owed -= 1
        position.bonus += 1
        return
    else:
        position.event_lost = position.owed
    _end_turn(position)


@compiled
def _end_turn(position: Position) -> None:
    position.owed = 0
    position.bonus = 0
    _return_surplus(position)
    position.turn += 1
    if position.over == GOES_ON:
        if position.passes == position.players:  # GE-13
            position.over = ALL_PASSED
        elif position.turn >= position.patience:  # GE-14
            position.over = OUT_OF_PATIENCE
    if position.over != GOES_ON:
        position.to_move = EMPTY
    elif position.to_move + 1 == position.players:  # GE-3
        position.to_move = 0
    else:
        position.to_move += 1


@compiled
def _return_surplus(position: Position) -> None:
    """GE-7."""
    returned = 0
    for colour in range(position.colours):
        over = int(position.collections[position.to_move, colour]) - int(position.line)
        if over > 0:
            position.collections[position.to_move, colour] = position.line
            position.event_returned[colour] = over
            for _ in range(over):
                position.reserve_size += 1
                position.reserve[ALL_TOKENS - position.reserve_size] = colour
            returned += over
    if returned > 0:
        shuffle(position.reserve, ALL_TOKENS - position.reserve_size, ALL_TOKENS, position)


@compiled
def _next_token(position: Position) -> int:
    """Take the token that is flipped next out of the reserve."""
    top = ALL_TOKENS - position.reserve_size
    colour = int(position.reserve[top])
    position.reserve[top] = EMPTY
    position.reserve_size -= 1
    return colour


@compiled
def _clear_zone(position: Position) -> None:
    position.zone[:] = 0
    position.zone_size = 0


@compiled
def _note(position: Position, event: int, seat: int, colour: int) -> None:
    position.event = event
    position.event_seat = seat
    position.event_colour = colour
    position.event_lost = 0
    for each in range(COLOURS):
        position.event_taken[each] = 0
        position.event_lines[each] = 0
        position.event_returned[each] = 0
