"""A family at a table: a laptop, a phone, a tablet, a bot, and somebody who only watches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from company import Company, Person, agree
from device import Message, Process
from hands import Finger
from lobby_page import LobbyPage
from mortal import warm
from qr_code import drawn, of
from reading import Words
from room_page import RoomPage
from sizes import sized
from table_page import TablePage
from visitor import Invite, Visitor
from wire import Wire

WORDS = Words()
#: How often each person's turn comes in a game of four, at most, as far as it is played here.
ROUNDS = sized(4, 120)

#: A page that isn't ours says that at the table; the answers, so many as are expected.
FORGE = """
([table, messages, expected]) => new Promise((resolve) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live`);
  const answers = [];
  line.onopen = () => messages.forEach((message) => line.send(JSON.stringify(message)));
  line.onmessage = ({ data }) => {
    const answer = JSON.parse(data);
    if (["done", "refused"].includes(answer.type) && answers.push(answer) === expected) {
      line.close();
      resolve(answers);
    }
  };
})
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that the whole house reaches."""
    process = Process(tmp_path_factory.mktemp("house"), host="0.0.0.0")
    warm(process)
    yield process
    assert process.stop() == ""


@pytest.mark.soak
def test_three_people_on_three_devices_and_a_bot(invite: Invite, house: Process) -> None:
    laptop = invite(house.address)
    address = table_for_four(laptop)
    phone = invite(house.address, size=(360, 640), touch=True)
    tablet = invite(house.address, size=(1024, 768), touch=True)
    watcher = invite(house.address)
    visitors = [laptop, phone, tablet, watcher]
    wires = [Wire(visitor) for visitor in visitors]
    laptop.page.reload()
    for visitor in visitors[1:]:
        visitor.page.goto(address)
        expect(visitor.page.get_by_role("heading", name=WORDS.say("room-title-guest"))).to_be_visible()

    hands = Finger()
    RoomPage(phone.page, WORDS, hands).sit(1, "Ben")
    for visitor in visitors:
        expect(RoomPage(visitor.page, WORDS).seat(1)).to_contain_text("Ben")
        expect(visitor.page.get_by_text(WORDS.say("room-waiting", count=1))).to_be_visible()
    RoomPage(tablet.page, WORDS, hands).ask_to_sit(2, "Clara")
    people = [
        Person(laptop, 0, "Anna", WORDS),
        Person(phone, 1, "Ben", WORDS, hands),
        Person(tablet, 2, "Clara", WORDS, Finger()),
    ]
    for visitor in visitors:
        expect(visitor.page.get_by_test_id("player-3")).to_be_visible()
        assert "(away)" not in visitor.page.get_by_test_id("player-1").inner_text()
    expect(watcher.page.get_by_text(WORDS.say("table-watching"))).to_be_visible()

    company = Company(*people)
    going_on = company.take_turns(ROUNDS * 3)
    assert TablePage(watcher.page, WORDS).look().live == []
    if going_on:
        cannot_act(watcher.page, company.scene(), address.rpartition("/")[2])
    else:
        for visitor in visitors:
            expect(visitor.page.get_by_test_id("score-3")).to_be_visible()
    agree(visitors)
    for seat, wire in zip((0, 1, 2, None), wires, strict=True):
        assert wire.for_other_eyes() == []
        assert wire.scenes(seat) > company.scene()["ply"]


def table_for_four(visitor: Visitor) -> str:
    """Made in the lobby; the address at which the others come to it."""
    lobby = LobbyPage(visitor.page, WORDS)
    lobby.come()
    lobby.count(4).locator("..").click()
    lobby.name().fill("Anna")
    for seat in (1, 2):
        lobby.who(seat, "open").click()
    visitor.page.get_by_role("button", name=WORDS.say("lobby-invite")).click()
    return RoomPage(visitor.page, WORDS).address.inner_text()


def cannot_act(page: Page, scene: Message, table: str) -> None:
    """Not even with a page that isn't ours."""
    hello = {"type": "hello", "since": None, "build": None}
    (refused,) = page.evaluate(FORGE, [table, [{**hello, "seat": 0}], 1])
    assert refused["code"] == "error-not-yours"
    act = {"type": "act", "ply": scene["ply"], "action": "peek 1"}
    asked = [
        *({**act, "id": f"forged-{seat}", "seat": seat} for seat in range(4)),
        {"type": "fill", "id": "forged-fill", "seat": 1, "bot": "random", "name": "Eve", "portrait": "cook"},
        {"type": "free", "id": "forged-free", "seat": 3},
    ]
    answers = page.evaluate(FORGE, [table, [{**hello, "seat": None}, *asked], len(asked)])
    codes = [answer.get("code") for answer in answers]
    assert codes == [*["error-not-yours"] * 3, "error-bot-seat", *["error-not-maker"] * 2]


def test_the_qr_code_holds_the_address_that_is_shown(invite: Invite, house: Process) -> None:
    laptop = invite(house.address)
    address = table_for_four(laptop)
    room = RoomPage(laptop.page, WORDS)
    assert address == f"{house.address}/table/{laptop.page.url.rpartition('/')[2]}"
    assert drawn(room.qr_code(address)) == of(address)
