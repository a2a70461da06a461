"""Bots think in a few threads, for all tables in one queue; compiled code frees the GIL.

Whoever searches by the clock gets less time the more bots wait. Who thinks in play-outs is given all of them: such
a level is as strong on a busy server as on an idle one.
"""

from __future__ import annotations

import logging
import random
from functools import partial

from ..bots import Bot
from ..bots import bot as make_bot
from ..bots.search import PLAYOUTS, SECONDS
from ..core.errors import HatstandError
from ..view import View
from .fair_queue import FairQueue, NotDone, attempt
from .seats import Bot as BotSitter

logger = logging.getLogger(__name__)

#: A master that thinks no longer than this still wins against `sharp`: with two players, on a busy machine, 97 of
#: 100 games of Hidden Hats and 75 of Hats. In Genial, where levels lie close, 100 games don't tell (51, 41 to 61).
#: `hatstand ladder RULESET --players 2 --games 100 --bots master,sharp --seconds 0.02`
FLOOR_SECONDS = 0.02


class Mind:
    """What thinks for a bot's seat at a table. Whatever becomes of the bot, an action comes in bounded time: if it
    must be, the game's greedy player chooses, or in the end chance.
    """

    def __init__(self, queue: FairQueue, table: str, sitter: BotSitter) -> None:
        self.sitter = sitter
        self._queue = queue
        self._table = table
        self._stand_in = make_bot("greedy", seed=sitter.seed)
        self._bot = self._stand_in
        try:
            self._bot = make_bot(sitter.bot, seed=sitter.seed, **sitter.settings)
        except HatstandError as error:
            self._fails(error)

    async def choose(self, view: View) -> str:
        try:
            return await self._queue.run(self._table, partial(self._think, view))
        except NotDone as why:
            self._fails(why)
            if why.hangs:
                # It would do so again, and each time another thread were lost.
                self._bot = self._stand_in
        # Not in the queue, in which there may be no room.
        action, failure = attempt(self._table, partial(_legally, self._stand_in, view))
        return random.choice(view.legal()) if failure or action is None else action

    def _think(self, view: View) -> str:
        return _legally(hurried(self._bot, self._queue.waiting, self._queue.threads), view)

    def _fails(self, why: Exception) -> None:
        logger.warning("at %s another plays for bot %s: %s", self._table, self.sitter.bot, why)


def hurried(bot: Bot, waiting: int, threads: int) -> Bot:
    """The same bot, with less time if it goes by the clock and others wait: half if they are as many as threads."""
    wished = bot.settings.get(SECONDS.name)
    if wished is None or bot.settings[PLAYOUTS.name] or not waiting:
        return bot
    seconds = max(min(wished, FLOOR_SECONDS), wished / (1 + waiting / threads))
    return Bot(bot.kind, {**bot.settings, SECONDS.name: seconds})


def _legally(bot: Bot, view: View) -> str:
    action = bot.choose(view)
    if action not in view.legal():
        raise ValueError(f"bot {bot.name} chose {action}, which is not legal")
    return action
