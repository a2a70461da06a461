"""What a simulation adds up to, with honest intervals.

Shares of games have Wilson's interval (E. B. Wilson 1927), which stays inside 0 to 1 and is right for rare events
too; means the normal one, of n games that are independent of each other. Both at 95 %.
"""

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .simulation import Results, Simulation

#: The two-sided 95 % point of the normal distribution.
Z = 1.959963984540054


@dataclass(frozen=True)
class Interval:
    """An estimate, and the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class SeatSummary:
    """wins: the share of games won, alone or with others. alone: without another side (team-mates are one)."""

    seat: int
    bot: str
    points: Interval
    wins: Interval
    alone: Interval


@dataclass(frozen=True)
class Summary:
    """ended: how many games ended in each way, by the names of `Game.ends`. plies: actions of a game."""

    ruleset: str
    options: Mapping[str, bool | int | str]
    seed: int
    games: int
    seats: tuple[SeatSummary, ...]
    plies: Interval
    shortest: int
    longest: int
    ended: Mapping[str, int]

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON data."""
        return {**_finite(asdict(self)), "intervals": "95 %; wins, alone: Wilson; points, plies: normal"}


def _finite(data: Any) -> Any:
    """JSON has no infinite numbers: null for them."""
    if isinstance(data, dict):
        return {name: _finite(value) for name, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [_finite(value) for value in data]
    return None if isinstance(data, float) and not math.isfinite(data) else data


def wilson(successes: float, trials: int) -> Interval:
    """The share of successes; `trials` at least 1."""
    share = successes / trials
    spread = Z * math.sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    middle, scale = share + Z * Z / (2 * trials), 1 + Z * Z / trials
    return Interval(share, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


def mean(values: NDArray[np.int32]) -> Interval:
    """The mean of at least one value. One alone says nothing about its spread: its interval is endless."""
    middle = float(values.mean())
    half = Z * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Interval(middle, middle - half, middle + half)


def summarize(simulation: Simulation, results: Results) -> Summary:
    n, scores, won = len(results.plies), results.scores, results.winners
    sides = np.array(simulation.sides)
    winning = np.stack([won[:, sides == side].any(axis=1) for side in sorted(set(simulation.sides))], axis=1)
    alone = won & (winning.sum(axis=1, keepdims=True) == 1)
    codes, counts = np.unique(results.ended, return_counts=True)
    return Summary(
        ruleset=simulation.ruleset.id,
        options=simulation.options,
        seed=simulation.seed,
        games=n,
        seats=tuple(
            SeatSummary(
                seat,
                name_of(bot.name, bot.settings),
                mean(scores[:, seat]),
                wilson(int(won[:, seat].sum()), n),
                wilson(int(alone[:, seat].sum()), n),
            )
            for seat, bot in enumerate(simulation.bots)
        ),
        plies=mean(results.plies),
        shortest=int(results.plies.min()),
        longest=int(results.plies.max()),
        ended={simulation.game.ends[int(code)]: int(n) for code, n in zip(codes, counts, strict=True)},
    )


def name_of(bot: str, settings: Mapping[str, float]) -> str:
    """As it is written on the command line."""
    return ":".join([bot, *(f"{value:g}" for name, value in settings.items() if name != "seed")])
