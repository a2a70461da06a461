from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from device import Device, Process
from mortal import warm
from visitor import SECONDS, Invite, Visitor

expect.set_options(timeout=1000 * SECONDS)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One for all tests that do not kill it; in the end it must not have complained."""
    process = Process(tmp_path_factory.mktemp("hatstand"))
    try:
        warm(process)
        yield process
    finally:
        complaints = process.stop()
    assert complaints == ""


@pytest.fixture
def device(server: Process) -> Iterator[Device]:
    one = Device(server.address)
    yield one
    one.http.close()


@pytest.fixture
def invite(chromium: Browser, server: Process) -> Iterator[Invite]:
    """Brings visitors to the server; nothing may have gone wrong before their eyes when they leave."""
    came: list[Visitor] = []

    def another(address: str = server.address, **wishes: object) -> Visitor:
        visitor = Visitor(chromium, address, **wishes)  # type: ignore[arg-type]
        came.append(visitor)
        return visitor

    yield another
    for visitor in came:
        visitor.leave()
    assert [wrong for visitor in came for wrong in visitor.wrong] == []
