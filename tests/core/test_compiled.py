"""The cache of machine code: a rule that was changed acts at once, and nobody else's cache is touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numba
import numpy as np
import pytest
from numba.core.errors import TypingError
from numpy.typing import NDArray

from hatstand.core import compiled, verbs

# A bot's choice, in a file of its own, calls the rules' `legal` by way of the verbs: little to compile.
CHOOSE = """
import numpy as np
from hatstand.bots.random import choose_randomly
from hatstand.core.chance import GENERATOR
from hatstand.core.records import new
from hatstand.games.hidden_hats.record import DTYPE
actions = np.zeros(512, np.int16)
rng = new(GENERATOR)
rng.state[:] = 1
choose_randomly(new(DTYPE), actions, rng)
print(actions[0])
"""
ANY_ACTION = "            out[i] = i + (i >= barred)\n"
ONLY_OPENS = "            out[i] = OPENS\n"


def first_action(source: Path, cache: Path) -> int:
    environment = {**os.environ, "PYTHONPATH": str(source), "HATSTAND_CACHE": str(cache)}
    command = [sys.executable, "-B", "-W", "error", "-c", CHOOSE]
    return int(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)


def copied(folder: Path) -> Path:
    left_out = shutil.ignore_patterns("__pycache__", "page")
    return Path(shutil.copytree(compiled.PACKAGE, folder / "hatstand", ignore=left_out))


@pytest.mark.skipif(not compiled.JIT, reason="nothing is compiled")
def test_a_changed_rule_acts_although_the_old_one_is_cached(tmp_path: Path) -> None:
    cache, package = tmp_path / "cache", copied(tmp_path)
    assert first_action(tmp_path, cache) == 0
    written = {path: path.stat().st_mtime_ns for path in cache.rglob("*.nb?")}
    assert len(written) >= 4
    assert first_action(tmp_path, cache) == 0
    assert {path: path.stat().st_mtime_ns for path in cache.rglob("*.nb?")} == written

    rules = package / "games" / "hidden_hats" / "rules.py"
    text = rules.read_text("utf-8")
    assert text.count(ANY_ACTION) == 1
    rules.write_text(text.replace(ANY_ACTION, ONLY_OPENS), "utf-8")
    assert first_action(tmp_path, cache) == 28
    assert len(list((cache / "compiled").iterdir())) == 2


@pytest.mark.parametrize("room", compiled.ROOMS)
def test_the_hash_changes_with_any_line_of_a_compiled_room(room: str, tmp_path: Path) -> None:
    package = copied(tmp_path)
    before = compiled.source_hash(package)
    assert before == compiled.source_hash()
    file = package / room / "__init__.py"
    file.write_text(file.read_text("utf-8") + "\n", "utf-8")
    assert compiled.source_hash(package) != before


@pytest.mark.skipif(not compiled.JIT, reason="nothing is compiled")
def test_anyone_elses_cache_folder_is_left_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled.config, "CACHE_DIR", str(tmp_path / "theirs"))
    ours = compiled.compiled(_twice)
    assert tmp_path / "theirs" == Path(compiled.config.CACHE_DIR)
    theirs = numba.njit(cache=True)(_twice)
    assert ours(4) == theirs(4) == 8
    assert list((tmp_path / "theirs").rglob("*.nbi"))
    assert Path(ours.stats.cache_path).is_relative_to(compiled.cache_folder())  # type: ignore[attr-defined]
    assert str(theirs.stats.cache_path).startswith(str(tmp_path / "theirs"))


@pytest.mark.skipif(not compiled.JIT, reason="nothing is compiled")
def test_integers_of_every_width_share_the_machine_code() -> None:
    twice = compiled.compiled(_twice)

    def call(row: NDArray[np.int8], number: int) -> int:
        return twice(row[0]) + twice(number=number) + twice(100) + twice(len(row))

    assert compiled.compiled(call)(np.array([100], np.int8), 1) == 404
    assert len(twice.signatures) == 1  # type: ignore[attr-defined]


@pytest.mark.skipif(not compiled.JIT, reason="nothing is compiled")
def test_a_verb_of_no_game_cannot_be_compiled() -> None:
    def call(number: int) -> int:
        return verbs.why(number, 0)

    with pytest.raises(TypingError, match="why"):
        compiled.compiled(call)(1)


def _twice(number: int) -> int:
    return 2 * number
