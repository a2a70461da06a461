"""`hatstand simulate`: many games of bots, and what they add up to."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING, Any

import click

from .commands import Argument, Number, Option, voice_of
from .games import GameCommand, read_bots, say_if_slow
from .progress import Progress
from .voice import Voice

if TYPE_CHECKING:
    from ..lab.summary import Interval, Summary

MOST_GAMES = 10_000_000


def _simulate(
    ruleset: str,
    players: int | None,
    games: int,
    bots: str,
    seed: int,
    threads: int | None,
    *,
    json_: bool,
    options: dict[str, Any],
) -> None:
    from ..games import find
    from ..lab.simulation import Simulation
    from ..lab.summary import summarize

    voice = voice_of(click.get_current_context())
    if players is None:
        players = max(2, len(bots.split(",")))
    simulation = Simulation(ruleset, read_bots(bots, players, find(ruleset)[0]), seed=seed, **options)
    say_if_slow(voice)
    with contextlib.ExitStack() as end:
        results = simulation.run(games, threads=threads, progress=Progress(games, end))
    summary = summarize(simulation, results)
    if json_:
        click.echo(json.dumps(summary.to_dict(), indent=2))
    else:
        click.echo("\n".join(_text(voice, simulation.game.name.replace("_", "-"), summary)))


def _text(voice: Voice, game: str, summary: Summary) -> list[str]:
    say = voice.say
    rows = [[say(f"cli-simulate-{column}") for column in ("seat", "bot", "points", "wins", "alone")]]
    for seat in summary.seats:
        points = f"{voice.decimal(seat.points.value, 2)} ± {voice.decimal(seat.points.half_width, 2)}"
        rows.append([str(seat.seat), seat.bot, points, share(voice, seat.wins), share(voice, seat.alone)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
    ends = [
        f"{say(f'{game}-ended-{end}')} {voice.decimal(100 * count / summary.games, 1)} %"
        for end, count in summary.ended.items()
    ]
    return [
        say(
            "cli-simulate-title",
            name=say(f"{game}-ruleset-{summary.ruleset}"),
            players=len(summary.seats),
            games=summary.games,
            seed=str(summary.seed),
        ),
        "",
        *table,
        "",
        say(
            "cli-simulate-length",
            mean=voice.decimal(summary.plies.value, 1),
            half=voice.decimal(summary.plies.half_width, 1),
            shortest=summary.shortest,
            longest=summary.longest,
        ),
        say("cli-simulate-ended", ends=", ".join(ends)),
        say("cli-simulate-intervals"),
    ]


def share(voice: Voice, share: Interval) -> str:
    value, low, high = (voice.decimal(100 * part, 1) for part in (share.value, share.low, share.high))
    return f"{value} % ({low}–{high})"


command = GameCommand(
    "simulate",
    callback=_simulate,
    params=[
        Argument(["ruleset"]),
        Option(["--players"], "number", type=Number()),
        Option(["--games"], "number", type=Number(1, MOST_GAMES), default=1000),
        Option(["--bots"], "bots", default="greedy"),
        Option(["--seed"], "number", type=Number(), default=0),
        Option(["--threads"], "number", type=Number(1, 256)),
        Option(["json_", "--json"], is_flag=True, message="cli-option-json"),
    ],
)
