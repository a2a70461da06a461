"""That who should be stronger is: a little of it in every run, enough to tell with HATSTAND_SOAK=1."""

from __future__ import annotations

import functools
import itertools

import pytest

from bots.swift import swift
from hatstand.bots.levels import LEVELS
from hatstand.core import verbs
from hatstand.core.chance import GENERATOR, SEED_LIMIT, reseed
from hatstand.core.records import clone, new
from hatstand.lab.ladder import Chooser, Entrant, Pairing, pairing, play
from hatstand.match import Match
from sizes import sized

PLAYOUTS = sized(60, 200)


def maker(name: str, playouts: int, seed: int) -> Chooser:
    return swift(name, playouts, seed=seed % SEED_LIMIT)


def entrant(name: str, playouts: int = PLAYOUTS) -> Entrant:
    return Entrant(name, functools.partial(maker, name, playouts))


def games(ruleset: str, one: Entrant, other: Entrant, deals: int) -> Pairing:
    outcomes = [
        play(ruleset, 2, (one, other), deal, exchanged=exchanged, seed=1)
        for deal, exchanged in itertools.product(range(deals), (False, True))
    ]
    return pairing((one, other), outcomes)


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", ["auf-der-hut", "shapka-nevidimka"])
@pytest.mark.parametrize("other", ["greedy", "thief"])
def test_it_beats_the_honest_player_and_the_thief(ruleset: str, other: str) -> None:
    """Though others read what it does, and it only reads what they do."""
    assert games(ruleset, entrant("search"), entrant(other), sized(2, 50)).wins.value > sized(4, 8) / 10


def test_a_thief_beats_who_trusts() -> None:
    assert games("auf-der-hut", entrant("thief"), entrant("greedy"), sized(10, 200)).wins.value > 0.8


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", ["auf-der-hut", "hats", "genial"])
def test_more_time_is_not_weaker(ruleset: str) -> None:
    many, few = entrant("search", 10 * PLAYOUTS), entrant("search", PLAYOUTS)
    assert games(ruleset, many, few, sized(1, 60)).wins.high > 0.5


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", ["auf-der-hut", "hats", "genial"])
@pytest.mark.parametrize(("worse", "better"), list(itertools.pairwise(level.name for level in LEVELS)))
def test_a_level_beats_the_one_below(ruleset: str, worse: str, better: str) -> None:
    result = games(ruleset, entrant(better, sized(60, 2000)), entrant(worse), sized(1, 100)).wins
    assert result.high > 0.5
    if sized(0, 1):
        assert result.low > 0.5


def test_a_level_uses_nothing_that_it_has_forgotten() -> None:
    """Whatever hat lies where a novice no longer knows it, it does the same."""
    match = Match("auf-der-hut", 2, seed=4, first=0)
    for place in range(1, 8):
        match.play(f"peek {place}")
        match.play("peek 1")
    view, blurred, again = clone(match.view(0).array), new(match.game.dtype), new(match.game.dtype)
    rng = new(GENERATOR)
    reseed(rng, 1, 1)
    verbs.forget(view, 0.6, rng, blurred)
    gone = [place for place in range(7) if view.hats[place] >= 0 and blurred.hats[place] < 0]
    kept = [place for place in range(7) if blurred.hats[place] >= 0]
    assert gone
    assert kept
    for place in gone:
        assert blurred.seen[place, 0] == -1
        view.hats[place] = (view.hats[place] + 1) % 10
    verbs.forget(view, 0.6, rng, again)
    assert again.tobytes() == blurred.tobytes()
