"""The language of the moment."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import click

from .. import words

_LANGUAGE = "--language"
#: In the order in which gettext asks them.
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True)
class Voice:
    """Says messages in one language; what every command gets from click as its `obj`."""

    language: str

    def say(self, message_id: str, /, **arguments: str | float) -> str:
        return words.say(self.language, message_id, **arguments)

    def tell(self, message_id: str, /, **arguments: str | float) -> None:
        click.echo(self.say(message_id, **arguments))

    def decimal(self, number: float, digits: int) -> str:
        """A number with so many digits after the point, or comma."""
        text = f"{number:.{digits}f}".replace("-", "−").replace("inf", "∞")
        return text if self.language == "en" else text.replace(".", ",")


def find_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What `--language` asks for, which is needed before the arguments are understood; else the machine's own."""
    for i, argument in enumerate(arguments):
        wanted = argument.removeprefix(f"{_LANGUAGE}=")
        if argument == _LANGUAGE and i + 1 < len(arguments):
            wanted = arguments[i + 1]
        if wanted != argument and wanted in words.languages():
            return wanted
    for variable in _VARIABLES:
        if environment.get(variable):
            return words.pick(environment[variable])
    return words.pick(_windows_language() or "")


def _windows_language() -> str | None:
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
    return None
