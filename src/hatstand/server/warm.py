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
    """What needs a game's rules waits for them. Compiling anew takes long, and so is done by another process, whose
    results this one then finds in the cache.

    Game after game, in the order of the catalogue: the first can be played while the others are still being made
    ready.
    """

    def __init__(self) -> None:
        self._ready = {game.name: asyncio.Event() for game in games.GAMES}

    async def wait(self, ruleset: str) -> None:
        """Until the game of this ruleset can be played; for one that there isn't nobody waits."""
        if ruleset in games.rulesets():
            await self._ready[games.find(ruleset)[0].name].wait()

    async def rise(self) -> None:
        try:
            for game in games.GAMES:
                if JIT and not _mark(game.name).exists():
                    await _compile(game.name)
                await asyncio.to_thread(warm, game.name)
                self._ready[game.name].set()
        finally:  # What went wrong here will go wrong again where it can be answered.
            for ready in self._ready.values():
                ready.set()


async def _compile(game: str) -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, game)
    try:
        if await process.wait():
            logger.warning(
                "the rules could not be compiled ahead: this process does it now, and is slow meanwhile"
            )
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise


def _mark(game: str) -> Path:
    """Where it says that all of a game has been compiled: in the cache of just this source."""
    return cache_folder() / f"{game}.ready"


@functools.cache
def warm(name: str) -> None:
    """Once a process and game."""
    game = next(game for game in games.GAMES if game.name == name)
    warm_up(game.rulesets[0].id)  # the others share its code


if __name__ == "__main__":
    # Ctrl-C in a terminal reaches this process too; the server, which ends by it, ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in sys.argv[1:] or [game.name for game in games.GAMES]:
        if not _mark(name).exists():
            warm(name)
            _mark(name).touch()
