"""What the catalogue says of Genial: options that depend on the players, choices, small forms."""

from __future__ import annotations

import pytest

from hatstand import BadOption, games
from hatstand.games.game import Option
from hatstand.match import Match
from hatstand.replaying import replay
from hatstand.server.catalogue import catalogue

_, RULESET = games.find("genial")
OPTIONS = {option.name: option for option in RULESET.options}


def test_the_ruleset() -> None:
    assert (RULESET.id, RULESET.game, RULESET.players) == ("genial", "genial", (2, 4))
    assert list(OPTIONS) == ["first", "line", "alternative_takes", "patience", "colours", "tokens"]
    assert [name for name, option in OPTIONS.items() if option.small_form] == ["colours", "tokens"]


@pytest.mark.rule("GE-6")
def test_the_line_has_other_limits_with_four_players() -> None:
    for players, high in ((2, 7), (3, 7), (4, 5)):
        line = OPTIONS["line"].for_players(players)
        assert (line.default, line.low, line.high) == (high, 3, high)
    with pytest.raises(BadOption, match="“line” can’t be 6"):
        Match("genial", 4, line=6)


@pytest.mark.rule("AL-7")
def test_shorter_lines_are_for_small_forms() -> None:
    assert Match("genial", 2, line=1, tokens=20).options["line"] == 1
    assert Match("genial", 2, line=1, colours=5).options["line"] == 1
    with pytest.raises(BadOption, match="Allowed: 3–7"):
        Match("genial", 2, line=1, tokens=21, colours=6)


@pytest.mark.rule("GE-9")
@pytest.mark.parametrize("value", ["two", 1, True, None, ["one"]])
def test_a_choice_is_one_of_its_words(value: object) -> None:
    with pytest.raises(BadOption, match="Allowed: one, all"):
        Match("genial", 2, alternative_takes=value)


def test_defaults_are_written_out_in_records() -> None:
    match = Match("genial", 4, seed=1)
    record = match.record()
    assert record["options"] == {
        "first": "random",
        "line": 5,
        "alternative_takes": "one",
        "patience": 400,
        "colours": 6,
        "tokens": 21,
    }
    assert replay(record).options == match.options


def test_the_page_is_told_choices_and_what_depends_on_the_players() -> None:
    (genial,) = (ruleset for ruleset in catalogue(None).rulesets if ruleset.id == "genial")
    told = {option.name: option for option in genial.options}
    assert list(told) == ["first", "line", "alternative_takes", "patience"]
    assert told["alternative_takes"].choices == ["one", "all"]
    assert (told["line"].default, told["line"].low, told["line"].high) == (7, 3, 7)
    four = told["line"].with_players[4]
    assert (four.default, four.low, four.high) == (5, 3, 5)


def test_an_option_that_is_the_same_for_all_says_so() -> None:
    option = Option("patience", "int", 400, 1, 500)
    assert option.for_players(3) is option
    assert option.read(1, 3, small=True) == 1
