"""The rules by their numbers (docs/rules.md): the alternative, an empty reserve, the end, who sees what."""

from __future__ import annotations

import random

import pytest

from games.genial.table_of import (
    COLOURS,
    at_the_bottom,
    bytes_of,
    centre,
    collection,
    dealt,
    in_words,
    play,
    reason,
    standing,
)
from hatstand import BadOption, to_json
from hatstand.match import Match

ONE_OF_EACH_BUT_RED = "orange 1 yellow 1 green 1 blue 1 purple 1"
ALL_BUT_ONE_RED = "red 6 orange 7 yellow 7 green 7 blue 7 purple 7"


@pytest.mark.rule("GE-9")
def test_the_alternative_takes_one_token_of_the_rarest_colour_from_the_centre() -> None:
    match = standing("red red red", [ONE_OF_EACH_BUT_RED])
    assert match.legal() == ["flip", "alternative"]
    event = match.play("alternative")
    assert (event.kind, event.seat, event.colour, in_words(event.taken)) == ("alternative", 0, "red", "red 1")
    assert centre(match) == "red 2"
    assert collection(match, 0) == "red 1 orange 1 yellow 1 green 1 blue 1 purple 1"
    assert match.to_move == 1


@pytest.mark.rule("GE-9")
def test_by_the_option_it_takes_all_of_that_colour() -> None:
    match = standing("red red red", [ONE_OF_EACH_BUT_RED], alternative_takes="all")
    assert in_words(match.play("alternative").taken) == "red 3"
    assert centre(match) == ""


@pytest.mark.rule("GE-9")
@pytest.mark.parametrize(
    ("held", "code"),
    [
        ("orange 1 yellow 1 green 1 blue 1", "genial-error-alternative-rarest"),  # neither red nor purple
        ("red 2 orange 1 yellow 2 green 1 blue 2 purple 2", "genial-error-alternative-rarest"),
        ("red 2 orange 1 yellow 2 green 2 blue 2 purple 2", "genial-error-alternative-centre"),
        ("", "genial-error-alternative-rarest"),
    ],
)
def test_it_takes_a_single_rarest_colour_that_lies_in_the_centre(held: str, code: str) -> None:
    match = standing("red red red", [held])
    assert match.legal() == ["flip"]
    assert reason(match, "alternative") == code


@pytest.mark.rule("GE-9")
def test_the_reason_names_the_colour() -> None:
    match = standing("red red red", ["red 2 orange 1 yellow 2 green 2 blue 2 purple 2"])
    assert (
        str(match.why("alternative")) == "Your rarest colour is orange, and there is no orange in the centre."
    )


@pytest.mark.rule("GE-9")
def test_it_takes_the_place_of_the_first_flip_of_a_turn_but_not_of_a_bonus_turn() -> None:
    match = standing("blue blue blue red", ["red 1 orange 2 yellow 2 green 2 blue 4 purple 2"], "blue red")
    match.play("flip")
    assert reason(match, "alternative") == "genial-error-alternative-flipped"
    match.play("take")
    assert match.view(None).show().bonus == 1
    assert reason(match, "alternative") == "genial-error-alternative-bonus"
    assert match.legal() == ["flip"]


@pytest.mark.rule("GE-9")
def test_with_all_a_line_and_a_surplus_count_as_after_a_take() -> None:
    match = standing(
        "red red red red red", ["red 1 " + ONE_OF_EACH_BUT_RED.replace("1", "2")], "blue", line=3
    )
    assert reason(match, "take") == "genial-error-take"
    match = standing(
        "red red red red red",
        ["red 1 " + ONE_OF_EACH_BUT_RED.replace("1", "2")],
        "blue",
        line=3,
        alternative_takes="all",
    )
    event = match.play("alternative")
    assert (event.lines, in_words(event.returned)) == (["red"], "")
    assert (match.to_move, match.view(None).show().bonus) == (0, 1)
    assert in_words(match.play("flip").returned) == "red 3"


@pytest.mark.rule("GE-9")
def test_with_one_a_line_completed_so_is_always_the_last_and_wins() -> None:
    completed = 0
    for seed in range(150):
        draw = random.Random(seed)
        match = Match("genial", 2, seed=seed, colours=3, tokens=8, line=2)
        while not match.over:
            legal = match.legal()
            chosen = next((each for each in ("alternative", "take") if each in legal), draw.choice(legal))
            event = match.play(chosen)
            if event.kind == "alternative" and event.lines:
                completed += 1
                assert event.end == "lines"
    assert completed > 10


@pytest.mark.rule("GE-10")
def test_with_an_empty_reserve_a_success_must_be_taken() -> None:
    match = at_the_bottom("red", [ONE_OF_EACH_BUT_RED])
    match.play("flip")
    assert match.legal() == ["take"]
    assert reason(match, "flip") == "genial-error-reserve"


@pytest.mark.rule("GE-10")
def test_with_an_empty_reserve_only_the_alternative_is_left_at_the_start() -> None:
    match = at_the_bottom("", [ONE_OF_EACH_BUT_RED])
    assert match.legal() == ["alternative"]
    assert reason(match, "flip") == "genial-error-reserve"
    assert reason(match, "pass") == "genial-error-pass"


@pytest.mark.rule("GE-10")
def test_who_can_do_nothing_at_all_passes_and_nobody_else_does() -> None:
    match = at_the_bottom("", [""])
    assert match.legal() == ["pass"]
    event = match.play("pass")
    assert (event.kind, event.seat) == ("pass", 0)
    assert match.to_move == 1
    match = dealt("red red blue", "red")
    assert reason(match, "pass") == "genial-error-pass"
    match.play("flip")
    assert reason(match, "pass") == "genial-error-pass"


@pytest.mark.rule("GE-10")
def test_a_bonus_turn_that_can_not_flip_is_lost() -> None:
    match = at_the_bottom("red", ["orange 2"], tokens=4, line=2)
    event = play(match, "flip take")
    assert (event.lines, event.lost, in_words(event.returned)) == (["red"], 1, "red 2")
    assert (match.to_move, match.view(None).show().owed) == (1, 0)
    assert match.legal()[0] == "flip"  # what went back can be flipped


@pytest.mark.rule("GE-10")
def test_so_is_one_that_is_owed_when_the_reserve_runs_out() -> None:
    match = at_the_bottom("red blue orange", [""], tokens=4, line=2)
    event = play(match, "flip flip take flip")
    assert event.kind == "match"
    event = match.play("take")
    assert event.lost == 2  # the one owed, and the one earned by orange
    assert match.to_move == 1


@pytest.mark.rule("GE-11")
def test_who_has_all_lines_wins_at_once_and_owed_bonus_turns_are_dropped() -> None:
    match = standing("red red blue blue blue", [ALL_BUT_ONE_RED.replace("blue 7", "blue 6")], "red blue")
    event = play(match, "flip flip take")
    assert (event.end, event.lines, event.lost) == ("lines", ["red", "blue"], 0)
    assert in_words(event.returned) == "red 2 blue 3"
    assert match.over
    assert (match.to_move, match.legal(), match.winners()) == (None, [], [0])
    view = match.view(None).show()
    assert (view.bonus, view.owed, view.face_down["red"]) == (0, 0, 21 - 7)


@pytest.mark.rule("GE-11")
def test_also_in_a_bonus_turn() -> None:
    match = standing(
        "red blue blue blue", [ALL_BUT_ONE_RED.replace("blue 7", "blue 4")], "blue red", players=3
    )
    assert play(match, "flip take").end is None
    assert play(match, "flip take").end == "lines"
    assert match.winners() == [0]


@pytest.mark.rule("GE-11")
@pytest.mark.rule("GE-9")
def test_also_by_the_alternative() -> None:
    match = standing("red red red", [ALL_BUT_ONE_RED])
    assert match.play("alternative").end == "lines"


@pytest.mark.rule("GE-11")
def test_whoever_has_all_lines_wins_on_the_last_turn_too() -> None:
    match = standing("red red red", [ALL_BUT_ONE_RED], patience=3)
    assert match.play("alternative").end == "lines"


@pytest.mark.rule("GE-12")
@pytest.mark.parametrize(
    ("second", "third", "fourth", "places"),
    [
        ("red 5 orange 1", "blue 4 green 4", "", [1, 2, 3, 4]),  # a line counts more than any tokens
        ("red 5", "blue 5 green 1", "orange 5", [1, 3, 2, 3]),  # then the tokens
        ("", "", "", [1, 2, 2, 2]),
    ],
)
def test_the_others_are_placed_by_lines_then_tokens(
    second: str, third: str, fourth: str, places: list[int]
) -> None:
    nearly = "red 4 orange 5 yellow 5 green 5 blue 5 purple 5"
    match = standing("red red red", [nearly, second, third, fourth], players=4)
    match.play("alternative")
    assert match.places() == places


@pytest.mark.rule("GE-13")
def test_when_all_have_passed_in_a_row_the_game_is_over() -> None:
    match = at_the_bottom("", ["", "red 1 blue 1"], players=3)
    assert play(match, "pass pass").end is None
    assert match.play("pass").end == "passes"
    assert match.places() == [2, 1, 2]


@pytest.mark.rule("GE-13")
def test_an_alternative_between_begins_the_count_anew() -> None:
    match = at_the_bottom("", ["", ONE_OF_EACH_BUT_RED])
    assert [match.play(match.legal()[0]).kind for _ in range(4)] == ["pass", "alternative", "pass", "pass"]
    assert match.over


@pytest.mark.rule("GE-14")
def test_when_patience_is_over_the_game_ends_as_it_stands() -> None:
    match = dealt("red red red", "orange yellow green", patience=3)
    assert [match.play("flip").end for _ in range(3)] == [None, None, "patience"]
    assert match.places() == [1, 1]


@pytest.mark.rule("GE-14")
def test_bonus_turns_do_not_count() -> None:
    match = dealt("red red red", "red blue", patience=1, line=3)
    assert play(match, "flip take").end is None
    assert match.play("flip").end == "patience"


@pytest.mark.rule("GE-14")
def test_patience_is_400_and_at_least_1() -> None:
    assert Match("genial").options["patience"] == 400
    with pytest.raises(BadOption, match="patience"):
        Match("genial", patience=0)


@pytest.mark.rule("GE-15")
def test_a_line_counts_a_hundred_and_each_token_one() -> None:
    match = standing("red red red", ["red 7 blue 3", "green 2"], players=3)
    assert match.scores() == [110, 2, 0]
    assert match.details()[0] == {"lines": 1, "tokens": 10, "score": 110}


@pytest.mark.rule("GE-15")
def test_what_is_over_a_line_counts_for_nothing() -> None:
    match = standing("red red red red", ["red 1"], "red", line=3)
    play(match, "flip take")
    assert collection(match, 0) == "red 6"
    assert match.scores() == [103, 0]


@pytest.mark.rule("GE-16")
def test_everyone_sees_the_same_and_all_but_the_order_of_the_reserve_and_the_key() -> None:
    match = dealt("red blue green", "red red blue")
    play(match, "flip flip flip")
    shown = [match.view(seat).to_dict() | {"seat": None} for seat in (None, 0, 1)]
    assert shown[0] == shown[1] == shown[2]
    whole = match.position().to_dict()
    assert {name for name in whole if whole[name] != shown[0][name]} == {"reserve", "key", "drawn"}


@pytest.mark.rule("GE-16")
@pytest.mark.rule("AL-3")
def test_another_order_of_the_reserve_and_another_key_look_the_same() -> None:
    draw = random.Random(1)
    for seed in range(6):
        match = Match("genial", 3, seed=seed, line=3)
        while not match.over:
            position = match.position().to_dict()
            draw.shuffle(position["reserve"])
            other = Match.arrange("genial", position=position, seed=seed + 100)
            assert bytes_of(other.position()) != bytes_of(match.position())
            for seat in (None, 0, 1, 2):
                assert bytes_of(other.view(seat)) == bytes_of(match.view(seat))
                assert to_json(other.view(seat)) == to_json(match.view(seat))
            match.play(draw.choice(match.legal()))


@pytest.mark.rule("GE-16")
def test_what_the_reserve_holds_can_be_counted_from_what_lies_open() -> None:
    match = Match("genial", 2, seed=4, line=3)
    draw = random.Random(4)
    while not match.over:
        view, reserve = match.view(1).show(), match.position().show().reserve
        assert view.face_down == {colour: reserve.count(colour) for colour in COLOURS}
        open_tokens = [view.centre, dict.fromkeys(view.zone, 1), *view.collections]
        for colour in COLOURS:
            assert view.face_down[colour] == 21 - sum(tokens.get(colour, 0) for tokens in open_tokens)
        match.play(draw.choice(match.legal()))


@pytest.mark.rule("GE-16")
def test_the_odds_of_the_next_flip_follow_from_that() -> None:
    match = dealt("red red blue", "red", colours=3 + 3)
    match.play("flip")
    odds = match.view(0).show().odds
    assert (odds.match, odds.no_match, odds.conflict) == (20, 84, 18)


@pytest.mark.rule("GE-16")
def test_after_the_end_everything_is_seen() -> None:
    match = dealt("red red red", "orange", patience=1)
    match.play("flip")
    for seat in (None, 0, 1):
        assert match.view(seat).to_dict() | {"seat": None} == match.position().to_dict()
