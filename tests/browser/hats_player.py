"""Somebody who plays Hats by what they see on their page."""

from __future__ import annotations

import random

from device import BOT, ME, Device, Message, Process
from hats_hands import HatsHands, HatsMouse
from hats_page import HatsPage, HatsWords, Look
from visitor import Visitor

#: The portraits of this game are its own guests.
ANNA: Message = {**ME, "portrait": "hatter"}
BOTS: list[Message] = [
    {**BOT, "bot": "greedy", "name": name, "portrait": portrait}
    for name, portrait in (("Bo", "hare"), ("Cleo", "cat"), ("Dan", "dormouse"))
]
ANYONE = (ANNA, BOTS[0])

#: Far more acts of one player's than a game has.
ACTS = 80


class HatsPlayer:
    """further: what they like to do besides, once in a turn: "discard" or "pass"; None: nothing.

    actions: what was done, in notation.
    """

    def __init__(
        self,
        visitor: Visitor,
        words: HatsWords,
        hands: HatsHands | None = None,
        *,
        further: str | None = None,
        partner: int | None = None,
        seed: int = 1,
    ) -> None:
        self.visitor = visitor
        self.table = HatsPage(visitor.page, words, partner)
        self.hands = hands or HatsMouse()
        self.further = further
        self.actions: list[str] = []
        self._random = random.Random(seed)

    def act(self) -> bool:
        """What they are asked for next; False once the game is over. Afterwards it is stored."""
        look = self.table.await_question()
        if look.over:
            return False
        self._agrees(look)
        ply = self.visitor.scene()["ply"]
        self._decide(look)
        self.visitor.until(lambda: self.visitor.scene()["ply"] > ply)
        return True

    def to_the_end(self) -> None:
        for _ in range(ACTS):
            if not self.act():
                return
        raise AssertionError("the game goes round in circles")

    def _decide(self, look: Look) -> None:
        view = self.visitor.scene()["view"]
        card = self._random.choice(look.live) if look.live else ""
        if view["received"] is not None:
            self.deed("back", card)
        elif view["played"]:
            if self.further and card and self._random.random() < 0.6:
                self.deed(self.further, card)
            else:
                self.hands.end(self.table)
                self.actions.append("end")
        elif place := self._fitting(card):
            self.exchange(card, place)
        else:
            self.deed("black", card)

    def _fitting(self, card: str) -> int | None:
        """Where it could go: tapped, the places say so; tapped again, nothing has been done."""
        if self._random.random() < 0.15:
            return None
        places = self.visitor.scene()["legal"]
        fits = [int(action.split()[2]) for action in places if action.startswith(f"exchange {card} ")]
        return self._random.choice(fits) if fits else None

    def exchange(self, card: str, place: int) -> None:
        self.hands.exchange(self.table, card, place)
        self.actions.append(f"exchange {card} {place}")

    def deed(self, what: str, card: str) -> None:
        self.hands.deed(self.table, what, card)
        self.actions.append(f"{what} {card}")

    def _agrees(self, look: Look) -> None:
        """What the page counts is what the server counts, and the hand on it is the hand."""
        scene = self.visitor.scene()
        seat = scene["view"]["seat"]
        parts = scene["details"][seat]
        assert look.hand == scene["view"]["seats"][seat]["hand"]
        assert look.worth == parts["own"] == parts["table"] + parts["black"] + parts["cookie"]
        assert look.by_places == parts["table"]


def warm(process: Process) -> None:
    """As mortal.warm: the first table of this game waits until its rules are compiled."""
    device = Device(process.address)
    device.new_table(*ANYONE, ruleset="hats")
    device.http.close()
