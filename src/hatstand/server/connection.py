"""One page's socket: a bounded queue towards it, so that a slow or dead one holds up nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException

#: More than the longest catching up sends at once; a page that is further behind must connect anew.
LONGEST_QUEUE = 128
TRY_AGAIN_LATER = 1013

AnySocket = WebSocket[Any, Any, State]


class Connection:
    """person: the identity behind the socket, or None. seat: the one before this person's eyes, None to watch.

    greeted: since when, in milliseconds; 0 before the first hello. elsewhere: this person's seats that other
    sockets show, as this one was last told.
    """

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.seat: int | None = None
        self.greeted = 0
        self.elsewhere: list[int] = []
        self.lost = False
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_QUEUE)

    def send(self, message: bytes) -> None:
        """Never waits. What does not fit any more is not sent, nor anything after it: the socket is closed."""
        if self.lost:
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True
            while not self._queue.empty():
                self._queue.get_nowait()
            self._queue.put_nowait(None)

    async def pump(self, socket: AnySocket) -> None:
        """Move the queue to the socket until it is closed."""
        try:
            while (message := await self._queue.get()) is not None:
                await socket.send_data(message.decode(), mode="text")
            await socket.close(code=TRY_AGAIN_LATER)
        except (WebSocketException, RuntimeError, OSError):
            # It closed under our hands; whoever reads from it is told so, and takes it off the table.
            self.lost = True
