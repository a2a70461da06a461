"""`hatstand` alone: what the server is told, and what can be wrong with it."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.terminals import Command
from hatstand.cli import root
from hatstand.server.tables import SLOWEST_PACE


def test_serving(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: dict[str, Any] = {}
    opened: list[str] = []

    def serve(host: str, port: int | None, *, settings: Any, announce: Callable[[str], None]) -> None:
        asked.update(host=host, port=port, folder=settings.folder, pace=settings.pace_seconds)
        announce("http://127.0.0.1:7777/")
        raise KeyboardInterrupt

    monkeypatch.setattr("hatstand.server.serve.serve", serve)
    monkeypatch.setattr("webbrowser.open", opened.append)
    folder = tmp_path / "tables"
    code, out, err = command("--host", "0.0.0.0", "--port", "7777", "--pace", "0.5", "--data", str(folder))
    assert (code, err, opened) == (0, "", [])
    assert asked == {"host": "0.0.0.0", "port": 7777, "folder": folder, "pace": 0.5}
    assert "http://127.0.0.1:7777/" in out
    command("--data", str(folder), "--open")
    assert opened == ["http://127.0.0.1:7777/"]
    assert asked["port"] is None


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.EADDRINUSE, "Address already in use"), "The port is taken"),
        (OSError(errno.EACCES, "Permission denied"), "more rights"),
        (OSError(errno.EADDRNOTAVAIL, "Cannot assign"), "no such address"),
        (OSError(errno.ENETDOWN, "Network is down"), "Network is down"),
    ],
)
def test_an_address_at_which_nothing_can_be_served(
    error: OSError, sentence: str, command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def serve(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr("hatstand.server.serve.serve", serve)
    code, _, err = command("--data", str(tmp_path))
    assert code == 2
    assert sentence in err


def test_a_pace_is_at_most_what_a_table_may_have() -> None:
    assert root.SLOWEST_PACE == SLOWEST_PACE


@pytest.mark.parametrize(
    "database",
    ["nonsense", "sqlite:///tables", "sqlite+aiosqlite:///none/tables", "sqlite+aiosqlite:///broken"],
)
def test_a_database_that_can_not_be_opened(
    database: str, command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken").write_text("no database at all")
    code, out, err = command("--database", database)
    assert (code, out) == (2, "")
    assert err.startswith("hatstand: The tables can’t be kept there: ")
    assert err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["broken"]
