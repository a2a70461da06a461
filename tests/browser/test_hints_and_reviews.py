"""A bot of a chosen level, a hint on one's turn, and a look back at one's moves after the game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from hands import Mouse
from lobby_page import LobbyPage
from reading import Words
from table_page import TablePage
from visitor import Invite, Visitor

WORDS = Words()
#: Milliseconds: what thinks about it may have to be compiled.
AT_FIRST = 200_000


def open_table(visitor: Visitor) -> TablePage:
    """For two, with hints, against a beginner; over as soon as nobody takes a pair."""
    page, say = visitor.page, WORDS.say
    lobby = LobbyPage(page, WORDS)
    lobby.come()
    lobby.box.locator("..").click(position={"x": 20, "y": 20})
    page.get_by_text("2", exact=True).click()
    lobby.name(1).fill("Bo")
    lobby.level("Bo", "novice").locator("..").click()
    expect(lobby.level("Bo", "novice")).to_be_checked()
    page.get_by_text(say("lobby-options"), exact=True).click()
    page.get_by_label(say("hidden-hats-option-first"), exact=True).select_option("0")
    page.get_by_role("spinbutton", name=say("hidden-hats-option-patience")).fill("1")
    hints = page.get_by_role("switch", name=re.compile(say("lobby-hints")))
    hints.click()
    expect(hints).to_be_checked()
    lobby.play.click()
    return TablePage(page, WORDS)


def test_a_level_a_hint_and_a_look_back(invite: Invite) -> None:
    visitor = invite()
    page, say = visitor.page, WORDS.say
    table = open_table(visitor)
    table.your_turn()
    bot = visitor.of_type("welcome")[-1]["table"]["seats"][1]
    assert (bot["who"], bot["bot"]) == ("bot", "novice")

    page.keyboard.press("h")
    advice = page.get_by_test_id("advice")
    expect(advice).to_contain_text(say("table-hint-says"), timeout=AT_FIRST)
    given = visitor.of_type("advice")[-1]
    verb, *places = given["action"].split()
    expect(advice.get_by_role("listitem")).to_have_count(len(given["reasons"]))
    expect(page.locator(".row [data-hinted]")).to_have_count(len(places))
    expect(page.locator(".log-side").get_by_text(say("table-hint-taken-you"))).to_be_attached()

    page.keyboard.press("h")
    expect(advice).to_have_count(0)
    table.place(int(places[0])).click()
    expect(table.button(verb)).to_have_attribute("data-hinted", "")
    table.button("cancel").click()

    Mouse().peek(table, 1)
    page.get_by_role("button", name=say("end-skip")).or_(page.locator(".after")).first.wait_for()
    page.get_by_role("button", name=say("review-open"), exact=True).click()
    moves = page.get_by_test_id("moves")
    peeked = say("hidden-hats-action-peek", place=1)
    expect(moves.get_by_role("listitem").first).to_contain_text(peeked, timeout=AT_FIRST)
