"""What a person's page is shown: the only door through which anything of a game leaves the server.

It is made from the one view of that seat (a spectator's for those who watch), less what people must remember for
themselves (HH-19); of that comes back what just now lies uncovered before this person.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from . import messages
from .entries import Action, Data, Deal, End, Entry, Hint
from .seats import Person, Sitter
from .table import Table
from .uncovered import NOTHING, Look, Uncovered

#: The entries of which everyone gets a message, and what they are called in it.
KINDS: Final[dict[type[Data], Literal["deal", "action", "hint", "end"]]] = {
    Deal: "deal",
    Action: "action",
    Hint: "hint",
    End: "end",
}
#: Entries that are sent again after a broken connection.
MOST_MISSED = 60


def is_shown(entry: Entry) -> bool:
    """Whether everyone gets a message of this entry."""
    return type(entry.data) in KINDS


def scene(table: Table, seat: int | None) -> messages.Scene:
    """The table, which is dealt, as it lies before this seat's person (None: who watches)."""
    if seat is None:
        return _scene(table, None, None, NOTHING)
    return _scene(table, seat, table.seats[seat], table.uncovered[seat])


def _scene(table: Table, seat: int | None, sitter: Sitter, uncovered: Uncovered) -> messages.Scene:
    """sitter: the one who is shown it, at this seat; uncovered: what lies so before them."""
    match = table.match
    view = match.view(seat)
    known = shown = view.show()
    if not (isinstance(sitter, Person) and sitter.memory_aid):
        shown = match.game.without_memory(known)
        if any(look.number == table.last_action for look in uncovered.looks()):
            shown = replace(shown, event=known.event)
    over = match.over
    return messages.Scene(
        ply=match.ply,
        to_move=match.to_move,
        over=over,
        view=shown,
        legal=match.legal() if not over and match.to_move == seat else [],
        peeked=_peeked(uncovered.peeked),
        opened=[_opened(look) for look in uncovered.opened],
        scores=view.scores(),
        details=view.details(),
        places=match.places() if over else None,
    )


def entry_shown(table: Table, seat: int | None, entry: Entry) -> messages.EntryShown:
    """The news of the table's newest entry. Who watches sees an opened card in it, and nowhere else."""
    if seat is not None:
        return _news(entry, scene(table, seat))
    shown_now = NOTHING.after(table.match, None, entry) if isinstance(entry.data, Action) else NOTHING
    return _news(entry, _scene(table, None, None, shown_now))


def _news(entry: Entry, now: messages.Scene) -> messages.EntryShown:
    return messages.EntryShown(
        number=entry.number,
        kind=KINDS[type(entry.data)],
        seat=entry.seat,
        event=None if isinstance(entry.data, Hint | End) else now.view.event,
        scene=now,
    )


def missed(entries: list[Entry], now: Table, seat: int | None, since: int) -> list[messages.EntryShown]:
    """The news after the entry `since`, as this person would see them now: what was covered again stays so.

    Empty if that were too many: the newest scene says enough then.
    """
    if sum(is_shown(entry) for entry in entries if entry.number > since) > MOST_MISSED:
        return []
    then = Table([])
    news = []
    sitter = None if seat is None else now.seats[seat]  # Somebody else may have sat there then.
    for entry in entries:
        then.take(entry)
        if entry.number > since and is_shown(entry):
            uncovered = NOTHING if seat is None else then.uncovered[seat].still(now.uncovered[seat])
            news.append(_news(entry, _scene(then, seat, sitter, uncovered)))
    return news


def advice(seat: int, hint: Hint) -> messages.AdviceShown:
    """For that seat's pages alone."""
    return messages.AdviceShown(
        seat=seat, ply=hint.ply, action=hint.action, chance=hint.chance, reasons=hint.reasons
    )


def _peeked(look: Look | None) -> messages.Peeked | None:
    return None if look is None else messages.Peeked(place=look.glimpse.place, hat=look.glimpse.card)


def _opened(look: Look) -> messages.Opened:
    glimpse = look.glimpse
    return messages.Opened(
        number=look.number, seat=look.by, place=glimpse.place, hat=glimpse.card, character=glimpse.under
    )
