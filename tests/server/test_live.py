"""Live tables: sockets that are slow, dead or many; bots that wait, are slow or meet a second process."""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc
from collections.abc import Sequence
from pathlib import Path

import pytest

import hatstand
from evening import BOT, ME, OPEN, Evening, act, evening, heard, until
from hatstand.bots import Bot
from hatstand.server import messages, tables
from hatstand.server.connection import LONGEST_QUEUE, Connection
from hatstand.server.entries import Action, Entry
from hatstand.server.fair_queue import FairQueue
from hatstand.server.live import MOST_CONNECTIONS
from hatstand.server.live_table import LiveTable
from hatstand.server.log import NotStored
from hatstand.server.refusal import Refusal
from hatstand.server.table import LONGEST_LOOK


def test_a_socket_that_takes_nothing_is_dropped_and_the_others_go_on(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, ME, patience=1000)
        table, slow = await one.come()
        _, quick = await one.come(seat=1)
        for turn in range(LONGEST_QUEUE):
            seat = turn % 2
            await table.ask(quick, act(table, "peek 1", seat))
            assert [message["type"] for message in heard(quick)][-1] == "entry"
        assert slow.lost
        assert heard(slow) == [{}]
        assert not quick.lost

    evening(play, tmp_path)


def test_a_table_that_nobody_looks_at_is_not_kept_in_memory(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, ME)
        assert len(one.live) == 0
        table, first = await one.come()
        _, second = await one.come()
        assert len(one.live) == 1
        one.live.leave(table, first)
        one.live.leave(table, first)
        assert len(one.live) == 1
        one.live.leave(table, second)
        assert len(one.live) == 0
        one.id = "nothing"
        with pytest.raises(Refusal):
            await one.come()
        assert len(one.live) == 0

    evening(play, tmp_path)


def test_tables_that_nobody_joins_are_not_kept_in_memory(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        for _ in range(30):
            await one.lay(ME, OPEN, BOT)
        assert len(await tables.of_person(one.log, "anna")) == tables.MOST_TABLES
        assert len(one.live) == 0
        assert not [each for each in gc.get_objects() if type(each) is LiveTable]  # a weak proxy is not asked

    gc.collect()
    evening(play, tmp_path)


def test_a_table_that_can_not_be_read_is_not_kept_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable(table: str, after: int = 0) -> list[Entry]:
        raise OSError("the disk is gone")

    async def play(one: Evening) -> None:
        await one.lay(ME, ME)
        with monkeypatch.context() as broken:
            broken.setattr(one.log, "read", unreadable)
            with pytest.raises(OSError, match="gone"):
                await one.come()
        assert len(one.live) == 0
        await one.come()

    evening(play, tmp_path)


def test_idle_sockets_do_not_fill_the_memory(tmp_path: Path) -> None:
    """A full table: nobody acts, but all the pages ping, blink and come back, and half of them take nothing."""

    async def play(one: Evening) -> None:
        await one.lay(ME, ME)
        table, _ = await one.come()
        idle = [(await one.come(seat=None, person=f"guest {number}"))[1] for number in range(40)]
        dead = [(await one.come(seat=None, person=None))[1] for _ in range(MOST_CONNECTIONS - 42)]

        async def bustle(times: int) -> None:
            for number in range(times):
                await table.greet(idle[number % 40], messages.Hello(seat=None))
                _, visitor = await one.come(seat=1)
                one.live.leave(table, visitor)
                for each in idle:
                    heard(each)

        await bustle(100)
        gc.collect()
        tracemalloc.start()
        await bustle(20)
        before = tracemalloc.get_traced_memory()[0]
        await bustle(100)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        assert grown < 50_000
        assert all(each._queue.qsize() <= LONGEST_QUEUE for each in (*idle, *dead))

    evening(play, tmp_path)


def test_a_table_has_room_for_so_many_and_no_more(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, ME)
        for _ in range(MOST_CONNECTIONS):
            await one.come(seat=None)
        with pytest.raises(Refusal, match="Too much"):
            await one.come()

    evening(play, tmp_path)


@pytest.mark.rule("HH-19")
def test_a_bot_waits_until_everyone_has_looked(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, BOT)
        table, anna = await one.come()
        await table.ask(anna, act(table, "peek 3"))
        await asyncio.sleep(0.3)
        assert table.table.match.ply == 1
        await table.ask(anna, messages.PutBack(id="back", seat=0))
        await until(lambda: table.table.match.ply == 2)

    evening(play, tmp_path)


@pytest.mark.rule("HH-19")
def test_a_bot_does_not_wait_for_who_has_gone_nor_plays_to_nobody(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, BOT)
        table, anna = await one.come()
        await table.ask(anna, act(table, "peek 3"))
        one.live.leave(table, anna)
        await asyncio.sleep(0.1)
        assert [entry.kind for entry in await one.log.read(one.id)][-1] == "action"
        watched, _ = await one.come(seat=None, person=None)
        await until(lambda: watched.table.match.ply == 2)

    evening(play, tmp_path)


@pytest.mark.rule("HH-19")
def test_a_bot_waits_ten_seconds_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert LONGEST_LOOK == 10_000
    monkeypatch.setattr("hatstand.server.table.LONGEST_LOOK", 400)

    async def play(one: Evening) -> None:
        await one.lay(ME, BOT)
        table, anna = await one.come()
        began = time.monotonic()
        await table.ask(anna, act(table, "peek 3"))
        await until(lambda: table.table.match.ply == 2)
        assert time.monotonic() - began > 0.35

    evening(play, tmp_path)


def test_a_bot_that_thinks_for_ever_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(_: Bot, view: hatstand.View) -> str:
        time.sleep(0.5)
        return view.legal()[0]

    monkeypatch.setattr(Bot, "choose", choose)

    async def play(one: Evening) -> None:
        await one.lay(BOT, ME)
        table, _ = await one.come(seat=1)
        await until(lambda: table.table.match.ply == 1)

    evening(play, tmp_path, FairQueue(1, 0.05))


def test_two_processes_on_one_database_play_one_game(tmp_path: Path) -> None:
    """Each learns of the other's entries when it next writes; a bot's move computed twice is stored once."""

    async def play(one: Evening) -> None:
        await one.lay(ME, ME, BOT)
        queue = FairQueue(1, 60)
        other = Evening(one.log, queue)
        other.id = one.id
        here, anna = await one.come(seat=0)
        there, ben = await other.come(seat=1)
        await here.ask(anna, act(here, "swap 1 2"))
        with pytest.raises(Refusal) as caught:
            await there.ask(ben, messages.Act(id="a", seat=1, ply=1, action="swap 3 4"))
        assert caught.value.code == "error-stale"
        await there.catch_up()
        await there.ask(ben, messages.Act(id="b", seat=1, ply=1, action="swap 3 4"))
        await until(lambda: there.table.match.ply == 3)
        await here.catch_up()
        assert here.table.match.actions == there.table.match.actions
        await here.ask(anna, act(here, "swap 1 2"))
        with pytest.raises(Refusal):
            await there.ask(ben, messages.Act(id="c", seat=1, ply=3, action="swap 3 4"))
        entries = await one.log.read(one.id)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert sum(isinstance(entry.data, Action) for entry in entries) == 4
        await other.live.close()
        queue.close()

    evening(play, tmp_path)


def test_who_writes_over_an_entry_that_is_not_known_yet_is_told_it_first(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, ME)
        queue = FairQueue(1, 60)
        other = Evening(one.log, queue)
        other.id = one.id
        here, anna = await one.come(seat=0)
        there, _ = await other.come(seat=0)
        await there.ask(Connection("anna"), act(there, "swap 1 2"))
        heard(anna)
        with pytest.raises(Refusal) as caught:
            await here.ask(anna, messages.Act(id="x", seat=0, ply=0, action="peek 1"))
        assert caught.value.code == "error-stale"
        assert [message["event"]["kind"] for message in heard(anna)] == ["swap"]
        await other.live.close()
        queue.close()

    evening(play, tmp_path)


def test_a_database_that_fails_for_a_while_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, BOT)
        table, anna = await one.come()
        store = one.log.append
        failing = True

        async def append(entries: Sequence[Entry]) -> None:
            if failing:
                raise NotStored("the disk is full")
            await store(entries)

        monkeypatch.setattr("hatstand.server.live_table.RETRY_SECONDS", 0.01)
        monkeypatch.setattr(one.log, "append", append)
        with pytest.raises(NotStored):
            await table.ask(anna, act(table, "swap 1 2"))
        assert table.table.match.ply == 0
        failing = False
        await table.ask(anna, act(table, "swap 1 2"))
        failing = True
        await asyncio.sleep(0.1)
        assert table.table.match.ply == 1
        failing = False
        await until(lambda: table.table.match.ply == 2)

    evening(play, tmp_path)
