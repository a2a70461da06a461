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

#: Worth of a token that a line needs, of the bonus turn for a line, of the last line: it wins.
NEEDED, BONUS_TURN, WIN = 4, 12, 400
#: Worth of a token that goes from the centre back into the reserve, out of the others' reach.
DENIED = 1
#: What a token costs that a misfire lays into the centre, for the others to take.
LEFT_TO_OTHERS = 2


@compiled
def greedy(view: Position, memory: float, rng: Generator) -> int:
    """An action for the seat to move, from anything that shows the table; neither `memory` nor `rng` is used."""
    if view.zone_size > 0:
        if view.reserve_size == 0 or lines_missing(view) == 0:
            return TAKE
        return FLIP if gain_of_flip(view) > 0 else TAKE
    if why(view, ALTERNATIVE) == LEGAL and _prefers_alternative(view):
        return ALTERNATIVE
    return FLIP if view.reserve_size > 0 else PASS


@compiled
def gain_of_flip(view: Position) -> int:
    """How much more one flip and then a take is worth than a take now, times the tokens in the reserve."""
    lost = worth_of_zone(view) + LEFT_TO_OTHERS * (int(view.zone_size) + 1)
    gain = 0
    for colour in range(view.colours):
        tokens = in_reserve(view, colour)
        if view.zone[colour] == 0 and view.centre[colour] > 0:
            gain += tokens * _worth_of_match(view, colour)
        else:
            gain -= tokens * lost
    return gain


@compiled
def worth_of_zone(view: Position) -> int:
    """What a take is worth now, one that does not win."""
    worth = 0
    for colour in range(view.colours):
        if view.zone[colour] > 0:
            tokens = 1 + int(view.centre[colour])
            worth += _worth(view, colour, tokens) + BONUS_TURN * _completes(view, colour, tokens)
    return worth


@compiled
def lines_missing(view: Position) -> int:
    """How many lines the seat to move would lack after a take now."""
    missing = int(view.colours) - lines_of(view, view.to_move)
    for colour in range(view.colours):
        if view.zone[colour] > 0:
            missing -= _completes(view, colour, 1 + int(view.centre[colour]))
    return missing


@compiled
def _prefers_alternative(view: Position) -> bool:
    """Whether the alternative is worth more than a series of up to two flips."""
    colour = rarest_colour(view, view.to_move)
    tokens = int(view.centre[colour]) if view.alternative_takes == TAKES_ALL else 1
    return _gain(view, colour, tokens) * int(view.reserve_size) > _worth_of_series(view)


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
        now = _worth_of_match(view, first)
        more = 0  # by a second flip, times the tokens that are left then
        for second in range(view.colours):
            left = in_reserve(view, second) - (second == first)
            if second != first and view.centre[second] > 0:
                more += left * _worth_of_match(view, second)
            else:
                more -= left * (now + 2 * LEFT_TO_OTHERS)
        worth += tokens * (now + max(0, more) // others)
    return worth


@compiled
def _worth_of_match(view: Position, colour: int) -> int:
    """What it adds to a take if this colour comes into the zone."""
    return _gain(view, colour, 1 + int(view.centre[colour]))


@compiled
def _gain(view: Position, colour: int, tokens: int) -> int:
    """What so many more tokens of a colour are worth, after what the zone holds."""
    if not _completes(view, colour, tokens):
        return _worth(view, colour, tokens)
    return _worth(view, colour, tokens) + (WIN if lines_missing(view) == 1 else BONUS_TURN)


@compiled
def _worth(view: Position, colour: int, tokens: int) -> int:
    needed = max(0, int(view.line) - int(view.collections[view.to_move, colour]))
    return NEEDED * min(needed, tokens) + DENIED * tokens


@compiled
def _completes(view: Position, colour: int, tokens: int) -> bool:
    before = int(view.collections[view.to_move, colour])
    return before < view.line <= before + tokens
