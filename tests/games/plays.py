"""Random games of every form, kept ply by ply, for the tests that every game in the catalogue must pass."""

from __future__ import annotations

import functools
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import pytest

from forms import Form, forms
from hatstand import games, to_json
from hatstand.core import verbs
from hatstand.core.chance import GENERATOR, reseed
from hatstand.core.records import SPECTATOR, Record, clone, new
from hatstand.match import Match

each_form = pytest.mark.parametrize("form", forms(), ids=str)


def each_form_of(game: str) -> pytest.MarkDecorator:
    mine = [form for form in forms() if games.find(form.ruleset)[0].name == game]
    return pytest.mark.parametrize("form", mine, ids=str)


@dataclass(frozen=True)
class Play:
    """A whole game: the match at its end, and the position after each of its actions, the deal first."""

    match: Match
    positions: tuple[Record, ...]


@functools.cache
def random_play(form: Form, seed: int = 0) -> Play:
    draw = random.Random(seed)
    match = form.match(seed)
    positions = [match.position().array]
    while not match.over:
        match.play(draw.choice(match.legal()))
        positions.append(match.position().array)
    return Play(match, tuple(positions))


def legal(position: Record) -> list[int]:
    actions = np.zeros(verbs.MOST_ACTIONS, np.int16)
    found: list[int] = actions[: verbs.legal(position, actions)].tolist()
    return found


def after(position: Record, action: int) -> Record:
    following = clone(position)
    verbs.play(following, action)
    return following


def view_of(position: Record, seat: int) -> Record:
    view = new(position.dtype)
    verbs.observe(position, seat, view)
    return view


def guess_of(view: Record, seed: int) -> Record:
    rng, position = new(GENERATOR), new(view.dtype)
    reseed(rng, seed, 0)
    verbs.guess(view, int(view.viewer), rng, position)
    return position


def viewers(position: Any) -> range:
    """The spectator and every seat."""
    return range(SPECTATOR, int(position.players))


def shown(match: Match, seat: int | None, actions: Sequence[str] = ()) -> list[Any]:
    """Everything that a seat could be sent: bytes, JSON, what is legal, the event, why actions are refused."""
    view = match.view(seat)
    reasons = [match.why(action) for action in (*actions, "", "?")]
    return [
        view.array.tobytes(),
        to_json(view),
        msgspec.json.encode(view.to_dict()),
        view.legal(),
        match.events(seat)[-1],
        match.to_move,
        match.scores(),
        [(type(reason), str(reason)) for reason in reasons],
        repr(view),
        hash(view),
    ]
