"""Reviews of games that are over: who may have them, how far they are, and that they hold up no bot."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import hatstand
from evening import until
from hatstand.core.errors import HatstandError
from hatstand.reviewing import Assessed, Review
from hatstand.server import messages, reviews
from hatstand.server.app import create_app
from hatstand.server.fair_queue import FairQueue
from hatstand.server.reviews import Reviews
from hatstand.server.settings import Settings

Client = TestClient[Any]
Progress = Callable[[int, int], None]
SEATS = [
    {"who": "me", "name": "Anna", "portrait": "pirate"},
    {"who": "bot", "bot": "greedy", "name": "Bo", "portrait": "witch"},
]


def quickly(record: Any, seat: int, *, progress: Progress) -> Review:
    return hatstand.review(record, seat, playouts=5, progress=progress)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setattr(reviews, "review", quickly)
    with TestClient(create_app(Settings(folder=tmp_path, pace_seconds=0))) as client:
        client.get("/api/catalogue")
        yield client


def played(client: Client, moves: int = 3) -> str:
    """A table whose game is over after so many of Anna's moves."""
    wish = {"ruleset": "auf-der-hut", "seats": SEATS, "options": {"first": 0, "patience": 2 * moves}}
    table: str = client.post("/api/tables", json=wish).json()["table"]
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"type": "hello", "seat": 0})
        while (message := socket.receive_json()).get("kind") != "end":
            scene = message.get("scene")
            if scene and scene["legal"] and message["type"] in ("welcome", "entry"):
                peek = next(action for action in scene["legal"] if action.startswith("peek"))
                act = {"type": "act", "id": str(scene["ply"]), "seat": 0, "ply": scene["ply"], "action": peek}
                socket.send_json(act)
                socket.send_json({"type": "put_back", "id": f"back {scene['ply']}", "seat": 0})
    return table


def finished(client: Client, table: str, seat: int = 0) -> dict[str, Any]:
    for _ in range(3000):
        answer = client.get(f"/api/tables/{table}/review", params={"seat": seat})
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        if state["review"] is not None:
            return state
        time.sleep(0.02)
    raise AssertionError("it has not come to an end")


def test_a_review_is_the_library_s_of_the_record(client: Client) -> None:
    table = played(client)
    begun = client.post(f"/api/tables/{table}/review", json={"seat": 0})
    assert begun.status_code == 202
    assert begun.json()["seat"] == 0
    state = finished(client, table)
    record = client.get(f"/api/tables/{table}/record").json()
    assert state["review"] == msgspec.to_builtins(hatstand.review(record, 0, playouts=5))
    assert state["done"] == state["of"] == len(state["review"]["moves"]) > 0
    assert client.post(f"/api/tables/{table}/review", json={"seat": 0}).json() == state


def test_whoever_may_open_the_table_may_have_it_of_every_seat(client: Client) -> None:
    table = played(client)
    client.cookies.clear()
    assert client.post(f"/api/tables/{table}/review", json={"seat": 1}).status_code == 202
    assert finished(client, table, 1)["review"]["seat"] == 1


def test_a_process_that_was_not_asked_begins_it_when_it_is_looked_for(client: Client) -> None:
    table = played(client)
    assert finished(client, table)["review"]["seat"] == 0


def test_each_refusal_says_why(client: Client) -> None:
    over = played(client)
    going_on = client.post("/api/tables", json={"ruleset": "auf-der-hut", "seats": SEATS}).json()["table"]

    def refused(table: str, **wish: Any) -> tuple[int, str]:
        answer = client.post(f"/api/tables/{table}/review", json=wish)
        again = client.get(f"/api/tables/{table}/review", params=wish)
        assert again.status_code == answer.status_code
        assert again.json() == answer.json()
        return answer.status_code, answer.json()["code"]

    assert refused(going_on, seat=0) == (409, "error-not-over")
    assert refused("nowhere", seat=0) == (404, "error-table")
    assert refused(over, seat=2) == (400, "error-seat")
    assert refused(over, seat=16) == (400, "error-message")
    assert refused(over) == (400, "error-message")
    assert refused(over, seat="mine") == (400, "error-message")


# --- the work itself -----------------------------------------------------------------------------------------


class Moves:
    """A review of so many moves, of which each goes on until it is let go."""

    def __init__(self, of: int) -> None:
        self.begun: list[str] = []
        self.gates = [threading.Event() for _ in range(of)]

    def review(self, _: Any, seat: int, *, progress: Progress) -> Review:
        for number, gate in enumerate(self.gates):
            self.begun.append(f"move {number} of seat {seat}")
            assert gate.wait(60)
            progress(number + 1, len(self.gates))
        return reviewed(seat)


def reviewed(seat: int) -> Review:
    return Review("hats", seat, [Assessed(0, "end", 0.5, "end", 0.5, 0.0, [])], [])


async def waits_for(made: Reviews, table: str, seat: int = 0) -> messages.ReviewState:
    def found() -> bool:
        state = made.state(table, seat)
        return state is not None and state.review is not None

    await until(found)
    state = made.state(table, seat)
    assert state is not None
    return state


def test_a_bot_waits_for_one_move_of_a_review_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = Moves(3)
    monkeypatch.setattr(reviews, "review", moves.review)

    async def play() -> None:
        queue = FairQueue(1, 60)
        made = Reviews(queue)
        made.begin("table", 0, {})
        made.begin("table", 1, {})
        await until(lambda: moves.begun == ["move 0 of seat 0"])
        assert made.state("table", 0) == messages.ReviewState(seat=0, done=0, of=0, review=None)
        for number in range(3):
            bots = [
                asyncio.ensure_future(queue.run(f"{n}", lambda: moves.begun.append("bot"))) for n in range(2)
            ]
            await asyncio.sleep(0)
            moves.gates[number].set()
            await asyncio.gather(*bots)
            await until(lambda number=number: len(moves.begun) > 3 * (number + 1))  # type: ignore[misc]
            state = made.state("table", 0)
            assert state is not None
            assert (state.done, state.of) == (number + 1, 3)
        await waits_for(made, "table", 1)
        assert moves.begun == [
            *("move 0 of seat 0", "bot", "bot", "move 1 of seat 0", "bot", "bot", "move 2 of seat 0"),
            *("bot", "bot", "move 0 of seat 1", "move 1 of seat 1", "move 2 of seat 1"),
        ]
        await made.close()
        queue.close()

    asyncio.run(play())


def test_it_is_made_once_however_often_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def count(_: Any, seat: int, *, progress: Progress) -> Review:
        asked.append(seat)
        progress(1, 1)
        return reviewed(seat)

    monkeypatch.setattr(reviews, "review", count)

    async def play() -> None:
        queue = FairQueue(2, 60)
        made = Reviews(queue)
        for _ in range(3):
            made.begin("table", 0, {})
        assert (await waits_for(made, "table")).review == reviewed(0)
        made.begin("table", 0, {})
        await asyncio.sleep(0.02)
        assert asked == [0]
        await made.close()
        queue.close()

    asyncio.run(play())


@pytest.mark.parametrize("hangs", [True, False])
def test_one_that_fails_or_hangs_is_said_to_and_not_tried_again(
    monkeypatch: pytest.MonkeyPatch, hangs: bool
) -> None:
    asked: list[int] = []
    gate = threading.Event()

    def fail(_: Any, seat: int, *, progress: Progress) -> Review:
        asked.append(seat)
        if hangs:
            gate.wait(60)
        raise RuntimeError("no idea")

    monkeypatch.setattr(reviews, "review", fail)

    async def play() -> None:
        queue = FairQueue(1, 0.1)
        made = Reviews(queue)
        made.begin("table", 0, {})

        def failed() -> bool:
            try:
                made.state("table", 0)
            except HatstandError as error:
                return error.code == "error-server"
            return False

        await until(failed)
        made.begin("table", 0, {})
        assert failed()
        assert await queue.run("table", lambda: "a bot's move") == "a bot's move"
        assert asked == [0]
        await made.close()
        queue.close()

    asyncio.run(play())
    gate.set()


def test_neither_what_is_kept_nor_what_is_wanted_grows_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_KEPT", 4)
    monkeypatch.setattr(reviews, "MOST_WANTED", 3)
    gate = threading.Event()

    def wait(_: Any, seat: int, *, progress: Progress) -> Review:
        gate.wait(60)
        return reviewed(seat)

    monkeypatch.setattr(reviews, "review", wait)

    async def play() -> None:
        queue = FairQueue(1, 60)
        made = Reviews(queue)
        for number in range(3):
            made.begin(f"table {number}", 0, {})
        with pytest.raises(HatstandError) as caught:
            made.begin("one more", 0, {})
        assert caught.value.code == "error-busy"
        assert made.state("one more", 0) is None
        gate.set()
        for number in range(3):
            await waits_for(made, f"table {number}")
        for number in range(3, 9):
            made.begin(f"table {number}", 0, {})
            await waits_for(made, f"table {number}")
            made.state("table 2", 0)  # what is looked at is kept
        kept = [number for number in range(9) if made.state(f"table {number}", 0) is not None]
        assert kept == [2, 6, 7, 8]
        await made.close()
        queue.close()

    asyncio.run(play())
