"""How others come to a table: its address, as it can be typed, sent or scanned."""

from __future__ import annotations

import functools

import segno

from . import addresses, messages
from .addresses import Origin


def invitation(table_id: str, asked: Origin, listening: str) -> messages.Invitation:
    """asked: where the browser of who invites reached the server; listening: the host the server is bound to."""
    origins = addresses.answering(asked, listening)
    urls = [f"{origin}/table/{table_id}" for origin in origins]
    reachable = not all(addresses.is_loopback(origin.host) for origin in origins)
    return messages.Invitation(
        links=[messages.Link(url=url, qr=qr(url)) for url in urls],
        reachable=reachable,
        only=listening if not reachable and addresses.is_loopback(listening) else None,
    )


@functools.lru_cache(64)
def qr(text: str) -> str:
    """An SVG without a size, with a white ground and margin of its own: a dark page can be scanned, too."""
    code = segno.make(text, micro=False, error="m")
    return code.svg_inline(omitsize=True, svgclass=None, lineclass=None, dark="#000", light="#fff", border=4)
