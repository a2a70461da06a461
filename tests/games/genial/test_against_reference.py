"""Whole games, action by action, against the rules as they are written down in reference.py."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from core.pure_chance import Stream, key_of, random_seat
from games.genial.forms import NAMED, Form, random_forms
from games.genial.reference import Game
from hatstand.match import Match
from sizes import sized

#: How often a player who may take does so; those who dare less finish more games.
HABITS = (0.5, 0.8, 0.95)


class Twins:
    """A match, and the same game by the reference."""

    def __init__(self, form: Form, seed: int) -> None:
        players, options = form
        key = key_of(seed, 0)
        self.key = key.hex()
        self.match = Match("genial", players, seed=seed, **options)
        self.game = Game.dealt(players, random_seat(key, players), options, Stream(key))
        self.compare_everything()

    def play(self, action: str) -> None:
        self.match.play(action)
        self.game.play(action)
        assert msgspec.to_builtins(self.match.events()[-1]) == self.game.event
        assert self.match.scores() == self.game.scores()
        assert self.match.legal() == self.game.legal()
        assert self.match.over == (self.game.end is not None)

    def compare_everything(self) -> None:
        assert self.match.position().to_dict() == self.game.position() | {"key": self.key}
        known = {} if self.game.end is None else {"key": self.key}
        for seat in (None, *range(self.match.players)):
            assert self.match.view(seat).to_dict() == self.game.view(seat) | known
            assert msgspec.to_builtins(self.match.events(seat)[-1]) == self.game.event


def likely_action(game: Game, draw: random.Random, takes: float) -> str:
    legal = game.legal()
    if "take" in legal and draw.random() < takes:
        return "take"
    return draw.choice(legal)


@pytest.mark.rule("AL-2")
@pytest.mark.soak
@pytest.mark.parametrize("form", NAMED + random_forms(sized(6, 40)), ids=str)
def test_whole_games_go_as_the_rules_say(form: Form) -> None:
    for seed in range(sized(4, 60)):
        draw = random.Random(seed)
        twins = Twins(form, seed)
        while twins.game.end is None:
            twins.play(likely_action(twins.game, draw, HABITS[seed % 3]))
            if draw.random() < 0.15:
                twins.compare_everything()
        twins.compare_everything()
        assert twins.match.places() == twins.game.places()
        assert twins.match.winners() == [seat for seat, place in enumerate(twins.game.places()) if place == 1]


def test_the_games_compared_meet_everything_that_can_happen() -> None:
    """Else the comparison would say little: every event, end and odd case occurs in what is compared."""
    met: set[tuple[str, Any]] = set()
    for players, options in NAMED:
        for seed in range(12 if "tokens" in options else 2):
            draw = random.Random(seed)
            game = Game.dealt(players, 0, options, Stream(key_of(seed, 0)))
            while game.end is None:
                game.play(likely_action(game, draw, HABITS[seed % 3]))
                met |= {(name, game.event[name]) for name in ("kind", "end")}
                met.add(("lines", len(game.event["lines"])))
                met.add(("lost", game.event["lost"] > 0))
                met.add(("returned", any(game.event["returned"].values())))
                met.add(("bonus", game.bonus_turns_played))
                met.add(("must take", game.legal() == ["take"]))
                met.add(("only the alternative", game.legal() == ["alternative"]))
                met.add(("centre is empty", not game.centre))
    kinds = {"match", "no_match", "conflict", "take", "alternative", "pass"}
    assert {value for name, value in met if name == "kind"} == kinds
    assert {value for name, value in met if name == "end"} == {None, "lines", "passes", "patience"}
    assert {("lines", 2), ("lost", True), ("returned", True), ("bonus", 2), ("must take", True)} <= met
    assert {("only the alternative", True), ("centre is empty", True)} <= met
