"""Chance once more, in plain Python and from the papers alone, to hold the compiled one against.

ChaCha: D. J. Bernstein 2008 (64-bit counter and nonce) and RFC 8439. Drawing below n: Lemire 2019. xoshiro128++:
Blackman and Vigna 2019. Which words are drawn, and in which order, is what a ruleset's version freezes.
"""

from __future__ import annotations

import struct
from typing import TypeVar

Card = TypeVar("Card")
WORD = 2**32


def rotated(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) % WORD


def quarter_round(state: list[int], a: int, b: int, c: int, d: int) -> None:
    for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[x] = (state[x] + state[y]) % WORD
        state[z] = rotated(state[z] ^ state[x], by)


def block_of(key: bytes, tail: bytes, rounds: int) -> bytes:
    """64 bytes of key stream. `tail`: the last 16 bytes of the state, counter and nonce."""
    start = list(struct.unpack("<16I", b"expand 32-byte k" + key + tail))
    state = list(start)
    for _ in range(rounds // 2):
        for column in range(4):
            quarter_round(state, column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter_round(state, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
    return struct.pack("<16I", *((word + first) % WORD for word, first in zip(state, start, strict=True)))


def chacha8(key: bytes, counter: int, nonce: int = 0) -> bytes:
    return block_of(key, struct.pack("<QQ", counter, nonce), 8)


def key_of(seed: int, index: int) -> bytes:
    """DESIGN, section 2: the first 32 bytes of ChaCha8's stream with key = seed and nonce = index."""
    return chacha8(seed.to_bytes(32, "little"), 0, index)[:32]


class Stream:
    """The stream of one game: words drawn one after the other."""

    def __init__(self, key: bytes, nonce: int = 0) -> None:
        self.key = key
        self.nonce = nonce
        self.drawn = 0

    def word(self) -> int:
        block = chacha8(self.key, self.drawn // 16, self.nonce)
        word: int = struct.unpack_from("<I", block, self.drawn % 16 * 4)[0]
        self.drawn += 1
        return word

    def below(self, choices: int) -> int:
        while True:
            product = self.word() * choices
            if product % WORD >= WORD % choices:
                return product // WORD

    def shuffle(self, cards: list[Card]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def random_seat(key: bytes, players: int) -> int:
    """HH-4: the first seat, from a stream of its own: the first word that favours no seat."""
    stream = Stream(key, nonce=1)
    while True:
        word = stream.word()
        if word < WORD - WORD % players:
            return word % players


class Xoshiro:
    def __init__(self, state: tuple[int, int, int, int]) -> None:
        self.state = list(state)

    def word(self) -> int:
        s = self.state
        result = (rotated((s[0] + s[3]) % WORD, 7) + s[0]) % WORD
        shifted = s[1] << 9 & (WORD - 1)
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotated(s[3], 11)
        return result
