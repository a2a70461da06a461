"""While the rules are being compiled: who waits for what."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from hatstand import games
from hatstand.server import warm
from hatstand.server.app import create_app
from hatstand.server.settings import Settings
from hatstand.server.warm import Warmth


async def waits(warmth: Warmth, ruleset: str) -> bool:
    try:
        async with asyncio.timeout(0.05):
            await warmth.wait(ruleset)
    except TimeoutError:
        return True
    return False


def test_each_game_can_be_played_as_soon_as_its_own_rules_are_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def rise() -> None:
        warmth = Warmth()
        compiled: list[str] = []
        may_go_on = asyncio.Event()

        async def compile_(name: str) -> None:
            if compiled:
                await may_go_on.wait()
            compiled.append(name)

        monkeypatch.setattr(warm, "_compile", compile_)
        monkeypatch.setattr(warm, "_mark", lambda name: Path("nowhere") / name)
        monkeypatch.setattr(warm, "warm", lambda _: None)
        rising = asyncio.create_task(warmth.rise())
        first, *others = games.GAMES
        await warmth.wait(first.rulesets[0].id)
        assert not await waits(warmth, "no such ruleset")
        for game in others:
            assert await waits(warmth, game.rulesets[0].id)
        may_go_on.set()
        await rising
        assert compiled == [game.name for game in games.GAMES]
        for game in others:
            assert not await waits(warmth, game.rulesets[0].id)

    asyncio.run(rise())


def test_where_nothing_can_be_compiled_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def rise() -> None:
        warmth = Warmth()
        monkeypatch.setattr(warm, "_compile", fail)
        monkeypatch.setattr(warm, "_mark", lambda name: Path("nowhere") / name)
        with pytest.raises(OSError, match="full"):
            await warmth.rise()
        assert not await waits(warmth, games.rulesets()[-1])

    async def fail(_: str) -> None:
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
