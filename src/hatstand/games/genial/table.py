"""Genial at the table: its ruleset, the options, the notation, and what people are shown."""

from collections.abc import Mapping, Sequence

from ...core.errors import BadOption, IllegalAction
from ...core.records import Record
from ..game import FIRST, Game, Option, Options, Ruleset
from ..portraits import CHARACTERS
from . import reading, reasons, view
from .play_out import PLAN
from .record import (
    COLOURS,
    DTYPE,
    LINE,
    LINE_OF_FOUR,
    MOST_PATIENCE,
    PATIENCE,
    SEATS,
    SHORTEST_LINE,
    TAKES_ONE,
    TOKENS,
    VERSION,
)
from .rules import (
    CAN_ACT,
    HAS_FLIPPED,
    IS_BONUS_TURN,
    NO_SUCCESS,
    NONE_IS_RAREST,
    NOT_IN_CENTRE,
    POINTS_OF_LINE,
    RESERVE_IS_EMPTY,
    rarest_colour,
)
from .terminal import GenialTerminal

NAME = "genial"
ACTION_NAMES = ("flip", "take", "alternative", "pass")


def _line(high: int, with_players: Mapping[int, Option]) -> Option:
    """GE-6: by default the longest line there is."""
    return Option("line", "int", high, SHORTEST_LINE, high, low_in_small_form=1, with_players=with_players)


_CHOICES = tuple(view.ALTERNATIVE_TAKES.values())
_OPTIONS = (
    FIRST,
    _line(LINE, {4: _line(LINE_OF_FOUR, {})}),
    Option("alternative_takes", "choice", view.ALTERNATIVE_TAKES[TAKES_ONE], choices=_CHOICES),
    Option("patience", "int", PATIENCE, 1, MOST_PATIENCE),
    Option("colours", "int", COLOURS, 2, COLOURS, small_form=True),
    Option("tokens", "int", TOKENS, 1, TOKENS, small_form=True),
)
_REASONS = {
    RESERVE_IS_EMPTY: "genial-error-reserve",
    NO_SUCCESS: "genial-error-take",
    HAS_FLIPPED: "genial-error-alternative-flipped",
    IS_BONUS_TURN: "genial-error-alternative-bonus",
    NONE_IS_RAREST: "genial-error-alternative-rarest",
    CAN_ACT: "genial-error-pass",
}


class Genial(Game):
    name = NAME
    dtype = DTYPE
    rulesets = (Ruleset(view.RULESET, NAME, VERSION, (2, SEATS), 8, view.COLOUR_NAMES, CHARACTERS, _OPTIONS),)
    view_type = view.GenialView
    event_type = view.GenialEvent
    ends = view.ENDS
    plan = PLAN
    piles = reading.PILES
    terminal = GenialTerminal()
    arrange = staticmethod(reading.arrange)
    read = staticmethod(reading.read)
    show = staticmethod(view.show)
    event = staticmethod(view.event)
    reasons = staticmethod(reasons.reasons)
    has_memory = False

    def set_up(self, position: Record, ruleset: Ruleset, players: int, options: Options) -> None:
        line, tokens = int(options["line"]), int(options["tokens"])
        if line * players > tokens:
            raise BadOption("genial-error-line", line=line, players=players, tokens=tokens)
        position.version = VERSION
        position.players = players
        position.first = options["first"]
        for name, value in options.items():
            position[name] = _CHOICES.index(str(value)) if name == "alternative_takes" else value

    def notation(self, action: int) -> str:
        return ACTION_NAMES[action]

    def parse(self, position: Record, action: object) -> int:
        if not isinstance(action, str) or action not in ACTION_NAMES:
            raise IllegalAction("genial-error-notation", action=str(action)[:40])
        return ACTION_NAMES.index(action)

    def refusal(self, position: Record, action: int, code: int) -> IllegalAction:
        if code == NOT_IN_CENTRE:
            colour = view.COLOUR_NAMES[rarest_colour(position, int(position.to_move))]
            return IllegalAction("genial-error-alternative-centre", colour=colour)
        return IllegalAction(_REASONS.get(code, "error-over"))

    def details(self, position: Record) -> list[dict[str, int]]:
        return [
            {"lines": points // POINTS_OF_LINE, "tokens": points % POINTS_OF_LINE, "score": points}
            for points in self.scores(position)
        ]

    def ranking(self, position: Record, scores: Sequence[int]) -> list[tuple[int, ...]]:
        return [(points,) for points in scores]  # GE-11, GE-12: whoever has all lines has the most


GAME = Genial()
