"""What a seat may see of a position (GE-16), and positions that such a view allows."""

from ...core.chance import Generator, mix_cards
from ...core.compiled import compiled
from ...core.keys import hide_key, make_key
from ...core.records import EVERYTHING, UNKNOWN, copy
from .record import ALL_TOKENS, GOES_ON, SEATS, Position


@compiled
def observe(position: Position, seat: int, out: Position) -> None:
    copy(position, out)
    out.viewer = seat
    if position.over != GOES_ON:
        return
    out.reserve[ALL_TOKENS - position.reserve_size :] = UNKNOWN
    hide_key(out)


@compiled
def guess(view: Position, seat: int, rng: Generator, out: Position) -> None:
    """Every order of the reserve is equally likely."""
    copy(view, out)
    out.viewer = EVERYTHING
    if view.over != GOES_ON:
        return
    make_key(out, rng)
    top = ALL_TOKENS - view.reserve_size
    for colour in range(view.colours):
        for _ in range(in_reserve(view, colour)):
            out.reserve[top] = colour
            top += 1
    mix_cards(out.reserve, ALL_TOKENS - view.reserve_size, ALL_TOKENS, rng)


@compiled
def in_reserve(view: Position, colour: int) -> int:
    """How many tokens of a colour the reserve holds: all that do not lie open."""
    left = int(view.tokens) - int(view.centre[colour]) - int(view.zone[colour] > 0)
    for seat in range(SEATS):
        left -= int(view.collections[seat, colour])
    return left


@compiled
def in_outcomes(view: Position) -> tuple[int, int, int]:
    """The next flip: how many tokens of the reserve make a match, no match, a conflict. Each is equally likely."""
    match = no_match = conflict = 0
    for colour in range(view.colours):
        tokens = in_reserve(view, colour)
        if view.zone[colour] > 0:
            conflict += tokens
        elif view.centre[colour] > 0:
            match += tokens
        else:
            no_match += tokens
    return match, no_match, conflict
