"""`guess` against all positions that a view allows: each of them must come, and each as often as any other."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from chi_square import alike
from games.hidden_hats.deals import arranged, play
from games.hidden_hats.reference import KINDS, WONDER, full_decks
from hatstand.core import verbs
from hatstand.core.chance import GENERATOR, reseed
from hatstand.core.records import new
from hatstand.games.hidden_hats.record import CHARACTERS, HATS
from hatstand.match import Match
from hatstand.view import View
from sizes import sized

#: The hats of the row from the left ("" for none), the deck of hats, the deck of characters, from their tops.
World = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True)
class Moment:
    about: str
    characters: str
    hats: str
    actions: str
    seat: int | None
    worlds: int  # how many there are, counted by hand or once and for all
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)

    def match(self) -> Match:
        match = arranged(self.characters, self.hats, self.players, **self.options)
        if self.actions:
            play(match, *self.actions.split(", "))
        return match


THREE = {"kinds": 3, "copies": 1, "places": 2, "wonders": 1}
PAIRS = {"kinds": 3, "copies": 2, "places": 3, "wonders": 1}
GAPS = {"kinds": 6, "copies": 1, "places": 5, "wonders": 1, "until_three": True}
MOMENTS = (
    # Of four hats two lie over jester and sultan, in 4 · 3 ways, none of them dead; two orders of the deck.
    Moment("nothing is known", "jester sultan viking", "jester sultan", "", 0, 24, options=THREE),
    Moment("a spectator", "jester sultan viking", "jester sultan", "", None, 24, options=THREE),
    Moment("one hat was seen", "jester sultan viking", "viking jester", "peek 1", 0, 6, options=THREE),
    Moment("another saw it", "jester sultan viking", "viking jester", "peek 1", 1, 24, options=THREE),
    Moment(
        "a spectator of a peek", "jester sultan viking", "viking jester", "peek 1", None, 24, options=THREE
    ),
    Moment(
        "what was seen has moved",
        "jester sultan viking",
        "viking jester",
        "peek 1, swap 1 2",
        0,
        6,
        options=THREE,
    ),
    Moment("a wrong hat was opened", "jester sultan viking", "viking jester", "open 1", 1, 6, options=THREE),
    Moment(
        "a spectator sees it lie open",
        "jester sultan viking",
        "viking jester",
        "open 1",
        None,
        6,
        options=THREE,
    ),
    Moment(
        "and forgets it", "jester sultan viking", "viking jester", "open 1, peek 2", None, 24, options=THREE
    ),
    Moment("two of each", "jester jester sultan", "viking sultan jester", "peek 1", 0, 540, options=PAIRS),
    Moment(
        "two of each, several seen",
        "jester jester sultan",
        "viking sultan jester",
        "peek 1, open 2, swap 1 3, peek 2",
        0,
        180,
        options=PAIRS,
    ),
    Moment(
        "after a pair and a wonder hat",
        "jester jester sultan",
        "jester wonder viking sultan",
        "open 1, open 2, peek 3",
        1,
        30,
        options=PAIRS,
    ),
    Moment(
        "a gap in the row",
        "jester sultan viking pirate knight princess",
        "jester viking sultan knight pirate princess",
        "open 1, open 1",
        1,
        120,
        options=GAPS,
    ),
    Moment(
        "most rows are dead",
        "jester sultan viking pirate knight",
        "jester viking pirate",
        "",
        0,
        504,
        options={"kinds": 5, "copies": 1, "places": 2, "wonders": 0},
    ),
    Moment(
        "nearly everything is known",
        "jester sultan",
        "sultan jester wonder",
        "peek 1, peek 1, peek 2",
        0,
        1,
        options={"kinds": 2, "copies": 1, "places": 2, "wonders": 1},
    ),
)


def allowed(view: View, options: dict[str, Any]) -> set[World]:
    """Every world that the view allows, found by trying all orders of what is left."""
    seen = view.to_dict()
    characters, hats = (Counter(deck) for deck in full_decks("auf-der-hut", options))
    for seat in seen["seats"]:
        characters.subtract(seat["pairs"])
        hats.subtract(seat["pairs"])
        hats[WONDER] -= seat["wonders"]
    characters.subtract(character for character in seen["characters"] if character)
    hats.subtract(hat for hat in seen["hats"] if hat and hat != "?")
    return {
        (row, deck, others)
        for row, deck in rows_and_decks(seen["hats"], list(hats.elements()))
        if any(hat == WONDER or hat in seen["characters"] for hat in row if hat)
        for others in set(itertools.permutations(characters.elements()))
    }


def rows_and_decks(
    row: list[str | None], unseen: list[str]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    for order in set(itertools.permutations(unseen)):
        cards = iter(order)
        yield tuple(next(cards) if hat == "?" else hat or "" for hat in row), tuple(cards)


def guessed(view: View, times: int) -> Counter[World]:
    rng, position = new(GENERATOR), new(view.array.dtype)
    reseed(rng, 1, 2)
    names = {**dict(enumerate(KINDS["auf-der-hut"])), 10: WONDER, -1: ""}
    places = len(view.to_dict()["hats"])
    worlds: Counter[bytes] = Counter()
    for _ in range(times):
        verbs.guess(view.array, int(view.array.viewer), rng, position)
        cards = np.concatenate([position.hats, position.hat_deck, position.character_deck])
        worlds[cards.tobytes()] += 1
    read: Counter[World] = Counter()
    for cards_, count in worlds.items():
        named = [names[card] for card in np.frombuffer(cards_, np.int8).tolist()]
        row, deck, others = named[:places], named[-CHARACTERS - HATS : -CHARACTERS], named[-CHARACTERS:]
        read[tuple(row), tuple(filter(None, deck)), tuple(filter(None, others))] += count
    return read


@pytest.mark.soak
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.about)
def test_every_world_that_a_view_allows_is_equally_likely(moment: Moment) -> None:
    view = moment.match().view(moment.seat)
    worlds = allowed(view, moment.options)
    assert len(worlds) == moment.worlds
    found = guessed(view, sized(12, 200) * len(worlds) + 2000)
    assert set(found) <= worlds
    assert alike(found, len(worlds))


def test_a_row_that_would_be_dead_is_never_guessed() -> None:
    """Jester and sultan in the row, no wonder hat: without the rule 6 of 20 pairs of hats would be dead."""
    moment = next(moment for moment in MOMENTS if moment.about == "most rows are dead")
    found = guessed(moment.match().view(0), 3000)
    assert all({"jester", "sultan"} & set(row) for row, _, _ in found)
    assert len({row for row, _, _ in found}) == 14


@pytest.mark.rule("HH-14")
def test_a_seen_hat_can_prove_the_last_unseen_one() -> None:
    """Two places, jester and sultan; a viking's hat over one: the other must be jester's or sultan's."""
    match = arranged("jester sultan", "viking sultan", kinds=4, copies=1, places=2, wonders=0)
    match.play("peek 1")
    found = guessed(match.view(0), 2000)
    assert {row for row, _, _ in found} == {("viking", "jester"), ("viking", "sultan")}
