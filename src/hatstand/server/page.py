"""The built page, held in memory: small, compressed once, and nothing outside of it can be asked for."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path

from .. import words
from ..games import GAMES

INDEX = "index.html"
BUILD_MARK = '<meta name="hatstand-build" content="{}">'
#: Smaller files are sent as they are.
WORTH_COMPRESSING = 500
#: Our own, since what the system believes differs from one machine to the next.
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED_ALREADY = (".ico", ".png", ".woff2")

#: What the page's own scripts know beside /table/ID and /rules/GAME.
PLACES = ("", INDEX, "about")

NOTHING_HERE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hatstand</title>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem">
<h1>{nothing}</h1>
<p><a href="/">{back}</a></p>
"""

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hatstand</title>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem">
<h1>The page has not been built yet</h1>
<p>The server runs, but this copy of Hatstand has no page in it. In its folder, type <code>make play</code>
(or <code>pip install .</code> and then <code>hatstand</code>): that builds the page and starts again.</p>
"""


@dataclass(frozen=True)
class File:
    """packed: the same, compressed by gzip, where that is worth while."""

    content: bytes
    packed: bytes | None
    media_type: str
    etag: str
    immutable: bool


class Page:
    """build: the hash of the index, which names all other files by their hashes; None where no page is built."""

    def __init__(self, folder: Path) -> None:
        self.build: str | None = None
        self._files: dict[str, File] = {}
        index = folder / INDEX
        if not index.is_file():
            self.index = _file(INDEX, NOT_BUILT.encode())
            return
        content = index.read_bytes()
        self.build = hashlib.sha256(content).hexdigest()[:16]
        marked = content.replace(b"<head>", b"<head>" + BUILD_MARK.format(self.build).encode(), 1)
        self.index = _file(INDEX, marked)
        self._files = {
            path.relative_to(folder).as_posix(): _file(path.relative_to(folder).as_posix(), path.read_bytes())
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path != index
        }

    def file(self, path: str) -> File | None:
        """The file at this address, or the index, whose scripts know what to show there; None: there is nothing."""
        path = path.strip("/")
        if path in self._files:
            return self._files[path]
        return self.index if _is_place(path) else None


def nothing_here(preferences: str) -> bytes:
    """A page for a person who came to an address at which there is nothing. preferences: Accept-Language."""
    language = words.pick(preferences)
    return NOTHING_HERE.format(
        language=language,
        nothing=words.say(language, "error-address"),
        back=words.say(language, "page-to-lobby"),
    ).encode()


def _is_place(path: str) -> bool:
    """Of a table only the scripts can tell whether it is there: they ask for it."""
    first, _, rest = path.partition("/")
    if first == "rules":
        return rest in {game.name for game in GAMES}
    return path in PLACES or (first == "table" and rest != "" and "/" not in rest)


def _file(name: str, content: bytes) -> File:
    suffix = Path(name).suffix
    pack = suffix not in COMPRESSED_ALREADY and len(content) >= WORTH_COMPRESSING
    return File(
        content=content,
        packed=gzip.compress(content, mtime=0) if pack else None,
        media_type=MEDIA_TYPES.get(suffix, "application/octet-stream"),
        etag=f'"{hashlib.sha256(content).hexdigest()[:32]}"',
        immutable=name.startswith("assets/"),
    )
