from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from device import Device, Process


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests that do not stop it; in the end it must not have complained."""
    process = Process(tmp_path_factory.mktemp("server"))
    yield process
    assert process.stop() == ""


@pytest.fixture
def device(server: Process) -> Iterator[Device]:
    one = Device(server.address)
    yield one
    one.http.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "hatstand"
