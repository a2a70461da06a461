"""Deals set up by hand: the cards that matter, and after them all that are left, in the order of their kinds."""

from __future__ import annotations

from typing import Any

from games.hidden_hats.reference import full_decks
from hatstand.match import Match

ALL_DIFFERENT = "jester sultan viking pirate knight princess witch"


def arranged(
    characters: str,
    hats: str,
    players: int = 2,
    *,
    ruleset: str = "auf-der-hut",
    seed: int = 1,
    first: int = 0,
    **options: Any,
) -> Match:
    """characters, hats: the row from the left, then the decks from their tops, as far as it matters."""
    all_characters, all_hats = full_decks(ruleset, options)
    return Match.arrange(
        ruleset,
        players,
        characters=completed(characters, all_characters),
        hats=completed(hats, all_hats),
        seed=seed,
        first=first,
        **options,
    )


def completed(first: str, cards: list[str]) -> list[str]:
    left = list(cards)
    for card in first.split():
        left.remove(card)
    return [*first.split(), *left]


def fitting(players: int = 2, **options: Any) -> Match:
    """Every hat lies over its character, now and whatever is laid; the wonder hats are at the bottom."""
    characters, hats = full_decks("auf-der-hut", options)
    return Match.arrange("auf-der-hut", players, characters=characters, hats=hats, seed=1, **options)


def play(match: Match, *actions: str) -> list[Any]:
    """The events, as everyone saw them."""
    return [match.play(action) for action in actions]
