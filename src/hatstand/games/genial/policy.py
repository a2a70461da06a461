"""`greedy`: a sensible action in Genial at little cost. Nothing need be remembered, so `memory` changes nothing.

It flips as long as one more flip and then a take is worth more, on average, than a take now. For a single series
that is no approximation: with each success the zone is worth more, fewer colours are left to match and more are in
the way, so once it is right to stop it stays so (the monotone case of Chow, Robbins and Siegmund 1971: looking one
step ahead is optimal there). What tokens are worth is a rule of thumb, in whole numbers, so that every machine
chooses alike: those that a line still needs, the bonus turn for completing it, what a misfire leaves to the others.
One pass over the colours: about 0.1 µs.
"""

from ...core.chance import Generator
from ...core.compiled import compiled
from .record import TAKES_ALL, Position
from .rules import ALTERNATIVE, FLIP, LEGAL, PASS, TAKE, lines_of, rarest_colour, why
from .sight import in_reserve

#: Worth of a token that a line needs, and of the bonus turn for completing it.
NEEDED, BONUS_TURN = 4, 8
#: Worth of a token that leaves the centre, out of the others' reach.
DENIED = 1
#: What a token costs that a misfire lays into the centre, for the others to take.
LEFT_TO_OTHERS = 1


@compiled
def greedy(view: Position, memory: float, rng: Generator) -> int:
    """An action for the seat to move, from anything that shows the table; neither `memory` nor `rng` is used."""
    if view.zone_size > 0:
        if view.reserve_size == 0 or _take_wins(view):
            return TAKE
        return FLIP if gain_of_flip(view) > 0 else TAKE
    if why(view, ALTERNATIVE) == LEGAL and _prefers_alternative(view):
        return ALTERNATIVE
    return FLIP if view.reserve_size > 0 else PASS


@compiled
def gain_of_flip(view: Position) -> int:
    """How much more one flip and then a take is worth than a take now, times the tokens in the reserve."""
    lost = LEFT_TO_OTHERS * (int(view.zone_size) + 1)
    for colour in range(view.colours):
        if view.zone[colour] > 0:
            lost += worth_of_match(view, colour)
    gain = 0
    for colour in range(view.colours):
        tokens = in_reserve(view, colour)
        if view.zone[colour] == 0 and view.centre[colour] > 0:
            gain += tokens * worth_of_match(view, colour)
        else:
            gain -= tokens * lost
    return gain


@compiled
def worth_of_match(view: Position, colour: int) -> int:
    """What a colour in the zone adds to a take: its token there and all those in the centre."""
    return _worth(view, colour, 1 + int(view.centre[colour]))


@compiled
def _worth(view: Position, colour: int, tokens: int) -> int:
    needed = max(0, int(view.line) - int(view.collections[view.to_move, colour]))
    worth = NEEDED * min(needed, tokens) + DENIED * tokens
    return worth + BONUS_TURN if _completes(view, colour, tokens) else worth


@compiled
def _completes(view: Position, colour: int, tokens: int) -> bool:
    before = int(view.collections[view.to_move, colour])
    return before < view.line <= before + tokens


@compiled
def _take_wins(view: Position) -> bool:
    lines = lines_of(view, view.to_move)
    for colour in range(view.colours):
        if view.zone[colour] > 0:
            lines += _completes(view, colour, 1 + int(view.centre[colour]))
    return lines == view.colours


@compiled
def _prefers_alternative(view: Position) -> bool:
    """Whether the alternative wins, or is worth more than a series of up to two flips."""
    colour = rarest_colour(view, view.to_move)
    tokens = int(view.centre[colour]) if view.alternative_takes == TAKES_ALL else 1
    if _completes(view, colour, tokens) and lines_of(view, view.to_move) + 1 == view.colours:
        return True
    return _worth(view, colour, tokens) * int(view.reserve_size) >= _worth_of_series(view)


@compiled
def _worth_of_series(view: Position) -> int:
    """What a series is worth that begins now and has two flips at most, times the tokens in the reserve."""
    others = max(1, int(view.reserve_size) - 1)
    worth = 0
    for first in range(view.colours):
        tokens = in_reserve(view, first)
        if view.centre[first] == 0:
            worth -= tokens * LEFT_TO_OTHERS
            continue
        now = worth_of_match(view, first)
        more = 0  # by a second flip, times the tokens that are left then
        for second in range(view.colours):
            left = in_reserve(view, second) - (second == first)
            if second != first and view.centre[second] > 0:
                more += left * worth_of_match(view, second)
            else:
                more -= left * (now + 2 * LEFT_TO_OTHERS)
        worth += tokens * (now + max(0, more) // others)
    return worth
