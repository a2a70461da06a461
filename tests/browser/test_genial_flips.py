"""A flip is watched: nothing tells what it is before it is turned; a misfire says why, also without motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from device import ME, Process
from genial_page import GenialPage, GenialWords, warm
from guests import FRIEND
from test_motion import LONGEST
from visitor import Invite

WORDS = GenialWords("en")


@pytest.fixture(autouse=True)
def warmed(server: Process) -> None:
    warm(server)


@pytest.mark.parametrize("still", [False, True])
def test_somebody_elses_flips(invite: Invite, still: bool) -> None:
    """Until a misfire: it comes with the second token of a colour at the latest."""
    visitor = invite(still=still, hurry=0)
    page = visitor.page
    table = visitor.open_table(ME, FRIEND, ruleset="genial", options={"first": 1})
    seen = GenialPage(page, WORDS)
    expect(seen.dock.get_by_text(WORDS.say("table-waiting", player="Berta"))).to_be_visible()
    page.evaluate(LONGEST)
    flipping = WORDS.say("genial-event-flipping", player="Berta")
    with visitor.friends.at(table, seat=1) as line:
        while line.scene["to_move"] == 1:
            event = line.play("flip")["event"]
            told = WORDS.say(
                f"genial-event-{event['kind']}", player="Berta", colour=WORDS.colour(event["colour"])
            )
            expect(seen.dock.get_by_text(flipping, exact=True)).to_be_visible()
            assert told not in seen.log.inner_text()
            expect(seen.dock.get_by_text(told, exact=True)).to_be_visible()
            said = page.locator(".turning .said").get_by_text(WORDS.say(f"genial-verdict-{event['kind']}"))
            expect(said).to_be_visible()
            if event["kind"] != "match":
                # The place that says why: empty in the centre, or taken in the zone.
                expect(
                    page.locator(f".{'zone' if event['kind'] == 'conflict' else 'centre'} .bad")
                ).to_have_count(1)
            expect(said).to_have_count(0)
    assert seen.await_turn()
    centre = seen.tray(WORDS.say("genial-centre")).get_by_role("listitem")
    assert centre.count() == sum(count > 0 for count in visitor.scene()["view"]["centre"].values())
    longest = page.evaluate("window.longest")
    assert longest <= 1 if still else longest >= 300
