"""Cards by number and sets of cards by bits, the same in machine code and in the interpreter."""

import numpy as np
from numpy.typing import NDArray

from ...core.compiled import compiled
from .record import CARDS, TYPES, VALUES

#: All values of one type, as the lowest bits.
ONE_TYPE = (1 << VALUES) - 1
#: The lowest card of each type.
LOWEST_VALUES = sum(1 << (type_ * VALUES) for type_ in range(TYPES))
#: 2 is a primitive root of it: the powers below 2^66 leave different remainders.
_PRIME = 67


def _places_of_bits() -> NDArray[np.int8]:
    """For each remainder by the prime, which power of 2 leaves it."""
    places = np.zeros(_PRIME, np.int8)
    for place in range(CARDS):
        places[(1 << place) % _PRIME] = place
    return places


def _values_of_sets() -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """For each set of values of one type: how many there are, and their sum."""
    values = np.arange(1, VALUES + 1)
    bits = np.arange(ONE_TYPE + 1)[:, None] >> np.arange(VALUES) & 1
    return bits.sum(1).astype(np.int8), (bits * values).sum(1).astype(np.int8)


_PLACE_OF_BIT = _places_of_bits()
COUNTS, SUMS = _values_of_sets()


@compiled
def type_of(card: int) -> int:
    return int(card) // VALUES


@compiled
def value_of(card: int) -> int:
    return int(card) % VALUES + 1


@compiled
def bit(card: int) -> int:
    """The set of one card; of EMPTY and UNKNOWN the empty set."""
    return 1 << int(card) if card >= 0 else 0


@compiled
def lowest(cards: int) -> int:
    """The lowest card of a set that is not empty."""
    cards = int(cards)
    return int(_PLACE_OF_BIT[(cards & -cards) % _PRIME])


@compiled
def of_type(cards: int, type_: int) -> int:
    """The values of one type in a set, as bits from the lowest: an index of COUNTS and SUMS."""
    return int(cards) >> (type_ * VALUES) & ONE_TYPE


@compiled
def how_many(cards: int) -> int:
    n = 0
    for type_ in range(TYPES):
        n += int(COUNTS[of_type(cards, type_)])
    return n


@compiled
def types_in(cards: int) -> int:
    """How many different types a set has."""
    cards = int(cards)
    folded = cards | cards >> 1 | cards >> 2
    folded |= folded >> 3
    # One digit of base 64 for each type, 0 or 1: the sum of the digits.
    return (folded & LOWEST_VALUES) % ONE_TYPE


@compiled
def nth(cards: int, n: int) -> int:
    """The card of a set before which n lower ones lie."""
    cards = int(cards)
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)
