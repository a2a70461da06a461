"""Everything that one table needs, compiled or loaded from the cache before somebody waits for it."""

from .. import games
from ..bots import bot as make_bot
from ..bots import kinds_for
from ..bots.search import PLAYOUTS
from ..core import verbs
from ..core.chance import GENERATOR, reseed
from ..core.records import new
from ..match import Match
from ..replaying import replay

#: Enough that every verb is called; more would compile nothing new.
TURNS = 4


def warm_up(ruleset: str) -> None:
    """Play a little of this ruleset, so that all verbs and bots are compiled. Rulesets of one game share them.

    Takes some seconds where nothing is in the cache, and a fraction of one where all is.
    """
    match = Match(ruleset, games.find(ruleset)[1].players[0], seed=0)
    bots = [
        make_bot(kind.name, **({"playouts": 1} if PLAYOUTS in kind.settings else {}))
        for kind in kinds_for(match.game)
    ]
    for _ in range(TURNS):
        view = match.view(match.to_move)
        chosen = [bot.choose(view) for bot in bots]
        match.play(chosen[0])
    match.legal()
    match.scores()
    match.details()
    rng = new(GENERATOR)
    reseed(rng, 0, 0)
    verbs.guess(match.view(0).array, 0, rng, new(match.game.dtype))
    replay(Match.arrange(ruleset, position=match.position()).record())
