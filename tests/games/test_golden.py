"""The golden games: played again from their texts, every line must come out as it stands there."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import golden
from hatstand import rulesets
from hatstand.replaying import replay

TEXTS = sorted(golden.FOLDER.glob("*.txt"))


@pytest.mark.rule("AL-2")
@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_is_written(path: Path) -> None:
    text = path.read_text("utf-8")
    match = replay(golden.read(text))
    assert match.over
    assert golden.written(match).splitlines() == text.splitlines()


def test_every_ruleset_has_golden_games_and_every_text_its_game() -> None:
    assert {path.stem for path in TEXTS} == {game.name for game in golden.GAMES}
    assert {game.ruleset for game in golden.GAMES} == set(rulesets())


def test_the_golden_games_meet_what_is_rare() -> None:
    text = "".join(path.read_text("utf-8") for path in TEXTS)
    for kind in ("peek", "swap", "pair", "wonder", "bald"):
        assert f'kind="{kind}"' in text
    for rare in ("relaid=true", "free=true", 'end="row"', 'end="three"', 'end="patience"'):
        assert rare in text
