"""Tables come into being, are found again, and are played once more."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
from typing import Any

from .. import games
from ..bots import bot as make_bot
from ..core.errors import HatstandError
from . import messages
from .clock import now
from .entries import Again, Draft, SeatTaken, SeatToBot, TableLaid, numbered
from .log import Conflict, Log
from .seats import Bot, Person
from .table import Refusal, Table

NAME_LENGTH = 40
SLOWEST_PACE = 5.0


async def create(log: Log, wish: messages.NewTable, person: str, pace: float) -> str:
    """A new table, dealt. Raises what is wrong with the wish, and then nothing is stored."""
    if wish.pace is not None and not 0 <= wish.pace <= SLOWEST_PACE:
        raise Refusal("error-pace", value=str(wish.pace), allowed=f"0–{SLOWEST_PACE:g}")
    laid = TableLaid(
        ruleset=wish.ruleset,
        players=len(wish.seats),
        options=wish.options,
        pace=pace if wish.pace is None else wish.pace,
        secret=secrets.token_hex(32),
    )
    portraits = games.find(wish.ruleset)[1].kinds
    seats = [
        _seat(number, seat, person, portraits)
        for number, seat in enumerate(wish.seats)
        if not isinstance(seat, messages.OpenSeat)
    ]
    table_id = new_id()
    await _write(log, table_id, [Draft(data=laid), *seats])
    return table_id


async def again(log: Log, table_id: str, person: str | None) -> str:
    """The table at which the same people play on, with the next seat as the first; made when first asked for."""
    while True:
        table = await load(log, table_id)
        if not table.seats_of(person):
            raise Refusal("error-identity" if person is None else "error-not-yours")
        if not table.ended:
            raise Refusal("error-again")
        if table.next_table is not None:
            break
        try:
            draft = Draft(data=Again(table=new_id()), person=person)
            await log.append(numbered([draft], table_id, table.number, now()))
        except Conflict:
            pass  # Somebody else was quicker: theirs is the table.
    laid = TableLaid(
        ruleset=table.laid.ruleset,
        players=table.laid.players,
        options={**table.match.options, "first": (table.match.first + 1) % table.laid.players},
        pace=table.laid.pace,
        secret=secrets.token_hex(32),
    )
    seats = [_seat_again(number, sitter) for number, sitter in enumerate(table.seats)]
    with contextlib.suppress(Conflict):  # It stands already.
        await _write(log, table.next_table, [Draft(data=laid), *seats])
    return table.next_table


async def load(log: Log, table_id: str) -> Table:
    entries = await log.read(table_id)
    if not entries:
        raise Refusal("error-table")
    return await asyncio.to_thread(Table, entries)


async def of_person(log: Log, person: str) -> list[messages.MyTable]:
    """Those still being played, newest first."""
    found = []
    for table_id in await log.tables_of(person):
        table = await load(log, table_id)
        seats = table.seats_of(person)
        if seats and table.dealt:
            found.append(
                messages.MyTable(
                    table=table_id,
                    ruleset=table.laid.ruleset,
                    seats=[table.name(seat) for seat in range(table.laid.players)],
                    dealt=table.dealt,
                    your_turn=table.match.to_move in seats,
                )
            )
    return found


def new_id() -> str:
    """Not to be guessed, since whoever knows it may watch; easy to read out."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


async def _write(log: Log, table_id: str, drafts: list[Draft]) -> None:
    """All entries of a new table, its deal among them, at once."""
    time = now()
    entries = numbered(drafts, table_id, 0, time)
    owed = Table(entries).owed()
    await log.append([*entries, *numbered(owed, table_id, len(entries), time)])


def _seat(
    number: int, seat: messages.MySeat | messages.BotSeat, person: str, portraits: tuple[str, ...]
) -> Draft:
    name = " ".join(seat.name.split())
    if not 0 < len(name) <= NAME_LENGTH or not name.isprintable():
        raise Refusal("error-name", high=NAME_LENGTH)
    if seat.portrait not in portraits:
        raise Refusal("error-portrait", portrait=seat.portrait)
    if isinstance(seat, messages.MySeat):
        taken = SeatTaken(name=name, portrait=seat.portrait, memory_aid=seat.memory_aid)
        return Draft(data=taken, seat=number, person=person)
    if "seed" in seat.settings:
        raise HatstandError("error-setting", bot=seat.bot, setting="seed", settings="")
    make_bot(seat.bot, **seat.settings)
    return _bot(number, Bot(seat.bot, name, seat.portrait, seat.settings, 0))


def _seat_again(number: int, sitter: Person | Bot | None) -> Draft:
    if isinstance(sitter, Bot):
        return _bot(number, sitter)
    assert sitter is not None
    taken = SeatTaken(name=sitter.name, portrait=sitter.portrait, memory_aid=sitter.memory_aid)
    return Draft(data=taken, seat=number, person=sitter.identity)


def _bot(number: int, bot: Bot) -> Draft:
    settings: dict[str, Any] = dict(bot.settings)
    seed = secrets.randbits(63)
    given = SeatToBot(bot=bot.bot, name=bot.name, portrait=bot.portrait, settings=settings, seed=seed)
    return Draft(data=given, seat=number)
