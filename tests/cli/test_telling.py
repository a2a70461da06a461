"""Simulations, rules and rulesets in words and in JSON."""

from __future__ import annotations

import json

import pytest

import hatstand
from cli.terminals import Command, Terminal
from hatstand import games, words
from hatstand.cli import progress


def test_a_simulation_as_json(command: Command) -> None:
    arguments = ["simulate", "auf-der-hut", "--bots", "greedy,forgetful:0.5", "--games", "30", "--json"]
    printed = [command(*arguments, "--seed", "3", "--threads", threads)[1] for threads in ("1", "2")]
    assert printed[0] == printed[1]
    summary = json.loads(printed[0])
    assert [seat["bot"] for seat in summary["seats"]] == ["greedy", "forgetful:0.5"]
    assert summary["games"] == sum(summary["ended"].values()) == 30
    assert summary["options"]["until_three"] is False


@pytest.mark.parametrize("language", words.languages())
def test_a_simulation_in_words(language: str, command: Command) -> None:
    arguments = [
        "simulate",
        "auf-der-hut",
        "--players",
        "3",
        "--games",
        "20",
        "--until-three",
        "--patience",
        "9",
    ]
    code, out, err = command(*arguments, language=language)
    assert (code, err) == (0, "")
    assert words.say(language, "hidden-hats-ended-patience") in out
    assert out.count("greedy") == 3
    assert ("," in out.split("greedy")[1]) is (language != "en")


def test_the_length_of_a_game_is_counted_in_actions_not_turns(command: Command) -> None:
    """A turn in Hats is made of several actions."""
    out = command("simulate", "hats", "--bots", "random", "--games", "5")[1]
    assert "Actions of a game: " in out
    assert "Turns" not in out


def test_a_long_simulation_shows_its_progress_on_a_terminal(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(progress, "LONG_SECONDS", 0.0)
    monkeypatch.setattr("hatstand.lab.simulation.BATCH", 10)
    monkeypatch.setattr("sys.stderr", terminal)
    command("simulate", "auf-der-hut", "--games", "50", "--threads", "1")
    assert "100%" in terminal.getvalue()


@pytest.mark.parametrize("language", words.languages())
def test_rules_and_rulesets(language: str, command: Command) -> None:
    rules = command("rules", "shapka-nevidimka", language=language)[1]
    for number in range(1, 12):
        assert f"{number}. {words.say(language, f'hidden-hats-rules-{number}-title')}" in rules
    listed = command("rulesets", language=language)[1]
    for game in games.GAMES:
        for ruleset in game.rulesets:
            assert ruleset.id in listed
            assert all(f"--{option.name.replace('_', '-')}" in listed for option in ruleset.options)


def test_an_option_is_told_for_each_number_of_players_where_it_depends_on_that(command: Command) -> None:
    told = " ".join(command("rulesets")[1].split())
    assert "taken out); 2 players: 0 (0–7); 3 players: 7 (1–7); 4 players: 7 (1–7)" in told
    for game in games.GAMES:
        for option in (option for ruleset in game.rulesets for option in ruleset.options):
            for players, other in option.with_players.items():
                assert f"{players} players: {other.default} ({other.low}–{other.high})" in told


def test_the_version(command: Command) -> None:
    assert command("--version")[:2] == (0, f"hatstand {hatstand.__version__}\n")
