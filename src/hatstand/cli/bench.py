"""`hatstand bench`: decisions a second."""

from __future__ import annotations

import json

import click

from .commands import Command, Number, Option, voice_of
from .games import say_if_slow


def _bench(players: int, repeats: int, json_: bool) -> None:
    from ..games import rulesets
    from ..lab.speed import machine, measure

    voice = voice_of(click.get_current_context())
    say_if_slow(voice)
    speeds = []
    for ruleset in rulesets():
        speed = measure(ruleset, players, repeats=repeats)
        speeds.append(speed)
        if not json_:
            median, low, high = (f"{each / 1e6:.1f}" for each in (speed.median, speed.lowest, speed.highest))
            voice.tell("cli-bench-speed", ruleset=ruleset, players=players, median=median, low=low, high=high)
    if json_:
        click.echo(json.dumps({**machine(), "rulesets": [speed.to_dict() for speed in speeds]}, indent=2))
    else:
        voice.tell("cli-bench-how", repeats=repeats)


command = Command(
    "bench",
    callback=_bench,
    params=[
        Option(["--players"], "number", type=Number(), default=2),
        Option(["--repeats"], "number", type=Number(1, 1000), default=7),
        Option(["json_", "--json"], is_flag=True, message="cli-option-json"),
    ],
)
