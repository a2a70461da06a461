"""`hatstand play`: a whole game in the terminal."""

from __future__ import annotations

from typing import Any

import click

from ..core.errors import BadOption
from .commands import Argument, Number, Option, voice_of
from .games import BotsOption, GameCommand, read_bots, say_if_slow

_SEED_LIMIT = 1 << 64


def _play(
    ruleset: str,
    players: int | None,
    seat: int,
    bot: str | None,
    memory: float | None,
    seed: int | None,
    pace: float,
    memory_aid: bool,
    save: str | None,
    options: dict[str, Any],
) -> None:
    import secrets

    from ..games import find
    from ..lab.warm import warm_up
    from ..match import Match
    from .files import write_json
    from .screen import Screen
    from .session import Left, Session

    voice = voice_of(click.get_current_context())
    if bot is None:
        bot = "forgetful" if find(ruleset)[0].has_memory else "greedy"
    if players is None:
        players = max(2, len(bot.split(",")) + 1)
    match = Match(ruleset, players, seed=seed, **options)
    if not 0 <= seat < players:
        raise BadOption("error-seat", seat=str(seat), players=players)
    others = [other for other in range(players) if other != seat]
    seeds = [
        ((seed or 0) + other) % _SEED_LIMIT if seed is not None else secrets.randbits(64) for other in others
    ]
    bot = bot if memory is None else ",".join(f"{each}:{memory}" for each in bot.split(","))
    bots = dict(zip(others, read_bots(bot, len(others), match.game, seeds), strict=True))
    say_if_slow(voice)
    warm_up(ruleset)
    session = Session(voice, match, seat, bots, screen=Screen(), pace=pace, memory_aid=memory_aid)
    try:
        session.play()
    except (Left, EOFError, KeyboardInterrupt):
        click.echo()
        voice.tell("cli-game-left")
    if save is not None:
        write_json(save, match.record())
        voice.tell("cli-game-saved", file=save)


command = GameCommand(
    "play",
    callback=_play,
    params=[
        Argument(["ruleset"]),
        Option(["--players"], "number", type=Number()),
        Option(["--seat"], "number", type=Number(), default=0),
        BotsOption(["--bot"], "bots"),
        Option(["--memory"], "number", type=Number(0, 1, fraction=True)),
        Option(["--seed"], "number", type=Number()),
        Option(
            ["--pace"], "seconds", type=Number(0, 60, fraction=True), default=1.0, message="cli-option-pace"
        ),
        Option(["--memory-aid"], is_flag=True),
        Option(["--save"], "file"),
    ],
)
