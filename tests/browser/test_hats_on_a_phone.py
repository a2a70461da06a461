"""Hats with a finger, on a small phone: four in two teams, the others being bots; a soak plays it to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from device import Process
from hats_hands import HatsFinger
from hats_page import HatsWords
from hats_player import ANNA, BOTS, HatsPlayer, warm
from inspection import barriers, too_small, too_wide
from sizes import sized
from visitor import Invite

WORDS = HatsWords("ru")
ACTS = sized(6, 80)
#: All that is asked of a person can be seen without scrolling.
FITS = "document.documentElement.scrollHeight <= innerHeight"


@pytest.fixture(autouse=True)
def warmed(server: Process) -> None:
    warm(server)


@pytest.mark.soak
def test_a_game(invite: Invite) -> None:
    visitor = invite(locale="ru-RU", size=(360, 640), touch=True)
    page = visitor.page
    visitor.open_table(ANNA, *BOTS, ruleset="hats", options={"first": 0})
    hands = HatsFinger()
    player = HatsPlayer(visitor, WORDS, hands, further="pass", partner=2)
    table = player.table
    card = table.await_question().live[4]
    assert page.evaluate(FITS)
    assert too_small(page) + barriers(page) == []

    # A drag that ends nowhere does nothing; one onto the team-mate passes the card, and the bot gives one back.
    hands.drag(table.card(card), page.get_by_role("heading", level=1))
    expect(table.card(card)).to_be_visible()
    assert visitor.of_type("act") == []
    hands.drag(table.card(card), table.player(2))
    visitor.until(lambda: visitor.scene()["ply"] == 2)
    back = visitor.scene()["view"]["seats"][0]["passed"][0]["card"]
    expect(table.card(back)).to_have_accessible_name(
        WORDS.say("hats-passed-from", card=WORDS.card(back), other="Cleo")
    )
    known = WORDS.say("hats-passed-to", other="Cleo", card=WORDS.card(card))
    expect(table.player(2)).to_contain_text(known)
    player.actions.append(f"pass {card}")

    for _ in range(ACTS):
        going_on = player.act()
        assert too_wide(page) == []
        if not going_on:
            break
        assert too_small(page) == []
    assert [message["action"] for message in visitor.of_type("act")] == player.actions


@pytest.mark.parametrize("size", [(740, 360), (844, 390)])
def test_on_its_side(invite: Invite, size: tuple[int, int]) -> None:
    """Guests, table, hand and what can be done with a card are seen at once."""
    visitor = invite(locale="ru-RU", size=size, touch=True)
    page = visitor.page
    visitor.open_table(ANNA, *BOTS, ruleset="hats", options={"first": 0}, hints=True)
    table = HatsPlayer(visitor, WORDS, HatsFinger(), partner=2).table
    card = table.await_question().live[0]
    assert page.evaluate(FITS)
    table.card(card).tap()
    expect(table.button("black")).to_be_visible()
    assert page.evaluate(FITS)
    assert too_wide(page) + too_small(page) == []
