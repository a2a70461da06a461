"""How `search` plays Genial out, and what it makes of where that ends."""

from ...core.chance import Generator
from ...core.compiled import compiled
from ...core.verbs import Actions, Prospects
from ..plan import Level, Plan, weigh
from .policy import greedy
from .record import ALL_LINES, GOES_ON, SEATS, Position
from .rules import lines_of

#: Found by playing.
PLAN = Plan(
    exploration=0.5,
    trust=0.5,
    ripe=0,
    horizon=40,
    levels={
        "novice": Level(care=0.25),
        "casual": Level(care=0.55),
        "sharp": Level(care=0.85),
    },
)
#: In tokens: what a line counts beside its tokens, what the last one does, and what lead is three quarters of a
#: win.
_LINE, _ALL_LINES, _SCALE = 2, 4, 15.0


@compiled
def quick(position: Position, actions: Actions, rng: Generator) -> int:
    return greedy(position, 1.0, rng)


@compiled
def prospect(position: Position, out: Prospects) -> None:
    for seat in range(position.players):
        lines = lines_of(position, seat)
        worth = _LINE * lines
        for colour in range(position.colours):
            worth += min(int(position.collections[seat, colour]), int(position.line))
        if position.over == ALL_LINES and lines == position.colours:
            worth += _ALL_LINES
        out[seat] = worth
    weigh(out, int(position.players), SEATS, position.over != GOES_ON, _SCALE)
