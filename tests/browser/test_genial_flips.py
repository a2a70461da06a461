"""A flip is watched: nothing tells what it is before it is turned; a misfire says why, also without motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from device import ME, Message, Process
from genial_page import GenialPage, GenialWords, warm
from guests import FRIEND
from test_motion import LONGEST
from visitor import Invite

WORDS = GenialWords("en")


@pytest.fixture(autouse=True)
def warmed(server: Process) -> None:
    warm(server)


#: Writes down all that is seen, also what is there for a moment only: in what place, and what.
WATCH = """
() => {
  window.seen = [];
  const places = {dock: '[data-testid="dock"]', log: ".log-side", said: ".turning .said",
                  zone: ".zone .bad", centre: ".centre .bad"};
  const last = {};
  const look = () => {
    for (const [place, which] of Object.entries(places)) {
      const text = document.querySelector(which)?.textContent ?? null;
      if (text !== (last[place] ?? null)) window.seen.push([place, text]);
      last[place] = text;
    }
  };
  new MutationObserver(look).observe(
    document.body, {subtree: true, childList: true, characterData: true, attributes: true});
}
"""


@pytest.mark.parametrize("still", [False, True])
def test_somebody_elses_flips(invite: Invite, still: bool) -> None:
    """Until a misfire: it comes with the second token of a colour at the latest."""
    visitor = invite(still=still, hurry=0)
    page = visitor.page
    table = visitor.open_table(ME, FRIEND, ruleset="genial", options={"first": 1})
    seen = GenialPage(page, WORDS)
    expect(seen.dock.get_by_text(WORDS.say("table-waiting", player="Berta"))).to_be_visible()
    page.evaluate(LONGEST)
    page.evaluate(WATCH)
    events = []
    with visitor.friends.at(table, seat=1) as line:
        while line.scene["to_move"] == 1:
            event = line.play("flip")["event"]
            events.append(event)
            expect(seen.log).to_contain_text(told(event))
    assert seen.await_turn()
    seen_then: list[tuple[str, str | None]] = [tuple(each) for each in page.evaluate("window.seen")]
    flipping = WORDS.say("genial-event-flipping", player="Berta")
    for event in events:
        turned = first(seen_then, "dock", told(event))
        assert first(seen_then, "dock", flipping) < turned
        assert first(seen_then, "said", WORDS.say(f"genial-verdict-{event['kind']}")) < len(seen_then)
        assert all(told(event) not in (text or "") for place, text in seen_then[:turned] if place == "log")
        if event["kind"] != "match":
            # The place that says why: taken in the zone, or empty in the centre.
            assert any(place == WHY[event["kind"]] for place, _ in seen_then)
        seen_then = seen_then[turned:]
    centre = seen.tray(WORDS.say("genial-centre")).get_by_role("listitem")
    assert centre.count() == sum(count > 0 for count in visitor.scene()["view"]["centre"].values())
    longest = page.evaluate("window.longest")
    assert longest <= 1 if still else longest >= 300


WHY = {"conflict": "zone", "no_match": "centre"}


def told(event: Message) -> str:
    colour = WORDS.colour(event["colour"])
    return WORDS.say(f"genial-event-{event['kind']}", player="Berta", colour=colour)


def first(seen: list[tuple[str, str | None]], where: str, what: str) -> int:
    """When it was seen there first."""
    found = [n for n, (place, text) in enumerate(seen) if place == where and what in (text or "")]
    assert found, (where, what, seen)
    return found[0]
