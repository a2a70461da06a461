"""A table on the wire without sockets: devices that come, go, show a seat and do things, and what each was sent."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest

from by_hand import SECRET
from hatstand import HatstandError, Match, games
from hatstand.reviewing import advise
from hatstand.server import hints, messages
from hatstand.server.connection import Connection
from hatstand.server.entries import Action, Draft, Entry, SeatTaken, TableLaid, numbered
from hatstand.server.fair_queue import FairQueue
from hatstand.server.live import Live
from hatstand.server.live_table import LiveTable
from hatstand.server.log import Log
from hatstand.server.seats import Person
from hatstand.server.table import Table

WATCHING = -1


class InMemory(Log):
    """A log without a database."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    async def append(self, entries: Sequence[Entry]) -> None:
        self.entries += entries

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return [entry for entry in self.entries if entry.table == table and entry.number > after]


@dataclass(frozen=True)
class Company:
    """holders: for each seat the device at which its person sits at first, None for an open seat."""

    devices: int
    holders: list[int | None]


@dataclass(frozen=True)
class Step:
    """A device is switched off, comes back, shows another seat; or somebody at it does something.

    Coming back, it knows all up to `since`; None: nothing.
    """

    kind: str
    device: int
    seat: int | None = None
    since: int | None = None
    ply: int = 0
    action: str = ""


class Evening:
    """A table with a connection for each device and one for who watches.

    deal: makes the match, which is the same each time. taken: which steps played an action. For each device: heard:
    what it was sent; eyes: the seat that it may show now; shown: the numbers of the entries whose peeked hat lay
    before its eyes by the rules, or may be told by a hint; looked: the last ply at which each of these seats did.
    """

    def __init__(
        self,
        ruleset: str,
        players: int,
        deal: Callable[[], Match],
        company: Company,
        patch: pytest.MonkeyPatch,
    ) -> None:
        patch.setattr(Table, "_dealt", lambda *_: deal())
        patch.setattr(hints, "advise", lambda view: advise(view, playouts=2))
        self.rules = games.find(ruleset)[1]
        self.players = players
        self.company = company
        self.looked: dict[int, dict[int, int]] = {}
        self.taken: list[bool] = []
        self.heard: dict[int, list[bytes]] = {}
        self.eyes: dict[int, int | None] = {}
        self.shown: dict[int, set[int]] = {}
        self.connections: dict[int, Connection] = {}
        self.log = InMemory()
        self._queue = FairQueue(1, 60)
        self._live = Live(self.log, self._queue)
        self._count = 0
        self.table: LiveTable

    async def begin(self) -> None:
        laid = TableLaid(
            ruleset=self.rules.id, players=self.players, options={}, pace=0, secret=SECRET, hints=True
        )
        face = self.rules.portraits[0]
        seats = [
            Draft(data=SeatTaken(name=f"P{seat}", portrait=face), seat=seat, person=f"person {device}")
            for seat, device in enumerate(self.company.holders)
            if device is not None
        ]
        await self.log.append(numbered([Draft(data=laid, person="person 0"), *seats], "table", 0, 0))
        for device in (*range(self.company.devices), WATCHING):
            self.heard[device], self.shown[device], self.looked[device] = [], set(), {}
            await self.do(Step("come", device))
        self.taken.clear()

    async def do(self, step: Step) -> None:
        played = len(self.played())
        if step.kind == "come":
            self.eyes[step.device] = None
            connection = Connection(None if step.device == WATCHING else f"person {step.device}")
            self.connections[step.device] = connection
            self.table = await self._live.join("table", connection)
        if step.kind == "drop":
            self.eyes[step.device] = None
            self._live.leave(self.table, self.connections.pop(step.device))
        else:
            await self._say(step, self.connections[step.device])
        for device, connection in self.connections.items():
            assert not connection.lost
            while not connection._queue.empty():
                message = connection._queue.get_nowait()
                assert message is not None
                self.heard[device].append(message)
        self._note_what_is_shown(step)
        self.taken.append(len(self.played()) > played)

    def played(self) -> list[Entry]:
        """The entries of all actions."""
        return [entry for entry in self.log.entries if isinstance(entry.data, Action)]

    def _note_what_is_shown(self, step: Step) -> None:
        table = self.table.table
        if step.kind in ("come", "look") and (
            step.seat is None or step.seat in table.seats_of(f"person {step.device}")
        ):
            self.eyes[step.device] = step.seat
        for device, seat in self.eyes.items():
            if seat is None:
                continue
            if seat not in table.seats_of(f"person {device}"):
                self.eyes[device] = None
                continue
            if table.dealt:
                self.looked[device][seat] = table.match.ply
            look = table.uncovered[seat].peeked
            sat_down = max(
                entry.number
                for entry in self.log.entries
                if isinstance(entry.data, SeatTaken) and entry.seat == seat
            )
            if look is not None and look.number > sat_down:
                self.shown[device].add(look.number)
            if step.kind == "hint" and step.seat == seat and (seat, step.ply) in table.hints:
                # It follows from all that the seat knows, also from before this person sat down there.
                self.shown[device] |= {entry.number for entry in self.played() if entry.seat == seat}

    async def _say(self, step: Step, connection: Connection) -> None:
        self._count += 1
        message_id, seat = f"id {self._count}", step.seat or 0
        try:
            match step.kind:
                case "come" | "look":
                    await self.table.greet(connection, messages.Hello(seat=step.seat, since=step.since))
                case "act":
                    act = messages.Act(id=message_id, seat=seat, ply=step.ply, action=step.action)
                    await self.table.ask(connection, act)
                case "hint":
                    await self.table.ask(connection, messages.Hint(id=message_id, seat=seat, ply=step.ply))
                    await asyncio.gather(*self.table.hints.asked)
                case "put_back":
                    await self.table.ask(connection, messages.PutBack(id=message_id, seat=seat))
                case "seen":
                    seen = messages.Seen(id=message_id, seat=seat, number=step.ply)
                    await self.table.ask(connection, seen)
                case "sit":
                    face = self.rules.portraits[1]
                    sit = messages.Sit(id=message_id, seat=seat, name=f"P{self._count}", portrait=face)
                    await self.table.ask(connection, sit)
                case "stand":
                    await self.table.ask(connection, messages.Stand(id=message_id, seat=seat))
                case "free":
                    await self.table.ask(connection, messages.Free(id=message_id, seat=seat))
        except HatstandError as error:
            self.table.refuse(connection, message_id, error)

    async def end(self) -> Match | None:
        await self._live.close()
        self._queue.close()
        return self.table.table.match if self.table.table.dealt else None


@dataclass(frozen=True)
class Habits:
    """choose: a legal action. wild: whatever somebody may try; blindly where that seat is not before their eyes."""

    choose: Callable[[Match, random.Random], str]
    wild: Callable[[Match | None, random.Random, bool], str]


def next_step(evening: Evening, rng: random.Random, habits: Habits) -> Step:
    """Something that somebody does: mostly what is legal, now and then what is not."""
    table, company = evening.table.table, evening.company
    device = rng.choice([WATCHING, *range(company.devices)])
    since = rng.choice([None, rng.randint(0, table.number)])
    mine = table.seats_of(f"person {device}")
    looks_at = rng.choice(mine) if mine and rng.random() < 0.8 else None
    if device not in evening.connections:
        return Step("come", device, looks_at, since)
    choice = rng.random()
    if choice < 0.04:
        return Step("drop", device)
    if choice < 0.14:
        return Step("look", device, looks_at, since)
    seat = rng.randrange(table.laid.players)
    if device == WATCHING or choice < 0.17:
        return Step(rng.choice(["put_back", "stand", "free"]), device, seat)
    if mine and choice < 0.24:
        return Step("stand", device, rng.choice(mine))
    free = [number for number, sitter in enumerate(table.seats) if sitter is None]
    if free and choice < 0.7:
        return Step("sit", device, rng.choice(free))
    if not table.dealt:
        return Step("act", device, seat, action=habits.wild(None, rng, True))
    match, turn = table.match, table.match.to_move
    assert turn is not None
    before = table.uncovered[seat]
    if choice < 0.28:
        return Step("put_back", device, seat)
    if choice < 0.38:
        return Step("seen", device, seat, ply=before.opened[0].number if before.opened else table.number)
    if choice < 0.42:
        stale = match.ply - rng.randint(0, 1)
        blind = seat in mine and evening.eyes[device] != seat
        return Step("act", device, seat, ply=stale, action=habits.wild(match, rng, blind))
    kind = "hint" if rng.random() < 0.1 else "act"
    action = habits.choose(match, rng) if kind == "act" else ""
    sitter = table.seats[turn]
    holder = int(sitter.identity.rpartition(" ")[2]) if isinstance(sitter, Person) else device
    return Step(kind, holder if holder in evening.connections else device, turn, ply=match.ply, action=action)


def new_company(rng: random.Random, players: int) -> Company:
    devices = rng.randint(1, players)
    holders: list[int | None] = [rng.randrange(devices) for _ in range(players)]
    if rng.random() < 0.4:
        holders[rng.randrange(players)] = None
    return Company(devices, holders)
