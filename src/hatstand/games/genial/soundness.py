"""`check`: whether a position set up by hand can be one (AL-6)."""

from ...core.compiled import compiled
from ...core.records import EMPTY, EVERYTHING
from ..piles import is_pile
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
    LINE,
    MATCH,
    MOST_PATIENCE,
    NO_MATCH,
    OUT_OF_PATIENCE,
    PASSED,
    SEATS,
    SHORTEST_LINE,
    TAKEN,
    TAKES_ALL,
    TAKES_ONE,
    TOKENS,
    VERSION,
    Position,
)
from .rules import lines_of, rarest_colour

#: Codes of `check`, and the fields of a shown position that each is about.
SOUND, SIZES, TURN, RESERVE, TOKEN_COUNTS, ZONE, SURPLUS, BONUS, PASSES, END, EVENT = range(11)
FIELDS = {
    SIZES: "options",
    TURN: "to_move, turn",
    RESERVE: "reserve",
    TOKEN_COUNTS: "centre, zone, collections, reserve",
    ZONE: "zone",
    SURPLUS: "collections",
    BONUS: "bonus, owed",
    PASSES: "passes",
    END: "over",
    EVENT: "event",
}


@compiled
def check(position: Position) -> int:
    if not check_sizes(position):
        return SIZES
    if not _check_turn(position):
        return TURN
    if not is_pile(position.reserve, position.reserve_size, position.colours, 0):
        return RESERVE
    if not _check_counts(position):
        return TOKEN_COUNTS
    if not _check_zone(position):
        return ZONE
    if not _check_surplus(position):
        return SURPLUS
    if not _check_bonus(position):
        return BONUS
    if not _check_passes(position):
        return PASSES
    if not _check_end(position):
        return END
    if not _check_event(position):
        return EVENT
    return SOUND


@compiled
def check_sizes(position: Position) -> bool:
    """Whether version, players, small form and options are in their ranges and go together (GE-6, AL-7).

    Then there are enough tokens for the centre too: at least two of each of two colours.
    """
    whole = position.colours == COLOURS and position.tokens == TOKENS
    return (
        position.version == VERSION
        and 2 <= position.players <= SEATS
        and 2 <= position.colours <= COLOURS
        and 1 <= position.tokens <= TOKENS
        and (SHORTEST_LINE if whole else 1) <= position.line <= LINE
        and int(position.line) * int(position.players) <= position.tokens
        and TAKES_ONE <= position.alternative_takes <= TAKES_ALL
        and 1 <= position.patience <= MOST_PATIENCE
        and 0 <= position.first < position.players
    )


@compiled
def _check_turn(position: Position) -> bool:
    if position.viewer != EVERYTHING or position.turn < 0 or position.drawn < 0:
        return False
    if position.over != GOES_ON:
        return position.to_move == EMPTY
    return position.to_move == (int(position.first) + int(position.turn)) % int(position.players)


@compiled
def _check_counts(position: Position) -> bool:
    """AL-4: of every colour as many tokens as there are."""
    for colour in range(COLOURS):
        total = int(position.centre[colour]) + (position.zone[colour] > 0)
        if position.centre[colour] < 0:
            return False
        for seat in range(SEATS):
            tokens = int(position.collections[seat, colour])
            if tokens < 0 or (tokens > 0 and seat >= position.players):
                return False
            total += tokens
        for i in range(ALL_TOKENS):
            total += position.reserve[i] == colour
        if total != (position.tokens if colour < position.colours else 0):
            return False
    return True


@compiled
def _check_zone(position: Position) -> bool:
    """One token a colour, numbered as they were flipped, and each of them was a match."""
    seen = size = 0
    for colour in range(COLOURS):
        number = int(position.zone[colour])
        if not 0 <= number <= COLOURS:
            return False
        if number > 0:
            if position.centre[colour] == 0:
                return False
            seen |= 1 << (number - 1)
            size += 1
    if position.over != GOES_ON and size > 0:
        return False
    return size == position.zone_size and seen == (1 << size) - 1


@compiled
def _check_surplus(position: Position) -> bool:
    """GE-7: over a line only within a turn, once something has been taken in it."""
    for seat in range(position.players):
        within = position.bonus > 0 and seat == position.to_move
        for colour in range(position.colours):
            if position.collections[seat, colour] > position.line and not within:
                return False
    return True


@compiled
def _check_bonus(position: Position) -> bool:
    """Each bonus turn, begun or owed, is for a line of the seat to move; the first begins at once (GE-8)."""
    if position.bonus < 0 or position.owed < 0 or (position.owed > 0 and position.bonus == 0):
        return False
    if position.bonus == 0:
        return True
    if position.over != GOES_ON or (position.reserve_size == 0 and position.zone_size == 0):
        return False
    return int(position.bonus) + int(position.owed) <= lines_of(position, position.to_move)


@compiled
def _check_passes(position: Position) -> bool:
    """GE-10: who passed had neither anything to flip nor the alternative, and nothing has changed since."""
    if position.passes == 0:
        return position.event != PASSED
    if not 0 < position.passes <= min(int(position.players), int(position.turn)) or position.event != PASSED:
        return False
    if position.reserve_size > 0 or position.zone_size > 0 or position.bonus > 0:
        return False
    for ago in range(1, int(position.passes) + 1):
        seat = (int(position.first) + int(position.turn) - ago) % int(position.players)
        colour = rarest_colour(position, seat)
        if colour != EMPTY and position.centre[colour] > 0:
            return False
    return True


@compiled
def _check_end(position: Position) -> bool:
    """`over` says what collections, passes and turns say."""
    full = 0
    for seat in range(position.players):
        if lines_of(position, seat) == position.colours:
            if seat != position.event_seat:
                return False
            full += 1
    if position.turn > position.patience or full > 1 or (full == 1) != (position.over == ALL_LINES):
        return False
    if full == 1:
        return True
    if (position.passes == position.players) != (position.over == ALL_PASSED):
        return False
    if position.over == GOES_ON:
        return position.turn < position.patience
    return position.over == ALL_PASSED or (
        position.over == OUT_OF_PATIENCE and position.turn == position.patience
    )


@compiled
def _check_event(position: Position) -> bool:
    """The last event is one of the turn at hand or of the one before, and the table shows what it left."""
    event, seat, colour = position.event, position.event_seat, position.event_colour
    if not DEAL <= event <= PASSED or not _check_moved(position):
        return False
    goes_on = position.bonus > 0 or position.zone_size > 0
    untouched = position.turn == 0 and not goes_on
    if event == DEAL or untouched:
        dealt = position.reserve_size == int(position.colours) * int(position.tokens) - CENTRE
        return event == DEAL and untouched and dealt and seat == EMPTY and colour == EMPTY
    last = int(position.turn) - (0 if goes_on else 1)
    if seat != (int(position.first) + last) % int(position.players):
        return False
    if (event == MATCH) != (position.zone_size > 0):
        return False
    if event == TAKEN or event == PASSED:
        return colour == EMPTY
    if not 0 <= colour < position.colours:
        return False
    if event == MATCH:
        return bool(position.zone[colour] == position.zone_size)
    if event == NO_MATCH:
        return bool(position.centre[colour] == 1)
    if event == CONFLICT:  # the one in the centre, the one in the zone, and the one flipped
        return bool(position.centre[colour] >= 3)
    return bool(event == ALTERNATIVE_TAKEN and position.event_taken[colour] > 0)


@compiled
def _check_moved(position: Position) -> bool:
    """What the event says of tokens taken and returned, of lines completed, of bonus turns lost."""
    event, seat = position.event, position.event_seat
    turn_is_over = position.bonus == 0 and position.zone_size == 0
    took = event == TAKEN or event == ALTERNATIVE_TAKEN
    returnable = turn_is_over and event != DEAL and event != PASSED
    any_taken, lines, all_returned = False, 0, 0
    for colour in range(COLOURS):
        taken, returned = int(position.event_taken[colour]), int(position.event_returned[colour])
        line = int(position.event_lines[colour])
        if taken < 0 or returned < 0 or not 0 <= line <= 1:
            return False
        if not took and (taken > 0 or line > 0):
            return False
        if not returnable and returned > 0:
            return False
        if took or returned > 0:
            if not 0 <= seat < position.players:
                return False
            after = int(position.collections[seat, colour]) + returned
            before = after - taken
            if before < 0 or line != (before < position.line <= after):
                return False
            if returned > 0 and position.collections[seat, colour] != position.line:
                return False
            if not _check_taken(position, colour, taken):
                return False
        any_taken |= taken > 0
        lines += line
        all_returned += returned
    if took != any_taken or all_returned > position.reserve_size:
        return False
    if position.event_lost < 0 or (position.event_lost > 0 and not returnable):
        return False
    if position.event_lost > 0:  # GE-10: there was nothing to flip
        return position.reserve_size == all_returned and position.over != ALL_LINES
    if lines > 0 and turn_is_over:
        return position.over == ALL_LINES
    return turn_is_over or position.zone_size > 0 or lines <= int(position.owed) + 1


@compiled
def _check_taken(position: Position, colour: int, taken: int) -> bool:
    """A take empties the centre of a colour; the alternative takes one token of one, or all (GE-5, GE-9)."""
    if taken == 0:
        return True
    if position.event == TAKEN:
        return taken >= 2 and position.centre[colour] == 0
    if colour != position.event_colour:
        return False
    return position.centre[colour] == 0 if position.alternative_takes == TAKES_ALL else taken == 1
