"""Two people act at the same moment; one acts twice on a slow line. Each time it is done once, for all to see."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from company import agree
from device import ME
from hands import Mouse
from reading import Words
from room_page import RoomPage
from table_page import TablePage
from visitor import Invite, Visitor

WORDS = Words()
OPEN = {"who": "open"}


class SlowLine:
    """A tab's connection, both ways: while it is slow, all that is said is under way, until it arrives or is lost.

    said, heard: what is under way to the server and from it.
    """

    def __init__(self, tab: Page) -> None:
        self.slow = False
        self.said: list[str | bytes] = []
        self.heard: list[str | bytes] = []
        self._to_server: Callable[[str | bytes], None] = self.said.append
        self._tab: WebSocketRoute | None = None
        tab.route_web_socket("**/live", self._connect)

    def arrive(self) -> None:
        """At the server; answers stay under way."""
        for data in self.said:
            self._to_server(data)
        self.said.clear()

    def break_off(self) -> None:
        """Whatever is under way is lost, and the page knows that the line is broken."""
        self.slow = False
        self.said.clear()
        self.heard.clear()
        assert self._tab is not None
        self._tab.close(code=1012)

    def _connect(self, tab: WebSocketRoute) -> None:
        server = tab.connect_to_server()
        self._tab, self._to_server = tab, server.send
        tab.on_message(lambda data: self.said.append(data) if self.slow else server.send(data))
        server.on_message(lambda data: self.heard.append(data) if self.slow else tab.send(data))


def test_two_people_take_the_same_seat(invite: Invite) -> None:
    maker, ben, clara = invite(), invite(), invite()
    lines = [SlowLine(guest.page) for guest in (ben, clara)]
    maker.open_table(ME, OPEN, OPEN)
    for guest, name, line in ((ben, "Ben", lines[0]), (clara, "Clara", lines[1])):
        guest.page.goto(maker.page.url)
        expect(RoomPage(guest.page, WORDS).seat(1)).to_be_visible()
        line.slow = True
        RoomPage(guest.page, WORDS).ask_to_sit(1, name)
        guest.until(lambda line=line: len(line.said) == 1)  # type: ignore[misc]
    for line in lines:
        line.slow = False
        line.arrive()
    expect(clara.page.get_by_role("alert")).to_have_text(WORDS.say("error-seat-taken", player="Ben"))
    for visitor in (maker, ben, clara):
        expect(RoomPage(visitor.page, WORDS).seat(1)).to_contain_text("Ben")
        expect(RoomPage(visitor.page, WORDS).seat(2)).not_to_contain_text("Clara")
    RoomPage(clara.page, WORDS).ask_to_sit(2, "Clara")
    for visitor in (maker, ben, clara):
        expect(visitor.page.get_by_test_id("player-2")).to_contain_text("Clara")


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
    slow.slow = False
    slow.arrive()
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
