"""From a record back to the match."""

from collections.abc import Mapping
from typing import Any

import msgspec

from .core.errors import BadRecord, HatstandError
from .match import Match
from .record import read_record
from .view import View


def replay(record: Mapping[str, Any]) -> Match:
    """The match of a record, a dict as `Match.record` gives it. Raises BadRecord, naming the wrong field."""
    read = read_record(record)
    try:
        match = Match.start_of(read)
    except HatstandError as error:
        field = {"error-key": "key", "error-players": "players"}.get(error.code)
        field = field or ("options" if read.start is None else "start")
        raise BadRecord("error-record", field=field, problem=str(error)) from error
    for field in ("players", "options", "key"):
        if (
            msgspec.to_builtins(read)[field] != match.record()[field]
        ):  # it contradicts the position it starts from
            raise BadRecord("error-record", field=field, problem=str(getattr(read, field)))
    for number, action in enumerate(read.actions):
        try:
            match.play(action)
        except HatstandError as error:
            raise BadRecord("error-record", field=f"actions[{number}]", problem=str(error)) from error
    return match


def to_json(thing: View | Match) -> str:
    """A view, a whole position, or a match's record as a line of JSON."""
    return msgspec.json.encode(thing.show() if isinstance(thing, View) else thing.record()).decode()
