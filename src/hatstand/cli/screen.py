"""The terminal as a table to play at: lines, questions, and what is shown for a moment only."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import time

import click


class Screen:
    """Where the output is no terminal, nothing can be wiped off and nobody is kept waiting."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdout.isatty()

    @property
    def width(self) -> int:
        return shutil.get_terminal_size().columns

    def write(self, *lines: str) -> None:
        for line in lines:
            click.echo("\n".join(self._wrap(line)))

    def ask(self, prompt: str) -> str:
        """A line that was typed. EOFError where there will be no more."""
        typed = input(prompt)
        if not sys.stdin.isatty():  # nobody has seen it typed
            click.echo(typed)
        return typed

    def show_for_a_moment(self, text: str, prompt: str) -> None:
        """Show something until Enter is pressed, and leave no trace of it (HH-19)."""
        self.write(text)
        try:
            typed = self.ask(prompt)
        except (EOFError, KeyboardInterrupt):
            self._wipe(*self._wrap(text), prompt)  # rather a line too many than one too few
            raise
        self._wipe(*self._wrap(text), prompt + typed)

    def pause(self, seconds: float) -> None:
        if self.is_terminal:
            time.sleep(seconds)

    def _wrap(self, line: str) -> list[str]:
        if len(line) <= self.width or not self.is_terminal:
            return [line]
        indent = " " * (len(line) - len(line.lstrip()))
        return textwrap.wrap(line, self.width, subsequent_indent=indent)

    def _wipe(self, *lines: str) -> None:
        if not self.is_terminal:
            return
        if os.environ.get("TERM") == "dumb":  # it can only be pushed out of sight
            click.echo("\n" * shutil.get_terminal_size().lines, nl=False)
            return
        rows = sum(max(1, -(-len(line) // self.width)) for line in lines)
        click.echo(f"\r\x1b[{rows}A\x1b[J", nl=False)
