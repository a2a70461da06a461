"""`hatstand rules`: how a game is played, as the page tells it."""

from __future__ import annotations

import itertools
import shutil
import textwrap

import click

from .commands import Argument, Command, voice_of
from .voice import Voice

_WIDEST = 100


def _rules(ruleset: str) -> None:
    from ..games import find

    voice = voice_of(click.get_current_context())
    prefix = find(ruleset)[0].name.replace("_", "-")
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    text = [
        voice.say(f"{prefix}-name").upper(),
        *_sections(voice, prefix, width),
        voice.say(f"{prefix}-credits"),
    ]
    click.echo("\n".join([*text[:-1], textwrap.fill(text[-1], width)]))


def _sections(voice: Voice, prefix: str, width: int) -> list[str]:
    lines: list[str] = []
    for number in itertools.count(1):
        try:
            title = voice.say(f"{prefix}-rules-{number}-title")
        except KeyError:  # they are numbered without a gap, and this one is not there
            return lines
        lines += ["", f"{number}. {title}", ""]
        for paragraph in voice.say(f"{prefix}-rules-{number}-text").splitlines():
            indent = "  " if paragraph.startswith("- ") else ""
            lines.append(textwrap.fill(paragraph, width, subsequent_indent=indent))
    raise AssertionError("unreachable")


command = Command("rules", callback=_rules, params=[Argument(["ruleset"])])
