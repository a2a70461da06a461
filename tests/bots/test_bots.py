"""What holds for every bot: legal actions, from the view's bytes, the seed and the settings alone."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from bots.swift import swift
from chi_square import alike
from forms import Form, forms
from games.plays import guess_of, random_play, view_of
from hatstand import bot, games
from hatstand.bots import KINDS, kinds_for
from hatstand.core.errors import BadSeat, BadSetting, IllegalAction, UnknownBot
from hatstand.lab.simulation import Simulation
from hatstand.match import Match
from hatstand.view import View
from sizes import sized

NAMES = [kind.name for kind in KINDS]
each_bot = pytest.mark.parametrize("name", NAMES)


def moments(form: Form, every: int = 7) -> list[tuple[Match, View]]:
    """Of a random game some views of the seat that is to move."""
    play = random_play(form)
    return [
        (play.match, View(play.match.game, view_of(position, int(position.to_move))))
        for position in play.positions[:-1:every]
    ]


def forms_for(name: str, *sizes: int) -> list[Form]:
    """Those of the games that this bot can play."""
    return [form for form in forms(*sizes) if name in [kind.name for kind in kinds_for(form.game)]]


@each_bot
def test_every_choice_is_legal(name: str) -> None:
    for form in forms_for(name):
        chooser = swift(name, seed=3)
        for _, view in moments(form, 11):
            assert chooser.choose(view) in view.legal()


@each_bot
def test_a_bot_plays_whole_games(name: str) -> None:
    for form in forms_for(name, 1, 12):
        match = form.match(1)
        chooser = swift(name)
        while not match.over:
            assert match.to_move is not None
            match.play(chooser.choose(match.view(match.to_move)))
        assert match.winners()


@pytest.mark.rule("AL-3")
@each_bot
def test_a_choice_depends_on_the_view_alone(name: str) -> None:
    """In another world that looks the same to its seat, the bot does the same; so does one just made."""
    for form in forms_for(name):
        for match, view in moments(form, 17):
            other = guess_of(view.array, 5)
            same = View(match.game, view_of(other, int(view.array.viewer)))
            used, fresh = swift(name, seed=7), swift(name, seed=7)
            for _ in range(2):
                assert used.choose(view) == fresh.choose(same)


def test_a_choice_depends_on_the_seed() -> None:
    view = Match("auf-der-hut", 2, seed=1, first=0).view(0)
    assert len({bot("random", seed=seed).choose(view) for seed in range(300)}) == 35
    assert len({bot("greedy", seed=seed).choose(view) for seed in range(100)}) == 7
    assert bot("random", seed=2**64 - 1).choose(view) in view.legal()
    assert bot("random").choose(view) == bot("random", seed=0).choose(view)


def test_random_chooses_each_legal_action_equally_often() -> None:
    view = Match("auf-der-hut", 2, seed=1, first=0, kinds=4, places=3).view(0)
    chosen = Counter(bot("random", seed=seed).choose(view) for seed in range(sized(1800, 18_000)))
    assert alike(chosen, 9)


def test_greedy_is_forgetful_with_a_whole_memory() -> None:
    for _, view in moments(forms()[0], 3):
        assert bot("greedy", seed=4).choose(view) == bot("forgetful", memory=1.0, seed=4).choose(view)
        assert bot("greedy", seed=4).choose(view) == bot("forgetful", memory=1, seed=4).choose(view)


@each_bot
def test_only_the_view_of_the_seat_to_move_will_do(name: str) -> None:
    match = Match("auf-der-hut", 3, seed=1, first=1)
    for view in (match.view(0), match.view(None), match.position()):
        with pytest.raises(BadSeat, match="It is seat 1’s turn"):
            swift(name).choose(view)
    assert swift(name).choose(match.view(1)) in match.legal()
    over = Match("auf-der-hut", 2, seed=1, patience=1)
    over.play("peek 1")
    for view in (over.view(0), over.view(1), over.view(None), over.position()):
        with pytest.raises(IllegalAction, match="The game is over"):
            swift(name).choose(view)


@pytest.mark.parametrize("ruleset", ["hats", "genial"])
def test_no_memory_where_there_is_nothing_to_remember(ruleset: str) -> None:
    match, kinds = Match(ruleset, 3, seed=1, first=0), kinds_for(games.find(ruleset)[0])
    assert not {"forgetful", "thief"} & {kind.name for kind in kinds}
    with pytest.raises(UnknownBot, match="nothing to remember, so bot “forgetful”") as refusal:
        bot("forgetful").choose(match.view(0))
    assert refusal.value.code == "error-nothing-to-remember"
    with pytest.raises(UnknownBot, match="nothing to remember"):
        Simulation(ruleset, [bot("greedy"), bot("forgetful", memory=1.0)])
    with pytest.raises(UnknownBot, match="nobody’s actions betray anything, so bot “thief”"):
        bot("thief").choose(match.view(0))
    assert bot("greedy").choose(match.view(0)) in match.legal()


@pytest.mark.parametrize(
    ("name", "settings", "sentence"),
    [
        ("clever", {}, "no bot “clever”"),
        (None, {}, "no bot “None”"),
        ("random", {"memory": 0.5}, "“random” has no setting “memory”"),
        ("greedy", {"memory": 1.0}, "“greedy” has no setting “memory”"),
        ("forgetful", {"depth": 1}, "“forgetful” has no setting “depth”"),
        ("forgetful", {"memory": 1.01}, "“memory” can’t be 1.01"),
        ("forgetful", {"memory": -0.1}, "“memory” can’t be -0.1"),
        ("forgetful", {"memory": float("nan")}, "“memory” can’t be nan"),
        ("forgetful", {"memory": "0.5"}, "“memory” can’t be '0.5'"),
        ("forgetful", {"memory": True}, "“memory” can’t be"),
        ("forgetful", {"memory": None}, "“memory” can’t be None"),
        ("random", {"seed": -1}, "“seed” can’t be -1"),
        ("random", {"seed": 2**64}, f"“seed” can’t be {2**64}"),
        ("random", {"seed": 1.0}, "“seed” can’t be 1.0"),
        ("random", {"seed": 10**400}, "“seed” can’t be 1000"),
        ("random", {"seed": "1"}, "“seed” can’t be '1'"),
    ],
)
def test_a_wrong_name_or_setting_is_refused_and_named(
    name: Any, settings: dict[str, Any], sentence: str
) -> None:
    with pytest.raises((UnknownBot, BadSetting)) as refusal:
        bot(name, **settings)
    assert isinstance(refusal.value, BadSetting) == bool(settings)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize("view", [None, "genial", Match("genial", seed=1)])
def test_a_bot_says_that_it_wants_a_view(view: Any) -> None:
    with pytest.raises(TypeError, match="a bot chooses from a View"):
        bot("greedy").choose(view)


def test_a_bot_tells_its_name_and_settings() -> None:
    assert (bot("forgetful", memory=0.25).settings) == {"memory": 0.25, "seed": 0}
    assert bot("random", seed=5).name == "random"
    assert repr(bot("random", seed=5)) == "<Bot random {'seed': 5}>"


def test_a_bot_leaves_the_view_as_it_was() -> None:
    draw = random.Random(1)
    for _, view in draw.sample(moments(forms()[0], 2), 20):
        before = view.array.tobytes()
        for name in NAMES:
            swift(name).choose(view)
        assert view.array.tobytes() == before
        assert not view.array.hats.flags.writeable
        assert isinstance(view.array.hats, np.ndarray)
