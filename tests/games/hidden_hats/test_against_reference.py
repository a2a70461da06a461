"""Whole games, action by action, against the rules as they are written down in reference.py."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from core.pure_chance import Stream, key_of, random_seat
from forms import Form, forms
from games.hidden_hats.reference import Game
from sizes import sized

FORMS = [form for form in forms(8, 60) if form.ruleset in ("auf-der-hut", "shapka-nevidimka")]
#: How often a player opens; those who mostly open finish the most games by taking.
HABITS = (1.0, 0.5, 0.2)


class Twins:
    """A match, and the same game by the reference."""

    def __init__(self, form: Form, seed: int) -> None:
        key = key_of(seed, 0)
        first = random_seat(key, form.players)
        self.match = form.match(seed)
        self.game = Game.dealt(form.ruleset, form.players, first, dict(form.options), Stream(key))
        self.key = key.hex()
        self.compare_everything()

    def play(self, action: str) -> None:
        self.match.play(action)
        self.game.play(action)
        for seat in (None, *range(self.match.players)):
            assert msgspec.to_builtins(self.match.events(seat)[-1]) == self.game.event_for(seat)
        assert self.match.scores() == self.game.scores()
        assert self.match.over == (self.game.end is not None)

    def compare_everything(self) -> None:
        assert self.match.legal() == self.game.legal()
        assert self.match.position().to_dict() == self.game.position() | {"key": self.key}
        known = {} if self.game.end is None else {"key": self.key}
        for seat in (None, *range(self.match.players)):
            assert self.match.view(seat).to_dict() == self.game.view(seat) | known


def likely_actions(game: Game, draw: random.Random, opens: float) -> list[str]:
    """Legal actions; often only those that open, best a hat that belongs there, so that games get to their ends."""
    legal = game.legal()
    if draw.random() >= opens:
        return legal
    takes = [
        f"open {number}"
        for number, place in enumerate(game.row, 1)
        if place.hat is not None and place.hat.kind in (place.character, "wonder")
    ]
    return (
        takes if takes and draw.random() < 0.7 else [action for action in legal if action.startswith("open")]
    )


@pytest.mark.rule("AL-2")
@pytest.mark.soak
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_whole_games_go_as_the_rules_say(form: Form) -> None:
    ends = set()
    for seed in range(sized(4, 20)):
        draw = random.Random(seed)
        twins = Twins(form, seed)
        while twins.game.end is None:
            twins.play(draw.choice(likely_actions(twins.game, draw, HABITS[seed % 3])))
            if draw.random() < 0.15:
                twins.compare_everything()
        twins.compare_everything()
        assert twins.match.winners() == twins.game.winners()
        ends.add(twins.game.end)
    assert ends


def test_the_games_compared_meet_everything_that_can_happen() -> None:
    """Else the comparison would say little: every event, end and mark occurs in what is compared."""
    met: set[tuple[str, Any]] = set()
    for form in FORMS:
        for seed in range(3):
            draw = random.Random(seed)
            chance = Stream(key_of(seed, 0))
            game = Game.dealt(form.ruleset, form.players, 0, dict(form.options), chance)
            while game.end is None:
                game.play(draw.choice(likely_actions(game, draw, HABITS[seed % 3])))
                met |= {(name, game.event[name]) for name in ("kind", "free", "relaid", "end")}
                met.add(("places left", any(place.hat is None for place in game.row)))
    assert {value for name, value in met if name == "kind"} == {"peek", "swap", "pair", "wonder", "bald"}
    assert {value for name, value in met if name == "end"} == {None, "row", "three", "patience"}
    assert {("free", True), ("relaid", True), ("places left", True)} <= met
