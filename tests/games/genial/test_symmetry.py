"""No colour and no seat is better than another: with other names and other chairs it is the same game."""

from __future__ import annotations

import random

import pytest

from games.genial.forms import NAMED, Form
from games.genial.table_of import COLOURS, colours_of
from hatstand.match import Match
from sizes import sized

each_form = pytest.mark.parametrize("form", NAMED, ids=str)
#: What goes back into the reserve is shuffled from the order of the colours (GE-7), which new names change.
PLIES = sized(60, 400)


def dealt(match: Match) -> tuple[list[str], list[str]]:
    shown = match.position().to_dict()
    centre = [colour for colour, count in shown["centre"].items() for _ in range(count)]
    return centre, shown["reserve"]


def arranged(form: Form, centre: list[str], reserve: list[str], first: int) -> Match:
    return Match.arrange("genial", form[0], centre=centre, reserve=reserve, first=first, seed=0, **form[1])


def counts(tokens: dict[str, int], names: dict[str, str]) -> dict[str, int]:
    return {names[colour]: count for colour, count in tokens.items()}


@each_form
def test_colours_can_change_their_names(form: Form) -> None:
    for seed in range(sized(1, 30)):
        draw = random.Random(seed)
        start = Match("genial", form[0], seed=seed, **form[1])
        colours = colours_of(start)
        names = dict(zip(colours, draw.sample(colours, len(colours)), strict=True))
        centre, reserve = dealt(start)
        one = arranged(form, centre, reserve, start.first)
        other = arranged(
            form, [names[each] for each in centre], [names[each] for each in reserve], start.first
        )
        for _ in range(PLIES):
            mine, theirs = one.view(None).show(), other.view(None).show()
            assert counts(mine.centre, names) == theirs.centre
            assert [names[each] for each in mine.zone] == theirs.zone
            assert [counts(held, names) for held in mine.collections] == theirs.collections
            assert mine.odds == theirs.odds
            assert (one.legal(), one.scores(), one.over) == (other.legal(), other.scores(), other.over)
            if one.over or any(mine.event.returned.values()):
                break
            action = draw.choice(one.legal())
            one.play(action)
            other.play(action)


@each_form
def test_seats_can_move_round(form: Form) -> None:
    players = form[0]
    for seed in range(sized(1, 30)):
        draw = random.Random(seed)
        start, by = Match("genial", players, seed=seed, **form[1]), draw.randrange(1, players)
        centre, reserve = dealt(start)
        one = arranged(form, centre, reserve, start.first)
        other = arranged(form, centre, reserve, (start.first + by) % players)
        moved = [(seat + by) % players for seat in range(players)]
        for _ in range(PLIES):
            if one.over:
                break
            assert other.to_move == moved[one.to_move or 0]
            assert one.legal() == other.legal()
            action = draw.choice(one.legal())
            one.play(action)
            other.play(action)
        assert [other.scores()[seat] for seat in moved] == one.scores()
        assert other.over == one.over
        if one.over:
            assert [other.places()[seat] for seat in moved] == one.places()


def test_the_colours_are_those_of_the_tests() -> None:
    assert colours_of(Match("genial", 2, seed=1)) == COLOURS
