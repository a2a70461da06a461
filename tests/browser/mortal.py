from __future__ import annotations

from pathlib import Path

from device import BOT, ME, Device, Process


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


def warm(process: Process) -> None:
    """The first table after the rules have changed waits until they are compiled; no visitor has that patience."""
    device = Device(process.address)
    device.new_table(ME, BOT)
    device.http.close()
