"""How long a table's rules take to be ready: compiled for the first time, and loaded from the cache.

Each time is of a process of its own: after `import hatstand.lab.warm`, until everything that one table needs has
been called. The cache lies in a folder of its own, which is thrown away.

Usage: python bench/compiling.py [LOADS]
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile

from hatstand.games import GAMES

SCRIPT = """
import sys, time
begun = time.perf_counter()
from hatstand.lab.warm import warm_up
imported, processor = time.perf_counter(), time.process_time()
warm_up(sys.argv[1])
print(imported - begun, time.perf_counter() - imported, time.process_time() - processor)
"""


def run(cache: str, ruleset: str) -> tuple[float, float, float]:
    """Seconds of the import, of the warm-up, and of the warm-up in processor time."""
    environment = {**os.environ, "HATSTAND_CACHE": cache}
    command = [sys.executable, "-c", SCRIPT, ruleset]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    imported, ready, processor = map(float, done.stdout.split())
    return imported, ready, processor


def main(loads: int = 5) -> None:
    print("| ruleset | | import | ready after | in processor time |\n| --- | --- | ---: | ---: | ---: |")
    for ruleset in (game.rulesets[0].id for game in GAMES):  # those of one game share their code
        with tempfile.TemporaryDirectory() as cache:
            first = run(cache, ruleset)
            runs = [run(cache, ruleset) for _ in range(loads)]
        later = [statistics.median(times) for times in zip(*runs, strict=True)]
        for name, times in (("first use", first), ("from the cache", later)):
            cells = " | ".join(f"{seconds:.2f} s" for seconds in times)
            print(f"| `{ruleset}` | {name} | {cells} |")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
