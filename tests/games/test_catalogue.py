"""The catalogue: what there is, and that each game has the tests that only it can have."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hatstand import games, rulesets
from hatstand.core import verbs
from hatstand.core.errors import UnknownRuleset
from hatstand.core.records import new
from hatstand.games.game import Game

HERE = Path(__file__).resolve().parent
#: Beside those in this folder, which run over the whole catalogue.
OF_EACH_GAME = ("against_reference", "perft", "guess", "hidden", "symmetry", "soundness")


@pytest.mark.parametrize("game", games.GAMES, ids=lambda game: game.name)
def test_every_game_has_the_tests_that_only_it_can_have(game: Game) -> None:
    for name in OF_EACH_GAME:
        tests = HERE / game.name / f"test_{name}.py"
        assert "\ndef test_" in tests.read_text("utf-8")
    assert (HERE / game.name / "reference.py").exists()


def test_every_ruleset_is_found_by_its_id() -> None:
    assert len(set(rulesets())) == len(rulesets())
    for name in rulesets():
        game, ruleset = games.find(name)
        assert ruleset in game.rulesets
        assert (ruleset.id, ruleset.game) == (name, game.name)
        assert ruleset.options[0].name == "first"


@pytest.mark.parametrize("name", ["", "chess", None, 3, "Auf-der-Hut"])
def test_what_is_not_in_the_catalogue_is_refused(name: object) -> None:
    with pytest.raises(UnknownRuleset):
        games.find(name)


@pytest.mark.parametrize("game", games.GAMES, ids=lambda game: game.name)
def test_every_record_has_the_fields_that_generic_code_uses(game: Game) -> None:
    names = set(game.dtype.names or ())
    assert {"version", "players", "first", "viewer", "to_move", "over", "turn", "key", "drawn"} <= names
    assert set(verbs.verbs_of(game.dtype)) == {verb.__name__ for verb in verbs.VERBS}


def test_a_game_must_have_exactly_the_verbs() -> None:
    dtype = np.dtype([("nothing", np.int8)])
    whole = dict(verbs.verbs_of(games.GAMES[0].dtype))
    for game in ({}, whole | {"cheat": print}, {name: whole[name] for name in list(whole)[:-1]}):
        with pytest.raises(TypeError, match="verbs"):
            verbs.register(dtype, *game.values())
    with pytest.raises(KeyError):
        verbs.check(new(dtype))
