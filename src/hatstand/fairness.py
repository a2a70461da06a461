"""A deal that can be checked: the server binds itself to a secret before it knows what the players add to it.

commitment = SHA-256("hatstand secret 1" + secret), shown before anybody contributes;
key = SHA-256("hatstand key 1" + secret + one contribution of 32 bytes a seat, zeros for a bot or none).
The secret is shown after the game, in its record.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .core.errors import BadRecord

if TYPE_CHECKING:
    from .match import Match

SIZE = 32
NO_CONTRIBUTION = bytes(SIZE)
#: What a table's record has beside its game. With only some of them a record is a broken one.
SECRETS = frozenset(("secret", "commitment", "contributions"))


def commitment(secret: bytes) -> bytes:
    return hashlib.sha256(b"hatstand secret 1" + secret).digest()


def deal_key(secret: bytes, contributions: Sequence[bytes]) -> bytes:
    """One contribution a seat, in the order of the seats."""
    return hashlib.sha256(b"hatstand key 1" + secret + b"".join(contributions)).digest()


def verify(record: Mapping[str, Any]) -> Match:
    """The match of a server's record, if its deal is the one that was promised and all its actions are legal.

    BadRecord names the field that does not fit: the commitment, or the key.
    """
    from .replaying import replay

    secret = _bytes("secret", record.get("secret"))
    contributions = record.get("contributions")
    if not isinstance(contributions, list):
        raise BadRecord("error-record", field="contributions", problem=_problem(contributions))
    given = [_bytes("contributions", contribution) for contribution in contributions]
    if len(given) != record.get("players"):
        raise BadRecord("error-record", field="contributions", problem="size")
    if _bytes("commitment", record.get("commitment")) != commitment(secret):
        raise BadRecord("error-record", field="commitment", problem="secret")
    if _bytes("key", record.get("key")) != deal_key(secret, given):
        raise BadRecord("error-record", field="key", problem="secret")
    if record.get("start") is not None:
        # An arranged deal does not come from the key, whatever the hashes say.
        raise BadRecord("error-record", field="start", problem="unknown")
    return replay(record)


def _bytes(field: str, value: object) -> bytes:
    if not isinstance(value, str):
        raise BadRecord("error-record", field=field, problem=_problem(value))
    try:
        found = bytes.fromhex(value)
    except ValueError:
        found = b""
    if len(found) != SIZE or found.hex() != value:
        raise BadRecord("error-record", field=field, problem="type")
    return found


def _problem(value: object) -> str:
    return "missing" if value is None else "type"
