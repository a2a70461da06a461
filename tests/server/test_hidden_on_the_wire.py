"""AL-3 on what goes over the wire: two games that differ only in what a device may not know send it the same bytes.

A random game is played at a live table, by people at devices of their own and people who pass one round. They put
back, read, stand up, sit down elsewhere, lose their connection and catch up. Then the hats that one device has
never shown are permuted in the deal, and the same people do the same once more. A device that is curtained shows
nothing but what everyone sees, whoever plays at it.
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
from hatstand.server.entries import Action, Draft, Entry, SeatTaken, TableLaid, numbered
from hatstand.server.live import Live
from hatstand.server.live_table import LiveTable
from hatstand.server.log import Log
from hatstand.server.seats import Person
from hatstand.server.table import Table
from hatstand.server.thinking import Thinker
from sizes import sized

PLACES = 7
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

    heard: what each of them was sent. eyes: the seat that each may show now. shown: for each the numbers of the
    entries whose peeked hat, as the rules have it, lay before its eyes.
    """

    def __init__(self, deal: Deal, company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Table, "_dealt", lambda *_: deal.match())
        self.deal = deal
        self.company = company
        self.heard: dict[int, list[bytes]] = {}
        self.eyes: dict[int, int | None] = {}
        self.shown: dict[int, set[int]] = {}
        self.connections: dict[int, Connection] = {}
        self.log = InMemory()
        self._thinker = Thinker(1, 1)
        self._live = Live(self.log, self._thinker)
        self._count = 0
        self.table: LiveTable

    async def begin(self) -> None:
        laid = TableLaid(
            ruleset=self.deal.ruleset, players=self.deal.players, options={}, pace=0, secret=SECRET
        )
        seats = [
            Draft(data=SeatTaken(name=f"P{seat}", portrait="pirate"), seat=seat, person=f"person {device}")
            for seat, device in enumerate(self.company.holders)
            if device is not None
        ]
        await self.log.append(numbered([Draft(data=laid, person="person 0"), *seats], "table", 0, 0))
        for device in (*range(self.company.devices), WATCHING):
            self.heard[device], self.shown[device] = [], set()
            await self.do(Step("come", device))

    async def do(self, step: Step) -> None:
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
            look = table.uncovered[seat].peeked
            sat_down = max(
                entry.number
                for entry in self.log.entries
                if isinstance(entry.data, SeatTaken) and entry.seat == seat
            )
            if look is not None and look.number > sat_down:
                self.shown[device].add(look.number)

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
                case "put_back":
                    await self.table.ask(connection, messages.PutBack(id=message_id, seat=seat))
                case "seen":
                    seen = messages.Seen(id=message_id, seat=seat, number=step.ply)
                    await self.table.ask(connection, seen)
                case "sit":
                    sit = messages.Sit(id=message_id, seat=seat, name=f"P{self._count}", portrait="witch")
                    await self.table.ask(connection, sit)
                case "stand":
                    await self.table.ask(connection, messages.Stand(id=message_id, seat=seat))
                case "free":
                    await self.table.ask(connection, messages.Free(id=message_id, seat=seat))
        except HatstandError as error:
            self.table.refuse(connection, message_id, error)

    async def end(self) -> Match | None:
        await self._live.close()
        self._thinker.close()
        return self.table.table.match if self.table.table.dealt else None


def next_step(evening: Evening, rng: random.Random) -> Step:
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
        return Step("act", device, seat, action="peek 1")
    match, turn = table.match, table.match.to_move
    assert turn is not None
    before = table.uncovered[seat]
    if choice < 0.28:
        return Step("put_back", device, seat)
    if choice < 0.38:
        return Step("seen", device, seat, ply=before.opened[0].number if before.opened else table.number)
    if choice < 0.42:
        stale = match.ply - rng.randint(0, 1)
        return Step("act", device, seat, ply=stale, action=f"swap 1 {rng.randint(0, 9)}")
    kind = rng.choice(["peek", "peek", "swap", "open"])
    action = rng.choice([action for action in match.legal() if action.startswith(kind)] or match.legal())
    sitter = table.seats[turn]
    holder = int(sitter.identity.rpartition(" ")[2]) if isinstance(sitter, Person) else device
    return Step(
        "act", holder if holder in evening.connections else device, turn, ply=match.ply, action=action
    )


def seen_at(evening: Evening, device: int, match: Match) -> list[Any]:
    """The events of this match, played in that evening, as the device showed them."""
    events = {seat: match.events(seat) for seat in (*range(match.players), None)}
    seen = [events[None][0]]
    for entry in evening.log.entries:
        if isinstance(entry.data, Action):
            seat = entry.seat if entry.number in evening.shown[device] else None
            seen.append(events[seat][len(seen)])
    return seen


def never_seen(deal: Deal, seen: list[Any]) -> list[int]:
    """The hats, by their numbers in the deal, that are in none of these events."""
    row, top, known = list(range(PLACES)), PLACES, set()
    for event in seen[1:]:
        if event.kind == "swap":
            one, other = event.place - 1, event.other - 1
            row[one], row[other] = row[other], row[one]
            continue
        if event.hat != "?":
            known.add(row[event.place - 1])
        if event.kind in ("pair", "wonder"):
            row[event.place - 1] = top
            top += 1
    return [number for number in range(len(deal.hats)) if number not in known]


def permuted(evening: Evening, device: int, match: Match, rng: random.Random) -> Deal | None:
    """Another deal, of which that device would have shown the very same; None if none was found."""
    deal, seen = evening.deal, seen_at(evening, device, match)
    hidden = never_seen(deal, seen)
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
        if hats != deal.hats and seen_at(evening, device, twin) == seen:
            return twin_deal
    return None


def new_company(rng: random.Random, players: int) -> Company:
    devices = rng.randint(1, players)
    holders: list[int | None] = [rng.randrange(devices) for _ in range(players)]
    if rng.random() < 0.4:
        holders[rng.randrange(players)] = None
    return Company(devices, holders)


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
    company = new_company(rng, deal.players)
    first = Evening(deal, company, monkeypatch)
    await first.begin()
    steps = []
    for _ in range(rng.randint(10, 160)):
        steps.append(next_step(first, rng))
        await first.do(steps[-1])
        if first.table.table.dealt and first.table.table.match.over:
            break
    match = await first.end()
    device = rng.choice([WATCHING, *range(company.devices)])
    if match is None or match.over:
        return 0
    twin_deal = permuted(first, device, match, rng)
    if twin_deal is None:
        return 0
    second = Evening(twin_deal, company, monkeypatch)
    await second.begin()
    for step in steps:
        await second.do(step)
    await second.end()
    assert second.heard[device] == first.heard[device]
    assert len(first.heard[device]) > 1
    return sum(one != other for one, other in zip(deal.hats, twin_deal.hats, strict=True))


@pytest.mark.soak
@pytest.mark.rule("AL-3")
@pytest.mark.parametrize("ruleset", ["auf-der-hut", "shapka-nevidimka"])
def test_what_a_device_may_not_show_changes_no_byte_it_is_sent(
    ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings = sized(16, 400)
    differing = [asyncio.run(compare(seed, ruleset, monkeypatch)) for seed in range(evenings)]
    assert sum(count > 0 for count in differing) > evenings // 2
