"""What went wrong, in a sentence of the language of the moment."""

from __future__ import annotations

import click
from click.core import Parameter

from ..core.errors import HatstandError
from .voice import Voice


def sentence(voice: Voice, error: HatstandError | click.ClickException) -> str:
    if isinstance(error, HatstandError):
        arguments = dict(error.arguments)
        if isinstance(error.__cause__, HatstandError) and "problem" in arguments:
            arguments["problem"] = sentence(voice, error.__cause__)
        return voice.say(error.code, **arguments)
    if isinstance(error, click.NoSuchOption):
        return voice.say("cli-error-option", option=error.option_name, **_help(error))
    if isinstance(error, click.NoSuchCommand):
        return voice.say("cli-error-command", command=error.command_name, commands=_commands(error.ctx))
    if isinstance(error, click.BadOptionUsage):
        return voice.say("cli-error-option-use", option=error.option_name, **_help(error))
    if isinstance(error, click.MissingParameter):
        return voice.say("cli-error-missing", name=_name(error.param, error.ctx), **_help(error))
    if isinstance(error, click.BadParameter):
        return voice.say("cli-error-value", option=_name(error.param, error.ctx), value=str(error.message))
    return voice.say("cli-error-arguments", **_help(error))


def _help(error: click.ClickException) -> dict[str, str]:
    """The command whose help says more."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    return {"command": context.command_path if context else "hatstand"}


def _commands(context: click.Context | None) -> str:
    if context is None or not isinstance(context.command, click.Group):
        return ""
    return ", ".join(context.command.list_commands(context))


def _name(parameter: Parameter | None, context: click.Context | None) -> str:
    if parameter is None or context is None:
        return ""
    return parameter.opts[0] if isinstance(parameter, click.Option) else parameter.make_metavar(context)
