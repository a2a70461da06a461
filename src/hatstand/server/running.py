"""What lives as long as the application runs, and what every handler asks of it."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.datastructures import State
from litestar.di import NamedDependency

from .identity import Identities
from .live import Live
from .log import Log
from .page import Page
from .reviews import Reviews
from .settings import Settings
from .warm import Warmth


@dataclass(frozen=True)
class Server:
    settings: Settings
    log: Log
    identities: Identities
    live: Live
    reviews: Reviews
    warmth: Warmth
    page: Page

    async def ready(self, table_id: str) -> None:
        """When the rules of this table's game are compiled, which they are but at the very first start."""
        laid = await self.log.laid(table_id)
        if laid is not None:
            await self.warmth.wait(laid.ruleset)


TheServer = NamedDependency[Server]


def server(state: State) -> Server:
    found: Server = state.server
    return found
