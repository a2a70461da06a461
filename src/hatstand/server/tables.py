"""Tables come into being, are found again, and are played once more."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets

from .. import games
from ..match import Match
from . import messages, seats
from .clock import now
from .entries import Again, Draft, TableLaid, numbered
from .log import Conflict, Log
from .refusal import Refusal
from .table import Table

SLOWEST_PACE = 5.0
#: Of a person's tables, told at once.
MOST_TABLES = 12


async def create(log: Log, wish: messages.NewTable, person: str, pace: float) -> str:
    """A new table, dealt if no seat is open. Raises what is wrong with the wish, and then nothing is stored."""
    if wish.pace is not None and not 0 <= wish.pace <= SLOWEST_PACE:
        raise Refusal("error-pace", value=str(wish.pace), allowed=f"0–{SLOWEST_PACE:g}")
    laid = TableLaid(
        ruleset=wish.ruleset,
        players=len(wish.seats),
        options=wish.options,
        pace=pace if wish.pace is None else wish.pace,
        secret=secrets.token_hex(32),
        hints=wish.hints,
    )
    # What could not be dealt is to be refused now, not when the last seat is taken.
    Match(laid.ruleset, laid.players, seed=0, **laid.options)
    game, rules = games.find(wish.ruleset)
    portraits = rules.portraits
    drafts = [Draft(data=laid, person=person)]
    for number, seat in enumerate(wish.seats):
        match seat:
            case messages.MySeat():
                drafts.append(Draft(data=seats.taken(seat, portraits), seat=number, person=person))
            case messages.BotSeat():
                drafts.append(Draft(data=seats.to_bot(seat, portraits, game), seat=number, person=person))
    table_id = new_id()
    await _write(log, table_id, drafts)
    return table_id


async def again(log: Log, table_id: str, person: str | None) -> str:
    """The table at which the same people play on, with the next seat as the first; made when first asked for.

    A seat that is open here is so there, too. Its maker is the same, or, if they have left, who asks first.
    """
    while True:
        table = await load(log, table_id)
        if person is None:
            raise Refusal("error-identity")
        if not table.seats_of(person) and person != table.maker:
            raise Refusal("error-not-yours")
        if not table.ended:
            raise Refusal("error-again")
        if table.next_table is not None:
            break
        try:
            maker = table.maker if table.seats_of(table.maker) else person
            draft = Draft(data=Again(table=new_id(), maker=maker), person=person)
            await log.append(numbered([draft], table_id, table.number, now()))
        except Conflict:
            pass  # Somebody else was quicker: theirs is the table.
    laid = TableLaid(
        ruleset=table.laid.ruleset,
        players=table.laid.players,
        options={**table.match.options, "first": (table.match.first + 1) % table.laid.players},
        pace=table.laid.pace,
        secret=secrets.token_hex(32),
        hints=table.laid.hints,
    )
    maker = table.next_maker
    drafts = [Draft(data=laid, person=maker)]
    for number, sitter in enumerate(table.seats):
        if sitter is not None:
            holder = sitter.identity if isinstance(sitter, seats.Person) else maker
            drafts.append(Draft(data=seats.once_more(sitter), seat=number, person=holder))
    with contextlib.suppress(Conflict):  # It stands already.
        await _write(log, table.next_table, drafts)
    return table.next_table


async def load(log: Log, table_id: str) -> Table:
    entries = await log.read(table_id)
    if not entries:
        raise Refusal("error-table")
    return await asyncio.to_thread(Table, entries)


async def of_person(log: Log, person: str) -> list[messages.MyTable]:
    """Those at which they sit, or which they made, and that have not ended; newest first."""
    found: list[messages.MyTable] = []
    for table_id in await log.tables_of(person):
        table = await load(log, table_id)
        mine = table.seats_of(person)
        if not mine and table.maker != person:
            continue  # They stood up.
        found.append(
            messages.MyTable(
                table=table_id,
                ruleset=table.laid.ruleset,
                seats=[table.name(seat) for seat in range(table.laid.players)],
                dealt=table.dealt,
                your_turn=table.dealt and table.match.to_move in mine,
            )
        )
        if len(found) == MOST_TABLES:
            break
    return found


def new_id() -> str:
    """Not to be guessed, since whoever knows it may watch; easy to read out."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


async def _write(log: Log, table_id: str, drafts: list[Draft]) -> None:
    """All entries of a new table at once, its deal among them if no seat is open."""
    time = now()
    entries = numbered(drafts, table_id, 0, time)
    owed = Table(entries).owed()
    await log.append([*entries, *numbered(owed, table_id, len(entries), time)])
