"""What a message adds to a table's log, or why it adds nothing: decided without I/O, and changing nothing."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ..reviewing import Advice
from . import messages, seats
from .entries import Action, Draft, Hint, PutBack, SeatLeft, SeatTaken, SeatToBot, Seen
from .refusal import Refusal
from .seats import Bot, Person
from .table import Table

Decided = Action | PutBack | Seen | Hint | SeatTaken | SeatToBot | SeatLeft


@dataclass(frozen=True)
class Repeated:
    """The message has been stored before, as the entry of this number."""

    number: int


@dataclass(frozen=True)
class Unadvised:
    """A hint that has to be thought about before it can be given."""


def decide(
    table: Table,
    message: messages.Request,
    identity: str | None,
    here: Collection[int] = (),
    advice: Advice | None = None,
) -> Draft | Repeated | Unadvised:
    """What this message of that person's appends; a Refusal says why it appends nothing.

    here: the seats whose people have a page open. advice: for the hint that the message asks for.
    """
    if identity is None:
        raise Refusal("error-identity")
    known = table.written_for(message.id)
    if known is not None:
        if known.person != identity:
            raise Refusal("error-message")
        return Repeated(known.number)
    data: Decided
    match message:
        case messages.Act():
            data = _act(table, message, identity)
        case messages.PutBack():
            if table.uncovered[table.held(message.seat, identity)].peeked is None:
                raise Refusal("error-nothing-peeked", stale=True)
            data = PutBack()
        case messages.Seen():
            opened = table.uncovered[table.held(message.seat, identity)].opened
            if all(hat.number != message.number for hat in opened):
                raise Refusal("error-nothing-opened", stale=True)
            data = Seen(number=message.number)
        case messages.Hint():
            _must_be_its_turn(table, message, identity)
            if not table.laid.hints:
                raise Refusal("error-no-hints")
            if given := table.hints.get((message.seat, message.ply)):
                return Repeated(given[0])
            if advice is None:
                return Unadvised()
            data = _hint(message.ply, advice)
        case messages.Sit():
            _must_be_open(table, message.seat)
            data = seats.taken(message, table.portraits)
        case messages.Stand():
            table.held(message.seat, identity)
            _must_go_on(table)
            data = SeatLeft()
        case messages.Fill():
            _must_be_maker(table, identity)
            _must_be_open(table, message.seat)
            data = seats.to_bot(message, table.portraits, table.game)
        case messages.Free():
            _must_be_maker(table, identity)
            data = _free(table, message.seat, here)
    return Draft(data=data, seat=message.seat, person=identity, client=message.id)


def _act(table: Table, message: messages.Act, identity: str) -> Action:
    _must_be_its_turn(table, message, identity)
    reason = table.match.why(message.action)
    if reason is not None:
        raise reason
    return Action(action=message.action)


def _hint(ply: int, advice: Advice) -> Hint:
    return Hint(ply=ply, action=advice.action, chance=advice.chance, reasons=advice.reasons)


def _must_be_its_turn(table: Table, message: messages.Act | messages.Hint, identity: str) -> None:
    table.held(message.seat, identity)
    if not table.dealt:
        raise Refusal("error-not-dealt")
    match, turn = table.match, table.match.to_move
    if turn is None:
        raise Refusal("error-over", stale=True)
    if message.ply != match.ply:
        raise Refusal("error-stale", stale=True)
    if turn != message.seat:
        raise Refusal("error-turn", stale=True, seat=turn, player=table.name(turn) or "none")


def _free(table: Table, seat: int, here: Collection[int]) -> SeatLeft:
    match table.sitter(seat):
        case None:
            raise Refusal("error-seat-open")
        case Person() if seat in here:
            raise Refusal("error-person-here", player=table.name(seat))
        case Person() | Bot():
            _must_go_on(table)
            return SeatLeft()


def _must_be_open(table: Table, seat: int) -> None:
    if table.sitter(seat) is not None:
        raise Refusal("error-seat-taken", player=table.name(seat))
    _must_go_on(table)


def _must_be_maker(table: Table, identity: str) -> None:
    if table.maker != identity:
        raise Refusal("error-not-maker")


def _must_go_on(table: Table) -> None:
    """After the end everyone stays in the record where they sat."""
    if table.ended:
        raise Refusal("error-over", stale=True)
