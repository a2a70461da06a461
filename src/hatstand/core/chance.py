"""Chance: ChaCha8 for everything that is dealt and drawn, xoshiro128++ for bots and play-outs.

ChaCha8 (D. J. Bernstein, *ChaCha, a variant of Salsa20*, 2008: 64-bit counter, 64-bit nonce) turns a 256-bit key
into a stream of 32-bit words. A record of a game carries `key` (8 words, uint32) and `drawn` (int64), the number
of words used so far: so whatever happens next follows from the record alone.

Everything here counts in integers below 2^32 held in 64 bits and masks by hand: the same source then gives the
same numbers in machine code and in the interpreter, and never overflows.
"""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from .compiled import compiled
from .errors import BadKey, told

Words: TypeAlias = NDArray[np.uint32]
Block: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]

MASK = 0xFFFFFFFF
ROUNDS = 8
#: "expand 32-byte k", little-endian.
SIGMA = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
SEED_LIMIT = 1 << 64


class Stream(Protocol):
    """Whatever has a key and counts the words drawn: every game's position."""

    key: Words
    drawn: int


@compiled
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & MASK
    d ^= a
    d = ((d << 16) | (d >> 16)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 12) | (b >> 20)) & MASK
    a = (a + b) & MASK
    d ^= a
    d = ((d << 8) | (d >> 24)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 7) | (b >> 25)) & MASK
    return a, b, c, d


@compiled
def chacha(key: Words, counter: int, nonce: int, rounds: int) -> Block:
    """Block number `counter` of the stream: 16 words below 2^32. `key`: 8 words; `nonce` below 2^63."""
    k0, k1, k2, k3 = int(key[0]) & MASK, int(key[1]) & MASK, int(key[2]) & MASK, int(key[3]) & MASK
    k4, k5, k6, k7 = int(key[4]) & MASK, int(key[5]) & MASK, int(key[6]) & MASK, int(key[7]) & MASK
    c0, c1 = counter & MASK, (counter >> 32) & MASK
    n0, n1 = nonce & MASK, (nonce >> 32) & MASK
    s0, s1, s2, s3 = SIGMA
    a0, a1, a2, a3 = s0, s1, s2, s3
    b0, b1, b2, b3 = k0, k1, k2, k3
    b4, b5, b6, b7 = k4, k5, k6, k7
    d0, d1, d2, d3 = c0, c1, n0, n1
    for _ in range(rounds // 2):
        a0, b0, b4, d0 = _quarter(a0, b0, b4, d0)
        a1, b1, b5, d1 = _quarter(a1, b1, b5, d1)
        a2, b2, b6, d2 = _quarter(a2, b2, b6, d2)
        a3, b3, b7, d3 = _quarter(a3, b3, b7, d3)
        a0, b1, b6, d3 = _quarter(a0, b1, b6, d3)
        a1, b2, b7, d0 = _quarter(a1, b2, b7, d0)
        a2, b3, b4, d1 = _quarter(a2, b3, b4, d1)
        a3, b0, b5, d2 = _quarter(a3, b0, b5, d2)
    return (
        (a0 + s0) & MASK,
        (a1 + s1) & MASK,
        (a2 + s2) & MASK,
        (a3 + s3) & MASK,
        (b0 + k0) & MASK,
        (b1 + k1) & MASK,
        (b2 + k2) & MASK,
        (b3 + k3) & MASK,
        (b4 + k4) & MASK,
        (b5 + k5) & MASK,
        (b6 + k6) & MASK,
        (b7 + k7) & MASK,
        (d0 + c0) & MASK,
        (d1 + c1) & MASK,
        (d2 + n0) & MASK,
        (d3 + n1) & MASK,
    )


@compiled
def shuffle(cards: NDArray[np.int8], first: int, last: int, stream: Stream) -> None:
    """Mix cards[first:last] in place, every order equally likely (Fisher-Yates from the end; Lemire 2019)."""
    first, last, drawn = int(first), int(last), int(stream.drawn)
    block = chacha(stream.key, drawn >> 4, 0, ROUNDS)
    for i in range(last - 1, first, -1):
        choices = i - first + 1
        while True:
            product = block[drawn & 15] * choices
            drawn += 1
            if drawn & 15 == 0:
                block = chacha(stream.key, drawn >> 4, 0, ROUNDS)
            remainder = product & MASK
            if remainder >= choices or remainder >= (MASK + 1 - choices) % choices:
                break
        j = first + (product >> 32)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    stream.drawn = drawn


def is_integer(value: object) -> bool:
    """An int or a NumPy integer, but no truth value."""
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


def key_of(seed: int, index: int) -> Words:
    """The key of game `index` of a seed: the first 8 words of ChaCha8 with key `seed` and nonce `index`.

    Raises BadKey unless 0 <= seed < 2^64 and 0 <= index < 2^63.
    """
    if not is_integer(seed) or not 0 <= seed < SEED_LIMIT:
        raise BadKey("error-seed", seed=told(seed))
    if not 0 <= index < SEED_LIMIT // 2:
        raise BadKey("error-seed", seed=told(index))
    words = np.zeros(8, np.uint32)
    words[0], words[1] = int(seed) & MASK, int(seed) >> 32
    return np.array(chacha(words, 0, index, ROUNDS)[:8], np.uint32)


def key_from(data: object) -> Words:
    """A key from its 32 bytes (little-endian words). Raises BadKey for anything else."""
    if not isinstance(data, (bytes, bytearray)) or len(data) != 32:
        raise BadKey("error-key")
    return np.frombuffer(bytes(data), "<u4").astype(np.uint32)


def key_bytes(key: Words) -> bytes:
    """The 32 bytes of a key."""
    return key.astype("<u4").tobytes()


#: The generator of bots and play-outs: four words of state, and the bot's seed, which never changes.
GENERATOR = np.dtype([("state", np.uint32, (4,)), ("seed", np.uint32, (2,))], align=True)


class Generator(Protocol):
    """xoshiro128++ 1.0 (Blackman and Vigna 2019), a record of `GENERATOR`: fast, and not for dealing cards."""

    state: Words
    seed: Words


@compiled
def mix(word: int) -> int:
    """A 32-bit finaliser (Ellis 2018, *lowbias32*): every input bit moves every output bit."""
    word &= MASK
    word ^= word >> 16
    word = (word * 0x21F0AAAD) & MASK
    word ^= word >> 15
    word = (word * 0x735A2D97) & MASK
    return word ^ (word >> 15)


@compiled
def reseed(rng: Generator, low: int, high: int) -> None:
    """Start the generator anew from its seed and two words (of a game's number, say, or of a view's hash)."""
    word = mix(int(rng.seed[0]) ^ 0x9E3779B9)
    word = mix(word ^ int(rng.seed[1]))
    word = mix(word ^ (low & MASK))
    word = mix(word ^ (high & MASK))
    for i in range(4):
        word = mix((word + 0x9E3779B9) & MASK)
        rng.state[i] = word
    if rng.state[0] == 0:
        rng.state[0] = 1  # the state of all zeros is the only one that stands still


@compiled
def word(rng: Generator) -> int:
    """The next word, below 2^32."""
    s0, s1 = int(rng.state[0]) & MASK, int(rng.state[1]) & MASK
    s2, s3 = int(rng.state[2]) & MASK, int(rng.state[3]) & MASK
    total = (s0 + s3) & MASK
    result = ((((total << 7) | (total >> 25)) & MASK) + s0) & MASK
    shifted = (s1 << 9) & MASK
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = ((s3 << 11) | (s3 >> 21)) & MASK
    rng.state[0] = s0
    rng.state[1] = s1
    rng.state[2] = s2
    rng.state[3] = s3
    return result


@compiled
def below(rng: Generator, choices: int) -> int:
    """An integer from 0 to choices − 1, each equally likely; 0 < choices < 2^31."""
    while True:
        product = word(rng) * choices
        remainder = product & MASK
        if remainder >= choices or remainder >= (MASK + 1 - choices) % choices:
            return product >> 32


@compiled
def mix_cards(cards: NDArray[np.int8], first: int, last: int, rng: Generator) -> None:
    """Mix cards[first:last] in place by the bots' generator."""
    first, last = int(first), int(last)
    for i in range(last - 1, first, -1):
        j = first + below(rng, i - first + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
