"""The sensible player: legal, quick to see what is good, and far better than chance."""

from __future__ import annotations

import pytest

from games.hats.forms import Form, each_form, laid, legal, played, random_plies
from hatstand import bot
from hatstand.core import verbs
from hatstand.core.chance import GENERATOR
from hatstand.core.records import new
from hatstand.match import Match


@each_form
def test_it_plays_only_what_is_legal_and_only_by_what_its_seat_sees(form: Form) -> None:
    rng = new(GENERATOR)
    for match in random_plies(form.match(4), 4):
        if match.over:
            break
        position, view = match.position().array, match.view(match.to_move).array
        action = verbs.greedy(view, 1.0, rng)
        assert action in legal(view)
        assert action == verbs.greedy(position, 1.0, rng) == verbs.greedy(view, 0.0, rng)


def test_it_takes_the_hat_on_the_best_place() -> None:
    match = laid(
        hands=["fez-6 fez-1", "boater-1 boater-2"],
        table="bowler-5 bowler-4 bonnet-5",
        hand=2,
        places=3,
        types=7,
    )
    # Last but one card: a bonnet counts 3 here, unless the fez comes to lie on its place; a bowler counts 1.
    assert bot("greedy").choose(match.view(0)).startswith("exchange fez-6")


def test_it_lays_black_where_nothing_can_be_won() -> None:
    match = laid(hands=["fez-1 bonnet-1", "boater-1 boater-2"], table="bowler-2", hand=2, places=1, types=7)
    assert bot("greedy").choose(match.view(0)).startswith("black")


def test_it_goes_for_the_cookie() -> None:
    match = laid(
        hands=["fez-2 fez-3 fez-4", "boater-3"], table="bowler-1 bowler-2", hand=3, places=2, types=7
    )
    played(match, "exchange fez-2 1", "end", "exchange boater-3 2", "end")
    # Seat 0 has a bowler and so has seat 1; one more type would keep the cookie for good.
    match.play(bot("greedy").choose(match.view(0)))
    assert match.position().to_dict()["cookie"] == 0


def test_it_gives_its_partner_what_the_partner_can_use() -> None:
    hands = ["fez-6 fez-1", "boater-1 boater-2", "bonnet-6 beret-1", "bonnet-1 bonnet-2"]
    match = laid(4, hands=hands, table="fez-5", hand=2, places=1, first=2)
    played(match, "exchange bonnet-6 1", "end", "black bonnet-1", "end", "black fez-6")
    # Seat 2 has collected fez-5, and only its favourite is left: for it fez-1 is worth 4.
    assert bot("greedy").choose(match.view(0)) == "pass fez-1"


def wins(players: int, greedy: set[int], games: int) -> tuple[int, float]:
    """How often a greedy seat wins, and by how many points its side leads on average."""
    random_bot, greedy_bot = bot("random", seed=1), bot("greedy")
    won, lead = 0, 0
    for seed in range(games):
        match = Match("hats", players, seed=seed)
        while match.to_move is not None:
            player = greedy_bot if match.to_move in greedy else random_bot
            match.play(player.choose(match.view(match.to_move)))
        won += bool(greedy & set(match.winners()))
        scores = match.scores()
        others = [points for seat, points in enumerate(scores) if seat not in greedy]
        lead += min(scores[seat] for seat in greedy) - max(others)
    return won, lead / games


@pytest.mark.parametrize(("players", "greedy"), [(2, {1}), (3, {1}), (4, {0, 2})])
def test_it_is_far_better_than_chance(players: int, greedy: set[int]) -> None:
    won, lead = wins(players, greedy, 25)
    assert won >= 21
    assert lead > 10
