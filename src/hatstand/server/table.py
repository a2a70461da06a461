"""A table as logic without I/O: its log, folded.

Everything follows from the entries: who sits where, the match, and which hats lie uncovered before whom (HH-19).
`take` folds in what has been stored; what a message adds is decided in `decide`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .. import games
from ..fairness import NO_CONTRIBUTION, commitment, deal_key
from ..games.game import Game
from ..match import Match
from ..replaying import replay
from . import messages, seats
from .entries import (
    Action,
    Again,
    Deal,
    Draft,
    End,
    Entry,
    Hint,
    PutBack,
    SeatLeft,
    SeatTaken,
    SeatToBot,
    Seen,
    TableLaid,
)
from .refusal import Refusal
from .seats import Bot, Person, Sitter
from .uncovered import NOTHING, Uncovered

#: HH-19: bots wait no longer than this for a person who has a hat before them.
LONGEST_LOOK = 10_000


@dataclass(frozen=True)
class Written:
    """The entry that a message made: whose message it was, and the entry's number."""

    person: str | None
    number: int


class Table:
    """number: of the newest entry; last_action: of the newest action. acted: when that (or the deal) was, in ms.

    maker: the identity of who made the table. match: there is none before the deal. hints: by seat and ply, with
    the numbers of their entries.
    """

    laid: TableLaid
    match: Match

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.id = ""
        self.number = 0
        self.acted = 0
        self.last_action = 0
        self.dealt = False
        self.ended = False
        self.maker: str | None = None
        self.next_table: str | None = None
        self.next_maker: str | None = None
        self.seats: list[Sitter] = []
        self.uncovered: list[Uncovered] = []
        self.hints: dict[tuple[int, int], tuple[int, Hint]] = {}
        self._written: dict[str, Written] = {}
        for entry in entries:
            self.take(entry)

    # --- what has happened ---------------------------------------------------------------------------------

    def take(self, entry: Entry) -> None:
        """Fold in the next entry."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} can't follow entry {self.number}")
        self.number = entry.number
        if entry.client is not None:
            self._written[entry.client] = Written(entry.person, entry.number)
        seat = entry.seat if entry.seat is not None else -1
        match entry.data:
            case TableLaid() as laid:
                self.id, self.laid, self.maker = entry.table, laid, entry.person
                self.seats = [None] * laid.players
                self.uncovered = [NOTHING] * laid.players
            case SeatTaken() as taken:
                self.seats[seat] = Person(str(entry.person), taken.name, taken.portrait, taken.memory_aid)
            case SeatToBot() as given:
                self.seats[seat] = Bot(given.bot, given.name, given.portrait, given.settings, given.seed)
            case SeatLeft():
                # What lay before the one who left is nothing to the next one.
                self.seats[seat], self.uncovered[seat] = None, NOTHING
            case Deal() as deal:
                self.match = self._dealt(deal)
                self.dealt, self.acted = True, entry.time
            case Action() as act:
                self.match.play(act.action)
                self.acted, self.last_action = entry.time, entry.number
                for each, sitter in enumerate(self.seats):
                    if isinstance(sitter, Person):
                        self.uncovered[each] = self.uncovered[each].after(self.match, each, entry)
            case PutBack():
                self.uncovered[seat] = self.uncovered[seat].put_back()
            case Seen() as seen:
                self.uncovered[seat] = self.uncovered[seat].seen(seen.number)
            case Hint() as hint:
                self.hints[seat, hint.ply] = entry.number, hint
            case End():
                self.ended = True
            case Again() as again:
                self.next_table, self.next_maker = again.table, again.maker

    def written_for(self, client: str) -> Written | None:
        """The entry that the message with this id of the page's made; None if it made none."""
        return self._written.get(client)

    @property
    def secret(self) -> bytes:
        return bytes.fromhex(self.laid.secret)

    @property
    def contributions(self) -> list[bytes]:
        return [NO_CONTRIBUTION] * self.laid.players

    def _dealt(self, deal: Deal) -> Match:
        """By the version of the rules that the table began with, which may not be the newest."""
        return replay(
            {
                "format": 1,
                "ruleset": self.laid.ruleset,
                "version": deal.version,
                "players": self.laid.players,
                "options": deal.options,
                "key": deal_key(self.secret, self.contributions).hex(),
                "start": None,
                "actions": [],
                "notes": [],
            }
        )

    # --- what comes next -----------------------------------------------------------------------------------

    def owed(self) -> list[Draft]:
        """What the table itself has to write before anything else can happen: the deal, and the end."""
        if not self.dealt and None not in self.seats:
            laid = self.laid
            key = deal_key(self.secret, self.contributions)
            record = Match(laid.ruleset, laid.players, key=key, **laid.options).record()
            return [Draft(data=Deal(version=record["version"], options=record["options"]))]
        if self.dealt and self.match.over and not self.ended:
            return [Draft(data=End())]
        return []

    # --- who sits where ------------------------------------------------------------------------------------

    @property
    def portraits(self) -> tuple[str, ...]:
        return games.find(self.laid.ruleset)[1].portraits

    @property
    def game(self) -> Game:
        return games.find(self.laid.ruleset)[0]

    def sitter(self, seat: int) -> Sitter:
        if seat >= len(self.seats):
            raise Refusal("error-seat", seat=seat, players=len(self.seats))
        return self.seats[seat]

    def held(self, seat: int, identity: str | None) -> int:
        """The seat, if it is this person's."""
        sitter = self.sitter(seat)
        if identity is None:
            raise Refusal("error-identity")
        match sitter:
            case Person(identity=holder) if holder == identity:
                return seat
            case Bot():
                raise Refusal("error-bot-seat")
            case None:
                raise Refusal("error-seat-open")
            case _:
                raise Refusal("error-not-yours")

    def name(self, seat: int) -> str:
        """Empty where the seat is open."""
        sitter = self.seats[seat]
        return sitter.name if sitter is not None else ""

    def seats_of(self, identity: str | None) -> list[int]:
        return [
            seat
            for seat, sitter in enumerate(self.seats)
            if isinstance(sitter, Person) and sitter.identity == identity
        ]

    def bot_to_move(self) -> tuple[int, Bot] | None:
        seat = self.match.to_move if self.dealt else None
        sitter = None if seat is None else self.seats[seat]
        return (seat, sitter) if seat is not None and isinstance(sitter, Bot) else None

    def bots_wait_until(self, here: Mapping[int, int]) -> int:
        """HH-19: until everyone who is here is done looking. here: since when, for each seat with a page open."""
        looks = [
            max(look.time, since) + LONGEST_LOOK
            for seat, since in here.items()
            for look in self.uncovered[seat].looks()
        ]
        return max(looks, default=0)

    def info(self, here: Iterable[int], identity: str | None) -> messages.TableInfo:
        """As this person is told it. here: the seats whose people have a page open."""
        here = set(here)
        laid, (game, ruleset) = self.laid, games.find(self.laid.ruleset)
        return messages.TableInfo(
            id=self.id,
            ruleset=laid.ruleset,
            game=game.name,
            players=laid.players,
            options=self.match.options if self.dealt else ruleset.read_options(laid.options, laid.players),
            dealt=self.dealt,
            first=self.match.first if self.dealt else None,
            commitment=commitment(self.secret).hex(),
            pace=laid.pace,
            maker=identity is not None and identity == self.maker,
            seats=[seats.shown(seat, sitter, seat in here) for seat, sitter in enumerate(self.seats)],
            sides=game.sides(self.match.view(None).array) if self.dealt else [],
            hints=laid.hints,
            again=self.next_table,
        )

    def record(self) -> dict[str, Any]:
        """The match with the hints that were given, and what its deal can be checked with; only after the end."""
        if not self.ended:
            raise Refusal("error-not-over")
        return {
            **self.match.record(),
            "notes": [
                {"kind": "hint", "seat": seat, "ply": ply, "action": hint.action}
                for (seat, ply), (_, hint) in self.hints.items()
            ],
            "secret": self.laid.secret,
            "commitment": commitment(self.secret).hex(),
            "contributions": [contribution.hex() for contribution in self.contributions],
        }
