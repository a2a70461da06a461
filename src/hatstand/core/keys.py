"""What every game does with its key: take it at the deal, hide it from a seat, make another for a guess."""

from typing import Protocol

from .chance import Generator, Words, word
from .compiled import compiled
from .records import UNKNOWN


class Keyed(Protocol):
    """A record whose chance comes from a key: how many words of the stream are used, and the key."""

    drawn: int
    key: Words


@compiled
def take_key(position: Keyed, key: Words) -> None:
    for i in range(8):
        position.key[i] = key[i]
    position.drawn = 0


@compiled
def hide_key(view: Keyed) -> None:
    view.key[:] = 0
    view.drawn = UNKNOWN


@compiled
def make_key(position: Keyed, rng: Generator) -> None:
    for i in range(8):
        position.key[i] = word(rng)
    position.drawn = 0
