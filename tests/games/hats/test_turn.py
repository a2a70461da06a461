"""The turn of two and three players, and how the game ends: HT-6 to HT-8, HT-10, HT-11."""

from __future__ import annotations

import pytest

from games.hats.forms import laid, played
from hatstand.core.errors import IllegalAction
from hatstand.match import Match


def seat_of(match: Match, seat: int) -> dict[str, list[str]]:
    owned: dict[str, list[str]] = match.position().to_dict()["seats"][seat]
    return owned


def refused(match: Match, action: str) -> str:
    """The code of the error that the action meets; nothing has changed."""
    before = match.position()
    with pytest.raises(IllegalAction) as error:
        match.play(action)
    assert match.position() == before
    assert str(error.value)
    return error.value.code


@pytest.mark.rule("HT-6")
def test_a_higher_value_of_another_type_takes_the_card() -> None:
    match = laid(hands=["fez-5"], table="bowler-1 bowler-4")
    event = match.play("exchange fez-5 2")
    assert (event.card, event.place, event.taken) == ("fez-5", 2, "bowler-4")
    assert match.position().to_dict()["table"][:2] == ["bowler-1", "fez-5"]
    assert seat_of(match, 0)["collection"] == ["bowler-4"]
    assert "fez-5" not in seat_of(match, 0)["hand"]


@pytest.mark.rule("HT-6")
def test_a_lower_value_of_the_same_type_takes_it_too() -> None:
    match = played(laid(hands=["fez-1"], table="fez-6"), "exchange fez-1 1")
    assert seat_of(match, 0)["collection"] == ["fez-6"]


@pytest.mark.rule("HT-6")
@pytest.mark.parametrize("lying", ["bowler-4", "bowler-5"])
def test_a_value_not_higher_of_another_type_is_refused(lying: str) -> None:
    match = laid(hands=["fez-4"], table=lying)
    assert "exchange fez-4 1" not in match.legal()
    assert refused(match, "exchange fez-4 1") == "hats-error-too-low"
    reason = match.why("exchange fez-4 1")
    assert reason is not None
    assert reason.arguments == {"value": 4, "lying": int(lying[-1])}


@pytest.mark.rule("HT-6")
@pytest.mark.rule("AL-1")
def test_only_a_card_in_hand_can_be_played_and_only_to_a_place_there_is() -> None:
    match = laid(hands=["fez-5", "fez-6"], table="bowler-1")
    assert refused(match, "exchange fez-6 1") == "hats-error-not-held"
    assert refused(match, "black fez-6") == "hats-error-not-held"
    assert refused(match, "discard fez-6") == "hats-error-not-held"
    assert refused(match, "exchange fez-5 6") == "hats-error-place"
    assert refused(match, "exchange fez-5 0") == "hats-error-place"


@pytest.mark.rule("HT-7")
def test_any_card_can_be_laid_black_face_down() -> None:
    match = laid(hands=["fez-5 fez-6"])
    for card in seat_of(match, 0)["hand"]:
        assert f"black {card}" in match.legal()
    match.play("black fez-6")
    assert seat_of(match, 0)["black"] == ["fez-6"]
    assert match.view(0).to_dict()["seats"][0]["black"] == ["fez-6"]
    for other in (1, None):
        assert match.view(other).to_dict()["seats"][0]["black"] == ["?"]
        assert match.events(other)[-1].card == "?"


@pytest.mark.rule("HT-8")
def test_a_discard_before_the_main_action_draws_the_top_card() -> None:
    match = laid(hands=["fez-5 fez-6"], deck="bonnet-3 bonnet-4")
    match.play("discard fez-5")
    assert match.to_move == 0
    assert match.position().to_dict()["discards"] == ["fez-5"]
    assert "bonnet-3" in seat_of(match, 0)["hand"]
    assert (match.events(0)[-1].drawn, match.events(1)[-1].drawn) == ("bonnet-3", "?")
    assert refused(match, "discard fez-6") == "hats-error-optional-used"
    match.play("black fez-6")
    assert match.to_move == 1  # nothing optional is left: the turn ends by itself


@pytest.mark.rule("HT-8")
def test_after_the_main_action_one_may_discard_or_end() -> None:
    match = played(laid(hands=["fez-5 fez-6"], deck="bonnet-3"), "black fez-5")
    assert match.to_move == 0
    hand = seat_of(match, 0)["hand"]
    assert match.legal() == [*(f"discard {card}" for card in hand), "end"]
    assert refused(match, "black fez-6") == "hats-error-played"
    assert refused(match, "exchange fez-6 1") == "hats-error-played"
    ended = match.copy()
    ended.play("end")
    assert (ended.to_move, len(ended.position().to_dict()["discards"])) == (1, 0)
    match.play("discard fez-6")
    assert (match.to_move, match.position().to_dict()["discards"]) == (1, ["fez-6"])


@pytest.mark.rule("HT-8")
def test_a_turn_does_not_end_without_a_main_action() -> None:
    match = laid()
    assert refused(match, "end") == "hats-error-not-played"
    match.play(next(action for action in match.legal() if action.startswith("discard")))
    assert refused(match, "end") == "hats-error-not-played"


@pytest.mark.rule("HT-8")
def test_without_a_deck_there_is_no_discard_and_the_turn_ends_by_itself() -> None:
    match = laid(types=4, values=2, hand=3, places=2)
    hand = seat_of(match, 0)["hand"]
    assert refused(match, f"discard {hand[0]}") == "hats-error-deck-empty"
    match.play(f"black {hand[0]}")
    assert match.to_move == 1


@pytest.mark.rule("HT-8")
def test_whoever_draws_the_last_card_leaves_none_to_the_others() -> None:
    match = laid(types=3, values=3, hand=3, places=2)
    hand = seat_of(match, 0)["hand"]
    played(match, f"discard {hand[0]}", f"black {hand[1]}")
    assert match.position().to_dict()["deck"] == []
    other = seat_of(match, 1)["hand"]
    assert refused(match, f"discard {other[0]}") == "hats-error-deck-empty"
    match.play(f"black {other[0]}")
    assert match.to_move == 0


@pytest.mark.rule("HT-8")
def test_discards_never_come_back() -> None:
    match = laid(3, types=4, values=4, hand=4, places=3)
    while not match.over:
        discards = match.position().to_dict()["discards"]
        legal = match.legal()
        match.play(next((action for action in legal if action.startswith("discard")), legal[0]))
        assert set(discards) <= set(match.position().to_dict()["discards"])
    assert match.position().to_dict()["deck"] == []


@pytest.mark.rule("HT-8")
def test_in_the_last_turn_the_last_card_may_go_and_the_card_drawn_is_the_favourite() -> None:
    match = laid(hands=["fez-1 fez-2", "boater-1 boater-2"], deck="bonnet-6", types=5, hand=2, places=2)
    played(match, "black fez-1", "end", "black boater-1")
    match.play("discard boater-2")
    assert match.over
    assert seat_of(match, 1)["hand"] == ["bonnet-6"]
    assert match.details()[1]["favourite"] == -6


@pytest.mark.rule("HT-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_plays_eight_cards_and_keeps_one(players: int) -> None:
    match = Match("hats", players, seed=2, first=1)
    turns = 0
    while not match.over:
        match.play(next(action for action in match.legal() if action.startswith(("black", "end"))))
        turns = match.position().to_dict()["turn"]
        assert match.over == (turns == 8 * players)
    assert [len(seat_of(match, seat)["black"]) for seat in range(players)] == [8] * players
    assert [len(seat_of(match, seat)["hand"]) for seat in range(players)] == [1] * players
    assert (match.to_move, match.legal()) == (None, [])
    assert refused(match, "end") == "error-over"
    assert match.events(None)[-1].end == "played"


@pytest.mark.rule("HT-10")
def test_the_game_ends_only_after_what_is_optional_in_the_last_turn() -> None:
    match = laid(hands=["fez-1 fez-2", "boater-1 boater-2"], types=5, hand=2, places=2)
    played(match, "black fez-1", "end", "black boater-1")
    assert not match.over
    assert match.to_move == 1
    match.play("end")
    assert match.over


@pytest.mark.rule("HT-11")
def test_the_cookie_goes_to_the_first_player_with_a_type() -> None:
    match = laid(hands=["fez-5"], table="bowler-4")
    assert match.position().to_dict()["cookie"] is None
    assert match.play("exchange fez-5 1").cookie
    assert match.position().to_dict()["cookie"] == 0


@pytest.mark.rule("HT-11")
def test_the_cookie_moves_only_to_strictly_more_types() -> None:
    match = laid(
        hands=["fez-2 fez-3 fez-4", "boater-2 boater-3 boater-4"],
        table="bowler-1 bonnet-1 boater-1 top-hat-1 bowler-2",
    )
    assert match.play("exchange fez-2 1").cookie  # seat 0: bowler
    match.play("end")
    assert not match.play("exchange boater-2 2").cookie  # seat 1: bonnet; as many
    match.play("end")
    assert not match.play("exchange fez-3 5").cookie  # seat 0: two bowlers, which are one type
    match.play("end")
    event = match.play("exchange boater-3 4")  # seat 1: bonnet and top hat; more
    assert (event.cookie, event.seat) == (True, 1)
    assert match.position().to_dict()["cookie"] == 1
    match.play("end")
    assert not match.play("exchange fez-4 3").cookie  # seat 0: bowlers and a boater; as many again
    assert match.position().to_dict()["cookie"] == 1


@pytest.mark.rule("HT-11")
def test_all_black_hats_are_one_type() -> None:
    match = laid(hands=["fez-2 fez-3", "boater-2 bonnet-3"], table="bowler-1")
    assert match.play("black fez-2").cookie  # seat 0: black
    match.play("end")
    assert not match.play("exchange boater-2 1").cookie  # seat 1: bowler
    match.play("end")
    assert not match.play("black fez-3").cookie  # seat 0: still one type
    match.play("end")
    assert match.play("black bonnet-3").cookie  # seat 1: bowler and black
