"""Why an action is good or bad in Genial: what the next flip risks, what a take brings. Everything lies open."""

from typing import Any

from ...core.records import Record
from ..reason import Reason
from .record import TAKES_ALL, Position
from .rules import ALTERNATIVE, FLIP, LEGAL, PASS, TAKE, lines_of, rarest_colour, why
from .sight import in_outcomes
from .view import COLOUR_NAMES


def reasons(view: Record, action: int, done: int | None, guesses: Any) -> list[Reason]:
    why_best = {FLIP: _for_flip, TAKE: _for_take, ALTERNATIVE: _for_alternative, PASS: _for_pass}[action](
        view
    )
    return why_best + ([_say("done-risked", count=_tokens(view))] if _risked(view, done) else [])


def _for_flip(view: Position) -> list[Reason]:
    chance = _say("success", chance=_percent(view, in_outcomes(view)[0]))
    if view.zone_size > 0:
        return [chance, _say("take-brings", count=_tokens(view))]
    if why(view, ALTERNATIVE) == LEGAL:
        return [chance, _say("alternative-brings", count=_tokens_of_alternative(view))]
    return [_say("only"), chance]


def _for_take(view: Position) -> list[Reason]:
    taken = {
        colour: 1 + int(view.centre[colour]) for colour in range(int(view.colours)) if view.zone[colour] > 0
    }
    return [*_completed(view, taken), _say("take-brings-now", count=_tokens(view)), _against_flip(view)]


def _for_alternative(view: Position) -> list[Reason]:
    colour, tokens = int(rarest_colour(view, int(view.to_move))), _tokens_of_alternative(view)
    sure = _say("sure", colour=COLOUR_NAMES[colour], count=tokens)
    return [*_completed(view, {colour: tokens}), sure, _against_flip(view)]


def _for_pass(_view: Position) -> list[Reason]:
    return [_say("nothing")]


def _against_flip(view: Position) -> Reason:
    if view.reserve_size == 0:
        return _say("no-flip")
    _match, no_match, conflict = in_outcomes(view)
    return _say("misfire", chance=_percent(view, no_match + conflict))


def _completed(view: Position, taken: dict[int, int]) -> list[Reason]:
    """The lines that so many tokens of these colours complete."""
    own = view.collections[view.to_move]
    lines = [colour for colour, n in taken.items() if own[colour] < view.line <= own[colour] + n]
    if lines and lines_of(view, int(view.to_move)) + len(lines) == view.colours:
        return [_say("wins")]
    return [_say("line", colour=COLOUR_NAMES[colour]) for colour in lines]


def _risked(view: Position, done: int | None) -> bool:
    return done == FLIP and view.zone_size > 0


def _tokens(view: Position) -> int:
    """What a take brings now."""
    return sum(1 + int(view.centre[colour]) for colour in range(int(view.colours)) if view.zone[colour] > 0)


def _tokens_of_alternative(view: Position) -> int:
    colour = rarest_colour(view, int(view.to_move))
    return int(view.centre[colour]) if view.alternative_takes == TAKES_ALL else 1


def _percent(view: Position, tokens: int) -> int:
    """In hundredths, how likely the next flip is one of so many tokens."""
    return round(100 * int(tokens) / int(view.reserve_size))


def _say(what: str, **arguments: str | int) -> Reason:
    return Reason(f"genial-reason-{what}", dict(arguments))
