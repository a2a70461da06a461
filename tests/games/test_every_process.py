"""The same game on every machine, in every process, compiled or interpreted (AL-2)."""

from __future__ import annotations

import functools
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from games.tracing import traces
from hatstand.core.compiled import PACKAGE

TESTS = Path(__file__).resolve().parent.parent


@functools.cache
def compiled_here() -> list[str]:
    return traces()


def traced_elsewhere(*arguments: str, **environment: str) -> list[str]:
    path = os.pathsep.join([str(PACKAGE.parent), str(TESTS), str(TESTS.parent / "tools")])
    command = [sys.executable, "-B", "-W", "error", "-m", "games.tracing", *arguments]
    everything = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", **environment}
    done = subprocess.run(command, env=everything, capture_output=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.rule("AL-2")
@pytest.mark.soak
def test_interpreted_every_byte_is_the_same_and_nothing_warns() -> None:
    assert traced_elsewhere(NUMBA_DISABLE_JIT="1") == compiled_here()


@pytest.mark.rule("AL-2")
@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_in_another_process_every_byte_is_the_same(hash_seed: str) -> None:
    assert traced_elsewhere("--disturbed", PYTHONHASHSEED=hash_seed) == compiled_here()


@pytest.mark.rule("AL-2")
def test_the_global_generators_are_neither_used_nor_disturbed() -> None:
    before = compiled_here()
    random.seed(1)
    np.random.seed(1)  # noqa: NPY002
    theirs, state = random.getstate(), repr(np.random.get_state())  # noqa: NPY002
    assert traces() == before
    assert random.getstate() == theirs
    assert repr(np.random.get_state()) == state  # noqa: NPY002
