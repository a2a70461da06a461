"""Hints: for whom, when, how often, who hears what, and what of them stands in the record."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hatstand
from by_hand import ByHand, refusal
from device import BOT, ME, Device
from evening import ME as ANNA
from evening import OPEN, Evening, act, evening, heard, sit, until
from hatstand import cli, games
from hatstand.cli.voice import Voice
from hatstand.games.game import Game
from hatstand.reviewing import Advice
from hatstand.server import hints, messages, person
from hatstand.server.connection import Connection
from hatstand.server.fair_queue import FairQueue
from hatstand.server.live_table import LiveTable
from hatstand.server.refusal import Refusal

FEW = 20


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "advise", lambda view: hatstand.advise(view, playouts=FEW))


def hint(table: LiveTable, seat: int = 0, message_id: str = "hint") -> messages.Hint:
    return messages.Hint(id=message_id, seat=seat, ply=table.table.match.ply)


async def answered(table: LiveTable) -> None:
    await asyncio.gather(*table.hints.asked)


def of_type(connection: Connection, *types: str) -> list[dict[str, Any]]:
    return [message for message in heard(connection) if message["type"] in types]


def test_the_advice_is_the_library_s_and_goes_to_that_seat_s_pages_alone(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ANNA, OPEN, hints=True)
        table, anna = await one.come()
        _, second_tab = await one.come()
        _, curtained = await one.come(seat=None)
        _, watching = await one.come(seat=None, person=None)
        _, ben = await one.come(seat=None, person="ben")
        await table.ask(ben, sit(1))
        await table.greet(ben, messages.Hello(seat=1))
        pages = [anna, second_tab, curtained, watching, ben]
        for page in pages:
            heard(page)
        await table.ask(anna, hint(table))
        await answered(table)
        advice = hatstand.advise(table.table.match.view(0), playouts=FEW)
        wanted = {
            "type": "advice",
            "seat": 0,
            "ply": 0,
            "action": advice.action,
            "chance": advice.chance,
            "reasons": msgspec.to_builtins(advice.reasons),
        }
        found = {id(page): of_type(page, "advice", "entry", "done") for page in pages}
        assert [message["type"] for message in found[id(anna)]] == ["done", "entry", "advice"]
        assert found[id(anna)][2] == wanted
        assert found[id(second_tab)] == found[id(anna)][1:]
        for page in (curtained, watching, ben):
            (entry,) = found[id(page)]
            assert (entry["type"], entry["kind"], entry["seat"], entry["event"]) == ("entry", "hint", 0, None)
            assert entry["number"] == table.table.number
        assert table.table.match.ply == 0

    evening(play, tmp_path)


def test_asked_again_at_the_same_ply_it_is_the_same_and_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ANNA, ANNA, hints=True)
        table, anna = await one.come()
        heard(anna)
        for message_id in ("1", "1", "2"):
            await table.ask(anna, hint(table, message_id=message_id))
        await answered(table)
        first = heard(anna)
        assert [each["type"] for each in first].count("entry") == 1
        advice = [each for each in first if each["type"] == "advice"]
        number = table.table.number
        monkeypatch.setattr(hints, "advise", None)  # From here on all is known.
        await table.ask(anna, hint(table, message_id="3"))
        assert heard(anna) == [{"type": "done", "id": "3", "number": number}, advice[0]]
        one.live.leave(table, anna)
        back, anna = await one.come()
        heard(anna)
        await back.ask(anna, hint(back, message_id="4"))
        assert heard(anna) == [{"type": "done", "id": "4", "number": number}, advice[0]]
        assert [entry.kind for entry in await one.log.read(one.id)].count("hint") == 1

    evening(play, tmp_path)


def slow_advice(monkeypatch: pytest.MonkeyPatch) -> tuple[threading.Event, threading.Event]:
    """Set once it is thought about; and to be set, so that it comes to an end."""
    thinks, may_go_on = threading.Event(), threading.Event()

    def slowly(view: hatstand.View) -> Advice:
        thinks.set()
        may_go_on.wait(60)
        return hatstand.advise(view, playouts=FEW)

    monkeypatch.setattr(hints, "advise", slowly)
    return thinks, may_go_on


def test_what_else_is_asked_meanwhile_does_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinks, may_go_on = slow_advice(monkeypatch)

    async def play(one: Evening) -> None:
        await one.lay(ANNA, ANNA, hints=True)
        table, anna = await one.come()
        await table.ask(anna, hint(table))
        await until(thinks.is_set)
        heard(anna)
        await table.ask(anna, act(table, "swap 1 2"))
        assert of_type(anna, "done")
        may_go_on.set()
        await answered(table)
        (refused,) = of_type(anna, "refused", "advice", "done")
        assert (refused["id"], refused["code"], refused["scene"]["ply"]) == ("hint", "error-stale", 1)
        assert table.table.hints == {}

    evening(play, tmp_path)


@pytest.mark.parametrize("hangs", [True, False])
def test_advice_that_does_not_come_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hangs: bool
) -> None:
    gate = threading.Event()

    def fail(view: hatstand.View) -> Advice:
        if hangs:
            gate.wait(60)
        raise RuntimeError("no idea")

    monkeypatch.setattr(hints, "advise", fail)

    async def play(one: Evening) -> None:
        await one.lay(ANNA, ANNA, hints=True)
        table, anna = await one.come()
        heard(anna)
        await table.ask(anna, hint(table))
        await answered(table)
        (refused,) = heard(anna)
        assert (refused["id"], refused["code"]) == ("hint", "error-server")
        await table.ask(anna, act(table, "swap 1 2"))

    evening(play, tmp_path, FairQueue(1, 0.2))
    gate.set()


def test_nobody_can_ask_for_many_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, may_go_on = slow_advice(monkeypatch)

    async def play(one: Evening) -> None:
        await one.lay(ANNA, ANNA, hints=True)
        table, anna = await one.come()
        for number in range(hints.MOST_ASKED):
            await table.ask(anna, hint(table, message_id=f"{number}"))
        with pytest.raises(Refusal) as caught:
            await table.ask(anna, hint(table, message_id="one more"))
        assert caught.value.code == "error-busy"
        may_go_on.set()
        await answered(table)
        assert len(of_type(anna, "done")) == hints.MOST_ASKED

    evening(play, tmp_path)


def test_each_refusal_says_why() -> None:
    play = ByHand(3, (0, 1))

    def wanted(seat: int, ply: int = 0) -> messages.Hint:
        return messages.Hint(id="new", seat=seat, ply=ply)

    assert refusal(play, wanted(0), "person 1") == "error-not-yours"
    assert refusal(play, wanted(1), "person 1") == "error-turn"
    assert refusal(play, wanted(2), "person 2") == "error-bot-seat"
    assert refusal(play, wanted(3), "person 0") == "error-seat"
    assert refusal(play, wanted(0, ply=1), "person 0") == "error-stale"
    play.act("peek 1")
    assert refusal(play, wanted(0), "person 0") == "error-stale"
    assert refusal(ByHand(2, hints=False), wanted(0), "person 0") == "error-no-hints"
    assert refusal(ByHand(2, (0,), (1,)), wanted(0), "person 0") == "error-not-dealt"
    over = ByHand(2, patience=1)
    over.act("peek 1")
    assert refusal(over, wanted(1, ply=1), "person 1") == "error-over"


def test_whoever_was_away_is_told_of_it_but_not_what_it_said() -> None:
    play = ByHand(2)
    play.act("peek 1")
    number = play.hint(1)
    shown = person.missed(play.entries, play.table, 0, since=number - 1)
    assert [(each.kind, each.seat, each.event) for each in shown] == [("hint", 1, None)]
    said = msgspec.json.encode(shown)
    assert b"reason" not in said
    assert b"chance" not in said


def test_the_next_table_allows_what_this_one_did(device: Device) -> None:
    for allowed in (True, False):
        table = device.new_table(ME, BOT, options={"first": 0, "patience": 1}, hints=allowed)
        with device.at(table) as socket:
            assert socket.heard[0]["table"]["hints"] == allowed
            socket.play("peek 1")
            socket.until("entry")
        following = device.http.post(f"/api/tables/{table}/again").json()["table"]
        with device.at(following) as socket:
            assert socket.heard[0]["table"]["hints"] == allowed


@pytest.mark.parametrize("game", games.GAMES, ids=lambda game: game.name)
def test_a_record_with_hints_is_verified_and_replayed(device: Device, folder: Path, game: Game) -> None:
    rules = game.rulesets[0]
    patient = {"patience": 4} if any(option.name == "patience" for option in rules.options) else {}
    seats = [{**ME, "portrait": rules.portraits[0]}, {**BOT, "portrait": rules.portraits[0]}]
    table = device.new_table(*seats, ruleset=rules.id, options={"first": 0, **patient}, hints=True)
    advised: list[dict[str, Any]] = []
    with device.at(table) as socket:
        while socket.my_turn():
            if len(advised) < 2:
                ply = socket.scene["ply"]
                assert socket.ask("hint", ply=ply)["type"] == "done"
                advice = socket.until("advice")
                assert advice["action"] in socket.scene["legal"]
                advised.append({"kind": "hint", "seat": 0, "ply": ply, "action": advice["action"]})
            socket.play(
                advice["action"] if advice["ply"] == socket.scene["ply"] else socket.scene["legal"][0]
            )
            socket.read_all()
        socket.until("entry")
    answer = device.http.get(f"/api/tables/{table}/record")
    assert answer.json()["notes"] == advised
    match = hatstand.verify(answer.json())
    assert match.over
    assert hatstand.replay(answer.json()).actions == match.actions
    folder.write_bytes(answer.content)
    assert cli.run(["verify", str(folder)], Voice("en")) == 0
