"""Hats with a keyboard alone, against two bots; a soak plays it to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from device import Process
from hats_hands import HatsKeyboard
from hats_page import HatsWords
from hats_player import ANNA, BOTS, HatsPlayer, warm
from sizes import sized
from visitor import Invite

WORDS = HatsWords("de")
#: Acts of this player's, as far as the game is played here.
ACTS = sized(5, 80)


@pytest.fixture(autouse=True)
def warmed(server: Process) -> None:
    warm(server)


@pytest.mark.soak
def test_a_game(invite: Invite) -> None:
    visitor = invite(locale="de-DE")
    keyboard = visitor.page.keyboard
    visitor.open_table(ANNA, *BOTS[:2], ruleset="hats", options={"first": 0})
    player = HatsPlayer(visitor, WORDS, HatsKeyboard(), further="discard")
    table = player.table

    # Escape takes back, step by step, and leads back to the card: nothing has been done.
    card = table.await_question().live[1]
    table.card(card).focus()
    keyboard.press("Enter")
    expect(table.card(card)).to_have_attribute("aria-pressed", "true")
    keyboard.press("b")
    expect(table.button("black")).to_be_focused()
    keyboard.press("Escape")
    expect(table.card(card)).to_be_focused()
    expect(table.card(card)).to_have_attribute("aria-pressed", "false")
    assert visitor.of_type("act") == []

    for _ in range(ACTS):
        if not player.act():
            break
    assert [message["action"] for message in visitor.of_type("act")] == player.actions
    if visitor.scene()["over"]:
        expect(visitor.page.get_by_role("button", name=WORDS.say("end-again"))).to_be_focused()
