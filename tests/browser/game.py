"""A game played by somebody who looks, remembers and acts."""

from __future__ import annotations

from playwright.sync_api import expect

from hands import Hands
from remembering import Rememberer
from table_page import Look, TablePage

#: Far more turns of one player's than a game has: then something goes round in circles.
TURNS = 120


class Game:
    """actions: what was done, in notation."""

    def __init__(self, table: TablePage, hands: Hands) -> None:
        self.table = table
        self.hands = hands
        self.player = Rememberer(table.words)
        self.actions: list[str] = []

    def my_turn(self) -> Look:
        """Watch the others, until it is this player's turn or the game is over."""
        while True:
            look = self.table.await_something()
            self.player.watch(look)
            if look.over or not look.opened:
                return look

    def act(self, action: str) -> None:
        verb, *numbers = action.split()
        place, *other = map(int, numbers)
        if verb == "peek":
            self.hands.peek(self.table, place)
            expect(self.table.button("put-back")).to_be_visible()
            self.player.peeked(self.table.look().told)
            self.hands.put_back(self.table)
        elif verb == "swap":
            self.hands.swap(self.table, place, *other)
        else:
            self.hands.open(self.table, place)
        self.actions.append(action)

    def take_turns(self, count: int) -> None:
        """So many turns of this player's, if the game is not over before, and up to their next one."""
        for _ in range(count):
            look = self.my_turn()
            if look.over:
                return
            self.act(self.player.decide(look))
        self.my_turn()

    def to_the_end(self) -> None:
        self.take_turns(TURNS)
        assert self.table.look().over
