"""Views and guesses: nothing more is shown than may be, and every order of the reserve is equally likely."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from chi_square import alike
from games.genial.forms import NAMED, Form
from games.genial.table_of import bytes_of, dealt, play
from hatstand.core import verbs
from hatstand.core.chance import GENERATOR, reseed
from hatstand.core.records import EVERYTHING, SPECTATOR, Record, clone, new
from hatstand.match import Match
from hatstand.view import View
from sizes import sized


def guesses(view: Record, seat: int, many: int, seed: int = 0) -> Iterator[Record]:
    rng = new(GENERATOR)
    reseed(rng, seed, 9)
    for _ in range(many):
        guess = new(view.dtype)
        verbs.guess(view, seat, rng, guess)
        yield guess


def plies(form: Form, seed: int) -> Iterator[Match]:
    """A random game, before each of its actions and at its end."""
    draw = random.Random(seed)
    match = Match("genial", form[0], seed=seed, **form[1])
    yield match
    while not match.over:
        match.play(draw.choice(match.legal()))
        yield match


@pytest.mark.rule("GE-16")
@pytest.mark.parametrize("form", NAMED, ids=str)
def test_a_guess_looks_exactly_like_the_view_it_comes_from(form: Form) -> None:
    for match in itertools.islice(plies(form, 2), 150):
        for seat in range(SPECTATOR, match.players):
            view = clone(match.view(None if seat == SPECTATOR else seat).array)
            again = new(view.dtype)
            for guess in guesses(view, seat, 2, match.ply):
                assert guess.viewer == EVERYTHING
                assert verbs.check(guess) == 0
                verbs.observe(guess, seat, again)
                assert again.tobytes() == view.tobytes()


def test_a_guess_has_a_key_of_its_own() -> None:
    match = Match("genial", 2, seed=1)
    keys = {guess.key.tobytes() for guess in guesses(match.view(0).array, 0, 50)}
    assert len(keys) == 50
    assert match.position().array.key.tobytes() not in keys


@pytest.mark.rule("GE-16")
def test_every_order_of_the_reserve_is_equally_likely() -> None:
    """Three red and two orange tokens lie in ten orders."""
    match = dealt("red orange orange", "red red orange red orange", colours=2, tokens=4, line=2)
    view = match.view(1)
    orders = Counter(
        tuple(View(match.game, guess).show().reserve) for guess in guesses(view.array, 1, sized(2000, 60_000))
    )
    assert alike(orders, 10)


def test_so_it_is_in_the_middle_of_a_turn() -> None:
    match = dealt("red orange orange", "red red orange red orange", colours=2, tokens=4, line=2)
    play(match, "flip")
    orders = Counter(
        tuple(View(match.game, guess).show().reserve)
        for guess in guesses(match.view(0).array, 0, sized(2000, 60_000))
    )
    assert alike(orders, 6)


def test_after_the_end_there_is_nothing_to_guess() -> None:
    match = dealt("red red red", "orange", patience=1)
    play(match, "flip")
    (guess,) = guesses(match.view(0).array, 0, 1)
    assert clone(guess).tobytes() == bytes_of(match.position())
