"""The rules of Hidden Hats over its record: deal, legal, play, score. Numbers (HH-…) are those of docs/rules.md.

Actions, the same in every position: peek at a place (7), swap two places, the smaller first (21), open (7).
"""

import numpy as np
from numpy.typing import NDArray

from ...core.chance import Words, shuffle
from ...core.compiled import compiled
from ...core.keys import take_key
from ...core.records import EMPTY, EVERYTHING
from ...core.verbs import Actions, Points
from .record import (
    AUF_DER_HUT,
    BALD_HEAD,
    CHARACTERS,
    DEAL,
    GOES_ON,
    HATS,
    LAST_THREE,
    OUT_OF_PATIENCE,
    PAIR,
    PEEK,
    PLACES,
    ROW_NOT_FILLED,
    SWAP,
    THREE_LEFT,
    WONDER,
    WONDER_HAT,
    Position,
)

#: First action of each sort, and how many there are.
PEEKS = 0
SWAPS = PEEKS + PLACES
OPENS = SWAPS + PLACES * (PLACES - 1) // 2
ACTIONS = OPENS + PLACES
#: What stands for none of them.
NO_ACTION = ACTIONS

#: Codes of `why`.
LEGAL, IS_OVER, NO_SUCH_ACTION, NO_SUCH_PLACE, PLACE_IS_EMPTY, UNDOES_SWAP = range(6)


def _swap_places() -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """The two places of each swap, in the order of the actions: (0, 1), (0, 2), …, (5, 6)."""
    first, second = np.triu_indices(PLACES, 1)
    return first.astype(np.int8), second.astype(np.int8)


SWAP_FIRST, SWAP_SECOND = _swap_places()


@compiled
def deal(position: Position, key: Words) -> None:
    take_key(position, key)
    characters = position.kinds * position.copies
    for i in range(characters):
        position.character_deck[CHARACTERS - characters + i] = i // position.copies
    for i in range(characters + position.wonders):
        kind = i // position.copies if i < characters else WONDER
        position.hat_deck[HATS - characters - position.wonders + i] = kind
    position.character_deck_size = characters
    position.hat_deck_size = characters + position.wonders
    shuffle(position.character_deck, CHARACTERS - position.character_deck_size, CHARACTERS, position)
    shuffle(position.hat_deck, HATS - position.hat_deck_size, HATS, position)
    lay(position)


@compiled
def lay(position: Position) -> None:
    position.viewer = EVERYTHING
    position.to_move = position.first
    position.over = GOES_ON
    position.turn = 0
    position.idle = 0
    position.supply = position.balds
    position.character_deck[: CHARACTERS - position.character_deck_size] = EMPTY
    position.hat_deck[: HATS - position.hat_deck_size] = EMPTY
    position.characters[:] = EMPTY
    position.hats[:] = EMPTY
    position.pairs[:] = 0
    position.wonder_hats[:] = 0
    position.bald_heads[:] = 0
    for place in range(PLACES):
        _forget(position, place)
    for place in range(position.places):
        _lay_character(position, place)
        _lay_hat(position, place)
    _note(position, DEAL, EMPTY, EMPTY, EMPTY, EMPTY)
    _revive(position)


@compiled
def legal(position: Position, out: Actions) -> int:
    if position.over != GOES_ON:
        return 0
    row_is_full = True
    for place in range(PLACES):
        row_is_full &= position.hats[place] != EMPTY
    if row_is_full:  # nearly always, and then it is quick: every action but one that is barred
        barred = _barred(position)
        n = ACTIONS - (barred != NO_ACTION)
        for i in range(n):
            out[i] = i + (i >= barred)
        return n
    n = 0
    for action in range(ACTIONS):
        if why(position, action) == LEGAL:
            out[n] = action
            n += 1
    return n


@compiled
def why(position: Position, action: int) -> int:
    if position.over != GOES_ON:
        return IS_OVER
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    first, second = places_of(action)
    for place in (first, second):
        if place >= position.places:
            return NO_SUCH_PLACE
    for place in (first, second):
        if position.hats[place] == EMPTY:
            return PLACE_IS_EMPTY
    if action == _barred(position):
        return UNDOES_SWAP
    return LEGAL


@compiled
def places_of(action: int) -> tuple[int, int]:
    """The two places an action touches; the same place twice where it touches one."""
    if action < SWAPS:
        return action - PEEKS, action - PEEKS
    if action < OPENS:
        return int(SWAP_FIRST[action - SWAPS]), int(SWAP_SECOND[action - SWAPS])
    return action - OPENS, action - OPENS


@compiled
def swap_of(first: int, second: int) -> int:
    """The action that swaps two places, first < second."""
    return SWAPS + first * (2 * PLACES - 1 - first) // 2 + second - first - 1


@compiled
def play(position: Position, action: int) -> None:
    position.idle += 1
    if action < SWAPS:
        _peek(position, action - PEEKS)
    elif action < OPENS:
        _swap(position, int(SWAP_FIRST[action - SWAPS]), int(SWAP_SECOND[action - SWAPS]))
    else:
        _open(position, action - OPENS)
    position.turn += 1
    if position.over == GOES_ON and position.idle >= position.patience:  # HH-13
        position.over = OUT_OF_PATIENCE
    if position.over != GOES_ON:
        position.to_move = EMPTY
    elif position.to_move + 1 == position.players:  # HH-5
        position.to_move = 0
    else:
        position.to_move += 1


@compiled
def score(position: Position, out: Points) -> None:
    for seat in range(position.players):
        points = balance(position, seat)
        if position.ruleset == AUF_DER_HUT and points < 0:  # HH-15; HH-16 lets it be negative
            points = 0
        out[seat] = points


@compiled
def balance(position: Position, seat: int) -> int:
    """Pairs less the bald heads that no wonder hat makes good; HH-16 counts it as it is."""
    pairs = 0
    for kind in range(position.kinds):
        pairs += position.pairs[seat, kind]
    return pairs - max(0, int(position.bald_heads[seat]) - int(position.wonder_hats[seat]))


@compiled
def is_alive(position: Position) -> bool:
    """Whether some hat of the row fits some character of the row, or is a wonder hat (HH-14)."""
    wearers = 1 << WONDER
    for place in range(position.places):
        if position.characters[place] != EMPTY:
            wearers |= 1 << int(position.characters[place])
    for place in range(position.places):
        if position.hats[place] >= 0 and wearers >> int(position.hats[place]) & 1:
            return True
    return False


@compiled
def characters_at_end(position: Position) -> int:
    """With how many characters left `until_three` ends (HH-12, AL-7)."""
    return min(LAST_THREE, position.places - 1)


@compiled
def _barred(position: Position) -> int:
    """The swap that `no_swap_back` forbids now (HH-10), or NO_ACTION."""
    if position.no_swap_back and position.event == SWAP:
        return swap_of(int(position.event_place), int(position.event_other))
    return NO_ACTION


@compiled
def _peek(position: Position, place: int) -> None:
    _note(position, PEEK, position.to_move, place, EMPTY, position.hats[place])
    _show(position, place, position.to_move)


@compiled
def _swap(position: Position, first: int, second: int) -> None:
    _note(position, SWAP, position.to_move, first, second, EMPTY)
    hats, seen, moves = position.hats, position.seen, position.moves
    hat = hats[first]
    hats[first] = hats[second]
    hats[second] = hat
    for seat in range(position.players):  # what anyone knew goes with the card
        turn, count = seen[first, seat], moves[first, seat]
        seen[first, seat] = seen[second, seat]
        moves[first, seat] = moves[second, seat] + (seen[second, seat] != EMPTY)
        seen[second, seat] = turn
        moves[second, seat] = count + (turn != EMPTY)
    for place in (first, second):
        position.moved_by[place] = position.to_move
        position.moved_at[place] = position.turn


@compiled
def _open(position: Position, place: int) -> None:
    seat, hat = position.to_move, position.hats[place]
    if hat == position.characters[place]:  # HH-8a
        _note(position, PAIR, seat, place, EMPTY, hat)
        position.event_character = hat
        position.pairs[seat, hat] += 1
        position.idle = 0
        position.characters[place] = EMPTY
        _take_hat(position, place)
        if position.character_deck_size > 0:
            _lay_character(position, place)
            _lay_hat(position, place)
            _revive(position)
        elif not position.until_three:  # HH-11
            position.over = ROW_NOT_FILLED
        elif _characters_left(position) <= characters_at_end(position):  # HH-12
            position.over = THREE_LEFT
    elif hat == WONDER:  # HH-8b
        _note(position, WONDER_HAT, seat, place, EMPTY, hat)
        position.wonder_hats[seat] += 1
        position.idle = 0
        _take_hat(position, place)
        _lay_hat(position, place)
        _revive(position)
    else:  # HH-8c
        _note(position, BALD_HEAD, seat, place, EMPTY, hat)
        if position.supply > 0:  # HH-9
            position.supply -= 1
            position.bald_heads[seat] += 1
        else:
            position.event_free = 1
        for each in range(position.players):
            _show(position, place, each)


@compiled
def _characters_left(position: Position) -> int:
    left = 0
    for place in range(position.places):
        left += position.characters[place] != EMPTY
    return left


@compiled
def _note(position: Position, event: int, seat: int, place: int, other: int, hat: int) -> None:
    position.event = event
    position.event_seat = seat
    position.event_place = place
    position.event_other = other
    position.event_hat = hat
    position.event_character = EMPTY
    position.event_free = 0
    position.event_relaid = 0


@compiled
def _show(position: Position, place: int, seat: int) -> None:
    position.seen[place, seat] = position.turn
    position.moves[place, seat] = 0


@compiled
def _forget(position: Position, place: int) -> None:
    """Another hat lies here than before: nobody has seen it, nobody has moved it."""
    for seat in range(position.seen.shape[1]):
        position.seen[place, seat] = EMPTY
        position.moves[place, seat] = 0
    position.moved_by[place] = EMPTY
    position.moved_at[place] = EMPTY


@compiled
def _take_hat(position: Position, place: int) -> None:
    position.hats[place] = EMPTY
    _forget(position, place)


@compiled
def _lay_character(position: Position, place: int) -> None:
    top = CHARACTERS - position.character_deck_size
    position.characters[place] = position.character_deck[top]
    position.character_deck[top] = EMPTY
    position.character_deck_size -= 1


@compiled
def _lay_hat(position: Position, place: int) -> None:
    top = HATS - position.hat_deck_size
    position.hats[place] = position.hat_deck[top]
    position.hat_deck[top] = EMPTY
    position.hat_deck_size -= 1


@compiled
def _revive(position: Position) -> None:
    """HH-14. It ends: the hat of a character in the row is never far, it lies in the row or in the deck."""
    while not is_alive(position):
        position.event_relaid = 1
        for place in range(position.places):
            if position.hats[place] != EMPTY:
                position.hat_deck_size += 1
                position.hat_deck[HATS - position.hat_deck_size] = position.hats[place]
                _take_hat(position, place)
        shuffle(position.hat_deck, HATS - position.hat_deck_size, HATS, position)
        for place in range(position.places):
            if position.characters[place] != EMPTY:
                _lay_hat(position, place)
