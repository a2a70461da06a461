"""The command `hatstand`. Nothing heavy is imported before a command needs it, so that `--help` answers at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

import click

from ..core.errors import HatstandError
from .errors import sentence
from .root import hatstand
from .voice import Voice, find_language

#: Of a command that could not be understood or done; of one that was broken off by Ctrl-C.
USAGE, INTERRUPTED = 2, 130


def main(arguments: Sequence[str] | None = None, environment: Mapping[str, str] | None = None) -> None:
    """Run a command line and leave with its exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark instead of ending the game.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    voice = Voice(find_language(arguments, os.environ if environment is None else environment))
    sys.exit(run(arguments, voice))


def run(arguments: Sequence[str], voice: Voice) -> int:
    """The exit code; what goes wrong by the user's doing is told in one line."""
    try:
        code = hatstand.main(list(arguments), prog_name="hatstand", standalone_mode=False, obj=voice)
    except (HatstandError, click.ClickException) as error:
        click.echo(f"hatstand: {sentence(voice, error)}", err=True)
        return USAGE
    except (KeyboardInterrupt, click.Abort):
        click.echo(err=True)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0
