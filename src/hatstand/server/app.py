"""The application: addresses, and what is answered there. `create_app` makes one for any ASGI server."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router, get, post, route, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody

from .. import __version__
from . import going_on, looking_back, messages, problems, sockets, tables
from .behind_proxy import BehindProxy
from .catalogue import catalogue
from .connection import AnySocket
from .identity import Identities, new_person, origin_of
from .invitation import invitation
from .live import Live
from .log import Log
from .looking_back import TableId
from .page import File, Page, nothing_here
from .problems import AnyRequest
from .refusal import Refusal
from .reviews import Reviews
from .running import Server, TheServer, server
from .settings import Settings
from .warm import WarmQueue, Warmth

LARGEST_BODY = 16_384

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self' ws: wss:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


# --- tables -----------------------------------------------------------------------------------------------


@get("/catalogue", summary="What can be played, and with which bots")
async def get_catalogue(server: TheServer) -> messages.Catalogue:
    return catalogue(server.page.build)


@get("/tables", summary="The caller's tables that are still being played")
async def get_tables(request: AnyRequest, server: TheServer) -> list[messages.MyTable]:
    person = server.identities.of(request)
    if person is None:
        return []
    for table_id in await server.log.tables_of(person):
        await server.ready(table_id)
    return await tables.of_person(server.log, person)


@post("/tables", summary="Lay a new table")
async def post_table(
    request: AnyRequest, server: TheServer, data: JSONBody[messages.NewTable]
) -> Response[messages.TableMade]:
    await server.warmth.wait(data.ruleset)
    person, cookies = known_person(request, server)
    made = await tables.create(server.log, data, person, server.settings.pace_seconds)
    return Response(messages.TableMade(table=made), status_code=201, cookies=cookies)


@post("/tables/{table_id:str}/again", summary="The same people play on, at a new table")
async def post_again(request: AnyRequest, server: TheServer, table_id: TableId) -> messages.TableMade:
    await server.ready(table_id)
    made = await tables.again(server.log, table_id, server.identities.of(request))
    await server.live.look_again(table_id)
    return messages.TableMade(table=made)


@get("/tables/{table_id:str}/invitation", summary="The addresses at which others come to a table")
async def get_invitation(request: AnyRequest, server: TheServer, table_id: TableId) -> messages.Invitation:
    if await server.log.laid(table_id) is None:
        raise Refusal("error-table")
    return await asyncio.to_thread(invitation, table_id, origin_of(request), server.settings.host)


@get("/tables/{table_id:str}/record", summary="The record of a game that is over")
async def get_record(server: TheServer, table_id: TableId) -> dict[str, Any]:
    await server.ready(table_id)
    return (await tables.load(server.log, table_id)).record()


@websocket("/tables/{table_id:str}/live")
async def live_table(socket: AnySocket, server: TheServer, table_id: TableId) -> None:
    await socket.accept()
    await server.ready(table_id)
    person = server.identities.of(socket)
    await sockets.serve(socket, server.live, table_id, person, server.page.build)


def known_person(request: AnyRequest, server: Server) -> tuple[str, list[Cookie]]:
    """The caller's identity; for one who has none yet a new one, and the cookie that holds it."""
    person = server.identities.of(request)
    if person is not None:
        return person, []
    person = new_person()
    return person, [server.identities.cookie(person, secure=request.url.scheme == "https")]


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
        if "text/html" in request.headers.get("accept", "") and not path.startswith("/api/"):
            lost = nothing_here(request.headers.get("accept-language", ""))
            return Response(
                lost, status_code=404, media_type="text/html", headers={"Vary": "Accept-Language"}
            )
        return problems.problem(404, "error-address")
    # Whoever opens a page is somebody from then on, and can take a seat at once.
    cookies = (
        known_person(request, server)[1] if file is server.page.index and request.method == "GET" else []
    )
    return _file(file, request, cookies)


def _file(file: File, request: AnyRequest, cookies: list[Cookie]) -> Response[bytes]:
    headers = {
        "ETag": file.etag,
        "Cache-Control": "public, max-age=31536000, immutable" if file.immutable else "private, no-cache",
        "Vary": "Accept-Encoding",
    }
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type, cookies=cookies)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.media_type, cookies=cookies)


# --- putting it together ----------------------------------------------------------------------------------


def create_app(settings: Settings | None = None) -> Litestar:
    settings = settings or Settings()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None, None]:
        if settings.database is None:
            settings.folder.mkdir(parents=True, exist_ok=True)
        warmth = Warmth()
        async with Log(settings.url) as log:
            identities = Identities(await log.signing_key(), settings.origins)

            async def bots_warmed(table_id: str) -> None:
                if not warmth.over and (laid := await log.laid(table_id)) is not None:
                    await warmth.wait(laid.ruleset, "bots")

            queue = WarmQueue(settings.bot_threads, settings.bot_seconds, bots_warmed)
            live, reviews = Live(log, queue), Reviews(queue)
            page = Page(settings.page)
            app.state.server = Server(settings, log, identities, live, reviews, warmth, page)
            warming = asyncio.create_task(warmth.rise(), name="warming")
            try:
                yield
            finally:
                warming.cancel()
                await live.close()
                await reviews.close()
                queue.close()
                await asyncio.wait([warming])

    limit = RateLimitConfig(("minute", settings.tables_per_minute), check_throttle_handler=lays_table)
    api = Router(
        "/api",
        route_handlers=[
            get_catalogue,
            get_tables,
            post_table,
            post_again,
            get_invitation,
            get_record,
            going_on.post_link,
            going_on.get_carry,
            looking_back.post_review,
            looking_back.get_review,
            live_table,
        ],
        guards=[same_site],
        middleware=[limit.middleware],
    )
    return Litestar(
        route_handlers=[api, get_page],
        lifespan=[running],
        middleware=[BehindProxy] if settings.behind_proxy else [],
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
