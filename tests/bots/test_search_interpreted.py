"""The same source without a compiler makes the same choices."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bots.thinking import choices
from hatstand.core.compiled import JIT

TESTS = Path(__file__).resolve().parent.parent


def test_the_interpreter_chooses_alike() -> None:
    assert JIT
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path]),
    }
    command = [sys.executable, "-W", "error", "-m", "bots.thinking"]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert done.stdout.split("\n") == choices()
