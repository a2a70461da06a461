"""ChaCha8: published vectors, and the pure one at random."""

from __future__ import annotations

import random
import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core import pure_chance
from hatstand.core.chance import chacha, key_bytes, key_from, key_of
from hatstand.core.errors import BadKey

NO_KEY = bytes(32)
# J. Strombergson, *Test Vectors for the Stream Cipher ChaCha* (2013), TC1: 8 rounds, a key and a nonce of zeros.
BLOCK_0 = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)
BLOCK_1 = (
    "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
    "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
)
# RFC 8439, 2.3.2 (counter 1) and A.1, test vector 1.
RFC_2_3_2 = (
    "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
    "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
)
RFC_A_1 = (
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
)


def block(key: bytes, counter: int, nonce: int, rounds: int) -> bytes:
    return struct.pack("<16I", *chacha(key_from(key), counter, nonce, rounds))


@pytest.mark.parametrize(("counter", "published"), [(0, BLOCK_0), (1, BLOCK_1)])
def test_eight_rounds_give_the_published_stream(counter: int, published: str) -> None:
    assert block(NO_KEY, counter, 0, 8).hex() == published
    assert pure_chance.chacha8(NO_KEY, counter).hex() == published


def test_twenty_rounds_are_those_of_rfc_8439() -> None:
    counter_and_nonce = bytes.fromhex("01000000 000000090000004a00000000")
    counter, nonce = struct.unpack("<QQ", counter_and_nonce)
    assert block(bytes(range(32)), counter, nonce, 20).hex() == RFC_2_3_2
    assert block(NO_KEY, 0, 0, 20).hex() == RFC_A_1


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**59), st.integers(0, 2**63 - 1))
def test_any_block_is_the_pure_one(key: bytes, counter: int, nonce: int) -> None:
    assert block(key, counter, nonce, 8) == pure_chance.chacha8(key, counter, nonce)


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**63 - 1))
def test_the_key_of_a_seed_is_the_beginning_of_the_seeds_stream(seed: int, index: int) -> None:
    assert key_bytes(key_of(seed, index)) == pure_chance.key_of(seed, index)


def test_a_seed_may_be_an_integer_of_numpy() -> None:
    assert key_bytes(key_of(int(np.uint64(7)), 0)) == key_bytes(key_of(np.uint64(7), 0))  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**64, True, 1.0, "7", None])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadKey) as refusal:
        key_of(seed, 0)  # type: ignore[arg-type]
    assert refusal.value.code == "error-seed"


@pytest.mark.parametrize("index", [-1, 2**63])
def test_what_is_no_game_of_a_seed_is_refused(index: int) -> None:
    with pytest.raises(BadKey):
        key_of(0, index)


@pytest.mark.parametrize("key", [b"", bytes(31), bytes(33), "0" * 32, 32, None])
def test_what_is_no_key_is_refused(key: object) -> None:
    with pytest.raises(BadKey) as refusal:
        key_from(key)
    assert refusal.value.code == "error-key"


def test_a_key_survives_the_way_to_bytes_and_back() -> None:
    key = random.Random(3).randbytes(32)
    assert key_bytes(key_from(key)) == key
