"""Deals and positions set up by hand: what can be is taken as it is, what can't is refused by its name (AL-6)."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from games.genial.forms import NAMED, Form, random_forms
from games.genial.table_of import COLOURS, at_the_bottom, bytes_of, dealt, play, standing
from hatstand import BadOption, BadPosition, HatstandError, replay
from hatstand.core import verbs
from hatstand.core.records import from_bytes
from hatstand.match import Match
from sizes import sized

Change = Callable[[dict[str, Any]], object]


@pytest.mark.rule("AL-4")
@pytest.mark.rule("AL-6")
@pytest.mark.parametrize("form", NAMED + random_forms(sized(4, 60)), ids=str)
def test_every_position_of_a_game_is_sound_and_can_be_set_up_again(form: Form) -> None:
    draw = random.Random(5)
    match = Match("genial", form[0], seed=5, **form[1])
    while True:
        position = match.position()
        assert verbs.check(position.array) == 0
        written = json.loads(json.dumps(position.to_dict()))
        again = Match.arrange("genial", position=written)
        assert bytes_of(again.position()) == bytes_of(position)
        assert again.position().to_dict() == written
        if match.over or match.ply > 200:
            break
        match.play(draw.choice(match.legal()))
    assert bytes_of(replay(match.record()).position()) == bytes_of(match.position())


def test_a_game_goes_on_from_the_middle_as_it_would_have() -> None:
    draw = random.Random(3)
    match = Match("genial", 3, seed=3, line=3)
    while not match.over:
        match.play(draw.choice(match.legal()))
    game = match.game
    for middle in range(0, match.ply, 17):
        before = replay(match.record() | {"actions": list(match.actions[:middle])})
        stored = from_bytes(bytes_of(before.position()), game.dtype)
        for action in match.actions[middle:]:
            before.play(action)
            verbs.play(stored, game.parse(stored, action))
        assert bytes_of(before.position()) == stored.tobytes() == bytes_of(match.position())


@pytest.mark.rule("AL-6")
@pytest.mark.parametrize(
    ("deal", "says"),
    [
        ({}, "“centre” is missing"),
        ({"centre": ["red"] * 3}, "“reserve” is missing"),
        ({"centre": "red", "reserve": []}, "“centre” is of the wrong kind"),
        ({"centre": ["red"] * 2, "reserve": ["red"] * 124}, "“centre” has the wrong size"),
        ({"centre": ["red"] * 3, "reserve": ["red"] * 123}, "too many or too few cards"),
        ({"centre": ["red"] * 3, "reserve": ["pink"] * 123}, "“reserve”: pink"),
        ({"centre": ["red"] * 3, "reserve": [["red"]] * 123}, "“reserve”"),
        ({"centre": ["red"] * 3, "reserve": [], "deck": []}, "“deck”"),
    ],
)
def test_a_deal_that_can_not_be_is_refused(deal: dict[str, Any], says: str) -> None:
    with pytest.raises(HatstandError, match=says):
        Match.arrange("genial", **deal)


def in_the_middle() -> Match:
    """Seat 0 has taken a line with one token too many, is in the bonus turn, and has had a success in it."""
    match = standing("red red blue blue blue", ["red 5", "green 2"], "red blue yellow")
    play(match, "flip take flip")
    return match


CONTRADICTIONS: list[tuple[str, Change]] = [
    ("options", lambda shown: shown["options"].update(line=8)),
    ("options", lambda shown: shown["options"].update(line=2)),
    ("options", lambda shown: shown["options"].update(tokens=13)),
    ("options", lambda shown: shown["options"].update(colours=1)),
    ("options", lambda shown: shown.update(players=5)),
    ("options.line", lambda shown: shown["options"].pop("line")),
    ("options.luck", lambda shown: shown["options"].update(luck=1)),
    ("options.line", lambda shown: shown["options"].update(line="7")),
    ("options.alternative_takes", lambda shown: shown["options"].update(alternative_takes="two")),
    ("patience", lambda shown: shown["options"].update(patience=2**40)),
    ("version", lambda shown: shown.update(version=2)),
    ("to_move, turn", lambda shown: shown.update(to_move=1)),
    ("to_move, turn", lambda shown: shown.update(turn=3)),
    ("turn", lambda shown: shown.update(turn=2**31)),
    ("passes", lambda shown: shown.update(passes=1)),
    ("bonus, owed", lambda shown: shown.update(owed=1)),
    ("bonus, owed", lambda shown: shown.update(bonus=2)),
    ("collections", lambda shown: shown.update(bonus=0)),
    ("over", lambda shown: shown.update(over=True)),
    ("centre, zone", lambda shown: shown["centre"].update(green=1)),
    ("centre", lambda shown: shown["centre"].pop("green")),
    ("centre", lambda shown: shown["centre"].update(pink=shown["centre"].pop("green"))),
    ("centre, zone", lambda shown: shown["reserve"].pop()),
    ("zone", lambda shown: shown["zone"].append("blue")),
    ("zone", lambda shown: shown["zone"].append("pink")),
    ("centre, zone", lambda shown: shown["collections"][1].update(green=-2)),
    ("collections", lambda shown: shown["collections"].pop()),
    ("reserve", lambda shown: shown["reserve"].extend(["red"] * 200)),
    ("face_down", lambda shown: shown["face_down"].update(red=1)),
    ("odds", lambda shown: shown["odds"].update(match=1)),
    ("event", lambda shown: shown["event"].update(kind="deal")),
    ("event", lambda shown: shown["event"].update(kind="take", colour=None)),
    ("event", lambda shown: shown["event"].update(colour="red")),
    ("event", lambda shown: shown["event"].update(seat=1)),
    ("event", lambda shown: shown["event"].update(lost=1)),
    ("event", lambda shown: shown["event"]["taken"].update(blue=2)),
    ("event", lambda shown: shown["event"]["returned"].update(red=1)),
    ("event", lambda shown: shown["event"].update(lines=["red"])),
    ("over", lambda shown: shown["event"].update(end="lines")),
    ("key", lambda shown: shown.update(key="00")),
    ("drawn", lambda shown: shown.update(drawn=2**70)),
]


@pytest.mark.rule("AL-6")
@pytest.mark.parametrize(("field", "change"), CONTRADICTIONS)
def test_a_contradiction_is_refused_by_its_name(field: str, change: Change) -> None:
    position = in_the_middle().position().to_dict()
    Match.arrange("genial", position=position)
    change(position)
    with pytest.raises(BadPosition, match=f"“{field}"):
        Match.arrange("genial", position=position)


@pytest.mark.rule("AL-6")
def test_what_the_last_event_says_must_be_what_the_table_shows() -> None:
    match = standing("red red blue blue blue", ["red 5", "green 2"], "red blue yellow")
    play(match, "flip take")
    nothing = dict.fromkeys(COLOURS, 0)
    changes: list[dict[str, Any]] = [
        {"taken": nothing | {"red": 1}},
        {"taken": nothing | {"blue": 2}},
        {"taken": nothing},
        {"lines": []},
        {"lines": ["red", "red"]},
        {"colour": "red"},
        {"kind": "alternative", "colour": "red"},
    ]
    for change in changes:
        position = match.position().to_dict()
        position["event"] |= change
        with pytest.raises(BadPosition, match="“event” contradicts"):
            Match.arrange("genial", position=position)


@pytest.mark.rule("AL-6")
def test_a_pass_of_a_player_who_could_have_acted_is_refused() -> None:
    match = at_the_bottom("", ["", "orange 1 yellow 1 green 1 blue 1 purple 1"])
    match.play("pass")
    position = match.position().to_dict()
    position["collections"].reverse()
    with pytest.raises(BadPosition, match="“passes” contradicts"):
        Match.arrange("genial", position=position)


@pytest.mark.rule("AL-6")
def test_a_view_is_not_enough_to_set_up_a_game() -> None:
    with pytest.raises(BadPosition, match="what one seat sees"):
        Match.arrange("genial", position=in_the_middle().view(0))


@pytest.mark.rule("AL-7")
def test_small_forms_are_played_by_the_same_rules() -> None:
    match = dealt("red orange orange", "red", colours=2, tokens=2, line=1)
    event = play(match, "flip take")
    assert (event.lines, event.lost, event.end) == (["red"], 1, None)
    assert match.play("flip").kind == "no_match"  # the token that went back
    assert match.legal() == ["alternative"]
    assert match.play("alternative").end == "lines"  # of both colours there are


@pytest.mark.rule("AL-7")
def test_sizes_that_do_not_go_together_are_refused() -> None:
    for players, options in (
        (2, {"tokens": 1, "line": 1}),
        (2, {"tokens": 5, "line": 3}),
        (3, {"colours": 7}),
        (3, {"colours": 1}),
        (3, {"tokens": 22}),
        (2, {"tokens": 20, "line": 0}),
    ):
        with pytest.raises(BadOption):
            Match("genial", players, seed=1, **options)  # type: ignore[arg-type]


@pytest.mark.rule("AL-1")
@pytest.mark.parametrize("action", ["", "Flip", "flip ", "flip 3", "peek 1", 0, None, ["flip"], "x" * 1000])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    match = Match("genial", 2, seed=1)
    before = bytes_of(match.position())
    with pytest.raises(HatstandError, match="is not an action"):
        match.play(action)
    assert bytes_of(match.position()) == before
    assert match.ply == 0


@pytest.mark.rule("AL-1")
def test_after_the_end_nothing_can_be_played() -> None:
    match = dealt("red red red", "orange", patience=1)
    match.play("flip")
    for action in ("flip", "take", "alternative", "pass"):
        assert str(match.why(action)) == "The game is over."
