"""Deals and positions of Genial set up in few words, for tests that read like plays.

Piles and centres are written as colours, "red red blue"; collections as counts, "red 4 blue 2".
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from hatstand.core.records import clone
from hatstand.match import Match
from hatstand.view import View

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")


def dealt(centre: str, flips: str, players: int = 2, **options: Any) -> Match:
    """The three of the centre and the first flips as named; what is left of the tokens follows in their order."""
    named = Counter((centre + " " + flips).split())
    rest = [
        colour
        for colour in COLOURS[: options.get("colours", 6)]
        for _ in range(options.get("tokens", 21) - named[colour])
    ]
    reserve = flips.split() + rest
    return Match.arrange("genial", players, centre=centre.split(), reserve=reserve, seed=1, **options)


def standing(centre: str, collections: list[str], flips: str = "", players: int = 2, **options: Any) -> Match:
    """The start of a turn of seat 0; the reserve begins with these flips, and all tokens not named follow."""
    match = Match("genial", players, seed=1, first=0, **options)
    held = [Counter(counted(words)) for words in collections]
    named = sum(held, Counter(centre.split() + flips.split()))
    rest = [colour for colour in colours_of(match) for _ in range(each_of(match) - named[colour])]
    return _arranged(match, Counter(centre.split()), held, flips.split() + rest)


def at_the_bottom(reserve: str, collections: list[str], players: int = 2, **options: Any) -> Match:
    """The start of a turn of seat 0; this is the whole reserve, and all tokens not named lie in the centre."""
    match = Match("genial", players, seed=1, first=0, **options)
    held = [Counter(counted(words)) for words in collections]
    named = sum(held, Counter(reserve.split()))
    centre = Counter({colour: each_of(match) - named[colour] for colour in colours_of(match)})
    return _arranged(match, centre, held, reserve.split())


def _arranged(match: Match, centre: Counter[str], held: list[Counter[str]], reserve: list[str]) -> Match:
    colours = colours_of(match)
    misfired = next(colour for colour in colours if centre[colour] == 1 or centre[colour] >= 3)
    held += [Counter() for _ in range(match.players - len(held))]
    position = match.position().to_dict() | {
        "turn": match.players,
        "centre": {colour: centre[colour] for colour in colours},
        "collections": [{colour: each[colour] for colour in colours} for each in held],
        "reserve": reserve,
        "face_down": {colour: reserve.count(colour) for colour in colours},
        "odds": {
            "match": sum(centre[colour] > 0 for colour in reserve),
            "no_match": sum(centre[colour] == 0 for colour in reserve),
            "conflict": 0,
        },
    }
    position["event"] |= {
        "kind": "no_match" if centre[misfired] == 1 else "conflict",
        "seat": match.players - 1,
        "colour": misfired,
    }
    return Match.arrange("genial", position=position)


def colours_of(match: Match) -> tuple[str, ...]:
    return COLOURS[: int(match.options["colours"])]


def each_of(match: Match) -> int:
    return int(match.options["tokens"])


def counted(words: str) -> dict[str, int]:
    names = words.split()
    return dict(zip(names[::2], map(int, names[1::2]), strict=True))


def play(match: Match, actions: str) -> Any:
    """Plays the actions in a row; the last event."""
    event = None
    for action in actions.split():
        event = match.play(action)
    return event


def in_words(tokens: dict[str, int]) -> str:
    """The colours of which there are any, as collections are written above."""
    return " ".join(f"{colour} {count}" for colour, count in tokens.items() if count)


def centre(match: Match) -> str:
    return in_words(match.view(None).show().centre)


def collection(match: Match, seat: int) -> str:
    return in_words(match.view(None).show().collections[seat])


def reason(match: Match, action: str) -> str:
    """The id of the error that says why an action is refused."""
    error = match.why(action)
    assert error is not None
    return error.code


def bytes_of(view: View) -> bytes:
    return bytes(clone(view.array).tobytes())
