"""A game of several people's, each of whom looks, remembers and acts on the page of their own device."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from device import Message
from game import TURNS, Game
from hands import Mouse
from reading import Words
from table_page import TablePage
from visitor import Visitor


class Person:
    """Sits at a device of their own."""

    def __init__(
        self, visitor: Visitor, seat: int, name: str, words: Words, hands: Mouse | None = None
    ) -> None:
        self.visitor = visitor
        self.seat = seat
        self.name = name
        self.hands = hands or Mouse()
        self.game = Game(TablePage(visitor.page, words), self.hands)

    @property
    def table(self) -> TablePage:
        return self.game.table

    def come(self) -> None:
        """To their turn, before it is seen on the page."""

    def take_turn(self) -> bool:
        """False if the game is over. Afterwards all that they did is stored, and they have been told."""
        self.come()
        look = self.game.my_turn()
        if look.over:
            return False
        ply = self.visitor.scene()["ply"]
        self.game.act(self.game.player.decide(look))
        self.visitor.until(lambda: answered(self.visitor) and self.visitor.scene()["ply"] > ply)
        return True


class Sharer(Person):
    """Passes a device round with others: a curtain hangs before their turn."""

    def come(self) -> None:
        self.await_curtain()
        self.lift()

    def await_curtain(self) -> None:
        curtain, words = self.visitor.page.get_by_test_id("curtain"), self.table.words
        over = self.visitor.page.get_by_test_id("score-0")
        named = curtain.get_by_role("heading", name=words.say("curtain-turn", player=self.name), exact=True)
        expect(named.or_(over)).to_be_visible()

    def lift(self) -> None:
        lift = self.table.words.say("curtain-lift", player=self.name)
        button = self.visitor.page.get_by_role("button", name=lift, exact=True)
        if button.is_visible():
            self.hands.press(button)
            expect(self.visitor.page.get_by_test_id("curtain")).to_have_count(0)


class Company:
    """All are at the table, and it is dealt."""

    def __init__(self, *people: Person) -> None:
        self.people = {person.seat: person for person in people}
        for person in people:
            expect(person.table.place(1)).to_be_visible()

    def take_turns(self, count: int) -> bool:
        """So many of theirs, one after the other; False if the game is over before."""
        return all(self._next().take_turn() for _ in range(count))

    def to_the_end(self) -> None:
        assert not self.take_turns(TURNS * len(self.people))

    def _next(self) -> Person:
        """Whose turn it is, once it is one of these people's; somebody if the game is over."""
        anyone = next(iter(self.people.values()))
        anyone.visitor.until(lambda: self.scene()["over"] or self.scene()["to_move"] in self.people)
        return self.people.get(self.scene()["to_move"], anyone)

    def scene(self) -> Message:
        """The newest that any of them was told."""
        return newest([person.visitor for person in self.people.values()])


def newest(visitors: Sequence[Visitor]) -> Message:
    return max((visitor.scene() for visitor in visitors), key=lambda scene: int(scene["ply"]))


def answered(visitor: Visitor) -> bool:
    """Nothing that this visitor's pages asked for is under way."""
    asked = {message["id"] for message in visitor.said if "id" in message}
    return asked <= {message.get("id") for message in visitor.heard}


def agree(visitors: Sequence[Visitor]) -> None:
    """All are told the same of what everyone may see, and nothing is under way."""
    visitors[0].until(lambda: len({_public(visitor.scene()) for visitor in visitors}) == 1)


def _public(scene: Message) -> str:
    view = scene["view"]
    return str(
        [scene["ply"], scene["to_move"], view["characters"], view["seats"], view["turn"], view["idle"]]
    )
