"""A few whole games as readable text. They freeze the rules, the order of the draws, and the notation: a file that
no longer fits means another version of the ruleset, never another file.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hatstand import replay
from hatstand.core.chance import key_bytes, key_of
from hatstand.match import Match

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def told(match: Match, seed: int) -> str:
    """Players, seed and options; the deal; every action with what came of it; how it ended."""
    options = " ".join(f"{name}={value}" for name, value in match.options.items())
    again = replay(match.record() | {"actions": []})
    deal = again.position().show()
    lines = [
        f"hats {match.players} {seed} {options}",
        f"seat {again.first} begins; out: {' '.join(deal.out)}",
    ]
    lines += [f"hand of {seat}: {' '.join(owned.hand)}" for seat, owned in enumerate(deal.seats)]
    lines += [f"table: {' '.join(deal.table)}", f"deck: {' '.join(deal.deck)}"]
    for action in match.actions:
        seat, shown = again.to_move, again.play(action)
        event = again.events(seat)[-1]
        parts = [f"takes {shown.taken}"] if shown.taken else []
        parts += [f"draws {event.drawn}"] if event.drawn else []
        parts += [f"to {shown.to}"] if shown.to is not None else []
        parts += ["cookie"] if shown.cookie else []
        lines.append(f"{seat} {action}: {', '.join(parts)}".rstrip(": "))
    end = again.position().show()
    lines += [f"collection of {seat}: {' '.join(owned.collection)}" for seat, owned in enumerate(end.seats)]
    lines += [
        f"score of {seat}: " + " ".join(f"{name} {points}" for name, points in parts.items())
        for seat, parts in enumerate(again.details())
    ]
    lines.append(f"places: {' '.join(map(str, again.places()))}; words drawn: {end.drawn}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def test_there_are_golden_games_for_every_number_of_players() -> None:
    assert {path.read_text("utf-8").split()[1] for path in GOLDEN} == {"2", "3", "4"}


@pytest.mark.rule("AL-2")
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    text = path.read_text("utf-8")
    head, *rest = text.splitlines()
    _, players, seed, *options = head.split()
    values = dict(option.split("=") for option in options)
    numbers = {name: int(value) for name, value in values.items() if value.isdigit()}
    match = Match("hats", int(players), key=key_bytes(key_of(int(seed), 0)), **numbers)
    for line in rest:
        if line[0].isdigit():
            match.play(line.partition(":")[0].partition(" ")[2])
    assert told(match, int(seed)) == text
