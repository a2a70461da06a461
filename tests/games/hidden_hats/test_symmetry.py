"""The game knows no seat and no kind from another: all renamed, it is the same game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from forms import Form
from games.hidden_hats.reference import KINDS, WONDER, full_decks
from games.plays import each_form_of
from hatstand.match import Match

each_form = each_form_of("hidden_hats")


class Renaming:
    """What seats and kinds are called in the other game."""

    def __init__(self, ruleset: str, players: int, turned: int, kinds: dict[str, str]) -> None:
        self.order = KINDS[ruleset].index
        self.players = players
        self.turned = turned
        self.kinds = kinds | {WONDER: WONDER, "?": "?"}

    def seat(self, seat: int | None) -> int | None:
        return None if seat is None else (seat + self.turned) % self.players

    def by_seat(self, values: list[Any]) -> list[Any]:
        return [values[(seat - self.turned) % self.players] for seat in range(self.players)]

    def card(self, card: str | None) -> str | None:
        return None if card is None else self.kinds[card]

    def cards(self, cards: int | list[str]) -> int | list[str | None]:
        return cards if isinstance(cards, int) else [self.card(card) for card in cards]

    def event(self, event: dict[str, Any]) -> dict[str, Any]:
        renamed = {"seat": self.seat(event["seat"])}
        return event | renamed | {name: self.card(event[name]) for name in ("hat", "character")}

    def view(self, shown: dict[str, Any]) -> dict[str, Any]:
        memory, seats = shown["memory"], self.by_seat(shown["seats"])
        return shown | {
            **{name: self.seat(shown[name]) for name in ("first", "seat", "to_move")},
            **{
                name: self.cards(shown[name]) for name in ("characters", "hats", "character_deck", "hat_deck")
            },
            "seats": [seat | {"pairs": sorted(self.cards(seat["pairs"]), key=self.order)} for seat in seats],  # type: ignore[arg-type]
            "memory": {
                "seen": [self.by_seat(row) for row in memory["seen"]],
                "moves": [self.by_seat(row) for row in memory["moves"]],
                "moved_by": [self.seat(seat) for seat in memory["moved_by"]],
                "moved_at": memory["moved_at"],
            },
            "event": self.event(shown["event"]),
        }


@each_form
@pytest.mark.parametrize("seed", [1, 2])
def test_seats_turned_and_kinds_renamed_it_is_the_same_game(form: Form, seed: int) -> None:
    draw = random.Random(seed)
    options = dict(form.options)
    characters, hats = full_decks(form.ruleset, options)
    kinds = sorted(set(characters))
    renaming = Renaming(
        form.ruleset,
        form.players,
        draw.randrange(1, form.players),
        dict(zip(kinds, draw.sample(kinds, len(kinds)), strict=True)),
    )
    here, there = both_dealt(form, characters, hats, renaming, draw)
    while True:
        assert renaming.view(here.position().to_dict()) == there.position().to_dict()
        assert here.legal() == there.legal()
        assert renaming.by_seat(here.scores()) == there.scores()
        for seat in range(form.players):
            assert renaming.view(here.view(seat).to_dict()) == there.view(renaming.seat(seat)).to_dict()
        assert renaming.view(here.view(None).to_dict()) == there.view(None).to_dict()
        for action in draw.choices(here.legal(), k=3):
            if not here.over and action in here.legal():
                here.play(action)
                there.play(action)
        if here.over:
            assert renaming.by_seat(here.places()) == there.places()
            break


def both_dealt(
    form: Form, characters: list[str], hats: list[str], renaming: Renaming, draw: random.Random
) -> tuple[Match, Match]:
    """The same deal under both names, with a living row. (A dead one may not be set up.)"""
    options = dict(form.options)
    places = options.get("places", 7)
    while True:
        draw.shuffle(characters)
        draw.shuffle(hats)
        if {WONDER, *characters[:places]} & set(hats[:places]):
            break
    first = draw.randrange(form.players)
    dealt: dict[str, Any] = {"characters": characters, "hats": hats, "first": first}
    other: dict[str, Any] = {
        "characters": renaming.cards(characters),
        "hats": renaming.cards(hats),
        "first": renaming.seat(first),
    }
    here = Match.arrange(form.ruleset, form.players, seed=7, **dealt, **options)
    there = Match.arrange(form.ruleset, form.players, seed=7, **other, **options)
    return here, there
