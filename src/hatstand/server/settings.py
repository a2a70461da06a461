"""How a server is set: by what the command line gives, else the environment, else these defaults."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from .database import sqlite_url

PAGE = Path(__file__).parent / "page"


def default_folder() -> Path:
    return Path(os.environ.get("HATSTAND_FOLDER") or platformdirs.user_data_path("hatstand", appauthor=False))


@dataclass(frozen=True, kw_only=True)
class Settings:
    """host: what the server is bound to, which says where other devices reach it. folder: of the database, unless
    `database` (a URL of SQLAlchemy's, for asyncio) names another. pace_seconds: of a bot's action, on average; a
    table may choose its own. bot_threads: how many bots may think at once. bot_seconds: the longest that one may
    wait for its turn, and that it may think then. origins: of pages on other hosts that may speak to this server.
    behind_proxy: it is reached through a proxy alone, whose X-Forwarded-Proto and X-Forwarded-Host are believed.
    """

    host: str = "127.0.0.1"
    folder: Path = field(default_factory=default_folder)
    database: str | None = field(default_factory=lambda: os.environ.get("HATSTAND_DATABASE"))
    page: Path = PAGE
    pace_seconds: float = 1.5
    bot_threads: int = field(
        default_factory=lambda: int(os.environ.get("HATSTAND_BOT_THREADS") or os.cpu_count() or 1)
    )
    bot_seconds: float = 20.0
    tables_per_minute: int = 60
    origins: tuple[str, ...] = ()
    behind_proxy: bool = field(default_factory=lambda: os.environ.get("HATSTAND_BEHIND_PROXY") == "1")

    @property
    def url(self) -> str:
        return self.database or sqlite_url(self.folder)
