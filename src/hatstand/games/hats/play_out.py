"""How `search` plays Hats out, and what it makes of where that ends."""

from ...core.chance import Generator
from ...core.compiled import compiled
from ...core.verbs import Actions, Prospects
from ..plan import Level, Plan, weigh
from .policy import greedy
from .record import GOES_ON, SEATS, TEAMS_OF, Position
from .scoring import score

#: Found by playing.
PLAN = Plan(
    exploration=1.0,
    trust=0.0,
    ripe=0,
    horizon=0,
    levels={
        "novice": Level(care=0.45),
        "casual": Level(),
        "sharp": Level(playouts=100),
    },
)
_TEAMS = 2
#: A lead of so many points is three quarters of a win.
_SCALE = 15.0


@compiled
def quick(position: Position, actions: Actions, rng: Generator) -> int:
    return greedy(position, 1.0, rng)


@compiled
def prospect(position: Position, out: Prospects) -> None:
    score(position, out)
    sides = _TEAMS if position.players == TEAMS_OF else SEATS
    weigh(out, int(position.players), sides, position.over != GOES_ON, _SCALE)
