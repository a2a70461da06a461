"""Links by which a person goes on in another browser, or at another address of this server: good once, and soon.

The database holds only a digest of what stands in a link, so that no link can be made from it; and it is the
database that says whether a link is spent, so that a restart or another process changes nothing about that.
"""

from __future__ import annotations

import hashlib
import secrets

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine

from .clock import now
from .database import LINKS
from .refusal import Refusal

LIFE = 5 * 60 * 1000


class Links:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def make(self, person: str) -> str:
        """The secret of a new link."""
        token, time = secrets.token_urlsafe(32), now()
        made = {"digest": _digest(token), "person": person, "expires": time + LIFE, "spent": False}
        async with self._engine.begin() as connection:
            await connection.execute(sql.delete(LINKS).where(LINKS.c.expires <= time))
            await connection.execute(sql.insert(LINKS).values(made))
        return token

    async def spend(self, token: str, caller: str | None) -> str:
        """Whose link it is. From now on it is good only for a caller who is that person already: who taps twice, or
        comes back to it. A Refusal if there is no such link, or not any more.
        """
        found = (LINKS.c.digest == _digest(token)) & (LINKS.c.expires > now())
        spend = sql.update(LINKS).where(found & ~LINKS.c.spent).values(spent=True)
        async with self._engine.begin() as connection:
            was_good = (await connection.execute(spend)).rowcount == 1
            person: str | None = await connection.scalar(sql.select(LINKS.c.person).where(found))
        if person is None or not (was_good or person == caller):
            raise Refusal("error-link")
        return person


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
