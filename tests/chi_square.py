"""How far observed frequencies lie from expected ones, without any package of statistics."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from typing import TypeVar

Case = TypeVar("Case", bound=Hashable)

#: A right program is off by so many standard deviations once in a million seeds; and the seeds are fixed.
SIGMAS = 4.75


def chi_square(observed: Mapping[Case, int], expected: Mapping[Case, float]) -> tuple[float, int]:
    """The statistic and its degrees of freedom. Every class should be expected at least five times or so."""
    assert set(observed) <= set(expected), "something happened that can't"
    statistic = sum((observed.get(each, 0) - wanted) ** 2 / wanted for each, wanted in expected.items())
    return statistic, len(expected) - 1


def fits(observed: Mapping[Case, int], expected: Mapping[Case, float]) -> bool:
    """Wilson and Hilferty 1931: the cube root of chi-square over its freedom is nearly normal."""
    statistic, freedom = chi_square(observed, expected)
    if freedom == 0:
        return True
    spread = 2 / (9 * freedom)
    deviation: float = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return deviation < SIGMAS


def alike(observed: Mapping[Case, int], classes: int) -> bool:
    """Whether that many classes may well be equally likely."""
    total = sum(observed.values())
    return fits(observed, dict.fromkeys(observed, total / classes)) and len(observed) == classes
