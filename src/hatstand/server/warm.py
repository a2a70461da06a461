"""The rules are compiled while the first people look at the lobby, so that the first game starts at once."""

from __future__ import annotations

import asyncio
import functools
import logging
import signal
import sys
from pathlib import Path

from .. import games
from ..core.compiled import JIT, cache_folder
from ..lab.warm import warm_up

logger = logging.getLogger(__name__)


class Warmth:
    """ready: what needs the rules waits for it. Compiling anew takes long, and so is done by another process, whose
    results this one then finds in the cache.
    """

    def __init__(self) -> None:
        self.ready = asyncio.Event()

    async def rise(self) -> None:
        try:
            if JIT and not _mark().exists():
                await _compile()
            await asyncio.to_thread(warm)
        finally:  # What went wrong here will go wrong again where it can be answered.
            self.ready.set()


async def _compile() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__)
    try:
        if await process.wait():
            logger.warning(
                "the rules could not be compiled ahead: this process does it now, and is slow meanwhile"
            )
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise


def _mark() -> Path:
    """Where it says that everything has been compiled: in the cache of just this source."""
    return cache_folder() / "server"


@functools.cache
def warm() -> None:
    """Once a process."""
    for ruleset in games.rulesets():
        warm_up(ruleset)


if __name__ == "__main__":
    # Ctrl-C in a terminal reaches this process too; the server, which ends by it, ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm()
    _mark().touch()
