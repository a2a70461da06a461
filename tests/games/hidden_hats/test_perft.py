"""Exact counts: how many sequences of actions, and how many different positions, lie so many actions from a deal.

The numbers were counted by the reference, which has the rules from docs/rules.md and nothing from the program.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from core.pure_chance import Stream, key_of
from games.hidden_hats.reference import Game
from hatstand.core import verbs
from hatstand.core.records import Record, clone
from hatstand.match import Match
from sizes import sized

Counts = tuple[tuple[int, int], ...]
SEED = 5


@dataclass(frozen=True)
class Deal:
    """A small deal set up by hand. counts: sequences and positions after 1, 2, 3, … actions."""

    about: str
    ruleset: str
    players: int
    options: dict[str, Any]
    characters: str
    hats: str
    counts: Counts

    def match(self) -> Match:
        characters, hats = self.characters.split(), self.hats.split()
        return Match.arrange(
            self.ruleset, self.players, characters=characters, hats=hats, seed=SEED, **self.options
        )

    def game(self) -> Game:
        chance = Stream(key_of(SEED, 0))
        characters, hats = self.characters.split(), self.hats.split()
        return Game(self.ruleset, self.players, 0, self.options, characters, hats, chance)


DEALS = (
    Deal(
        "two places, the first pair ends it",
        "auf-der-hut",
        2,
        {"kinds": 2, "copies": 1, "places": 2, "wonders": 1},
        "jester sultan",
        "sultan jester wonder",
        ((5, 5), (25, 25), (115, 109), (515, 411), (2285, 1355)),
    ),
    Deal(
        "gaps in the row, no swap back",
        "auf-der-hut",
        3,
        {"kinds": 4, "copies": 1, "places": 3, "wonders": 1, "until_three": True, "no_swap_back": True},
        "jester sultan viking pirate",
        "jester viking wonder sultan pirate",
        ((9, 9), (78, 78), (678, 666), (5847, 5420), (49905, 41668)),
    ),
    Deal(
        "a single bald head, little patience",
        "shapka-nevidimka",
        2,
        {"kinds": 2, "copies": 2, "places": 3, "wonders": 1, "balds": 1, "patience": 3},
        "jester sultan jester sultan",
        "sultan jester jester wonder sultan",
        ((9, 9), (81, 81), (729, 687), (2205, 1881), (14094, 9902)),
    ),
    Deal(
        "rows that die",
        "auf-der-hut",
        2,
        {"kinds": 5, "copies": 1, "places": 2, "wonders": 1},
        "jester sultan viking pirate knight",
        "wonder viking pirate knight jester sultan",
        ((5, 5), (25, 24), (125, 110), (625, 472), (3125, 1882)),
    ),
    Deal(
        "four places and four players",
        "shapka-nevidimka",
        4,
        {"kinds": 3, "copies": 2, "places": 4, "wonders": 2, "balds": 3},
        "viking jester sultan jester viking sultan",
        "jester jester viking wonder sultan wonder viking sultan",
        ((14, 14), (196, 196), (2744, 2682), (38416, 35173)),
    ),
)


def counted_by_reference(deal: Deal, depth: int) -> Counts:
    games, counts = [deal.game()], []
    for _ in range(depth):
        following = []
        for game in games:
            for action in game.legal():
                after = game.copy()
                after.play(action)
                following.append(after)
        games = following
        counts.append((len(games), len({json.dumps(game.position()) for game in games})))
    return tuple(counts)


def counted_by_rules(deal: Deal, depth: int) -> Counts:
    """Equal positions are counted as often as they are reached, but played on from only once."""
    actions = np.zeros(verbs.MOST_ACTIONS, np.int16)
    start = deal.match().position().array
    reached: dict[bytes, tuple[Record, int]] = {start.tobytes(): (start, 1)}
    counts = []
    for _ in range(depth):
        following: dict[bytes, tuple[Record, int]] = {}
        for position, ways in reached.values():
            for action in actions[: verbs.legal(position, actions)].tolist():
                after = clone(position)
                verbs.play(after, action)
                known, before = following.get(after.tobytes(), (after, 0))
                following[known.tobytes()] = known, before + ways
        reached = following
        counts.append((sum(ways for _, ways in reached.values()), len(reached)))
    return tuple(counts)


@pytest.mark.soak
@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.about)
def test_exact_counts(deal: Deal) -> None:
    depth = sized(len(deal.counts) - 1, len(deal.counts))
    assert counted_by_rules(deal, depth) == deal.counts[:depth]


@pytest.mark.soak
@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.about)
def test_the_reference_counts_the_same(deal: Deal) -> None:
    depth = sized(2, len(deal.counts))
    assert counted_by_reference(deal, depth) == deal.counts[:depth]
