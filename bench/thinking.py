"""How bots share a server's threads: at each of so many tables two masters play, all at the same time.

The more of them wait, the less time each is given, so that an answer does not take as many times as long as there
are tables; below `FLOOR_SECONDS` a master is not brought. What it is worth with so little shows
`hatstand ladder RULESET --bots master,sharp --seconds 0.02`.

Usage: python bench/thinking.py [SECONDS] [THREADS] [RULESET]
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import TypeVar

from hatstand.lab.warm import warm_up
from hatstand.match import Match
from hatstand.server.fair_queue import FairQueue
from hatstand.server.seats import Bot
from hatstand.server.thinking import Mind

TABLES = (1, 2, 4, 8, 16, 32)
PLAYERS = 2

T = TypeVar("T")


class Watched(FairQueue):
    """thought: how long each piece of work took once it had begun, in seconds by the clock."""

    def __init__(self, threads: int) -> None:
        super().__init__(threads, 60.0)
        self.thought: list[float] = []

    async def run(self, table: str, work: Callable[[], T]) -> T:
        def watched() -> T:
            begun = time.perf_counter()
            try:
                return work()
            finally:
                self.thought.append(time.perf_counter() - begun)

        return await super().run(table, watched)


async def play(queue: FairQueue, table: int, ruleset: str, ends: float, answered: list[float]) -> None:
    """answered: gets how long each move with a choice took, waiting and all, in seconds."""
    seed = table
    while time.perf_counter() < ends:
        match = Match(ruleset, PLAYERS, seed=seed)
        minds = [
            Mind(queue, str(table), Bot("master", "", "", {}, PLAYERS * seed + i)) for i in range(PLAYERS)
        ]
        while match.to_move is not None and time.perf_counter() < ends:
            view = match.view(match.to_move)
            begun = time.perf_counter()
            action = await minds[match.to_move].choose(view)
            if len(view.legal()) > 1:
                answered.append(time.perf_counter() - begun)
            match.play(action)
        seed += 1000


async def at_once(tables: int, threads: int, ruleset: str, seconds: float) -> tuple[list[float], list[float]]:
    """The times of thinking and of answering."""
    queue, answered = Watched(threads), list[float]()
    try:
        ends = time.perf_counter() + seconds
        await asyncio.gather(*(play(queue, table, ruleset, ends, answered) for table in range(tables)))
    finally:
        queue.close()
    return queue.thought, answered


def main(seconds: int = 10, threads: int = os.cpu_count() or 1, ruleset: str = "auf-der-hut") -> None:
    warm_up(ruleset)
    print(
        f"| {ruleset}, {threads} threads | moves | thought, median | answered after, median | 99 % within |"
    )
    print("| --- | ---: | ---: | ---: | ---: |")
    for tables in TABLES:
        thought, answered = asyncio.run(at_once(tables, threads, ruleset, seconds))
        p99 = sorted(answered)[int(0.99 * (len(answered) - 1))]
        times = (statistics.median(thought), statistics.median(answered), p99)
        cells = " | ".join(f"{1000 * each:.0f} ms" for each in times)
        print(f"| {tables} | {len(answered) / seconds:,.0f} /s | {cells} |", flush=True)


if __name__ == "__main__":
    kinds: tuple[Callable[[str], object], ...] = (int, int, str)
    main(*(kind(value) for kind, value in zip(kinds, sys.argv[1:], strict=False)))  # type: ignore[arg-type]
