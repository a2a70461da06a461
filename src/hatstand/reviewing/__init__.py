"""How good moves were: advice for the seat to move, and the review of a seat's game.

Both judge by the best player there is (`judging`), from what that seat knew then and nothing else, and both say why
in words (each game's `reasons`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ..core.chance import SEED_LIMIT, is_integer
from ..core.errors import BadSeat, BadSetting, IllegalAction, told
from ..games.reason import Reason
from ..match import Match
from ..replaying import replay
from ..view import View
from .judging import Judged, judge

#: Of each move compared. A chance is then known to about ±3 %, what a move cost rather better.
PLAYOUTS = 1000
MOST_PLAYOUTS = 1_000_000
#: How many other moves advice names, and how many a review looks at beside the best and the one played.
OTHERS, ALTERNATIVES = 3, 2
#: How many of the costliest moves a review points out.
COSTLIEST = 3


class Other(msgspec.Struct, frozen=True):
    """Another action, and how likely the seat is to win after it."""

    action: str
    chance: float


class Advice(msgspec.Struct, frozen=True):
    """What to do, and why.

    chance: to win after it, 0 to 1, a shared win as its share. others: the next best actions, best first.
    """

    action: str
    chance: float
    reasons: list[Reason]
    others: list[Other]


class Assessed(msgspec.Struct, frozen=True):
    """A move that was played.

    ply: the number of actions before it. chance: to win after it, best_chance: after the best one. cost: the
    difference, 0 for the best. reasons: why that is the best, and what speaks against the one played.
    """

    ply: int
    action: str
    chance: float
    best: str
    best_chance: float
    cost: float
    reasons: list[Reason]


class Review(msgspec.Struct, frozen=True):
    """The moves of a seat. costliest: those that really cost something, as indices into `moves`, at most three."""

    ruleset: str
    seat: int
    moves: list[Assessed]
    costliest: list[int]


def advise(view: View, *, playouts: int = PLAYOUTS, seed: int = 0) -> Advice:
    """What the best player would do as the seat whose view this is, and why.

    playouts: of each action compared. seed: 0 to 2^64 − 1; the advice follows from these three alone. Raises
    BadSeat if that seat is not to move, IllegalAction once the game is over, BadSetting.
    """
    record = view.array
    if record.over:
        raise IllegalAction("error-over")
    if record.viewer != record.to_move:
        raise BadSeat("error-turn", seat=int(record.to_move), player="none")
    _check("playouts", playouts, 1, MOST_PLAYOUTS)
    _check("seed", seed, 0, SEED_LIMIT - 1)
    game = view.game
    judged = judge(record, game, playouts=playouts, seed=seed, alternatives=OTHERS)
    found = [
        Other(game.notation(action), chance)
        for action, chance in zip(judged.actions, judged.chances, strict=True)
    ]
    best = found.pop(judged.best)
    others = sorted(found, key=lambda other: -other.chance)  # of equals the one `search` finds better
    return Advice(best.action, best.chance, _reasons(view, judged, None), others)


def review(
    record: Mapping[str, Any] | Match,
    seat: int,
    *,
    playouts: int = PLAYOUTS,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """How good each move of a seat was, from what that seat knew then.

    progress: told after each move how many are done, and of how many; what it raises ends the review. The review
    follows from the other three alone. Raises BadRecord, BadSeat, BadSetting.
    """
    whole = record if isinstance(record, Match) else replay(record)
    if seat is None:  # nobody's moves are a spectator's
        raise BadSeat("error-seat", seat=told(seat), players=whole.players)
    whole.events(seat)  # BadSeat where there is none
    _check("playouts", playouts, 1, MOST_PLAYOUTS)
    views = _views(whole, seat)
    moves: list[Assessed] = []
    real: list[int] = []
    for number, (ply, view) in enumerate(views):
        move, is_real = _assess(view, ply, whole.actions[ply], playouts)
        moves.append(move)
        if is_real:
            real.append(number)
        if progress is not None:
            progress(number + 1, len(views))
    costliest = sorted(real, key=lambda number: -moves[number].cost)[:COSTLIEST]
    return Review(whole.ruleset, seat, moves, costliest)


def _views(whole: Match, seat: int) -> list[tuple[int, View]]:
    """What the seat knew before each of its moves, with the number of actions before it."""
    match, views = replay({**whole.record(), "actions": []}), []
    for ply, action in enumerate(whole.actions):
        if match.to_move == seat:
            views.append((ply, match.view(seat)))
        match.play(action)
    return views


def _assess(view: View, ply: int, played: str, playouts: int) -> tuple[Assessed, bool]:
    """The move, and whether it cost something beyond the noise."""
    game, record = view.game, view.array
    done = game.parse(record, played)
    judged = judge(record, game, playouts=playouts, seed=0, alternatives=ALTERNATIVES, done=done)
    best, own = judged.best, judged.actions.index(done)
    chance, best_chance = judged.chances[own], judged.chances[best]
    move = Assessed(
        ply,
        played,
        chance,
        game.notation(judged.actions[best]),
        best_chance,
        best_chance - chance,
        _reasons(view, judged, done),
    )
    return move, judged.is_certain(best, own)


def _reasons(view: View, judged: Judged, done: int | None) -> list[Reason]:
    action = judged.actions[judged.best]
    return view.game.reasons(view.array, action, None if done == action else done, judged.guesses)


def _check(name: str, value: int, low: int, high: int) -> None:
    if not is_integer(value) or not low <= value <= high:
        raise BadSetting(
            "error-setting-value", bot="master", setting=name, value=told(value), allowed=f"{low}–{high}"
        )


__all__ = ["PLAYOUTS", "Advice", "Assessed", "Other", "Reason", "Review", "advise", "review"]
