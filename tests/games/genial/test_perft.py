"""Exact counts: how many sequences of actions, and how many different positions, lie so many actions from a deal.

The numbers were counted by the reference, which has the rules from docs/rules.md and nothing from the program.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from core.pure_chance import Stream, key_of
from games.genial.reference import Game
from games.plays import after, legal
from hatstand.core.records import Record
from hatstand.match import Match
from sizes import sized

Counts = tuple[tuple[int, int], ...]
SEED = 5
WORDS = {"r": "red", "o": "orange", "y": "yellow", "g": "green"}


@dataclass(frozen=True)
class Deal:
    """A small deal set up by hand, the first letters of the colours in the order of the flips, the centre first.

    counts: sequences and positions after as many actions as `depths` says.
    """

    about: str
    players: int
    options: dict[str, Any]
    tokens: str
    depths: tuple[int, ...]
    counts: Counts

    def match(self) -> Match:
        tokens = [WORDS[each] for each in self.tokens]
        return Match.arrange(
            "genial", self.players, centre=tokens[:3], reserve=tokens[3:], seed=SEED, **self.options
        )

    def game(self) -> Game:
        tokens = [WORDS[each] for each in self.tokens]
        return Game(self.players, 0, self.options, tokens, Stream(key_of(SEED, 0)))


DEALS = (
    Deal(
        "lines of two, all of a colour",
        2,
        {"colours": 3, "tokens": 4, "line": 2, "alternative_takes": "all"},
        "roy" + "yorroryyo",
        (6, 12, 18, 24),
        ((6, 6), (21, 20), (33, 32), (29, 29)),
    ),
    Deal(
        "single tokens make lines",
        3,
        {"colours": 3, "tokens": 4, "line": 1},
        "rrr" + "oyryooyyo",
        (6, 12, 18, 24),
        ((5, 5), (15, 15), (45, 45), (89, 82)),
    ),
    Deal(
        "little patience",
        2,
        {"colours": 4, "tokens": 4, "line": 2, "patience": 5},
        "rog" + "grygooyrygyro",
        (6, 12, 16, 18),
        ((6, 6), (43, 43), (98, 96), (76, 73)),
    ),
)


def counted_by_reference(deal: Deal, depth: int) -> Counts:
    """Equal positions are counted as often as they are reached, but played on from only once."""
    start = deal.game()
    reached = {json.dumps(start.position()): (start, 1)}
    counts = []
    for _ in range(depth):
        following: dict[str, tuple[Game, int]] = {}
        for game, ways in reached.values():
            for action in game.legal():
                copy = game.copy()
                copy.play(action)
                name = json.dumps(copy.position())
                known, before = following.get(name, (copy, 0))
                following[name] = known, before + ways
        reached = following
        counts.append((sum(ways for _, ways in reached.values()), len(reached)))
    return tuple(counts)


def counted_by_rules(deal: Deal, depth: int) -> Counts:
    start = deal.match().position().array
    reached: dict[bytes, tuple[Record, int]] = {start.tobytes(): (start, 1)}
    counts = []
    for _ in range(depth):
        following: dict[bytes, tuple[Record, int]] = {}
        for position, ways in reached.values():
            for action in legal(position):
                copy = after(position, action)
                known, before = following.get(copy.tobytes(), (copy, 0))
                following[copy.tobytes()] = known, before + ways
        reached = following
        counts.append((sum(ways for _, ways in reached.values()), len(reached)))
    return tuple(counts)


def at_depths(deal: Deal, counts: Counts) -> Counts:
    return tuple(counts[depth - 1] for depth in deal.depths if depth <= len(counts))


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.about)
def test_exact_counts(deal: Deal) -> None:
    assert at_depths(deal, counted_by_rules(deal, deal.depths[-1])) == deal.counts


@pytest.mark.soak
@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.about)
def test_the_reference_counts_the_same(deal: Deal) -> None:
    depth = sized(deal.depths[1], deal.depths[-1])
    counted = at_depths(deal, counted_by_reference(deal, depth))
    assert counted == deal.counts[: len(counted)]
