"""Live tables: sockets that are slow, dead or many; bots that wait, are slow or meet a second process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hatstand
from hatstand.bots import Bot
from hatstand.server import messages, tables
from hatstand.server.connection import LONGEST_QUEUE, Connection
from hatstand.server.database import sqlite_url
from hatstand.server.entries import Action, Entry
from hatstand.server.live import MOST_CONNECTIONS, Live
from hatstand.server.live_table import LiveTable
from hatstand.server.log import Log, NotStored
from hatstand.server.refusal import Refusal
from hatstand.server.table import LONGEST_LOOK
from hatstand.server.thinking import Thinker

ME = messages.MySeat(name="Anna", portrait="pirate")
BOT = messages.BotSeat(bot="greedy", name="Bo", portrait="witch")


class Evening:
    """A live table on a database, without sockets."""

    def __init__(self, log: Log, thinker: Thinker) -> None:
        self.log = log
        self.live = Live(log, thinker)
        self.id = ""

    async def lay(self, *seats: messages.MySeat | messages.BotSeat, patience: int = 100) -> None:
        options: dict[str, messages.OptionValue] = {"first": 0, "patience": patience}
        wish = messages.NewTable(ruleset="auf-der-hut", seats=list(seats), options=options, pace=0)
        self.id = await tables.create(self.log, wish, "anna", 0)

    async def come(self, seat: int | None = 0, person: str | None = "anna") -> tuple[LiveTable, Connection]:
        connection = Connection(person)
        table = await self.live.join(self.id, connection)
        await table.greet(connection, messages.Hello(seat=seat))
        return table, connection


def evening(play: Callable[[Evening], Awaitable[None]], folder: Path, thinker: Thinker | None = None) -> None:
    async def opened() -> None:
        thinks = thinker or Thinker(2, 60)
        async with Log(sqlite_url(folder)) as log:
            one = Evening(log, thinks)
            try:
                await play(one)
            finally:
                await one.live.close()
                thinks.close()

    asyncio.run(opened())


def heard(connection: Connection) -> list[dict[str, Any]]:
    found = []
    while not connection._queue.empty():
        message = connection._queue.get_nowait()
        found.append({} if message is None else msgspec.json.decode(message))
    return found


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(6000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come to that")


def act(table: LiveTable, action: str, seat: int = 0) -> messages.Act:
    ply = table.table.match.ply
    return messages.Act(id=f"{seat} {ply}", seat=seat, ply=ply, action=action)


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
    slow = hatstand.bot("random")

    def choose(_: Bot, view: hatstand.View) -> str:
        time.sleep(0.5)
        return slow.choose(view)

    monkeypatch.setattr(Bot, "choose", choose)

    async def play(one: Evening) -> None:
        await one.lay(BOT, ME)
        table, _ = await one.come(seat=1)
        await until(lambda: table.table.match.ply == 1)

    evening(play, tmp_path, Thinker(1, 0.05))


def test_two_processes_on_one_database_play_one_game(tmp_path: Path) -> None:
    """Each learns of the other's entries when it next writes; a bot's move computed twice is stored once."""

    async def play(one: Evening) -> None:
        await one.lay(ME, ME, BOT)
        thinker = Thinker(1, 60)
        other = Evening(one.log, thinker)
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
        thinker.close()

    evening(play, tmp_path)


def test_who_writes_over_an_entry_that_is_not_known_yet_is_told_it_first(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, ME)
        thinker = Thinker(1, 60)
        other = Evening(one.log, thinker)
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
        thinker.close()

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
