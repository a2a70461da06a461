"""Which cards of Hats were named on the way to a person's page, and which of them they may know (HT-18)."""

from __future__ import annotations

import re
from typing import Any

from device import Message

CARD = re.compile(r"[a-z]+(?:-[a-z]+)?-[1-6]")


def told_too_much(heard: list[Message], said: list[Message], seat: int | None) -> list[tuple[int, set[str]]]:
    """By the actions played so far, the cards that this person was told of and may not know, before the end.

    They may know what lies open, what they hold or have laid down as a black hat, and what they passed to their
    team-mate, since they chose it themselves.
    """
    given = {
        message["action"].split()[1]
        for message in said
        if message["type"] == "act" and message["action"].split()[0] in ("pass", "back")
    }
    found = []
    for message in heard:
        scene = message.get("scene")
        if scene is None or scene["over"]:
            continue
        view = scene["view"]
        assert view["seat"] in (seat, None)
        secrets = named(message) - lying_open(view) - held(view, view["seat"]) - given
        if secrets:
            found.append((scene["ply"], secrets))
    return found


def named(thing: Any) -> set[str]:
    """Every card in it, in whatever text or name of a field."""
    if isinstance(thing, dict):
        return named([*thing, *thing.values()])
    if isinstance(thing, list):
        return set().union(*map(named, thing))
    return set(CARD.findall(thing)) if isinstance(thing, str) else set()


def lying_open(view: Message) -> set[str]:
    collected = (set(each["collection"]) for each in view["seats"])
    return {*view["table"], *view["discards"]}.union(*collected)


def held(view: Message, seat: int | None) -> set[str]:
    if seat is None:
        return set()
    own = view["seats"][seat]
    return {*own["hand"], *own["black"]}
