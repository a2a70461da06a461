"""While the rules are being compiled: who waits for what."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient
from numba.core.dispatcher import Dispatcher

from hatstand import Match, advise, games, review
from hatstand.bots import BotKind, kinds_for
from hatstand.bots import bot as make_bot
from hatstand.bots.search import PLAYOUTS
from hatstand.core.compiled import JIT
from hatstand.games.game import Game
from hatstand.server import warm
from hatstand.server.app import create_app
from hatstand.server.settings import Settings
from hatstand.server.warm import WarmQueue, Warmth
from sizes import sized


async def waits(warmth: Warmth, ruleset: str, part: str = "rules") -> bool:
    try:
        async with asyncio.timeout(0.05):
            await warmth.wait(ruleset, part)
    except TimeoutError:
        return True
    return False


def test_what_somebody_waits_for_is_compiled_next_and_rules_before_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second, last = [game.name for game in games.GAMES]
    ruleset = {game.name: game.rulesets[0].id for game in games.GAMES}

    async def rise() -> None:
        warmth = Warmth()
        compiled: list[tuple[str, str]] = []
        may_go_on = {job: asyncio.Event() for job in warm.JOBS}

        async def compile_(*job: str) -> None:
            name, part = job
            await may_go_on[name, part].wait()
            compiled.append((name, part))

        monkeypatch.setattr(warm, "_compile", compile_)
        monkeypatch.setattr(warm, "_mark", lambda *job: Path("nowhere", *job))
        monkeypatch.setattr(warm, "warm", lambda *_: None)
        rising = asyncio.create_task(warmth.rise())
        await asyncio.sleep(0)  # the first is under way
        assert not await waits(warmth, "no such ruleset")
        assert await waits(warmth, ruleset[last])
        for job in ((first, "rules"), (last, "rules")):
            may_go_on[job].set()
        async with asyncio.timeout(5):
            await warmth.wait(ruleset[last])
        assert compiled == [(first, "rules"), (last, "rules")]
        assert await waits(warmth, ruleset[last], "bots")
        assert await waits(warmth, ruleset[second])
        before = warmth.over
        for go_on in may_go_on.values():
            go_on.set()
        await rising
        assert (before, warmth.over) == (False, True)
        # The second's rules jump the queue as well, but not over what is under way.
        assert compiled[2:] == [
            (last, "bots"),
            (second, "rules"),
            (second, "bots"),
            (first, "bots"),
        ]

    asyncio.run(rise())


def test_a_bot_thinks_only_when_it_is_ready_and_its_time_does_not_run_before() -> None:
    async def think() -> None:
        ready = asyncio.Event()
        asked: list[str] = []

        async def warmed(table: str) -> None:
            asked.append(table)
            await ready.wait()

        queue = WarmQueue(1, 0.2, warmed)
        thinking = asyncio.create_task(queue.run("table", lambda: "open 1"))
        reviewing = asyncio.create_task(queue.run_patiently("other", lambda _: "well played"))
        await asyncio.sleep(0.4)
        assert not thinking.done()
        assert not reviewing.done()
        ready.set()
        assert [await thinking, await reviewing] == ["open 1", "well played"]
        assert sorted(asked) == ["other", "table"]
        queue.close()

    asyncio.run(think())


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
@pytest.mark.parametrize("game", games.GAMES, ids=lambda game: game.name)
def test_who_plays_or_asks_for_advice_then_waits_for_no_compiler(game: Game) -> None:
    for part in warm.PARTS:
        warm.warm(game.name, part)
    before = compiled()
    match = Match(game.rulesets[0].id, game.rulesets[0].players[1], seed=1)
    for _ in range(sized(8, 40)):
        if not match.over:
            view = match.view(match.to_move)
            chosen = [make_bot(kind.name, **little(kind)).choose(view) for kind in kinds_for(game)]
            advise(view, playouts=2)
            match.play(chosen[-1])
    review(match, 0, playouts=2)
    assert compiled() == before


def little(kind: BotKind) -> dict[str, object]:
    return {"playouts": 5} if PLAYOUTS in kind.settings else {}


def compiled() -> dict[str, int]:
    """For each compiled function, for how many types it is."""
    found = [each for each in gc.get_objects() if issubclass(type(each), Dispatcher)]
    return {f"{each.py_func.__module__}.{each.py_func.__qualname__}": len(each.signatures) for each in found}


def test_where_nothing_can_be_compiled_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def rise() -> None:
        warmth = Warmth()
        monkeypatch.setattr(warm, "_compile", fail)
        monkeypatch.setattr(warm, "_mark", lambda *job: Path("nowhere", *job))
        with pytest.raises(OSError, match="full"):
            await warmth.rise()
        assert not await waits(warmth, games.rulesets()[-1])

    async def fail(*_: str) -> None:
        raise OSError("the disk is full")

    asyncio.run(rise())


def test_at_the_very_first_start_the_lobby_waits_for_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(_: Warmth) -> None:
        await asyncio.Event().wait()

    async def come() -> None:
        async with AsyncTestClient(create_app(Settings(folder=folder))) as client:
            async with asyncio.timeout(10):
                await client.get("/")
                assert client.cookies
                assert (await client.get("/api/tables")).json() == []
                assert (await client.get("/api/catalogue")).status_code == 200

    monkeypatch.setattr(Warmth, "rise", never)
    asyncio.run(come())
