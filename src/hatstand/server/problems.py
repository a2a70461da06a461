"""Errors over HTTP: always a status, a code and arguments, never a sentence."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import ExceptionHandlersMap, Scope

from ..core.errors import HatstandError
from . import messages

logger = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, State]

#: What a code means for HTTP; every other is a 400.
STATUS = {
    "error-identity": 403,
    "error-link": 410,
    "error-not-yours": 403,
    "error-table": 404,
    "error-again": 409,
    "error-not-over": 409,
    "error-busy": 429,
    "error-server": 503,
}
#: The code of what Litestar refuses by itself.
CODE = {
    403: "error-not-yours",
    404: "error-address",
    405: "error-method",
    413: "error-size",
    429: "error-busy",
}


def problem(status: int, code: str, args: dict[str, Any] | None = None) -> Response[Any]:
    body = messages.Problem(code=code, args=args or {})
    return Response(body, status_code=status, media_type="application/json")


def on_hatstand_error(_: AnyRequest, error: HatstandError) -> Response[Any]:
    return problem(STATUS.get(error.code, 400), error.code, error.arguments)


def on_http_exception(_: AnyRequest, error: HTTPException) -> Response[Any]:
    status = error.status_code
    if status >= 500:
        return problem(status, "error-server")
    return problem(status, CODE.get(status, "error-message"))


def on_nesting(_: AnyRequest, __: RecursionError) -> Response[Any]:
    """A body of ten thousand brackets."""
    return problem(400, "error-message")


def on_fault(_: AnyRequest, __: Exception) -> Response[Any]:
    return problem(500, "error-server")


async def log_fault(error: Exception, scope: Scope) -> None:
    """Over HTTP and sockets alike: what nobody foresaw must not pass in silence."""
    expected = (HatstandError, RecursionError, WebSocketException)
    if not isinstance(error, expected) and getattr(error, "status_code", 500) >= 500:
        logger.error("at %s", scope["path"], exc_info=error)


HANDLERS: ExceptionHandlersMap = {
    HatstandError: on_hatstand_error,
    HTTPException: on_http_exception,
    RecursionError: on_nesting,
    500: on_fault,
}
