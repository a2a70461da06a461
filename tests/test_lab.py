"""Simulations: the same games as at a table, the same however they are split, and honestly summed up."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from dataclasses import astuple

import numpy as np
import pytest

import hatstand
from hatstand import games
from hatstand.bots import KINDS
from hatstand.core import verbs
from hatstand.core.chance import GENERATOR, MASK, key_bytes, key_of
from hatstand.core.compiled import JIT
from hatstand.core.records import new
from hatstand.core.seeds import seed_generator
from hatstand.lab import simulation
from hatstand.lab.simulation import Results, Simulation, choose
from hatstand.lab.summary import mean, summarize, wilson
from sizes import sized

SEED = 2**40 + 5
SLOW = ("search", "novice", "casual", "sharp", "master")
BOTS = [hatstand.bot("greedy"), hatstand.bot("forgetful", memory=0.6), hatstand.bot("random")]
#: Where there is nothing to remember.
OTHER_BOTS = [BOTS[0], BOTS[0], BOTS[2]]


def equal(one: Results, other: Results) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(astuple(one), astuple(other), strict=True))


def bots_for(ruleset: str) -> list[hatstand.bots.Bot]:
    return BOTS if games.find(ruleset)[0].has_memory else OTHER_BOTS


def at_the_table(ruleset: str, number: int) -> hatstand.Match:
    """Game `number` of the seed, played through a Match with the same bots and their generators."""
    match = hatstand.Match(ruleset, len(BOTS), key=key_bytes(key_of(SEED, number)))
    words = np.array([SEED & MASK, SEED >> 32, 0, 0, 0, 0, 0, 0], np.uint32)
    generators = [new(GENERATOR) for _ in BOTS]
    for seat, generator in enumerate(generators):
        seed_generator(words, number, seat, generator)
    actions = np.zeros(verbs.MOST_ACTIONS, np.int16)
    policies = [simulation.GREEDILY, simulation.GREEDILY, simulation.RANDOMLY]
    while match.to_move is not None:
        seat = match.to_move
        view, memory = match.view(seat).array, BOTS[seat].settings.get("memory", 1.0)
        match.play(match.game.notation(choose(policies[seat], memory, view, actions, generators[seat])))
    return match


@pytest.mark.parametrize("ruleset", hatstand.rulesets())
def test_simulated_games_are_games_at_the_table(ruleset: str) -> None:
    results = Simulation(ruleset, bots_for(ruleset), seed=SEED).run(sized(8, 100), threads=1)
    ends = games.find(ruleset)[0].ends
    for number in range(len(results.plies)):
        match = at_the_table(ruleset, number)
        assert match.scores() == results.scores[number].tolist()
        assert match.winners() == np.flatnonzero(results.winners[number]).tolist()
        assert match.ply == results.plies[number]
        assert match.first == results.first[number]
        assert match.events()[-1].end == ends[int(results.ended[number])]


def test_games_do_not_depend_on_how_they_are_split(monkeypatch: pytest.MonkeyPatch) -> None:
    simulated = Simulation("auf-der-hut", BOTS, seed=SEED)
    whole = simulated.run(60, threads=1)
    monkeypatch.setattr(simulation, "BATCH", 7)
    done: list[int] = []
    assert equal(simulated.run(60, threads=3, progress=done.append), whole)
    assert (sum(done), max(done)) == (60, 7)
    later = Results.empty(20, len(BOTS))
    simulated.play(40, later)
    assert equal(later, whole.part(40, 60))


def test_other_seeds_give_other_games() -> None:
    one, other = (Simulation("auf-der-hut", BOTS, seed=seed).run(40, threads=1) for seed in (1, 2))
    assert not equal(one, other)


PROGRAM = """
import hatstand
from hatstand.lab.simulation import Simulation
bots = [hatstand.bot("forgetful", memory=0.5), hatstand.bot("random")]
results = Simulation("shapka-nevidimka", bots, seed=9, no_swap_back=True).run(3, threads=2)
print(results.scores.tolist(), results.plies.tolist(), results.ended.tolist(), results.first.tolist())
"""


def test_compiled_and_interpreted_simulations_are_the_same() -> None:
    printed = []
    for disabled in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": disabled}
        command = [sys.executable, "-W", "error", "-c", PROGRAM]
        printed.append(subprocess.run(command, env=environment, capture_output=True, text=True, check=True))
    assert printed[0].stdout == printed[1].stdout != ""


def test_who_remembers_more_wins_more() -> None:
    simulated = Simulation("auf-der-hut", BOTS, seed=1)
    greedy, forgetful, random = summarize(simulated, simulated.run(sized(200, 5000), threads=1)).seats
    assert greedy.wins.low > forgetful.wins.high
    assert forgetful.points.low > random.points.high


def test_options_and_first_seat_are_those_of_the_ruleset() -> None:
    results = Simulation("auf-der-hut", BOTS[:2], seed=1, first=1, until_three=True, patience=7).run(
        30, threads=1
    )
    assert set(results.first.tolist()) == {1}
    ends = games.find("auf-der-hut")[0].ends
    assert {ends[code] for code in results.ended.tolist()} <= {"three", "patience"}


@pytest.mark.parametrize(
    ("bots", "options", "error"),
    [
        (1, {}, hatstand.BadOption),
        (5, {}, hatstand.BadOption),
        (2, {"patience": 0}, hatstand.BadOption),
        (2, {"jokers": 1}, hatstand.BadOption),
        (2, {"seed": 2**64}, hatstand.BadKey),
        (2, {"seed": -1}, hatstand.BadKey),
    ],
)
def test_what_a_match_refuses_a_simulation_refuses(
    bots: int, options: dict[str, int], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Simulation("auf-der-hut", [BOTS[0]] * bots, **options)


def test_every_bot_that_takes_no_time_can_be_simulated() -> None:
    for kind in KINDS:
        if kind.name in SLOW:
            with pytest.raises(hatstand.UnknownBot, match=f"“{kind.name}” thinks too long"):
                Simulation("auf-der-hut", [hatstand.bot(kind.name)] * 2)
            continue
        assert Simulation("auf-der-hut", [hatstand.bot(kind.name)] * 2).run(2, threads=1).plies.min() > 0


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    # As in Newcombe 1998, *Two-sided confidence intervals for the single proportion*, table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0000, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson(successes: int, trials: int, low: float, high: float) -> None:
    interval = wilson(successes, trials)
    assert (round(interval.low, 4), round(interval.high, 4)) == (low, high)
    other = wilson(trials - successes, trials)
    assert other.low == pytest.approx(1 - interval.high)
    assert interval.value == successes / trials


def test_means() -> None:
    interval = mean(np.array([1, 2, 3, 4], np.int32))
    assert interval.value == 2.5
    assert interval.half_width == pytest.approx(1.959964 * math.sqrt(5 / 3) / 2)
    assert mean(np.array([7], np.int32)).half_width == math.inf


def test_a_summary_counts_shared_wins_for_everyone_who_shares() -> None:
    simulated = Simulation("auf-der-hut", BOTS, seed=1)
    results = Results.empty(4, 3)
    results.scores[:] = [[3, 3, 1], [5, 2, 2], [0, 0, 0], [1, 2, 4]]
    results.winners[:] = results.scores == results.scores.max(axis=1, keepdims=True)
    results.plies[:] = [50, 60, 70, 80]
    results.ended[:] = [1, 1, 3, 1]
    summary = summarize(simulated, results)
    assert [seat.wins.value for seat in summary.seats] == [0.75, 0.5, 0.5]
    assert [seat.alone.value for seat in summary.seats] == [0.25, 0.0, 0.25]
    assert [seat.bot for seat in summary.seats] == ["greedy", "forgetful:0.6", "random"]
    assert summary.ended == {"row": 3, "patience": 1}
    assert (summary.plies.value, summary.shortest, summary.longest) == (65, 50, 80)


def test_team_mates_win_together_and_count_as_one() -> None:
    simulated = Simulation("hats", [BOTS[0], BOTS[2]] * 2, seed=4)
    results = simulated.run(sized(60, 2000), threads=1)
    assert (results.winners[:, :2] == results.winners[:, 2:]).all()
    seats = summarize(simulated, results).seats
    assert seats[0].wins == seats[2].wins
    assert seats[0].alone.value + seats[1].alone.value <= 1 < seats[0].wins.value + seats[1].wins.high
    assert seats[0].alone.low > 0.5 > seats[1].alone.high


def test_what_decides_among_equal_scores_decides_in_a_simulation_too() -> None:
    """In Hats more black hats, then the cookie: nearly always one alone wins."""
    simulated = Simulation("hats", [BOTS[2]] * 3, seed=5, types=5, values=3, hand=4, places=3)
    results = simulated.run(200, threads=1)
    tied = (results.scores == results.scores.max(axis=1, keepdims=True)).sum(axis=1) > 1
    assert tied.any()
    assert (results.winners[tied].sum(axis=1) == 1).any()
    assert results.winners.any(axis=1).all()


def test_a_summary_of_one_game_is_json_too() -> None:
    simulated = Simulation("auf-der-hut", BOTS, seed=1)
    plain = summarize(simulated, simulated.run(1)).to_dict()
    assert json.loads(json.dumps(plain, allow_nan=False)) == plain
    assert plain["plies"]["low"] is None


SIGNATURES = """
import hatstand, sys
from numba.core.dispatcher import Dispatcher
from hatstand.lab.warm import warm_up

def compiled():
    found = [each for name, module in sorted(sys.modules.items()) if name.startswith("hatstand")
             for each in vars(module).values() if isinstance(each, Dispatcher)]
    return {str(each.py_func): len(each.signatures) for each in found}

for game in hatstand.games.GAMES:
    warm_up(game.rulesets[0].id)
before = compiled()
for ruleset in hatstand.rulesets():
    match = hatstand.Match(ruleset, 3, seed=1)
    second = hatstand.bot("forgetful", memory=0.5) if match.game.has_memory else hatstand.bot("greedy")
    bots = [hatstand.bot("greedy"), second, hatstand.bot("random")]
    while match.to_move is not None:
        match.play(bots[match.to_move].choose(match.view(match.to_move)))
        match.legal(), match.view(None), match.position().to_dict()
    match.scores(), match.details(), match.places()
    hatstand.replay(match.record())
assert sum(before.values()) >= 8
print([name for name, count in compiled().items() if count != before[name]])
"""


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_after_a_warm_up_a_whole_table_compiles_nothing_more() -> None:
    command = [sys.executable, "-W", "error", "-c", SIGNATURES]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
