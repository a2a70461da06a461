"""The database: its tables, how it is opened, and how it is brought to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

#: What lets only one process at a time past, until its transaction ends.
FIRST_COME = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(4207849484)",
}

METADATA = sql.MetaData()
ENTRIES = sql.Table(
    "entries",
    METADATA,
    sql.Column("table_id", sql.String(64), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("schema", sql.Integer, nullable=False),
    sql.Column("time", sql.BigInteger, nullable=False),
    sql.Column("kind", sql.String(32), nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("person", sql.String(64)),
    sql.Column("client", sql.String(64)),
    sql.Column("data", sql.JSON, nullable=False),
    sql.UniqueConstraint("table_id", "client", name="entries_client"),
    sql.Index("entries_person", "person", "kind"),
)
LINKS = sql.Table(
    "links",
    METADATA,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("person", sql.String(64), nullable=False),
    sql.Column("expires", sql.BigInteger, nullable=False),
    sql.Column("spent", sql.Boolean, nullable=False),
)
KEYS = sql.Table(
    "keys",
    METADATA,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.LargeBinary, nullable=False),
)


def sqlite_url(folder: Path) -> str:
    return sql.URL.create("sqlite+aiosqlite", database=str(folder / "hatstand.sqlite")).render_as_string()


def engine(url: str) -> AsyncEngine:
    made = create_async_engine(url)
    if made.dialect.name == "sqlite":
        event.listen(made.sync_engine, "connect", _set_up_sqlite)
    return made


def _set_up_sqlite(connection: Any, _: object) -> None:
    """What is acknowledged must outlive a loss of power: hence FULL, which in WAL syncs at each commit."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: sql.Connection) -> None:
    """To the newest schema; of several processes that start at once, one does it and the others wait."""
    if (first_come := FIRST_COME.get(connection.dialect.name)) is not None:
        connection.exec_driver_sql(first_come)
    config = Config()
    config.set_main_option("script_location", "hatstand.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
