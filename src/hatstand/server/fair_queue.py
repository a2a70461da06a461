"""One queue for the work of all tables' bots, and a few threads that do it.

The turn goes round by table: however much a table wants, one piece of it is done, and then one of the next table's.
Work that can wait (a review) is done only while no other waits; it comes in slices, and gives way after each. All
but the work itself happens in the event loop, so nothing here needs a lock.

A thread can't be stopped from outside. Work that takes too long is given up, its thread is let go and another takes
its place; whoever waits for it is told.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

logger = logging.getLogger(__name__)

T = TypeVar("T")
GiveWay = Callable[[], None]
#: Threads that have been let go and have not come back. With so many nothing new is begun.
MOST_LOST = 32
#: How long the end waits for what is still being done.
END_SECONDS = 1.0


class NotDone(Exception):
    """The work raised something (its cause), or took too long. hangs: it was begun, and has not come back."""

    def __init__(self, why: str, *, hangs: bool = False) -> None:
        super().__init__(why)
        self.hangs = hangs


class _Stopped(Exception):
    """In the midst of work that nobody waits for any more."""


class _Job:
    """thread: where it runs, or waits for its next slice. clock: what happens when it takes too long."""

    def __init__(self, table: str, work: Callable[[GiveWay], Any], answer: asyncio.Future[Any]) -> None:
        self.table = table
        self.work = work
        self.answer = answer
        self.thread: _Thread | None = None
        self.clock: asyncio.TimerHandle | None = None
        self.next_slice = threading.Semaphore(0)
        self.stopped = False

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None


class FairQueue:
    """threads: how much is done at once. seconds: the longest that work may wait, and that it (or one slice of it)
    may take; what can wait waits as long as it must.
    """

    def __init__(self, threads: int, seconds: float) -> None:
        self.threads = threads
        self.seconds = seconds
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._patient: deque[_Job] = deque()  # those that have begun come first
        self._running: set[_Job] = set()
        self._idle: list[_Thread] = []
        self._all: set[_Thread] = set()
        self._lost: set[_Thread] = set()

    @property
    def waiting(self) -> int:
        """How much waits that can't."""
        return sum(map(len, self._waiting.values()))

    async def run(self, table: str, work: Callable[[], T]) -> T:
        """What the work gives. Raises NotDone."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(table, lambda _: work(), answer)
        self._waiting.setdefault(table, deque()).append(job)
        why = f"it waited for {self.seconds:g} s"
        job.clock = asyncio.get_running_loop().call_later(self.seconds, self._drop, job, why)
        return await self._answer(job, answer)

    async def run_patiently(self, table: str, work: Callable[[GiveWay], T]) -> T:
        """The same for work that can wait: after each slice it calls what it is given, and may wait there."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(table, work, answer)
        self._patient.append(job)
        return await self._answer(job, answer)

    def close(self) -> None:
        for job in (*self._patient, *self._running):
            self._stop(job)
        self._patient.clear()
        self._waiting.clear()
        for thread in self._all:
            thread.jobs.put(None)
        end = time.monotonic() + END_SECONDS
        for thread in self._all - self._lost:
            thread.join(max(0.0, end - time.monotonic()))

    # --- whose turn it is ----------------------------------------------------------------------------------

    async def _answer(self, job: _Job, answer: asyncio.Future[T]) -> T:
        self._go_on()
        try:
            return await answer
        finally:
            if answer.cancelled():
                self._withdraw(job)

    def _go_on(self) -> None:
        while len(self._running) < self.threads and len(self._lost) < MOST_LOST:
            job = self._next()
            if job is None:
                return
            self._running.add(job)
            job.stop_clock()
            job.clock = asyncio.get_running_loop().call_later(self.seconds, self._lose, job)
            if job.thread is None:
                job.thread = self._idle.pop() if self._idle else self._hire()
                job.thread.jobs.put(job)
            else:
                job.next_slice.release()

    def _next(self) -> _Job | None:
        if not self._waiting:
            return self._patient.popleft() if self._patient else None
        table, jobs = self._waiting.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._waiting[table] = jobs
        return job

    def _hire(self) -> _Thread:
        thread = _Thread(asyncio.get_running_loop(), self)
        self._all.add(thread)
        thread.start()
        return thread

    # --- what becomes of work ------------------------------------------------------------------------------

    def finished(self, job: _Job, result: Any, why: NotDone | None) -> None:
        """Its thread is free again, or, had it been let go, at an end."""
        thread = job.thread
        assert thread is not None
        if thread in self._lost:
            self._lost.discard(thread)
            self._all.discard(thread)
            thread.jobs.put(None)
        else:
            job.stop_clock()
            self._running.discard(job)
            self._idle.append(thread)
        if not job.answer.done():
            if why is None:
                job.answer.set_result(result)
            else:
                job.answer.set_exception(why)
        self._go_on()

    def paused(self, job: _Job) -> None:
        """It has done a slice, and goes on when no other work waits."""
        if job.thread in self._lost or job.stopped:
            self._stop(job)
            return
        job.stop_clock()
        self._running.discard(job)
        self._patient.appendleft(job)
        self._go_on()

    def _drop(self, job: _Job, why: str) -> None:
        """It has not begun, and shall not."""
        jobs = self._waiting[job.table]
        jobs.remove(job)
        if not jobs:
            del self._waiting[job.table]
        if not job.answer.done():
            job.answer.set_exception(NotDone(why))

    def _lose(self, job: _Job) -> None:
        assert job.thread is not None
        self._lost.add(job.thread)
        self._running.discard(job)
        job.stopped = True
        if not job.answer.done():
            job.answer.set_exception(NotDone(f"it took longer than {self.seconds:g} s", hangs=True))
        if len(self._lost) >= MOST_LOST:
            logger.error("%s threads hang: bots think no more in this process", len(self._lost))
        self._go_on()

    def _withdraw(self, job: _Job) -> None:
        """Nobody waits for it any more."""
        job.stopped = True
        if job in self._waiting.get(job.table, ()):
            job.stop_clock()
            self._drop(job, "")
        elif job in self._patient:
            self._patient.remove(job)
            self._stop(job)

    def _stop(self, job: _Job) -> None:
        """Where it waits for its next slice, or will, it comes to its end instead."""
        job.stopped = True
        job.next_slice.release()


def attempt(table: str, work: Callable[[], T]) -> tuple[T | None, NotDone | None]:
    """What the work gives, or why it gives nothing."""
    try:
        return work(), None
    except _Stopped:
        return None, NotDone("nobody waited for it")
    except BaseException as error:
        # Whatever it is, it is this work's fault, and neither that of the thread nor of who comes next.
        logger.exception("work for table %s failed", table)
        why = NotDone(repr(error))
        why.__cause__ = error
        return None, why


class _Thread(threading.Thread):
    """A daemon: one that hangs must not keep the process from ending."""

    def __init__(self, loop: asyncio.AbstractEventLoop, queue: FairQueue) -> None:
        super().__init__(name="bot", daemon=True)
        self.jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop = loop
        self._queue = queue

    def run(self) -> None:
        while (job := self.jobs.get()) is not None:
            self._tell(self._queue.finished, job, *self._do(job))

    def _do(self, job: _Job) -> tuple[Any, NotDone | None]:
        def give_way() -> None:
            self._tell(self._queue.paused, job)
            job.next_slice.acquire()
            if job.stopped:
                raise _Stopped

        return attempt(job.table, partial(job.work, give_way))

    def _tell(self, told: Callable[..., None], *arguments: Any) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(told, *arguments)
