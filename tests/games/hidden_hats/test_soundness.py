"""AL-6: a position that contradicts itself is refused, and the error names the field."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from games.hidden_hats.deals import ALL_DIFFERENT, arranged, play
from hatstand.core.errors import BadPosition
from hatstand.match import Match

HATS = "sultan jester viking wonder knight cook cook"
Table = dict[str, Any]


def table(*actions: str, **options: Any) -> Table:
    """Seat 0 looked at place 1, seat 1 opened 6 (wrong), seat 2 took a pair, seat 0 swapped 1 and 2, and so on."""
    match = arranged(ALL_DIFFERENT, HATS, 3, **options)
    play(match, "peek 1", "open 6", "open 3", "swap 1 2", *actions)
    return match.position().to_dict()


def spoil(*path: str | int, value: Any) -> Callable[[Table], None]:
    """Put a value there."""

    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


def exchange(one: str, two: str, place: int = 0) -> Callable[[Table], None]:
    def change(data: Table) -> None:
        data[one][place], data[two][place] = data[two][place], data[one][place]

    return change


def refusal(data: Table) -> BadPosition:
    with pytest.raises(BadPosition) as raised:
        Match.arrange(data["ruleset"], position=data)
    return raised.value


def test_the_table_itself_is_sound() -> None:
    for data in (table(), table("peek 2"), table("open 1"), table("open 4")):
        assert Match.arrange("auf-der-hut", position=data).position().to_dict() == data


@pytest.mark.rule("AL-6")
@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("format", spoil("format", value=2)),
        ("version", spoil("version", value=2)),
        ("options", spoil("players", value=5)),
        ("options", spoil("options", "places", value=8)),
        ("options", spoil("first", value=3)),
        ("options.patience", lambda data: data["options"].pop("patience")),
        ("options.speed", spoil("options", "speed", value=1)),
        ("patience", spoil("options", "patience", value=2**40)),
        ("to_move, turn, idle, drawn", spoil("to_move", value=2)),
        ("to_move, turn, idle, drawn", spoil("to_move", value=None)),
        ("to_move, turn, idle, drawn", spoil("turn", value=5)),
        ("to_move, turn, idle, drawn", spoil("turn", value=2**31 - 4)),
        ("to_move, turn, idle, drawn", spoil("idle", value=5)),
        ("to_move, turn, idle, drawn", spoil("idle", value=-1)),
        ("to_move, turn, idle, drawn", spoil("drawn", value=-1)),
        ("to_move, turn, idle, drawn", spoil("drawn", value=2**60)),
        ("drawn", spoil("drawn", value=2**70)),
        ("characters", spoil("characters", value=["jester"] * 6)),
        ("characters, hats", spoil("characters", 0, value="sultan")),
        ("characters, hats", spoil("characters", 0, value=None)),
        ("characters, hats", spoil("hats", 0, value="cook")),
        ("characters, hats", spoil("hats", 0, value=None)),
        ("characters", spoil("characters", 0, value="dragon")),
        ("hats", spoil("hats", 0, value="dragon")),
        ("characters, hats", lambda data: data["character_deck"].pop()),
        ("characters, hats", lambda data: data["hat_deck"].pop()),
        ("hat_deck", spoil("hat_deck", value=["cook"] * 25)),
        ("characters, hats", spoil("seats", 0, "pairs", value=["jester"])),
        ("characters, hats", spoil("seats", 0, "wonders", value=1)),
        ("pairs", spoil("seats", 0, "pairs", value=["wonder"])),
        ("seats", lambda data: data["seats"].pop()),
        ("supply, balds", spoil("supply", value=16)),
        ("supply, balds", spoil("seats", 0, "balds", value=1)),
        ("balds", spoil("seats", 0, "balds", value=1000)),
        ("over", spoil("over", value=True)),
        ("over", spoil("options", "patience", value=1)),
        ("event", spoil("event", "kind", value="peek")),
        ("event", spoil("event", "seat", value=1)),
        ("event", spoil("event", "place", value=2)),
        ("event", spoil("event", "other", value=4)),
        ("event", spoil("event", "hat", value="jester")),
        ("event", spoil("event", "relaid", value=True)),
        ("event", spoil("event", "free", value=True)),
        ("event", spoil("event", "kind", value="deal")),
        ("memory", spoil("memory", "seen", 1, 0, value=4)),
        ("memory", spoil("memory", "seen", 1, 0, value=3)),
        (
            "memory",
            spoil("memory", "seen", 3, 1, value=0),
        ),  # turn 0 was another seat's, and showed another hat
        ("memory", spoil("memory", "seen", 3, 0, value=0)),  # in turn 0 it saw another hat
        ("memory", spoil("memory", "moves", 1, 0, value=0)),
        ("memory", spoil("memory", "moves", 1, 0, value=4)),
        ("memory", spoil("memory", "moves", 3, 0, value=1)),
        ("memory", spoil("memory", "seen", 5, 2, value=None)),  # it was opened: all saw it
        ("memory", spoil("memory", "moves", 5, 2, value=1)),
        ("memory", spoil("memory", "moved_by", 0, value=1)),
        ("memory", spoil("memory", "moved_by", 0, value=None)),
        ("memory", spoil("memory", "moved_at", 0, value=2)),
        ("memory.seen", spoil("memory", "seen", 0, value=[None])),
        ("memory.moves", lambda data: data["memory"]["moves"].pop()),
        ("key", spoil("key", value="xyz")),
        ("event.kind", spoil("event", "kind", value="nap")),
        ("turn", spoil("turn", value="3")),
    ],
)
def test_a_contradiction_is_refused_and_named(field: str, change: Callable[[Table], None]) -> None:
    data = table()
    before = copy.deepcopy(data)
    change(data)
    assert data != before
    error = refusal(data)
    assert error.arguments["field"] == field
    assert field in str(error)


@pytest.mark.rule("AL-6")
@pytest.mark.rule("HH-14")
def test_a_dead_row_is_refused() -> None:
    match = arranged(
        "jester jester sultan sultan viking viking pirate", "cowboy cowboy wizard wizard cook cook wonder"
    )
    data = match.position().to_dict()
    below = data["hat_deck"].index("witch")
    data["hats"][6], data["hat_deck"][below] = "witch", "wonder"
    error = refusal(data)
    assert error.code in ("hidden-hats-error-deal-dead", "error-position")
    assert "No hat of this row fits" in str(error)


@pytest.mark.parametrize(
    ("actions", "change"),
    [
        ("peek 2", spoil("event", "hat", value="cook")),
        ("peek 2", spoil("memory", "seen", 1, 1, value=None)),
        ("open 7", spoil("event", "hat", value="jester")),
        ("open 7", spoil("memory", "seen", 6, 2, value=None)),
        (
            "open 4",
            spoil("memory", "seen", 3, 0, value=1),
        ),  # a wonder hat was taken: nobody knows the next one
        ("open 4", spoil("event", "hat", value="cook")),
        ("open 4", spoil("event", "character", value="cook")),
        ("open 4", spoil("idle", value=1)),
        ("open 5", spoil("event", "character", value=None)),
        ("open 5", spoil("event", "hat", value="cook")),
        ("open 5", spoil("memory", "moved_by", 4, value=0)),
    ],
)
def test_a_last_event_that_left_something_else_is_refused(
    actions: str, change: Callable[[Table], None]
) -> None:
    data = table(actions)
    assert Match.arrange("auf-der-hut", position=data).legal()
    change(data)
    assert refusal(data).arguments["field"] in ("event", "memory", "to_move, turn, idle, drawn")


def test_an_end_that_nothing_brought_about_is_refused() -> None:
    for end in ("row", "three", "patience"):
        data = table()
        data["event"]["end"] = end
        data |= {"over": True, "to_move": None}
        assert refusal(data).arguments["field"] == "over"
    finished = table("peek 1", "peek 1", patience=3)
    assert Match.arrange("auf-der-hut", position=finished).over
    finished["event"]["end"] = None
    assert refusal(finished).arguments["field"] == "over"


def test_nothing_is_changed_in_what_was_given() -> None:
    data = table()
    before = copy.deepcopy(data)
    match = Match.arrange("auf-der-hut", position=data)
    match.play("open 1")
    assert data == before
