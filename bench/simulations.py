"""Simulations by bots: games and decisions a second, for each sort of bot, on one core.

Usage: python bench/simulations.py [GAMES]
"""

from __future__ import annotations

import sys
import time

import hatstand
from hatstand import games
from hatstand.lab.simulation import Simulation

BOTS = {
    "random": hatstand.bot("random"),
    "forgetful:0.7": hatstand.bot("forgetful", memory=0.7),
    "greedy": hatstand.bot("greedy"),
}


def main(many: int = 4000) -> None:
    print("| ruleset | bots | games | decisions |\n| --- | --- | ---: | ---: |")
    for ruleset in hatstand.rulesets():
        game, _ = games.find(ruleset)
        for name, bot in BOTS.items():
            if not bot.kind.can_play(game):
                continue
            simulation = Simulation(ruleset, [bot, bot], seed=1)
            simulation.run(1, threads=1)
            begun = time.thread_time()
            results = simulation.run(many, threads=1)
            taken = time.thread_time() - begun
            decisions = int(results.plies.sum()) / taken
            print(f"| `{ruleset}` | {name} | {many / taken:,.0f} /s | {decisions / 1e6:.2f} M/s |")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
