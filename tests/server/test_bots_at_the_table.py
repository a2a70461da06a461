"""Bots that fail, cheat or hang at a live table: the game goes on, there and at every other table."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

import hatstand
from evening import BOT, ME, Evening, evening, until
from hatstand.bots import Bot
from hatstand.bots import bot as make_bot
from hatstand.server import thinking
from hatstand.server.fair_queue import FairQueue
from hatstand.server.seats import Bot as BotSitter
from hatstand.server.thinking import FLOOR_SECONDS, Mind, hurried

Choose = Callable[[Bot, hatstand.View], str]
choose_well: Choose = Bot.choose


def sitter(bot: str = "random", **settings: float) -> BotSitter:
    return BotSitter(bot, "Bo", "witch", settings, seed=5)


def patched(monkeypatch: pytest.MonkeyPatch, name: str, choose: Choose) -> None:
    """Every bot of this name chooses so."""

    def either(bot: Bot, view: hatstand.View) -> str:
        return choose(bot, view) if bot.name == name else choose_well(bot, view)

    monkeypatch.setattr(Bot, "choose", either)


def chosen(queue: FairQueue, one: BotSitter, times: int = 1) -> list[str]:
    """What its mind chooses, again and again, where the first seat begins."""
    view = hatstand.Match("hats", 2, seed=3, first=0).view(0)

    async def choose() -> list[str]:
        mind = Mind(queue, "table", one)
        try:
            return [await mind.choose(view) for _ in range(times)]
        finally:
            queue.close()

    return asyncio.run(choose())


def greedily() -> str:
    return make_bot("greedy", seed=5).choose(hatstand.Match("hats", 2, seed=3, first=0).view(0))


def test_a_bot_plays_as_the_library_s_does() -> None:
    view = hatstand.Match("hats", 2, seed=3, first=0).view(0)
    wanted = make_bot("search", playouts=50, seed=5).choose(view)
    assert chosen(FairQueue(1, 60), sitter("search", playouts=50)) == [wanted]


@pytest.mark.parametrize("fault", [RuntimeError("no idea"), SystemExit(3), hatstand.BadSeat("error-turn")])
def test_for_a_bot_that_fails_the_greedy_one_plays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: BaseException
) -> None:
    def fail(_: Bot, __: hatstand.View) -> str:
        raise fault

    patched(monkeypatch, "random", fail)
    assert chosen(FairQueue(1, 60), sitter(), 2) == [greedily()] * 2
    assert "another plays for bot random" in caplog.text


def test_for_one_that_chooses_what_is_not_legal_too(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    patched(monkeypatch, "random", lambda *_: "flip")
    assert chosen(FairQueue(1, 60), sitter()) == [greedily()]
    assert "chose flip, which is not legal" in caplog.text


def test_for_one_that_there_is_no_more_in_this_version_too(caplog: pytest.LogCaptureFixture) -> None:
    assert chosen(FairQueue(1, 60), sitter("oracle")) == [greedily()]
    assert "bot oracle" in caplog.text


def test_where_the_greedy_one_fails_too_chance_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Bot, __: hatstand.View) -> str:
        raise RuntimeError("no idea")

    monkeypatch.setattr(Bot, "choose", fail)
    (action,) = chosen(FairQueue(1, 60), sitter())
    assert action in hatstand.Match("hats", 2, seed=3, first=0).legal()


def test_one_that_hangs_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    gate = threading.Event()

    def hang(bot: Bot, view: hatstand.View) -> str:
        asked.append(bot.name)
        gate.wait(60)
        return choose_well(bot, view)

    patched(monkeypatch, "random", hang)
    assert chosen(FairQueue(1, 0.1), sitter(), 3) == [greedily()] * 3
    assert asked == ["random"]
    gate.set()


def test_a_hanging_bot_stops_neither_its_table_nor_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    def hang(bot: Bot, view: hatstand.View) -> str:
        gate.wait(60)
        return choose_well(bot, view)

    patched(monkeypatch, "random", hang)

    async def play(one: Evening) -> None:
        other = Evening(one.log, one.queue)
        await one.lay(replace(BOT, bot="random"), ME)
        await other.lay(BOT, ME)
        table, _ = await one.come(seat=1)
        beside, _ = await other.come(seat=1)
        await until(lambda: table.table.match.ply == 1 and beside.table.match.ply == 1)
        await other.live.close()

    evening(play, tmp_path, FairQueue(1, 0.2))
    gate.set()


def test_who_goes_by_the_clock_gets_less_time_when_others_wait() -> None:
    master = make_bot("master", seconds=0.1, seed=7)

    def seconds(waiting: int, threads: int = 2) -> float:
        return hurried(master, waiting, threads).settings["seconds"]

    assert seconds(0) == 0.1
    assert seconds(2) == 0.05
    assert seconds(2, threads=1) == pytest.approx(0.1 / 3)
    assert seconds(1000) == FLOOR_SECONDS
    shares = [seconds(waiting) for waiting in range(20)]
    assert shares == sorted(shares, reverse=True)
    assert hurried(master, 5, 2).settings["seed"] == 7
    quick = make_bot("master", seconds=FLOOR_SECONDS / 2)
    assert hurried(quick, 1000, 2).settings["seconds"] == FLOOR_SECONDS / 2


@pytest.mark.parametrize(
    ("bot", "settings"),
    [("novice", {}), ("casual", {}), ("sharp", {}), ("greedy", {}), ("master", {"playouts": 2000})],
)
def test_who_thinks_in_play_outs_is_given_all_of_them(bot: str, settings: dict[str, int]) -> None:
    one = make_bot(bot, **settings)
    assert hurried(one, 1000, 1) is one


def test_how_long_the_queue_is_counts_when_the_thinking_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, int]] = []

    def note(bot: Bot, waiting: int, threads: int) -> Bot:
        given.append((waiting, threads))
        time.sleep(0.01)
        return bot

    monkeypatch.setattr(thinking, "hurried", note)
    view = hatstand.Match("hats", 2, seed=3, first=0).view(0)

    async def choose() -> None:
        queue = FairQueue(1, 60)
        await asyncio.gather(*(Mind(queue, f"table {n}", sitter()).choose(view) for n in range(4)))
        queue.close()

    asyncio.run(choose())
    assert given == [(3, 1), (2, 1), (1, 1), (0, 1)]


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
