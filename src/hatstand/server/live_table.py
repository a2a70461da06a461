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

from ..core.errors import HatstandError
from ..reviewing import Advice
from ..view import View
from . import messages, person
from .audience import Audience, encode
from .clock import now
from .connection import Connection
from .decide import Repeated, Unadvised, decide
from .entries import (
    Action,
    Draft,
    Entry,
    numbered,
)
from .fair_queue import FairQueue
from .hints import Hints
from .log import Conflict, Log, NotStored
from .refusal import Refusal
from .table import Table
from .thinking import Mind

logger = logging.getLogger(__name__)
RETRY_SECONDS = 1.0


class LiveTable:
    def __init__(self, table_id: str, log: Log, queue: FairQueue) -> None:
        self.id = table_id
        self.audience = Audience()
        self._log = log
        self._queue = queue
        self._lock = asyncio.Lock()  # Held from the check of a message until what came of it has been sent.
        self._changed = asyncio.Event()
        self.hints = Hints(table_id, queue)
        self.bots: asyncio.Task[None] | None = None

    @property
    def table(self) -> Table:
        return self.audience.table

    async def load(self) -> None:
        async with self._lock:
            if self.table.number:
                return
            entries = await self._log.read(self.id)
            if not entries:
                raise Refusal("error-table")
            self.audience.table = await asyncio.to_thread(Table, entries)
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
            self.audience.tell_table(but=connection, unless=self.audience.here)
            for shown in missed:
                connection.send(encode(shown))
            self.audience.welcome(connection)
            self.audience.tell_elsewhere()
            self._changed.set()

    async def ask(self, connection: Connection, message: messages.Request) -> None:
        """Do what the message says, and answer it: done once it is stored, or a Refusal. A hint may take longer."""
        if await self._ask(connection, message) is not None:
            self.hints.begin(
                lambda advice: self._ask(connection, message, advice),
                lambda error: self.refuse(connection, message.id, error),
            )

    async def _ask(
        self, connection: Connection, message: messages.Request, advice: Advice | None = None
    ) -> View | None:
        """The view to think about, if it is a hint that still lacks advice; None once it is answered."""
        async with self._lock:
            while True:
                decided = decide(self.table, message, connection.person, self.audience.here, advice)
                if isinstance(decided, Unadvised):
                    return self.table.match.view(message.seat)
                if isinstance(decided, Repeated):
                    connection.send(encode(messages.Done(id=message.id, number=decided.number)))
                    if isinstance(message, messages.Hint):
                        self.audience.tell_advice(message.seat, message.ply)
                    return None
                try:
                    entries = await self._append([decided])
                except Conflict:
                    await self._read_on()
                    continue
                connection.send(encode(messages.Done(id=message.id, number=entries[0].number)))
                self._take(entries)
                await self._settle()
                return None

    def refuse(self, connection: Connection, message_id: str | None, error: HatstandError) -> None:
        scene = None
        if connection.greeted and isinstance(error, Refusal) and error.stale:
            scene = self.audience.scene(connection)
        refused = messages.Refused(id=message_id, code=error.code, args=error.arguments, scene=scene)
        connection.send(encode(refused))

    def somebody_left(self) -> None:
        """A connection was taken off the table."""
        self.audience.tell_table(unless=self.audience.here)
        self.audience.tell_elsewhere()
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
            self.audience.tell(entry)
        self._changed.set()

    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on here by itself."""
        return [*self.hints.asked, *([self.bots] if self.bots is not None else [])]

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
        for each in self.audience.greeted():
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
