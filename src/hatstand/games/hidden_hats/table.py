"""Hidden Hats at the table: its two rulesets, their options, the notation, and what people are shown."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from ...core.errors import BadOption, IllegalAction
from ...core.records import Record
from ..game import FIRST, Game, Glimpse, Option, Options, Ruleset
from ..portraits import CHARACTERS
from ..shown import HIDDEN
from . import reading, reasons, view
from .play_out import PLAN
from .record import (
    AUF_DER_HUT,
    BALDS,
    COPIES,
    DTYPE,
    KINDS,
    MOST_PATIENCE,
    PLACES,
    SEATS,
    SHAPKA_NEVIDIMKA,
    VERSION,
    WONDERS,
)
from .rules import (
    NO_SUCH_PLACE,
    OPENS,
    PEEKS,
    PLACE_IS_EMPTY,
    SWAP_FIRST,
    SWAP_SECOND,
    SWAPS,
    UNDOES_SWAP,
    places_of,
)
from .terminal import HiddenHatsTerminal

NAME = "hidden_hats"
_UNTIL_THREE = Option("until_three", "bool", False)
_OPTIONS = (
    Option("no_swap_back", "bool", False),
    Option("patience", "int", 100, 1, MOST_PATIENCE),
    Option("kinds", "int", KINDS, 1, KINDS, small_form=True),
    Option("copies", "int", COPIES, 1, COPIES, small_form=True),
    Option("places", "int", PLACES, 2, PLACES, small_form=True),
    Option("wonders", "int", WONDERS, 0, WONDERS, small_form=True),
    Option("balds", "int", BALDS, 0, BALDS, small_form=True),
)
_NUMBER = {name: number for number, name in view.RULESETS.items()}
_PLACE = "(0|[1-9][0-9]{0,2})"
_ACTION = re.compile(f"(peek|open) {_PLACE}|(swap) {_PLACE} {_PLACE}")


def _ruleset(number: int, age: int, options: tuple[Option, ...]) -> Ruleset:
    kinds = view.KIND_NAMES[number]
    portraits = tuple(character for character in CHARACTERS if character in kinds)
    return Ruleset(view.RULESETS[number], NAME, VERSION, (2, SEATS), age, kinds, portraits, options)


class HiddenHats(Game):
    name = NAME
    dtype = DTYPE
    rulesets = (
        _ruleset(AUF_DER_HUT, 5, (FIRST, _UNTIL_THREE, *_OPTIONS)),
        _ruleset(SHAPKA_NEVIDIMKA, 6, (FIRST, *_OPTIONS)),
    )
    view_type = view.HiddenHatsView
    event_type = view.HiddenHatsEvent
    piles = reading.PILES
    ends = view.ENDS
    plan = PLAN
    terminal = HiddenHatsTerminal()
    arrange = staticmethod(reading.arrange)
    read = staticmethod(reading.read)
    show = staticmethod(view.show)
    event = staticmethod(view.event)
    reasons = staticmethod(reasons.reasons)
    has_memory = True
    has_traces = True

    def set_up(self, position: Record, ruleset: Ruleset, players: int, options: Options) -> None:
        if int(options["places"]) > int(options["kinds"]) * int(options["copies"]):
            raise BadOption("hidden-hats-error-deal-characters", places=options["places"])
        position.version = VERSION
        position.ruleset = _NUMBER[ruleset.id]
        position.players = players
        position.first = options["first"]
        for name, value in {"until_three": True, **options}.items():
            position[name] = value

    def notation(self, action: int) -> str:
        if action < SWAPS:
            return f"peek {action - PEEKS + 1}"
        if action < OPENS:
            return f"swap {SWAP_FIRST[action - SWAPS] + 1} {SWAP_SECOND[action - SWAPS] + 1}"
        return f"open {action - OPENS + 1}"

    def parse(self, position: Record, action: object) -> int:
        found = _ACTION.fullmatch(action) if isinstance(action, str) else None
        if found is None:
            raise IllegalAction("hidden-hats-error-notation", action=str(action)[:40])
        word = found[1] or found[3]
        places = [int(number) for number in (found[2], found[4], found[5]) if number is not None]
        for place in places:
            if not 1 <= place <= position.places:
                raise IllegalAction("hidden-hats-error-place", place=place, places=int(position.places))
        if word != "swap":
            return (PEEKS if word == "peek" else OPENS) + places[0] - 1
        first, second = places
        if first == second:
            raise IllegalAction("hidden-hats-error-swap-same")
        if first > second:
            raise IllegalAction("hidden-hats-error-swap-order", action=f"swap {second} {first}")
        pairs = zip(SWAP_FIRST.tolist(), SWAP_SECOND.tolist(), strict=True)
        return SWAPS + list(pairs).index((first - 1, second - 1))

    def refusal(self, position: Record, action: int, code: int) -> IllegalAction:
        if code == UNDOES_SWAP:
            return IllegalAction("hidden-hats-error-swap-back")
        if code == PLACE_IS_EMPTY:
            empty = next(place for place in places_of(action) if position.hats[place] < 0)
            return IllegalAction("hidden-hats-error-empty", place=empty + 1)
        if code == NO_SUCH_PLACE:
            wrong = next(place for place in places_of(action) if place >= position.places)
            return IllegalAction("hidden-hats-error-place", place=wrong + 1, places=int(position.places))
        return IllegalAction("error-over")

    def details(self, position: Record) -> list[dict[str, int]]:
        rows = []
        for seat, score in enumerate(self.scores(position)):
            pairs, balds = int(position.pairs[seat].sum()), int(position.bald_heads[seat])
            wonders = int(position.wonder_hats[seat])
            cancelled = min(balds, wonders)
            rows.append(
                {
                    "pairs": pairs,
                    "balds": balds,
                    "wonders": wonders,
                    "cancelled": cancelled,
                    "covered": balds - cancelled,
                    "score": score,
                }
            )
        return rows

    def ranking(self, position: Record, scores: Sequence[int]) -> list[tuple[int, ...]]:
        return [(points,) for points in scores]  # HH-17

    def without_memory(self, shown: Any) -> view.HiddenHatsView:
        """HH-19: no face-down hat, nor who has seen which; the last event keeps only what stays on the table."""
        assert isinstance(shown, view.HiddenHatsView)
        if shown.over:
            return shown
        last = shown.event
        if last.kind in ("peek", "bald"):
            last = msgspec.structs.replace(last, hat=HIDDEN)
        hats = [hat if hat is None else HIDDEN for hat in shown.hats]
        return msgspec.structs.replace(shown, hats=hats, memory=None, event=last)

    def glimpse(self, event: Any, shown: Any) -> Glimpse | None:
        assert isinstance(event, view.HiddenHatsEvent)
        assert isinstance(shown, view.HiddenHatsView)
        if event.kind not in ("peek", "bald") or event.place is None or event.hat in (None, HIDDEN):
            return None
        return Glimpse(
            seat=event.seat if event.kind == "peek" else None,
            place=event.place,
            card=str(event.hat),
            under=str(shown.characters[event.place - 1]),
        )

    def covers(self, event: Any, glimpse: Glimpse) -> bool:
        assert isinstance(event, view.HiddenHatsEvent)
        touched = event.kind != "peek" and glimpse.place in (event.place, event.other)
        return touched or event.relaid


GAME = HiddenHats()
