"""The same seat in two tabs; what is done twice, or too late."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from device import ME
from guests import FRIEND
from hands import Mouse, sure
from reading import Words
from slow_line import SlowLine
from table_page import TablePage
from visitor import Invite, Visitor

WORDS = Words()


@pytest.fixture
def visitor(invite: Invite) -> Visitor:
    return invite()


def test_two_tabs_of_one_seat_show_the_same(visitor: Visitor) -> None:
    visitor.open_table(ME, FRIEND, options={"first": 0})
    here = TablePage(visitor.page, WORDS)
    there = second_tab(visitor)
    Mouse().peek(here, 3)
    for table in (here, there):
        expect(table.button("put-back")).to_be_visible()
    assert here.look()._replace(log=[]) == there.look()._replace(log=[])
    assert here.look().log[0] == there.look().log[0]
    Mouse().put_back(there)
    for table in (here, there):
        expect(table.button("put-back")).to_have_count(0)
        assert {place.hat for place in table.look().row.values()} == {"?"}
        expect(table.page.get_by_test_id("player-1")).to_have_attribute("aria-current", "true")


def test_an_action_that_comes_too_late(visitor: Visitor) -> None:
    """The other tab has not heard yet what was done in this one: it is told so, and shown how things are."""
    visitor.open_table(ME, FRIEND, options={"first": 0})
    here = TablePage(visitor.page, WORDS)
    tab = visitor.context.new_page()
    line = SlowLine(tab)
    tab.goto(visitor.page.url)
    there = TablePage(tab, WORDS)
    there.your_turn()
    line.slow = True
    Mouse().peek(here, 1)
    Mouse().put_back(here)
    expect(here.button("put-back")).to_have_count(0)
    Mouse().swap(there, 2, 5)
    visitor.until(lambda: bool(line.said))
    line.arrive()
    visitor.until(lambda: any("error-stale" in str(data) for data in line.heard))
    line.hurry_up()
    expect(there.dock.get_by_role("alert")).to_have_text(WORDS.say("error-stale"))
    assert visitor.scene()["ply"] == 1
    assert there.look().row == here.look().row


def test_what_is_clicked_twice_is_done_once(visitor: Visitor) -> None:
    visitor.open_table(ME, FRIEND, options={"first": 0})
    table = TablePage(visitor.page, WORDS)
    table.place(2).click()
    twice(table, "peek")
    expect(table.button("put-back")).to_be_visible()
    twice(table, "put-back")
    expect(table.button("put-back")).to_have_count(0)
    expect(table.page.get_by_test_id("player-1")).to_have_attribute("aria-current", "true")
    assert [act["action"] for act in visitor.of_type("act")] == ["peek 2"]
    assert visitor.scene()["ply"] == 1

    visitor.open_table(ME, FRIEND, options={"first": 0})
    table.place(7).dblclick()
    assert visitor.of_type("act")[1:] == []
    table.your_turn()
    table.place(7).click()
    table.button("open").click()
    expect(sure(table)).to_be_visible()
    twice(table, "open")
    expect(table.page.get_by_test_id("player-1")).to_have_attribute("aria-current", "true")
    assert [act["action"] for act in visitor.of_type("act")] == ["peek 2", "open 7"]
    assert visitor.scene()["ply"] == 1


def twice(table: TablePage, what: str) -> None:
    """Faster than any hand: before the page has drawn anything anew."""
    table.button(what).evaluate("button => { button.click(); button.click(); }")


def second_tab(visitor: Visitor) -> TablePage:
    tab = visitor.context.new_page()
    tab.goto(visitor.page.url)
    table = TablePage(tab, WORDS)
    table.your_turn()
    return table
