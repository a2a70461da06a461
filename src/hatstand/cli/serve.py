"""Serving the page, from the command line."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
import sqlite3
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.errors import HatstandError
from .voice import Voice

if TYPE_CHECKING:
    from ..server.settings import Settings


#: Phones and tablets in the house are to find the table.
EVERYWHERE = "0.0.0.0"  # noqa: S104


def serve_here(
    voice: Voice,
    *,
    host: str | None,
    port: int | None,
    data: str | None,
    database: str | None,
    pace: float | None,
    behind_proxy: bool | None,
    open: bool | None,
) -> None:
    """Serve until Ctrl-C. None: what server/settings.py says; `open`: where somebody sits at this terminal."""
    from ..server.serve import serve
    from ..server.settings import Settings

    logging.basicConfig(format="%(asctime)s %(name)s: %(message)s", level=logging.WARNING)
    given: dict[str, Any] = {
        "folder": data and Path(data),
        "database": database,
        "pace_seconds": pace,
        "behind_proxy": behind_proxy,
    }
    settings = Settings(**{name: value for name, value in given.items() if value is not None})

    def announce(address: str) -> None:
        voice.tell("cli-serving", address=address)
        if sys.stdout.isatty() if open is None else open:
            webbrowser.open(address)

    _try_database(settings)
    try:
        serve(host or EVERYWHERE, port, settings=settings, announce=announce)
    except KeyboardInterrupt:
        voice.tell("cli-served")
    except OSError as error:
        raise HatstandError("cli-error-serve", problem=_problem(error)) from error


def _try_database(settings: Settings) -> None:
    """Open it once, so that a wrong folder or URL is told in a line, before anything else has begun."""
    import sqlalchemy as sql
    from alembic.util import CommandError

    from ..server.log import Log

    async def try_it(log: Log) -> None:
        async with log:
            pass

    try:
        if settings.database is None:
            settings.folder.mkdir(parents=True, exist_ok=True)
        log, url = Log(settings.url), sql.make_url(settings.url)
        if url.get_backend_name() == "sqlite":  # by the plain driver, which fails without a thread left over
            with contextlib.closing(sqlite3.connect(url.database or ":memory:")) as connection:
                connection.execute("SELECT count(*) FROM sqlite_master")
        asyncio.run(try_it(log))
    except (sql.exc.SQLAlchemyError, sqlite3.Error, CommandError, ImportError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise HatstandError("cli-error-database", problem=str(cause).partition("\n")[0]) from error


def _problem(error: OSError) -> str:
    """What the message tells apart, else what the system says."""
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return "address"
    if error.errno == errno.EADDRINUSE:
        return "taken"
    return "forbidden" if error.errno == errno.EACCES else error.strerror or str(error)
