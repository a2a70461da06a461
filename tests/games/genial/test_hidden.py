"""Nothing is private in Genial (GE-16): every seat, and whoever watches, sees the same; the order of the reserve
and the key nobody does, and neither words nor scores, reasons nor events tell them.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from games.genial.forms import NAMED, Form
from games.plays import guess_of, shown
from hatstand.match import Match
from hatstand.view import View
from sizes import sized

each_form = pytest.mark.parametrize("form", NAMED, ids=str)


def plies(form: Form, seed: int, most: int = 10) -> Iterator[Match]:
    """The beginning of a random game, at every third of its plies, and its end."""
    draw = random.Random(seed)
    match = Match("genial", form[0], seed=seed, **form[1])
    for ply in itertools.count():
        if ply % 3 == 0 or match.over:
            yield match
        if match.over or ply > 3 * most:
            return
        match.play(draw.choice(match.legal()))


@pytest.mark.rule("GE-16")
@each_form
def test_all_see_the_same(form: Form) -> None:
    for match in plies(form, 1):
        spectator = match.view(None).to_dict()
        for seat in range(match.players):
            known = {"seat": seat if not match.over else match.view(seat).seat}
            assert match.view(seat).to_dict() == spectator | known
            assert match.events(seat) == match.events(None)


@pytest.mark.rule("AL-3")
@each_form
def test_another_order_of_the_reserve_looks_the_same_to_everyone(form: Form) -> None:
    reordered = 0
    for match in plies(form, 2, sized(10, 60)):
        if match.over:
            break
        same = Match.arrange("genial", position=match.position())
        other = Match.arrange(
            "genial", position=View(match.game, guess_of(match.view(0).array, match.ply)).to_dict()
        )
        for seat in (None, *range(match.players)):
            assert shown(other, seat, match.legal()) == shown(same, seat, match.legal())
        reserve, others = match.position().show().reserve, other.position().show().reserve
        assert sorted(reserve) == sorted(others)
        reordered += reserve != others
    assert reordered or form[1].get("tokens", 21) < 3  # one token alone has one order
