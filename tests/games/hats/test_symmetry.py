"""No type and no seat is better than another: with other names and other chairs it is the same game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.hats.forms import Form, each_form
from games.hats.reference import TYPES, filled
from hatstand.match import Match
from sizes import sized


def dealt(match: Match) -> dict[str, Any]:
    shown = match.position().to_dict()
    hands = [owned["hand"] for owned in shown["seats"]]
    return {"hands": hands, "table": shown["table"], "deck": shown["deck"], "out": shown["out"]}


def arranged(form: Form, deal: dict[str, Any], first: int) -> Match:
    given = deal if deal["out"] else {name: pile for name, pile in deal.items() if name != "out"}
    return Match.arrange("hats", form.players, **given, first=first, seed=0, **form.options)


@pytest.mark.rule("HT-2")
@each_form
def test_types_can_change_their_names(form: Form) -> None:
    types = TYPES[: filled(form.players, form.options)["types"] or 7]
    for seed in range(sized(3, 40)):
        draw = random.Random(seed)
        names = dict(zip(types, draw.sample(types, len(types)), strict=True))

        def renamed(word: str, names: dict[str, str] = names) -> str:
            type_, _, value = word.rpartition("-")
            return f"{names[type_]}-{value}" if type_ else word

        start = form.match(seed)
        deal = dealt(start)
        one = arranged(form, deal, start.first)
        other = arranged(
            form,
            {
                "hands": [[renamed(card) for card in hand] for hand in deal["hands"]],
                "table": [renamed(card) for card in deal["table"]],
                "deck": [renamed(card) for card in deal["deck"]],
                "out": [names[type_] for type_ in deal["out"]],
            },
            start.first,
        )
        while not one.over:
            translated = {" ".join(map(renamed, action.split())) for action in one.legal()}
            assert translated == set(other.legal())
            action = draw.choice(one.legal())
            one.play(action)
            other.play(" ".join(map(renamed, action.split())))
        assert one.scores() == other.scores()
        assert one.details() == other.details()
        assert one.places() == other.places()


@pytest.mark.rule("HT-5")
@each_form
def test_seats_can_move_round_the_table(form: Form) -> None:
    for seed in range(sized(3, 40)):
        draw = random.Random(seed)
        start = form.match(seed)
        deal, by = dealt(start), draw.randrange(1, form.players)
        one = arranged(form, deal, start.first)
        hands = [deal["hands"][(seat - by) % form.players] for seat in range(form.players)]
        other = arranged(form, deal | {"hands": hands}, (start.first + by) % form.players)
        while not one.over:
            assert other.to_move == ((one.to_move or 0) + by) % form.players
            assert one.legal() == other.legal()
            action = draw.choice(one.legal())
            one.play(action)
            other.play(action)
        moved = [(seat + by) % form.players for seat in range(form.players)]
        assert [other.scores()[seat] for seat in moved] == one.scores()
        assert [other.places()[seat] for seat in moved] == one.places()
