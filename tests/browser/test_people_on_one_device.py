"""One device is passed round: what the next one sees isn't there before they lift the curtain."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from company import Company, Person, Sharer, agree, answered
from device import ME
from hands import Finger, Mouse
from lobby_page import LobbyPage
from reading import Words
from room_page import RoomPage
from sizes import sized
from visitor import Invite, Visitor
from wire import Wire

WORDS = Words()
ANNA = {**ME, "memory_aid": True}
BERTA = {"who": "me", "name": "Berta", "portrait": "witch", "memory_aid": True}


class Child(Sharer):
    """Is reminded of what they have seen; so it can be told whose view the page has."""

    def __init__(self, visitor: Visitor, seat: int, name: str, hands: Mouse | None = None) -> None:
        super().__init__(visitor, seat, name, WORDS, hands)

    def come(self) -> None:
        self.await_curtain()
        # It hangs before the server has told what everybody may see.
        self.visitor.until(lambda: self.visitor.scene()["view"]["seat"] is None)
        assert {place.hat for place in self.table.look().row.values()} <= {"?", None}
        self.lift()
        expect(self.visitor.page.get_by_test_id(f"player-{self.seat}")).to_contain_text("(you)")


def test_two_people_on_one_device(invite: Invite) -> None:
    visitor = invite()
    wire = Wire(visitor)
    page = visitor.page
    visitor.open_table(ANNA, BERTA, options={"first": 1})
    anna, berta = Child(visitor, 0, "Anna"), Child(visitor, 1, "Berta")
    berta.await_curtain()
    assert wire.scenes(0) == wire.scenes(1) == 0
    remembered = page.get_by_label("you remember")
    for person, place in ((berta, 2), (anna, 5), (berta, 3), (anna, 6)):
        person.await_curtain()
        expect(remembered).to_have_count(0)
        assert "you remember" not in page.content()
        welcomes = wire.welcomes(person.seat)
        person.come()
        assert wire.welcomes(person.seat) == welcomes + 1
        expect(remembered).to_have_count(0 if place in (2, 5) else 1)
        person.table.your_turn()
        person.game.act(f"peek {place}")
        visitor.until(lambda: answered(visitor))
    assert wire.for_other_eyes() == []

    # Whoever loads the page again may be anybody.
    berta.come()
    expect(remembered).to_have_count(2)
    page.reload()
    berta.await_curtain()
    assert "you remember" not in page.content()
    berta.lift()
    expect(remembered).to_have_count(2)
    # But for a peeked hat that still lies there: it is theirs to put back.
    Mouse().peek(berta.table, 4)
    expect(berta.table.button("put-back")).to_be_visible()
    page.reload()
    berta.await_curtain()
    expect(berta.table.button("put-back")).to_have_count(0)
    berta.lift()
    berta.game.hands.put_back(berta.table)
    anna.await_curtain()
    assert wire.for_other_eyes() == []


@pytest.mark.soak
def test_two_people_on_a_tablet_one_on_a_phone_and_a_bot(invite: Invite) -> None:
    tablet = invite(size=(1024, 768), touch=True)
    phone = invite(size=(360, 640), touch=True)
    wires = [Wire(tablet), Wire(phone)]
    lobby = LobbyPage(tablet.page, WORDS)
    lobby.come()
    tablet.page.get_by_text("4", exact=True).tap()
    lobby.name().fill("Anna")
    lobby.who(1, "me").tap()
    lobby.who(2, "open").tap()
    tablet.page.get_by_role("textbox", name=WORDS.say("lobby-person-name", number=2)).fill("Berta")
    tablet.page.get_by_role("button", name=WORDS.say("lobby-invite")).tap()
    tablet.page.wait_for_url("**/table/*")
    phone.page.goto(tablet.page.url)
    RoomPage(phone.page, WORDS, Finger()).ask_to_sit(2, "Clara")
    company = Company(
        Sharer(tablet, 0, "Anna", WORDS, Finger()),
        Sharer(tablet, 1, "Berta", WORDS, Finger()),
        Person(phone, 2, "Clara", WORDS, Finger()),
    )
    going_on = company.take_turns(sized(6, 400))
    agree([tablet, phone])
    if not going_on:
        for page in (tablet.page, phone.page):
            expect(page.get_by_test_id("score-3")).to_be_visible()
    assert [wire.for_other_eyes() for wire in wires] == [[], []]
    assert wires[0].scenes(2) == wires[1].scenes(0) == wires[1].scenes(1) == 0
