"""A person's device, as the tests hold it: a browser's cookies, and sockets that speak the page's messages."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
SECONDS = 200.0
_ids = itertools.count()

START = """
import sys
from pathlib import Path
from hatstand.server.serve import serve
from hatstand.server.settings import Settings
settings = Settings(folder=Path(sys.argv[1]), pace_seconds=float(sys.argv[3]), tables_per_minute=100_000)
serve(sys.argv[4], int(sys.argv[2]), settings=settings, announce=lambda address: print(address, flush=True))
"""

ME = {"who": "me", "name": "Anna", "portrait": "pirate"}
BOT = {"who": "bot", "bot": "random", "name": "Bo", "portrait": "witch"}


class Process:
    """A server in a process of its own, on a folder that outlives it."""

    def __init__(self, folder: Path, port: int = 0, pace: float = 0.0, host: str = "127.0.0.1") -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-W", "error", "-c", START, str(folder), str(port), str(pace), host],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip().rstrip("/")
        if not self.address:
            raise AssertionError(f"the server did not start: {self._process.communicate()[1]}")

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """kill -9: nothing is written any more, nobody told."""
        self._process.kill()
        self._process.communicate()

    def stop(self) -> str:
        """An orderly end; what the server complained about."""
        self._process.terminate()
        return self._process.communicate(timeout=20)[1]


class Device:
    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=SECONDS)

    def new_table(self, *seats: Message, ruleset: str = "auf-der-hut", **wish: Any) -> str:
        answer = self.http.post("/api/tables", json={"ruleset": ruleset, "seats": list(seats), **wish})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    @contextmanager
    def at(self, table: str, seat: int | None = 0, since: int | None = None) -> Iterator[Socket]:
        with self.socket(table) as socket:
            socket.hello(seat, since)
            yield socket

    @contextmanager
    def socket(self, table: str, **headers: str) -> Iterator[Socket]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        with connect(address, additional_headers={"Cookie": cookies, **headers}) as connection:
            yield Socket(connection)


class Socket:
    """The page's end of a socket: what has come in stands in `heard`, the newest scene in `scene`."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.heard: list[Message] = []
        self.scene: Message = {}
        self.number = 0
        self.seat: int | None = None

    def send(self, **message: Any) -> None:
        self._connection.send(json.dumps(message))

    def send_raw(self, data: str | bytes) -> None:
        self._connection.send(data)

    def receive(self) -> Message:
        message: Message = json.loads(self._connection.recv(timeout=SECONDS))
        self.heard.append(message)
        if message.get("scene") is not None:
            self.scene = message["scene"]
        if message["type"] in ("welcome", "entry"):
            self.number = message["number"]
        return message

    def until(self, *types: str) -> Message:
        while (message := self.receive())["type"] not in types:
            pass
        return message

    def hello(self, seat: int | None, since: int | None = None) -> Message:
        self.seat = seat
        self.send(type="hello", seat=seat, since=since, build=None)
        welcome = self.until("welcome", "refused")
        assert welcome["type"] == "welcome", welcome
        return welcome

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message, and wait for the answer to it."""
        message = {"id": f"test-{next(_ids)}", "seat": self.seat, **fields}
        self.send(type=kind, **message)
        while (answer := self.receive()).get("id") != message["id"]:
            pass
        return answer

    def act(self, action: str, **fields: Any) -> Message:
        return self.ask("act", **{"ply": self.scene["ply"], "action": action, **fields})

    def play(self, action: str) -> Message:
        """An action that is taken; what everyone is told of it."""
        answer = self.act(action)
        assert answer["type"] == "done", answer
        while self.number < answer["number"]:
            self.receive()
        return next(
            message
            for message in self.heard
            if message["type"] == "entry" and message["number"] == answer["number"]
        )

    def read_all(self) -> None:
        """Read every opened hat, and put back the peeked one."""
        if self.scene["peeked"] is not None:
            self.ask("put_back")
        for opened in self.scene["opened"]:
            self.ask("seen", number=opened["number"])

    def my_turn(self) -> bool:
        """Wait until it is; False once the game is over."""
        while not self.scene["over"] and self.scene["to_move"] != self.seat:
            self.receive()
        return not self.scene["over"]
