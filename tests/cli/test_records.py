"""`hatstand replay` and `hatstand verify`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.terminals import Command
from hatstand import fairness, words


def test_a_replay_tells_everything_that_everyone_saw(
    file: Callable[..., str], record: dict[str, Any], command: Command
) -> None:
    code, out, err = command("replay", file())
    assert (code, err) == (0, "")
    lines = re.findall(r"^ *\d+\. .*", out, re.MULTILINE)
    assert len(lines) == len(record["actions"]) + 1
    assert "Only you can see this" not in out
    assert re.search(
        r"bald head.? Place \d: [^,]+, hat: ", out
    )  # a wrong hat that was opened was seen by all


def test_a_replay_for_a_seat_tells_what_that_seat_saw(
    file: Callable[..., str], record: dict[str, Any], command: Command
) -> None:
    out = command("replay", file(), "--seat", "1", language="de")[1]
    peeks = [number for number, action in enumerate(record["actions"]) if action.startswith("peek")]
    mine = [number for number in peeks if number % 2 == 1]
    assert out.count("Das siehst nur du") == len(mine) > 0


def test_a_replay_step_by_step_shows_the_table(file: Callable[..., str], command: Command) -> None:
    code, out, _ = command("replay", file(), "--step", typed="\n\n")
    assert code == 0
    assert out.count("──┴───┴──") == 3 * 7


def test_a_record_that_breaks_off(file: Callable[..., str], record: dict[str, Any], command: Command) -> None:
    path = file(actions=record["actions"][:3])
    assert "The record ends here" in command("replay", path)[1]


@pytest.mark.parametrize("language", words.languages())
def test_a_fair_record_is_verified(
    language: str, file: Callable[..., str], record: dict[str, Any], command: Command
) -> None:
    code, out, err = command("verify", file(), language=language)
    assert (code, err) == (0, "")
    assert record["commitment"] in out
    assert str(len(record["actions"])) in out


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"secret": "00" * 32}, "commitment"),
        ({"key": "00" * 32}, "key"),
        ({"contributions": ["11" * 32, "00" * 32]}, "key"),
        ({"commitment": None}, "commitment"),
        ({"secret": None}, "secret"),
        ({"actions": ["open 8"]}, "actions[0]"),
    ],
)
def test_an_unfair_record_is_found_out(
    changes: dict[str, Any], field: str, file: Callable[..., str], command: Command
) -> None:
    code, out, err = command("verify", file(**changes))
    assert (code, out) == (2, "")
    assert f"“{field}”" in err


@pytest.mark.parametrize("language", words.languages())
def test_a_record_of_no_table_has_no_promise_to_check_but_its_actions_are(
    language: str, record: dict[str, Any], tmp_path: Path, command: Command
) -> None:
    path = tmp_path / "saved.json"
    game = {name: value for name, value in record.items() if name not in fairness.SECRETS}
    path.write_text(json.dumps(game), "utf-8")
    code, out, err = command("verify", str(path), language=language)
    assert (code, err) == (0, "")
    assert "".join(out.split()) == "".join(
        (
            words.say(language, "cli-verified-no-table")
            + words.say(language, "cli-verified-legal", actions=len(record["actions"]))
        ).split()
    )
    path.write_text(json.dumps({**game, "actions": ["open 8"]}), "utf-8")
    code, out, err = command("verify", str(path))
    assert (code, out) == (2, "")
    assert "“actions[0]”" in err


def test_the_reason_inside_a_reason_is_in_the_same_language(
    file: Callable[..., str], command: Command
) -> None:
    err = command("replay", file(actions=["open 8"]), language="ru")[2]
    assert words.say("ru", "hidden-hats-error-place", place=8, places=7) in err
