"""Two people act at the same moment; one acts twice on a slow line. Each time it is done once, for all to see."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from company import agree
from device import ME
from hands import Mouse
from reading import Words
from room_page import RoomPage
from slow_line import SlowLine
from table_page import TablePage
from visitor import Invite, Visitor

WORDS = Words()
OPEN = {"who": "open"}


def test_two_people_take_the_same_seat(invite: Invite) -> None:
    """Who is first the server decides; the other is told, and takes the seat beside it."""
    maker, guests = invite(), {"Ben": invite(), "Clara": invite()}
    lines = {name: SlowLine(guest.page) for name, guest in guests.items()}
    everyone = [maker, *guests.values()]
    maker.open_table(ME, OPEN, OPEN)
    for name, guest in guests.items():
        guest.page.goto(maker.page.url)
        expect(RoomPage(guest.page, WORDS).seat(1)).to_be_visible()
        lines[name].slow = True
        RoomPage(guest.page, WORDS).ask_to_sit(1, name)
        guest.until(lambda line=lines[name]: len(line.said) == 1)  # type: ignore[misc]
    for line in lines.values():
        line.hurry_up()
    taken = RoomPage(maker.page, WORDS).seat(1)
    expect(taken).to_contain_text(re.compile("Ben|Clara"))
    first, second = ("Ben", "Clara") if "Ben" in taken.inner_text() else ("Clara", "Ben")
    refused = guests[second].page
    why = WORDS.say("error-seat-taken", player=first)
    expect(refused.get_by_role("alert").filter(has_text=why)).to_have_text(why)
    for visitor in everyone:
        expect(RoomPage(visitor.page, WORDS).seat(1)).to_contain_text(first)
        expect(RoomPage(visitor.page, WORDS).seat(2)).not_to_contain_text(second)
    RoomPage(refused, WORDS).ask_to_sit(2, second)
    for visitor in everyone:
        expect(visitor.page.get_by_test_id("player-2")).to_contain_text(second)


def test_two_people_act_at_the_same_turn(invite: Invite) -> None:
    """The one whose turn it is, and, with a page that doesn't wait for it, the other."""
    anna, ben = invite(), invite()
    table = two_at_a_table(anna, ben)
    slow = SlowLine(anna.page)
    anna.page.reload()
    table.your_turn()
    slow.slow = True
    table.place(2).click()
    table.button("peek").click()
    anna.until(lambda: len(slow.said) == 1)
    answer = ben.page.evaluate(OUT_OF_TURN, anna.page.url.rpartition("/")[2])
    assert (answer["type"], answer["code"]) == ("refused", "error-turn")
    assert answer["args"] == {"seat": 0, "player": "Anna"}
    assert answer["scene"]["ply"] == 0
    slow.hurry_up()
    Mouse().put_back(table)
    agree([anna, ben])
    assert ben.scene()["ply"] == 1
    TablePage(ben.page, WORDS).your_turn()


#: Ben's browser, but not our page.
OUT_OF_TURN = """
(table) => new Promise((resolve) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live`);
  line.onopen = () => {
    line.send(JSON.stringify({ type: "hello", seat: 1, since: null, build: null }));
    line.send(JSON.stringify({ type: "act", id: "out-of-turn", seat: 1, ply: 0, action: "peek 5" }));
  };
  line.onmessage = ({ data }) => {
    const answer = JSON.parse(data);
    if (answer.id !== "out-of-turn") return;
    line.close();
    resolve(answer);
  };
})
"""


def test_a_double_click_on_a_slow_line(invite: Invite) -> None:
    """Nothing comes back for a while, so it is clicked again; then the answer is lost, and the page asks again."""
    anna, ben = invite(), invite()
    table = two_at_a_table(anna, ben)
    slow = SlowLine(anna.page)
    anna.page.reload()
    table.your_turn()
    slow.slow = True
    table.place(6).click()
    table.button("peek").dblclick()
    table.place(6).dblclick(force=True)
    anna.until(lambda: bool(slow.said))
    assert table.look().live == []
    assert len(slow.said) == 1
    slow.arrive()
    anna.until(lambda: any('"done"' in str(data) for data in slow.heard))
    slow.break_off()
    expect(table.button("put-back")).to_be_visible()
    agree([anna, ben])
    acts = anna.of_type("act")
    assert [act["action"] for act in acts] == ["peek 6"] * 2
    assert len({act["id"] for act in acts}) == 1
    assert ben.scene()["ply"] == 1
    Mouse().put_back(table)
    TablePage(ben.page, WORDS).your_turn()


def two_at_a_table(anna: Visitor, ben: Visitor) -> TablePage:
    """Each with a device of their own; Anna begins."""
    anna.open_table(ME, OPEN, options={"first": 0})
    ben.page.goto(anna.page.url)
    RoomPage(ben.page, WORDS).ask_to_sit(1, "Ben")
    for visitor in (anna, ben):
        expect(visitor.page.get_by_test_id("player-1")).to_contain_text("Ben")
    table = TablePage(anna.page, WORDS)
    table.your_turn()
    return table
