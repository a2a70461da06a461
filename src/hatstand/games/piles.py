"""A face-down pile: it lies at the end of its array, the top card first, and before it is EMPTY."""

import numpy as np
from numpy.typing import NDArray

from ..core.compiled import compiled
from ..core.records import EMPTY


@compiled
def is_pile(cards: NDArray[np.int8], size: int, kinds: int, other: int) -> bool:
    """Whether a pile of that size lies there, of the cards 0 to kinds − 1, and of `other`."""
    if not 0 <= size <= len(cards):
        return False
    for i in range(len(cards)):
        card = cards[i]
        if i < len(cards) - size:
            if card != EMPTY:
                return False
        elif not (0 <= card < kinds or card == other):
            return False
    return True
