"""Whole games, action by action, against the rules as they are written down in reference.py."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import numpy as np
import pytest

from core.pure_chance import Stream, key_of, random_seat
from games.hats.forms import Form, each_form, every_form, legal
from games.hats.reference import Game
from hatstand.core import verbs
from hatstand.core.records import new
from hatstand.games.hats.table import GAME
from sizes import sized


class Twins:
    """A match, and the same game by the reference."""

    def __init__(self, form: Form, seed: int) -> None:
        key = key_of(seed, 0)
        self.key = key.hex()
        self.match = form.match(seed)
        self.game = Game.dealt(form.players, random_seat(key, form.players), form.options, Stream(key))
        self.compare_everything()

    def play(self, action: str) -> None:
        self.match.play(action)
        self.game.play(action)
        for seat in (None, *range(self.match.players)):
            assert msgspec.to_builtins(self.match.events(seat)[-1]) == self.game.event_for(seat)

    def compare_everything(self) -> None:
        game, match = self.game, self.match
        assert match.legal() == game.legal()
        assert match.to_move == game.to_move
        assert match.position().to_dict() == game.position() | {"key": self.key}
        known = {"key": self.key} if game.over else {}
        for seat in (None, *range(match.players)):
            assert match.view(seat).to_dict() == game.view(seat) | known
        assert match.scores() == game.scores()
        for seat, parts in enumerate(match.details()):
            own = game.parts(seat)
            assert parts == own | {"own": sum(own.values()), "score": game.scores()[seat]}


@pytest.mark.rule("AL-2")
@pytest.mark.soak
@each_form
def test_all_that_is_shown_of_a_game_is_what_the_rules_say(form: Form) -> None:
    for seed in range(sized(4, 60)):
        draw = random.Random(seed)
        twins = Twins(form, seed)
        while not twins.game.over:
            twins.play(draw.choice(twins.game.legal()))
            if draw.random() < 0.3:
                twins.compare_everything()
        twins.compare_everything()
        assert twins.match.places() == twins.game.places()
        assert twins.match.winners() == [s for s, place in enumerate(twins.game.places()) if place == 1]


@pytest.mark.soak
@each_form
def test_thousands_of_games_go_as_the_rules_say(form: Form) -> None:
    """The same with less ado: what is legal at every ply, the cookie, and how it ends."""
    ruleset = GAME.rulesets[0]
    options = ruleset.read_options(form.options, form.players)
    scores = np.zeros(form.players, np.int32)
    for seed in range(sized(120, 3000)):
        draw = random.Random(f"{seed} {form}")
        key = key_of(seed, 1)
        first = draw.randrange(form.players)
        position = new(GAME.dtype)
        GAME.set_up(position, ruleset, form.players, {**options, "first": first})
        verbs.deal(position, np.frombuffer(key, "<u4").astype(np.uint32))
        game = Game.dealt(form.players, first, form.options, Stream(key))
        while not game.over:
            written = [GAME.notation(action) for action in legal(position)]
            assert written == game.legal()
            action = draw.choice(written)
            verbs.play(position, GAME.parse(position, action))
            game.play(action)
            assert (int(position.cookie) if position.cookie >= 0 else None) == game.cookie
        assert position.over
        verbs.score(position, scores)
        assert scores.tolist() == game.scores()


def test_the_games_compared_meet_everything_that_can_happen() -> None:
    """Else the comparison would say little: every event, and every sort of end of a turn and of a game."""
    met: set[tuple[str, Any]] = set()
    for form in every_form():
        for seed in range(40):
            draw = random.Random(seed)
            game = Game.dealt(form.players, 0, form.options, Stream(key_of(seed, 1)))
            while not game.over:
                turn = game.turn
                game.play(draw.choice(game.legal()))
                met |= {(name, game.event[name]) for name in ("kind", "cookie", "end")}
                if game.turn > turn:
                    met.add(("ended by", game.event["kind"]))
            met |= {("negative", min(game.parts(seat)["favourite"] for seat in range(form.players)) < 0)}
            places = game.places()
            met |= {("shared", len(set(places)) < len(places)), ("last", max(places))}
    kinds = {"exchange", "black", "discard", "pass", "back", "end"}
    assert {value for name, value in met if name == "kind"} == kinds
    assert {value for name, value in met if name == "ended by"} == kinds - {"pass"}
    assert {("cookie", True), ("end", "played"), ("negative", True), ("shared", True), ("last", 3)} <= met
