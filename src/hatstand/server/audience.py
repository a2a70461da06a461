"""Whoever has a page open at a table, and what each of them is told of what happens there."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from . import messages, person
from .connection import Connection
from .entries import Again, Entry, Hint, PutBack, SeatLeft, SeatTaken, SeatToBot, Seen
from .table import Table

encode = msgspec.json.Encoder().encode


class Audience:
    """table: as it is now. here: the seats whose people have a page open, as everyone was last told."""

    def __init__(self) -> None:
        self.table = Table([])
        self.connections: set[Connection] = set()
        self.here: set[int] = set()

    def tell(self, entry: Entry) -> None:
        match entry.data:
            case PutBack() | Seen():
                shown = encode(messages.SceneShown(scene=person.scene(self.table, entry.seat)))
                self._send(shown, [each for each in self.greeted() if each.seat == entry.seat])
            case SeatLeft():
                self.tell_table()
                for each in self.greeted():
                    if each.seat == entry.seat:
                        each.seat = None
                        self.welcome(each)
                self.tell_elsewhere()
            case SeatTaken() | SeatToBot() | Again():
                self.tell_table()
            case _ if person.is_shown(entry):
                for seat in {each.seat for each in self.greeted()}:
                    shown = encode(person.entry_shown(self.table, seat, entry))
                    self._send(shown, [each for each in self.greeted() if each.seat == seat])
                if isinstance(entry.data, Hint) and entry.seat is not None:
                    self.tell_advice(entry.seat, entry.data.ply)

    def tell_advice(self, seat: int, ply: int) -> None:
        """To this seat's pages and no other's."""
        if (seat, ply) in self.table.hints:
            shown = encode(person.advice(seat, self.table.hints[seat, ply][1]))
            self._send(shown, [each for each in self.greeted() if each.seat == seat])

    def welcome(self, connection: Connection) -> None:
        welcome = messages.Welcome(
            number=self.table.number,
            table=self.table.info(self.here, connection.person),
            seat=connection.seat,
            yours=self.table.seats_of(connection.person),
            scene=self.scene(connection),
        )
        connection.send(encode(welcome))

    def tell_table(self, but: Connection | None = None, unless: set[int] | None = None) -> None:
        """Who sits here, and who is here. unless: nothing is told if these are the ones that are."""
        self.here = {seat for each in self.greeted() for seat in self.table.seats_of(each.person)}
        if self.here == unless:
            return
        for someone in {each.person for each in self.greeted()}:
            info, yours = self.table.info(self.here, someone), self.table.seats_of(someone)
            shown = encode(messages.TableShown(table=info, yours=yours))
            self._send(shown, [each for each in self.greeted() if each.person == someone and each is not but])

    def tell_elsewhere(self) -> None:
        """A second tab of the same seat is no fault, but its person should know of it."""
        for connection in self.greeted():
            elsewhere = sorted(
                {
                    each.seat
                    for each in self.greeted()
                    if each is not connection and each.person == connection.person and each.seat is not None
                }
            )
            if elsewhere != connection.elsewhere:
                connection.elsewhere = elsewhere
                connection.send(encode(messages.Elsewhere(seats=elsewhere)))

    def scene(self, connection: Connection) -> messages.Scene | None:
        return person.scene(self.table, connection.seat) if self.table.dealt else None

    def greeted(self) -> list[Connection]:
        return [each for each in self.connections if each.greeted and not each.lost]

    def _send(self, message: bytes, connections: Iterable[Connection]) -> None:
        for connection in connections:
            connection.send(message)
