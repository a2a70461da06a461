"""Three ways to do the same: with a mouse, with a finger, with a keyboard."""

from __future__ import annotations

import time
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from table_page import TablePage

#: More presses of Tab than any page here has things to come to.
ROUND = 60


class Hands(Protocol):
    def peek(self, table: TablePage, place: int) -> None: ...
    def put_back(self, table: TablePage) -> None: ...
    def swap(self, table: TablePage, place: int, other: int) -> None: ...
    def open(self, table: TablePage, place: int) -> None: ...


class Mouse:
    """Drags every other swap, and says the others by buttons."""

    def __init__(self) -> None:
        self._swaps = 0

    def press(self, what: Locator) -> None:
        what.click()

    def peek(self, table: TablePage, place: int) -> None:
        self.press(table.place(place))
        self.press(table.button("peek"))

    def put_back(self, table: TablePage) -> None:
        self.press(table.button("put-back"))

    def swap(self, table: TablePage, place: int, other: int) -> None:
        self._swaps += 1
        if self._swaps % 2:
            self.drag(table, place, other)
            return
        self.press(table.place(place))
        self.press(table.button("swap"))
        self.press(table.place(other))

    def drag(self, table: TablePage, place: int, other: int) -> None:
        table.place(place).drag_to(table.place(other))

    def open(self, table: TablePage, place: int) -> None:
        """Where the page asks again, it is told that it is meant."""
        self.press(table.place(place))
        self.press(table.button("open"))
        if sure(table).is_visible():
            self.press(table.button("open"))


class Finger(Mouse):
    def press(self, what: Locator) -> None:
        what.tap()

    def drag(self, table: TablePage, place: int, other: int) -> None:
        self.carry(table.place(place), table.place(other))

    def carry(self, thing: Locator, target: Locator) -> None:
        """Chromium is told of the touches one by one: Playwright has no word for it.

        The finger rests before it lifts, else the hat would be flung, and the next tap would only end that.
        """
        (x, y), (to_x, to_y) = centre(thing), centre(target)
        session = thing.page.context.new_cdp_session(thing.page)
        started = time.time()
        for step, way in enumerate((0, 0.3, 0.7, 1, 1, None)):
            what = "touchEnd" if way is None else "touchMove" if step else "touchStart"
            points = [] if way is None else [{"x": x + way * (to_x - x), "y": y + way * (to_y - y)}]
            touch = {"type": what, "touchPoints": points, "timestamp": started + 0.2 * step}
            session.send("Input.dispatchTouchEvent", touch)
        session.detach()


class Keyboard:
    """Goes with Tab and the arrows; says every other action by its letter, the others by the buttons."""

    def __init__(self) -> None:
        self._actions = 0

    def peek(self, table: TablePage, place: int) -> None:
        self._act(table, place, "peek", "p")

    def put_back(self, table: TablePage) -> None:
        expect(table.button("put-back")).to_be_focused()
        table.page.keyboard.press("Enter")

    def swap(self, table: TablePage, place: int, other: int) -> None:
        self._act(table, place, "swap", "s")
        expect(table.dock.get_by_role("status")).to_be_visible()
        self.to_place(table, other)
        table.page.keyboard.press("Enter")

    def open(self, table: TablePage, place: int) -> None:
        self._act(table, place, "open", "o")
        if sure(table).is_visible():
            expect(table.button("open")).to_be_focused()
            table.page.keyboard.press("Enter")

    def to_place(self, table: TablePage, place: int) -> None:
        """With Tab to the row, with the arrows along it."""
        tab_to(table.page, table.page.locator("[data-place]:focus"))
        for _ in range(7):
            if table.place(place).evaluate("element => element === document.activeElement"):
                return
            table.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrows do not lead to place {place}")

    def _act(self, table: TablePage, place: int, what: str, letter: str) -> None:
        self._actions += 1
        self.to_place(table, place)
        expect(table.place(place)).to_have_attribute("aria-disabled", "false")
        expect(table.place(place)).to_be_focused()
        if self._actions % 2:
            table.page.keyboard.press(letter)
            return
        table.page.keyboard.press("Enter")
        expect(table.button("peek")).to_be_focused()
        tab_to(table.page, table.button(what).and_(table.page.locator(":focus")))
        table.page.keyboard.press("Enter")


def tab_to(page: Page, focused: Locator) -> None:
    """focused: what is sought, as a locator that finds it only while it has the focus."""
    for _ in range(ROUND):
        if focused.count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {focused}")


def sure(table: TablePage) -> Locator:
    """The switch beside the question whether an open is meant."""
    return table.dock.get_by_role("switch", name=table.words.say("hidden-hats-brave"))


def centre(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
