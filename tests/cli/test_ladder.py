"""`hatstand ladder` in words and in JSON."""

from __future__ import annotations

import json

import pytest

from cli.terminals import Command
from hatstand import words

BOTS = ("ladder", "auf-der-hut", "--bots", "greedy,random,forgetful:0.5", "--games", "4")


def test_a_ladder_as_json(command: Command) -> None:
    printed = [command(*BOTS, "--json", "--seed", "3", "--threads", threads)[1] for threads in ("1", "2")]
    assert printed[0] == printed[1]
    ladder = json.loads(printed[0])
    assert ladder["ranks"][0]["bot"] == "greedy"
    assert {rank["bot"] for rank in ladder["ranks"]} == {"greedy", "random", "forgetful:0.5"}
    assert [(pair["first"], pair["second"], pair["games"]) for pair in ladder["pairings"]] == [
        ("greedy", "random", 4),
        ("greedy", "forgetful:0.5", 4),
        ("random", "forgetful:0.5", 4),
    ]


@pytest.mark.parametrize("language", words.languages())
def test_a_ladder_in_words(language: str, command: Command) -> None:
    code, out, err = command(*BOTS, "--players", "3", language=language)
    assert (code, err) == (0, "")
    assert out.count("greedy") == 3
    assert words.say(language, "cli-ladder-how") in out
    assert ("," in out.split("greedy")[1]) is (language != "en")


def test_all_bots_that_know_the_game_play_where_none_are_named(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hatstand import bots

    monkeypatch.setattr(
        bots, "KINDS", tuple(kind for kind in bots.KINDS if kind.name in ("thief", "greedy", "random"))
    )
    ladder = json.loads(command("ladder", "hats", "--games", "1", "--json")[1])
    assert {rank["bot"] for rank in ladder["ranks"]} == {"greedy", "random"}
    assert ladder["games"] == 2  # each deal with the seats exchanged


def test_a_ladder_needs_two_bots(command: Command) -> None:
    for bots in ("greedy", "greedy,greedy"):
        code, out, err = command("ladder", "auf-der-hut", "--bots", bots)
        assert (code != 0, out) == (True, "")
        assert "at least two different bots" in err
