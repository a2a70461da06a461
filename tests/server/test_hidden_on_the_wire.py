"""AL-3 on what goes over the wire: two games that differ only in what a seat may not know send it the same bytes.

A random game is played at a live table, with people who put back, read, lose their connection and catch up. Then
the hats that one seat has never seen are permuted in the deal, and the same people do the same once more.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from by_hand import SECRET
from hatstand import HatstandError, Match, games
from hatstand.server import messages
from hatstand.server.connection import Connection
from hatstand.server.entries import Draft, Entry, SeatTaken, TableLaid, numbered
from hatstand.server.live import Live
from hatstand.server.live_table import LiveTable
from hatstand.server.log import Log
from hatstand.server.table import Table
from hatstand.server.thinking import Thinker
from sizes import sized

PLACES = 7
WATCHING = None


class InMemory(Log):
    """A log without a database."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    async def append(self, entries: Sequence[Entry]) -> None:
        self.entries += entries

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return [entry for entry in self.entries if entry.table == table and entry.number > after]


@dataclass(frozen=True)
class Deal:
    ruleset: str
    players: int
    characters: list[str]
    hats: list[str]

    def match(self) -> Match:
        return Match.arrange(
            self.ruleset,
            self.players,
            characters=self.characters,
            hats=self.hats,
            first=0,
            seed=0,
            no_swap_back=True,
        )


@dataclass(frozen=True)
class Step:
    """seat does something; "drop": its connection breaks, and it comes back knowing all up to `since`."""

    kind: str
    seat: int | None
    detail: Any = None


class Evening:
    """One table with a connection for each seat and one for who watches; `heard` is what each of them was sent."""

    def __init__(self, deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Table, "_dealt", lambda *_: deal.match())
        self.deal = deal
        self.heard: dict[int | None, list[bytes]] = {}
        self._connections: dict[int | None, Connection] = {}
        self._log = InMemory()
        self._thinker = Thinker(1, 1)
        self._live = Live(self._log, self._thinker)
        self._count = 0
        self.table: LiveTable

    async def begin(self) -> None:
        laid = TableLaid(
            ruleset=self.deal.ruleset, players=self.deal.players, options={}, pace=0, secret=SECRET
        )
        seats = [
            Draft(data=SeatTaken(name=f"P{seat}", portrait="pirate"), seat=seat, person=f"person {seat}")
            for seat in range(self.deal.players)
        ]
        await self._log.append(numbered([Draft(data=laid), *seats], "table", 0, 0))
        for seat in (*range(self.deal.players), WATCHING):
            self.heard[seat] = []
            await self._come(seat, None)

    async def _come(self, seat: int | None, since: int | None) -> None:
        connection = Connection(None if seat is WATCHING else f"person {seat}")
        self._connections[seat] = connection
        self.table = await self._live.join("table", connection)
        await self.table.greet(connection, messages.Hello(seat=seat, since=since))

    async def do(self, step: Step) -> None:
        self._count += 1
        connection = self._connections[step.seat]
        message_id = f"id {self._count}"
        seat = step.seat or 0
        if step.kind == "drop":
            self._listen()
            self._live.leave(self.table, connection)
            await self._come(step.seat, step.detail)
        else:
            message: messages.Act | messages.PutBack | messages.Seen
            if step.kind == "act":
                ply, action = step.detail
                message = messages.Act(id=message_id, seat=seat, ply=ply, action=action)
            elif step.kind == "put_back":
                message = messages.PutBack(id=message_id, seat=seat)
            else:
                message = messages.Seen(id=message_id, seat=seat, number=step.detail)
            try:
                await self.table.ask(connection, message)
            except HatstandError as error:
                self.table.refuse(connection, message_id, error)
        self._listen()

    def _listen(self) -> None:
        for seat, connection in self._connections.items():
            assert not connection.lost
            while not connection._queue.empty():
                message = connection._queue.get_nowait()
                assert message is not None
                self.heard[seat].append(message)

    async def end(self) -> Match:
        await self._live.close()
        self._thinker.close()
        return self.table.table.match


def next_step(evening: Evening, rng: random.Random) -> Step:
    """Something that somebody does: mostly what is legal, now and then what is not."""
    table = evening.table.table
    match, turn = table.match, table.match.to_move
    assert turn is not None
    someone = rng.randrange(match.players)
    before = table.uncovered[someone]
    choice = rng.random()
    if choice < 0.15:
        return Step("drop", rng.choice([WATCHING, someone]), rng.choice([None, rng.randint(0, table.number)]))
    if choice < 0.3:
        return Step("put_back", someone)
    if choice < 0.45:
        return Step("seen", someone, before.opened[0].number if before.opened else table.number)
    if choice < 0.5:
        return Step("act", someone, (match.ply - rng.randint(0, 1), f"swap 1 {rng.randint(0, 9)}"))
    opens = [action for action in match.legal() if action.startswith("open")]
    return Step("act", turn, (match.ply, rng.choice(opens if rng.random() < 0.3 else match.legal())))


def never_seen(deal: Deal, match: Match, seat: int) -> list[int]:
    """The hats, by their numbers in the deal, that this seat has never had before its eyes."""
    row, top, seen = list(range(PLACES)), PLACES, set()
    for event in match.events(seat)[1:]:
        if event.kind == "swap":
            one, other = event.place - 1, event.other - 1
            row[one], row[other] = row[other], row[one]
            continue
        if event.hat != "?":
            seen.add(row[event.place - 1])
        if event.kind in ("pair", "wonder"):
            row[event.place - 1] = top
            top += 1
    return [number for number in range(len(deal.hats)) if number not in seen]


def permuted(deal: Deal, match: Match, seat: int, rng: random.Random) -> Deal | None:
    """Another deal, in which that seat would have seen the very same; None if none was found."""
    hidden = never_seen(deal, match, seat)
    for _ in range(20):
        hats = list(deal.hats)
        for number, other in zip(hidden, rng.sample(hidden, len(hidden)), strict=True):
            hats[number] = deal.hats[other]
        twin_deal = Deal(deal.ruleset, deal.players, deal.characters, hats)
        try:
            twin = twin_deal.match()
            for action in match.actions:
                twin.play(action)
        except HatstandError:  # The row of this deal is dead, or an opening in it went otherwise.
            continue
        if (
            hats != deal.hats
            and twin.events(seat) == match.events(seat)
            and twin.view(seat) == match.view(seat)
        ):
            return twin_deal
    return None


def new_deal(rng: random.Random, ruleset: str) -> Deal:
    kinds = list(games.find(ruleset)[1].kinds)
    while True:
        characters, hats = kinds * 2, kinds * 2 + ["wonder"] * 4
        rng.shuffle(characters)
        rng.shuffle(hats)
        deal = Deal(ruleset, rng.randint(2, 4), characters, hats)
        try:
            deal.match()
        except HatstandError:  # A dead row can't be arranged.
            continue
        return deal


async def compare(seed: int, ruleset: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many hats were permuted; 0 if this game had no twin."""
    rng = random.Random(seed)
    deal = new_deal(rng, ruleset)
    first = Evening(deal, monkeypatch)
    await first.begin()
    steps = []
    for _ in range(rng.randint(5, 120)):
        steps.append(next_step(first, rng))
        await first.do(steps[-1])
        if first.table.table.match.over:
            break
    match = await first.end()
    seat = rng.randrange(deal.players)
    twin_deal = None if match.over else permuted(deal, match, seat, rng)
    if twin_deal is None:
        return 0
    second = Evening(twin_deal, monkeypatch)
    await second.begin()
    for step in steps:
        await second.do(step)
    await second.end()
    for who in (seat, WATCHING):
        assert second.heard[who] == first.heard[who]
        assert len(first.heard[who]) > 1
    return sum(one != other for one, other in zip(deal.hats, twin_deal.hats, strict=True))


@pytest.mark.soak
@pytest.mark.rule("AL-3")
@pytest.mark.parametrize("ruleset", ["auf-der-hut", "shapka-nevidimka"])
def test_what_a_seat_may_not_know_changes_no_byte_it_is_sent(
    ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings = sized(12, 400)
    differing = [asyncio.run(compare(seed, ruleset, monkeypatch)) for seed in range(evenings)]
    assert sum(count > 0 for count in differing) > evenings // 2
