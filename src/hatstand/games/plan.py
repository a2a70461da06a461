"""What a game tells `search` about itself: how to look for its moves, and what a lead is worth."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..core.compiled import compiled
from ..core.verbs import Prospects

#: No score comes near it.
_NOBODY = -1.0e9


@dataclass(frozen=True)
class Level:
    """memory: of what was seen, as `forget` takes it. care: the share of its actions that it thinks about; any
    legal one is played for the others. playouts: how deeply it thinks; 0: as `greedy` does.
    """

    memory: float = 1.0
    care: float = 1.0
    playouts: int = 0


@dataclass(frozen=True)
class Plan:
    """exploration: how much is tried that has not proved itself. trust: the share of it that is given to the move
    of the game's own policy, 0 to 1. ripe: how often a move is tried before what follows it is searched too.
    horizon: of a play-out, in moves; 0: to the end of the game. sense: the share of a play-out's moves that are the
    policy's, the others being any that are legal. tries: how often a guess that the others' actions
    speak against may be thrown away. levels: of the bots that play for people, by their names, the weakest first;
    the strongest, who is none of them, has no weakness but its time.
    """

    exploration: float
    trust: float
    ripe: int
    horizon: int
    sense: float = 1.0
    tries: int = 0
    levels: Mapping[str, Level] = field(default_factory=dict)


@compiled
def weigh(points: Prospects, players: int, sides: int, over: bool, scale: float) -> None:
    """Turn each seat's points into its prospects, in place: half of 1 + lead / (scale + |lead|), the lead being
    over the best other side. Once it is over, half of that is for the win alone.

    sides: seats that leave the same remainder by it are on one side.
    """
    best, second, side = _NOBODY, _NOBODY, 0
    for seat in range(players):
        if points[seat] > best:
            if seat % sides != side:
                second = best
            best, side = points[seat], seat % sides
        elif seat % sides != side and points[seat] > second:
            second = points[seat]
    for seat in range(players):
        lead = points[seat] - (second if seat % sides == side else best)
        worth = lead / (scale + abs(lead))
        if over:
            won = 0.0 if lead == 0.0 else 1.0 if lead > 0.0 else -1.0
            worth = (worth + won) / 2
        points[seat] = 0.5 + worth / 2
