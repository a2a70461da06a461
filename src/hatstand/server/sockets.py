"""What comes in over a socket: read, checked, handed to the table, and always answered."""

import asyncio
import logging
import time

import msgspec
from litestar.exceptions import WebSocketDisconnect

from ..core.errors import HatstandError
from . import messages
from .connection import TRY_AGAIN_LATER, AnySocket, Connection
from .live import Live
from .live_table import LiveTable
from .log import NotStored
from .refusal import Refusal

NO_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
logger = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(messages.ClientMessage)
PONG = msgspec.json.encode(messages.Pong())

LONGEST_MESSAGE = 2000
#: A page sends a few messages a minute; one that sends more than this is read more slowly.
MESSAGES_A_SECOND = 20
BURST = 40
NO_SUCH_TABLE = 4404
OTHER_SITE = 4403


class Throttle:
    """Makes a page that sends too much wait, and with it the sender: nothing is read from it meanwhile."""

    def __init__(self) -> None:
        self._allowed = float(BURST)
        self._last = time.monotonic()

    async def turn(self) -> None:
        time_now = time.monotonic()
        self._allowed = min(BURST, self._allowed + (time_now - self._last) * MESSAGES_A_SECOND) - 1
        self._last = time_now
        if self._allowed < 0:
            await asyncio.sleep(-self._allowed / MESSAGES_A_SECOND)


async def serve(socket: AnySocket, live: Live, table_id: str, person: str | None, build: str | None) -> None:
    """From the first message to the last of one page at one table."""
    connection = Connection(person)
    try:
        table = await live.join(table_id, connection)
    except Refusal as refusal:
        refused = messages.Refused(id=None, code=refusal.code, args=refusal.arguments)
        await socket.send_data(msgspec.json.encode(refused).decode(), mode="text")
        await socket.close(code=NO_SUCH_TABLE if refusal.code == "error-table" else TRY_AGAIN_LATER)
        return
    pump = asyncio.create_task(connection.pump(socket), name="pump")
    try:
        await _read(socket, table, connection, build)
    finally:
        live.leave(table, connection)
        pump.cancel()
        await asyncio.wait([pump])


async def _read(socket: AnySocket, table: LiveTable, connection: Connection, build: str | None) -> None:
    throttle = Throttle()
    while not connection.lost:
        try:
            data = await _receive(socket)
        except WebSocketDisconnect:
            return
        await throttle.turn()
        message: messages.ClientMessage | None = None
        try:
            message = _decoded(data)
            if isinstance(message, messages.Ping):
                connection.send(PONG)
            elif isinstance(message, messages.Hello):
                if build is not None and message.build not in (None, build):
                    raise Refusal("error-build")
                await table.greet(connection, message)
            elif not connection.greeted:
                raise Refusal("error-message")
            else:
                await table.ask(connection, message)
        except NotStored as error:
            logger.warning("a message is not stored: %s", error)
            table.refuse(connection, _id(message, data), Refusal("error-server"))
        except HatstandError as error:
            table.refuse(connection, _id(message, data), error)


async def _receive(socket: AnySocket) -> bytes:
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the page has gone", code=event["code"])
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail=f"unexpected {event['type']}")
    return event.get("bytes") or (event.get("text") or "").encode()


def _decoded(data: bytes) -> messages.ClientMessage:
    if len(data) > LONGEST_MESSAGE:
        raise Refusal("error-size")
    try:
        return decoder.decode(data)
    except NO_JSON:
        raise Refusal("error-message") from None


def _id(message: messages.ClientMessage | None, data: bytes) -> str | None:
    """The id of a message, also of one that makes no sense otherwise, so that the page knows which it was."""
    if isinstance(message, messages.Hello | messages.Ping):
        return None
    if message is not None:
        return message.id
    if len(data) > LONGEST_MESSAGE:
        return None
    try:
        found = msgspec.json.decode(data)
    except NO_JSON:
        return None
    found = found.get("id") if isinstance(found, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else None
