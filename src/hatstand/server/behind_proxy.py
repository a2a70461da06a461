"""A proxy that takes care of TLS says what a browser asked it for, in headers that anybody else could forge.

So this stands before the application only where the server is set to be reached through such a proxy alone.
"""

from __future__ import annotations

from litestar.types import ASGIApp, Receive, Scope, Send

SCHEMES = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}


class BehindProxy:
    """ASGI middleware: scheme and host as in X-Forwarded-Proto and X-Forwarded-Host."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in SCHEMES:
            proto, host = _first(scope, b"x-forwarded-proto"), _first(scope, b"x-forwarded-host")
            if (scheme := SCHEMES[scope["type"]].get(proto)) is not None:
                scope["scheme"] = scheme
            if host:
                others = [header for header in scope["headers"] if header[0] != b"host"]
                scope["headers"] = [*others, (b"host", host.encode("latin-1"))]
        await self._app(scope, receive, send)


def _first(scope: Scope, name: bytes) -> str:
    """Of several proxies the one nearest to the browser; empty where there is none."""
    found = next((value for header, value in scope["headers"] if header == name), b"")
    return found.decode("latin-1").partition(",")[0].strip()
