"""What one verb costs: called from Python, and from compiled code. The difference is the way in and out.

Usage: python bench/calls.py [REPEATS]
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterator

import numpy as np

from hatstand import Match
from hatstand.core import verbs
from hatstand.core.chance import GENERATOR, Generator, reseed
from hatstand.core.compiled import compiled
from hatstand.core.records import Record, clone, copy, new
from hatstand.games import GAMES

FROM_PYTHON, FROM_COMPILED = 20_000, 1_000_000


@compiled
def legal(position: Record, actions: verbs.Actions, times: int) -> int:
    n = 0
    for _ in range(times):
        n += verbs.legal(position, actions)
    return n


@compiled
def copy_and_play(position: Record, view: Record, action: int, times: int) -> int:
    for _ in range(times):
        copy(position, view)
        verbs.play(view, action)
    return times


@compiled
def observe(position: Record, view: Record, times: int) -> int:
    for _ in range(times):
        verbs.observe(position, 0, view)
    return times


@compiled
def greedy(view: Record, rng: Generator, times: int) -> int:
    n = 0
    for _ in range(times):
        n += verbs.greedy(view, 0.8, rng)
    return n


def nanoseconds(work: Callable[[], object], times: int, repeats: int) -> float:
    """The median time of one of the `times` that `work` does, in processor time."""
    work()
    taken = []
    for _ in range(repeats):
        begun = time.thread_time_ns()
        work()
        taken.append((time.thread_time_ns() - begun) / times)
    return statistics.median(taken)


def from_python(verb: Callable[[], object]) -> Callable[[], None]:
    def work() -> None:
        for _ in range(FROM_PYTHON):
            verb()

    return work


def main(repeats: int = 7) -> None:
    print("| ruleset | verb | from Python | from compiled code |\n| --- | --- | ---: | ---: |")
    for ruleset in (game.rulesets[0].id for game in GAMES):  # those of one game share their code
        for row in measured(ruleset, repeats):
            print(row)


def measured(ruleset: str, repeats: int) -> Iterator[str]:
    match = Match(ruleset, 2, seed=1)
    for _ in range(12):
        match.play(match.legal()[0])
    position = clone(match.position().array)
    view, scratch = new(position.dtype), new(position.dtype)
    verbs.observe(position, int(position.to_move), view)
    actions, rng = np.zeros(verbs.MOST_ACTIONS, np.int16), new(GENERATOR)
    reseed(rng, 0, 0)
    verbs.legal(position, actions)
    action = int(actions[0])

    def play_a_copy() -> None:
        copy(position, scratch)
        verbs.play(scratch, action)

    rows: list[tuple[str, Callable[[], object], Callable[[], object]]] = [
        (
            "`legal`",
            lambda: verbs.legal(position, actions),
            lambda: legal(position, actions, FROM_COMPILED),
        ),
        ("copy and `play`", play_a_copy, lambda: copy_and_play(position, scratch, action, FROM_COMPILED)),
        (
            "`observe`",
            lambda: verbs.observe(position, 0, scratch),
            lambda: observe(position, scratch, FROM_COMPILED),
        ),
        ("`greedy`", lambda: verbs.greedy(view, 0.8, rng), lambda: greedy(view, rng, FROM_COMPILED)),
    ]
    for name, python, machine in rows:
        slow = nanoseconds(from_python(python), FROM_PYTHON, repeats)
        fast = nanoseconds(machine, FROM_COMPILED, repeats)
        yield f"| `{ruleset}` | {name} | {slow:,.0f} ns | {fast:,.1f} ns |"


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
