"""The page of a table of Genial, as a person sees it, and the ways to play there."""

from __future__ import annotations

import re
from typing import Protocol

from playwright.sync_api import Locator, Page

from device import ME, Device, Message, Process
from hands import Finger, Mouse, tab_to
from reading import Words

BOT: Message = {"who": "bot", "bot": "greedy", "name": "Bo", "portrait": "witch"}
LETTERS = {"flip": "F", "take": "T", "alternative": "A", "pass": "P"}

#: Until the person is asked for something, or all is over.
ASKED = """
() => document.querySelector('[data-testid^="score-"]') ? "over"
  : document.querySelector('[data-testid="dock"] [aria-keyshortcuts="F"]') ? "asked" : null
"""


def warm(process: Process) -> None:
    """The first table after the rules have changed waits until they are compiled; no visitor has that patience."""
    device = Device(process.address)
    device.new_table(ME, BOT, ruleset="genial")
    device.http.close()


class GenialWords(Words):
    """One language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.ruleset = "genial"
        self.hats = {}
        self.characters = {}

    def colour(self, colour: str) -> str:
        return self.say(f"genial-kind-{colour}")

    def tokens(self, tokens: dict[str, int]) -> str:
        some = ((self.colour(colour), count) for colour, count in tokens.items() if count)
        return ", ".join(self.say("genial-some", colour=colour, count=count) for colour, count in some)


class GenialPage:
    def __init__(self, page: Page, words: GenialWords) -> None:
        self.page = page
        self.words = words

    @property
    def dock(self) -> Locator:
        return self.page.get_by_test_id("dock")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log-side")

    def verb(self, action: str) -> Locator:
        """The dock's button for it."""
        return self.dock.locator(f'button[aria-keyshortcuts="{LETTERS[action]}"]')

    @property
    def reserve(self) -> Locator:
        return self.page.get_by_role(
            "button", name=re.compile(f"^{re.escape(self.words.say('genial-action-flip'))}")
        )

    def tray(self, name: str) -> Locator:
        """The centre or the zone, by its name."""
        return self.page.get_by_role("list", name=name, exact=True)

    @property
    def centre(self) -> Locator:
        return self.tray(self.words.say("genial-centre"))

    def pile(self, colour: str) -> Locator:
        """What lies of that colour in the centre."""
        return self.centre.get_by_role("listitem").filter(has_text=self.words.colour(colour))

    @property
    def zone(self) -> Locator:
        return self.tray(self.words.say("genial-zone"))

    @property
    def lines(self) -> Locator:
        return self.page.get_by_role("region", name=self.words.say("genial-collection-own"), exact=True)

    @property
    def odds(self) -> Locator:
        return self.page.get_by_test_id("odds")

    @property
    def odds_switch(self) -> Locator:
        return self.page.get_by_role("switch", name=re.compile(self.words.say("genial-option-odds")))

    def wish_for_odds(self) -> None:
        """Or no longer: by the switch's label, as fingers do."""
        label = self.page.get_by_text(self.words.say("genial-option-odds"), exact=True)
        label.filter(visible=True).click()

    def await_turn(self) -> bool:
        """Until this person is asked what to do; False if the game is over."""
        return bool(self.page.wait_for_function(ASKED).json_value() == "asked")


class GenialHands(Protocol):
    def do(self, table: GenialPage, action: str) -> None: ...


class GenialMouse:
    """Presses the button, or goes the other way that there is: a tap on the reserve, a drag, every time another."""

    def __init__(self, hands: Mouse | None = None) -> None:
        self.hands = hands or Mouse()
        self._times = 0

    def do(self, table: GenialPage, action: str) -> None:
        self._times += 1
        if action == "flip" and self._times % 3 == 1:
            self.hands.press(table.reserve)
        elif action == "flip" and self._times % 3 == 2:
            self.drag(table.reserve, table.zone)
        elif action == "take" and self._times % 2:
            self.drag(table.zone, table.lines)
        else:
            self.hands.press(table.verb(action))

    def drag(self, thing: Locator, target: Locator) -> None:
        thing.drag_to(target)


class GenialFinger(GenialMouse):
    def __init__(self) -> None:
        super().__init__(Finger())

    def drag(self, thing: Locator, target: Locator) -> None:
        assert isinstance(self.hands, Finger)
        self.hands.carry(thing, target)


class GenialKeyboard:
    """With Tab to the button; every other time by its letter."""

    def __init__(self) -> None:
        self._times = 0

    def do(self, table: GenialPage, action: str) -> None:
        self._times += 1
        if self._times % 2 == 0:
            table.page.keyboard.press(LETTERS[action].lower())
            return
        tab_to(table.page, table.verb(action).and_(table.page.locator(":focus")))
        table.page.keyboard.press("Enter")
