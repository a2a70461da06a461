"""The single series of Genial, solved exactly: what going on is worth with every zone, against centre and reserve.

A series is a small problem of open information. A zone has a token of each colour at most, so it is one of 64 sets
of colours, bit `colour` of an integer; which tokens are left then follows from it, and no zone can come after one
that it does not contain. So one pass from the largest zone to the smallest gives the best play against any worths
of what a take or a misfire leads to: tokens, chances to win, or the estimates of a search.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...core.compiled import compiled
from .record import COLOURS, Position
from .sight import in_reserve

Worths: TypeAlias = NDArray[np.float64]

ZONES = 1 << COLOURS


def going_on(view: Position, taken: Worths, lost: Worths) -> Worths:
    """For each zone that this series can still come to, or has, what one more flip and then the best play is worth.

    view: in the series, or before it. taken: by zone, what its take leads to. lost: by zone and colour, what a
    misfire by a token of that colour leads to. Where no token is left to be flipped going on is worth −inf; zones
    that can't come are NaN.
    """
    worths = np.full(ZONES, np.nan)
    solve(view, taken, lost, worths)
    return worths


@compiled
def solve(view: Position, taken: Worths, lost: Worths, out: Worths) -> None:
    """As `going_on`, into `out`; zones that can't come are left as they are."""
    present = zone_of(view)
    possible = present
    for colour in range(view.colours):
        if view.centre[colour] > 0:
            possible |= 1 << colour
    for zone in range(ZONES - 1, -1, -1):
        if zone & present == present and zone & ~possible == 0:
            out[zone] = _one_more(view, zone, present, taken, lost, out)


@compiled
def zone_of(view: Position) -> int:
    """The colours that lie in the zone."""
    zone = 0
    for colour in range(view.colours):
        if view.zone[colour] > 0:
            zone |= 1 << colour
    return zone


@compiled
def _one_more(view: Position, zone: int, present: int, taken: Worths, lost: Worths, worths: Worths) -> float:
    worth, tokens = 0.0, 0
    for colour in range(view.colours):
        come = (zone & ~present) >> colour & 1
        left = in_reserve(view, colour) - come
        if left <= 0:
            if left < 0:  # that zone would need a token which the reserve has not
                return np.nan
            continue
        tokens += left
        if zone >> colour & 1 or view.centre[colour] == 0:
            worth += left * lost[zone, colour]
        else:
            following = zone | 1 << colour
            worth += left * max(taken[following], worths[following])
    return worth / tokens if tokens > 0 else -np.inf
