"""What commands that play a game have in common: its ruleset, its options, its bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from ..core.errors import HatstandError
from .commands import Command, Number, Option, voice_of
from .voice import Voice

if TYPE_CHECKING:
    from ..bots import Bot
    from ..games.game import Game

_PREFIX = "option_"
#: In a context: the ruleset that is asked about, if one is.
_RULESET = "hatstand.ruleset"
_OF_MEMORY = ("memory", "memory_aid")


class GameCommand(Command):
    """A command with the options of all rulesets, which are looked up only when it is used.

    Its callback gets those given as `options`, by name; whether a ruleset has them and can take their values is for
    the ruleset to say.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        from ..games import rulesets

        # --help is answered before the arguments are read.
        ctx.meta[_RULESET] = next((word for word in args if word in rulesets()), None)
        return super().parse_args(ctx, args)

    def options_told(self, ctx: click.Context) -> list[Option]:
        """With a ruleset, of all games' options only its own, and of memory only where there is something to it."""
        return [
            option
            for option in super().options_told(ctx)
            if (option.name not in _OF_MEMORY or _has_memory(ctx))
            and (not isinstance(option, GameOption) or option.messages_for(ctx.meta[_RULESET]))
        ]

    def help_lines(self, ctx: click.Context) -> list[str]:
        lines = super().help_lines(ctx)
        if self.name == "play" and _has_memory(ctx):
            lines.append(voice_of(ctx).say("cli-play-memory"))
        return lines

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        if not any(str(param.name).startswith(_PREFIX) for param in self.params):
            self.params[-1:-1] = _game_options()  # before --language
        return super().get_params(ctx)

    def invoke(self, ctx: click.Context) -> Any:
        given = {name: ctx.params.pop(name) for name in list(ctx.params) if name.startswith(_PREFIX)}
        options = {name.removeprefix(_PREFIX): value for name, value in given.items() if value is not None}
        ctx.params["options"] = options
        return super().invoke(ctx)


def _has_memory(ctx: click.Context) -> bool:
    """Whether in the game asked about, or in any, something must be remembered."""
    from ..games import find

    ruleset = ctx.meta[_RULESET]
    return ruleset is None or find(ruleset)[0].has_memory


def _game_options() -> list[click.Parameter]:
    from ..games import GAMES

    found: dict[str, GameOption] = {}
    for game in GAMES:
        for ruleset, option in ((each, option) for each in game.rulesets for option in each.options):
            message = f"{game.name.replace('_', '-')}-option-{option.name}"
            if option.name in found:
                found[option.name].messages[ruleset.id] = message
                continue
            told = {ruleset.id: message}
            names = [_PREFIX + option.name, f"--{option.name.replace('_', '-')}"]
            if option.kind == "bool":
                found[option.name] = GameOption(names, told=told, is_flag=True, default=None)
            elif option.kind == "int":
                found[option.name] = GameOption(names, "number", told=told, type=Number())
            elif option.kind == "choice":
                found[option.name] = GameOption(names, "|".join(option.choices), told=told)
            else:
                found[option.name] = GameOption(names, "seat", told=told, type=Seat())
    return list(found.values())


class GameOption(Option):
    """An option that may mean something in more games than one: `messages` are its help by ruleset.

    `value` is also the choices themselves, which are the same in every language.
    """

    def __init__(
        self, declarations: list[str], value: str | None = None, *, told: dict[str, str], **more: Any
    ) -> None:
        super().__init__(declarations, value, message=next(iter(told.values())), **more)
        self.messages = told

    def messages_for(self, ruleset: str | None) -> list[str]:
        """Its help in this ruleset, if it has that option; in every one, without repeats, for None."""
        told = self.messages.values() if ruleset is None else [self.messages.get(ruleset)]
        return [message for message in dict.fromkeys(told) if message is not None]

    def make_metavar(self, ctx: click.Context) -> str:
        return str(self.value) if "|" in str(self.value) else super().make_metavar(ctx)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        names, _ = super().get_help_record(ctx)
        told = dict.fromkeys(voice_of(ctx).say(each) for each in self.messages_for(ctx.meta[_RULESET]))
        return names, "; ".join(told)


class BotsOption(Option):
    """Its help names all kinds of bots that can play the game asked about, or any game."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        from ..bots import KINDS, kinds_for
        from ..games import find

        names, told = super().get_help_record(ctx)
        ruleset = ctx.meta[_RULESET]
        kinds = KINDS if ruleset is None else kinds_for(find(ruleset)[0])
        told += ": " + ", ".join(kind.name for kind in kinds)
        return names, f"{told}; {voice_of(ctx).say('cli-bots-memory')}" if _has_memory(ctx) else told


class Seat(click.ParamType[Any]):
    """A seat's number, or a word that a ruleset knows."""

    name = "seat"

    def convert(self, value: Any, _param: click.Parameter | None, _ctx: click.Context | None) -> int | str:
        return int(value) if str(value).isdecimal() else str(value)


def read_bots(text: str, seats: int, game: Game, seeds: Sequence[int] | None = None) -> list[Bot]:
    """Bots as they are written: `greedy,forgetful:0.7,random`, a number after the colon being the first setting.

    seats: for how many; one bot alone is taken for all of them. game: which they are to play.
    """
    from ..bots import KINDS
    from ..bots import bot as make_bot

    first_setting = {kind.name: kind.settings[0].name for kind in KINDS if kind.settings}
    written = text.split(",")
    if len(written) == 1:
        written *= seats
    if len(written) != seats:
        raise HatstandError("cli-error-bots", bots=len(written), seats=seats)
    bots = []
    for i, each in enumerate(written):
        name, colon, value = (part.strip() for part in each.partition(":"))
        settings: dict[str, object] = {"seed": seeds[i]} if seeds is not None else {}
        if colon:
            settings[first_setting.get(name, "memory")] = _number(value)
        bots.append(make_bot(name, **settings))
        bots[-1].kind.check_game(game)
    return bots


def _number(value: str) -> object:
    """A number, or the text as it is, for the bot to refuse."""
    try:
        return float(value)
    except ValueError:
        return value


def say_if_slow(voice: Voice) -> None:
    """A word of patience where nothing has been compiled yet."""
    from ..core.compiled import JIT, cache_folder

    if JIT and not cache_folder().exists() and sys.stderr.isatty():
        click.echo(voice.say("cli-compiling"), err=True)
