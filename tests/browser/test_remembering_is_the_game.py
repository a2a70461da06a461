"""HH-19 on the page: what is seen lies there for its time, and then it is nowhere but in the person's head."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from device import ME
from guests import FRIEND
from hands import Mouse
from reading import Words
from secrecy import hats_told, mentions
from table_page import TablePage
from tour import open_wrong_hat
from visitor import Invite, Visitor

WORDS = Words()

#: How long, in milliseconds, an opened hat was on the head and in the dock, as the page drew it.
STOPWATCH = """
place => {
  const seen = (window.seen = { head: 0, dock: 0 });
  let last = performance.now();
  const look = (now) => {
    const head = document.querySelector(`[data-place="${place}"]:has(.character use[href*="/hats/"])`);
    if (head?.ariaLabel.includes(", hat: ")) seen.head += now - last;
    if (document.querySelector('[data-testid="dock"] .ring')) seen.dock += now - last;
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""


@pytest.mark.rule("HH-19")
def test_a_peeked_hat(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    table = TablePage(page, WORDS)
    number = visitor.open_table(ME, FRIEND, options={"first": 0})
    table.your_turn()
    before = {kind: mentions(page, WORDS, kind) for kind in WORDS.hats.values()}
    Mouse().peek(table, 3)
    expect(table.button("put-back")).to_be_visible()
    kind = visitor.scene()["peeked"]["hat"]
    hat = table.look().row[3].hat
    assert hat == kind
    assert mentions(page, WORDS, kind) > before[kind]
    # It is the table's, not only this page's: it lies there until it is put back, however often the page is loaded.
    page.reload()
    expect(table.button("put-back")).to_be_visible()
    assert table.look().row[3].hat == kind

    until_then = len(visitor.heard)
    Mouse().put_back(table)
    expect(table.dock.get_by_text(WORDS.say("table-waiting", player="Berta"))).to_be_visible()
    visitor.until(lambda: visitor.scene()["peeked"] is None)
    expect(page.locator('[data-place="3"] .face use')).to_have_count(0)
    gone(visitor, before, kind)

    # Nor does it come back with whatever happens then: to the friend, to the hat, to the page.
    with visitor.friends.at(number, seat=1) as friend:
        friend.play("peek 2")
        friend.ask("put_back")
    expect(page.locator(".log-side").get_by_text("Berta peeks at the hat on place 2.")).to_be_visible()
    table.your_turn()
    Mouse().drag(table, 3, 5)
    expect(table.dock.get_by_text(WORDS.say("table-waiting", player="Berta"))).to_be_visible()
    gone(visitor, before, kind)
    page.reload()
    expect(table.dock.get_by_text(WORDS.say("table-waiting", player="Berta"))).to_be_visible()
    gone(visitor, before, kind)
    told = set[str]().union(*(hats_told(message) for message in visitor.heard[until_then:]))
    assert told & set(WORDS.hats.values()) == set()


def gone(visitor: Visitor, before: dict[str, int], kind: str) -> None:
    """The page speaks of that kind as little as before: the characters that lie there, the faces of the players."""
    assert mentions(visitor.page, WORDS, kind) == before[kind]


@pytest.mark.rule("HH-19")
def test_an_opened_hat_is_seen_for_three_seconds(invite: Invite) -> None:
    visitor = invite(hurry=0)
    table = TablePage(visitor.page, WORDS)
    while True:
        visitor.open_table(ME, FRIEND, options={"first": 0})
        table.your_turn()
        visitor.page.evaluate(STOPWATCH, 6)
        before = {kind: mentions(visitor.page, WORDS, kind) for kind in WORDS.hats.values()}
        Mouse().open(table, 6)
        visitor.until(lambda: visitor.scene()["ply"] == 1)
        if visitor.scene()["view"]["seats"][0]["balds"]:
            break
    (opened,) = visitor.scene()["opened"]
    expect(table.dock).to_contain_text(WORDS.say(f"hidden-hats-hat-{opened['hat']}"))
    assert visitor.of_type("seen") == []
    expect(table.button("seen")).to_have_count(0)
    seen = visitor.page.evaluate("window.seen")
    assert 2900 <= seen["dock"] < 6000
    assert seen["head"] >= seen["dock"]
    assert [message["number"] for message in visitor.of_type("seen")] == [opened["number"]]
    expect(table.place(6)).to_have_accessible_name(re.compile("hat face down"))
    gone(visitor, before, opened["hat"])


@pytest.mark.rule("HH-19")
def test_an_opened_hat_is_seen_until_it_is_said_so(invite: Invite) -> None:
    """Nobody looks at this tab: the hat waits, also when the page is loaded again."""
    visitor = invite(watched=False)
    table = open_wrong_hat(visitor, WORDS)
    (opened,) = visitor.scene()["opened"]
    for again in (True, False):
        expect(table.button("seen")).to_be_visible()
        expect(table.place(1)).to_have_accessible_name(
            re.compile(f"hat: {re.escape(name_of(opened['hat']))}$")
        )
        assert visitor.of_type("seen") == []
        if again:
            visitor.page.reload()
    table.button("seen").click()
    expect(table.button("seen")).to_have_count(0)
    expect(table.place(1)).to_have_accessible_name(re.compile("hat face down"))
    visitor.until(lambda: visitor.scene()["opened"] == [])
    assert len(visitor.of_type("seen")) == 1
    visitor.page.reload()
    expect(table.dock.get_by_text(WORDS.say("table-waiting", player="Bo"))).to_be_visible()
    assert {place.hat for place in table.look().row.values()} == {"?"}


@pytest.mark.rule("HH-19")
def test_a_small_child_is_reminded(invite: Invite) -> None:
    visitor = invite()
    table = TablePage(visitor.page, WORDS)
    visitor.open_table({**ME, "memory_aid": True}, FRIEND, options={"first": 0})
    Mouse().peek(table, 3)
    expect(table.button("put-back")).to_be_visible()
    hat = name_of(visitor.scene()["peeked"]["hat"])
    Mouse().put_back(table)
    expect(table.place(3)).to_have_accessible_name(re.compile(f"you remember: {re.escape(hat)}$"))


def name_of(kind: str) -> str:
    return WORDS.say(f"hidden-hats-hat-{kind}")
