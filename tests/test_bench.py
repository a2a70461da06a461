"""The measurements measure, and say of what."""

from __future__ import annotations

import importlib.util
import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import hatstand
from hatstand import cli
from hatstand.cli.voice import Voice
from hatstand.lab.speed import measure

BENCH = Path(__file__).resolve().parent.parent / "bench"
SCRIPTS = sorted(BENCH.glob("*.py"))


def load(script: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"bench_{script.stem}", script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def clock(seconds: float) -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += seconds


def test_a_speed_is_decisions_by_seconds() -> None:
    ticks = clock(0.5)
    speed = measure("auf-der-hut", 3, repeats=3, seconds=0.25, clock=lambda: next(ticks))
    assert speed.repeats == (speed.decisions / 0.5,) * 3
    assert speed.lowest == speed.median == speed.highest
    assert speed.decisions > 50  # one game


def test_the_same_games_are_played_in_each_repeat_and_run() -> None:
    ticks = clock(1)
    one, other = (
        measure("shapka-nevidimka", repeats=1, seconds=1, clock=lambda: next(ticks)) for _ in range(2)
    )
    assert one.decisions == other.decisions


def test_the_spread_is_that_of_the_repeats() -> None:
    # Two readings a run: the one that compiles, the one that is long enough, three repeats.
    readings = iter([0.0, 1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 5.0, 5.0, 9.0])
    speed = measure("auf-der-hut", repeats=3, seconds=1, clock=lambda: next(readings))
    assert [speed.highest, speed.median, speed.lowest] == [speed.decisions / seconds for seconds in (1, 2, 4)]


def test_players_who_can_not_play_are_refused() -> None:
    with pytest.raises(hatstand.BadOption, match="2 to 4"):
        measure("auf-der-hut", 5)


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatstand.lab.speed.measure", lambda *_, **__: measure("auf-der-hut", seconds=0.001))
    assert cli.run(["bench", "--json", "--repeats", "2"], Voice("de")) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["hatstand"] == hatstand.__version__
    assert len(printed["rulesets"]) == len(hatstand.rulesets())
    for speed in printed["rulesets"]:
        per_second = speed["decisions_per_second"]
        assert 0 < per_second["lowest"] <= per_second["median"] <= per_second["highest"]


@pytest.mark.parametrize("name", ["calls", "simulations"])
def test_the_scripts_print_a_table(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # Numba keeps a function with its module's name, and no other process knows a script by the name it has here.
    monkeypatch.setenv("HATSTAND_CACHE", str(tmp_path))
    module = load(BENCH / f"{name}.py")
    for size in ("FROM_PYTHON", "FROM_COMPILED"):
        if hasattr(module, size):
            setattr(module, size, 50)
    module.main(1)
    header, rule, *rows = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"[|:\- ]+", rule)
    assert rows
    assert {row.count("|") for row in rows} == {header.count("|")}


def test_the_readme_names_every_script() -> None:
    text = (BENCH / "README.md").read_text("utf-8")
    assert SCRIPTS
    assert [script.name for script in SCRIPTS if f"python bench/{script.name}" not in text] == []
