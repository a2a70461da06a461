from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute


class SlowLine:
    """A tab's connection, both ways: while it is slow, all that is said is under way, until it arrives or is lost.

    said, heard: what is under way to the server and from it.
    """

    def __init__(self, tab: Page) -> None:
        self.slow = False
        self.said: list[str | bytes] = []
        self.heard: list[str | bytes] = []
        self._to_server: Callable[[str | bytes], None] = self.said.append
        self._to_tab: Callable[[str | bytes], None] = self.heard.append
        self._tab: WebSocketRoute | None = None
        tab.route_web_socket("**/live", self._connect)

    def arrive(self) -> None:
        """At the server; answers stay under way."""
        for data in self.said:
            self._to_server(data)
        self.said.clear()

    def hurry_up(self) -> None:
        self.slow = False
        self.arrive()
        for data in self.heard:
            self._to_tab(data)
        self.heard.clear()

    def break_off(self) -> None:
        """Whatever is under way is lost, and the page knows that the line is broken."""
        self.slow = False
        self.said.clear()
        self.heard.clear()
        assert self._tab is not None
        self._tab.close(code=1012)

    def _connect(self, tab: WebSocketRoute) -> None:
        server = tab.connect_to_server()
        self._tab, self._to_tab, self._to_server = tab, tab.send, server.send
        tab.on_message(lambda data: self.said.append(data) if self.slow else server.send(data))
        server.on_message(lambda data: self.heard.append(data) if self.slow else tab.send(data))
