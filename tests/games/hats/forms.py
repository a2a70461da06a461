"""The whole game and small forms of it, and games laid out for a test with only the cards that it is about."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from games.hats.reference import cards_of, filled, type_of
from hatstand.core import verbs
from hatstand.core.chance import GENERATOR, reseed
from hatstand.core.records import Record, new
from hatstand.match import Match

#: Small forms by their number of players, the whole game first: each meets something that the others don't.
FORMS: dict[int, list[dict[str, Any]]] = {
    2: [
        {},
        {"types": 7},
        {"values": 5, "hand": 6, "places": 6},
        {"types": 3, "values": 3, "hand": 3, "places": 1},
        {"types": 1, "values": 6, "hand": 2, "places": 2},
        {"types": 6, "values": 2, "hand": 4, "places": 4},
        {"types": 2, "values": 6, "hand": 5, "places": 2},
    ],
    3: [
        {},
        {"types": 5, "values": 6, "hand": 9, "places": 3},
        {"types": 4, "values": 4, "hand": 4, "places": 3},
        {"types": 3, "values": 3, "hand": 2, "places": 1},
        {"types": 7, "values": 1, "hand": 2, "places": 1},
    ],
    4: [
        {},
        {"types": 6, "values": 6, "hand": 8, "places": 4},
        {"types": 5, "values": 4, "hand": 4, "places": 3},
        {"types": 7, "values": 2, "hand": 3, "places": 2},
        {"types": 3, "values": 3, "hand": 2, "places": 1},
    ],
}


@dataclass(frozen=True)
class Form:
    players: int
    options: dict[str, Any]

    def match(self, seed: int, **others: Any) -> Match:
        return Match("hats", self.players, seed=seed, **self.options, **others)

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.players} players {options}".strip()


def every_form() -> list[Form]:
    return [Form(players, options) for players, small in FORMS.items() for options in small]


each_form = pytest.mark.parametrize("form", every_form(), ids=str)


def laid(
    players: int = 2,
    hands: Sequence[str] = (),
    table: str = "",
    deck: str = "",
    out: str = "",
    first: int = 0,
    seed: int = 0,
    **options: Any,
) -> Match:
    """A deal in which the cards named lie where they are named, and the others fill up in their order."""
    sizes = filled(players, options)
    gone = out.split() or (["beret", "deerstalker"] if sizes["types"] == 0 else [])
    named = {card for cards in (*hands, table, deck) for card in cards.split()}
    rest = [card for card in cards_of(sizes, gone) if card not in named]
    assert not {type_of(card) for card in named} & set(gone)

    def up_to(size: int, cards: str) -> list[str]:
        there = cards.split()
        return there + [rest.pop(0) for _ in range(size - len(there))]

    given = [*hands, *[""] * (players - len(hands))]
    dealt_hands = [up_to(sizes["hand"], cards) for cards in given]
    dealt_table = up_to(sizes["places"], table)
    gone_as_argument: dict[str, Any] = {"out": gone} if gone else {}
    return Match.arrange(
        "hats",
        players,
        hands=dealt_hands,
        table=dealt_table,
        deck=deck.split() + rest,
        first=first,
        seed=seed,
        **gone_as_argument,
        **options,
    )


def played(match: Match, *actions: str) -> Match:
    for action in actions:
        match.play(action)
    return match


def random_plies(match: Match, seed: int) -> Iterator[Match]:
    """The match at every ply of a random game, the deal and the end included."""
    draw = random.Random(seed)
    yield match
    while not match.over:
        match.play(draw.choice(match.legal()))
        yield match


def legal(position: Record) -> list[int]:
    actions = np.zeros(verbs.MOST_ACTIONS, np.int16)
    found: list[int] = actions[: verbs.legal(position, actions)].tolist()
    return found


def view_of(position: Record, seat: int) -> Record:
    view = new(position.dtype)
    verbs.observe(position, seat, view)
    return view


def guess_of(view: Record, seed: int) -> Record:
    rng, position = new(GENERATOR), new(view.dtype)
    reseed(rng, seed, 0)
    verbs.guess(view, int(view.viewer), rng, position)
    return position
