"""`guess` against all that could lie hidden, counted out: what a seat has seen since the deal, and nothing else.

The belief here knows nothing of slots or of who came when. It starts from every deal that the seat can't rule out,
and follows each of them through every hidden choice that fits what the seat saw; what is left at the end are all
assignments of hidden cards that agree with it (HT-18), each of which `guess` must draw equally often.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from chi_square import fits
from games.hats.forms import Form, laid
from games.hats.reference import cards_of, filled
from hatstand.core import verbs
from hatstand.core.chance import GENERATOR, reseed
from hatstand.core.records import new
from hatstand.games.hats.record import CARDS
from hatstand.games.hats.view import CARD_NAMES
from hatstand.match import Match
from hatstand.view import View
from sizes import sized

#: Beliefs larger than these are not drawn from, or not followed any further.
MOST_DRAWN, MOST_FOLLOWED = sized(1500, 5000), sized(8000, 30_000)
HIDDEN_FIELDS = ("hands", "blacks", "deck")
SMALL = [
    Form(2, {"types": 3, "values": 3, "hand": 3, "places": 1}),
    Form(2, {"types": 2, "values": 6, "hand": 4, "places": 2}),
    Form(3, {"types": 3, "values": 3, "hand": 2, "places": 1}),
    Form(3, {"types": 4, "values": 3, "hand": 3, "places": 1}),
    Form(4, {"types": 3, "values": 3, "hand": 2, "places": 1}),
    Form(4, {"types": 7, "values": 2, "hand": 3, "places": 2}),
]


@dataclass(frozen=True)
class World:
    """Where the cards may lie. asked: the card that was passed and for which another must come back."""

    hands: tuple[frozenset[str], ...]
    blacks: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    asked: str | None = None

    def slots(self) -> tuple[Any, ...]:
        return self.hands, self.blacks, self.deck

    def gives(self, seat: int, card: str) -> World:
        hands = tuple(hand - {card} if each == seat else hand for each, hand in enumerate(self.hands))
        return replace(self, hands=hands)

    def gets(self, seat: int, card: str) -> World:
        hands = tuple(hand | {card} if each == seat else hand for each, hand in enumerate(self.hands))
        return replace(self, hands=hands)

    def lays_black(self, seat: int, card: str) -> World:
        blacks = tuple((*laid, card) if each == seat else laid for each, laid in enumerate(self.blacks))
        return replace(self.gives(seat, card), blacks=blacks)


def worlds_of_deal(match: Match, seat: int) -> set[World]:
    """Every deal that this seat can't rule out."""
    shown = match.view(seat).to_dict()
    sizes = filled(match.players, {name: int(value) for name, value in shown["options"].items()})
    mine = frozenset(shown["seats"][seat]["hand"])
    unseen = set(cards_of(sizes, shown["out"])) - mine - set(shown["table"])
    others = [each for each in range(match.players) if each != seat]

    def dealt(rest: set[str], seats: list[int]) -> Iterator[dict[int, frozenset[str]]]:
        if not seats:
            yield {}
            return
        for hand in itertools.combinations(sorted(rest), sizes["hand"]):
            for more in dealt(rest - set(hand), seats[1:]):
                yield {seats[0]: frozenset(hand)} | more

    worlds = set()
    for hands in dealt(unseen, others):
        rest = unseen.difference(*hands.values())
        for deck in itertools.permutations(sorted(rest)):
            all_hands = tuple(mine if each == seat else hands[each] for each in range(match.players))
            worlds.add(World(all_hands, ((),) * match.players, deck))
    return worlds


def followed(worlds: set[World], event: Any) -> set[World]:
    """Every world after what this seat saw happen, by every choice that it did not see."""
    if event.kind == "end":
        return worlds
    after = set()
    for world in worlds:
        hand = world.hands[event.seat]
        choices = hand - {world.asked} if event.kind == "back" else hand
        for card in choices if event.card == "?" else choices & {event.card}:
            if event.kind == "exchange":
                after.add(world.gives(event.seat, card))
            elif event.kind == "black":
                after.add(world.lays_black(event.seat, card))
            elif event.kind == "discard":
                if event.drawn in ("?", world.deck[0]):
                    there = replace(world, deck=world.deck[1:]).gives(event.seat, card)
                    after.add(there.gets(event.seat, world.deck[0]))
            else:
                asked = card if event.kind == "pass" else None
                after.add(replace(world.gives(event.seat, card).gets(event.to, card), asked=asked))
    return after


def drawn_slots(view: View, tries: int) -> Counter[tuple[Any, ...]]:
    """What `guess` draws from this view, so many times, as `World.slots`."""
    rng, position = new(GENERATOR), new(view.array.dtype)
    reseed(rng, 7, 7)
    found: Counter[tuple[bytes, ...]] = Counter()
    for _ in range(tries):
        verbs.guess(view.array, int(view.array.viewer), rng, position)
        found[tuple(position[name].tobytes() for name in HIDDEN_FIELDS)] += 1
    return Counter({slots_of(drawn, view.array): times for drawn, times in found.items()})


def slots_of(drawn: tuple[bytes, ...], view: Any) -> tuple[Any, ...]:
    hands, blacks, deck = drawn
    laid = np.frombuffer(blacks, np.int8).reshape(view.blacks.shape)
    return (
        tuple(
            frozenset(CARD_NAMES[card] for card in range(CARDS) if int(cards) >> card & 1)
            for cards in np.frombuffer(hands, np.int64)[: view.players]
        ),
        tuple(
            tuple(CARD_NAMES[card] for card in laid[seat, : view.black_counts[seat]])
            for seat in range(view.players)
        ),
        tuple(CARD_NAMES[card] for card in np.frombuffer(deck, np.int8)[CARDS - int(view.deck_size) :]),
    )


def checked(match: Match, seat: int, worlds: set[World]) -> int:
    """Compare what `guess` draws with the worlds that are left; returns how many these are."""
    slots = {world.slots() for world in worlds}
    tries = 12 * len(slots)
    assert fits(drawn_slots(match.view(seat), tries), dict.fromkeys(slots, tries / len(slots)))
    return len(slots)


@pytest.mark.rule("HT-18")
@pytest.mark.soak
@pytest.mark.parametrize("form", SMALL, ids=str)
def test_all_that_may_lie_hidden_is_drawn_equally_often(form: Form) -> None:
    counts: list[int] = []
    for seed in range(sized(4, 20)):
        draw = random.Random(seed)
        seat = seed % form.players
        match = form.match(seed)
        worlds = worlds_of_deal(match, seat)
        while not match.over and len(worlds) < MOST_FOLLOWED:
            assert actual(match) in worlds
            if len(worlds) <= MOST_DRAWN and draw.random() < 0.5:
                counts.append(checked(match, seat, worlds))
            match.play(draw.choice(match.legal()))
            worlds = followed(worlds, match.events(seat)[-1])
    assert max(counts) >= 20


@pytest.mark.rule("HT-18")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_passed_card_is_drawn_only_where_it_can_be(seat: int) -> None:
    """Seat 2 lays black, gets boater-2 from seat 0, and lays black again: which card, seat 0 can't know."""
    hands = ["boater-2 fez-1 fez-2", "bowler-2 beret-1", "boater-1 top-hat-1 top-hat-2", "bonnet-2 beret-2"]
    match = laid(4, hands, "bowler-1 bonnet-1", first=2, types=7, values=2, hand=3, places=2)
    worlds = worlds_of_deal(match, seat)
    for action in (
        *("black top-hat-1", "end"),
        *("exchange bonnet-2 2", "end"),
        *("pass boater-2", "back boater-1", "exchange fez-2 1"),
        *("black beret-1", "end"),
        *("black boater-2", "end"),
    ):
        match.play(action)
        worlds = followed(worlds, match.events(seat)[-1])
    wanted = {0: {"hand of 2", "black 2 of 2"}, 2: {"black 2 of 2"}}
    anywhere = {"hand of 0", "hand of 2", "hand of 3", "black 1 of 2", "black 2 of 2"}
    assert {place_of("boater-2", world) for world in worlds} == wanted.get(seat, anywhere)
    checked(match, seat, worlds)


def place_of(card: str, world: World) -> str:
    for seat, (hand, laid_black) in enumerate(zip(world.hands, world.blacks, strict=True)):
        if card in hand:
            return f"hand of {seat}"
        if card in laid_black:
            return f"black {laid_black.index(card) + 1} of {seat}"
    return "deck"


def actual(match: Match) -> World:
    """The world as it is."""
    shown = match.position().to_dict()
    return World(
        tuple(frozenset(owned["hand"]) for owned in shown["seats"]),
        tuple(tuple(owned["black"]) for owned in shown["seats"]),
        tuple(shown["deck"]),
        shown["received"],
    )
