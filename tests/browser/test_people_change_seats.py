"""Seats go to bots, are freed and taken; the next game begins with the next seat; who is reminded of hats."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from company import agree
from device import BOT, ME
from hands import Mouse
from reading import Words
from room_page import RoomPage
from table_page import TablePage
from visitor import Invite, Visitor
from wire import Wire

WORDS = Words()
OPEN = {"who": "open"}


def test_the_maker_gives_seats_to_bots_and_frees_them(invite: Invite) -> None:
    maker, guest = invite(), invite()
    maker.open_table(ME, OPEN, OPEN, options={"first": 1})
    guest.page.goto(maker.page.url)
    room, guests = RoomPage(maker.page, WORDS), RoomPage(guest.page, WORDS)
    for seat in (1, 2):
        expect(guests.deed("sit", seat)).to_be_visible()
        expect(guests.deed("fill", seat)).to_have_count(0)
    room.fill(1)
    bot = WORDS.say("lobby-bot-1")
    for one in (room, guests):
        expect(one.seat(1)).to_contain_text(bot)
    expect(guests.deed("free", 1, bot)).to_have_count(0)
    room.deed("free", 1, bot).click()
    expect(guests.deed("sit", 1)).to_be_visible()
    guests.sit(2, "Ben")
    guests.deed("stand", 2, "Ben").click()
    expect(guests.seat(2)).to_contain_text(WORDS.say("room-nobody"))
    guests.sit(2, "Ben")
    room.fill(1)
    for visitor in (maker, guest):
        expect(visitor.page.get_by_test_id("player-2")).to_contain_text("Ben")


def test_a_seat_is_freed_in_the_middle_of_a_game(invite: Invite) -> None:
    """The table waits until somebody sits down; a bot that does knows nothing of what was seen there."""
    maker, guest = invite(), invite()
    maker.open_table(ME, OPEN, options={"first": 1})
    guest.page.goto(maker.page.url)
    room, guests = RoomPage(maker.page, WORDS), RoomPage(guest.page, WORDS)
    guests.ask_to_sit(1, "Ben")
    anna, ben = TablePage(maker.page, WORDS), TablePage(guest.page, WORDS)
    Mouse().peek(ben, 3)
    expect(ben.button("put-back")).to_be_visible()
    guests.open()
    guests.deed("stand", 1, "Ben").click()
    expect(guests.deed("sit", 1)).to_be_visible()
    guests.close()
    expect(guest.page.get_by_text(WORDS.say("table-watching"))).to_be_visible()
    assert {place.hat for place in ben.look().row.values()} == {"?"}
    assert not ben.look().peeked
    Mouse().peek(anna, 2)
    Mouse().put_back(anna)
    for table in (anna, ben):
        expect(table.dock).to_contain_text(WORDS.say("table-waiting-seat"))
    anna.dock.get_by_role("button", name=WORDS.say("room-people")).click()
    room.fill(1)
    room.close()
    anna.your_turn()
    assert maker.scene()["ply"] == 3
    agree([maker, guest])


def test_play_again_leads_everyone_to_the_new_table(invite: Invite) -> None:
    """The patience of that game is over after a single peek."""
    maker, guest, watcher = invite(), invite(), invite()
    table = maker.open_table(ME, BOT, OPEN, options={"first": 2, "patience": 1})
    for visitor in (guest, watcher):
        visitor.page.goto(maker.page.url)
    RoomPage(guest.page, WORDS).ask_to_sit(2, "Ben")
    expect(watcher.page.get_by_test_id("player-2")).to_contain_text("Ben")
    Mouse().peek(TablePage(guest.page, WORDS), 1)
    for visitor in (maker, guest, watcher):
        expect(visitor.page.get_by_test_id("score-2")).to_be_visible()
    again = WORDS.say("end-again")
    expect(watcher.page.get_by_role("button", name=again)).to_have_count(0)
    guest.page.get_by_role("button", name=again).click()
    maker.page.get_by_role("link", name=WORDS.say("end-come")).click()
    watcher.page.get_by_role("link", name=WORDS.say("end-watch")).click()
    for visitor in (maker, guest, watcher):
        expect(visitor.page.get_by_test_id("player-2")).to_contain_text("Ben")
    assert len({visitor.page.url for visitor in (maker, guest, watcher)}) == 1
    assert table not in guest.page.url
    agree([maker, guest, watcher])
    assert guest.scene()["view"]["first"] == 0
    TablePage(maker.page, WORDS).your_turn()
    assert TablePage(watcher.page, WORDS).look().live == []


def test_only_the_small_child_is_reminded(invite: Invite) -> None:
    child, grown_up = invite(), invite()
    wires = [Wire(child), Wire(grown_up)]
    child.open_table({**ME, "memory_aid": True}, OPEN, options={"first": 0})
    grown_up.page.goto(child.page.url)
    RoomPage(grown_up.page, WORDS).ask_to_sit(1, "Berta")
    hands = Mouse()
    for visitor, place in ((child, 3), (grown_up, 5), (child, 6), (grown_up, 2)):
        table = TablePage(visitor.page, WORDS)
        table.your_turn()
        hands.peek(table, place)
        hands.put_back(table)
    for place, remembered in ((3, True), (6, True), (5, False), (2, False)):
        label = re.compile("you remember" if remembered else "hat face down")
        expect(TablePage(child.page, WORDS).place(place)).to_have_accessible_name(label)
        expect(TablePage(grown_up.page, WORDS).place(place)).to_have_accessible_name(
            re.compile("hat face down")
        )
    assert "you remember" not in grown_up.page.content()
    assert [wire.for_other_eyes() for wire in wires] == [[], []]
    assert known(child) == {3, 6}
    assert known(grown_up) == set()


def known(visitor: Visitor) -> set[int]:
    """The places of which the newest scene tells the hat."""
    hats = visitor.scene()["view"]["hats"]
    return {place for place, hat in enumerate(hats, 1) if hat not in (None, "?")}
