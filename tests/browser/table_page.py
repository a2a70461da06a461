"""The page of a table, as a person sees it."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from reading import Words

#: What is seen, all at one moment. `told` is what the dock says of an opened or a peeked hat.
LOOK = """
([seen, putBack]) => {
  const text = (element) => element?.innerText.trim() ?? "";
  const dock = document.querySelector('[data-testid="dock"]');
  const offered = [...(dock?.querySelectorAll("button") ?? [])].map(text);
  return {
    over: document.querySelector('[data-testid^="score-"]') !== null,
    labels: [...document.querySelectorAll("[data-place]")].map((place) => place.ariaLabel),
    live: [...document.querySelectorAll('[data-place][aria-disabled="false"]')]
      .map((place) => Number(place.dataset.place)),
    log: [...document.querySelectorAll(".log-side li:not(.none)")].map((line) => line.textContent.trim()),
    opened: offered.includes(seen),
    peeked: offered.includes(putBack),
    told: text(dock?.querySelector("p")),
  };
}
"""
#: Until the person is asked for something, or is shown an opened hat that they have not looked at.
SOMETHING_TO_DO = f"""
([words, read]) => {{
  const look = ({LOOK.strip()})(words);
  if (look.over) return look;
  if (look.opened) return look.told === read ? null : look;
  return look.live.length > 0 && !look.peeked ? look : null;
}}
"""


class Place(NamedTuple):
    """hat: a kind that can be seen, "?" for a hat that lies face down, None for none."""

    character: str | None
    hat: str | None


class Look(NamedTuple):
    over: bool
    row: dict[int, Place]
    live: list[int]
    log: list[str]
    opened: bool
    peeked: bool
    told: str


class TablePage:
    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words
        self._read = ""

    # --- what is there -------------------------------------------------------------------------------------

    @property
    def dock(self) -> Locator:
        return self.page.get_by_test_id("dock")

    def place(self, number: int) -> Locator:
        return self.page.locator(f'[data-place="{number}"]')

    def button(self, what: str) -> Locator:
        """One of the dock's: peek, swap, open, put-back, seen, cancel."""
        words = "table-cancel" if what == "cancel" else f"hidden-hats-do-{what}"
        return self.dock.get_by_role("button", name=self.words.say(words), exact=True)

    def your_turn(self) -> None:
        expect(self.dock.get_by_text(self.words.say("table-your-turn"))).to_be_visible()

    # --- what is seen --------------------------------------------------------------------------------------

    def look(self) -> Look:
        return self._look(self.page.evaluate(LOOK, self._asked()))

    def await_something(self) -> Look:
        """Until it is this person's turn, the game is over, or somebody has opened a wrong hat."""
        found = self.page.wait_for_function(SOMETHING_TO_DO, arg=[self._asked(), self._read]).json_value()
        look = self._look(found)
        self._read = look.told if look.opened else ""
        return look

    def _asked(self) -> list[str]:
        return [self.words.say(f"hidden-hats-do-{what}") for what in ("seen", "put-back")]

    def _look(self, found: dict[str, Any]) -> Look:
        row = {number: self.read_place(label) for number, label in enumerate(found.pop("labels"), 1)}
        return Look(row=row, **found)

    def read_place(self, label: str) -> Place:
        read, words = self.words.read, self.words
        if (shown := read(label, "hidden-hats-place-shown", "place", "character", "hat")) is not None:
            return Place(words.characters[shown["character"]], words.hats[shown["hat"]])
        if (hidden := read(label, "hidden-hats-place-hidden", "place", "character")) is not None:
            return Place(words.characters[hidden["character"]], "?")
        if (known := read(label, "hidden-hats-place-remembered", "place", "character", "hat")) is not None:
            return Place(words.characters[known["character"]], "?")
        assert read(label, "hidden-hats-place-empty", "place") is not None, label
        return Place(None, None)
