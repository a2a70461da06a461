"""The rules are compiled while the first people look at the lobby, so that the first game starts at once."""

from __future__ import annotations

import asyncio
import functools
import logging
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from .. import games
from ..bots import bot
from ..core.compiled import JIT, cache_folder
from ..lab.warm import warm_bots, warm_rules
from ..match import Match
from ..reviewing import advise, review
from .fair_queue import FairQueue, GiveWay

logger = logging.getLogger(__name__)

T = TypeVar("T")


def warm_thinking(name: str) -> None:
    """All that is done in the bots' queue: their searching, and advice and reviews of each kind of move."""
    warm_bots(name)
    for players in games.find(name)[1].players:
        match, greedy = Match(name, players, seed=0, first=0), bot("greedy")
        advise(match.view(0), playouts=1)
        while not match.over:
            match.play(greedy.choose(match.view(match.to_move)))
        for seat in range(players):  # each reason has code of its own
            review(match, seat, playouts=1)


#: What of a game is made ready by itself, in this order: a table is dealt and shown without any bot.
PARTS = {"rules": warm_rules, "bots": warm_thinking}
Job = tuple[str, str]
JOBS: list[Job] = [(game.name, part) for part in PARTS for game in games.GAMES]


class Warmth:
    """What needs a game's rules waits for them. Compiling anew takes long, and so is done by another process, whose
    results this one then finds in the cache.

    The game that somebody waits for comes next after what is under way, its rules before its bots; else all games'
    rules come before all games' bots, in the order of the catalogue.
    """

    def __init__(self) -> None:
        self._ready = {job: asyncio.Event() for job in JOBS}
        self._asked: list[str] = []

    async def wait(self, ruleset: str, part: str = "rules") -> None:
        """Until the game of this ruleset can be played; for one that there isn't nobody waits."""
        if ruleset in games.rulesets():
            game = games.find(ruleset)[0].name
            if game not in self._asked:
                self._asked.append(game)
            await self._ready[game, part].wait()

    @property
    def over(self) -> bool:
        """Whether nobody has to wait any more."""
        return all(ready.is_set() for ready in self._ready.values())

    async def rise(self) -> None:
        try:
            while (job := self._next()) is not None:
                if JIT and not _mark(*job).exists():
                    await _compile(*job)
                await asyncio.to_thread(warm, *job)
                self._ready[job].set()
        finally:  # What went wrong here will go wrong again where it can be answered.
            for ready in self._ready.values():
                ready.set()

    def _next(self) -> Job | None:
        asked = [(game, part) for part in PARTS for game in self._asked]
        return next((job for job in (*asked, *JOBS) if not self._ready[job].is_set()), None)


class WarmQueue(FairQueue):
    """A queue in which a bot's work has no place, and its time does not run, before `warmed` has waited for the
    bots of its table's game.
    """

    def __init__(self, threads: int, seconds: float, warmed: Callable[[str], Awaitable[None]]) -> None:
        super().__init__(threads, seconds)
        self._warmed = warmed

    async def run(self, table: str, work: Callable[[], T]) -> T:
        await self._warmed(table)
        return await super().run(table, work)

    async def run_patiently(self, table: str, work: Callable[[GiveWay], T]) -> T:
        await self._warmed(table)
        return await super().run_patiently(table, work)


async def _compile(game: str, part: str) -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, game, part)
    try:
        if await process.wait():
            logger.warning(
                "the rules could not be compiled ahead: this process does it now, and is slow meanwhile"
            )
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise


def _mark(game: str, part: str) -> Path:
    """Where it says that this part of a game has been compiled: in the cache of just this source."""
    return cache_folder() / f"{game}.{part}.ready"


@functools.cache
def warm(name: str, part: str) -> None:
    """Once a process, game and part."""
    game = next(game for game in games.GAMES if game.name == name)
    PARTS[part](game.rulesets[0].id)  # the others share its code


if __name__ == "__main__":
    # Ctrl-C in a terminal reaches this process too; the server, which ends by it, ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs = [job for job in JOBS if not sys.argv[1:] or job == tuple(sys.argv[1:])]
    for job in jobs:
        if not _mark(*job).exists():
            warm(*job)
            _mark(*job).touch()
