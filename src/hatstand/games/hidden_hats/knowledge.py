"""Whether what a position says of its last event, and of who has seen and moved what, can be so (AL-6)."""

from ...core.compiled import compiled
from ...core.records import EMPTY
from .record import (
    BALD_HEAD,
    DEAL,
    PAIR,
    PEEK,
    PLACES,
    ROW_NOT_FILLED,
    SEATS,
    SWAP,
    THREE_LEFT,
    WONDER,
    WONDER_HAT,
    Position,
)


@compiled
def check_knowledge(position: Position) -> bool:
    """One action a turn, by the seat whose turn it was: it showed one hat, or moved two, or took one."""
    for place in range(PLACES):
        if not _check_move(position, place):
            return False
        for seat in range(SEATS):
            if not _check_sighting(position, place, seat):
                return False
    return True


@compiled
def seat_of(position: Position, turn: int) -> int:
    """Whose turn that was."""
    return (int(position.first) + int(turn)) % int(position.players)


@compiled
def _check_move(position: Position, place: int) -> bool:
    """The last move to this place."""
    by, at = position.moved_by[place], position.moved_at[place]
    if by == EMPTY or at == EMPTY:
        return bool(by == at)
    if position.hats[place] == EMPTY or not 0 <= at < position.turn or by != seat_of(position, at):
        return False
    moved = 0
    for other in range(PLACES):
        moved += position.moved_at[other] == at
    return moved <= 2


@compiled
def _check_sighting(position: Position, place: int, seat: int) -> bool:
    """What a seat last saw at this place, and how often that has moved since."""
    seen, moves, moved_at = position.seen[place, seat], position.moves[place, seat], position.moved_at[place]
    if seen == EMPTY:
        return bool(moves == 0)
    if position.hats[place] == EMPTY or seat >= position.players or not 0 <= seen < position.turn:
        return False
    if moves < 0 or (moves == 0) != (moved_at < seen) or moves > max(0, moved_at - seen):
        return False
    opened = seat != seat_of(position, seen)  # then everyone saw it
    for each in range(position.players):
        last, since = position.seen[place, each], position.moves[place, each]
        if (opened and last < seen) or (last == seen and since != moves) or (last > seen and since > moves):
            return False
    for other in range(PLACES):
        if position.moved_at[other] == seen:
            return False
        for each in range(position.players):
            if other != place and position.seen[other, each] == seen:
                return False
    return True


@compiled
def check_event(position: Position) -> bool:
    """The last event is the one of the turn before, and the row shows what it left."""
    event, seat, place = position.event, position.event_seat, position.event_place
    other, hat, character = position.event_other, position.event_hat, position.event_character
    if not 0 <= position.event_free <= (event == BALD_HEAD and position.supply == 0):
        return False
    if not 0 <= position.event_relaid <= 1 or (event == DEAL) != (position.turn == 0):
        return False
    if (position.over == ROW_NOT_FILLED or position.over == THREE_LEFT) and event != PAIR:
        return False
    if event == DEAL:
        return seat == EMPTY and place == EMPTY and other == EMPTY and hat == EMPTY and character == EMPTY
    if seat != seat_of(position, position.turn - 1):
        return False
    if not 0 <= place < position.places or (event == PAIR) != (character != EMPTY):
        return False
    if (position.idle == 0) != (event == PAIR or event == WONDER_HAT):
        return False
    if event == SWAP:
        if not place < other < position.places or hat != EMPTY or position.event_relaid != 0:
            return False
        return bool(position.moved_at[place] == position.moved_at[other] == position.turn - 1)
    if other != EMPTY:
        return False
    if event == PEEK:
        known = position.seen[place, seat] == position.turn - 1
        return bool(known and hat == position.hats[place] and position.event_relaid == 0)
    if event == BALD_HEAD:
        for each in range(position.players):
            if position.seen[place, each] != position.turn - 1:
                return False
        wrong = hat == position.hats[place] and hat != position.characters[place] and hat != WONDER
        return bool(wrong and position.event_relaid == 0)
    if not _check_laid(position):
        return False
    if event == PAIR:
        return bool(hat == character and 0 <= hat < position.kinds and position.pairs[seat, hat] > 0)
    taken = event == WONDER_HAT and hat == WONDER and position.wonder_hats[seat] > 0
    return bool(taken and position.hats[place] != EMPTY)


@compiled
def _check_laid(position: Position) -> bool:
    """Nobody has seen or moved a hat that was laid in the turn before."""
    for place in range(position.places):
        if place == position.event_place or position.event_relaid:
            if position.moved_at[place] != EMPTY:
                return False
            for seat in range(position.players):
                if position.seen[place, seat] != EMPTY:
                    return False
    return True
