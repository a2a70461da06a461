"""Whole games as text, which freeze how a ruleset plays: what is drawn, what happens, what each seat sees of it.

`python -m games.golden` (in tests/) says which texts in golden/ would change, and writes them with --overwrite.
That is right after a ruleset got a new version, or while it is not released; else a text that changes is a fault.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from hatstand import bot, replay
from hatstand.match import Match

FOLDER = Path(__file__).resolve().parent / "golden"
#: All that is known of the position is written after the deal, at the end, and after so many actions each.
VIEWS_EVERY = 20


@dataclass(frozen=True)
class Game:
    """A game to be written: who plays it."""

    name: str
    ruleset: str
    seed: int
    bots: tuple[str, ...]  # one a seat
    options: dict[str, Any] = field(default_factory=dict)

    def played(self) -> Match:
        match = Match(self.ruleset, len(self.bots), seed=self.seed, **self.options)
        players = [bot(name, seed=seat) for seat, name in enumerate(self.bots)]
        while not match.over:
            seat = match.to_move
            assert seat is not None
            match.play(players[seat].choose(match.view(seat)))
        return match


GAMES = (
    Game("auf-der-hut-two-who-remember", "auf-der-hut", 1, ("greedy", "forgetful")),
    Game(
        "auf-der-hut-until-three", "auf-der-hut", 2, ("greedy", "random", "forgetful"), {"until_three": True}
    ),
    Game("shapka-nevidimka-four", "shapka-nevidimka", 3, ("random", "greedy", "forgetful", "random")),
    Game(
        "shapka-nevidimka-few-chips",
        "shapka-nevidimka",
        4,
        ("random", "random"),
        {"kinds": 6, "places": 4, "wonders": 2, "balds": 3, "no_swap_back": True, "patience": 30, "first": 1},
    ),
    Game(
        "auf-der-hut-dead-rows",
        "auf-der-hut",
        5,
        ("greedy", "random", "greedy"),
        {"kinds": 9, "copies": 1, "places": 2, "wonders": 1, "balds": 2, "patience": 25},
    ),
    Game("hats-three", "hats", 6, ("greedy", "random", "greedy")),
    Game("hats-two-teams", "hats", 7, ("greedy", "random", "random", "greedy"), {"first": 2}),
    Game("genial-two-short-lines", "genial", 8, ("greedy", "greedy"), {"line": 3}),
    Game(
        "genial-small",
        "genial",
        9,
        ("greedy", "random", "greedy"),
        {"colours": 3, "tokens": 9, "line": 2, "alternative_takes": "all", "patience": 30},
    ),
)


def written(match: Match) -> str:
    """The text of a match that is over, from its record alone."""
    record = match.record()
    head = ("ruleset", "version", "players", "options", "key", "start")
    lines = [f"{name}: {compact(record[name])}" for name in head]
    again = replay(record | {"actions": []})
    lines += ["", *told(again, "deal"), *views(again)]
    for number, action in enumerate(record["actions"], 1):
        seat = again.to_move
        again.play(action)
        lines += ["", *told(again, f"{number}. seat {seat}: {action}")]
        if number % VIEWS_EVERY == 0 or again.over:
            lines += views(again)
    lines += ["", f"scores: {compact(again.scores())}", f"places: {compact(again.places())}"]
    lines += [f"seat {seat}: {compact(parts)}" for seat, parts in enumerate(again.details())]
    return "\n".join(lines) + "\n"


def read(text: str) -> dict[str, Any]:
    """The record of a text."""
    head, *turns = text.split("\n\n")
    record: dict[str, Any] = {"format": 1, "actions": []}
    for line in head.splitlines():
        name, _, value = line.partition(": ")
        record[name] = json.loads(value)
    for turn in turns[1:-1]:
        record["actions"].append(turn.splitlines()[0].split(": ")[1])
    return record


def told(match: Match, what: str) -> Iterator[str]:
    """What happened: as everyone saw it, and where it is more, as a seat did."""
    events = {seat: msgspec.to_builtins(match.events(seat)[-1]) for seat in (None, *range(match.players))}
    yield what
    yield f"  everyone: {fields(events[None], {})}"
    for seat in range(match.players):
        if events[seat] != events[None]:
            yield f"  seat {seat}: {fields(events[seat], events[None])}"


def views(match: Match) -> Iterator[str]:
    """What a spectator sees, what else each seat, and what nobody does."""
    spectator = match.view(None).to_dict()
    yield f"  spectator: {fields(spectator, {'options': spectator['options']})}"
    for seat in range(match.players):
        yield f"  view {seat}: {fields(match.view(seat).to_dict(), spectator)}"
    yield f"  position: {fields(match.position().to_dict(), spectator)}"


def fields(data: dict[str, Any], known: dict[str, Any]) -> str:
    """Its fields that say something, and something else than `known`."""
    return " ".join(
        f"{name}={compact(value)}"
        for name, value in data.items()
        if known.get(name) != value and (name in known or not (value is None or value is False))
    )


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> int:
    changed = []
    for game in GAMES:
        path, text = FOLDER / f"{game.name}.txt", written(game.played())
        if not path.exists() or path.read_text("utf-8") != text:
            changed.append(game.name)
            if "--overwrite" in sys.argv[1:]:
                path.write_text(text, "utf-8")
    sys.stdout.write("".join(f"{name} changes\n" for name in changed))
    return 1 if changed and "--overwrite" not in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
