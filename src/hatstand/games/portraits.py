"""Faces that people and bots can have at a table, by their drawings' ids, in the order they are offered in."""

from typing import Final

#: The characters of Hidden Hats, at any game's table.
CHARACTERS: Final = (
    "pirate",
    "princess",
    "wizard",
    "witch",
    "knight",
    "jester",
    "viking",
    "sultan",
    "cook",
    "cowboy",
    "king",
    "dragon",
)

#: Those who come to the tea party of Hats.
GUESTS: Final = ("hatter", "hare", "dormouse", "cat", "queen", "girl")
