"""A match as the library's users type it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hatstand
from hatstand.core.errors import BadSeat, IllegalAction, NotOver
from hatstand.match import Match
from hatstand.replaying import replay, to_json

ACTIONS = ("peek 1", "swap 1 2", "open 3", "peek 1")


def match_of(*actions: str, **options: Any) -> Match:
    match = Match("auf-der-hut", players=3, first=0, seed=7, **options)
    for action in actions:
        match.play(action)
    return match


def test_the_page_of_the_design_runs() -> None:
    assert {"auf-der-hut", "shapka-nevidimka"} <= set(hatstand.rulesets())
    match = hatstand.Match("auf-der-hut", players=3, first=0, seed=7, until_three=True)
    assert match.to_move == 0
    assert match.legal() == [
        *(f"peek {place}" for place in range(1, 8)),
        *(f"swap {one} {two}" for one in range(1, 8) for two in range(one + 1, 8)),
        *(f"open {place}" for place in range(1, 8)),
    ]
    event = match.play("open 3")
    assert match.events(seat=0)[-1] == event
    assert match.view(seat=1).to_dict()["seat"] == 1
    assert (match.over, match.scores()) == (False, [event.kind == "pair", 0, 0])
    record = match.record()
    assert hatstand.replay(record).position() == match.position()
    assert json.loads(hatstand.to_json(match.position())) == match.position().to_dict()
    bot = hatstand.bot("forgetful", memory=0.5)
    assert bot.choose(match.view(1)) in match.legal()
    assert (
        hatstand.Match.arrange("auf-der-hut", position=match.position().to_dict()).position()
        == match.position()
    )


def test_options_are_all_written_out_with_their_values() -> None:
    match = match_of(patience=30)
    assert match.options == {
        "first": 0,
        "until_three": False,
        "no_swap_back": False,
        "patience": 30,
        "kinds": 10,
        "copies": 2,
        "places": 7,
        "wonders": 4,
        "balds": 16,
    }
    match.options["patience"] = 1
    assert match.options["patience"] == 30


def test_the_record_is_plain_json_with_every_field_of_the_design() -> None:
    record = match_of(*ACTIONS).record()
    assert json.loads(json.dumps(record)) == record
    assert list(record) == [
        "format",
        "ruleset",
        "version",
        "players",
        "options",
        "key",
        "start",
        "actions",
        "notes",
        "secret",
        "commitment",
        "contributions",
    ]
    assert (record["format"], record["version"], record["start"]) == (1, 1, None)
    assert record["actions"] == list(ACTIONS)
    assert len(bytes.fromhex(record["key"])) == 32
    assert to_json(match_of(*ACTIONS)) == json.dumps(record, separators=(",", ":"), ensure_ascii=False)


def test_changing_a_record_changes_no_match() -> None:
    characters = match_of().position().to_dict()
    match = Match.arrange("auf-der-hut", position=characters)
    characters["hats"].clear()
    match.record()["start"]["position"]["hats"].clear()
    match.record()["actions"].append("peek 9")
    again = replay(match.record())
    assert again.position() == match.position()
    assert again.record() == match.record()


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_a_seed_and_its_key_give_the_same_game(seed: int) -> None:
    match = Match("auf-der-hut", 2, seed=seed)
    same = Match("auf-der-hut", 2, key=bytes.fromhex(match.record()["key"]))
    assert same.position() == match.position()


def test_without_a_seed_every_game_is_another() -> None:
    assert len({Match("auf-der-hut", 2).record()["key"] for _ in range(20)}) == 20
    assert Match("auf-der-hut").players == 2


def test_a_position_goes_on_with_another_key_where_one_is_given() -> None:
    shown = match_of(*ACTIONS).position().to_dict()
    kept, other = (
        Match.arrange("auf-der-hut", position=shown),
        Match.arrange("auf-der-hut", position=shown, seed=8),
    )
    assert kept.position().to_dict() == shown
    changed = other.position().to_dict()
    assert changed == shown | {"key": changed["key"], "drawn": 0}
    assert changed["key"] == Match("auf-der-hut", 2, seed=8).record()["key"]
    assert replay(other.record()).position() == other.position()


def test_ply_counts_the_actions_of_this_match_and_turn_those_of_the_game() -> None:
    match = match_of(*ACTIONS)
    assert (match.ply, match.actions) == (4, ACTIONS)
    later = Match.arrange("auf-der-hut", position=match.position())
    later.play("peek 2")
    assert (later.ply, later.position().to_dict()["turn"]) == (1, 5)
    assert (later.players, later.first, later.options["first"], later.to_move) == (3, 0, 0, 2)


def test_a_copy_goes_its_own_way() -> None:
    match = match_of("peek 1")
    before = match.position()
    twin = match.copy()
    twin.play("open 2")
    assert (match.position(), match.ply, len(match.events(0))) == (before, 1, 2)
    assert (twin.ply, len(twin.events(0))) == (2, 3)
    assert twin.record()["key"] == match.record()["key"]


def test_events_of_a_match_from_the_middle_begin_with_the_last_one_before() -> None:
    match = match_of(*ACTIONS)
    later = Match.arrange("auf-der-hut", position=match.position())
    for seat in (None, 0, 1, 2):
        assert later.events(seat) == match.events(seat)[-1:]


def test_views_are_equal_when_their_bytes_are() -> None:
    match = match_of("peek 1")
    assert match.view(0) == match.view(0)
    assert hash(match.view(0)) == hash(match.copy().view(0))
    assert match.view(0) != match.view(1)
    assert match.view(0) != "a view"
    assert [repr(match.view(seat)) for seat in (0, None)] == [
        "<View of auf-der-hut, turn 1, seat 0>",
        "<View of auf-der-hut, turn 1, a spectator>",
    ]
    assert repr(match) == "<Match auf-der-hut, 3 players, ply 1>"


def test_a_view_and_its_position_name_their_ruleset() -> None:
    match = Match("shapka-nevidimka", 2, seed=1)
    assert match.view(0).ruleset == match.position().ruleset == match.ruleset == "shapka-nevidimka"


@pytest.mark.rule("AL-1")
def test_why_tells_the_reason_that_play_would_raise() -> None:
    match = match_of("swap 1 2", no_swap_back=True)
    for action, seat in (("swap 1 2", None), ("open 8", None), ("open", None), ("open 1", 2), ("open 1", 3)):
        reason = match.why(action, seat)
        assert isinstance(reason, (IllegalAction, BadSeat))
        with pytest.raises(type(reason)) as refusal:
            match.play(action, seat)
        assert (refusal.value.code, refusal.value.arguments) == (reason.code, reason.arguments)
    assert match.why("open 1") is None
    assert match.why("open 1", 1) is None


def test_scores_stand_before_the_end_and_places_only_after_it() -> None:
    match = match_of("peek 1", patience=3)
    assert match.scores() == [0, 0, 0]
    with pytest.raises(NotOver):
        match.winners()
    match.play("peek 1")
    match.play("peek 1")
    assert match.over
    assert (match.places(), match.winners(), match.to_move) == ([1, 1, 1], [0, 1, 2], None)
