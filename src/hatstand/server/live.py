"""All tables that somebody looks at just now; a table is dropped from memory when its last socket closes."""

from __future__ import annotations

import asyncio

from .connection import Connection
from .fair_queue import FairQueue
from .live_table import LiveTable
from .log import Log
from .refusal import Refusal

#: At one table.
MOST_CONNECTIONS = 64


class Live:
    def __init__(self, log: Log, queue: FairQueue) -> None:
        self._log = log
        self._queue = queue
        self._tables: dict[str, LiveTable] = {}
        self._ending: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tables)

    async def join(self, table_id: str, connection: Connection) -> LiveTable:
        """A Refusal if there is no such table, or no room at it."""
        live = self._tables.get(table_id)
        if live is None:
            live = self._tables[table_id] = LiveTable(table_id, self._log, self._queue)
        if len(live.audience.connections) >= MOST_CONNECTIONS:
            raise Refusal("error-busy")
        live.audience.connections.add(connection)
        try:
            await live.load()
        except BaseException:  # There is no such table, no database, or nobody waits for it any more.
            self.leave(live, connection)
            raise
        return live

    def leave(self, live: LiveTable, connection: Connection) -> None:
        """Only this socket: another one of the same seat stays what it is."""
        live.audience.connections.discard(connection)
        if live.audience.connections:
            live.somebody_left()
        elif self._tables.get(live.id) is live:
            del self._tables[live.id]
            self._end(live)

    def _end(self, live: LiveTable) -> None:
        for task in live.tasks():
            task.cancel()
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def look_again(self, table_id: str) -> None:
        """Somebody wrote to this table's log from elsewhere."""
        if live := self._tables.get(table_id):
            await live.catch_up()

    async def close(self) -> None:
        while self._tables:
            self._end(self._tables.popitem()[1])
        if self._ending:
            await asyncio.wait(self._ending)
