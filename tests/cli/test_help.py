"""What the command says of itself, and in which language."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.terminals import Command
from hatstand import bots, cli, games, words
from hatstand.cli import root
from hatstand.cli.voice import find_language
from hatstand.games.game import Ruleset

SOURCE = Path(cli.__file__).parent
HEAVY = {"numba", "numpy", "llvmlite", "sqlalchemy", "alembic", "litestar", "msgspec", "uvicorn", "asyncio"}


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys; from hatstand.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit as end: assert end.code == 0\n"
        f"print(sorted({HEAVY!r} & set(sys.modules)), len(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    found, count = done.stdout.splitlines()[-1].rsplit(maxsplit=1)
    assert found == "[]"
    assert int(count) < 260  # of these a bare interpreter has some 40; click and Fluent have the rest


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("name", ["", *root.COMMANDS])
def test_every_command_has_help_in_every_language(name: str, language: str, command: Command) -> None:
    code, out, err = command(*filter(None, [name]), "--help", language=language)
    assert (code, err) == (0, "")
    assert out.startswith(words.say(language, "cli-help-usage"))
    assert words.say(language, "cli-help-options") in out
    assert "--language" in out
    for english in ("Usage:", "Options:", "Show this message"):
        assert language == "en" or english not in out
    if not name:
        assert [each for each in root.COMMANDS if f"\n  {each} " not in out] == []


@pytest.mark.parametrize("name", ["play", "simulate", "ladder"])
@pytest.mark.parametrize(
    "ruleset", [rules for game in games.GAMES for rules in game.rulesets], ids=lambda one: one.id
)
def test_with_a_ruleset_only_its_own_options_are_told(command: Command, name: str, ruleset: Ruleset) -> None:
    code, out, err = command(name, ruleset.id, "--help")
    assert (code, err) == (0, "")
    told = set(re.findall(r"^ +--([a-z-]+)", out, re.MULTILINE))
    own = {str(parameter.name) for parameter in _parameters(name)}
    to_remember = games.find(ruleset.id)[0].has_memory
    assert ("memory" in told or "remember it" in out) == (name == "play" and to_remember)
    assert {each.replace("-", "_") for each in told} - own - {"json", "help"} == {
        option.name for option in ruleset.options
    }


def test_options_of_games_and_of_commands_do_not_clash() -> None:
    own = {parameter.name for name in ("play", "simulate", "ladder") for parameter in _parameters(name)}
    theirs = {option.name for game in games.GAMES for ruleset in game.rulesets for option in ruleset.options}
    assert own & theirs == set()


def _parameters(name: str) -> Iterator[Any]:
    group = root.hatstand
    found = group.get_command(_no_context(), name)
    assert found is not None
    yield from (each for each in found.params if not str(each.name).startswith("option_"))


def _no_context() -> Any:
    return None


@pytest.mark.parametrize("ruleset", [None, *games.rulesets()])
def test_who_plays_against_one_is_everyone_that_knows_the_game(command: Command, ruleset: str | None) -> None:
    out = command("play", *filter(None, [ruleset]), "--help")[1]
    told = re.search(r"--bot .*?(?=\n +--)", out, re.DOTALL)
    assert told is not None
    kinds = bots.KINDS if ruleset is None else bots.kinds_for(games.find(ruleset)[0])
    named = re.findall(r"[a-z]+", told[0].partition("between:")[2].partition(";")[0])
    assert named == [kind.name for kind in kinds]
    assert ("forgetful:0.5" in told[0]) is (ruleset is None or games.find(ruleset)[0].has_memory)


def test_every_message_of_the_command_line_is_there_and_used() -> None:
    known = set(re.findall(r"^(cli-[a-z0-9-]+) =", _ftl("en"), re.MULTILINE))
    named = {
        name
        for path in SOURCE.glob("*.py")
        for name in re.findall(r"""["'](cli(?:-[a-z0-9]+)+)["']""", path.read_text("utf-8"))
    }
    assert named - known == set()
    # Put together from names; the tests of help and of simulations say them all.
    made = ["cli-option-", "cli-value-", "cli-argument-", "cli-simulate-", "cli-ladder-"]
    made += [f"cli-{name}" for name in ("hatstand", *root.COMMANDS)]
    assert {name for name in known - named if not name.startswith(tuple(made))} == set()


def _ftl(language: str) -> str:
    return (SOURCE.parent / "locales" / language / "cli.ftl").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "uk_UA.UTF-8"}, "uk"),
        ([], {"LANG": "uk_UA.UTF-8", "LC_ALL": "de_DE"}, "de"),
        ([], {"LANG": "ru_RU", "LANGUAGE": "fr:de:en"}, "de"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        (["play", "--language", "ru"], {"LANG": "de"}, "ru"),
        (["--language=uk", "play"], {"LANG": "de"}, "uk"),
        (["--language", "xx"], {"LANG": "de"}, "de"),
        (["play", "--language"], {"LANG": "de"}, "de"),
    ],
)
def test_the_language(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert find_language(arguments, environment) == language
