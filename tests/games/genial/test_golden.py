"""A few whole games as readable text. They freeze the rules, the order of the draws, and the notation: a file that
no longer fits means another version of the ruleset, never another file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.genial.table_of import in_words
from hatstand import replay
from hatstand.core.chance import key_bytes, key_of
from hatstand.match import Match

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def told(match: Match, seed: int) -> str:
    """Ruleset, players, seed and options; the deal; every action with what came of it; how it ended."""
    options = " ".join(f"{name}={value}" for name, value in match.options.items())
    lines = [f"{match.ruleset} {match.players} {seed} {options}"]
    again = replay(match.record() | {"actions": []})
    lines.append(f"seat {again.first} begins; centre: {in_words(again.view(None).show().centre)}")
    for action in match.actions:
        seat, event = again.to_move, again.play(action)
        parts = [event.kind if action == "flip" else "", event.colour or "", in_words(event.taken)]
        parts += ["line " + " ".join(event.lines)] if event.lines else []
        parts += [f"lost {event.lost}"] if event.lost else []
        parts += [f"returned {in_words(event.returned)}"] if any(event.returned.values()) else []
        lines.append(f"{seat} {action}: " + ", ".join(part for part in parts if part))
    lines.append(f"end: {again.events()[-1].end}; scores: {' '.join(map(str, again.scores()))}")
    lines.append(f"words drawn: {again.position().show().drawn}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def test_there_are_golden_games_for_every_number_of_players() -> None:
    assert {path.read_text("utf-8").split()[1] for path in GOLDEN} == {"2", "3", "4"}


@pytest.mark.rule("AL-2")
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    text = path.read_text("utf-8")
    head, _, *rest = text.splitlines()
    ruleset, players, seed, *options = head.split()
    values: dict[str, Any] = {}
    for option in options:
        name, value = option.split("=")
        values[name] = int(value) if value.isdigit() else value
    match = Match(ruleset, int(players), key=key_bytes(key_of(int(seed), 0)), **values)
    for line in rest:
        if line[0].isdigit():
            match.play(line.partition(":")[0].split()[1])
    assert told(match, int(seed)) == text
