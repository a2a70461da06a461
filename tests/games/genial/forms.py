"""Sizes and options of Genial in which it is compared and examined: the whole game, and small ones that end."""

from __future__ import annotations

import random
from typing import Any

Form = tuple[int, dict[str, Any]]

NAMED: list[Form] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"line": 6}),
    (2, {"line": 3, "alternative_takes": "all"}),
    (4, {"line": 3}),
    (2, {"patience": 7}),
    (2, {"colours": 2, "tokens": 2, "line": 1}),
    (2, {"colours": 2, "tokens": 6, "line": 2, "alternative_takes": "all"}),
    (3, {"colours": 3, "tokens": 6, "line": 2}),
    (4, {"colours": 3, "tokens": 4, "line": 1}),
    (4, {"colours": 6, "tokens": 8, "line": 2, "alternative_takes": "all"}),
    (3, {"colours": 4, "tokens": 21, "line": 7}),
]


def random_forms(many: int) -> list[Form]:
    """Other ones, each sizes that go together."""
    draw = random.Random(7)
    drawn: list[Form] = []
    while len(drawn) < many:
        players, tokens = draw.randint(2, 4), draw.randint(1, 21)
        options: dict[str, Any] = {
            "colours": draw.randint(2, 6),
            "tokens": tokens,
            "line": draw.randint(1 if tokens < 21 else 3, 7),
            "alternative_takes": draw.choice(["one", "all"]),
            "patience": draw.choice([1, 30, 400]),
        }
        if options["line"] * players <= tokens and not (players == 4 and options["line"] > 5):
            drawn.append((players, options))
    return drawn
