"""Hints are thought about in the bots' queue, while the table goes on: what else its people ask does not wait.

A hint follows from what the seat knows; like a reminder for a small child, also from what was seen there before the
one who now sits there came.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from ..core.errors import HatstandError
from ..reviewing import Advice, advise
from ..view import View
from .fair_queue import FairQueue, NotDone
from .log import NotStored
from .refusal import Refusal

logger = logging.getLogger(__name__)

#: Asked for and not answered yet, at one table.
MOST_ASKED = 4

Ask = Callable[[Advice | None], Awaitable[View | None]]
"""Gives the hint with this advice; or the view to think about, where there is none or it has become another's."""
Refuse = Callable[[HatstandError], None]


class Hints:
    """Of one table, one after another: who asks for what has just been thought about gets the same."""

    def __init__(self, table_id: str, queue: FairQueue) -> None:
        self._table_id = table_id
        self._queue = queue
        self._turn = asyncio.Lock()
        self.asked: set[asyncio.Task[None]] = set()

    def begin(self, ask: Ask, refuse: Refuse) -> None:
        if len(self.asked) >= MOST_ASKED:
            raise Refusal("error-busy")
        task = asyncio.create_task(self._give(ask, refuse), name=f"a hint at {self._table_id}")
        self.asked.add(task)
        task.add_done_callback(self.asked.discard)

    async def _give(self, ask: Ask, refuse: Refuse) -> None:
        try:
            async with self._turn:
                advice = None
                while (view := await ask(advice)) is not None:
                    advice = await self._queue.run(self._table_id, partial(advise, view))
        except (NotDone, NotStored) as error:
            logger.warning("a hint at %s is not given: %s", self._table_id, error)
            refuse(Refusal("error-server"))
        except HatstandError as error:
            refuse(error)
