"""Somebody who plays Genial on the page, looks whether it keeps its word, and is content with two successes."""

from __future__ import annotations

import re

from company import answered
from device import Message
from genial_page import GenialHands, GenialPage, GenialWords
from visitor import Visitor

ENOUGH = 2
#: Far more actions of one player's than a game has: then something goes round in circles.
ACTIONS = 600


class GenialPlayer:
    """actions: what was done, in notation."""

    def __init__(self, visitor: Visitor, words: GenialWords, hands: GenialHands) -> None:
        self.visitor = visitor
        self.table = GenialPage(visitor.page, words)
        self.hands = hands
        self.actions: list[str] = []

    def decide(self) -> str:
        scene = self.visitor.scene()
        legal, view = scene["legal"], scene["view"]
        if "take" in legal and (len(view["zone"]) >= ENOUGH or "flip" not in legal):
            return "take"
        if "alternative" in legal and "alternative" not in self.actions:
            return "alternative"
        return next(action for action in ("flip", "alternative", "pass") if action in legal)

    def act(self, action: str) -> Message:
        """Do it; what everyone is told of it, once nothing is under way."""
        ply = self.visitor.scene()["ply"]
        promised = self._promised() if action == "take" else None
        self.hands.do(self.table, action)
        self.visitor.until(lambda: answered(self.visitor) and self.visitor.scene()["ply"] > ply)
        self.actions.append(action)
        event = self._event(ply)
        if promised is not None:
            assert event["kind"] == "take"
            assert sum(event["taken"].values()) == promised
        return event

    def take_turns(self, actions: int) -> bool:
        """So many actions, and up to the next one; False if the game is over before."""
        for _ in range(actions):
            if not self.table.await_turn():
                return False
            self.act(self.decide())
        return self.table.await_turn()

    def to_the_end(self) -> None:
        assert not self.take_turns(ACTIONS)

    def _promised(self) -> int:
        """How many tokens the button says that taking brings."""
        found = re.search(r"\d+", self.table.verb("take").inner_text())
        assert found
        return int(found[0])

    def _event(self, ply: int) -> Message:
        event: Message = next(
            message["event"]
            for message in self.visitor.of_type("entry")
            if message["kind"] == "action" and message["scene"]["ply"] == ply + 1
        )
        return event
