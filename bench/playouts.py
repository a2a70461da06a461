"""Random play-outs: decisions a second on one core, compiled and by the same source in the interpreter.

Usage: python bench/playouts.py [REPEATS]
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

COLUMNS = (
    "| ruleset | players | compiled (slowest to fastest) | interpreter | ratio |\n"
    "| --- | ---: | ---: | ---: | ---: |"
)
#: Every ruleset can be played by so many.
PLAYERS = (2, 3, 4)


def measure(repeats: int, players: int, *, compiled: bool) -> dict[str, Any]:
    """What `hatstand bench --json` says in a process of its own; by ruleset."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0" if compiled else "1"}
    arguments = f"['bench', '--json', '--repeats', '{repeats}', '--players', '{players}']"
    command = [sys.executable, "-c", f"from hatstand.cli import main; main({arguments})"]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return {speed["ruleset"]: speed["decisions_per_second"] for speed in json.loads(done.stdout)["rulesets"]}


def main(repeats: int = 7) -> None:
    compiled = {players: measure(repeats, players, compiled=True) for players in PLAYERS}
    interpreted = {players: measure(repeats, players, compiled=False) for players in PLAYERS}
    print(COLUMNS)
    for ruleset in compiled[PLAYERS[0]]:
        for players in PLAYERS:
            fast, slow = compiled[players][ruleset], interpreted[players][ruleset]["median"]
            median, low, high = (f"{fast[name] / 1e6:.1f}" for name in ("median", "lowest", "highest"))
            speeds = f"{median} M/s ({low} to {high}) | {slow / 1e3:.1f} k/s | {fast['median'] / slow:,.0f}"
            print(f"| `{ruleset}` | {players} | {speeds} |")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
