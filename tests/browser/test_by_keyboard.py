"""A whole game of Шапка-невидимка against two bots, with a keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from game import Game
from hands import Keyboard, tab_to
from lobby_page import LobbyPage
from reading import Words
from table_page import TablePage
from visitor import Invite

WORDS = Words("en", "shapka-nevidimka")


def focused(what: Locator, page: Page) -> Locator:
    return what.and_(page.locator(":focus"))


def sit_down(page: Page) -> TablePage:
    lobby = LobbyPage(page, WORDS)
    lobby.come()
    keyboard = page.keyboard
    tab_to(page, page.locator('input[name="ruleset"]:focus'))
    keyboard.press("ArrowRight")
    expect(lobby.box).to_be_checked()
    tab_to(page, page.locator('input[name="players"]:focus'))
    while not lobby.count(3).is_checked():
        keyboard.press("ArrowRight")
    tab_to(page, focused(lobby.name(), page))
    keyboard.type("Anna")
    tab_to(page, focused(lobby.name(1), page))
    keyboard.type("Bo")
    tab_to(page, focused(lobby.level("Bo", "casual"), page))
    keyboard.press("ArrowRight")
    expect(lobby.level("Bo", "sharp")).to_be_checked()
    tab_to(page, page.locator("summary:focus"))
    keyboard.press("Enter")
    option = page.get_by_role("switch", name=re.compile(WORDS.say("hidden-hats-option-no_swap_back")))
    tab_to(page, focused(option, page))
    keyboard.press("Space")
    expect(option).to_be_checked()
    tab_to(page, focused(lobby.play, page))
    keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
    return TablePage(page, WORDS)


def test_a_whole_game(invite: Invite) -> None:
    visitor = invite(count_fast=False)
    page = visitor.page
    table = sit_down(page)
    hands = Keyboard()
    game = Game(table, hands)

    # Escape takes back, step by step; S, Escape, O, Escape: nothing has been done.
    game.my_turn()
    assert visitor.of_type("welcome")[0]["table"]["options"]["no_swap_back"] is True
    hands.to_place(table, 2)
    for letter, asked in (
        ("s", table.dock.get_by_role("status")),
        ("o", table.button("open")),
        ("Enter", table.button("peek")),
    ):
        page.keyboard.press(letter)
        expect(asked).to_be_visible()
        page.keyboard.press("Escape")
        expect(asked).to_have_count(0)
        expect(table.place(2)).to_be_focused()
    assert visitor.of_type("act") == []
    page.keyboard.press("Home")
    expect(table.place(1)).to_be_focused()
    page.keyboard.press("End")
    expect(table.place(7)).to_be_focused()
    page.keyboard.press("p")
    expect(table.button("put-back")).to_be_focused()
    game.player.peeked(table.look().told)
    page.keyboard.press("Escape")
    expect(table.place(7)).to_be_focused()

    game.to_the_end()
    skip = page.get_by_role("button", name=WORDS.say("end-skip"))
    again = page.get_by_role("button", name=WORDS.say("end-again"))
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(again).to_be_focused()
    end = visitor.scene()
    lying = [hat for hat in end["view"]["hats"] if hat is not None]
    assert end["view"]["event"]["end"] == "three"
    assert len(lying) == 3
    for seat, score in enumerate(end["scores"]):
        expect(page.get_by_test_id(f"score-{seat}")).to_contain_text(
            WORDS.say("hidden-hats-points", count=score)
        )
    old = page.url
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(old)
    assert not game.my_turn().over
