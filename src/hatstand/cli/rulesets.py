"""`hatstand rulesets`: what can be played, and with which options."""

from __future__ import annotations

import click

from .commands import Command, voice_of


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
                range_ = f" {option.low}–{option.high}" if option.kind == "int" else ""
                if option.choices:
                    range_ = f" {'|'.join(option.choices)}"
                label = voice.say(f"{prefix}-option-{option.name}")
                rows.append(
                    (f"--{option.name.replace('_', '-')}{range_}", f"{label} ({_plain(option.default)})")
                )
            formatter = click.HelpFormatter()
            with formatter.indentation():
                formatter.write_dl(rows)
            click.echo(formatter.getvalue())


def _plain(default: object) -> str:
    return str(default).lower() if isinstance(default, bool) else str(default)


command = Command("rulesets", callback=_rulesets)
