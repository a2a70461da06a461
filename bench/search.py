"""How fast `search` is: iterations a second, first decision after the deal, on one core; and how it keeps its time.

Every ruleset for two to four players: with play-outs to the end of the game, uniform and by the game's own policy,
and as its plan has them. With OpenSpiel installed (`pip install open_spiel`), its ISMCTSBot in three-player Oh Hell
beside it, whose play-outs are uniform. Then the times of moves by a budget of seconds, after a warm-up, in
two-player games by `search` against itself.

Usage: python bench/search.py [PLAYOUTS] [REPEATS] [MOVES]
"""

from __future__ import annotations

import dataclasses
import functools
import importlib.util
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import hatstand
from hatstand import games
from hatstand.bots.search import search
from hatstand.core.chance import GENERATOR, reseed
from hatstand.core.records import new
from hatstand.match import Match

SECONDS = 0.1


def per_second(work: Callable[[], object], playouts: int, repeats: int) -> float:
    """The median of the repeats, in processor time."""
    work()
    taken = []
    for _ in range(repeats):
        begun = time.thread_time()
        work()
        taken.append(time.thread_time() - begun)
    return playouts / statistics.median(taken)


def measured(ruleset: str, players: int, playouts: int, repeats: int) -> Iterator[float]:
    """With play-outs to the end of the game, uniform ones and those of the game's policy; and as planned."""
    match = first_choice(ruleset, players)
    view, rng = match.view(match.to_move).array, new(GENERATOR)
    reseed(rng, 1, 1)
    for horizon, sense in ((0, 0.0), (0, 1.0), (match.game.plan.horizon, match.game.plan.sense)):
        game: Any = SimpleNamespace(
            dtype=match.game.dtype, plan=dataclasses.replace(match.game.plan, horizon=horizon, sense=sense)
        )
        yield per_second(functools.partial(search, view, game, rng, playouts=playouts), playouts, repeats)


def first_choice(ruleset: str, players: int) -> Match:
    """A match after the deal; where its first action is the only one, at the first choice there is."""
    for seed in range(100):
        match = Match(ruleset, players, seed=seed, first=0)
        if len(match.legal()) > 1:
            return match
        match.play(match.legal()[0])
        if len(match.legal()) > 1:
            return match
    raise AssertionError(ruleset)


def open_spiel(playouts: int, repeats: int) -> float | None:
    if importlib.util.find_spec("pyspiel") is None:
        return None
    pyspiel: Any = importlib.import_module("pyspiel")

    game = pyspiel.load_game("oh_hell(players=3)")
    state = game.new_initial_state()
    seed = 0
    while state.is_chance_node():
        seed += 1
        actions = [action for action, _ in state.chance_outcomes()]
        state.apply_action(actions[seed * 7919 % len(actions)])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(
        1, evaluator, 1.4, playouts, 1000, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )
    return per_second(lambda: bot.step(state), playouts, repeats)


def times_of_moves(ruleset: str, moves: int) -> list[float]:
    """Of moves with a choice, in seconds by the clock."""
    taken: list[float] = []
    seed = 0
    while len(taken) < moves:
        seed += 1
        match, bot = Match(ruleset, 2, seed=seed), hatstand.bot("search", seconds=SECONDS, seed=seed)
        while match.to_move is not None and len(taken) < moves:
            view = match.view(match.to_move)
            begun = time.perf_counter()
            action = bot.choose(view)
            if len(view.legal()) > 1:
                taken.append(time.perf_counter() - begun)
            match.play(action)
    return taken


def main(playouts: int = 20_000, repeats: int = 5, moves: int = 300) -> None:
    print("| ruleset | players | uniform | by the policy | as planned |\n| --- | ---: | ---: | ---: | ---: |")
    for game in games.GAMES:
        ruleset = game.rulesets[0].id  # those of one game share their code
        for players in range(2, 5):
            cells = " | ".join(f"{speed:,.0f} /s" for speed in measured(ruleset, players, playouts, repeats))
            print(f"| `{ruleset}` | {players} | {cells} |")
    others = open_spiel(playouts, repeats)
    if others is not None:
        print(f"| OpenSpiel, Oh Hell | 3 | {others:,.0f} /s | | |")
    print(f"\n| {SECONDS} s a move | moves | median | 99 % within | longest |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for ruleset in hatstand.rulesets():
        taken = sorted(times_of_moves(ruleset, moves))
        most_of_them = taken[int(0.99 * (len(taken) - 1))]
        median, most, longest = (
            f"{1000 * each:.1f} ms" for each in (statistics.median(taken), most_of_them, taken[-1])
        )
        print(f"| `{ruleset}` | {len(taken)} | {median} | {most} | {longest} |")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
