"""In the house there is no certificate: a browser calls that insecure, and keeps things from the page. All works.

The server is called hatstand.test here: any other name for this machine would be one that browsers trust.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import find_chromium
from company import Company, Person, agree
from device import Process
from hands import Finger
from lobby_page import LobbyPage
from reading import Words
from room_page import RoomPage
from sizes import sized
from visitor import Invite, Visitor

WORDS = Words()
NAME = "hatstand.test"


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium.on_path(),
            args=[
                *find_chromium.arguments(),
                f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
                "--no-proxy-server",
            ],
        )
        yield browser
        browser.close()


@pytest.mark.soak
def test_a_table_without_a_secure_context(invite: Invite, server: Process) -> None:
    home = f"http://{NAME}:{server.port}"
    laptop, phone = invite(), invite(size=(360, 640), touch=True)
    laptop.page.goto(home)
    lobby = LobbyPage(laptop.page, WORDS)
    lobby.count(3).locator("..").click()
    lobby.who(1, "open").click()
    laptop.page.get_by_role("button", name=WORDS.say("lobby-invite")).click()
    room = RoomPage(laptop.page, WORDS)
    address = room.address.inner_text()
    assert address == f"{home}/table/{laptop.page.url.rpartition('/')[2]}"
    expect(room.qr_code(address)).to_be_visible()
    expect(laptop.page.get_by_role("radio")).to_have_count(0)
    nothing_is_offered_in_vain(laptop)

    phone.page.goto(address)
    phones = RoomPage(phone.page, WORDS, Finger())
    nothing_is_offered_in_vain(phone)
    phones.ask_to_sit(1, "Ben")
    first = Person(laptop, 0, WORDS.say("lobby-person", number=1), WORDS)
    company = Company(first, Person(phone, 1, "Ben", WORDS, Finger()))
    company.take_turns(sized(4, 300))
    phones.open()
    expect(phones.sound).to_be_checked()
    phones.switch_sound()
    expect(phones.sound).not_to_be_checked()
    phones.switch_sound()
    nothing_is_offered_in_vain(phone)
    phones.close()
    agree([laptop, phone])


def nothing_is_offered_in_vain(visitor: Visitor) -> None:
    page = visitor.page
    assert page.evaluate("[isSecureContext, 'clipboard' in navigator, 'randomUUID' in crypto]") == [False] * 3
    for what in ("invite-copy", "invite-share"):
        expect(page.get_by_role("button", name=WORDS.say(what))).to_have_count(0)
    assert page.locator("link[rel=manifest]").count() == 0
