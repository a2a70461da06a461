"""What a collection is worth and who has won: HT-12 to HT-17."""

from __future__ import annotations

from typing import Any

import pytest

from games.hats.forms import laid, played
from hatstand.core.errors import NotOver
from hatstand.match import Match


def at_end(players: int, seats: list[dict[str, Any]], table: str, cookie: int) -> Match:
    """A game that is over, with these collections, black hats and favourites; the rest lies in the deck."""
    start = laid(players, hand=4).position().to_dict()
    cards = [*start["table"], *start["deck"], *(card for owned in start["seats"] for card in owned["hand"])]
    used = {*table.split()}
    for owned in seats:
        used |= {*owned["collection"], *owned["black"], *owned["hand"]}
    event = start["event"] | {"kind": "end", "seat": players - 1, "end": "played"}
    return Match.arrange(
        "hats",
        position=start
        | {
            "turn": 3 * players,
            "to_move": None,
            "over": True,
            "table": table.split(),
            "deck": [card for card in cards if card not in used],
            "cookie": cookie,
            "seats": seats,
            "event": event,
        },
    )


def owns(collection: str, black: str, favourite: str, teams: bool = False) -> dict[str, Any]:
    return {
        "collection": collection.split(),
        "black": black.split(),
        "hand": [favourite],
        "passed": [] if teams else None,
    }


TABLE = "boater-6 fez-6 bowler-5 bonnet-5 fez-5"
NOTHING_MUCH = owns("bonnet-1 bonnet-2", "bowler-1", "bonnet-3")


@pytest.mark.rule("HT-12")
def test_a_card_scores_the_lowest_place_of_its_type() -> None:
    match = at_end(2, [owns("fez-1 fez-3 bonnet-4", "", "bowler-6"), NOTHING_MUCH], TABLE, 1)
    assert match.details()[0]["table"] == 2 + 2 + 4


@pytest.mark.rule("HT-12")
def test_a_type_that_lies_nowhere_scores_nothing() -> None:
    match = at_end(2, [owns("top-hat-5 top-hat-6 boater-1", "", "bowler-6"), NOTHING_MUCH], TABLE, 1)
    assert match.details()[0]["table"] == 0 + 0 + 1


@pytest.mark.rule("HT-12")
def test_as_the_table_changes_so_do_all_collections() -> None:
    match = laid(hands=["fez-5 fez-6", "boater-6"], table="bowler-1 bonnet-1 boater-1")
    played(match, "exchange fez-5 1", "end")  # takes a bowler, of which none is left on the table
    assert match.details()[0]["table"] == 0
    played(match, "exchange boater-6 2", "end")  # takes a bonnet: none is left
    assert [parts["table"] for parts in match.details()] == [0, 0]
    match.play("exchange fez-6 3")  # takes a boater; a boater still lies on place 2
    assert [parts["table"] for parts in match.details()] == [2, 0]


@pytest.mark.rule("HT-13")
def test_a_black_hat_scores_one_whatever_it_is() -> None:
    match = at_end(2, [owns("", "fez-1 top-hat-6 bonnet-6", "bowler-6"), NOTHING_MUCH], TABLE, 1)
    assert match.details()[0] == {
        "table": 0,
        "black": 3,
        "favourite": -6,
        "cookie": 0,
        "own": -3,
        "score": -3,
    }


@pytest.mark.rule("HT-14")
def test_the_favourite_scores_its_type_face_up_less_itself() -> None:
    match = at_end(2, [owns("fez-3 fez-4", "fez-2", "fez-1"), NOTHING_MUCH], TABLE, 1)
    assert match.details()[0]["favourite"] == 3 + 4 - 1  # the black fez-2 doesn't count
    alone = at_end(2, [owns("top-hat-3 top-hat-4 top-hat-5", "", "fez-3"), NOTHING_MUCH], TABLE, 1)
    assert alone.details()[0]["favourite"] == -3


@pytest.mark.rule("HT-14")
def test_before_the_end_there_is_no_favourite() -> None:
    match = laid(hands=["fez-5 fez-6"], table="bowler-1")
    match.play("exchange fez-5 1")
    assert match.details()[0]["favourite"] == 0
    assert match.scores() == [5, 0]
    for ask in (match.places, match.winners):
        with pytest.raises(NotOver):
            ask()


@pytest.mark.rule("HT-15")
def test_the_cookie_scores_five() -> None:
    seats = [owns("fez-3 boater-4", "fez-2", "bowler-6"), owns("fez-4 boater-5", "bonnet-2", "bowler-4")]
    for holder in (0, 1):
        match = at_end(2, seats, TABLE, holder)
        assert [parts["cookie"] for parts in match.details()] == [5 * (holder == 0), 5 * (holder == 1)]


@pytest.mark.rule("HT-16")
def test_a_teams_points_are_added_up() -> None:
    seats = [
        owns("boater-1 boater-2", "fez-1", "fez-3", True),
        owns("bonnet-1 bonnet-2", "bowler-1", "bonnet-3", True),
        owns("bowler-2 fez-2", "beret-1", "beret-3", True),
        owns("bonnet-4", "bowler-3 top-hat-1", "top-hat-2", True),
    ]
    match = at_end(4, seats, TABLE + " beret-6", 2)
    own = [parts["own"] for parts in match.details()]
    assert own == [2 + 1 - 3, 8 + 1 + 0, 3 + 2 + 1 - 3 + 5, 4 + 2 - 2]
    assert match.scores() == [own[0] + own[2], own[1] + own[3]] * 2
    assert [parts["score"] for parts in match.details()] == match.scores()
    assert (match.places(), match.winners()) == ([2, 1, 2, 1], [1, 3])


@pytest.mark.rule("HT-17")
def test_the_highest_score_wins() -> None:
    match = at_end(2, [owns("bonnet-4", "fez-1 fez-2", "boater-1"), NOTHING_MUCH], TABLE, 0)
    assert match.scores() == [4 + 2 - 1 + 5, 8 + 1 + 0]
    assert (match.places(), match.winners()) == ([1, 2], [0])


@pytest.mark.rule("HT-17")
def test_at_a_tie_more_black_hats_win() -> None:
    seats = [
        owns("bonnet-3", "fez-1 fez-2", "top-hat-1"),  # 4 + 2 − 1
        owns("bowler-2 fez-3", "bonnet-6", "top-hat-6"),  # 3 + 2 + 1 − 6 + 5
    ]
    match = at_end(2, seats, TABLE, 1)
    assert match.scores() == [5, 5]
    assert (match.places(), match.winners()) == ([1, 2], [0])


@pytest.mark.rule("HT-17")
def test_then_the_cookie_decides() -> None:
    seats = [
        owns("boater-1 bonnet-3", "fez-1", "top-hat-1"),  # 1 + 4 + 1 − 1
        owns("boater-2 bonnet-4", "fez-3", "top-hat-6"),  # 1 + 4 + 1 − 6 + 5
    ]
    match = at_end(2, seats, TABLE, 1)
    assert match.scores() == [5, 5]
    assert (match.places(), match.winners()) == ([2, 1], [1])


@pytest.mark.rule("HT-17")
def test_then_the_win_is_shared() -> None:
    seats = [
        owns("boater-1 bonnet-3", "fez-1", "top-hat-1"),  # 1 + 4 + 1 − 1
        owns("boater-2 bonnet-4", "fez-3", "deerstalker-1"),  # 1 + 4 + 1 − 1
        owns("boater-3 fez-4", "beret-1", "deerstalker-6"),  # 1 + 2 + 1 − 6 + 5
    ]
    match = at_end(3, seats, TABLE + " beret-6", 2)
    assert match.scores() == [5, 5, 3]
    assert (match.places(), match.winners()) == ([1, 1, 3], [0, 1])


@pytest.mark.rule("HT-17")
def test_teams_that_tie_add_up_their_black_hats() -> None:
    seats = [
        owns("boater-1 boater-2", "fez-1", "fez-3", True),  # 2 + 1 − 3
        owns("bonnet-1 bonnet-2", "bowler-1", "bonnet-6", True),  # 8 + 1 + 3 − 6
        owns("bowler-2 fez-2", "beret-1", "beret-3", True),  # 3 + 2 + 1 − 3 + 5
        owns("bonnet-4", "bowler-3 top-hat-1", "top-hat-4", True),  # 4 + 2 − 4
    ]
    match = at_end(4, seats, TABLE + " beret-6", 2)
    assert match.scores() == [8, 8, 8, 8]
    assert (match.places(), match.winners()) == ([2, 1, 2, 1], [1, 3])


@pytest.mark.rule("HT-17")
def test_a_partners_cookie_decides_too() -> None:
    seats = [
        owns("boater-1 boater-2", "fez-1", "fez-3", True),  # 2 + 1 − 3
        owns("bonnet-1 bonnet-2", "bowler-1", "bonnet-6", True),  # 8 + 1 + 3 − 6
        owns("bowler-2 fez-2", "beret-1", "beret-3", True),  # 3 + 2 + 1 − 3 + 5
        owns("bonnet-4 boater-3", "bowler-3", "top-hat-4", True),  # 4 + 1 + 1 − 4
    ]
    match = at_end(4, seats, TABLE + " beret-6", 2)
    assert match.scores() == [8, 8, 8, 8]
    assert (match.places(), match.winners()) == ([1, 2, 1, 2], [0, 2])
