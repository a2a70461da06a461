"""Command lines, and the record of a table."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hatstand
from cli.terminals import Command
from hatstand import cli, fairness
from hatstand.cli.voice import Voice, find_language


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    def run(*arguments: str, typed: str = "", language: str = "en") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = cli.run(arguments, Voice(find_language(arguments, {"LANG": language})))
        output = capsys.readouterr()
        return code, output.out, output.err

    return run


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """Of a server's table."""
    secret, contributions = bytes(range(32)), [bytes(32), bytes(32)]
    match = hatstand.Match("auf-der-hut", 2, key=fairness.deal_key(secret, contributions), first=0)
    bots = [hatstand.bot("random"), hatstand.bot("forgetful", memory=0.5)]
    while match.to_move is not None:
        match.play(bots[match.to_move].choose(match.view(match.to_move)))
    return {
        **match.record(),
        "secret": secret.hex(),
        "commitment": fairness.commitment(secret).hex(),
        "contributions": [each.hex() for each in contributions],
    }


@pytest.fixture
def file(record: dict[str, Any], tmp_path: Path) -> Callable[..., str]:
    def write(**changes: Any) -> str:
        path = tmp_path / "record.json"
        path.write_text(json.dumps({**record, **changes}), "utf-8")
        return str(path)

    return write
