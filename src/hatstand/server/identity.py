"""Who somebody is, without an account: a random id in a signed cookie, which may hold seats at several tables.

Only this server can make one, and nothing of it stands in an address or reaches other people.
"""

from __future__ import annotations

import secrets
from typing import Any
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from . import addresses
from .refusal import Refusal

COOKIE = "hatstand"
SALT = b"hatstand identity 1"
YEAR = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, State]


class Identities:
    """Signs and reads the cookie. origins: further ones whose pages may speak for a person, beside our own."""

    def __init__(self, signing_key: bytes, origins: tuple[str, ...] = ()) -> None:
        self._signer = Signer(signing_key, salt=SALT)
        self._origins = origins

    def of(self, connection: AnyConnection) -> str | None:
        """None for a missing cookie, and for one that this server did not sign."""
        try:
            return self._signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def cookie(self, person: str, *, secure: bool) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=self._signer.sign(person).decode(),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def may_speak(self, connection: AnyConnection) -> bool:
        """False for a page of another site: the browser sends our cookie along, and says whose page it is."""
        origin = connection.headers.get("origin")
        if origin is None:  # No browser's page.
            return True
        return origin in self._origins or urlsplit(origin).netloc == connection.headers.get("host")


def origin_of(connection: AnyConnection) -> addresses.Origin:
    """The address under which the browser reached us. A Refusal if it is none."""
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    try:
        return addresses.read(f"{scheme}://{connection.headers.get('host', '')}")
    except Refusal:
        raise Refusal("error-message") from None


def new_person() -> str:
    return secrets.token_urlsafe(24)
