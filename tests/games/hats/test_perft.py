"""Exact counts: how many sequences of actions, and how many different positions, lie so many actions from a deal.

The numbers were counted by the reference, which has the rules from docs/rules.md and nothing from the program.
"""

from __future__ import annotations

import copy
import json
from dataclasses import dataclass
from typing import Any

import pytest

from games.hats.forms import legal
from games.hats.reference import Game, cards_of, filled
from hatstand.core import verbs
from hatstand.core.records import Record, clone
from hatstand.match import Match
from sizes import sized

Counts = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Deal:
    """A small deal in the order of the cards. counts: sequences and positions after 1, 2, 3, … actions."""

    about: str
    players: int
    options: dict[str, Any]
    counts: Counts

    def cards(self) -> list[str]:
        """Dealt so that neighbours in value lie apart."""
        cards = cards_of(filled(self.players, self.options), [])
        return cards[::3] + cards[1::3] + cards[2::3]

    def match(self) -> Match:
        cards, sizes = self.cards(), filled(self.players, self.options)
        hand, places = sizes["hand"], sizes["places"]
        hands = [cards[hand * seat : hand * (seat + 1)] for seat in range(self.players)]
        rest = cards[hand * self.players :]
        return Match.arrange(
            "hats", self.players, hands=hands, table=rest[:places], deck=rest[places:], seed=1, **self.options
        )

    def game(self) -> Game:
        return Game(self.players, 0, self.options, [], self.cards())


DEALS = (
    Deal(
        "two players with a deck",
        2,
        {"types": 3, "values": 3, "hand": 3, "places": 1},
        ((7, 7), (23, 23), (171, 111), (594, 384), (1981, 906), (5247, 2020), (7238, 2527)),
    ),
    Deal(
        "two players, no deck",
        2,
        {"types": 4, "values": 2, "hand": 3, "places": 2},
        ((4, 4), (22, 22), (58, 58), (216, 192)),
    ),
    Deal(
        "three players",
        3,
        {"types": 3, "values": 4, "hand": 3, "places": 2},
        ((10, 10), (44, 44), (272, 192), (1958, 1310), (9829, 6121)),
    ),
    Deal(
        "two teams",
        4,
        {"types": 3, "values": 3, "hand": 2, "places": 1},
        ((4, 4), (8, 8), (24, 24), (90, 90), (204, 204), (646, 622), (1796, 1592), (3792, 2998)),
    ),
)


def counted_by_reference(deal: Deal, depth: int) -> Counts:
    games, counts = [deal.game()], []
    for _ in range(depth):
        following = []
        for game in games:
            for action in game.legal():
                after = copy.deepcopy(game)
                after.play(action)
                following.append(after)
        games = following
        counts.append((len(games), len({json.dumps(game.position()) for game in games})))
    return tuple(counts)


def counted_by_rules(deal: Deal, depth: int) -> Counts:
    """Equal positions are counted as often as they are reached, but played on from only once."""
    start = deal.match().position().array
    reached: dict[bytes, tuple[Record, int]] = {start.tobytes(): (start, 1)}
    counts = []
    for _ in range(depth):
        following: dict[bytes, tuple[Record, int]] = {}
        for position, ways in reached.values():
            for action in legal(position):
                after = clone(position)
                verbs.play(after, action)
                known, before = following.get(after.tobytes(), (after, 0))
                following[known.tobytes()] = known, before + ways
        reached = following
        counts.append((sum(ways for _, ways in reached.values()), len(reached)))
    return tuple(counts)


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.about)
def test_exact_counts(deal: Deal) -> None:
    assert counted_by_rules(deal, len(deal.counts)) == deal.counts


@pytest.mark.soak
@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.about)
def test_the_reference_counts_the_same(deal: Deal) -> None:
    depth = sized(4, len(deal.counts))
    assert counted_by_reference(deal, depth) == deal.counts[:depth]
