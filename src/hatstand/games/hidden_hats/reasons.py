"""Why an action is good or bad in Hidden Hats, from what a seat has seen and from guesses of what it has not."""

from typing import Any

import numpy as np

from ...core.records import EMPTY, Record
from ..reason import Arguments, Reason
from .record import WONDER, Position
from .rules import OPENS, SWAPS, places_of
from .view import KIND_NAMES, RULESETS, WONDER_NAME

#: The most that are said.
_MOST = 4
#: In hundredths: from which on a fit that another seat knows of is worth spoiling.
_LIKELY = 30
#: Below that it is not the chance alone that speaks for opening.
_EVEN = 50
_ESTIMATE = Reason("hidden-hats-reason-estimate")


def reasons(view: Record, action: int, done: int | None, guesses: Any) -> list[Reason]:
    table = _Table(view, guesses)
    why = [*table.for_best(action), *(table.against(done) if done is not None else [])]
    return why[:_MOST] or [_ESTIMATE]


class _Table:
    """The row as a seat knows it. Places count from 0 here, and from 1 in what is said."""

    def __init__(self, view: Position, guesses: Any) -> None:
        self.view, self.guesses = view, guesses
        self.seat = int(view.viewer)
        self.places = [place for place in range(int(view.places)) if view.hats[place] != EMPTY]
        self.others = [seat for seat in range(int(view.players)) if seat != self.seat]

    def for_best(self, action: int) -> list[Reason]:
        first, second = places_of(action)
        if action >= OPENS:
            return self._for_open(first)
        if action >= SWAPS:
            return self._for_swap(first, second)
        return self._for_peek(first)

    def against(self, action: int) -> list[Reason]:
        first, second = places_of(action)
        if action >= OPENS:
            return self._against_open(first)
        if action >= SWAPS:
            return self._against_swap(first, second)
        return [self._say("done-peek", first, hat=self._hat(first))] if self._knows(first) else []

    def _for_open(self, place: int) -> list[Reason]:
        if not self._knows(place):
            chance = self._chance("chance", place)
            why = [*self._betrayed(place), chance, *self._risk()]
            return why if int(chance.args["chance"]) >= _EVEN else [*why, _ESTIMATE]
        hat = self._hat(place)
        if self.view.hats[place] == WONDER:
            return [self._say("wonder", place, hat=hat), *self._makes_good()]
        moved = self.view.moves[place, self.seat] > 0
        why = [self._say("followed" if moved else "seen", place, hat=hat)]
        return [*why, *(self._say("rival", place, seat=seat) for seat in self._who_saw(place)[:1])]

    def _for_peek(self, place: int) -> list[Reason]:
        if self._knows(place):
            return [self._say("waiting", place)]
        why = [self._say("unseen", place), self._chance("useful", place, self._wearers())]
        if not any(self._is_known_fit(each) for each in self.places):
            why.append(Reason("hidden-hats-reason-no-fit"))
        return why

    def _for_swap(self, first: int, second: int) -> list[Reason]:
        why = []
        for source, target in ((first, second), (second, first)):
            if self._knows(source) and self.view.hats[source] == self.view.characters[target]:
                why.append(self._say("brings", target, hat=self._hat(source)))
                if not self._who_saw(source):
                    why.append(Reason("hidden-hats-reason-secret"))
        for place in (first, second):
            for seat in self._who_saw(place):
                chance = self._fits(place, (int(self.view.characters[place]),))
                if not self._knows(place) and chance >= _LIKELY:
                    why.append(self._say("spoils", place, seat=seat, chance=chance))
        return why

    def _against_open(self, place: int) -> list[Reason]:
        if not self._knows(place):
            return [self._chance("done-chance", place)]
        return [] if self._is_known_fit(place) else [self._say("done-wrong", place, hat=self._hat(place))]

    def _against_swap(self, first: int, second: int) -> list[Reason]:
        why = []
        for source, target in ((first, second), (second, first)):
            if self._is_known_fit(source) and self.view.hats[source] != WONDER:
                why.append(self._say("done-breaks", source, hat=self._hat(source)))
            elif self._knows(source) and self.view.hats[source] == self.view.characters[target]:
                why.append(self._say("done-betrays", target))
        return why

    def _betrayed(self, place: int) -> list[Reason]:
        """Whoever moved this hat there last had looked at it."""
        mover = int(self.view.moved_by[place])
        if mover in self.others and self.view.seen[place, mover] != EMPTY:
            return [self._say("betrayed", place, seat=mover)]
        return []

    def _risk(self) -> list[Reason]:
        return [self._say("risk" if self.view.supply > 0 else "free")]

    def _makes_good(self) -> list[Reason]:
        open_heads = int(self.view.bald_heads[self.seat]) - int(self.view.wonder_hats[self.seat])
        return [self._say("makes-good")] if open_heads > 0 else []

    def _chance(self, what: str, place: int, kinds: tuple[int, ...] = ()) -> Reason:
        """That the hat there fits: where it lies, or any of those kinds."""
        fitting = kinds or (int(self.view.characters[place]),)
        return self._say(what, place, chance=self._fits(place, fitting))

    def _fits(self, place: int, kinds: tuple[int, ...]) -> int:
        """In hundredths, the chance that the hat there is one of those kinds, or fits everyone."""
        return round(100 * float(np.isin(self.guesses.hats[:, place], (*kinds, WONDER)).mean()))

    def _wearers(self) -> tuple[int, ...]:
        return tuple(int(self.view.characters[place]) for place in self.places)

    def _knows(self, place: int) -> bool:
        return bool(self.view.hats[place] >= 0)

    def _is_known_fit(self, place: int) -> bool:
        return self._knows(place) and self.view.hats[place] in (self.view.characters[place], WONDER)

    def _who_saw(self, place: int) -> list[int]:
        """The other seats that have seen the hat which lies there now, in the order in which they act next."""
        after = sorted(self.others, key=lambda seat: (seat - self.seat) % int(self.view.players))
        return [seat for seat in after if self.view.seen[place, seat] != EMPTY]

    def _hat(self, place: int) -> str:
        card = int(self.view.hats[place])
        return WONDER_NAME if card == WONDER else KIND_NAMES[int(self.view.ruleset)][card]

    def _say(self, what: str, place: int | None = None, **more: str | int) -> Reason:
        arguments: Arguments = {"ruleset": RULESETS[int(self.view.ruleset)], **more}
        if place is not None:
            arguments["place"] = place + 1
        return Reason(f"hidden-hats-reason-{what}", arguments)
