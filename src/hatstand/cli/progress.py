"""How far a run is."""

from __future__ import annotations

import contextlib
import sys
import time
from typing import Any

import click

#: A run that takes longer than this shows how far it is.
LONG_SECONDS = 1.0


class Progress:
    """A bar on a terminal, once a run has turned out to be long."""

    def __init__(self, steps: int, end: contextlib.ExitStack) -> None:
        self._steps = steps
        self._end = end
        self._done = 0
        self._begun = time.monotonic()
        self._bar: Any = None

    def __call__(self, more: int) -> None:
        self._done += more
        if self._bar is not None:
            self._bar.update(more)
        elif sys.stderr.isatty() and time.monotonic() - self._begun > LONG_SECONDS:
            self._bar = self._end.enter_context(click.progressbar(length=self._steps, file=sys.stderr))
            self._bar.update(self._done)
