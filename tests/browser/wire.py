"""What went over a visitor's lines, in order; and what of it was for other eyes than those before the page."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket

from device import Message
from reading import KINDS
from secrecy import hats_told
from visitor import Visitor

HATS = {*KINDS["auf-der-hut"], *KINDS["shapka-nevidimka"], "wonder"}


class Wire:
    """Listens from before the visitor opens a table."""

    def __init__(self, visitor: Visitor) -> None:
        self._lines: list[Line] = []
        visitor.context.on("page", self._listen)
        self._listen(visitor.page)

    def _listen(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._lines.append(Line(socket)))

    def scenes(self, seat: int | None) -> int:
        """How many came that were meant for this seat; None: for those who watch."""
        return sum(view["seat"] == seat for line in self._lines for view in line.views())

    def welcomes(self, seat: int | None) -> int:
        return sum(
            message["type"] == "welcome" and message["seat"] == seat
            for line in self._lines
            for _, message in line.passed
        )

    def for_other_eyes(self) -> list[Message]:
        """What came for a seat that the page had not asked for, or told watchers more than lies on the table."""
        return [message for line in self._lines for message in line.for_other_eyes()]


class Line:
    """passed: whether the page said it, and what."""

    def __init__(self, socket: WebSocket) -> None:
        self.passed: list[tuple[bool, Message]] = []
        socket.on("framesent", lambda data: self.passed.append((True, json.loads(data))))
        socket.on("framereceived", lambda data: self.passed.append((False, json.loads(data))))

    def views(self) -> list[Message]:
        scenes = (message.get("scene") for _, message in self.passed)
        return [scene["view"] for scene in scenes if scene is not None]

    def for_other_eyes(self) -> list[Message]:
        found = []
        shown: set[int | None] = set()  # by the last welcome
        asked: list[int | None] = []  # and not welcomed yet
        for said, message in self.passed:
            if said and message["type"] == "hello":
                asked.append(message["seat"])
            elif not said:
                if message["type"] == "welcome":
                    shown = {message["seat"]}
                    asked = asked[1:]
                if not _is_for({*shown, *asked}, message):
                    found.append(message)
        return found


def _is_for(eyes: set[int | None], message: Message) -> bool:
    scene = message.get("scene")
    if scene is None:
        return True
    seat = scene["view"]["seat"]
    return seat in eyes and (seat is not None or scene["over"] or _is_for_all(message, scene))


def _is_for_all(message: Message, scene: Message) -> bool:
    """An opened hat is, in the news of its opening; no other hat that lies face down is."""
    event = message.get("event") or {"kind": None}
    opened = [
        hat
        for hat in scene["opened"]
        if (event["kind"], event.get("place"), event.get("hat")) != ("bald", hat["place"], hat["hat"])
    ]
    told = hats_told({**message, "scene": {**scene, "opened": opened}}) & HATS
    return not told and scene["peeked"] is None and scene["legal"] == []
