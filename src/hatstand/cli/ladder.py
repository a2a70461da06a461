"""`hatstand ladder`: all bots against all, and how strong they are."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from ..core.errors import HatstandError
from .commands import Argument, Number, Option, voice_of
from .games import GameCommand, read_bots, say_if_slow
from .progress import Progress
from .simulate import share
from .voice import Voice

if TYPE_CHECKING:
    from ..games.game import Game
    from ..lab.ladder import Entrant, Ladder

MOST_GAMES = 1_000_000


def _ladder(
    ruleset: str,
    players: int,
    games: int,
    bots: str | None,
    seconds: float,
    seed: int,
    threads: int,
    *,
    json_: bool,
    options: dict[str, Any],
) -> None:
    from ..games import find
    from ..lab.ladder import climb

    voice = voice_of(click.get_current_context())
    game = find(ruleset)[0]
    entrants = _entrants(bots, seconds, game)
    say_if_slow(voice)
    deals = (games + 1) // 2
    with contextlib.ExitStack() as end:
        progress = Progress(deals * len(entrants) * (len(entrants) - 1), end)
        asked: Any = {"players": players, "deals": deals, "seed": seed, "threads": threads}
        ladder = climb(ruleset, entrants, progress=progress, **asked, **options)
    if json_:
        click.echo(json.dumps({**ladder.to_dict(), "seconds": seconds}, indent=2))
    else:
        click.echo("\n".join(_text(voice, game.name.replace("_", "-"), ladder, seconds)))


def _entrants(text: str | None, seconds: float, game: Game) -> list[Entrant]:
    """The bots that are written, each once. If none are: all that can play this game, but for `search`, which is
    `master` by another name.
    """
    from ..bots import Bot, kinds_for
    from ..bots.search import SEARCH, SECONDS
    from ..lab.ladder import Entrant
    from ..lab.summary import name_of

    text = text or ",".join(kind.name for kind in kinds_for(game) if kind is not SEARCH)
    written = text.split(",")
    entrants = {}
    for words, bot in zip(written, read_bots(text, len(written), game), strict=True):
        settings = dict(bot.settings)
        if SECONDS in bot.kind.settings and ":" not in words:
            settings[SECONDS.name] = SECONDS.read(bot.name, seconds)

        def make(seed: int, kind: Any = bot.kind, settings: dict[str, float] = settings) -> Bot:
            return Bot(kind, {**settings, "seed": seed})

        name = name_of(bot.name, {setting.name: settings[setting.name] for setting in bot.kind.settings[:1]})
        entrants[name] = Entrant(name, make)
    if len(entrants) < 2:
        raise HatstandError("cli-error-ladder")
    return list(entrants.values())


def _text(voice: Voice, game: str, ladder: Ladder, seconds: float) -> list[str]:
    say = voice.say
    ranks = [[say(f"cli-ladder-{column}") for column in ("bot", "rating", "wins")]]
    for rank in ladder.ranks:
        rating = f"{voice.decimal(rank.rating.value, 1)} ± {voice.decimal(rank.rating.half_width, 1)}"
        ranks.append([rank.bot, rating, share(voice, rank.wins)])
    pairings = [[say(f"cli-ladder-{column}") for column in ("pairing", "first", "shared", "lead")]]
    for each in ladder.pairings:
        lead = f"{voice.decimal(each.lead.value, 2)} ± {voice.decimal(each.lead.half_width, 2)}"
        names = f"{each.first} – {each.second}"
        pairings.append([names, share(voice, each.wins), str(each.shared), lead])
    return [
        say(
            "cli-ladder-title",
            name=say(f"{game}-ruleset-{ladder.ruleset}"),
            players=ladder.players,
            games=ladder.games,
            seed=str(ladder.seed),
            seconds=voice.decimal(seconds, 3),
        ),
        "",
        *_columns(ranks),
        "",
        *_columns(pairings),
        "",
        say("cli-ladder-how"),
    ]


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


command = GameCommand(
    "ladder",
    callback=_ladder,
    params=[
        Argument(["ruleset"]),
        Option(["--players"], "number", type=Number(), default=2),
        Option(
            ["--games"], "number", type=Number(1, MOST_GAMES), default=20, message="cli-option-ladder-games"
        ),
        Option(["--bots"], "bots", message="cli-option-ladder-bots"),
        Option(["--seconds"], "seconds", type=Number(0.001, 60, fraction=True), default=0.1),
        Option(["--seed"], "number", type=Number(), default=0),
        Option(["--threads"], "number", type=Number(1, 256), default=1, message="cli-option-ladder-threads"),
        Option(["json_", "--json"], is_flag=True, message="cli-option-json"),
    ],
)
