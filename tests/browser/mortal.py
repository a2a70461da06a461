from __future__ import annotations

from pathlib import Path

from conftest import warm
from device import Process


class Mortal:
    """A server of this test's own, which is killed and comes back at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process = Process(folder)
        self.address = self._process.address
        warm(self._process)

    def kill(self) -> None:
        self._process.kill()

    def come_back(self) -> None:
        self._process = Process(self._folder, self._process.port)

    def stop(self) -> str:
        return self._process.stop()
