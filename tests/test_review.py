"""Advice and reviews: they find what is plainly wrong, and follow from what the seat knew, the same each time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import hatstand
from forms import Form, forms
from games.genial import table_of as genial
from games.hats.forms import laid
from games.hidden_hats.deals import arranged
from games.plays import guess_of
from hatstand import Match
from hatstand.reviewing import Advice, Review
from hatstand.view import View
from sizes import sized

PLAYOUTS = sized(30, 300)
#: Enough to tell a blunder from chance.
ENOUGH = 200


def played(form: Form, plies: int, seed: int = 0) -> Match:
    """A game so far, among bots that don't always play their best."""
    match = form.match(seed, first=0)
    bots = [hatstand.bot("novice", seed=seat) for seat in range(form.players)]
    while match.to_move is not None and match.ply < plies:
        match.play(bots[match.to_move].choose(match.view(match.to_move)))
    return match


each_game = pytest.mark.parametrize("form", forms(0, 6), ids=str)


@each_game
def test_a_review_judges_each_move_of_its_seat(form: Form) -> None:
    match = played(form, 3 * form.players)
    told: list[tuple[int, int]] = []
    review = hatstand.review(match, 0, playouts=PLAYOUTS, progress=lambda done, of: told.append((done, of)))
    replayed = form.match(0, first=0)
    own = [
        ply for ply, action in enumerate(match.actions) if (replayed.to_move, replayed.play(action))[0] == 0
    ]
    assert [move.ply for move in review.moves] == own
    assert told == [(number + 1, len(own)) for number in range(len(own))]
    assert (review.ruleset, review.seat) == (form.ruleset, 0)
    for move in review.moves:
        assert move.action == match.actions[move.ply]
        assert 0 <= move.chance <= move.best_chance <= 1
        assert move.cost == move.best_chance - move.chance
        assert move.cost == 0 or move.best != move.action
        assert move.reasons
    costs = [review.moves[number].cost for number in review.costliest]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= 3
    assert all(costs)


@each_game
def test_a_review_is_the_same_each_time_and_from_the_record(form: Form) -> None:
    match = played(form, 2 * form.players)
    review = hatstand.review(match, 1, playouts=PLAYOUTS)
    assert hatstand.review(match.record(), 1, playouts=PLAYOUTS) == review
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


@each_game
def test_a_review_follows_from_what_the_seat_knew(form: Form) -> None:
    match = played(form, 2 * form.players + 1)
    if match.to_move is None:
        return
    seat = match.to_move
    view, action = match.view(seat), match.view(seat).legal()[-1]
    reviews, positions = [], set()
    for seed in range(3):
        position = View(match.game, guess_of(view.array, seed))
        positions.add(position)
        twin = Match.arrange(form.ruleset, position=position)
        twin.play(action)
        reviews.append(hatstand.review(twin, seat, playouts=PLAYOUTS))
    assert len(positions) > 1
    assert reviews[0] == reviews[1] == reviews[2]


@each_game
def test_advice_names_the_best_and_the_next_best(form: Form) -> None:
    match = played(form, form.players + 1)
    assert match.to_move is not None
    view = match.view(match.to_move)
    advice = hatstand.advise(view, playouts=PLAYOUTS, seed=5)
    assert advice == hatstand.advise(view, playouts=PLAYOUTS, seed=5)
    assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice
    named = [advice.action, *(other.action for other in advice.others)]
    assert len(set(named)) == len(named) <= 4
    assert set(named) <= set(match.legal())
    chances = [advice.chance, *(other.chance for other in advice.others)]
    assert chances == sorted(chances, reverse=True)
    assert advice.reasons


def reasons_of(match: Match, number: int) -> tuple[Review, list[str], dict[str, Any]]:
    """The review of seat 0, whose costliest move must be this one of its moves; why, and the arguments of that."""
    review = hatstand.review(match, 0, playouts=ENOUGH)
    assert review.costliest[0] == number
    why = review.moves[number].reasons
    return review, [reason.code for reason in why], {reason.code: reason.args for reason in why}


def test_a_hat_opened_that_was_known_not_to_fit_is_what_cost_most() -> None:
    match = arranged("jester sultan viking", "jester viking sultan", kinds=4, copies=1, places=3, wonders=0)
    for action in ("peek 1", "peek 2", "peek 2", "peek 3", "open 2"):
        match.play(action)
    review, codes, args = reasons_of(match, 2)
    assert review.moves[2].best == "open 1"
    assert codes[0] == "hidden-hats-reason-seen"
    assert args["hidden-hats-reason-seen"] == {"ruleset": "auf-der-hut", "place": 1, "hat": "jester"}
    assert args["hidden-hats-reason-done-wrong"] == {"ruleset": "auf-der-hut", "place": 2, "hat": "viking"}


def test_a_hat_that_was_stolen_could_have_been_known() -> None:
    match = arranged("jester sultan viking", "viking sultan jester", kinds=4, copies=1, places=3, wonders=0)
    for action in ("peek 2", "peek 3", "open 2", "swap 1 3"):
        match.play(action)
    advice = hatstand.advise(match.view(0), playouts=ENOUGH)
    assert advice.action == "open 1"
    assert [reason.code.removeprefix("hidden-hats-reason-") for reason in advice.reasons] == [
        "betrayed",
        "chance",
        "risk",
    ]
    assert advice.reasons[0].args == {"ruleset": "auf-der-hut", "place": 1, "seat": 1}
    assert advice.reasons[1].args["chance"] in range(34, 101)


def test_a_favourite_given_away_is_what_cost_most() -> None:
    match = laid(
        2, ["fez-1 bonnet-6", "boater-5 boater-1"], table="fez-5 bowler-1 bowler-2 bowler-3 bowler-4", hand=2
    )
    match.play("black fez-1")
    review, codes, args = reasons_of(match, 0)
    assert review.moves[0].best == "exchange bonnet-6 1"
    assert codes == ["hats-reason-cookie", "hats-reason-favourite"]
    assert args["hats-reason-favourite"] == {"type": "fez", "value": 1, "count": 4}


def test_one_more_flip_instead_of_the_win_is_what_cost_most() -> None:
    full = "red 3 orange 7 yellow 7 green 7 blue 7 purple 7"
    match = genial.standing(
        "red red red green", [full, "red 6 orange 7 yellow 7 green 7 blue 7 purple 7"], flips="red blue"
    )
    genial.play(match, "flip flip")
    review, codes, args = reasons_of(match, 1)
    assert review.moves[1].best == "take"
    assert review.moves[1].best_chance == 1
    assert codes == [
        f"genial-reason-{what}" for what in ("wins", "take-brings-now", "misfire", "done-risked")
    ]
    assert args["genial-reason-done-risked"] == {"count": 4}


def test_progress_may_stop_a_review() -> None:
    match = played(Form("genial", 2, ()), 20)

    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hatstand.review(match, 0, playouts=1, progress=stop)


def test_what_can_not_be_judged_is_refused() -> None:
    match = Match("auf-der-hut", 2, seed=1, first=0)
    with pytest.raises(hatstand.BadSeat):
        hatstand.advise(match.view(1))
    with pytest.raises(hatstand.BadSeat):
        hatstand.advise(match.view(None))
    with pytest.raises(hatstand.BadSeat):
        hatstand.review(match, 2)
    with pytest.raises(hatstand.BadSeat):
        hatstand.review(match, None)  # type: ignore[arg-type]
    for settings in ({"playouts": 0}, {"playouts": 1.5}, {"seed": -1}):
        with pytest.raises(hatstand.BadSetting):
            hatstand.advise(match.view(0), **settings)
    with pytest.raises(hatstand.BadSetting):
        hatstand.review(match, 0, playouts=0)
    assert hatstand.review(match, 0) == Review("auf-der-hut", 0, [], [])
    over = played(Form("auf-der-hut", 2, (("patience", 1),)), 100)
    with pytest.raises(hatstand.IllegalAction):
        hatstand.advise(over.view(0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_shared_win_counts_as_its_share(players: int) -> None:
    match = Match("auf-der-hut", players, seed=1, first=0, patience=1)
    match.play("peek 1")  # the game is over, and nobody has a point
    move = hatstand.review(match, 0, playouts=PLAYOUTS).moves[0]
    assert move.chance == pytest.approx(1 / players)
