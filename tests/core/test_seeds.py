"""What follows from a seed or a key before anything is dealt."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chi_square import alike
from core import pure_chance
from hatstand.core.chance import GENERATOR, key_bytes, key_from
from hatstand.core.records import new
from hatstand.core.seeds import first_seat, seed_generator, write_key
from sizes import sized


def words(seed: int) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    return np.array([seed % 2**32, seed >> 32, 0, 0, 0, 0, 0, 0], np.uint32)


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**40))
def test_the_key_of_each_game_of_a_seed(seed: int, game: int) -> None:
    key = np.zeros(8, np.uint32)
    write_key(words(seed), game, key)
    assert key_bytes(key) == pure_chance.key_of(seed, game)


@given(st.binary(min_size=32, max_size=32), st.integers(2, 4))
def test_the_first_seat_is_drawn_from_a_stream_of_its_own(key: bytes, players: int) -> None:
    assert first_seat(key_from(key), players) == pure_chance.random_seat(key, players)


@pytest.mark.rule("HH-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_is_equally_likely_to_begin(players: int) -> None:
    keys = (pure_chance.key_of(11, game) for game in range(sized(600, 6000)))
    assert alike(Counter(first_seat(key_from(key), players) for key in keys), players)


def test_no_two_bots_of_a_seed_have_the_same_generator() -> None:
    rng, met = new(GENERATOR), set()
    for game in range(50):
        for seat in range(4):
            seed_generator(words(1), game, seat, rng)
            met.add(rng.seed.tobytes())
    assert len(met) == 200
