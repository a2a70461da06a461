"""Pieces, types and the deal: HT-1 to HT-5, and the small forms."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from core.pure_chance import Stream, key_of, random_seat
from games.hats.forms import Form, each_form, laid, random_plies
from games.hats.reference import TYPES, cards_of, filled
from hatstand import rulesets
from hatstand.core.errors import BadOption
from hatstand.games.hats.table import GAME
from hatstand.match import Match


def all_cards(match: Match) -> list[str]:
    """Every card in the game, wherever it lies."""
    shown = match.position().to_dict()
    cards = [*shown["table"], *shown["deck"], *shown["discards"]]
    for owned in shown["seats"]:
        cards += [*owned["hand"], *owned["collection"], *owned["black"]]
    return cards


@pytest.mark.rule("HT-1")
def test_there_are_42_cards_six_places_and_a_cookie() -> None:
    match = Match("hats", 4, seed=1)
    cards = Counter(all_cards(match))
    assert len(cards) == 42
    assert set(cards) == {f"{type_}-{value}" for type_ in TYPES for value in (1, 2, 3, 4, 5, 6)}
    assert set(cards.values()) == {1}
    assert len(match.position().to_dict()["table"]) == 6
    assert match.position().to_dict()["cookie"] is None


@pytest.mark.rule("HT-2")
def test_the_seven_types() -> None:
    assert "hats" in rulesets()
    (ruleset,) = GAME.rulesets
    names = ("top-hat", "bowler", "fez", "boater", "bonnet", "beret", "deerstalker")
    assert ruleset.kinds == names == tuple(TYPES)
    assert ruleset.players == (2, 4)


@pytest.mark.rule("HT-3")
def test_two_players_play_without_two_types_and_with_five_places() -> None:
    out = Counter[str]()
    for seed in range(300):
        shown = Match("hats", 2, seed=seed).position().to_dict()
        assert len(set(shown["out"])) == 2
        assert shown["out"] == sorted(shown["out"], key=TYPES.index)
        out.update(shown["out"])
        assert len(shown["table"]) == 5
    assert set(out) == set(TYPES)
    assert max(out.values()) < 2 * min(out.values())
    kinds = {card.rpartition("-")[0] for card in all_cards(Match("hats", 2, seed=0))}
    assert kinds == set(TYPES) - set(Match("hats", 2, seed=0).position().to_dict()["out"])


@pytest.mark.rule("HT-3")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_play_with_everything(players: int) -> None:
    shown = Match("hats", players, seed=3).position().to_dict()
    assert (shown["out"], len(shown["table"])) == ([], 6)


@pytest.mark.rule("HT-4")
@pytest.mark.parametrize(("players", "deck"), [(2, 7), (3, 9), (4, 0)])
def test_nine_cards_each_one_on_each_place_and_the_rest_is_the_deck(players: int, deck: int) -> None:
    shown = Match("hats", players, seed=3).position().to_dict()
    assert [len(owned["hand"]) for owned in shown["seats"]] == [9] * players
    assert len(shown["deck"]) == deck
    assert [owned["collection"] + owned["black"] for owned in shown["seats"]] == [[]] * players


@pytest.mark.rule("HT-4")
@pytest.mark.rule("AL-2")
def test_types_and_cards_are_drawn_in_an_order_that_stays() -> None:
    """First the types are shuffled: the top two are out. Then all cards: seat 0's hand, seat 1's, table, deck."""
    chance = Stream(key_of(12, 0))
    types = list(TYPES)
    chance.shuffle(types)
    cards = cards_of(filled(2, {}), types[:2])
    chance.shuffle(cards)
    position = Match("hats", 2, seed=12).position()
    shown = position.to_dict()
    assert set(shown["out"]) == set(types[:2])
    assert [set(owned["hand"]) for owned in shown["seats"]] == [set(cards[:9]), set(cards[9:18])]
    assert (shown["table"], shown["deck"]) == (cards[18:23], cards[23:])
    assert int(position.array.drawn) == chance.drawn
    assert shown["out"] == ["fez", "bonnet"]
    assert shown["table"] == ["top-hat-2", "bowler-3", "beret-3", "deerstalker-2", "beret-2"]


@pytest.mark.rule("HT-5")
def test_who_begins_is_chosen_or_drawn_from_the_key() -> None:
    for first in range(3):
        assert Match("hats", 3, seed=1, first=first).to_move == first
    drawn = [Match("hats", 3, seed=seed).to_move for seed in range(60)]
    assert drawn == [random_seat(key_of(seed, 0), 3) for seed in range(60)]
    assert set(drawn) == {0, 1, 2}


@pytest.mark.rule("HT-5")
@pytest.mark.parametrize("players", [2, 3])
def test_turns_go_clockwise(players: int) -> None:
    match = Match("hats", players, seed=4, first=1)
    seats = []
    while not match.over:
        seats.append(match.to_move)
        match.play(next(action for action in match.legal() if action.startswith("black")))
        if match.legal() and match.legal()[-1] == "end":
            match.play("end")
    assert seats == [(1 + turn) % players for turn in range(8 * players)]


@pytest.mark.rule("AL-7")
def test_small_forms_have_the_first_types_and_lowest_values() -> None:
    match = Match("hats", 2, seed=1, types=3, values=4, hand=4, places=2)
    assert sorted(all_cards(match)) == sorted(f"{t}-{v}" for t in TYPES[:3] for v in (1, 2, 3, 4))
    assert [len(owned["hand"]) for owned in match.position().to_dict()["seats"]] == [4, 4]
    assert len(match.position().to_dict()["table"]) == 2


@pytest.mark.rule("AL-7")
def test_where_types_are_given_none_is_taken_out() -> None:
    for types in range(4, 8):
        assert Match("hats", 2, seed=1, types=types).position().to_dict()["out"] == []
    assert len(all_cards(Match("hats", 2, seed=1, types=7))) == 42
    assert len(all_cards(Match("hats", 2, seed=1, values=5))) == 25
    assert len(Match("hats", 2, seed=1, places=6).position().to_dict()["table"]) == 6


@pytest.mark.rule("AL-7")
def test_a_deck_that_is_left_among_teams_is_not_used() -> None:
    match = Match("hats", 4, seed=1, hand=3)
    assert len(match.position().to_dict()["deck"]) == 24
    assert not any(action.startswith("discard") for action in match.legal())
    *_, last = random_plies(match, 1)
    assert len(last.position().to_dict()["deck"]) == 24


@pytest.mark.rule("AL-7")
@each_form
def test_a_hand_gives_one_turn_fewer(form: Form) -> None:
    *_, last = random_plies(form.match(5), 5)
    hand = filled(form.players, form.options)["hand"]
    shown = last.position().to_dict()
    assert shown["turn"] == form.players * (hand - 1)
    for owned in shown["seats"]:
        assert (len(owned["hand"]), len(owned["collection"] + owned["black"])) == (1, hand - 1)


@pytest.mark.rule("AL-7")
@pytest.mark.parametrize(
    ("players", "options", "needed", "cards"),
    [
        (2, {"values": 4}, 23, 20),
        (2, {"types": 3}, 23, 18),
        (3, {"values": 4}, 33, 28),
        (4, {"types": 6}, 42, 36),
        (4, {"types": 1, "values": 1, "hand": 2, "places": 1}, 9, 1),
    ],
)
def test_a_form_that_can_not_be_dealt_is_refused(
    players: int, options: dict[str, Any], needed: int, cards: int
) -> None:
    with pytest.raises(BadOption) as refused:
        Match("hats", players, **options)
    assert refused.value.code == "hats-error-deal-cards"
    assert refused.value.arguments == {"needed": needed, "cards": cards}


@pytest.mark.rule("AL-7")
@pytest.mark.parametrize(
    ("players", "option", "value"),
    [
        (3, "types", 0),
        (2, "types", 8),
        (2, "types", -1),
        (2, "values", 0),
        (2, "values", 7),
        (2, "hand", 1),
        (2, "hand", 10),
        (2, "places", 0),
        (4, "places", 7),
        (4, "hand", True),
        (4, "hand", "9"),
        (4, "cards", 3),
    ],
)
def test_an_option_out_of_its_range_is_refused_by_name(players: int, option: str, value: Any) -> None:
    with pytest.raises(BadOption) as refused:
        Match("hats", players, **{option: value})
    assert refused.value.arguments["option"] == option


def test_a_laid_deal_is_the_one_that_was_asked_for() -> None:
    match = laid(3, hands=["fez-5", "", "boater-1 beret-2"], table="bowler-6", deck="bonnet-1")
    shown = match.position().to_dict()
    assert "fez-5" in shown["seats"][0]["hand"]
    assert {"boater-1", "beret-2"} <= set(shown["seats"][2]["hand"])
    assert (shown["table"][0], shown["deck"][0]) == ("bowler-6", "bonnet-1")
    assert np.all(match.position().array.passed == -1)
