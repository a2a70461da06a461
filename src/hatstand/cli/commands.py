"""Commands, options and arguments whose words come from Fluent; click's own come in English only.

Ids: `cli-COMMAND` (a line in the list of commands), `cli-COMMAND-help`, `cli-option-NAME`, `cli-value-NAME` (what
stands for a value), `cli-argument-NAME`.
"""

from __future__ import annotations

from typing import Any

import click

from ..core.errors import HatstandError
from ..words import languages
from .voice import Voice


def voice_of(context: click.Context) -> Voice:
    voice: Voice = context.find_root().obj
    return voice


class Number(click.ParamType[Any]):
    """A number from `low` to `high` (None: without end), a whole one unless `fraction`."""

    name = "number"

    def __init__(
        self, low: float | None = None, high: float | None = None, *, fraction: bool = False
    ) -> None:
        self.low, self.high, self.fraction = low, high, fraction

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            number = float(value) if self.fraction else int(value)
        except ValueError:
            raise self._refusal(value, param) from None
        if (self.low is not None and not number >= self.low) or (
            self.high is not None and number > self.high
        ):
            raise self._refusal(value, param)
        return number

    def _refusal(self, value: object, param: click.Parameter | None) -> HatstandError:
        kind = "fraction" if self.fraction else "whole"
        low, high = ("" if end is None else f"{end:.12g}" for end in (self.low, self.high))
        range_ = "both" if low and high else "low" if low else "none"
        option = param.opts[0] if param is not None else ""
        return HatstandError(
            "cli-error-number", option=option, value=str(value), kind=kind, range=range_, low=low, high=high
        )


class Option(click.Option):
    """value: the id of what stands for its value; None for a flag. message: of its help, if not the usual."""

    def __init__(
        self, declarations: list[str], value: str | None = None, *, message: str | None = None, **more: Any
    ) -> None:
        super().__init__(declarations, **more)
        self.value = value
        self.message = message or f"cli-option-{str(self.name).replace('_', '-')}"

    def make_metavar(self, ctx: click.Context) -> str:
        return voice_of(ctx).say(f"cli-value-{self.value}")

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        names = ", ".join(self.opts) + "".join(f" / {name}" for name in self.secondary_opts)
        value = "" if self.value is None else f" {self.make_metavar(ctx)}"
        return names + value, voice_of(ctx).say(self.message)


class Argument(click.Argument):
    def make_metavar(self, ctx: click.Context) -> str:
        name = voice_of(ctx).say(f"cli-argument-{self.name}")
        return name if self.required else f"[{name}]"


class Command(click.Command):
    """A command with `--language` and `--help`, and its help from Fluent."""

    def __init__(self, name: str, **more: Any) -> None:
        super().__init__(name, **more)
        self.params.append(_language_option())
        self._help_option = _help_option()

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # the parser does not always say where it was
            raise

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{voice_of(ctx).say('cli-help-usage')} ")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        arguments = [param for param in self.params if isinstance(param, click.Argument)]
        return [
            f"[{voice_of(ctx).say('cli-value-options')}]",
            *(each.make_metavar(ctx) for each in arguments),
        ]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            for line in self.help_lines(ctx):
                formatter.write_text(line)

    def help_lines(self, ctx: click.Context) -> list[str]:
        return voice_of(ctx).say(f"cli-{self.name}-help").splitlines()

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(voice_of(ctx).say("cli-help-options")):
            formatter.write_dl([option.get_help_record(ctx) for option in self.options_told(ctx)])

    def options_told(self, ctx: click.Context) -> list[Option]:
        """Those that the help lists."""
        return [param for param in self.get_params(ctx) if isinstance(param, Option)]


class Group(Command, click.Group):
    """A command with commands of its own."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx), f"[{voice_of(ctx).say('cli-value-command')}]"]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(voice_of(ctx).say("cli-help-commands")):
            formatter.write_dl([(name, voice_of(ctx).say(f"cli-{name}")) for name in self.list_commands(ctx)])
        super().format_options(ctx, formatter)


def _language_option() -> Option:
    def check(_context: click.Context, _option: click.Parameter, value: str | None) -> None:
        if value is not None and value not in languages():
            raise HatstandError("cli-error-language", language=value, languages=", ".join(languages()))

    return Option(["--language"], "language", expose_value=False, is_eager=True, callback=check)


def _help_option() -> Option:
    def show(context: click.Context, _option: click.Parameter, value: bool) -> None:
        if value:
            click.echo(context.get_help())
            context.exit()

    return Option(["--help"], is_flag=True, expose_value=False, is_eager=True, callback=show)
