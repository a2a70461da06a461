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
    """All of a game's code, by playing a little of this ruleset. Rulesets of one game share it.

    Takes many seconds where nothing is in the cache, and a fraction of one where all is.
    """
    warm_rules(ruleset)
    warm_bots(ruleset)


def warm_rules(ruleset: str) -> None:
    """What people need to play with each other, and what a table with bots needs to be dealt and shown."""
    match = _match(ruleset)
    for _ in range(TURNS):
        match.play(match.view(match.to_move).legal()[0])
    match.legal()
    match.scores()
    match.details()
    replay(Match.arrange(ruleset, position=match.position()).record())


def warm_bots(ruleset: str) -> None:
    """The same for its bots, whose searching is most of a game's code."""
    match = _match(ruleset)
    bots = [
        make_bot(kind.name, **({"playouts": 1} if PLAYOUTS in kind.settings else {}))
        for kind in kinds_for(match.game)
    ]
    for _ in range(TURNS):
        view = match.view(match.to_move)
        chosen = [bot.choose(view) for bot in bots]
        match.play(chosen[0])
    rng = new(GENERATOR)
    reseed(rng, 0, 0)
    verbs.guess(match.view(0).array, 0, rng, new(match.game.dtype))


def _match(ruleset: str) -> Match:
    return Match(ruleset, games.find(ruleset)[1].players[0], seed=0)
