"""A ladder: fair pairings, and what they add up to."""

from __future__ import annotations

import functools
from collections import Counter

import pytest

import hatstand
from hatstand.lab.ladder import Entrant, Outcome, climb, pairing, play
from hatstand.view import View


class Recorder:
    """Plays the first legal action and notes which seats it was given, and of which deals."""

    def __init__(self, name: str, log: list[tuple[str, int, int, str]], seed: int) -> None:
        self.name, self.seed, self.log = name, seed, log

    def choose(self, view: View) -> str:
        characters = "".join(map(str, view.to_dict()["characters"]))
        self.log.append((self.name, self.seed, int(view.array.viewer), characters))
        return view.legal()[0]


def recorders(*names: str) -> tuple[list[Entrant], list[tuple[str, int, int, str]]]:
    log: list[tuple[str, int, int, str]] = []
    return [Entrant(name, functools.partial(Recorder, name, log)) for name in names], log


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_are_balanced_and_deals_the_same(players: int) -> None:
    entrants, log = recorders("one", "other")
    climb("auf-der-hut", entrants, players=players, deals=3, seed=5, patience=8)
    seats = {
        name: Counter((seat, row) for who, _, seat, row in log if who == name) for name in ("one", "other")
    }
    assert set(seats["one"]) == set(seats["other"])  # each of them at each seat in each deal
    assert len(seats["one"]) == 3 * players
    assert len({(seed, seat) for _, seed, seat, _ in log}) == 3 * players  # a bot of its own for each seat


def test_the_better_place_wins_and_a_shared_one_is_half() -> None:
    greedy = Entrant("greedy", lambda seed: hatstand.bot("greedy", seed=seed))
    blind = Entrant("blind", lambda seed: hatstand.bot("forgetful", memory=0.0, seed=seed))
    won = play("auf-der-hut", 2, (greedy, blind), 0, exchanged=True, seed=1)
    lost = play("auf-der-hut", 2, (blind, greedy), 0, exchanged=False, seed=1)
    assert (won.result, lost.result) == (1.0, 0.0)
    assert won.lead == -lost.lead > 0
    assert play("auf-der-hut", 2, (blind, blind), 0, exchanged=False, seed=1) == Outcome(0.5, 0.0)


def test_a_pairing_adds_up() -> None:
    entrants, _ = recorders("one", "other")
    result = pairing(entrants, [Outcome(1.0, 3.0), Outcome(0.5, 0.0), Outcome(0.0, -1.0), Outcome(1.0, 2.0)])
    assert (result.first, result.second, result.games, result.shared) == ("one", "other", 4, 1)
    assert result.wins.value == pytest.approx(0.625)
    assert 0 < result.wins.low < 0.625 < result.wins.high < 1
    assert result.lead.value == pytest.approx(1.0)


def test_who_wins_more_stands_higher() -> None:
    names = ["greedy", "forgetful:0.3", "random"]
    bots = [lambda seed: hatstand.bot("greedy", seed=seed)]
    bots.append(lambda seed: hatstand.bot("forgetful", memory=0.3, seed=seed))
    bots.append(lambda seed: hatstand.bot("random", seed=seed))
    entrants = [Entrant(name, make) for name, make in zip(names, bots, strict=True)]
    ladder = climb("auf-der-hut", entrants[::-1], deals=10, seed=1)
    assert [rank.bot for rank in ladder.ranks] == names
    for rank in ladder.ranks:
        assert rank.rating.low < rank.rating.value < rank.rating.high
    assert ladder.ranks[0].wins.value > 0.9
    assert len(ladder.pairings) == 3
    assert all(each.games == 20 for each in ladder.pairings)
