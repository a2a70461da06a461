"""A table as logic without I/O: its log folded, and what a message adds to that log.

Everything follows from the entries: who sits where, the match, and which hats lie uncovered before whom (HH-19).
`decide` changes nothing: it says what to append. `take` folds in what has been stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ..core.errors import HatstandError
from ..fairness import NO_CONTRIBUTION, commitment, deal_key
from ..match import Match, replay
from . import messages, seats
from .entries import Action, Again, Deal, Draft, End, Entry, PutBack, SeatTaken, SeatToBot, Seen, TableLaid
from .seats import Bot, Person
from .uncovered import Uncovered

#: HH-19: bots wait no longer than this for a person who has a hat before them.
LONGEST_LOOK = 10_000


class Refusal(HatstandError):
    """A message that changes nothing. stale: whether the page should look at the newest scene."""

    def __init__(self, code: str, *, stale: bool = False, **arguments: str | int) -> None:
        super().__init__(code, **arguments)
        self.stale = stale


@dataclass(frozen=True)
class Repeated:
    """The message has been stored before, as the entry of this number."""

    number: int


class Table:
    """number: of the newest entry; last_action: of the newest action. acted: when that (or the deal) was, in ms."""

    laid: TableLaid
    match: Match

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.id = ""
        self.number = 0
        self.acted = 0
        self.last_action = 0
        self.dealt = False
        self.ended = False
        self.next_table: str | None = None
        self.seats: list[Person | Bot | None] = []
        self.uncovered: list[Uncovered] = []
        self._clients: dict[str, tuple[str | None, int]] = {}
        for entry in entries:
            self.take(entry)

    # --- what has happened ---------------------------------------------------------------------------------

    def take(self, entry: Entry) -> None:
        """Fold in the next entry."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} can't follow entry {self.number}")
        self.number = entry.number
        if entry.client is not None:
            self._clients[entry.client] = (entry.person, entry.number)
        seat = entry.seat if entry.seat is not None else -1
        match entry.data:
            case TableLaid() as laid:
                self.id, self.laid = entry.table, laid
                self.seats = [None] * laid.players
                self.uncovered = [Uncovered() for _ in range(laid.players)]
            case SeatTaken() as taken:
                self.seats[seat] = Person(str(entry.person), taken.name, taken.portrait, taken.memory_aid)
            case SeatToBot() as given:
                self.seats[seat] = Bot(given.bot, given.name, given.portrait, given.settings, given.seed)
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
            case End():
                self.ended = True
            case Again() as again:
                self.next_table = again.table

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

    def decide(self, message: messages.Request, identity: str | None) -> Draft | Repeated:
        """What this message of that person's appends; a Refusal says why it appends nothing."""
        seat = self.held(message.seat, identity)
        known = self._clients.get(message.id)
        if known is not None:
            if known[0] != identity:
                raise Refusal("error-message")
            return Repeated(known[1])
        data: Action | PutBack | Seen
        match message:
            case messages.Act():
                data = self._action(message)
            case messages.PutBack():
                if self.uncovered[seat].peeked is None:
                    raise Refusal("error-nothing-peeked", stale=True)
                data = PutBack()
            case messages.Seen():
                if all(hat.number != message.number for hat in self.uncovered[seat].opened):
                    raise Refusal("error-nothing-opened", stale=True)
                data = Seen(number=message.number)
            case _:
                raise Refusal("error-message")
        return Draft(data=data, seat=seat, person=identity, client=message.id)

    def held(self, seat: int, identity: str | None) -> int:
        """The seat, if it is this person's."""
        if seat >= len(self.seats):
            raise Refusal("error-seat", seat=seat, players=len(self.seats))
        if identity is None:
            raise Refusal("error-identity")
        match self.seats[seat]:
            case Person(identity=holder) if holder == identity:
                return seat
            case Bot():
                raise Refusal("error-bot-seat")
            case _:
                raise Refusal("error-not-yours")

    def _action(self, message: messages.Act) -> Action:
        match, turn = self.match, self.match.to_move
        if turn is None:
            raise Refusal("error-over", stale=True)
        if message.ply != match.ply:
            raise Refusal("error-stale", stale=True)
        if turn != message.seat:
            raise Refusal("error-turn", stale=True, seat=turn, player=self.name(turn))
        reason = match.why(message.action)
        if reason is not None:
            raise reason
        return Action(action=message.action)

    # --- who sits where ------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
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

    def info(self, here: Iterable[int]) -> messages.TableInfo:
        here = set(here)
        match, laid = self.match, self.laid
        return messages.TableInfo(
            id=self.id,
            ruleset=laid.ruleset,
            game=match.game.name,
            players=laid.players,
            options=match.options,
            dealt=self.dealt,
            first=match.first,
            commitment=commitment(self.secret).hex(),
            pace=laid.pace,
            maker=False,
            seats=[
                seats.shown(seat, sitter, seat in here) for seat, sitter in enumerate(self.seats) if sitter
            ],
            again=self.next_table,
        )

    def record(self) -> dict[str, Any]:
        """The match, and what its deal can be checked with; only after the end."""
        if not self.ended:
            raise Refusal("error-not-over")
        return {
            **self.match.record(),
            "secret": self.laid.secret,
            "commitment": commitment(self.secret).hex(),
            "contributions": [contribution.hex() for contribution in self.contributions],
        }
