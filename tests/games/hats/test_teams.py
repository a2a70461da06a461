"""Four players: a card for the team-mate and one back (HT-9), and what the two know of it (HT-18)."""

from __future__ import annotations

from typing import Any

import pytest

from games.hats.forms import laid, played
from games.hats.test_turn import refused, seat_of
from hatstand.core.errors import BadSeat
from hatstand.match import Match


def teams(**options: Any) -> Match:
    """Seats 0 and 2 against 1 and 3, three cards each; seat 0 begins."""
    hands = [
        "fez-1 fez-2 fez-3",
        "boater-1 boater-2 boater-3",
        "beret-1 beret-2 beret-3",
        "bonnet-1 bonnet-2 bonnet-3",
    ]
    return laid(4, hands=hands, table="bowler-1 bowler-2", hand=3, places=2, **options)


def passed(match: Match, viewer: int | None, seat: int) -> Any:
    """What `viewer` is shown of the cards that `seat` has from its team-mate."""
    return match.view(viewer).to_dict()["seats"][seat]["passed"]


@pytest.mark.rule("HT-9")
def test_a_card_is_passed_and_another_given_back_at_once() -> None:
    match = teams()
    event = match.play("pass fez-1")
    assert (event.kind, event.seat, event.to) == ("pass", 0, 2)
    assert match.to_move == 2  # the question is put inside seat 0's turn
    assert match.position().to_dict()["received"] == "fez-1"
    assert match.legal() == ["back beret-1", "back beret-2", "back beret-3"]
    match.play("back beret-2")
    assert match.to_move == 0
    assert seat_of(match, 0)["hand"] == ["fez-2", "fez-3", "beret-2"]
    assert seat_of(match, 2)["hand"] == ["fez-1", "beret-1", "beret-3"]
    assert match.position().to_dict()["received"] is None


@pytest.mark.rule("HT-9")
@pytest.mark.rule("AL-1")
def test_nothing_else_can_be_done_before_a_card_is_given_back() -> None:
    match = played(teams(), "pass fez-1")
    assert refused(match, "back fez-1") == "hats-error-same-card-back"
    assert refused(match, "back fez-2") == "hats-error-not-held"
    for action in ("black beret-1", "exchange beret-2 1", "pass beret-1", "discard beret-1", "end"):
        assert refused(match, action) == "hats-error-back-first"
    with pytest.raises(BadSeat, match="seat 2"):
        match.play("black fez-2", seat=0)
    for seat in (0, 1, 3, None):
        assert match.view(seat).legal() == []
    assert match.view(2).legal() == match.legal()


@pytest.mark.rule("HT-9")
def test_only_once_in_a_turn() -> None:
    match = played(teams(), "pass fez-1", "back beret-2")
    assert refused(match, "pass beret-2") == "hats-error-optional-used"
    assert refused(match, "back beret-2") == "hats-error-nothing-to-give-back"
    match.play("black fez-2")
    assert match.to_move == 1  # nothing optional is left: the turn ends by itself


@pytest.mark.rule("HT-9")
def test_after_the_main_action_too_and_then_the_turn_is_over() -> None:
    match = played(teams(), "black fez-1")
    assert match.legal() == ["pass fez-2", "pass fez-3", "end"]
    played(match, "pass fez-2")
    assert match.to_move == 2
    match.play("back beret-1")
    assert match.to_move == 1


@pytest.mark.rule("HT-9")
def test_a_card_that_was_passed_before_may_go_back_later() -> None:
    match = played(teams(), "pass fez-1", "back beret-2", "black fez-2")
    played(match, "black boater-1", "end", "pass beret-1")
    assert "back beret-2" in match.legal()
    match.play("back beret-2")
    assert seat_of(match, 2)["hand"] == ["fez-1", "beret-2", "beret-3"]


@pytest.mark.rule("HT-9")
def test_with_teams_nothing_is_discarded_and_without_them_nothing_passed() -> None:
    match = teams()
    assert refused(match, "discard fez-1") == "hats-error-discard-in-teams"
    for players in (2, 3):
        other = laid(players, hands=["fez-1"])
        assert refused(other, "pass fez-1") == "hats-error-no-team"
        assert refused(other, "back fez-1") == "hats-error-nothing-to-give-back"


@pytest.mark.rule("HT-9")
def test_a_partner_who_has_played_all_swaps_the_favourite() -> None:
    match = teams(first=2)  # seat 2 plays first, so it is done before seat 0 has its last turn
    played(
        match, "black beret-1", "end", "black bonnet-1", "end", "black fez-1", "end", "black boater-1", "end"
    )
    played(match, "black beret-2", "end", "black bonnet-2", "end")
    assert seat_of(match, 2)["hand"] == ["beret-3"]
    match.play("pass fez-2")
    assert match.legal() == ["back beret-3"]
    match.play("back beret-3")
    assert seat_of(match, 2)["hand"] == ["fez-2"]
    match.play("black fez-3")
    assert seat_of(match, 0)["hand"] == ["beret-3"]


@pytest.mark.rule("HT-9")
def test_also_after_the_own_last_card() -> None:
    match = teams(first=2)
    played(
        match, "black beret-1", "end", "black bonnet-1", "end", "black fez-1", "end", "black boater-1", "end"
    )
    match.play("black beret-2")
    assert match.legal() == ["pass beret-3", "end"]
    played(match, "pass beret-3", "back fez-2")
    assert seat_of(match, 2)["hand"] == ["fez-2"]


@pytest.mark.rule("HT-9")
@pytest.mark.rule("HT-10")
def test_the_last_answer_ends_the_game() -> None:
    match = teams(first=1)
    while match.position().to_dict()["turn"] < 7:
        match.play(next(action for action in match.legal() if action.startswith(("black", "end"))))
    match.play(match.legal()[0] if match.legal()[0].startswith("black") else "black fez-2")
    match.play(match.legal()[0])
    assert (match.over, match.to_move) == (False, 2)
    match.play(match.legal()[0])
    assert match.over


@pytest.mark.rule("HT-18")
def test_only_the_two_see_the_cards() -> None:
    match = played(teams(), "pass fez-1")
    shown = {seat: match.view(seat).to_dict() for seat in (0, 1, 2, 3, None)}
    assert {seat: view["received"] for seat, view in shown.items()} == {
        0: "fez-1",
        1: "?",
        2: "fez-1",
        3: "?",
        None: "?",
    }
    assert [match.events(seat)[-1].card for seat in (0, 1, 2, 3, None)] == ["fez-1", "?", "fez-1", "?", "?"]
    match.play("back beret-2")
    assert [match.events(seat)[-1].card for seat in (0, 1, 2, 3, None)] == [
        "beret-2",
        "?",
        "beret-2",
        "?",
        "?",
    ]


@pytest.mark.rule("HT-18")
def test_the_two_go_on_knowing_where_each_card_is() -> None:
    match = played(teams(), "pass fez-3", "back beret-2", "black fez-2")
    for viewer in (0, 2):
        assert passed(match, viewer, 0) == [{"card": "beret-2", "blacks": 0}]
        assert passed(match, viewer, 2) == [{"card": "fez-3", "blacks": 0}]
    for viewer in (1, 3):
        assert [passed(match, viewer, seat) for seat in range(4)] == [None, [], None, []]
    assert [passed(match, None, seat) for seat in range(4)] == [None] * 4


@pytest.mark.rule("HT-18")
def test_after_a_black_hat_it_is_in_the_hand_or_black() -> None:
    """Seat 0 can't tell whether seat 2 laid fez-3 or another card; seat 2 knows that it is still known."""
    start = played(teams(), "pass fez-3", "back beret-2", "black fez-2", "black boater-1", "end")
    one, other = start.copy(), start.copy()
    one.play("black fez-3")
    other.play("black beret-1")
    for viewer in (0, 1, 3, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)
    assert one.view(2) != other.view(2)
    assert passed(one, 2, 2) == passed(one, 0, 2) == [{"card": "fez-3", "blacks": 0}]


@pytest.mark.rule("HT-18")
def test_a_black_hat_laid_before_the_card_came_is_another_card() -> None:
    match = played(
        teams(first=2), "black beret-1", "end", "black bonnet-1", "end", "pass fez-3", "back beret-2"
    )
    assert passed(match, 0, 2) == [{"card": "fez-3", "blacks": 1}]
    assert passed(match, 0, 0) == [{"card": "beret-2", "blacks": 0}]


@pytest.mark.rule("HT-18")
def test_played_face_up_it_is_no_longer_anything_to_know() -> None:
    match = played(teams(), "pass fez-3", "back beret-2", "exchange beret-2 1", "black boater-1", "end")
    assert passed(match, 2, 0) == []
    match.play("exchange fez-3 2")
    assert passed(match, 0, 2) == []


@pytest.mark.rule("HT-18")
def test_a_card_that_comes_back_is_known_anew() -> None:
    match = played(teams(), "pass fez-3", "back beret-2", "black fez-2")
    played(match, "black boater-1", "end", "pass fez-3", "back beret-2")
    assert passed(match, 2, 0) == [{"card": "fez-3", "blacks": 1}]
    assert passed(match, 0, 2) == [{"card": "beret-2", "blacks": 0}]


@pytest.mark.rule("HT-18")
def test_after_the_end_everything_is_seen() -> None:
    match = teams()
    while not match.over:
        match.play(match.legal()[-1])
    for viewer in (0, 1, None):
        shown = match.view(viewer).to_dict() | {"seat": None}
        assert shown == match.position().to_dict()
