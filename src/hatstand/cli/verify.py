"""`hatstand verify`: whether a table's deal is the one that was promised."""

from __future__ import annotations

import click

from .commands import Argument, Command, voice_of
from .files import read_record
from .games import say_if_slow


def _verify(record: str) -> None:
    from ..fairness import NO_CONTRIBUTION, SECRETS, verify
    from ..replaying import replay

    voice = voice_of(click.get_current_context())
    data = read_record(record)
    say_if_slow(voice)
    if not SECRETS & data.keys():  # played elsewhere, as in `hatstand play --save`
        match = replay(data)
        voice.tell("cli-verified-no-table")
        voice.tell("cli-verified-legal", actions=match.ply)
        if not match.over:
            voice.tell("cli-replay-unfinished")
        return
    match = verify(data)
    voice.tell("cli-verified-secret", commitment=str(data["commitment"]))
    given = [contribution for contribution in data["contributions"] if contribution != NO_CONTRIBUTION.hex()]
    if given:
        voice.tell("cli-verified-key", contributions=len(given))
    else:
        voice.tell("cli-verified-key-alone")
    voice.tell("cli-verified-actions", actions=match.ply)
    if not match.over:
        voice.tell("cli-replay-unfinished")


command = Command("verify", callback=_verify, params=[Argument(["record"])])
