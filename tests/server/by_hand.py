"""A table without server, socket or database: messages in, entries and scenes out."""

from __future__ import annotations

import itertools
from typing import Any

from hatstand.games.reason import Reason
from hatstand.reviewing import Advice
from hatstand.server import messages, person
from hatstand.server.decide import Repeated, Unadvised, decide
from hatstand.server.entries import Action, Draft, Entry, SeatTaken, SeatToBot, TableLaid, numbered
from hatstand.server.refusal import Refusal
from hatstand.server.seats import Person
from hatstand.server.table import Table

SECRET = "5e" * 32
MAKER = "person 0"


class ByHand:
    """people: which seats are persons', called "person 0" and so on; free: which are open; bots sit at the rest.

    Person 0 made the table. here: the seats whose people have a page open.
    """

    def __init__(
        self,
        players: int = 2,
        people: tuple[int, ...] = (0, 1),
        free: tuple[int, ...] = (),
        *,
        ruleset: str = "auf-der-hut",
        memory_aid: bool = False,
        secret: str = SECRET,
        hints: bool = True,
        **options: Any,
    ) -> None:
        self.time = 1_000_000
        self.entries: list[Entry] = []
        self.table = Table([])
        self.here: set[int] = set()
        self._ids = itertools.count()
        laid = TableLaid(
            ruleset=ruleset,
            players=players,
            options={"first": 0, **options},
            pace=1.5,
            secret=secret,
            hints=hints,
        )
        self.append(Draft(data=laid, person=MAKER))
        for seat in range(players):
            if seat in people:
                taken = SeatTaken(name=f"Person {seat}", portrait="pirate", memory_aid=memory_aid)
                self.append(Draft(data=taken, seat=seat, person=f"person {seat}"))
            elif seat not in free:
                given = SeatToBot(bot="random", name=f"Bot {seat}", portrait="witch", settings={}, seed=seat)
                self.append(Draft(data=given, seat=seat))
        self.settle()

    def append(self, *drafts: Draft) -> None:
        entries = numbered(list(drafts), "table", self.table.number, self.time)
        for entry in entries:
            self.entries.append(entry)
            self.table.take(entry)

    def settle(self) -> None:
        while owed := self.table.owed():
            self.append(*owed)

    def ask(self, message: messages.Request, who: str | None = None) -> int:
        """The number of the entry that the message makes, or made; a Refusal goes to the caller."""
        who = f"person {message.seat}" if who is None else who
        decided = decide(self.table, message, who, self.here)
        if isinstance(decided, Unadvised):
            decided = decide(self.table, message, who, self.here, self.advice())
            assert not isinstance(decided, Unadvised)
        if isinstance(decided, Repeated):
            return decided.number
        self.append(decided)
        number = self.table.number
        self.settle()
        return number

    def act(self, action: str, seat: int | None = None, ply: int | None = None) -> int:
        seat = self.turn if seat is None else seat
        if seat in self.people:
            match = self.table.match
            ply = match.ply if ply is None else ply
            return self.ask(messages.Act(id=self.new_id(), seat=seat, ply=ply, action=action))
        self.append(Draft(data=Action(action=action), seat=seat))
        number = self.table.number
        self.settle()
        return number

    def hint(self, seat: int | None = None) -> int:
        seat = self.turn if seat is None else seat
        return self.ask(messages.Hint(id=self.new_id(), seat=seat, ply=self.table.match.ply))

    def advice(self) -> Advice:
        """The last action that is legal, for a reason that is not much of one."""
        reasons = [Reason("hidden-hats-reason-unknown", {"place": 4, "share": 0.5})]
        return Advice(self.table.match.legal()[-1], 0.5, reasons, [])

    def sit(self, seat: int, who: str, *, memory_aid: bool = False) -> int:
        sit = messages.Sit(id=self.new_id(), seat=seat, name="New", portrait="knight", memory_aid=memory_aid)
        return self.ask(sit, who)

    def stand(self, seat: int) -> int:
        return self.ask(messages.Stand(id=self.new_id(), seat=seat))

    def put_back(self, seat: int) -> int:
        return self.ask(messages.PutBack(id=self.new_id(), seat=seat))

    def seen(self, seat: int, number: int) -> int:
        return self.ask(messages.Seen(id=self.new_id(), seat=seat, number=number))

    def new_id(self) -> str:
        return f"id {next(self._ids)}"

    def scene(self, seat: int | None) -> messages.Scene:
        return person.scene(self.table, seat)

    @property
    def turn(self) -> int:
        turn = self.table.match.to_move
        assert turn is not None
        return turn

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.table.seats) if isinstance(sitter, Person)]

    def hats(self) -> list[str]:
        """What lies in the row, for whoever sets up a test."""
        return list(self.table.match.position().show().hats)

    def places(self, kind: str) -> list[int]:
        """The places whose opening would be a "pair", a "wonder" or a "bald"."""
        row = self.table.match.position().show()
        found: dict[str, list[int]] = {"pair": [], "wonder": [], "bald": []}
        for place, (character, hat) in enumerate(zip(row.characters, row.hats, strict=True), 1):
            if hat is not None:
                found["wonder" if hat == "wonder" else "pair" if hat == character else "bald"].append(place)
        return found[kind]


def refusal(play: ByHand, message: messages.Request, who: str | None) -> str:
    """The code with which a message is refused; it must change nothing."""
    before = play.table.number
    try:
        play.ask(message, who)
    except (Refusal, ValueError) as error:
        assert play.table.number == before
        return str(getattr(error, "code", error))
    raise AssertionError(f"not refused: {message}")
