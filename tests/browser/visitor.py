"""Somebody with a browser of their own: what they see, what their page is sent, and all that goes wrong there."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket

from device import Device, Message

#: For anything that must come at all; how long it may take is for the benches to say.
SECONDS = 60.0
#: What was still on its way when the visitor turned to another page.
LEFT_BEHIND = "net::ERR_ABORTED"
NO_ANSWER = re.compile(r"WebSocket connection to .* failed|net::ERR_CONNECTION_REFUSED")

#: Waits of the page's own, up to the longest of so many milliseconds, last only a part of their time, so that
#: nobody has to watch a test; longer ones are as they are.
HURRY = """
(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, ms = 0, ...rest) => later(what, ms <= LONGEST ? ms / 12 : ms, ...rest);
})();
"""
#: The counting at the end, too, goes faster than anyone could follow.
HURRY_COUNTING = """
(() => {
  const often = window.setInterval;
  window.setInterval = (what, ms, ...rest) => often(what, ms / 12, ...rest);
})();
"""
#: A page in a tab behind others: what it shows for a while is not seen there, and so waits.
UNWATCHED = 'Object.defineProperty(document, "visibilityState", { get: () => "hidden" });'


class Visitor:
    """wrong: console errors and warnings, exceptions of scripts, requests that failed or were refused.

    friends: the device of all who sit with them as guests.FRIEND does.
    heard, said: the messages that came over all pages' web sockets, and those that went, in order.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        locale: str = "en-GB",
        size: tuple[int, int] = (1280, 800),
        touch: bool = False,
        still: bool = False,
        hurry: int = 3500,
        count_fast: bool = True,
        watched: bool = True,
    ) -> None:
        self.address = address
        self.wrong: list[str] = []
        self.heard: list[Message] = []
        self.said: list[Message] = []
        self._server_is_gone = False
        self.context = browser.new_context(
            base_url=address,
            locale=locale,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(1000 * SECONDS)
        if hurry:
            self.context.add_init_script(HURRY.replace("LONGEST", str(hurry)))
        if count_fast:
            self.context.add_init_script(HURRY_COUNTING)
        if not watched:
            self.context.add_init_script(UNWATCHED)
        self.context.on("page", self._watch)
        self.page = self.context.new_page()
        self.friends = Device(address)
        self.friends.http.get("/").raise_for_status()

    def leave(self) -> None:
        self.friends.http.close()
        self.context.close()

    def open_table(self, *seats: Message, ruleset: str = "auf-der-hut", **wish: Any) -> str:
        """A table of this visitor's, without the lobby; its page is opened once all friends have sat down."""
        asked = [{"who": "open"} if seat["who"] == "friend" else seat for seat in seats]
        answer = self.context.request.post("/api/tables", data={"ruleset": ruleset, "seats": asked, **wish})
        assert answer.status == 201, answer.text()
        table: str = answer.json()["table"]
        with self.friends.at(table, seat=None) as line:
            for number, seat in enumerate(seats):
                if seat["who"] == "friend":
                    sat = line.ask("sit", seat=number, name=seat["name"], portrait=seat["portrait"])
                    assert sat["type"] == "done", sat
        self.page.goto(f"/table/{table}")
        return table

    @contextmanager
    def server_gone(self) -> Iterator[None]:
        """Meanwhile nobody answers, and the browser may say so."""
        self._server_is_gone = True
        yield
        self._server_is_gone = False

    def scene(self) -> Message:
        """The newest that the page was told."""
        scene: Message = next(
            message["scene"] for message in reversed(self.heard) if message.get("scene") is not None
        )
        return scene

    def until(self, condition: Callable[[], bool]) -> None:
        """For what the page doesn't show; the sockets are listened to meanwhile."""
        deadline = time.monotonic() + SECONDS
        while not condition():
            assert time.monotonic() < deadline
            self.page.wait_for_timeout(20)

    def of_type(self, kind: str) -> list[Message]:
        return [message for message in self.heard + self.said if message["type"] == kind]

    def _watch(self, page: Page) -> None:
        page.on("console", lambda said: self._note(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self._note(str(error)))
        page.on("requestfailed", lambda request: self._note(f"{request.url}: {request.failure}"))
        page.on(
            "response",
            lambda answer: self._note(f"{answer.url}: {answer.status}") if answer.status >= 400 else None,
        )
        page.on("websocket", self._overhear)

    def _note(self, what: str) -> None:
        if not (LEFT_BEHIND in what or (self._server_is_gone and NO_ANSWER.search(what))):
            self.wrong.append(what)

    def _overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(json.loads(data)))
        socket.on("framesent", lambda data: self.said.append(json.loads(data)))


#: Of the fixture that brings them: their wishes are those of Visitor.
Invite = Callable[..., Visitor]
