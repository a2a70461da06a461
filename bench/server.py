"""Moves a second over real WebSockets: tables of two people each, beside a bare echo by the same server software.

Usage: python bench/server.py [TABLES] [SECONDS] [ROUNDS]

The server is one process, all clients are another. A round is first the echo, then the game, by equally many
sockets: a client sends an action, and the next is sent when it has been answered. The echo sends it back; a table
stores it, and has answered when both clients have been told. They play legal actions at random without a pause, and
at a new table when a game is over.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

RULESET = "auf-der-hut"
ME = {"who": "me", "name": "Anna", "portrait": "pirate"}
ACT = '{"type":"act","id":"0123456789","seat":0,"ply":12,"action":"peek 3"}'

SERVER = """
import sys
from pathlib import Path
from hatstand.server import serve, sockets
from hatstand.server.settings import Settings
sockets.MESSAGES_A_SECOND = sockets.BURST = 1_000_000
settings = Settings(folder=Path(sys.argv[1]), tables_per_minute=1_000_000)
serve.serve("127.0.0.1", 0, settings=settings, announce=lambda address: print(address, flush=True))
"""
ECHO = """
import sys
import uvicorn
from hatstand.server import serve

async def echo(scope, receive, send):
    await receive()
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204})
        await send({"type": "http.response.body"})
        return
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})

with serve.bind("127.0.0.1", 0) as listening:
    config = uvicorn.Config(echo, lifespan="off", log_level="warning", ws="websockets-sansio")
    print(serve.address_of("127.0.0.1", listening.getsockname()[1]), flush=True)
    uvicorn.Server(config).run(sockets=[listening])
"""


class Round:
    """So many at once, for so long from when all are ready; the first quarter more does not count.

    times: of each message, from its sending to its answer, in seconds.
    """

    def __init__(self, tables: int, seconds: float) -> None:
        self.seconds = seconds
        self.times: list[float] = []
        self._all = asyncio.Barrier(tables)
        self._begins = 0.0

    async def ready(self) -> None:
        await self._all.wait()
        self._begins = time.perf_counter() + self.seconds / 4

    def goes_on(self, sent: float) -> bool:
        """What was sent then has been answered now. False when the time is over."""
        now, ends = time.perf_counter(), self._begins + self.seconds
        if self._begins <= sent and now <= ends:
            self.times.append(now - sent)
        return now < ends

    @property
    def per_second(self) -> float:
        return len(self.times) / self.seconds


async def echo(address: str, _: httpx.AsyncClient, one: Round) -> None:
    live = address.replace("http", "ws", 1)
    async with connect(live) as first, connect(live) as second:
        await one.ready()
        for socket in itertools.cycle((first, second)):
            sent = time.perf_counter()
            await socket.send(ACT)
            await socket.recv()
            if not one.goes_on(sent):
                return


async def play(address: str, http: httpx.AsyncClient, one: Round) -> None:
    rng, games = random.Random(1), 0
    while True:
        wish = {"ruleset": RULESET, "seats": [ME, ME], "options": {"first": 0}}
        table = (await http.post("/api/tables", json=wish)).raise_for_status().json()["table"]
        cookies = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
        live = f"{address.replace('http', 'ws', 1)}api/tables/{table}/live"
        async with (
            connect(live, additional_headers=cookies) as first,
            connect(live, additional_headers=cookies) as second,
        ):
            for seat, page in enumerate((first, second)):
                await page.send(json.dumps({"type": "hello", "seat": seat, "since": None, "build": None}))
            if not games:
                await one.ready()
            if not await one_game((first, second), rng, one):
                return
        games += 1


async def one_game(pages: tuple[ClientConnection, ClientConnection], rng: random.Random, one: Round) -> bool:
    """False when the time is over."""
    scenes = [(await heard(page, "welcome"))["scene"] for page in pages]
    while not scenes[0]["over"]:
        seat, ply = scenes[0]["to_move"], scenes[0]["ply"]
        action = rng.choice(scenes[seat]["legal"])
        act = {"type": "act", "id": f"{seat} {ply}", "seat": seat, "ply": ply, "action": action}
        sent = time.perf_counter()
        await pages[seat].send(json.dumps(act))
        scenes = [(await heard(page, "entry"))["scene"] for page in pages]
        if not one.goes_on(sent):
            return False
    return True


async def heard(page: ClientConnection, wanted: str) -> dict[str, Any]:
    while (message := json.loads(await page.recv()))["type"] != wanted:
        if message["type"] == "refused":
            raise ValueError(f"the server refused: {message}")
    return dict(message)


Load = Callable[[str, httpx.AsyncClient, Round], Awaitable[None]]


async def measured(load: Load, address: str, tables: int, seconds: float) -> Round:
    one = Round(tables, seconds)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        await http.get("/")  # all of them are one person
        await asyncio.gather(*(load(address, http, one) for _ in range(tables)))
    return one


def started(source: str, folder: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen([sys.executable, "-c", source, folder], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def row(name: str, rounds: list[Round]) -> str:
    speeds = [each.per_second for each in rounds]
    times = sorted(seconds * 1000 for each in rounds for seconds in each.times)
    p99 = times[min(len(times) - 1, len(times) * 99 // 100)]
    spread = f"{min(speeds):,.0f} to {max(speeds):,.0f}"
    return (
        f"| {name} | {statistics.median(speeds):,.0f} /s ({spread}) "
        f"| {statistics.median(times):.1f} ms | {p99:.1f} ms |"
    )


def main(tables: int = 20, seconds: int = 5, rounds: int = 5) -> None:
    found: dict[str, list[Round]] = {"echo": [], "moves": []}
    with tempfile.TemporaryDirectory() as folder:
        processes = [started(source, folder) for source in (ECHO, SERVER)]
        (_, bare), (_, server) = processes
        try:
            asyncio.run(measured(play, server, 1, 1))  # the rules are compiled
            for _ in range(rounds):
                found["echo"].append(asyncio.run(measured(echo, bare, tables, seconds)))
                found["moves"].append(asyncio.run(measured(play, server, tables, seconds)))
        finally:
            for process, _ in processes:
                process.terminate()
                process.communicate()
    print(f"| {tables} tables | median (slowest to fastest) | answered after | p99 |")
    print("| --- | ---: | ---: | ---: |")
    for name, each in found.items():
        print(row(name, each))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
