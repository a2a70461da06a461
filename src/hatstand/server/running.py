"""What lives as long as the application runs, and what every handler asks of it."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.datastructures import State
from litestar.di import NamedDependency

from .identity import Identities
from .live import Live
from .log import Log
from .page import Page
from .settings import Settings
from .warm import Warmth


@dataclass(frozen=True)
class Server:
    settings: Settings
    log: Log
    identities: Identities
    live: Live
    warmth: Warmth
    page: Page


TheServer = NamedDependency[Server]


def server(state: State) -> Server:
    found: Server = state.server
    return found
