"""Whoever looks elsewhere is called when their turn comes; whoever has the table open twice is told so."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from device import ME
from guests import FRIEND
from hands import Mouse
from reading import Words
from room_page import RoomPage
from table_page import TablePage
from visitor import Invite

WORDS = Words()
OPEN = {"who": "open"}
#: Counts the tones that are struck.
LISTEN = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.tones += 1;
  return start.apply(this, when);
};
"""


def test_a_mark_and_a_sound_when_it_is_your_turn(invite: Invite) -> None:
    anna, ben = invite(), invite()
    anna.context.add_init_script(LISTEN)
    anna.open_table(ME, OPEN, options={"first": 0})
    ben.page.goto(anna.page.url)
    RoomPage(ben.page, WORDS).ask_to_sit(1, "Ben")
    annas, bens, hands = TablePage(anna.page, WORDS), TablePage(ben.page, WORDS), Mouse()
    room = RoomPage(anna.page, WORDS)
    expect(anna.page).to_have_title(f"● {WORDS.say('table-your-turn')}")
    sign = anna.page.locator('link[rel="icon"]')
    marked = sign.get_attribute("href")
    for called in (True, False):
        hands.peek(annas, 2)
        hands.put_back(annas)
        expect(anna.page).to_have_title("Hatstand")
        expect(ben.page).to_have_title(re.compile("^●"))
        expect(sign).not_to_have_attribute("href", marked or "")
        before = tones(anna.page)
        bens.your_turn()
        hands.peek(bens, 3)
        hands.put_back(bens)
        annas.your_turn()
        expect(anna.page).to_have_title(re.compile("^●" if called else "^Hatstand$"))
        assert (sign.get_attribute("href") == marked) is called
        assert (tones(anna.page) > before) is called
        if called:
            room.open()
            room.switch_sound()
            expect(room.sound).not_to_be_checked()
            room.close()
    # It stays so in this browser.
    anna.page.reload()
    annas.your_turn()
    room.open()
    expect(room.sound).not_to_be_checked()


def tones(page: Page) -> int:
    number: int = page.evaluate("window.tones")
    return number


def test_a_second_tab_is_told_so(invite: Invite) -> None:
    visitor = invite()
    visitor.open_table(ME, FRIEND, options={"first": 0})
    told = visitor.page.get_by_test_id("elsewhere")
    TablePage(visitor.page, WORDS).your_turn()
    expect(told).to_have_count(0)
    tab = visitor.context.new_page()
    tab.goto(visitor.page.url)
    for page in (visitor.page, tab):
        expect(page.get_by_test_id("elsewhere")).to_contain_text(WORDS.say("table-elsewhere"))
    # Either can play.
    Mouse().peek(TablePage(tab, WORDS), 3)
    Mouse().put_back(TablePage(visitor.page, WORDS))
    tab.close()
    expect(told).to_have_count(0)
