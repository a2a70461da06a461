"""Where the tables' logs are kept: append-only entries in a SQL database.

(table, number) is the primary key and (table, client) unique, so two writers can't both write entry 17, and no
message of a page is written twice: the second gets `Conflict`, and nothing of its append is stored. An append has
returned only once it is on disk.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, Self

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import ENTRIES, KEYS, engine, migrate
from .entries import Entry, TableLaid, from_plain, plain
from .links import Links


class Conflict(Exception):
    """Somebody else has written an entry of that number, or one with that client id."""


class NotStored(Exception):
    """The database did not take it, or did not say so: a full disk, a lost connection."""


class Log:
    """Use it as `async with Log(url) as log`. Appends of many tables go to disk in one transaction."""

    def __init__(self, url: str) -> None:
        self._engine = engine(url)
        self.links = Links(self._engine)
        self._waiting: asyncio.Queue[tuple[Sequence[Entry], asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException:  # Else the connection's thread would keep the process from ending.
            await self._engine.dispose()
            raise
        self._writer = asyncio.create_task(self._write(), name="log writer")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            await asyncio.wait([self._writer])
        await self._engine.dispose()

    async def append(self, entries: Sequence[Entry]) -> None:
        """All of them or, with a Conflict, none. NotStored: read the log to know."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((entries, stored))
        await stored

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table with a number above `after`; none for a table that does not exist."""
        wanted = (
            sql.select(ENTRIES)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        async with self._engine.connect() as connection:
            return [_entry(row) for row in await connection.execute(wanted)]

    async def laid(self, table: str) -> TableLaid | None:
        """What the table was laid for, in its first entry; None where there is no such table."""
        wanted = sql.select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number == 1)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        data = None if row is None else _entry(row).data
        return data if isinstance(data, TableLaid) else None

    async def tables_of(self, person: str, limit: int = 50) -> list[str]:
        """The tables that this person made, or at which they ever took a seat, not ended; newest first."""
        ended = ENTRIES.alias()
        wanted = (
            sql.select(ENTRIES.c.table_id)
            .where(ENTRIES.c.person == person, ENTRIES.c.kind.in_(("table", "seat-taken")))
            .where(~sql.exists().where(ended.c.table_id == ENTRIES.c.table_id, ended.c.kind == "end"))
            .group_by(ENTRIES.c.table_id)
            .order_by(sql.func.max(ENTRIES.c.time).desc(), ENTRIES.c.table_id)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(wanted))

    async def signing_key(self) -> bytes:
        """One and the same for every process on this database, whoever asks first."""
        wanted = sql.select(KEYS.c.value).where(KEYS.c.name == "signing")
        async with self._engine.connect() as connection:
            found: bytes | None = await connection.scalar(wanted)
        if found is not None:
            return found
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    sql.insert(KEYS).values(name="signing", value=secrets.token_bytes(32))
                )
        except IntegrityError:
            pass  # Another process was first: its key is the one.
        return await self.signing_key()

    async def _write(self) -> None:
        while True:
            appends = [await self._waiting.get()]
            while not self._waiting.empty():
                appends.append(self._waiting.get_nowait())
            await self._commit(appends)
            for _ in appends:
                self._waiting.task_done()

    async def _commit(self, appends: list[tuple[Sequence[Entry], asyncio.Future[None]]]) -> None:
        """All in one transaction; if that fails, each in one of its own, so that each fails for itself alone."""
        failure: Exception | None = None
        try:
            async with self._engine.begin() as connection:
                await _insert(connection, [entry for entries, _ in appends for entry in entries])
        except (sql.exc.SQLAlchemyError, OSError, RuntimeError, ValueError) as error:
            if len(appends) > 1:
                for append in appends:
                    await self._commit([append])
                return
            failure = Conflict() if isinstance(error, IntegrityError) else NotStored(str(error))
        for _, stored in appends:
            if stored.cancelled():  # Who asked has gone; what it asked for is stored all the same.
                continue
            if failure is None:
                stored.set_result(None)
            else:
                stored.set_exception(failure)


async def _insert(connection: AsyncConnection, entries: list[Entry]) -> None:
    rows = [
        {
            "table_id": entry.table,
            "number": entry.number,
            "schema": entry.schema,
            "time": entry.time,
            "kind": entry.kind,
            "seat": entry.seat,
            "person": entry.person,
            "client": entry.client,
            "data": plain(entry.data),
        }
        for entry in entries
    ]
    await connection.execute(sql.insert(ENTRIES), rows)


def _entry(row: sql.Row[Any]) -> Entry:
    return Entry(
        table=row.table_id,
        number=row.number,
        schema=row.schema,
        time=row.time,
        data=from_plain(row.kind, row.data),
        seat=row.seat,
        person=row.person,
        client=row.client,
    )
