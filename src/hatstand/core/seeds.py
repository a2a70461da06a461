"""What follows from a seed or a key before anything is dealt: each game's key, who begins, the bots' generators.

A seed is two words, the lower first; stream `i` of it is ChaCha8 with the seed as key and `i` as nonce. Of game i's
stream block 0 gives the key of the deal (`chance.key_of`), block 1 two words for the bot of each of eight seats.
"""

from .chance import ROUNDS, Generator, Words, chacha, reseed
from .compiled import compiled

#: The nonce of a key's stream from which a random first seat is drawn; the deal and all of the game use nonce 0.
_FIRST_SEAT = 1
_WORDS_OF_BLOCK = 16


@compiled
def write_key(seed: Words, game: int, key: Words) -> None:
    """Write the key of game number `game` of a seed (8 words, of which two are not 0) into `key`."""
    block = chacha(seed, 0, game, ROUNDS)
    for i in range(8):
        key[i] = block[i]


@compiled
def seed_generator(seed: Words, game: int, seat: int, rng: Generator) -> None:
    """Give the bot at `seat` in game number `game` of a seed a generator that is like no other bot's."""
    block = chacha(seed, 1, game, ROUNDS)
    rng.seed[0] = block[2 * seat]
    rng.seed[1] = block[2 * seat + 1]
    reseed(rng, 0, 0)


@compiled
def first_seat(key: Words, players: int) -> int:
    """The seat that begins, drawn from the key, each equally likely."""
    seats = int(players)
    number = 0
    while True:
        block = chacha(key, number, _FIRST_SEAT, ROUNDS)
        for i in range(_WORDS_OF_BLOCK):
            if block[i] < (1 << 32) // seats * seats:
                return block[i] % seats
        number += 1
