"""Hats at the table: its ruleset, its options, the notation, and what people are shown."""

import re
from collections.abc import Sequence

from ...core.errors import BadOption, IllegalAction
from ...core.records import EMPTY, Record
from ..game import FIRST, Game, Option, Options, Ruleset
from ..portraits import GUESTS
from . import reading, reasons, view
from .cards import value_of
from .legality import (
    ALREADY_PLAYED,
    BACKS,
    DECK_IS_EMPTY,
    DISCARDS,
    END,
    EXCHANGES,
    GIVE_BACK_FIRST,
    IS_OVER,
    LAY_BLACK,
    NO_DISCARD_IN_TEAMS,
    NO_SUCH_CARD,
    NO_SUCH_PLACE,
    NO_TEAM,
    NOT_HELD,
    NOT_YET_PLAYED,
    NOTHING_TO_GIVE_BACK,
    OPTIONAL_USED,
    PASSES,
    SAME_CARD_BACK,
    TOO_LOW,
    card_of,
    place_of,
)
from .play_out import PLAN
from .record import (
    DTYPE,
    HAND,
    LEAST_HAND,
    PLACES,
    PLACES_OF_TWO,
    SEATS,
    TEAMS_OF,
    TWO_TAKEN_OUT,
    TYPES,
    VALUES,
    VERSION,
)
from .scoring import parts_of_score
from .soundness import cards_in_game, dealt
from .terminal import HatsTerminal

NAME = "hats"
_FIRST_ACTIONS = {"black": LAY_BLACK, "discard": DISCARDS, "pass": PASSES, "back": BACKS}
_CARD = r"([a-z-]{1,20}-[0-9]{1,3})"
_ACTION = re.compile(
    rf"(exchange) {_CARD} (0|[1-9][0-9]{{0,2}})|(black|discard|pass|back) {_CARD}|end", re.ASCII
)
_ERRORS = {
    IS_OVER: "error-over",
    NO_SUCH_CARD: "hats-error-card",
    NO_SUCH_PLACE: "hats-error-place",
    NOT_HELD: "hats-error-not-held",
    ALREADY_PLAYED: "hats-error-played",
    TOO_LOW: "hats-error-too-low",
    NOT_YET_PLAYED: "hats-error-not-played",
    OPTIONAL_USED: "hats-error-optional-used",
    DECK_IS_EMPTY: "hats-error-deck-empty",
    NO_DISCARD_IN_TEAMS: "hats-error-discard-in-teams",
    NO_TEAM: "hats-error-no-team",
    GIVE_BACK_FIRST: "hats-error-back-first",
    NOTHING_TO_GIVE_BACK: "hats-error-nothing-to-give-back",
    SAME_CARD_BACK: "hats-error-same-card-back",
}
_OPTIONS = (
    Option(
        "types",
        "int",
        TYPES,
        1,
        TYPES,
        small_form=True,
        # HT-3, AL-7: as published two of the seven are out, which no number of types says.
        with_players={2: Option("types", "int", TWO_TAKEN_OUT, TWO_TAKEN_OUT, TYPES, small_form=True)},
    ),
    Option("values", "int", VALUES, 1, VALUES, small_form=True),
    Option("hand", "int", HAND, LEAST_HAND, HAND, small_form=True),
    Option(
        "places",
        "int",
        PLACES,
        1,
        PLACES,
        small_form=True,
        with_players={2: Option("places", "int", PLACES_OF_TWO, 1, PLACES, small_form=True)},
    ),
)


class Hats(Game):
    name = NAME
    dtype = DTYPE
    rulesets = (
        Ruleset(view.RULESET, NAME, VERSION, (2, SEATS), 8, view.TYPE_NAMES, GUESTS, (FIRST, *_OPTIONS)),
    )
    view_type = view.HatsView
    event_type = view.HatsEvent
    ends = view.ENDS
    plan = PLAN
    piles = reading.PILES
    terminal = HatsTerminal()
    arrange = staticmethod(reading.arrange)
    read = staticmethod(reading.read)
    show = staticmethod(view.show)
    event = staticmethod(view.event)
    reasons = staticmethod(reasons.reasons)
    has_memory = False

    def set_up(self, position: Record, ruleset: Ruleset, players: int, options: Options) -> None:
        position.version = VERSION
        position.players = players
        for name, value in options.items():
            position[name] = value
        position.out[:] = EMPTY
        needed, there = dealt(position), cards_in_game(position)
        if needed > there:
            raise BadOption("hats-error-deal-cards", needed=needed, cards=there)

    def notation(self, action: int) -> str:
        if action == END:
            return "end"
        card = view.CARD_NAMES[card_of(action)]
        if action < LAY_BLACK:
            return f"exchange {card} {place_of(action) + 1}"
        word = next(word for word, first in reversed(_FIRST_ACTIONS.items()) if action >= first)
        return f"{word} {card}"

    def parse(self, position: Record, action: object) -> int:
        found = _ACTION.fullmatch(action) if isinstance(action, str) else None
        if found is None:
            raise IllegalAction("hats-error-notation", action=str(action)[:40])
        if found[0] == "end":
            return END
        name = found[2] or found[5]
        if name not in view.CARD_NAMES:
            raise IllegalAction("hats-error-card", card=name)
        card = view.CARD_NAMES.index(name)
        if found[1] is None:
            return _FIRST_ACTIONS[found[4]] + card
        place = int(found[3])
        if not 1 <= place <= position.places:
            raise _no_such_place(place, position)
        return EXCHANGES + card * PLACES + place - 1

    def refusal(self, position: Record, action: int, code: int) -> IllegalAction:
        error, card = _ERRORS[code], card_of(action)
        if code in (NO_SUCH_CARD, NOT_HELD, SAME_CARD_BACK):
            return IllegalAction(error, card=view.CARD_NAMES[card])
        if code == NO_SUCH_PLACE:
            return _no_such_place(place_of(action) + 1, position)
        if code == TOO_LOW:
            lying = position.table[place_of(action)]
            return IllegalAction(error, value=value_of(card), lying=value_of(lying))
        return IllegalAction(error)

    def details(self, position: Record) -> list[dict[str, int]]:
        rows = []
        for seat, score in enumerate(self.scores(position)):
            table, black, favourite, cookie = parts_of_score(position, seat)
            rows.append(
                {
                    "table": table,
                    "black": black,
                    "favourite": favourite,
                    "cookie": cookie,
                    "own": table + black + favourite + cookie,
                    "score": score,
                }
            )
        return rows

    def side(self, position: Record, seat: int) -> int:
        return seat % 2 if position.players == TEAMS_OF else seat

    def ranking(self, position: Record, scores: Sequence[int]) -> list[tuple[int, ...]]:
        """HT-17: the score, then black hats, then the cookie; a team's together."""
        players = range(int(position.players))
        sides = [self.side(position, seat) for seat in players]
        ranks: list[tuple[int, ...]] = []
        for seat in players:
            team = [other for other in players if sides[other] == sides[seat]]
            blacks = sum(int(position.black_counts[other]) for other in team)
            ranks.append((scores[seat], blacks, int(position.cookie in team)))
        return ranks


def _no_such_place(place: int, position: Record) -> IllegalAction:
    return IllegalAction("hats-error-place", place=place, places=int(position.places))


GAME = Hats()
