"""The catalogue: every game there is, found by the id of one of its rulesets."""

from ..core.errors import UnknownRuleset
from .game import Game, Ruleset
from .genial.table import GAME as GENIAL
from .hats.table import GAME as HATS
from .hidden_hats.table import GAME as HIDDEN_HATS

GAMES: tuple[Game, ...] = (HIDDEN_HATS, HATS, GENIAL)


def rulesets() -> tuple[str, ...]:
    """The ids of all rulesets."""
    return tuple(ruleset.id for game in GAMES for ruleset in game.rulesets)


def find(ruleset_id: object) -> tuple[Game, Ruleset]:
    """The game that has this ruleset, and the ruleset. Raises UnknownRuleset, naming those there are."""
    for game in GAMES:
        for ruleset in game.rulesets:
            if ruleset.id == ruleset_id:
                return game, ruleset
    raise UnknownRuleset("error-ruleset", ruleset=str(ruleset_id), rulesets=", ".join(rulesets()))
