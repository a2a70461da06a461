"""Several people at a live table: what each device is told when somebody sits down, stands up, comes or goes."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

import hatstand
from evening import BOT, ME, OPEN, Evening, act, evening, heard, sit, until
from hatstand.bots import Bot
from hatstand.server import messages, tables
from hatstand.server.connection import Connection
from hatstand.server.fair_queue import FairQueue
from hatstand.server.refusal import Refusal


def of_type(connection: Connection, kind: str) -> list[dict[str, Any]]:
    return [message for message in heard(connection) if message["type"] == kind]


def test_everyone_sees_a_table_fill_and_the_deal(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, OPEN, OPEN)
        table, anna = await one.come()
        (welcome,) = heard(anna)
        assert welcome["scene"] is None
        assert welcome["yours"] == [0]
        assert (welcome["table"]["maker"], welcome["table"]["dealt"]) == (True, False)
        _, ben = await one.come(seat=None, person="ben")
        (welcome,) = heard(ben)
        assert (welcome["table"]["maker"], welcome["yours"]) == (False, [])
        await table.ask(ben, sit(1))
        assert [message["type"] for message in heard(ben)] == ["done", "table"]
        (told,) = heard(anna)
        assert [seat["who"] for seat in told["table"]["seats"]] == ["person", "person", "open"]
        assert [seat["here"] for seat in told["table"]["seats"]] == [True, True, False]
        assert (told["yours"], told["table"]["maker"]) == ([0], True)
        fill = messages.Fill(id="fill", seat=2, bot="random", name="Bo", portrait="witch")
        await table.ask(anna, fill)
        news = heard(anna)
        assert [message["type"] for message in news] == ["done", "table", "entry"]
        assert (news[2]["kind"], news[2]["scene"]["legal"] != []) == ("deal", True)
        told, entry = heard(ben)
        assert told["yours"] == [1]
        assert entry["scene"]["legal"] == []

    evening(play, tmp_path)


def test_of_two_who_sit_down_at_once_one_does(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, OPEN)
        guests = [(await one.come(seat=None, person=f"guest {number}"))[1] for number in range(2)]
        table, _ = await one.come()
        asked = [table.ask(guest, sit(1, f"sit {number}")) for number, guest in enumerate(guests)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        (refused,) = [result for result in results if result is not None]
        assert isinstance(refused, Refusal)
        assert refused.code == "error-seat-taken"
        assert sum(entry.kind == "seat-taken" for entry in await one.log.read(one.id)) == 2

    evening(play, tmp_path)


def test_who_stands_up_watches_on_and_another_goes_on_from_the_seat(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, ME)
        table, first = await one.come()
        _, second = await one.come()
        await table.ask(first, act(table, "peek 3"))
        await table.ask(first, messages.Stand(id="stand", seat=0))
        for connection in (first, second):
            welcome = of_type(connection, "welcome")[-1]
            assert (welcome["seat"], welcome["yours"]) == (None, [1])
            assert welcome["scene"]["peeked"] is None
        with pytest.raises(Refusal) as caught:
            await table.greet(first, messages.Hello(seat=0))
        assert caught.value.code == "error-seat-open"
        _, ben = await one.come(seat=None, person="ben")
        await table.ask(ben, sit(0))
        await table.greet(ben, messages.Hello(seat=0, since=0))
        welcome = of_type(ben, "welcome")[-1]
        assert (welcome["seat"], welcome["yours"], welcome["scene"]["peeked"]) == (0, [0], None)
        await table.ask(second, act(table, "peek 4", seat=1))
        await table.ask(ben, act(table, "peek 3"))
        assert of_type(ben, "entry")[-1]["scene"]["peeked"]["place"] == 3

    evening(play, tmp_path)


@pytest.mark.rule("AL-3")
def test_a_curtained_device_is_sent_what_everyone_sees_until_the_curtain_is_lifted(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, ME)
        table, device = await one.come(seat=None)
        _, watching = await one.come(seat=None, person=None)
        heard(device), heard(watching)
        for seat in (0, 1):
            await table.ask(device, act(table, f"peek {seat + 1}", seat))
        sent, public = of_type(device, "entry"), of_type(watching, "entry")
        assert sent == public
        assert [message["event"]["hat"] for message in sent] == ["?", "?"]
        for seat in (0, 1):
            await table.greet(device, messages.Hello(seat=seat))
            (welcome,) = heard(device)
            assert welcome["scene"]["peeked"]["place"] == seat + 1
        await table.greet(device, messages.Hello(seat=None))
        (welcome,) = heard(device)
        assert (welcome["scene"]["peeked"], welcome["scene"]["legal"], welcome["yours"]) == (None, [], [0, 1])

    evening(play, tmp_path)


def test_a_second_tab_is_told_of_the_first_and_either_can_play(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, ME)
        table, first = await one.come()
        assert of_type(first, "elsewhere") == []
        _, second = await one.come()
        assert (
            of_type(first, "elsewhere")
            == of_type(second, "elsewhere")
            == [{"type": "elsewhere", "seats": [0]}]
        )
        await table.ask(second, act(table, "swap 1 2"))
        assert len(of_type(first, "entry")) == 1
        await table.greet(second, messages.Hello(seat=1))
        assert of_type(first, "elsewhere") == [{"type": "elsewhere", "seats": [1]}]
        assert of_type(second, "elsewhere") == []
        _, stranger = await one.come(seat=None, person="ben")
        assert of_type(stranger, "elsewhere") == []
        one.live.leave(table, second)
        assert of_type(first, "elsewhere") == [{"type": "elsewhere", "seats": []}]

    evening(play, tmp_path)


def test_everyone_is_told_who_is_away_and_only_their_seat_can_be_freed(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, OPEN)
        table, anna = await one.come()
        _, ben = await one.come(seat=None, person="ben")
        await table.ask(ben, sit(1))
        with pytest.raises(Refusal) as caught:
            await table.ask(anna, messages.Free(id="early", seat=1))
        assert caught.value.code == "error-person-here"
        heard(anna)
        one.live.leave(table, ben)
        (told,) = heard(anna)
        assert [seat["here"] for seat in told["table"]["seats"]] == [True, False]
        await table.ask(anna, messages.Free(id="free", seat=1))
        assert of_type(anna, "table")[-1]["table"]["seats"][1]["who"] == "open"
        assert await tables.of_person(one.log, "ben") == []

    evening(play, tmp_path)


def test_a_bot_whose_seat_is_freed_while_it_thinks_does_not_act_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, may_go_on = threading.Event(), threading.Event()

    def choose(_: Bot, view: hatstand.View) -> str:
        thinks.set()
        may_go_on.wait(20)
        return view.legal()[0]

    monkeypatch.setattr(Bot, "choose", choose)

    async def play(one: Evening) -> None:
        await one.lay(BOT, ME)
        table, anna = await one.come(seat=1)
        await asyncio.to_thread(thinks.wait, 20)
        await table.ask(anna, messages.Free(id="free", seat=0))
        may_go_on.set()
        await asyncio.sleep(0.2)
        assert table.table.match.ply == 0
        await table.ask(anna, messages.Fill(id="fill", seat=0, bot="greedy", name="Cleo", portrait="cook"))
        await until(lambda: table.table.match.ply == 1)

    evening(play, tmp_path, FairQueue(1, 60))


def test_a_seat_that_another_process_gave_away_is_nobodys_here_either(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, ME, OPEN)
        queue = FairQueue(1, 60)
        other = Evening(one.log, queue)
        other.id = one.id
        here, anna = await one.come()
        there, far = await other.come()
        await there.ask(far, messages.Stand(id="stand", seat=0))
        heard(anna)
        with pytest.raises(Refusal) as caught:
            await here.ask(anna, messages.Stand(id="again", seat=0))
        assert caught.value.code == "error-seat-open"
        assert (of_type(anna, "welcome")[-1]["seat"], anna.seat) == (None, None)
        await other.live.close()
        queue.close()

    evening(play, tmp_path)


def test_they_play_again_with_who_sits_there_now_and_seats_left_are_open(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, OPEN, OPEN, BOT, patience=1)
        table, anna = await one.come()
        _, ben = await one.come(seat=None, person="ben")
        _, cleo = await one.come(seat=None, person="cleo")
        await table.ask(ben, sit(1, "1", "Ben"))
        await table.ask(cleo, sit(2, "2", "Cleo"))
        await table.ask(cleo, messages.Stand(id="3", seat=2))
        await table.ask(anna, act(table, "peek 1"))
        assert table.table.ended
        with pytest.raises(Refusal) as caught:
            await tables.again(one.log, one.id, "cleo")
        assert caught.value.code == "error-not-yours"
        following = await tables.again(one.log, one.id, "ben")
        assert await tables.again(one.log, one.id, "anna") == following
        new = await tables.load(one.log, following)
        assert [new.name(seat) for seat in range(4)] == ["Anna", "Ben", "", "Bo"]
        assert (new.dealt, new.maker, new.laid.options["first"]) == (False, "anna", 1)
        (mine,) = await tables.of_person(one.log, "ben")
        assert (mine.table, mine.dealt, mine.your_turn) == (following, False, False)
        one.id = following
        table, cleo = await one.come(seat=None, person="cleo")
        await table.ask(cleo, sit(2))
        assert table.table.match.to_move == 1

    evening(play, tmp_path)


def test_where_the_maker_has_left_who_asks_to_play_again_makes_the_next_table(tmp_path: Path) -> None:
    async def play(one: Evening) -> None:
        await one.lay(ME, OPEN, patience=1)
        table, anna = await one.come()
        _, ben = await one.come(seat=None, person="ben")
        await table.ask(ben, sit(1))
        await table.ask(anna, messages.Stand(id="stand", seat=0))
        await table.ask(ben, sit(0, "sit too", "Ben's son"))
        await table.ask(ben, act(table, "peek 1"))
        following = await tables.again(one.log, one.id, "ben")
        assert (await tables.load(one.log, following)).maker == "ben"

    evening(play, tmp_path)
