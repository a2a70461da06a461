"""What a seat may see of a position (HH-20), and positions that such a view allows."""

from ...core.chance import Generator, mix_cards
from ...core.compiled import compiled
from ...core.keys import hide_key, make_key
from ...core.records import EMPTY, EVERYTHING, SPECTATOR, UNKNOWN, copy
from .record import BALD_HEAD, CHARACTERS, GOES_ON, HATS, PEEK, PLACES, SEATS, SWAP, WONDER, Position
from .rules import is_alive


@compiled
def observe(position: Position, seat: int, out: Position) -> None:
    copy(position, out)
    out.viewer = seat
    if position.over != GOES_ON:
        return
    for place in range(position.places):
        if position.hats[place] != EMPTY and not _sees(position, place, seat):
            out.hats[place] = UNKNOWN
    out.character_deck[CHARACTERS - position.character_deck_size :] = UNKNOWN
    out.hat_deck[HATS - position.hat_deck_size :] = UNKNOWN
    if position.event == PEEK and position.event_seat != seat:
        out.event_hat = UNKNOWN
    hide_key(out)
    if seat == SPECTATOR:  # who has seen what is seen by all, but it must be remembered
        out.seen[:] = EMPTY
        out.moves[:] = 0
        out.moved_by[:] = EMPTY
        out.moved_at[:] = EMPTY


@compiled
def _sees(position: Position, place: int, seat: int) -> bool:
    if seat == SPECTATOR:  # a wrong hat that was opened lies open until the next action
        return position.event == BALD_HEAD and position.event_place == place
    return bool(position.seen[place, seat] != EMPTY)


@compiled
def guess(view: Position, seat: int, rng: Generator, out: Position) -> None:
    """Every assignment of the unseen cards to the hidden slots that leaves the row alive is equally likely.

    (Row and hats of earlier turns say nothing more: that each earlier row was alive is proved by the card that was
    next taken from it. HH-14.) In a
    spectator's guess nobody remembers more than the last event.
    """
    copy(view, out)
    out.viewer = EVERYTHING
    if view.over != GOES_ON:
        return
    make_key(out, rng)
    _guess_characters(view, rng, out)
    unseen = _unseen_hats(view, out)
    while True:
        mix_cards(out.hat_deck, 0, unseen, rng)
        used = 0
        for place in range(view.places):
            if view.hats[place] == UNKNOWN:
                out.hats[place] = out.hat_deck[used]
                used += 1
        if is_alive(out):
            break
    if view.event_hat == UNKNOWN:  # another seat peeked, and the hat lies where it lay
        out.event_hat = out.hats[view.event_place]
    for i in range(view.hat_deck_size):
        out.hat_deck[HATS - 1 - i] = out.hat_deck[unseen - 1 - i]
    out.hat_deck[: HATS - view.hat_deck_size] = EMPTY
    if view.viewer == SPECTATOR:
        _recall_event(out)


@compiled
def _recall_event(position: Position) -> None:
    """Who has just seen or moved what, as the last event says, where nothing else is remembered."""
    seat, place, other, turn = (
        position.event_seat,
        position.event_place,
        position.event_other,
        position.turn - 1,
    )
    if position.event == PEEK:
        position.seen[place, seat] = turn
    elif position.event == BALD_HEAD:
        for each in range(position.players):
            position.seen[place, each] = turn
    elif position.event == SWAP:
        for moved in (place, other):
            position.moved_by[moved] = seat
            position.moved_at[moved] = turn


@compiled
def _guess_characters(view: Position, rng: Generator, out: Position) -> None:
    top = CHARACTERS - view.character_deck_size
    for kind in range(view.kinds):
        left = view.copies
        for seat in range(SEATS):
            left -= view.pairs[seat, kind]
        for place in range(PLACES):
            left -= view.characters[place] == kind
        for _ in range(left):
            out.character_deck[top] = kind
            top += 1
    mix_cards(out.character_deck, CHARACTERS - view.character_deck_size, CHARACTERS, rng)


@compiled
def _unseen_hats(view: Position, out: Position) -> int:
    """Write all hats that the view does not show into out.hat_deck[0:n]; return n."""
    n = 0
    for kind in range(WONDER + 1):
        left = view.copies if kind < view.kinds else 0
        if kind == WONDER:
            left = view.wonders
        for seat in range(SEATS):
            left -= view.wonder_hats[seat] if kind == WONDER else view.pairs[seat, kind]
        for place in range(PLACES):
            left -= view.hats[place] == kind
        for _ in range(left):
            out.hat_deck[n] = kind
            n += 1
    return n
