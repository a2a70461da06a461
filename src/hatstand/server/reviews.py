"""Reviews of games that are over: thought about in the bots' queue when no bot waits, and kept for a while.

A review follows from the record alone. So a process that did not begin it (another was asked, or this one has been
started anew) makes the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from ..reviewing import Review, review
from . import messages
from .fair_queue import FairQueue, GiveWay, NotDone
from .refusal import Refusal

logger = logging.getLogger(__name__)

#: Of all tables.
MOST_KEPT, MOST_WANTED = 256, 32


class _Reviewed:
    """A seat's review so far. done, of: moves; written by the thread that thinks, read by the event loop."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 0
        self.review: Review | None = None
        self.failed = False


class Reviews:
    """Each seat's once; whole reviews one after another, in the order they were asked for."""

    def __init__(self, queue: FairQueue) -> None:
        self._queue = queue
        self._kept: OrderedDict[tuple[str, int], _Reviewed] = OrderedDict()
        self._wanted: dict[tuple[str, int], asyncio.Task[None]] = {}

    def state(self, table_id: str, seat: int) -> messages.ReviewState | None:
        """None where it was not asked for, or long ago. Raises a Refusal if it came to nothing."""
        one = self._kept.get((table_id, seat))
        if one is None:
            return None
        self._kept.move_to_end((table_id, seat))
        if one.failed:
            raise Refusal("error-server")
        return messages.ReviewState(seat=seat, done=one.done, of=one.of, review=one.review)

    def begin(self, table_id: str, seat: int, record: dict[str, Any]) -> None:
        """Raises a Refusal if too much is wanted already."""
        key = table_id, seat
        if key in self._kept:
            return
        if len(self._wanted) >= MOST_WANTED:
            raise Refusal("error-busy")
        one = self._kept[key] = _Reviewed()
        task = asyncio.create_task(self._make(key, record, one), name=f"review of seat {seat} at {table_id}")
        self._wanted[key] = task
        task.add_done_callback(lambda _: self._wanted.pop(key))
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(key for key in self._kept if key not in self._wanted)]

    async def close(self) -> None:
        tasks = list(self._wanted.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _make(self, key: tuple[str, int], record: dict[str, Any], one: _Reviewed) -> None:
        table_id, seat = key

        def think(give_way: GiveWay) -> Review:
            return review(record, seat, progress=_slices(one, give_way))

        try:
            one.review = await self._queue.run_patiently(table_id, think)
        except NotDone as error:
            one.failed = True  # and would fail again
            logger.warning("the review of seat %s at %s is not made: %s", seat, table_id, error)


def _slices(one: _Reviewed, give_way: GiveWay) -> Callable[[int, int], None]:
    def progress(done: int, of: int) -> None:
        one.done, one.of = done, of
        give_way()

    return progress
