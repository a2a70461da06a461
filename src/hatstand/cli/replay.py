"""`hatstand replay`: a game that has been played, told once more."""

from __future__ import annotations

import click

from .commands import Argument, Command, Number, Option, voice_of
from .files import read_record


def _replay(record: str, seat: int | None, step: bool) -> None:
    from ..games.terminal import Audience
    from ..replaying import replay
    from .games import say_if_slow
    from .screen import Screen

    voice, screen = voice_of(click.get_current_context()), Screen()
    data = read_record(record)
    say_if_slow(voice)
    whole = replay(data)
    whole.events(seat)  # BadSeat where there is none
    match = replay({**data, "actions": []})
    names = tuple(voice.say("cli-seat", seat=number) for number in range(match.players))
    audience = Audience(voice.say, match.ruleset, names, seat, match.first, screen.width)
    terminal = match.game.terminal
    screen.write(voice.say(f"{match.game.name.replace('_', '-')}-ruleset-{match.ruleset}"))
    for number, action in enumerate([None, *whole.actions]):
        if action is not None:
            match.play(action)
        event, shown = match.events(seat)[-1], match.view(seat).show()
        told = " ".join(terminal.tell(audience, event))
        glimpse = match.game.glimpse(event, shown)
        if glimpse is not None:
            told += f" {terminal.reveal(audience, glimpse)}"
        screen.write(f"{number:3}. {told}")
        if step:
            screen.write("", *terminal.draw(audience, shown), "")
            try:
                screen.ask(f"{voice.say('cli-replay-next')} ")
            except (EOFError, KeyboardInterrupt):
                click.echo()
                return
    if not match.over:
        screen.write("", voice.say("cli-replay-unfinished"))
        return
    shown = match.view(seat).show()
    for number, details in enumerate(match.details()):
        screen.write("", names[number])
        screen.write(*(f"  {line}" for line in terminal.count(audience, shown, number, details)))
    screen.write("", terminal.end(audience, shown, match.winners(), match.scores()))


command = Command(
    "replay",
    callback=_replay,
    params=[
        Argument(["record"]),
        Option(["--seat"], "number", type=Number(), message="cli-option-as-seat"),
        Option(["--step"], is_flag=True),
    ],
)
