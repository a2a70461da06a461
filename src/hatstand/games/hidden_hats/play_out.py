"""How `search` plays Hidden Hats out, and what it makes of where that ends."""

from ...core.chance import Generator, word
from ...core.compiled import compiled
from ...core.records import EMPTY
from ...core.verbs import Actions, Prospects
from ..plan import Level, Plan, weigh
from .policy import act
from .record import GOES_ON, SEATS, Position
from .rules import OPENS, balance, score
from .suspicion import betrayed_place

#: Found by playing.
PLAN = Plan(
    exploration=0.5,
    trust=0.5,
    ripe=30,
    horizon=12,
    tries=4,
    levels={
        "novice": Level(memory=0.6),
        "casual": Level(memory=0.85),
        "sharp": Level(memory=0.93, playouts=300),
    },
)
#: Below which words of chance a player in a play-out trusts the others, and below which they steal; and from which
#: they are wary.
_TRUSTING, _STEALING, _WARY = 1 << 30, 1 << 32, 1 << 31
#: A lead of so many points is three quarters of a win.
_SCALE = 3.0


@compiled
def quick(position: Position, actions: Actions, rng: Generator) -> int:
    """As somebody who trusts others, as a thief, or as one who does not let others steal: so that nobody in the
    search can rely on any of them.
    """
    kind = word(rng)
    if kind < _TRUSTING:
        return act(position, 1.0, False, rng)
    place = betrayed_place(position) if kind < _STEALING else EMPTY
    action = act(position, 1.0, kind >= _WARY, rng)
    return action if place == EMPTY or action >= OPENS else OPENS + place


@compiled
def prospect(position: Position, out: Prospects) -> None:
    """Before the end bald heads count however many they are, also in a ruleset that forgives some of them then
    (HH-15): they still have to be made good.
    """
    over = position.over != GOES_ON
    if over:
        score(position, out)
    else:
        for seat in range(position.players):
            out[seat] = balance(position, seat)
    weigh(out, int(position.players), SEATS, over, _SCALE)
