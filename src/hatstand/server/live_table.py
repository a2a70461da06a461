"""A table that somebody looks at: its log is written here, everyone is told what happened, and its bots play.

The order is: check, append, commit, then send. What a LiveTable holds can be thrown away at any time, since the log
has it all.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Iterable

import msgspec

from ..core.errors import HatstandError
from . import messages, person
from .clock import now
from .connection import Connection
from .decide import Repeated, decide
from .entries import Action, Again, Draft, Entry, PutBack, SeatLeft, SeatTaken, SeatToBot, Seen, numbered
from .fair_queue import FairQueue
from .log import Conflict, Log, NotStored
from .refusal import Refusal
from .table import Table
from .thinking import Mind

logger = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
RETRY_SECONDS = 1.0


class LiveTable:
    def __init__(self, table_id: str, log: Log, queue: FairQueue) -> None:
        self.id = table_id
        self.connections: set[Connection] = set()
        self.table = Table([])
        self._log = log
        self._queue = queue
        self._lock = asyncio.Lock()  # Held from the check of a message until what came of it has been sent.
        self._changed = asyncio.Event()
        self._here: set[int] = set()
        self.bots: asyncio.Task[None] | None = None

    async def load(self) -> None:
        async with self._lock:
            if self.table.number:
                return
            entries = await self._log.read(self.id)
            if not entries:
                raise Refusal("error-table")
            self.table = await asyncio.to_thread(Table, entries)
            await self._settle()
            self.bots = asyncio.create_task(self._play_bots(), name=f"bots at {self.id}")
            self.bots.add_done_callback(_report)

    async def catch_up(self) -> None:
        async with self._lock:
            await self._read_on()

    # --- what a page asks for ------------------------------------------------------------------------------

    async def greet(self, connection: Connection, hello: messages.Hello) -> None:
        """Seat the person, then send what they missed, and the newest scene."""
        async with self._lock:
            table = self.table
            seat = None if hello.seat is None else table.held(hello.seat, connection.person)
            missed = []
            if hello.since is not None and hello.since < table.number:
                entries = (await self._log.read(self.id))[: table.number]
                missed = await asyncio.to_thread(person.missed, entries, table, seat, hello.since)
            # Nothing else can be sent from here on, so that nothing comes between.
            connection.seat = seat
            connection.greeted = now()
            self._tell_table(but=connection, unless=self._here)
            for shown in missed:
                connection.send(encode(shown))
            self._welcome(connection)
            self._tell_elsewhere()
            self._changed.set()

    async def ask(self, connection: Connection, message: messages.Request) -> None:
        """Do what the message says, and answer it: done once it is stored, or a Refusal."""
        async with self._lock:
            while True:
                decided = decide(self.table, message, connection.person, self._here)
                if isinstance(decided, Repeated):
                    connection.send(encode(messages.Done(id=message.id, number=decided.number)))
                    return
                try:
                    entries = await self._append([decided])
                except Conflict:
                    await self._read_on()
                    continue
                connection.send(encode(messages.Done(id=message.id, number=entries[0].number)))
                self._take(entries)
                await self._settle()
                return

    def refuse(self, connection: Connection, message_id: str | None, error: HatstandError) -> None:
        scene = None
        if connection.greeted and isinstance(error, Refusal) and error.stale:
            scene = self._scene(connection)
        refused = messages.Refused(id=message_id, code=error.code, args=error.arguments, scene=scene)
        connection.send(encode(refused))

    def somebody_left(self) -> None:
        """A connection was taken off the table."""
        self._tell_table(unless=self._here)
        self._tell_elsewhere()
        self._changed.set()

    # --- the log -------------------------------------------------------------------------------------------

    async def _append(self, drafts: list[Draft]) -> list[Entry]:
        entries = numbered(drafts, self.id, self.table.number, now())
        await self._log.append(entries)
        return entries

    async def _settle(self) -> None:
        """Write what the table itself owes, as long as it owes anything."""
        while drafts := self.table.owed():
            try:
                self._take(await self._append(drafts))
            except Conflict:
                await self._read_on()

    async def _read_on(self) -> None:
        self._take(await self._log.read(self.id, after=self.table.number))

    def _take(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.table.take(entry)
            self._tell(entry)
        self._changed.set()

    # --- whom to tell what ---------------------------------------------------------------------------------

    def _tell(self, entry: Entry) -> None:
        match entry.data:
            case PutBack() | Seen():
                shown = encode(messages.SceneShown(scene=person.scene(self.table, entry.seat)))
                self._send(shown, [each for each in self._greeted() if each.seat == entry.seat])
            case SeatLeft():
                self._tell_table()
                for each in self._greeted():
                    if each.seat == entry.seat:
                        each.seat = None
                        self._welcome(each)
                self._tell_elsewhere()
            case SeatTaken() | SeatToBot() | Again():
                self._tell_table()
            case _ if person.is_shown(entry):
                for seat in {each.seat for each in self._greeted()}:
                    shown = encode(person.entry_shown(self.table, seat, entry))
                    self._send(shown, [each for each in self._greeted() if each.seat == seat])

    def _welcome(self, connection: Connection) -> None:
        welcome = messages.Welcome(
            number=self.table.number,
            table=self.table.info(self._here, connection.person),
            seat=connection.seat,
            yours=self.table.seats_of(connection.person),
            scene=self._scene(connection),
        )
        connection.send(encode(welcome))

    def _tell_table(self, but: Connection | None = None, unless: set[int] | None = None) -> None:
        """Who sits here, and who is here. unless: nothing is told if these are the ones that are."""
        self._here = {seat for each in self._greeted() for seat in self.table.seats_of(each.person)}
        if self._here == unless:
            return
        for someone in {each.person for each in self._greeted()}:
            info, yours = self.table.info(self._here, someone), self.table.seats_of(someone)
            shown = encode(messages.TableShown(table=info, yours=yours))
            self._send(
                shown, [each for each in self._greeted() if each.person == someone and each is not but]
            )

    def _tell_elsewhere(self) -> None:
        """A second tab of the same seat is no fault, but its person should know of it."""
        for connection in self._greeted():
            elsewhere = sorted(
                {
                    each.seat
                    for each in self._greeted()
                    if each is not connection and each.person == connection.person and each.seat is not None
                }
            )
            if elsewhere != connection.elsewhere:
                connection.elsewhere = elsewhere
                connection.send(encode(messages.Elsewhere(seats=elsewhere)))

    def _scene(self, connection: Connection) -> messages.Scene | None:
        return person.scene(self.table, connection.seat) if self.table.dealt else None

    def _greeted(self) -> list[Connection]:
        return [each for each in self.connections if each.greeted and not each.lost]

    def _send(self, message: bytes, connections: Iterable[Connection]) -> None:
        for connection in connections:
            connection.send(message)

    # --- bots ----------------------------------------------------------------------------------------------

    async def _play_bots(self) -> None:
        minds: dict[int, Mind] = {}
        while True:
            self._changed.clear()
            found = self.table.bot_to_move()
            if found is None:
                await self._changed.wait()
                continue
            if (wait := self._bots_wait() - now()) > 0:
                await _wait(self._changed, wait / 1000)
                continue
            seat, sitter = found
            if seat not in minds or minds[seat].sitter is not sitter:
                minds[seat] = Mind(self._queue, self.id, sitter)
            try:
                await self._play_bot(seat, minds[seat])
            except NotStored as error:
                logger.warning("a bot's action is not stored and will be tried again: %s", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _play_bot(self, seat: int, mind: Mind) -> None:
        ply = self.table.match.ply
        action = await mind.choose(self.table.match.view(seat))
        async with self._lock:
            if self.table.match.ply != ply or self.table.seats[seat] is not mind.sitter:
                return  # Meanwhile another process played for it, or its seat was freed.
            try:
                self._take(await self._append([Draft(data=Action(action=action), seat=seat)]))
            except Conflict:  # Another process was quicker.
                await self._read_on()
            await self._settle()

    def _bots_wait(self) -> int:
        """Until when, in milliseconds: a human pace, 1 to 2 s where it is 1.5, and everyone has looked."""
        table = self.table
        pace = random.Random(f"{table.id} {table.match.ply}").uniform(2 / 3, 4 / 3) * table.laid.pace
        looking: dict[int, int] = {}
        for each in self._greeted():
            if each.seat is not None:
                looking[each.seat] = min(each.greeted, looking.get(each.seat, each.greeted))
        return max(table.acted + int(1000 * pace), table.bots_wait_until(looking))


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logger.error("%s play no more", task.get_name(), exc_info=error)


async def _wait(changed: asyncio.Event, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await changed.wait()
