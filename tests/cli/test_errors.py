"""Whatever is wrong is said in one line, in the language of the moment."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminals import Command
from hatstand import cli, words

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("plaay", "There is no command “plaay”"),
        ("--prot 80", "There is no option --prot here. See: hatstand --help"),
        ("--port eighty", "--port can’t be “eighty”: it is a whole number from 0 to 65535"),
        ("--port 70000", "--port can’t be “70000”"),
        ("--pace nan", "--pace can’t be “nan”"),
        ("--port", "That is not how --port is used"),
        ("--port 80 rules", "--port is for the server"),
        ("--language xx --help", "There is no language “xx”. There are: en, ru, uk, de."),
        ("--data pyproject.toml/tables", "The tables can’t be kept there"),
        ("play", "GAME is missing. See: hatstand play --help"),
        ("play chess", "There is no game “chess”"),
        ("play auf-der-hut twice", "That is too much"),
        ("play auf-der-hut --players 5", "5 can’t play this game"),
        ("play auf-der-hut --players two", "--players can’t be “two”: it is a whole number."),
        ("play auf-der-hut --seat 2", "There is no seat 2"),
        ("play auf-der-hut --seat -1", "There is no seat -1"),
        ("play auf-der-hut --first 2", "Option “first” can’t be 2"),
        ("play auf-der-hut --memory 2", "--memory can’t be “2”: it is a number from 0 to 1"),
        ("play auf-der-hut --bot random --memory 0.5", "Bot “random” has no setting “memory”"),
        ("play auf-der-hut --bot clever", "There is no bot “clever”"),
        ("play auf-der-hut --seed 18446744073709551616", "The seed can’t be 18446744073709551616"),
        ("play auf-der-hut --memory-aid=yes", "That is not how --memory-aid is used"),
        ("play auf-der-hut --places 20", "Option “places” can’t be 20"),
        ("play auf-der-hut --places 7 --kinds 2", "not enough characters"),
        ("play shapka-nevidimka --until-three", "no option “until_three”"),
        ("simulate auf-der-hut --bots greedy,random --players 3", "3 bots are needed"),
        ("simulate auf-der-hut --bots forgetful:most", "Setting “memory” can’t be 'most'"),
        ("simulate auf-der-hut --bots greedy:1", "has no setting “memory”"),
        ("simulate auf-der-hut --games 0", "--games can’t be “0”"),
        ("simulate auf-der-hut --threads 0", "--threads can’t be “0”"),
        ("simulate auf-der-hut --seed -1", "The seed can’t be -1"),
        ("replay", "RECORD.json is missing"),
        ("replay no/such/file", "There is no file “no/such/file”"),
        ("replay .", "“.” is a folder"),
        ("replay pyproject.toml", "it is not JSON"),
        ("verify web/src/drawings/logo.svg", "it is not JSON"),
        ("replay web/tsconfig.json", "The record can’t be read"),
        ("rules chess", "There is no game “chess”"),
        ("bench --players 9", "9 can’t play this game"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: str, sentence: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    code, out, err = command(*arguments.split())
    assert (code, out) == (cli.USAGE, "")
    assert sentence in err
    assert err.startswith("hatstand: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff\xfe", b"[" * 100_000, b"null", b'{"a": NaN}'])
def test_files_that_are_no_records(content: bytes, command: Command, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    for name in ("replay", "verify"):
        code, out, err = command(name, str(path))
        assert (code, out, err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("language", words.languages())
def test_errors_are_in_the_language_of_the_moment(language: str, command: Command) -> None:
    err = command("play", "auf-der-hut", "--players", "9", language=language)[2]
    assert words.say(language, "error-players", players="9", low=2, high=4) in err
    err = command("simulate", "auf-der-hut", "--bots", "greedy,greedy", "--players", "4", language=language)[
        2
    ]
    assert words.say(language, "cli-error-bots", bots=2, seats=4) in err


def test_a_record_that_can_not_be_written(command: Command, tmp_path: Path) -> None:
    target = str(tmp_path / "none" / "record.json")
    code, _, err = command("play", "auf-der-hut", "--save", target, "--first", "0", typed="quit\n")
    assert code == 2
    assert f"There is no such folder: “{target}”" in err


def test_the_program_itself() -> None:
    """Through the door that people use: its own process, its exit code."""
    command = [sys.executable, "-W", "error", "-m", "hatstand", "play", "chess", "--language", "de"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("hatstand: Ein Spiel „chess“ gibt es nicht.")
