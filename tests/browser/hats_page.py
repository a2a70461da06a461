"""The page of a table of Hats, as a person sees it."""

from __future__ import annotations

import itertools
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

from hatstand.games.hats.view import TYPE_NAMES
from reading import Words

#: What is seen, all at one moment. live: the cards that something can be done with.
LOOK = """
() => {
  const stops = (kind, more = "") =>
    [...document.querySelectorAll(`[data-stop^="${kind} "]${more}`)]
      .map((stop) => stop.dataset.stop.slice(kind.length + 1));
  const number = (element) => Number(element?.textContent ?? 0);
  const groups = [...document.querySelectorAll('[data-testid="collection"] li')];
  return {
    over: document.querySelector('[data-testid^="score-"]') !== null,
    hand: stops("card"),
    live: stops("card", '[aria-disabled="false"]'),
    offered: stops("place", "[data-offered]").map(Number),
    table: [...document.querySelectorAll('[data-stop^="place "]')].map((place) => place.ariaLabel),
    can_end: document.querySelector('[data-end][aria-disabled="false"]') !== null,
    log: [...document.querySelectorAll(".log-side li:not(.none)")].map((line) => line.textContent.trim()),
    worth: number(document.querySelector('[data-testid="collection"] .now b')),
    by_places: groups
      .filter((group) => group.querySelector(".plate"))
      .reduce((sum, group) => sum + group.querySelectorAll("i").length * number(group.querySelector(".plate")), 0),
  };
}
"""
#: Until the person is asked for something, or all is over.
ASKED = f"""
() => {{
  const look = ({LOOK.strip()})();
  return look.over || look.live.length || look.can_end ? look : null;
}}
"""


class HatsWords(Words):
    """One language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.ruleset = "hats"
        self.hats = {}
        self.characters = {}
        #: By what they are called, the cards as they are written.
        self.cards = {
            self.card(f"{type_}-{value}"): f"{type_}-{value}"
            for type_, value in itertools.product(TYPE_NAMES, range(1, 7))
        }

    def card(self, card: str) -> str:
        type_, _, value = card.rpartition("-")
        return self.say("hats-card", type=self.say(f"hats-kind-{type_}"), value=value)


class Look(NamedTuple):
    """worth: the number beside the own collection; by_places: what its face-up hats add up to, by their plates."""

    over: bool
    hand: list[str]
    live: list[str]
    offered: list[int]
    table: list[str]
    can_end: bool
    log: list[str]
    worth: int
    by_places: int


class HatsPage:
    """partner: the seat of the team-mate, where there are teams."""

    def __init__(self, page: Page, words: HatsWords, partner: int | None = None) -> None:
        self.page = page
        self.words = words
        self.partner = partner

    @property
    def dock(self) -> Locator:
        return self.page.get_by_test_id("dock")

    @property
    def collection(self) -> Locator:
        return self.page.get_by_test_id("collection")

    def card(self, card: str) -> Locator:
        return self.page.locator(f'[data-stop="card {card}"]')

    def place(self, number: int) -> Locator:
        return self.page.locator(f'[data-stop="place {number}"]')

    def player(self, seat: int) -> Locator:
        return self.page.get_by_test_id(f"player-{seat}")

    def button(self, what: str) -> Locator:
        """One of the dock's: black, discard, pass, back, end."""
        return self.dock.get_by_role("button", name=self.words.say(f"hats-do-{what}"), exact=True)

    def sure(self) -> Locator:
        """The switch beside the question whether a black hat is meant."""
        return self.dock.get_by_role("switch", name=self.words.say("hats-brave"))

    def look(self) -> Look:
        return self._look(self.page.evaluate(LOOK))

    def await_question(self) -> Look:
        """Until this person is asked for something, or the game is over."""
        return self._look(self.page.wait_for_function(ASKED).json_value())

    def _look(self, found: dict[str, Any]) -> Look:
        return Look(**found)
