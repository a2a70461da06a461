"""`random`: every legal action equally likely."""

from collections.abc import Mapping

import numpy as np

from ..core import verbs
from ..core.chance import Generator, below
from ..core.compiled import compiled
from ..core.records import Record
from ..games.game import Game
from .kind import BotKind


@compiled
def choose_randomly(view: Record, actions: verbs.Actions, rng: Generator) -> int:
    """A legal action. `actions`: scratch room, int16 of length `verbs.MOST_ACTIONS`."""
    return int(actions[below(rng, verbs.legal(view, actions))])


def _choose(view: Record, _game: Game, _settings: Mapping[str, float], rng: Generator) -> int:
    return choose_randomly(view, np.zeros(verbs.MOST_ACTIONS, np.int16), rng)


RANDOM = BotKind("random", (), _choose)
