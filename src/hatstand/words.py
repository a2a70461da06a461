"""The program's words in every language: the Fluent messages in `locales/LANGUAGE/`, which the page reads too.

Nothing is guessed: a message or an argument that is missing is an error, never a gap in a sentence. Importing this
module costs next to nothing; a language is read when something is first said in it.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "ru", "uk", "de")

_WEIGHT = re.compile(r"\bq=([01](?:\.\d*)?)")
_PRIMARY_SUBTAG = re.compile(r"[a-z]+")


def languages() -> tuple[str, ...]:
    """English first: the library's errors are in it, and `pick` takes it when nothing else fits."""
    return LANGUAGES


def say(language: str, message_id: str, /, **arguments: str | float) -> str:
    """The message in that language. An unknown language or message is a KeyError, a missing argument a ValueError.

    Numbers are written and counted as the language does it; truth values as in a record, `true` and `false`.
    Arguments that a message doesn't use are allowed, since not every language needs the same ones.
    """
    message = _bundle(language)
    if not message.has_message(message_id):
        raise KeyError(f"no message {message_id!r} in {language!r}")
    pattern = message.get_message(message_id).value
    if pattern is None:
        raise KeyError(f"message {message_id!r} in {language!r} has no text")
    known = {
        name: str(value).lower() if isinstance(value, bool) else value for name, value in arguments.items()
    }
    text, problems = message.format_pattern(pattern, known)
    if problems:
        raise ValueError(f"message {message_id!r} in {language!r}: {'; '.join(map(str, problems))}")
    return str(text)


def pick(preferences: str) -> str:
    """The best of our languages for an Accept-Language header or a LANG, LC_ALL or LANGUAGE variable."""
    wanted: list[tuple[float, str]] = []
    for wish in re.split("[,:]", preferences.lower()):
        tag, _, parameters = wish.partition(";")
        weight = _WEIGHT.search(parameters)
        language = _PRIMARY_SUBTAG.match(tag.strip())
        if language is not None:
            wanted.append((float(weight[1]) if weight else 1.0, language[0]))
    wanted.sort(key=lambda wish: -wish[0])
    return next((tag for weight, tag in wanted if weight > 0 and tag in LANGUAGES), LANGUAGES[0])


@functools.cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    # Isolation marks would end up in terminals and logs, and all four languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((Path(__file__).parent / "locales" / language).glob("*.ftl")):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        unreadable = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        ids = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        twice = [
            message_id for message_id in ids if ids.count(message_id) > 1 or bundle.has_message(message_id)
        ]
        if unreadable or twice:
            raise ValueError(f"{language}/{file.name}: unreadable {unreadable}, twice {twice}")
        bundle.add_resource(resource)
    return bundle
