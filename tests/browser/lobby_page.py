"""The lobby, as a person sees it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from reading import Words


class LobbyPage:
    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words

    def come(self) -> None:
        self.page.goto("/")
        self.play.wait_for()

    @property
    def play(self) -> Locator:
        return self.page.get_by_role("button", name=self.words.say("lobby-play"), exact=True)

    @property
    def box(self) -> Locator:
        """The box of the game of these words."""
        return self.page.locator(f'input[name="ruleset"][value="{self.words.ruleset}"]')

    def count(self, players: int) -> Locator:
        return self.page.get_by_role("radio", name=str(players), exact=True)

    def name(self, bot: int | None = None) -> Locator:
        label = "lobby-my-name" if bot is None else "lobby-bot-name"
        return self.page.get_by_role("textbox", name=self.words.say(label, number=bot or 0), exact=True)

    def level(self, bot: str, level: str) -> Locator:
        group = self.page.get_by_role(
            "radiogroup", name=self.words.say("lobby-level", player=bot), exact=True
        )
        return group.get_by_role("radio", name=self.words.say(f"lobby-level-{level}"), exact=True)

    def who(self, seat: int, who: str) -> Locator:
        """The choice that a seat other than the first is for: me (somebody else at this device), open, bot."""
        seats = self.page.get_by_role("radiogroup", name=self.words.say("lobby-who", number=seat + 1))
        return seats.get_by_title(self.words.say(f"lobby-who-{who}"))
