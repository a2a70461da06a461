"""Shuffles and draws: fair, equal to the pure ones word for word, and frozen."""

from __future__ import annotations

import itertools
import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chi_square import alike
from core import pure_chance
from core.pure_chance import Stream, Xoshiro
from hatstand.core.chance import GENERATOR, below, key_from, key_of, mix_cards, reseed, shuffle, word
from hatstand.core.records import Record, new
from sizes import sized

STREAM = np.dtype([("drawn", np.int64), ("key", np.uint32, (8,))], align=True)
#: A word of the stream with a key of zeros that must not choose among 24, found by search.
UNFAIR_WORD = 137_998_352


def stream_of(key: bytes, drawn: int = 0) -> Record:
    stream = new(STREAM)
    stream.key[:] = key_from(key)
    stream.drawn = drawn
    return stream


def generator(low: int, high: int = 0, seed: int = 0) -> Record:
    rng = new(GENERATOR)
    rng.seed[:] = seed % 2**32, seed >> 32
    reseed(rng, low, high)
    return rng


@given(st.binary(min_size=32, max_size=32), st.integers(0, 1000), st.integers(0, 24), st.integers(0, 24))
def test_a_shuffle_draws_the_words_that_the_pure_one_draws(
    key: bytes, drawn: int, one: int, two: int
) -> None:
    first, last = sorted((one, two))
    stream, pure = stream_of(key, drawn), Stream(key)
    pure.drawn = drawn
    cards = np.arange(24, dtype=np.int8)
    shuffle(cards, first, last, stream)
    middle = list(range(first, last))
    pure.shuffle(middle)
    assert cards.tolist() == [*range(first), *middle, *range(last, 24)]
    assert stream.drawn == pure.drawn


def test_the_order_of_the_draws_is_frozen() -> None:
    cards = np.arange(20, dtype=np.int8)
    stream = new(STREAM)
    stream.key[:] = key_of(7, 0)
    shuffle(cards, 0, 20, stream)
    assert cards.tolist() == [16, 3, 0, 6, 9, 1, 12, 2, 4, 15, 5, 13, 11, 17, 18, 14, 8, 7, 19, 10]
    assert stream.drawn == 19


def test_a_word_that_would_favour_some_cards_is_drawn_again() -> None:
    """2^32 is no multiple of 24: 16 words too many, of which 2 in 2^28 are met by a draw below 24."""
    pure = Stream(bytes(32))
    pure.drawn = UNFAIR_WORD
    assert pure.word() * 24 % 2**32 < 2**32 % 24
    stream = stream_of(bytes(32), UNFAIR_WORD)
    cards = np.arange(24, dtype=np.int8)
    shuffle(cards, 0, 24, stream)
    assert stream.drawn - UNFAIR_WORD == 23 + 1
    mixed = list(range(24))
    pure.shuffle(mixed)  # it stands behind the unfair word already
    assert cards.tolist() == mixed


def test_every_order_of_four_cards_is_equally_likely() -> None:
    stream = stream_of(bytes(range(32)))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(sized(24_000, 240_000)):
        cards = np.arange(4, dtype=np.int8)
        shuffle(cards, 0, 4, stream)
        orders[tuple(cards.tolist())] += 1
    assert alike(orders, math.factorial(4))


def test_every_order_of_four_cards_is_equally_likely_for_the_bots_too() -> None:
    rng = generator(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(sized(24_000, 240_000)):
        cards = np.arange(6, dtype=np.int8)
        mix_cards(cards, 1, 5, rng)
        assert (cards[0], cards[5]) == (0, 5)
        orders[tuple(cards[1:5].tolist())] += 1
    assert alike(orders, math.factorial(4))


@pytest.mark.parametrize("choices", [1, 2, 3, 7, 10, 35])
def test_every_number_below_is_equally_likely(choices: int) -> None:
    rng = generator(choices)
    drawn = Counter(below(rng, choices) for _ in range(sized(20_000, 400_000)))
    assert alike(drawn, choices)


def test_large_numbers_below_are_fair_in_their_thirds() -> None:
    """Without the second draw, a third of the numbers below 3 · 2^29 would come twice as often."""
    rng = generator(1)
    choices = 3 * 2**29
    drawn = Counter(below(rng, choices) % 3 for _ in range(sized(20_000, 400_000)))
    assert alike(drawn, 3)


def test_xoshiro_gives_the_published_words() -> None:
    """From the state 1, 2, 3, 4; the first ten as in the test of the Rust crate rand_xoshiro."""
    rng = new(GENERATOR)
    rng.state[:] = 1, 2, 3, 4
    first = [641, 1573767, 3222811527, 3517856514, 836907274]
    first += [4247214768, 3867114732, 1355841295, 495546011, 621204420]
    assert [word(rng) for _ in range(10)] == first


@given(st.tuples(*[st.integers(0, 2**32 - 1)] * 4))
def test_xoshiro_is_the_pure_one(state: tuple[int, int, int, int]) -> None:
    rng, pure = new(GENERATOR), Xoshiro(state)
    rng.state[:] = state
    assert [word(rng) for _ in range(50)] == [pure.word() for _ in range(50)]
    assert rng.state.tolist() == pure.state


def test_every_bit_of_what_starts_the_bots_generator_counts() -> None:
    starts = [(0, 0, 0)]
    starts += [(1 << bit, 0, 0) for bit in range(32)] + [(0, 1 << bit, 0) for bit in range(32)]
    starts += [(0, 0, 1 << bit) for bit in range(64)]
    states = [generator(*start).state.tolist() for start in starts]
    for one, two in itertools.combinations(states, 2):
        assert sum((a ^ b).bit_count() for a, b in zip(one, two, strict=True)) > 30


def test_a_generator_started_anew_begins_again() -> None:
    rng = generator(3, 4, 5)
    before = [word(rng) for _ in range(5)]
    reseed(rng, 3, 4)
    assert [word(rng) for _ in range(5)] == before


def test_the_pure_draws_are_fair_as_well() -> None:
    pure = pure_chance.Stream(bytes(32))
    assert alike(Counter(pure.below(5) for _ in range(2000)), 5)
