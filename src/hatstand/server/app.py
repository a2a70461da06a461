"""The application: addresses, and what is answered there. `create_app` makes one for any ASGI server."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Litestar, Response, Router, get, post, route, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, PathParameter

from .. import __version__
from . import messages, problems, sockets, tables
from .catalogue import catalogue
from .connection import AnySocket
from .identity import Identities, new_person
from .live import Live
from .log import Log
from .page import File, Page
from .problems import AnyRequest
from .settings import Settings
from .thinking import Thinker
from .warm import Warmth

LARGEST_BODY = 16_384
TableId = Annotated[str, PathParameter(max_length=64)]

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self' ws: wss:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


@dataclass(frozen=True)
class Server:
    """What lives as long as the application runs."""

    settings: Settings
    log: Log
    identities: Identities
    live: Live
    warmth: Warmth
    page: Page


TheServer = NamedDependency[Server]


# --- tables -----------------------------------------------------------------------------------------------


@get("/catalogue", summary="What can be played, and with which bots")
async def get_catalogue(server: TheServer) -> messages.Catalogue:
    return catalogue(server.page.build)


@get("/tables", summary="The caller's tables that are still being played")
async def get_tables(request: AnyRequest, server: TheServer) -> list[messages.MyTable]:
    person = server.identities.of(request)
    if person is None:
        return []
    await server.warmth.ready.wait()
    return await tables.of_person(server.log, person)


@post("/tables", summary="Lay a new table")
async def post_table(
    request: AnyRequest, server: TheServer, data: JSONBody[messages.NewTable]
) -> Response[messages.TableMade]:
    await server.warmth.ready.wait()
    person = server.identities.of(request)
    cookies = []
    if person is None:
        person = new_person()
        cookies.append(server.identities.cookie(person, secure=request.url.scheme == "https"))
    made = await tables.create(server.log, data, person, server.settings.pace_seconds)
    return Response(messages.TableMade(table=made), status_code=201, cookies=cookies)


@post("/tables/{table_id:str}/again", summary="The same people play on, at a new table")
async def post_again(request: AnyRequest, server: TheServer, table_id: TableId) -> messages.TableMade:
    await server.warmth.ready.wait()
    made = await tables.again(server.log, table_id, server.identities.of(request))
    await server.live.look_again(table_id)
    return messages.TableMade(table=made)


@get("/tables/{table_id:str}/record", summary="The record of a game that is over")
async def get_record(server: TheServer, table_id: TableId) -> dict[str, Any]:
    await server.warmth.ready.wait()
    return (await tables.load(server.log, table_id)).record()


@websocket("/tables/{table_id:str}/live")
async def live(socket: AnySocket, server: TheServer, table_id: TableId) -> None:
    await socket.accept()
    await server.warmth.ready.wait()
    person = server.identities.of(socket)
    await sockets.serve(socket, server.live, table_id, person, server.page.build)


def same_site(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A page of another site can't act for a person, though their browser would send the cookie along."""
    server: Server = connection.app.state.server
    if not server.identities.may_speak(connection):
        raise PermissionDeniedException


async def lays_table(request: AnyRequest) -> bool:
    """What is counted, so that nobody fills the database by the thousand."""
    return request.method == "POST"


# --- the page ---------------------------------------------------------------------------------------------


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def get_page(request: AnyRequest, server: TheServer, path: FromPath[str] = "") -> Response[bytes]:
    file = None if path.startswith("/api/") else server.page.file(path)
    if file is None:
        return problems.problem(404, "error-address")
    return _file(file, request)


def _file(file: File, request: AnyRequest) -> Response[bytes]:
    headers = {
        "ETag": file.etag,
        "Cache-Control": "public, max-age=31536000, immutable" if file.immutable else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.media_type)


# --- putting it together ----------------------------------------------------------------------------------


def create_app(settings: Settings | None = None) -> Litestar:
    settings = settings or Settings()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None, None]:
        if settings.database is None:
            settings.folder.mkdir(parents=True, exist_ok=True)
        thinker = Thinker(settings.bot_threads, settings.bot_seconds)
        async with Log(settings.url) as log:
            identities = Identities(await log.signing_key(), settings.origins)
            warmth = Warmth()
            server = Server(settings, log, identities, Live(log, thinker), warmth, Page(settings.page))
            app.state.server = server
            warming = asyncio.create_task(warmth.rise(), name="warming")
            try:
                yield
            finally:
                warming.cancel()
                await server.live.close()
                thinker.close()
                await asyncio.wait([warming])

    def server(state: State) -> Server:
        found: Server = state.server
        return found

    limit = RateLimitConfig(("minute", settings.tables_per_minute), check_throttle_handler=lays_table)
    api = Router(
        "/api",
        route_handlers=[get_catalogue, get_tables, post_table, post_again, get_record, live],
        guards=[same_site],
        middleware=[limit.middleware],
    )
    return Litestar(
        route_handlers=[api, get_page],
        lifespan=[running],
        dependencies={"server": Provide(server, sync_to_thread=False)},
        exception_handlers=problems.HANDLERS,
        after_exception=[problems.log_fault],
        request_max_body_size=LARGEST_BODY,
        response_headers=HEADERS,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Hatstand", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
