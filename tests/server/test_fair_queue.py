"""Whose turn it is to think: in slices that the tests let end, so that no clock decides what is tested."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from evening import until
from hatstand.server import fair_queue
from hatstand.server.fair_queue import FairQueue, GiveWay, NotDone


class Work:
    """Work by name: what began stands in `begun`, in order, and goes on until it is let go."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._gates: dict[str, threading.Event] = {}

    def of(self, name: str) -> Callable[[], str]:
        gate = self._gates[name] = threading.Event()

        def work() -> str:
            self.begun.append(name)
            assert gate.wait(60)
            return name

        return work

    async def end(self, name: str) -> None:
        await self.until(name)
        self._gates[name].set()

    async def until(self, name: str) -> None:
        await until(lambda: name in self.begun)


def played(
    play: Callable[[FairQueue, Work], Coroutine[Any, Any, None]], threads: int = 1, seconds: float = 60
) -> None:
    async def opened() -> None:
        queue = FairQueue(threads, seconds)
        try:
            await play(queue, Work())
        finally:
            queue.close()

    asyncio.run(opened())


def soon(work: Awaitable[Any]) -> asyncio.Future[Any]:
    return asyncio.ensure_future(work)


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_table_with_much_to_do_delays_another_by_one_piece() -> None:
    async def play(queue: FairQueue, work: Work) -> None:
        many = [soon(queue.run("many", work.of(f"many {number}"))) for number in range(5)]
        await work.until("many 0")
        few = [soon(queue.run(name, work.of(name))) for name in ("one", "other")]
        await settled()
        assert queue.waiting == 6
        order = ["many 0", "many 1", "one", "other", "many 2", "many 3", "many 4"]
        for name in order:
            await work.end(name)
        assert await asyncio.gather(*few, *many) == ["one", "other", *(f"many {n}" for n in range(5))]
        assert work.begun == order
        assert queue.waiting == 0

    played(play)


def test_a_bot_that_asks_again_and_again_gets_its_turn_after_those_who_wait() -> None:
    async def play(queue: FairQueue, work: Work) -> None:
        async def greedy_for_time() -> None:
            for number in range(3):
                await queue.run("quick", work.of(f"quick {number}"))

        quick = soon(greedy_for_time())
        await work.until("quick 0")
        slow = [soon(queue.run(f"slow {number}", work.of(f"slow {number}"))) for number in range(2)]
        await settled()
        for name in ("quick 0", "slow 0", "slow 1", "quick 1", "quick 2"):
            await work.end(name)
        await asyncio.gather(quick, *slow)
        assert work.begun == ["quick 0", "slow 0", "slow 1", "quick 1", "quick 2"]

    played(play)


def test_no_more_is_done_at_once_than_there_are_threads() -> None:
    async def play(queue: FairQueue, work: Work) -> None:
        asked = [soon(queue.run(name, work.of(name))) for name in "abcde"]
        for name in "abc":
            await work.until(name)
        await asyncio.sleep(0.05)
        assert sorted(work.begun) == ["a", "b", "c"]
        for name in "bacde":
            await work.end(name)
        assert await asyncio.gather(*asked) == list("abcde")

    played(play, threads=3)


def test_what_can_wait_gives_way_after_each_slice_and_then_goes_on_where_it_was() -> None:
    async def play(queue: FairQueue, work: Work) -> None:
        slices = [work.of(f"slice {number}") for number in range(3)]

        def review(give_way: GiveWay) -> str:
            kept = threading.get_ident()
            for each in slices:
                each()
                give_way()
            assert threading.get_ident() == kept
            return "reviewed"

        patient = soon(queue.run_patiently("review", review))
        await work.until("slice 0")
        later = soon(queue.run_patiently("later", lambda _: work.of("later")()))
        bots = [soon(queue.run(name, work.of(name))) for name in ("bot", "other bot")]
        await settled()
        await work.end("slice 0")
        await work.end("bot")
        await work.end("other bot")
        await work.until("slice 1")
        third = soon(queue.run("bot", work.of("third bot")))
        await settled()
        await work.end("slice 1")
        await work.end("third bot")
        await work.end("slice 2")
        assert await patient == "reviewed"
        await work.end("later")
        await asyncio.gather(later, third, *bots)
        assert work.begun == [
            "slice 0",
            "bot",
            "other bot",
            "slice 1",
            "third bot",
            "slice 2",
            "later",
        ]

    played(play)


def test_work_that_fails_is_told_why_and_the_next_is_done(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> str:
        raise SystemExit("I have had enough")

    async def play(queue: FairQueue, work: Work) -> None:
        failing, next_one = soon(queue.run("a", fail)), soon(queue.run("b", work.of("b")))
        with pytest.raises(NotDone, match="enough") as caught:
            await failing
        assert isinstance(caught.value.__cause__, SystemExit)
        assert not caught.value.hangs
        await work.end("b")
        assert await next_one == "b"

    played(play)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_work_that_hangs_is_given_up_and_another_thread_takes_its_place() -> None:
    async def play(queue: FairQueue, work: Work) -> None:
        hanging = soon(queue.run("a", work.of("hanging")))
        with pytest.raises(NotDone) as caught:
            await hanging
        assert caught.value.hangs
        assert await queue.run("b", lambda: "done") == "done"
        assert threading.active_count() == before + 2
        await work.end("hanging")
        await until(lambda: threading.active_count() == before + 1)
        assert await queue.run("b", lambda: "done") == "done"

    before = threading.active_count()
    played(play, seconds=0.1)


def test_threads_are_lost_without_end_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_LOST", 2)

    async def play(queue: FairQueue, work: Work) -> None:
        for number in range(2):
            with pytest.raises(NotDone) as caught:
                await queue.run("a", work.of(f"{number}"))
            assert caught.value.hangs
        with pytest.raises(NotDone) as caught:
            await queue.run("b", work.of("never begun"))
        assert not caught.value.hangs
        assert work.begun == ["0", "1"]
        assert threading.active_count() == before + 2
        again = soon(queue.run("c", lambda: "done"))
        await work.end("0")
        assert await again == "done"
        await work.end("1")

    before = threading.active_count()
    played(play, seconds=0.1)


def test_what_nobody_waits_for_any_more_is_not_begun_and_not_gone_on_with() -> None:
    async def play(queue: FairQueue, work: Work) -> None:
        slices = [work.of(f"slice {number}") for number in range(2)]

        def review(give_way: GiveWay) -> None:
            slices[0]()
            give_way()
            slices[1]()

        patient, waiting = soon(queue.run_patiently("a", review)), soon(queue.run("b", work.of("waiting")))
        await work.until("slice 0")
        first = soon(queue.run("c", work.of("first")))
        await settled()
        waiting.cancel()
        await work.end("slice 0")
        await work.until("first")
        patient.cancel()
        await work.end("first")
        assert await first == "first"
        assert await queue.run("d", lambda: "last") == "last"
        assert work.begun == ["slice 0", "first"]
        assert queue.waiting == 0

    played(play)


def test_the_end_waits_for_nothing_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "END_SECONDS", 0.1)
    gate = threading.Event()

    def review_for_ever(give_way: GiveWay) -> None:
        while True:
            give_way()

    async def play(queue: FairQueue, work: Work) -> None:
        asked = soon(queue.run("a", lambda: gate.wait(60)))
        patient = soon(queue.run_patiently("b", review_for_ever))
        await asyncio.sleep(0.05)
        for each in (asked, patient):
            each.cancel()

    began = time.monotonic()
    played(play, threads=2)
    assert time.monotonic() - began < 10
    gate.set()
