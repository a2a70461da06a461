"""How the bots of Hidden Hats play, and how they forget."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np
import pytest

from games.hidden_hats.deals import ALL_DIFFERENT, arranged, play
from hatstand import bot
from hatstand.bots import Bot
from hatstand.core.chance import GENERATOR, reseed
from hatstand.core.records import new
from hatstand.games.hidden_hats.policy import remembered_hat
from hatstand.lab.simulation import Simulation
from hatstand.match import Match
from hatstand.view import View
from sizes import sized

HATS = "sultan jester viking wonder knight cook cook"
GREEDY = bot("greedy")


def remembers(view: View, place: int, memory: float, seed: int) -> bool:
    """Whether the seat to move still knows the hat on this place (from 1)."""
    rng = new(GENERATOR)
    rng.seed[:] = seed % 2**32, seed >> 32
    reseed(rng, 1, 1)
    hat = remembered_hat(view.array, place - 1, memory, rng)
    assert hat in (-2, int(view.array.hats[place - 1]))
    return int(hat) != -2


def of_mover(match: Match) -> View:
    assert match.to_move is not None
    return match.view(match.to_move)


def test_it_opens_what_it_knows_fits() -> None:
    match = arranged(ALL_DIFFERENT, HATS)
    play(match, "peek 3", "peek 5")
    assert GREEDY.choose(match.view(0)) == "open 3"
    match.play("peek 1")
    assert GREEDY.choose(match.view(1)) == "open 5"


def test_it_swaps_to_make_a_fit() -> None:
    match = arranged(ALL_DIFFERENT, HATS)
    play(match, "peek 1", "peek 7")
    assert GREEDY.choose(match.view(0)) == "swap 1 2"  # the sultan's hat to the sultan, whatever lies there


def test_it_would_rather_move_a_hat_that_others_have_not_seen() -> None:
    match = arranged(ALL_DIFFERENT, "sultan cook cook knight cowboy cowboy jester")
    play(match, "peek 1", "peek 1", "peek 4", "peek 7")
    assert GREEDY.choose(match.view(0)) == "swap 4 5"


def test_it_makes_two_fits_at_once_where_it_can() -> None:
    match = arranged(ALL_DIFFERENT, "viking cowboy jester cowboy pirate wizard wizard")
    play(match, "peek 1", "peek 2", "peek 3", "peek 2", "peek 5", "peek 2")
    assert GREEDY.choose(match.view(0)) == "swap 1 3"  # rather than swap 4 5, which makes one


def test_it_opens_a_wonder_hat_when_it_needs_one_or_knows_nothing_better() -> None:
    match = arranged(ALL_DIFFERENT, HATS)
    play(match, "peek 4", "peek 4")
    assert GREEDY.choose(match.view(0)) == "open 4"
    match = arranged(ALL_DIFFERENT, HATS)
    play(match, "peek 4", "peek 7", "peek 1", "peek 7")
    assert GREEDY.choose(match.view(0)) == "swap 1 2"  # no bald head yet: the fit comes first
    match = arranged(ALL_DIFFERENT, HATS)
    play(match, "open 1", "peek 7", "peek 4", "peek 7")
    assert GREEDY.choose(match.view(0)) == "open 4"


def test_it_peeks_where_it_has_not_looked() -> None:
    match = arranged(ALL_DIFFERENT, "wizard wizard cook cook cowboy cowboy jester")
    for place in range(1, 6):
        play(match, f"peek {place}", "peek 1")
    assert {bot("greedy", seed=seed).choose(match.view(0)) for seed in range(60)} == {"peek 6", "peek 7"}


def test_without_any_memory_it_only_peeks() -> None:
    blank = bot("forgetful", memory=0)
    match = arranged(ALL_DIFFERENT, HATS)
    for _ in range(10):
        assert blank.choose(of_mover(match)).startswith("peek")
        match.play("open 3" if match.ply == 4 else "peek 3")


def test_with_a_whole_memory_nothing_is_forgotten() -> None:
    match = arranged(ALL_DIFFERENT, HATS, patience=1000)
    play(match, "peek 1", "peek 2", "swap 1 2", "peek 6")
    play(match, *["peek 7"] * 600)
    assert remembers(match.view(0), 2, 1.0, 3)
    assert not remembers(match.view(0), 1, 1.0, 3)  # it never saw that one


def share(match: Match, place: int, memory: float) -> float:
    view = of_mover(match)
    seeds = sized(1500, 20_000)
    return sum(remembers(view, place, memory, seed) for seed in range(seeds)) / seeds


@pytest.mark.parametrize("memory", [0.9, 0.6, 0.3])
def test_a_sighting_fades_with_the_turns_since(memory: float) -> None:
    """Of hats seen n rounds ago, memory^n are still known."""
    match = arranged(ALL_DIFFERENT, HATS)
    match.play("peek 1")
    for rounds in (1, 2, 3):
        match.play("peek 7")
        assert share(match, 1, memory) == pytest.approx(memory**rounds, abs=0.045)
        match.play("peek 7")


def test_each_move_of_the_card_blurs_it_like_a_round_more() -> None:
    match = arranged(ALL_DIFFERENT, HATS)
    play(match, "peek 1", "swap 1 2", "swap 2 3", "swap 3 4")
    assert share(match, 4, 0.8) == pytest.approx(0.8 ** (2 + 3), abs=0.045)
    still = arranged(ALL_DIFFERENT, HATS)
    play(still, "peek 1", "swap 2 3", "swap 2 3", "swap 2 3")
    assert share(still, 1, 0.8) == pytest.approx(0.8**2, abs=0.045)


def test_what_is_forgotten_never_comes_back_by_itself() -> None:
    """Each hat, once forgotten, stays so until it is looked at again, however often it moves."""
    forgotten = 0
    for seed, memory in itertools.product(range(sized(8, 100)), (0.4, 0.7, 0.9)):
        match = arranged(ALL_DIFFERENT, HATS, seed=seed, patience=60)
        play(match, *(f"peek {1 + turn // 2}" for turn in range(14)))
        lost: set[int] = set()
        known = {place: place for place in range(1, 8)}  # where each hat, named by its first place, lies now
        for turn in range(30):
            view = match.view(0)
            gone = {hat for hat, place in known.items() if not remembers(view, place, memory, seed)}
            if turn % 2 == 0:
                assert lost <= gone
                lost = gone
            one, two = 1 + turn % 6, 7 - turn % 3 if turn % 6 < 4 else 7
            match.play(
                f"swap {one} {two}" if turn % 3 == 0 and one < two else "peek 7" if turn % 2 else "swap 1 2"
            )
            moved = match.events(0)[-1]
            if moved.kind == "swap":
                swapped = {moved.place: moved.other, moved.other: moved.place}
                known = {hat: swapped.get(place, place) for hat, place in known.items()}
        forgotten += len(lost)
    assert forgotten > 50


def test_a_new_look_makes_it_known_again() -> None:
    match = arranged(ALL_DIFFERENT, HATS)
    match.play("peek 1")
    play(match, *["peek 7"] * 19)
    seed = next(seed for seed in range(100) if not remembers(match.view(0), 1, 0.7, seed))
    play(match, "peek 1", "peek 7")
    assert share(match, 1, 0.7) == pytest.approx(0.7, abs=0.045)
    assert not remembers(match.view(0), 1, 0.0, seed)


def points(bots: Sequence[Bot], games: int) -> tuple[float, float]:
    """The first bot's mean lead over the second, each beginning as often, and its standard error."""
    leads = []
    for order in (1, -1):
        scores = Simulation("auf-der-hut", bots[::order], seed=2).run(games, threads=1).scores
        leads.append((scores[:, 0] - scores[:, 1]) * order)
    lead = np.concatenate(leads)
    return float(lead.mean()), float(lead.std() / np.sqrt(len(lead)))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (bot("greedy"), bot("forgetful", memory=0.9)),
        (bot("forgetful", memory=0.9), bot("forgetful", memory=0.6)),
        (bot("forgetful", memory=0.6), bot("random")),
    ],
    ids=repr,
)
def test_who_remembers_more_wins_more(better: Bot, worse: Bot) -> None:
    mean, error = points((better, worse), sized(1000, 20_000))
    assert mean > 5 * error
