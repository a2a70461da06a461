"""Whole games played by compiled code alone, over the verbs of any game."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..core import verbs
from ..core.chance import Generator, below
from ..core.compiled import compiled
from ..core.records import Record

Batch: TypeAlias = NDArray[np.void]


@compiled
def play_randomly(position: Record, rng: Generator, actions: verbs.Actions) -> int:
    """Play a position to its end in place, each legal action equally likely; returns the number of decisions.

    `actions`: scratch room, int16 of length `verbs.MOST_ACTIONS`.
    """
    decisions = 0
    while True:
        n = verbs.legal(position, actions)
        if n == 0:
            return decisions
        verbs.play(position, int(actions[below(rng, n)]))
        decisions += 1
