"""Hats in teams at the server: a card is passed, and the partner, wherever they are, must give another one back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hatstand
from device import BOT, ME, Device, Process, Socket
from evening import BOT as A_BOT
from evening import ME as A_PERSON
from evening import OPEN, Evening, act, evening, heard, sit, until
from hatstand.server import messages
from hatstand.server.connection import Connection
from hatstand.server.live_table import LiveTable
from hatstand.server.refusal import Refusal

GUEST = "hare"


def of_type(connection: Connection, kind: str) -> list[dict[str, Any]]:
    return [message for message in heard(connection) if message.get("type") == kind]


async def pass_a_card(table: LiveTable, anna: Connection) -> str:
    """Seat 0 passes the first card that it can; which one."""
    action = next(action for action in table.table.match.legal() if action.startswith("pass"))
    await table.ask(anna, act(table, action))
    return action.removeprefix("pass ")


def test_a_bot_gives_a_card_back_and_the_turn_goes_on(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(A_PERSON, OPEN, A_BOT, A_BOT, ruleset="hats")
        table, anna = await one.come()
        await table.ask(anna, messages.Sit(id="ben", seat=1, name="Ben", portrait=GUEST))
        heard(anna)
        await pass_a_card(table, anna)
        match = table.table.match
        await until(lambda: match.ply == 2)
        assert (match.to_move, match.events(0)[-1].kind) == (0, "back")
        news = of_type(anna, "entry")
        assert [entry["scene"]["to_move"] for entry in news] == [2, 0]
        assert news[1]["event"]["card"] == match.actions[1].removeprefix("back ")
        assert not any(action.startswith(("pass", "discard")) for action in news[1]["scene"]["legal"])

    evening(play, tmp_path)


@pytest.mark.rule("AL-3")
def test_the_table_waits_for_a_partner_who_is_away_and_everyone_is_told_for_whom(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(A_PERSON, A_PERSON, OPEN, A_PERSON, ruleset="hats")
        table, anna = await one.come()
        _, ben = await one.come(seat=None, person="ben")
        await table.ask(ben, sit(2, portrait=GUEST))
        one.live.leave(table, ben)
        other = (await one.come(seat=1))[1]
        heard(other)
        card = await pass_a_card(table, anna)
        (entry,) = of_type(other, "entry")
        assert (entry["scene"]["to_move"], entry["event"]["card"], entry["scene"]["legal"]) == (2, "?", [])
        info = table.table.info(table.audience.here, "anna")
        assert [seat.here for seat in info.seats] == [True, True, False, True]
        with pytest.raises(Refusal) as refusal:
            await table.ask(other, act(table, "end", 1))
        assert (refusal.value.code, refusal.value.arguments) == ("error-turn", {"seat": 2, "player": "Ben"})
        _, ben = await one.come(seat=2, person="ben")
        (welcome,) = of_type(ben, "welcome")
        scene = welcome["scene"]
        assert scene["view"]["received"] == card
        assert f"back {card}" not in scene["legal"]
        assert len(scene["legal"]) == 9
        await table.ask(ben, act(table, scene["legal"][0], 2))
        assert table.table.match.to_move == 0

    evening(play, tmp_path)


@pytest.mark.parametrize("successor", ["person", "bot"])
def test_a_partner_who_is_away_for_good_is_followed_in_the_middle_of_a_pass(
    successor: str, tmp_path: Path
) -> None:
    async def play(one: Evening) -> None:
        await one.lay(A_PERSON, A_BOT, OPEN, A_BOT, ruleset="hats")
        table, anna = await one.come()
        _, ben = await one.come(seat=None, person="ben")
        await table.ask(ben, sit(2, portrait=GUEST))
        one.live.leave(table, ben)
        card = await pass_a_card(table, anna)
        await table.ask(anna, messages.Free(id="free", seat=2))
        match = table.table.match
        assert (table.table.name(2), match.to_move, match.ply) == ("", 2, 1)
        if successor == "bot":
            fill = messages.Fill(id="fill", seat=2, bot="greedy", name="Cleo", portrait=GUEST)
            await table.ask(anna, fill)
            await until(lambda: match.ply == 2)
        else:
            _, cleo = await one.come(seat=None, person="cleo")
            await table.ask(cleo, sit(2, "cleo", "Cleo", GUEST))
            await table.greet(cleo, messages.Hello(seat=2))
            scene = of_type(cleo, "welcome")[-1]["scene"]
            assert scene["view"]["received"] == card
            await table.ask(cleo, act(table, scene["legal"][-1], 2))
        assert (match.to_move, match.actions[1].split()[0]) == (0, "back")

    evening(play, tmp_path)


def test_partners_at_one_device_pass_it_round_with_the_card(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(A_PERSON, A_BOT, A_PERSON, A_BOT, ruleset="hats")
        table, device = await one.come()
        await pass_a_card(table, device)
        for seat in (None, 2):
            await table.greet(device, messages.Hello(seat=seat))
        curtained, lifted = of_type(device, "welcome")[-2:]
        assert curtained["yours"] == lifted["yours"] == [0, 2]
        assert curtained["scene"]["view"]["received"] == "?"
        assert [type(seat["hand"]) for seat in curtained["scene"]["view"]["seats"]] == [int] * 4
        assert curtained["scene"]["legal"] == []
        await table.ask(device, act(table, lifted["scene"]["legal"][0], 2))
        assert table.table.match.to_move == 0

    evening(play, tmp_path)


@pytest.mark.soak
def test_a_server_killed_in_the_middle_of_a_pass(folder: Path) -> None:
    process = Process(folder)
    device = Device(process.address)
    seats = [{**seat, "portrait": GUEST} for seat in (ME, BOT, ME, BOT)]
    table = device.new_table(*seats, ruleset="hats", options={"first": 0})
    with device.at(table) as socket:
        played = first_of(socket, "pass")
        socket.play(played)
        process.kill()
    process = Process(folder, process.port)
    with device.at(table, seat=2) as socket:
        assert (socket.scene["ply"], socket.scene["to_move"]) == (1, 2)
        assert socket.scene["view"]["received"] == played.removeprefix("pass ")
        socket.play(first_of(socket, "back"))
        while not socket.scene["over"]:
            turn = socket.scene["to_move"]
            if turn in (0, 2):
                socket.hello(turn)
                socket.play(socket.scene["legal"][0])
            else:
                socket.receive()
        socket.until("entry")
    record = device.http.get(f"/api/tables/{table}/record").json()
    assert record["actions"][0] == played
    assert hatstand.verify(record).over
    device.http.close()
    assert process.stop() == ""


def first_of(socket: Socket, verb: str) -> str:
    found: str = next(action for action in socket.scene["legal"] if action.startswith(verb))
    return found
