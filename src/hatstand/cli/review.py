"""`hatstand review`: how good somebody's moves were, and what would have been better."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING

import click

from .commands import Argument, Command, Number, Option, voice_of
from .files import read_record
from .games import say_if_slow
from .progress import Progress
from .voice import Voice

if TYPE_CHECKING:
    from ..games.reason import Reason
    from ..match import Match
    from ..reviewing import Assessed, Review

#: As the library has them, which is not imported before it is needed.
PLAYOUTS, MOST_PLAYOUTS = 1000, 1_000_000


def _review(record: str, seat: int, playouts: int, *, json_: bool) -> None:
    import msgspec

    from ..replaying import replay
    from ..reviewing import review

    voice = voice_of(click.get_current_context())
    data = read_record(record)
    say_if_slow(voice)
    match = replay(data)
    match.events(seat)  # BadSeat where there is none
    with contextlib.ExitStack() as end:
        bar: list[Progress] = []

        def progress(_done: int, of: int) -> None:
            if not bar:
                bar.append(Progress(of, end))
            bar[0](1)

        found = review(match, seat, playouts=playouts, progress=progress)
    if json_:
        click.echo(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        click.echo("\n".join(_told(voice, match, found)))


def _told(voice: Voice, match: Match, found: Review) -> list[str]:
    name = voice.say(f"{match.game.name.replace('_', '-')}-ruleset-{match.ruleset}")
    lines = [voice.say("cli-review-title", name=name, seat=found.seat, moves=len(found.moves))]
    if found.moves:
        mean = sum(move.cost for move in found.moves) / len(found.moves)
        lines.append(voice.say("cli-review-mean", cost=voice.decimal(100 * mean, 1)))
    if not match.over:
        lines.append(voice.say("cli-replay-unfinished"))
    lines += ["", voice.say("cli-review-costliest" if found.costliest else "cli-review-none")]
    for number in found.costliest:
        lines += ["", *_move(voice, match, found.seat, found.moves[number])]
    return lines


def _move(voice: Voice, match: Match, seat: int, move: Assessed) -> list[str]:
    from ..games.terminal import Audience
    from ..replaying import replay

    record = match.record()
    before = replay({**record, "actions": record["actions"][: move.ply]})
    names = tuple(voice.say("cli-seat", seat=number) for number in range(match.players))
    audience = Audience(voice.say, match.ruleset, names, seat, match.first)
    shown, terminal = before.view(seat).show(), match.game.terminal
    chance, best = (voice.decimal(100 * part, 0) for part in (move.chance, move.best_chance))
    return [
        voice.say("cli-review-move", number=move.ply + 1, action=terminal.name(audience, shown, move.action)),
        f"  {voice.say('cli-review-chance', chance=chance, best=best)}",
        f"  {voice.say('cli-review-best', action=terminal.name(audience, shown, move.best))}",
        *(f"  - {_sentence(voice, names, reason)}" for reason in move.reasons),
    ]


def _sentence(voice: Voice, names: tuple[str, ...], reason: Reason) -> str:
    seat = reason.args.get("seat")
    named = {"player": names[seat]} if isinstance(seat, int) else {}
    return voice.say(reason.code, **reason.args, **named)


command = Command(
    "review",
    callback=_review,
    params=[
        Argument(["record"]),
        Option(["--seat"], "number", type=Number(), default=0, message="cli-option-judged-seat"),
        Option(["--playouts"], "number", type=Number(1, MOST_PLAYOUTS), default=PLAYOUTS),
        Option(["json_", "--json"], is_flag=True, message="cli-option-json"),
    ],
)
