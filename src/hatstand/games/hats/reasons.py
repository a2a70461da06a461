"""Why an action is good or bad in Hats: what it brings as the table lies then, to whom, and what is kept."""

from typing import Any

from ...core.records import Record, clone
from ..reason import Reason
from .cards import SUMS, how_many, lowest, of_type, type_of, value_of
from .legality import (
    DISCARDS,
    END,
    EXCHANGES,
    LAY_BLACK,
    PASSES,
    card_of,
    fits,
    partner_of,
    place_of,
)
from .record import PLACES, TEAMS_OF, VALUES, Position
from .rules import play
from .scoring import COOKIE_POINTS, parts_of_score, types_of
from .view import TYPE_NAMES

#: The most that are said.
_MOST = 4
#: Of so low a value a card replaces few others.
_LOW = 2
#: So many points are worth telling of a rival's loss or gain, and of a favourite.
_WORTH_TELLING = 2


def reasons(view: Record, action: int, done: int | None, guesses: Any) -> list[Reason]:
    table = _Table(view)
    why = [*table.for_best(action), *(table.against(done, action) if done is not None else [])]
    return why[:_MOST] or [_say("estimate")]


class _Table:
    """What lies open, and the hand of the seat to move."""

    def __init__(self, view: Position) -> None:
        self.view, self.seat = view, int(view.to_move)
        self.hand = int(view.hands[self.seat])

    def for_best(self, action: int) -> list[Reason]:
        card = card_of(action)
        if action < LAY_BLACK:
            return self._for_exchange(action)
        if action < DISCARDS:
            return self._for_black(action)
        if action < PASSES:
            return [_say("discard", **_named(card))]
        return [_say("end")] if action == END else self._for_gift(card)

    def against(self, action: int, best: int) -> list[Reason]:
        if action >= DISCARDS:
            return []
        after, why = self._after(action), []
        gain = self._gain(after)
        if best < DISCARDS and gain < self._gain(self._after(best)):
            why.append(_say("done-points", count=gain) if action < LAY_BLACK else _say("done-black"))
        card = card_of(action)
        worth = self._favourite(card, self.view)
        if worth >= max(0, self._best_favourite(after)) + _WORTH_TELLING:
            why.append(_say("done-favourite", **_named(card), count=worth))
        most, rival = max((self._gain(after, seat), -seat) for seat in self._rivals())
        if most >= _WORTH_TELLING:
            why.append(_say("done-gives", seat=-rival, count=most))
        return why

    def _for_exchange(self, action: int) -> list[Reason]:
        after, taken = self._after(action), int(self.view.table[place_of(action)])
        gain = self._gain(after)
        why = [_say("points", count=gain)] if gain > 0 else []
        why += self._for_types(after)
        why += self._for_favourite(after, taken)
        least, rival = min((self._gain(after, seat), seat) for seat in self._rivals())
        if least <= -_WORTH_TELLING:
            why.append(_say("rival-loses", seat=rival, count=-least))
        return why or [_say("changes", count=gain)]

    def _for_black(self, action: int) -> list[Reason]:
        card, after = card_of(action), self._after(action)
        why = [_say("black"), *self._for_types(after)]
        if not any(fits(card, self.view.table[place]) for place in range(int(self.view.places))):
            why.append(_say("fits-nowhere", **_named(card)))
        elif value_of(card) <= _LOW:
            why.append(_say("low", **_named(card)))
        best = self._best_exchange()
        return [*why, _say("best-exchange", count=best)] if best is not None and best <= 1 else why

    def _for_gift(self, card: int) -> list[Reason]:
        """To the team-mate."""
        partner = partner_of(self.seat)
        why = [_say("gift", seat=partner, **_named(card))]
        collected = how_many(_alone(int(self.view.collections[partner]), type_of(card)))
        if collected:
            why.append(_say("partner-has", seat=partner, count=collected))
        return why

    def _for_types(self, after: Position) -> list[Reason]:
        """A type more in the collection, and the cookie that goes with the most."""
        if after.cookie == self.seat and self.view.cookie != self.seat:
            return [_say("cookie", count=COOKIE_POINTS)]
        types = types_of(after, self.seat)
        return [_say("types", count=types)] if types > types_of(self.view, self.seat) else []

    def _for_favourite(self, after: Position, taken: int) -> list[Reason]:
        """Of the hand's cards of the type taken, the one that has come to promise most at the end."""
        held = _alone(int(after.hands[self.seat]), type_of(taken))
        if held == 0:
            return []
        card = lowest(held)
        worth = self._favourite(card, after)
        return [_say("favourite", **_named(card), count=worth)] if worth >= _WORTH_TELLING else []

    def _after(self, action: int) -> Position:
        """What is to be seen when the exchange or the black hat has been played."""
        after: Position = clone(self.view)
        play(after, action)
        return after

    def _gain(self, after: Position, seat: int | None = None) -> int:
        """What changes for that seat, or its team, by places on the table and black hats."""
        side = self._side(self.seat if seat is None else seat)
        return sum(_open_points(after, each) - _open_points(self.view, each) for each in side)

    def _best_exchange(self) -> int | None:
        """The most that an exchange would bring; None where none is possible."""
        gains: list[int] = []
        rest = self.hand
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            gains += [
                self._gain(self._after(EXCHANGES + card * PLACES + place))
                for place in range(int(self.view.places))
                if fits(card, self.view.table[place])
            ]
        return max(gains, default=None)

    def _best_favourite(self, after: Position) -> int:
        best, rest = -VALUES, int(after.hands[self.seat])
        while rest:
            best = max(best, self._favourite(lowest(rest), after))
            rest &= rest - 1
        return best

    def _favourite(self, card: int, table: Position) -> int:
        """What a card of the hand would score as the favourite, with the collection as it is there."""
        return int(SUMS[of_type(table.collections[self.seat], type_of(card))]) - value_of(card)

    def _side(self, seat: int) -> list[int]:
        return [seat, partner_of(seat)] if self.view.players == TEAMS_OF else [seat]

    def _rivals(self) -> list[int]:
        """One seat of each other side, the next to act first."""
        players = int(self.view.players)
        if players == TEAMS_OF:
            return [(self.seat + 1) % players]
        return [(self.seat + i) % players for i in range(1, players)]


def _open_points(table: Position, seat: int) -> int:
    points, black, _favourite, _cookie = parts_of_score(table, seat)
    return int(points + black)


def _alone(cards: int, type_: int) -> int:
    """Those of one type."""
    return sum(1 << card for card in range(type_ * VALUES, (type_ + 1) * VALUES) if cards >> card & 1)


def _named(card: int) -> dict[str, str | int]:
    return {"type": TYPE_NAMES[type_of(card)], "value": value_of(card)}


def _say(what: str, **arguments: str | int) -> Reason:
    return Reason(f"hats-reason-{what}", dict(arguments))
