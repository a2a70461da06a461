"""Prints what searching bots choose in some views: `python -m bots.thinking`, in a process without a compiler
too.
"""

from __future__ import annotations

import sys

from bots.swift import swift
from hatstand import rulesets
from hatstand.match import Match


def choices() -> list[str]:
    chosen = []
    for ruleset in rulesets():
        match = Match(ruleset, 2, seed=3, first=0)
        for _ in range(3):
            view = match.view(match.to_move)
            chosen += [swift(name, 4, seed=5).choose(view) for name in ("search", "novice", "casual")]
            match.play(chosen[-3])
    return chosen


if __name__ == "__main__":
    sys.stdout.write("\n".join(choices()))
