"""The levels that people choose a bot by, the same names in every game: `novice`, `casual`, `sharp`, `master`.

What a level is made of stands in each game's plan: what it still remembers, how much of what it does it thinks
about, and how deeply. It forgets as `verbs.forget` does, before it thinks, so that nothing forgotten can come in.
`master` forgets nothing and searches as long as it is given. The others think in play-outs, not by the clock: they
are as strong on any machine, however busy.
"""

from collections.abc import Mapping

from ..core import verbs
from ..core.chance import Generator, word
from ..core.records import Record, new
from ..games.game import Game
from .kind import BotKind, Choice
from .random import choose_randomly
from .search import PLAYOUTS, SEARCH, SECONDS, scratch_actions, search

_WORDS = 1 << 32


def _at(name: str) -> Choice:
    def choose(view: Record, game: Game, _settings: Mapping[str, float], rng: Generator) -> int:
        level = game.plan.levels[name]
        if word(rng) >= level.care * _WORDS:
            return choose_randomly(view, scratch_actions(game), rng)
        remembered = new(game.dtype)
        verbs.forget(view, level.memory, rng, remembered)
        if level.playouts == 0:
            return verbs.greedy(remembered, 1.0, rng)
        return search(remembered, game, rng, playouts=level.playouts)

    return choose


MASTER = BotKind("master", (SECONDS, PLAYOUTS), SEARCH.choose)
#: The strongest comes last.
LEVELS = (*(BotKind(name, (), _at(name)) for name in ("novice", "casual", "sharp")), MASTER)
