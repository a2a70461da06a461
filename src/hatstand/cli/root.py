"""`hatstand`: serves, where no other command is given."""

from __future__ import annotations

import importlib
from typing import Any

import click
from click.core import ParameterSource

from .. import __version__
from ..core.errors import HatstandError
from .commands import Group, Number, Option, voice_of

#: The modules beside this one that hold a `command` of that name.
COMMANDS = ("play", "simulate", "ladder", "replay", "review", "verify", "rulesets", "rules", "bench")
HIGHEST_PORT = 65_535
#: In seconds; as the server has it, which is not imported before it is needed.
SLOWEST_PACE = 5.0


class Hatstand(Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f".{cmd_name}", __package__).command
        return command


def _show_version(context: click.Context, _option: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"hatstand {__version__}")
        context.exit()


def _serve(**settings: Any) -> None:
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        from .serve import serve_here

        serve_here(voice_of(context), **settings)
        return
    for name in settings:
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            option = f"--{name.replace('_', '-')}"
            raise HatstandError("cli-error-serve-option", option=option, command=context.invoked_subcommand)


hatstand = Hatstand(
    name="hatstand",
    callback=_serve,
    invoke_without_command=True,
    params=[
        Option(["--host"], "address"),
        Option(["--port"], "number", type=Number(0, HIGHEST_PORT)),
        Option(["--data"], "folder"),
        Option(["--database"], "url"),
        Option(["--pace"], "seconds", type=Number(0, SLOWEST_PACE, fraction=True)),
        Option(["--behind-proxy"], is_flag=True, default=None),
        Option(["--open/--no-open"], default=None),
        Option(["--version"], is_flag=True, expose_value=False, is_eager=True, callback=_show_version),
    ],
)
