"""Who sits where, and how others come: a page of its own before the game, a sheet over the table during it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from hands import Mouse
from reading import Words


class RoomPage:
    def __init__(self, page: Page, words: Words, hands: Mouse | None = None) -> None:
        self.page = page
        self.words = words
        self.hands = hands or Mouse()

    def seat(self, number: int) -> Locator:
        return self.page.get_by_test_id(f"seat-{number}")

    def deed(self, what: str, seat: int, player: str = "") -> Locator:
        """sit, sit-too, fill, stand, free; player: who sits there."""
        name = self.words.say(f"room-{what}-label", number=seat + 1, player=player)
        return self.seat(seat).get_by_role("button", name=name, exact=True)

    def sit(self, seat: int, name: str, *, too: bool = False) -> None:
        self.ask_to_sit(seat, name, too=too)
        expect(self.seat(seat)).to_contain_text(name)

    def ask_to_sit(self, seat: int, name: str, *, too: bool = False) -> None:
        self.hands.press(self.deed("sit-too" if too else "sit", seat))
        sheet = self.page.get_by_role("dialog", name=self.words.say("room-sit-title"))
        sheet.get_by_role("textbox", name=self.words.say("room-name")).fill(name)
        self.hands.press(sheet.get_by_role("button", name=self.words.say("room-sit-go"), exact=True))
        expect(sheet).to_have_count(0)

    def fill(self, seat: int) -> None:
        """With a bot, as good as is offered."""
        self.hands.press(self.deed("fill", seat))
        sheet = self.page.get_by_role("dialog", name=self.words.say("room-fill-title"))
        self.hands.press(sheet.get_by_role("button", name=self.words.say("room-fill-go"), exact=True))
        expect(sheet).to_have_count(0)

    def open(self) -> None:
        """During the game."""
        self.hands.press(
            self.page.get_by_role("button", name=self.words.say("room-people"), exact=True).first
        )
        expect(self.seat(0)).to_be_visible()

    def close(self) -> None:
        self.hands.press(self.page.get_by_role("button", name=self.words.say("page-close"), exact=True))
        expect(self.seat(0)).to_have_count(0)

    @property
    def sound(self) -> Locator:
        return self.page.get_by_role("switch", name=self.words.say("room-sound"))

    def switch_sound(self) -> None:
        """By its label, as fingers do."""
        self.hands.press(self.page.get_by_text(self.words.say("room-sound")))

    @property
    def address(self) -> Locator:
        """The table's, to be typed."""
        return self.page.get_by_text(re.compile(r"^https?://\S+/table/\S+$"))

    def qr_code(self, address: str) -> Locator:
        return self.page.get_by_role("img", name=self.words.say("invite-qr", address=address), exact=True)
