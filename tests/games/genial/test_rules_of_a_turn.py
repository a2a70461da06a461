"""The rules by their numbers (docs/rules.md): setting up, flips, takes, lines, bonus turns."""

from __future__ import annotations

from collections import Counter

import pytest

from chi_square import alike
from games.genial.table_of import (
    COLOURS,
    centre,
    collection,
    dealt,
    in_words,
    play,
    reason,
    standing,
)
from hatstand import BadOption, IllegalAction, games, words
from hatstand.match import Match


@pytest.mark.rule("GE-1")
def test_there_are_21_tokens_of_each_of_six_colours() -> None:
    position = Match("genial", 2, seed=3).position().show()
    assert Counter(position.reserve) + Counter(position.centre) == Counter(dict.fromkeys(COLOURS, 21))
    assert games.find("genial")[1].kinds == COLOURS


@pytest.mark.rule("GE-1")
@pytest.mark.parametrize("language", words.languages())
def test_each_colour_has_a_name_and_a_shape_of_its_own(language: str) -> None:
    for sort in ("kind", "shape"):
        assert len({words.say(language, f"genial-{sort}-{colour}") for colour in COLOURS}) == 6


@pytest.mark.rule("GE-2")
def test_three_tokens_lie_in_the_centre_and_the_rest_in_the_reserve() -> None:
    view = Match("genial", 4, seed=5).view(None).show()
    assert sum(view.centre.values()) == 3
    assert view.reserve == 123
    assert view.zone == []
    assert not any(count for tokens in view.collections for count in tokens.values())


@pytest.mark.rule("GE-2")
def test_the_centre_and_the_reserve_are_drawn_at_random() -> None:
    positions = [Match("genial", 2, seed=seed).position().show() for seed in range(900)]
    assert alike(Counter(position.reserve[0] for position in positions), 6)
    assert alike(Counter(position.reserve[-1] for position in positions), 6)
    assert len({tuple(position.centre.values()) for position in positions}) == 56  # all there are


@pytest.mark.rule("GE-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_from_the_first_seat(players: int) -> None:
    match = dealt("red red red", "orange yellow green blue purple", players, first=1)
    seats = []
    for _ in range(5):
        seats.append(match.to_move)
        match.play("flip")
    assert seats == [(1 + turn) % players for turn in range(5)]


@pytest.mark.rule("GE-3")
def test_by_default_the_first_seat_is_drawn_from_the_key() -> None:
    assert alike(Counter(Match("genial", 4, seed=seed).first for seed in range(400)), 4)


@pytest.mark.rule("GE-4")
def test_a_flip_lays_the_next_token_of_the_reserve_into_the_zone() -> None:
    match = dealt("red blue green", "blue red")
    event = match.play("flip")
    assert (event.kind, event.seat, event.colour) == ("match", 0, "blue")
    assert match.view(1).show().zone == ["blue"]
    assert match.view(1).show().reserve == 122
    match.play("flip")
    assert match.view(1).show().zone == ["blue", "red"]


@pytest.mark.rule("GE-4a")
def test_after_a_match_the_player_goes_on_or_takes() -> None:
    match = dealt("red blue green", "red blue")
    assert match.legal() == ["flip"]
    assert match.play("flip").kind == "match"
    assert match.to_move == 0
    assert match.legal() == ["flip", "take"]


@pytest.mark.rule("GE-4b")
def test_without_a_match_all_of_the_zone_goes_to_the_centre() -> None:
    match = dealt("red blue green", "red blue yellow")
    event = play(match, "flip flip flip")
    assert (event.kind, event.colour) == ("no_match", "yellow")
    assert centre(match) == "red 2 yellow 1 green 1 blue 2"
    assert match.view(None).show().zone == []
    assert match.to_move == 1


@pytest.mark.rule("GE-4c")
def test_in_a_conflict_all_of_the_zone_goes_to_the_centre_too() -> None:
    match = dealt("red blue green", "red blue red")
    event = play(match, "flip flip flip")
    assert (event.kind, event.colour) == ("conflict", "red")
    assert centre(match) == "red 3 green 1 blue 2"
    assert match.to_move == 1


@pytest.mark.rule("GE-5")
def test_a_take_brings_the_zone_and_its_colours_from_the_centre() -> None:
    match = dealt("red red blue", "red blue")
    event = play(match, "flip take")
    assert event.kind == "take"
    assert in_words(event.taken) == collection(match, 0) == "red 3"
    assert centre(match) == "blue 1"
    assert match.to_move == 1


@pytest.mark.rule("GE-5")
def test_a_take_is_possible_only_right_after_a_success() -> None:
    match = dealt("red red blue", "red green")
    assert reason(match, "take") == "genial-error-take"
    play(match, "flip flip")
    assert reason(match, "take") == "genial-error-take"
    with pytest.raises(IllegalAction, match="only right after a success"):
        match.play("take")


@pytest.mark.rule("GE-5")
def test_what_is_taken_is_safe() -> None:
    match = dealt("red blue green", "red blue blue yellow")
    play(match, "flip take flip flip flip")
    assert collection(match, 0) == "red 2"


@pytest.mark.rule("GE-6")
@pytest.mark.parametrize(("players", "line"), [(2, 7), (3, 7), (4, 5)])
def test_a_line_is_seven_tokens_and_five_with_four_players(players: int, line: int) -> None:
    assert Match("genial", players).options["line"] == line


@pytest.mark.rule("GE-6")
def test_lines_are_three_to_seven_tokens_long_but_not_more_than_there_are() -> None:
    for line in range(3, 8):
        assert Match("genial", 3, line=line).options["line"] == line
    for players, line in ((2, 2), (2, 8), (3, 8), (4, 6), (4, 2)):
        with pytest.raises(BadOption, match="line"):
            Match("genial", players, line=line)
    with pytest.raises(BadOption, match="need more than 11 tokens"):
        Match("genial", 3, tokens=11, line=4)


@pytest.mark.rule("GE-6")
def test_three_players_with_lines_of_seven_need_every_token() -> None:
    match = Match("genial", 3)
    assert 3 * 6 * int(match.options["line"]) == 126
    for language in words.languages():
        assert "6" in words.say(language, "genial-option-line-advice")


@pytest.mark.rule("GE-7")
def test_what_is_over_a_line_stays_until_the_turn_is_over() -> None:
    match = standing("red red red red", ["red 1"], "red blue", line=3)
    event = play(match, "flip take")
    assert in_words(event.returned) == ""
    assert collection(match, 0) == "red 6"
    assert match.view(None).show().face_down["red"] == 21 - 6
    event = match.play("flip")  # of the bonus turn: it misfires, and the turn is over
    assert in_words(event.returned) == "red 3"
    assert collection(match, 0) == "red 3"
    assert match.view(None).show().face_down["red"] == 21 - 3


@pytest.mark.rule("GE-7")
def test_what_is_over_a_line_makes_no_second_line() -> None:
    match = standing("red red red red red red", ["red 1"], "red blue", line=3)
    event = play(match, "flip take")
    assert collection(match, 0) == "red 8"
    assert event.lines == ["red"]
    assert match.view(None).show().owed == 0


@pytest.mark.rule("GE-7")
def test_the_reserve_is_shuffled_when_tokens_go_back_and_only_then() -> None:
    for seed in range(12):
        match = Match("genial", 4, seed=seed, line=3, patience=60)
        before = match.position().show()
        while not match.over:
            event = match.play(match.legal()[-1])
            after = match.position().show()
            returned = [colour for colour, count in event.returned.items() for _ in range(count)]
            assert (after.drawn > before.drawn) == bool(returned)
            following = (
                before.reserve[1:] if event.kind in ("match", "no_match", "conflict") else before.reserve
            )
            assert sorted(after.reserve) == sorted(following + returned)
            assert returned or after.reserve == following
            before = after


@pytest.mark.rule("GE-8")
def test_a_line_earns_a_bonus_turn_that_begins_with_a_flip() -> None:
    match = standing("red red blue", ["red 4"], "red blue green")
    event = play(match, "flip take")
    assert event.lines == ["red"]
    assert match.to_move == 0
    assert match.view(None).show().bonus == 1
    assert match.legal() == ["flip"]
    play(match, "flip take")
    assert match.to_move == 1


@pytest.mark.rule("GE-8")
def test_a_line_earns_its_bonus_turn_only_once() -> None:
    match = standing("red red red", ["red 7"], "red")
    event = play(match, "flip take")
    assert event.lines == []
    assert match.to_move == 1


@pytest.mark.rule("GE-8")
def test_two_lines_at_once_earn_two_bonus_turns_and_a_misfire_ends_only_its_own() -> None:
    match = standing("red red blue blue orange", ["red 4 blue 4"], "red blue green yellow")
    play(match, "flip flip take")
    view = match.view(0).show()
    assert (match.to_move, view.bonus, view.owed) == (0, 1, 1)
    assert match.play("flip").kind == "no_match"
    view = match.view(0).show()
    assert (match.to_move, view.bonus, view.owed) == (0, 2, 0)
    match.play("flip")
    assert match.to_move == 1


@pytest.mark.rule("GE-8")
def test_a_bonus_turn_can_earn_another_one() -> None:
    match = standing("red red blue blue orange", ["red 4 blue 4"], "red blue green")
    play(match, "flip take")
    event = play(match, "flip take")
    assert event.lines == ["blue"]
    assert match.view(None).show().bonus == 2
    assert match.to_move == 0


@pytest.mark.rule("GE-17")
def test_every_series_begins_with_an_empty_zone() -> None:
    for seed in range(8):
        match = Match("genial", 2, seed=seed, line=3)
        while not match.over:
            event = match.play(match.legal()[-1] if match.ply % 3 else match.legal()[0])
            assert event.kind == "match" or match.view(None).show().zone == []


@pytest.mark.rule("GE-17")
def test_a_turn_is_one_series_and_one_more_for_each_bonus_turn() -> None:
    match = standing("red red blue blue orange", ["red 4 blue 4"], "red blue green yellow")
    assert match.view(None).show().turn == 2
    play(match, "flip flip take flip")
    assert match.view(None).show().turn == 2
    match.play("flip")
    assert match.view(None).show().turn == 3
