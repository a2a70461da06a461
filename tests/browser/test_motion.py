"""Things are seen to move; but not by those who have asked for stillness."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from device import ME
from guests import FRIEND
from hands import Mouse
from reading import Words
from table_page import TablePage
from visitor import Invite

WORDS = Words()

#: The longest motion under way at any time, in milliseconds.
LONGEST = """
() => {
  window.longest = 0;
  const look = () => {
    for (const motion of document.getAnimations())
      window.longest = Math.max(window.longest, motion.effect.getComputedTiming().duration);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""


@pytest.mark.parametrize("still", [True, False])
def test_motion_is_as_it_was_asked_for(invite: Invite, still: bool) -> None:
    visitor = invite(still=still, hurry=0)
    page = visitor.page
    table = TablePage(page, WORDS)
    visitor.open_table(ME, FRIEND, options={"first": 0})
    table.your_turn()
    page.evaluate(LONGEST)
    Mouse().drag(table, 2, 6)
    swapped = WORDS.say("hidden-hats-event-swap-you", place=2, other=6)
    expect(page.locator(".log-side").get_by_text(swapped, exact=True)).to_be_attached()
    expect(table.dock.get_by_text(WORDS.say("table-waiting", player="Berta"))).to_be_visible()
    longest = page.evaluate("window.longest")
    assert longest <= 1 if still else longest >= 500
