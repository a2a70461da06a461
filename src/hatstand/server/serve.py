"""Runs the application on a port of this machine."""

from __future__ import annotations

import dataclasses
import socket
from collections.abc import Callable

import uvicorn

from . import addresses
from .app import create_app
from .settings import Settings

FIRST_PORT = 8080
#: Ports tried after the first, where none is asked for.
PORTS = 20
#: Proxies close a connection on which nothing has passed for a minute.
HEARTBEAT_SECONDS = 20.0
LARGEST_FRAME = 16_384


class _Server(uvicorn.Server):
    """Tells its address once it answers there."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._started()


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    *,
    settings: Settings | None = None,
    announce: Callable[[str], None],
) -> None:
    """Serve until interrupted. `announce` gets the address, as soon as a browser can open it.

    port: None for the first free one from 8080 on, 0 for any. OSError if the port asked for is taken.
    """
    listening = bind(host, port)
    address = address_of(host, listening.getsockname()[1])
    config = uvicorn.Config(
        create_app(dataclasses.replace(settings or Settings(), host=host)),
        lifespan="on",
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=HEARTBEAT_SECONDS,
        ws_ping_timeout=HEARTBEAT_SECONDS,
        timeout_graceful_shutdown=2,
    )
    with listening:
        _Server(config, lambda: announce(address)).run(sockets=[listening])


def address_of(host: str, port: int) -> str:
    """What a browser opens: here and on other devices the same, so that a person is the same, too."""
    return f"{addresses.Origin('http', addresses.hosts(host)[0], port)}/"


def bind(host: str, port: int | None) -> socket.socket:
    ports = range(FIRST_PORT, FIRST_PORT + PORTS) if port is None else [port]
    for number in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
        except OSError:
            listening.close()
            if number == ports[-1]:
                raise
            continue
        return listening
    raise AssertionError("unreachable")
