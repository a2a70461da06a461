"""Everything there is to see, one view after the other, in the visitor's language."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from guests import GUESTS
from hands import Finger, Mouse
from lobby_page import LobbyPage
from reading import Words
from table_page import TablePage
from visitor import Visitor

#: Milliseconds: what thinks about a move may have to be compiled.
AT_FIRST = 200_000


def tour(visitor: Visitor, words: Words, *, touch: bool = False) -> Iterator[str]:
    """Leads the visitor from view to view, and stops at each: its name. The visitor must be an unwatched one."""
    yield from _lobby(visitor, words)
    yield from _turn(visitor, words, Finger() if touch else Mouse())
    yield from _opened(visitor, words)
    yield from _end(visitor, words)
    for address in ("/rules/hidden_hats", "/about", "/table/nowhere"):
        visitor.page.goto(address)
        visitor.page.get_by_role("link", name=words.say("page-to-lobby"), exact=True).wait_for()
        yield address


def _lobby(visitor: Visitor, words: Words) -> Iterator[str]:
    page = visitor.page
    lobby = LobbyPage(page, words)
    lobby.come()
    lobby.box.locator("..").click(position={"x": 20, "y": 20})
    yield "lobby"
    page.get_by_text(words.say("lobby-options"), exact=True).click()
    expect(page.get_by_role("switch").last).to_be_visible()
    yield "options"
    page.get_by_role("button", name=words.say("lobby-my-portrait")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "faces"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def _turn(visitor: Visitor, words: Words, hands: Mouse) -> Iterator[str]:
    page = visitor.page
    table = TablePage(page, words)
    visitor.open_table(*GUESTS, ruleset=words.ruleset, options={"first": 0}, hints=True)
    table.your_turn()
    yield "your turn"
    hands.press(table.dock.get_by_role("button", name=words.say("table-hint"), exact=True))
    advice = page.get_by_test_id("advice")
    expect(advice).to_be_visible(timeout=AT_FIRST)
    yield "a hint"
    hands.press(advice.get_by_role("button", name=words.say("page-close"), exact=True))
    expect(advice).to_have_count(0)
    hands.press(table.place(2))
    expect(table.button("open")).to_be_visible()
    yield "a hat chosen"
    hands.press(table.button("swap"))
    expect(table.dock.get_by_role("status")).to_be_visible()
    yield "half a swap"
    hands.press(table.button("cancel"))
    hands.press(table.place(2))
    hands.press(table.button("open"))
    expect(table.dock.get_by_role("switch")).to_be_visible()
    yield "an open to be confirmed"
    hands.press(table.button("cancel"))
    hands.peek(table, 4)
    expect(table.button("put-back")).to_be_visible()
    yield "a peeked hat"
    hands.put_back(table)
    expect(table.dock.get_by_text(words.say("table-waiting", player="Bo"))).to_be_visible()
    yield "another one's turn"
    for title in ("hidden-hats-hint-title", "table-log"):
        button = page.get_by_role("button", name=words.say(title), exact=True)
        if button.is_visible():
            hands.press(button)
            expect(page.get_by_role("dialog")).to_be_visible()
            yield title
            hands.press(page.get_by_role("dialog").get_by_role("button", name=words.say("page-close")))
            expect(page.get_by_role("dialog")).to_have_count(0)
    visitor.open_table(*GUESTS[:2], ruleset=words.ruleset, options={"first": 1})
    expect(table.dock.get_by_text(words.say("table-waiting", player="Bo"))).to_be_visible()
    yield "another one begins"


def open_wrong_hat(visitor: Visitor, words: Words, **options: int) -> TablePage:
    """A table at which this visitor has just opened a hat that is wrong."""
    table = TablePage(visitor.page, words)
    while True:
        visitor.open_table(*GUESTS, ruleset=words.ruleset, options={"first": 0, **options})
        table.your_turn()
        Mouse().open(table, 1)
        visitor.until(lambda: visitor.scene()["ply"] == 1)
        if visitor.scene()["view"]["seats"][0]["balds"]:
            return table


def _opened(visitor: Visitor, words: Words) -> Iterator[str]:
    table = open_wrong_hat(visitor, words)
    expect(table.button("seen")).to_be_visible()
    yield "an opened hat"
    table.button("seen").click()
    expect(table.button("seen")).to_have_count(0)


def _end(visitor: Visitor, words: Words) -> Iterator[str]:
    open_wrong_hat(visitor, words, patience=1)
    again = visitor.page.get_by_role("button", name=words.say("end-again"))
    skip = visitor.page.get_by_role("button", name=words.say("end-skip"))
    expect(again.or_(skip)).to_be_visible()
    yield "the counting"
    expect(again).to_be_visible()
    yield "the end"
    page = visitor.page
    page.get_by_role("button", name=words.say("review-open"), exact=True).click()
    moves = page.get_by_test_id("moves")
    expect(moves).to_be_visible(timeout=AT_FIRST)
    yield "a review"
    for summary in moves.locator("summary").all():
        summary.click()
        expect(moves.get_by_text(words.say("review-best"), exact=True).first).to_be_visible()
    yield "a review with more of a move"
