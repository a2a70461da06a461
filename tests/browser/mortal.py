from __future__ import annotations

from pathlib import Path

from device import BOT, ME, Device, Process
from hatstand import games


class Mortal:
    """A server of this test's own, which is killed and comes back at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process = Process(folder)
        self.address = self._process.address
        try:
            warm(self._process)
        except BaseException:
            self.kill()
            raise

    def kill(self) -> None:
        self._process.kill()

    def come_back(self) -> None:
        self._process = Process(self._folder, self._process.port)

    def stop(self) -> str:
        return self._process.stop()


def warm(process: Process) -> None:
    """Each game's rules and bots are ready: where they must be compiled first, no visitor has the patience."""
    device = Device(process.address)
    for game in games.GAMES:
        rules = game.rulesets[0]
        face = {"portrait": rules.portraits[0]}
        seats = {**ME, **face}, {**BOT, **face, "bot": "greedy"}
        table = device.new_table(*seats, ruleset=rules.id, options={"first": 1})
        with device.at(table) as socket:
            socket.my_turn()
    device.http.close()
