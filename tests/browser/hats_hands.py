"""A card goes where it is meant to: with a mouse, with a finger, with a keyboard."""

from __future__ import annotations

import time
from typing import Protocol

from playwright.sync_api import Locator, expect

from hands import centre, tab_to
from hats_page import HatsPage

#: What a letter does with the chosen card.
LETTERS = {"black": "b", "discard": "d", "pass": "p", "back": "g"}


class HatsHands(Protocol):
    def exchange(self, table: HatsPage, card: str, place: int) -> None: ...
    def deed(self, table: HatsPage, what: str, card: str) -> None: ...
    def end(self, table: HatsPage) -> None: ...


class HatsMouse:
    """Goes about it in another way each time: taps the card first, or the place, or drags."""

    def __init__(self) -> None:
        self._times = 0

    def press(self, what: Locator) -> None:
        what.click()

    def drag(self, thing: Locator, target: Locator) -> None:
        thing.drag_to(target)

    def exchange(self, table: HatsPage, card: str, place: int) -> None:
        self._times += 1
        if self._times % 3 == 0:
            self.drag(table.card(card), table.place(place))
            return
        steps = [table.card(card), table.place(place)]
        for step in steps if self._times % 3 == 1 else reversed(steps):
            self.press(step)

    def deed(self, table: HatsPage, what: str, card: str) -> None:
        """black, discard, pass or back. Where the page asks again, it is told that it is meant."""
        self._times += 1
        if self._times % 2:
            self.drag(table.card(card), target_of(table, what))
        else:
            self.press(table.card(card))
            self.press(table.button(what))
        if what == "black" and table.sure().is_visible():
            self.press(table.button("black"))

    def end(self, table: HatsPage) -> None:
        self.press(table.button("end"))


class HatsFinger(HatsMouse):
    def press(self, what: Locator) -> None:
        what.tap()

    def drag(self, thing: Locator, target: Locator) -> None:
        """As in hands.Finger: Chromium is told of the touches one by one, and the finger rests before it lifts."""
        thing.element_handle().wait_for_element_state("stable")  # it may be on its way back to the hand
        (x, y), (to_x, to_y) = centre(thing), centre(target)
        session = thing.page.context.new_cdp_session(thing.page)
        started = time.time()
        for step, way in enumerate((0, 0.3, 0.7, 1, 1, None)):
            what = "touchEnd" if way is None else "touchMove" if step else "touchStart"
            points = [] if way is None else [{"x": x + way * (to_x - x), "y": y + way * (to_y - y)}]
            touch = {"type": what, "touchPoints": points, "timestamp": started + 0.2 * step}
            session.send("Input.dispatchTouchEvent", touch)
        session.detach()


class HatsKeyboard:
    """Goes with Tab and the arrows; says every other deed by its letter, the others by the buttons."""

    def __init__(self) -> None:
        self._times = 0

    def exchange(self, table: HatsPage, card: str, place: int) -> None:
        self._choose(table, card)
        expect(table.page.locator("[data-offered]:focus")).to_have_count(1)
        self._arrows(table.place(place))
        table.page.keyboard.press("Enter")

    def deed(self, table: HatsPage, what: str, card: str) -> None:
        self._times += 1
        self._choose(table, card)
        if self._times % 2:
            table.page.keyboard.press(LETTERS[what])
        else:
            tab_to(table.page, table.button(what).and_(table.page.locator(":focus")))
            table.page.keyboard.press("Enter")
        if what == "black" and table.sure().is_visible():
            expect(table.button("black")).to_be_focused()
            table.page.keyboard.press("Enter")

    def end(self, table: HatsPage) -> None:
        self._times += 1
        if self._times % 2:
            table.page.keyboard.press("e")
            return
        tab_to(table.page, table.button("end").and_(table.page.locator(":focus")))
        table.page.keyboard.press("Enter")

    def _choose(self, table: HatsPage, card: str) -> None:
        tab_to(table.page, table.page.locator('[data-stop^="card "]:focus'))
        self._arrows(table.card(card))
        table.page.keyboard.press("Enter")
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")

    def _arrows(self, wanted: Locator) -> None:
        """Along the row that has the focus: Home, and on from there."""
        wanted.page.keyboard.press("Home")
        for _ in range(12):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            wanted.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrows do not lead to {wanted}")


def target_of(table: HatsPage, what: str) -> Locator:
    """What a card is dropped on."""
    if what == "black":
        return table.collection
    if what == "discard":
        return table.page.get_by_test_id("discards")
    assert table.partner is not None
    return table.player(table.partner)
