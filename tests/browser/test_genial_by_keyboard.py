"""A game of Genial against two bots, with a keyboard alone; a soak plays one of the usual length."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from device import ME, Process
from genial_page import BOT, GenialKeyboard, GenialWords, warm
from genial_player import GenialPlayer
from sizes import sized
from visitor import Invite

WORDS = GenialWords("en")


@pytest.fixture(autouse=True)
def warmed(server: Process) -> None:
    warm(server)


def test_a_game(invite: Invite) -> None:
    visitor = invite(count_fast=False)
    page = visitor.page
    options = {"line": 3, "first": 0, "patience": sized(12, 400)}
    visitor.open_table(ME, BOT, {**BOT, "name": "Cleo"}, ruleset="genial", options=options)
    player = GenialPlayer(visitor, WORDS, GenialKeyboard())
    table = player.table
    assert table.await_turn()

    # A letter for what is not legal now: the reason is said, and nothing has happened.
    page.keyboard.press("a")
    expect(table.dock.get_by_role("alert")).to_have_text(WORDS.say("genial-error-alternative-rarest"))
    page.keyboard.press("p")
    expect(table.dock.get_by_role("alert")).to_have_text(WORDS.say("genial-error-pass"))
    assert visitor.scene()["ply"] == 0

    # After each action the focus is where one goes on.
    event = player.act("flip")
    assert table.await_turn() or event["kind"] != "match"
    if event["kind"] == "match":
        expect(table.verb("flip")).to_be_focused()
    player.to_the_end()

    expect(page.get_by_role("button", name=WORDS.say("end-skip"))).to_be_focused()
    page.keyboard.press("Enter")
    again = page.get_by_role("button", name=WORDS.say("end-again"))
    expect(again).to_be_focused()
    old = page.url
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(old)
