"""What others' actions betray in Hidden Hats: everyone sees who looks where, and who moves what afterwards.

`suspect` opens the place to which somebody has just moved a hat after looking at it. `likely` weighs a guess of the
hidden hats: would players who knew what those others know have acted so? Two things speak against a guess, each
once for every hat: that somebody knew of a fit and did not open it in a turn of theirs since, and that somebody has
just moved a hat that they knew, to make a fit nowhere. How much less likely that is was found by playing.
"""

from ...core.chance import Generator
from ...core.compiled import compiled
from ...core.records import EMPTY
from .policy import greedy
from .record import PLACES, SWAP, Position
from .rules import OPENS

#: What is left of a guess's weight by each thing that speaks against it.
LEFT_A_FIT, MOVED_IN_VAIN = 0.15, 0.15


@compiled
def suspect(view: Position, memory: float, rng: Generator) -> int:
    """As `greedy`, but opens what is betrayed rather than swap or look; a fit that it knows comes first."""
    action = greedy(view, memory, rng)
    place = betrayed_place(view)
    return action if place == EMPTY or action >= OPENS else OPENS + place


@compiled
def betrayed_place(view: Position) -> int:
    """Where a hat lies that another seat has seen and has just moved, and the seat to move has not seen; of two the
    one seen last. EMPTY: nowhere.
    """
    if view.event != SWAP:
        return EMPTY
    first, second = int(view.event_place), int(view.event_other)
    one, other = _betrayed_at(view, first), _betrayed_at(view, second)
    if one == EMPTY and other == EMPTY:
        return EMPTY
    return first if one > other else second


@compiled
def _betrayed_at(view: Position, place: int) -> int:
    """The turn in which whoever swapped saw this hat, which the seat to move never has; else EMPTY."""
    if view.seen[place, view.to_move] != EMPTY:
        return EMPTY
    return int(view.seen[place, view.event_seat])


@compiled
def likely(position: Position, seat: int) -> float:
    weight = 1.0
    for other in range(position.players):
        if other == seat:
            continue
        last = _last_turn(position, other)
        for place in range(PLACES):
            seen, moved_at = int(position.seen[place, other]), int(position.moved_at[place])
            if position.hats[place] == EMPTY or seen == EMPTY or seen >= last:
                continue
            if position.hats[place] == position.characters[place]:
                if moved_at < last:
                    weight *= LEFT_A_FIT
            elif moved_at == last and not _fits_beside(position, place, other):
                weight *= MOVED_IN_VAIN
    return weight


@compiled
def _last_turn(position: Position, seat: int) -> int:
    """The last turn that this seat has had; below 0 if none."""
    before = (int(position.first) + int(position.turn) - 1 - seat) % int(position.players)
    return int(position.turn) - 1 - before


@compiled
def _fits_beside(position: Position, place: int, seat: int) -> bool:
    """Whether the hat that came away from this place by the same swap fits where it lies, and that seat knew it."""
    for other in range(PLACES):
        if other != place and position.moved_at[other] == position.moved_at[place]:
            fits = position.hats[other] == position.characters[other]
            return bool(fits and position.seen[other, seat] != EMPTY)
    return False
