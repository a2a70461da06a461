"""A live table on a database, without sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from hatstand import games
from hatstand.server import messages, tables
from hatstand.server.connection import Connection
from hatstand.server.database import sqlite_url
from hatstand.server.fair_queue import FairQueue
from hatstand.server.live import Live
from hatstand.server.live_table import LiveTable
from hatstand.server.log import Log

ME = messages.MySeat(name="Anna", portrait="pirate")
BOT = messages.BotSeat(bot="greedy", name="Bo", portrait="witch")
OPEN = messages.OpenSeat()


class Evening:
    def __init__(self, log: Log, queue: FairQueue) -> None:
        self.log = log
        self.queue = queue
        self.live = Live(log, queue)
        self.id = ""

    async def lay(
        self,
        *seats: messages.MySeat | messages.BotSeat | messages.OpenSeat,
        ruleset: str = "auf-der-hut",
        hints: bool = False,
        **options: messages.OptionValue,
    ) -> None:
        """Anna makes the table. Faces are those of the game."""
        face = games.find(ruleset)[1].portraits[0]
        faced = [
            seat if isinstance(seat, messages.OpenSeat) else replace(seat, portrait=face) for seat in seats
        ]
        wish = messages.NewTable(
            ruleset=ruleset, seats=faced, options={"first": 0, **options}, pace=0, hints=hints
        )
        self.id = await tables.create(self.log, wish, "anna", 0)

    async def come(self, seat: int | None = 0, person: str | None = "anna") -> tuple[LiveTable, Connection]:
        connection = Connection(person)
        table = await self.live.join(self.id, connection)
        await table.greet(connection, messages.Hello(seat=seat))
        return table, connection


def evening(play: Callable[[Evening], Awaitable[None]], folder: Path, queue: FairQueue | None = None) -> None:
    async def opened() -> None:
        shared = queue or FairQueue(2, 60)
        async with Log(sqlite_url(folder)) as log:
            one = Evening(log, shared)
            try:
                await play(one)
            finally:
                await one.live.close()
                shared.close()

    asyncio.run(opened())


def heard(connection: Connection) -> list[dict[str, Any]]:
    """What was sent since the last time; {} is the end."""
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


def sit(seat: int, message_id: str = "sit", name: str = "Ben", portrait: str = "knight") -> messages.Sit:
    return messages.Sit(id=message_id, seat=seat, name=name, portrait=portrait)
