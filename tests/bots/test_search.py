"""`search`: it finds what can be counted out, keeps its time, and grows nothing."""

from __future__ import annotations

import gc
import itertools
import random
import threading
import time
import tracemalloc
from typing import Any

import numpy as np
import pytest

from bots.swift import swift
from forms import forms
from games.plays import after, guess_of, legal
from hatstand import bot
from hatstand.bots.search import Workspace
from hatstand.core import verbs
from hatstand.core.compiled import compiled
from hatstand.core.digest import digest
from hatstand.core.records import Record, clone
from hatstand.games import GAMES
from hatstand.games.game import Game
from hatstand.match import Match
from hatstand.view import View
from sizes import sized

#: Types, values, hand and places of small forms of Hats for two in which all cards are dealt.
WITHOUT_DECK = [(2, 3, 2, 2), (3, 3, 3, 3), (2, 4, 3, 2), (2, 5, 4, 2), (3, 4, 5, 2)]


@compiled
def digest_compiled(record: Record) -> int:
    return digest(record)


def prospect(position: Record, seat: int) -> float:
    out = np.zeros(8)
    verbs.prospect(position, out)
    return float(out[seat])


def best_line(position: Record, seat: int) -> float:
    """The prospects of a seat where it alone is still to act, and chance no more."""
    if position.over:
        return prospect(position, seat)
    assert position.to_move == seat
    return max(best_line(after(position, action), seat) for action in legal(position))


def worth_of_actions(view: View, guesses: int) -> dict[str, float]:
    """Of each legal action of the last seat to act, over guesses of what it does not see, weighed as search
    does.
    """
    seat, tries = int(view.array.viewer), view.game.plan.tries
    worlds = [guess_of(view.array, seed) for seed in range(guesses)]
    likely = np.array([verbs.likely(world, seat) for world in worlds])
    never = (1 - likely.mean()) ** tries  # that none of the tries is kept
    weights = likely * (1 - never) / likely.mean() + never
    return {
        view.game.notation(action): float(
            np.average([best_line(after(world, action), seat) for world in worlds], weights=weights)
        )
        for action in legal(view.array)
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_digest_is_the_same_in_machine_code_and_in_the_interpreter(game: Game) -> None:
    seen = set()
    for form, seed in itertools.product([form for form in forms() if form.game is game], range(20)):
        record = clone(form.match(seed, first=0).view(0).array)
        for turn in range(4):
            record.turn = turn
            seen.add(digest(record))
            assert digest_compiled(record) == digest(record)
        assert len({number & 0xFFFF for number in seen}) > len(seen) * 0.95
    assert len(seen) > 100


def test_the_last_turn_of_hats_is_played_best() -> None:
    """Unknown is only the other's favourite then, and whether a lead wins."""
    open_choices = 0
    for seed, (types, values, hand, places) in itertools.product(range(sized(4, 40)), WITHOUT_DECK):
        match = Match("hats", 2, seed=seed, first=1, types=types, values=values, hand=hand, places=places)
        draw = random.Random(seed)
        while match.ply < 2 * hand - 3:
            match.play(draw.choice(match.legal()))
        assert match.to_move == 0
        worth = worth_of_actions(match.view(0), 20)
        assert worth[swift("search", 2000).choose(match.view(0))] > max(worth.values()) - 0.005
        open_choices += max(worth.values()) - min(worth.values()) > 0.05
    assert open_choices > 8


def test_the_last_turn_of_hidden_hats_is_played_best() -> None:
    """It opens what is worth opening, and nothing else: a pair ends this form, and so does any fourth action."""
    opened = set()
    form: dict[str, Any] = {"patience": 4, "kinds": 3, "copies": 1, "places": 3, "wonders": 0}
    for seed in range(sized(20, 200)):
        match = Match("shapka-nevidimka", 2, seed=seed, first=1, **form)
        draw = random.Random(seed)
        while match.ply < 3:
            match.play(draw.choice([action for action in match.legal() if not action.startswith("open")]))
        worth = worth_of_actions(match.view(0), 100)
        chosen = swift("search", 2000).choose(match.view(0))
        assert worth[chosen] > max(worth.values()) - 0.03
        opened.add(chosen.startswith("open"))
    assert opened == {False, True}


def test_what_it_chooses_follows_from_view_seed_and_playouts() -> None:
    for form in forms(0):
        view = form.match(5, first=0).view(0)
        chosen = [swift("search", 40, seed=seed).choose(view) for seed in range(6)]
        swift("search", 99).choose(form.match(6, first=0).view(0))  # leaves its tree behind
        assert [swift("search", 40, seed=seed).choose(view) for seed in range(6)] == chosen


def test_threads_do_not_disturb_each_other() -> None:
    views = [Match("hats", 2, seed=seed, first=0).view(0) for seed in range(4)]
    alone = [swift("search", 300).choose(view) for view in views]
    together: dict[int, list[str]] = {}

    def think(i: int) -> None:
        together[i] = [swift("search", 300).choose(views[i]) for _ in range(5)]

    threads = [threading.Thread(target=think, args=(i,)) for i in range(len(views))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == {i: [choice] * 5 for i, choice in enumerate(alone)}


def test_a_single_legal_action_needs_no_thought() -> None:
    view = Match("genial", 2, seed=1, first=0).view(0)
    begun = time.perf_counter()
    assert bot("search", seconds=30.0).choose(view) == "flip"
    assert time.perf_counter() - begun < 5


def test_it_thinks_as_long_as_it_may() -> None:
    view = Match("hats", 2, seed=1, first=0).view(0)
    chooser = bot("search", seconds=0.06)
    chooser.choose(view)
    taken = []
    for _ in range(3):
        begun = time.perf_counter()
        chooser.choose(view)
        taken.append(time.perf_counter() - begun)
    assert min(taken) == pytest.approx(0.06, abs=0.02)


def test_more_thinking_takes_no_more_memory() -> None:
    view, chooser = Match("auf-der-hut", 2, seed=1, first=0).view(0), swift("search", 2000)
    chooser.choose(view)
    gc.collect()
    tracemalloc.start()
    try:
        for seed in range(5):
            swift("search", 2000, seed=seed).choose(view)
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] < 20_000
    finally:
        tracemalloc.stop()


def test_a_tree_that_is_full_goes_on_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Match("hats", 2, seed=3, first=0).view(0)
    room = Workspace(view.array.dtype)
    tree, nodes, edges = room.tables
    monkeypatch.setattr("hatstand.bots.search._WORKSPACES", {view.array.dtype: room})
    for few_nodes, few_edges in ((64, 1 << 19), (1 << 15, 1000)):
        room.tables = tree, nodes[:few_nodes], edges[:few_edges]
        assert swift("search", 500).choose(view) in view.legal()
        assert int(tree.edges) <= few_edges
