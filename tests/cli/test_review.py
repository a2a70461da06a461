"""`hatstand review`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hatstand
from cli.terminals import Command, Terminal
from games.genial import table_of as genial
from hatstand import words
from hatstand.cli import progress
from hatstand.cli import review as reviewing


@pytest.fixture
def blunder(tmp_path: Path) -> str:
    """A record in which seat 0 flips once more instead of winning."""
    full = "orange 7 yellow 7 green 7 blue 7 purple 7"
    match = genial.standing("red red red green", [f"red 3 {full}", f"red 6 {full}"], flips="red blue")
    genial.play(match, "flip flip")
    path = tmp_path / "blunder.json"
    path.write_text(json.dumps(match.record()), "utf-8")
    return str(path)


def test_the_costliest_move_is_told_with_what_was_better_and_why(blunder: str, command: Command) -> None:
    code, out, err = command("review", blunder, "--playouts", "100")
    assert (code, err) == (0, "")
    title, _mean, unfinished, _, costliest, _, move, chance, best, *why = out.splitlines()
    assert title == "Simply Brilliant, seat 0: 2 moves"
    assert unfinished == "The record ends here; the game was not over."
    assert costliest == "The moves that cost most:"
    assert move == "Move 2: Flip a token from the reserve"
    assert chance.endswith("After the best move: 100 %.")
    assert best == "  The best player: Take the zone and all that matches it"
    assert why[0] == "  - It completes the last line, and that wins the game."
    assert why[-1] == "  - Your flip put at stake what a take would have brought: 4 tokens."


@pytest.mark.parametrize("language", words.languages())
def test_a_review_in_words(language: str, blunder: str, command: Command) -> None:
    code, out, err = command("review", blunder, "--playouts", "100", language=language)
    assert (code, err) == (0, "")
    assert words.say(language, "genial-action-take") in out
    assert words.say(language, "genial-reason-wins") in out


def test_where_nothing_was_lost_that_is_said(blunder: str, command: Command) -> None:
    out = command("review", blunder, "--seat", "1")[1]
    assert out.splitlines() == [
        "Simply Brilliant, seat 1: 0 moves",
        "The record ends here; the game was not over.",
        "",
        "No move cost anything that could be told from chance.",
    ]


def test_a_review_as_json_is_the_library_s(
    file: Callable[..., str], record: dict[str, Any], command: Command
) -> None:
    path = file(actions=record["actions"][:8])
    printed = json.loads(command("review", path, "--seat", "1", "--playouts", "20", "--json")[1])
    review = hatstand.review({**record, "actions": record["actions"][:8]}, 1, playouts=20)
    assert printed == msgspec.to_builtins(review)
    assert len(printed["moves"]) == 4


def test_a_seat_or_record_that_is_none_is_refused(file: Callable[..., str], command: Command) -> None:
    assert command("review", file(), "--seat", "2")[0] == 2
    assert command("review", file(actions=["open 8"]))[0] == 2
    assert command("review", file(), "--playouts", "0")[0] == 2


def test_a_long_review_shows_its_progress_on_a_terminal(
    blunder: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(progress, "LONG_SECONDS", 0.0)
    monkeypatch.setattr("sys.stderr", terminal)
    command("review", blunder, "--playouts", "1")
    assert "100%" in terminal.getvalue()


def test_the_command_and_the_library_have_the_same_bounds() -> None:
    library = hatstand.reviewing
    assert (reviewing.PLAYOUTS, reviewing.MOST_PLAYOUTS) == (library.PLAYOUTS, library.MOST_PLAYOUTS)
