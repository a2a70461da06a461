"""Records in files."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ..core.errors import BadRecord, HatstandError


def read_record(file: str) -> dict[str, Any]:
    """The JSON object in a file ("-": standard input). BadRecord or another HatstandError where there is none."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise HatstandError("cli-error-read", file=file, problem=_problem(error)) from error
    except UnicodeDecodeError as error:
        raise BadRecord("error-record", field=file, problem="json") from error
    try:
        record = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("error-record", field=file, problem="json") from error
    if not isinstance(record, dict):
        raise BadRecord("error-record", field=file, problem="type")
    return record


def write_json(file: str, data: dict[str, Any]) -> None:
    text = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise HatstandError("cli-error-write", file=file, problem=_problem(error)) from error


def _problem(error: OSError) -> str:
    """What the messages tell apart, else what the system says."""
    if isinstance(error, FileNotFoundError):
        return "missing"
    if isinstance(error, IsADirectoryError):
        return "folder"
    if isinstance(error, PermissionError):
        return "forbidden"
    return error.strerror or str(error)
