"""HH-19: which cards lie uncovered before one person, and until when."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..games.game import Glimpse
from ..match import Match
from .entries import Entry


@dataclass(frozen=True)
class Look:
    """A card that was uncovered by the entry of this number, by that seat. time: of the entry."""

    number: int
    time: int
    by: int
    glimpse: Glimpse


@dataclass(frozen=True)
class Uncovered:
    """peeked: held up by this person alone. opened: shown to all, and not read by this one yet; oldest first."""

    peeked: Look | None = None
    opened: tuple[Look, ...] = ()

    def after(self, match: Match, seat: int | None, entry: Entry) -> Uncovered:
        """What lies before this seat's person (None: who watches) once the entry's action is played."""
        if match.over:
            return NOTHING  # Now everything lies open.
        game, shown = match.game, match.view(seat).show()
        event = shown.event
        glimpse = game.glimpse(event, shown)
        peeked, opened = self.peeked, self.opened
        if peeked is not None and (entry.seat == seat or game.covers(event, peeked.glimpse)):
            peeked = None
        if glimpse is not None:
            look = Look(entry.number, entry.time, int(event.seat), glimpse)
            if glimpse.seat is None:
                opened = (*opened, look)
            elif glimpse.seat == seat:
                peeked = look
        return Uncovered(peeked, opened)

    def put_back(self) -> Uncovered:
        return replace(self, peeked=None)

    def seen(self, number: int) -> Uncovered:
        return replace(self, opened=tuple(look for look in self.opened if look.number != number))

    def still(self, now: Uncovered) -> Uncovered:
        """Of what lay uncovered then, what does so now."""
        return Uncovered(
            self.peeked if self.peeked == now.peeked else None,
            tuple(look for look in self.opened if look in now.opened),
        )

    def looks(self) -> tuple[Look, ...]:
        return self.opened if self.peeked is None else (*self.opened, self.peeked)


NOTHING = Uncovered()
