"""`hatstand rulesets`: what can be played, and with which options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import click

from .commands import Command, voice_of
from .voice import Voice

if TYPE_CHECKING:
    from ..games.game import Option


def _rulesets() -> None:
    from ..games import GAMES

    voice = voice_of(click.get_current_context())
    for game in GAMES:
        prefix = game.name.replace("_", "-")
        for ruleset in game.rulesets:
            low, high = ruleset.players
            click.echo(f"{ruleset.id}: {voice.say(f'{prefix}-ruleset-{ruleset.id}')}")
            click.echo(f"  {voice.say(f'{prefix}-ruleset-{ruleset.id}-about')}")
            click.echo(f"  {voice.say('lobby-facts', low=low, high=high, age=ruleset.age)}")
            rows = []
            for option in ruleset.options:
                name = f"--{option.name.replace('_', '-')}"
                label = voice.say(f"{prefix}-option-{option.name}")
                if option.with_players:
                    rows.append((name, f"{label}; {_by_players(voice, option, range(low, high + 1))}"))
                else:
                    rows.append((f"{name} {_range(option)}".rstrip(), f"{label} ({_plain(option.default)})"))
            formatter = click.HelpFormatter()
            with formatter.indentation():
                formatter.write_dl(rows)
            click.echo(formatter.getvalue())


def _range(option: Option) -> str:
    return f"{option.low}–{option.high}" if option.kind == "int" else "|".join(option.choices)


def _by_players(voice: Voice, option: Option, numbers: Iterable[int]) -> str:
    """Where an option is another with other numbers of players: each of them."""
    return "; ".join(
        voice.say(
            "cli-rulesets-with-players", players=players, default=_plain(one.default), range=_range(one)
        )
        for players, one in ((players, option.for_players(players)) for players in numbers)
    )


def _plain(default: object) -> str:
    return str(default).lower() if isinstance(default, bool) else str(default)


command = Command("rulesets", callback=_rulesets)
