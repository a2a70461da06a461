"""Bots think in threads of their own, a few at a time and first come, first served; compiled code frees the GIL."""

from __future__ import annotations

import asyncio
import logging
import random
from concurrent.futures import ThreadPoolExecutor

from ..bots import Bot
from ..view import View

logger = logging.getLogger(__name__)


class Thinker:
    """seconds: for one action; a bot that takes longer has a random one played for it."""

    def __init__(self, threads: int, seconds: float) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._seconds = seconds

    async def choose(self, bot: Bot, view: View) -> str:
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, view)
        try:
            async with asyncio.timeout(self._seconds):
                return await thinking
        except TimeoutError:
            logger.warning("a bot thought longer than %s s", self._seconds)
            return random.choice(view.legal())

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
