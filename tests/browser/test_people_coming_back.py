"""A phone's browser dies and is opened anew; a server is killed while a family plays."""

from __future__ import annotations

import os
import random
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocket, expect

import find_chromium
from company import Company, Person, agree
from device import BOT, ME, Message, Process
from hands import Finger, Mouse
from mortal import Mortal
from reading import Words
from room_page import RoomPage
from sizes import sized
from table_page import TablePage
from visitor import Invite, Visitor

WORDS = Words()
OPEN = {"who": "open"}
#: The page tries again ever more slowly; here all of that is hurried.
IMPATIENT = 12_000


SwitchOn = Callable[[], Visitor]


@pytest.fixture
def switch_on(chromium: Browser, server: Process) -> Iterator[SwitchOn]:
    """Phones with a browser process each, so that one can be killed alone."""
    phones: list[Visitor] = []

    def another() -> Visitor:
        browser = chromium.browser_type.launch(
            executable_path=find_chromium.on_path(), args=find_chromium.arguments()
        )
        phones.append(Visitor(browser, server.address, size=(360, 640), touch=True))
        return phones[-1]

    yield another
    for phone in phones:
        browser = phone.context.browser
        assert browser is not None
        if browser.is_connected():
            phone.leave()
            browser.close()
        else:
            phone.friends.http.close()
    assert [wrong for phone in phones for wrong in phone.wrong] == []


def test_a_phone_dies(invite: Invite, switch_on: SwitchOn) -> None:
    """In the middle of a peek. The others see that they wait, and for whom; the new browser goes on."""
    laptop = invite()
    phone = switch_on()
    laptop.open_table(ME, OPEN, options={"first": 1})
    phone.page.goto(laptop.page.url)
    hands = Finger()
    RoomPage(phone.page, WORDS, hands).ask_to_sit(1, "Ben")
    before, anna = TablePage(phone.page, WORDS), TablePage(laptop.page, WORDS)
    before.your_turn()
    hands.peek(before, 4)
    expect(before.button("put-back")).to_be_visible()
    seen = before.look()
    cookies = phone.context.cookies()
    kill(phone)
    ben = laptop.page.get_by_test_id("player-1")
    expect(ben).to_contain_text("(away)")
    Mouse().peek(anna, 2)
    Mouse().put_back(anna)
    expect(anna.dock).to_contain_text(WORDS.say("table-waiting", player="Ben"))

    phone = switch_on()
    phone.context.add_cookies(cookies)  # type: ignore[arg-type]
    phone.page.goto("/")
    ongoing = phone.page.get_by_role("region", name=WORDS.say("lobby-ongoing")).get_by_role("link")
    expect(ongoing).to_contain_text(WORDS.say("table-your-turn"))
    ongoing.tap()
    after = TablePage(phone.page, WORDS)
    expect(after.button("put-back")).to_be_visible()
    assert (after.look().row, after.look().told) == (seen.row, seen.told)
    expect(ben).not_to_contain_text("(away)")
    expect(anna.dock).to_contain_text(WORDS.say("table-their-turn", player="Ben"))
    hands.put_back(after)
    after.your_turn()
    hands.swap(after, 1, 3)
    anna.your_turn()
    agree([laptop, phone])


def kill(phone: Visitor) -> None:
    """kill -9: its browser can't say goodbye."""
    browser = phone.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    (process,) = (each["id"] for each in processes if each["type"] == "browser")
    os.kill(process, signal.SIGKILL)


class Death:
    """Kills the server when so many more messages about these people's deeds have passed, and starts it anew."""

    def __init__(self, mortal: Mortal, visitors: list[Visitor]) -> None:
        self._mortal = mortal
        self._left = 0
        self._revival: threading.Thread | None = None
        for visitor in visitors:
            visitor.page.on("websocket", self._listen)

    def after(self, messages: int) -> None:
        self._left = messages

    def happened(self) -> bool:
        """If so, the server is there again."""
        if self._revival is None:
            return False
        self._revival.join()
        self._revival = None
        return True

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self._count('"act"' in data or '"put_back"' in data))
        socket.on("framereceived", lambda data: self._count('"done"' in data))

    def _count(self, deed: bool) -> None:
        if not deed or self._left == 0:
            return
        self._left -= 1
        if self._left == 0:
            self._mortal.kill()
            self._revival = threading.Thread(target=self._mortal.come_back)
            self._revival.start()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    one = Mortal(tmp_path)
    yield one
    assert one.stop() == ""


@pytest.fixture
def family(chromium: Browser, mortal: Mortal) -> Iterator[list[Visitor]]:
    """Anna at a laptop, Ben with a phone, and somebody who watches."""
    visitors = [
        Visitor(chromium, mortal.address, hurry=IMPATIENT),
        Visitor(chromium, mortal.address, hurry=IMPATIENT, size=(360, 640), touch=True),
        Visitor(chromium, mortal.address, hurry=IMPATIENT),
    ]
    yield visitors
    for visitor in visitors:
        visitor.leave()
    assert [wrong for visitor in visitors for wrong in visitor.wrong] == []


@pytest.mark.soak
def test_a_server_killed_while_a_family_plays(mortal: Mortal, family: list[Visitor]) -> None:
    """Nothing acknowledged is lost, nothing is done twice, and every page comes back by itself."""
    moments = random.Random(3)
    death = Death(mortal, family[:2])
    company = sit_down(family)
    for _ in range(sized(2, 10)):
        greeted = [len(visitor.of_type("welcome")) for visitor in family]
        with ExitStack() as gone:
            for visitor in family:
                gone.enter_context(visitor.server_gone())
            death.after(moments.randint(1, 12))
            going_on = True
            while going_on and not death.happened():
                going_on = company.take_turns(1)
            for visitor, count in zip(family, greeted, strict=True):
                visitor.until(lambda one=visitor, count=count: len(one.of_type("welcome")) > count)  # type: ignore[misc]
                expect(visitor.page.get_by_text(WORDS.say("table-lost"))).to_have_count(0)
        agree(family)
        nothing_is_lost(family)
        if not going_on:
            company = sit_down(family)
    company.take_turns(2)
    agree(family)
    nothing_is_lost(family)


def sit_down(family: list[Visitor]) -> Company:
    """Anna, Ben and a bot, at a new table."""
    anna, ben, watcher = family
    for visitor in family:
        visitor.heard.clear()
        visitor.said.clear()
    anna.open_table(ME, OPEN, BOT)
    for visitor in (ben, watcher):
        visitor.page.goto(anna.page.url)
    RoomPage(ben.page, WORDS, Finger()).ask_to_sit(1, "Ben")
    expect(watcher.page.get_by_test_id("player-1")).to_be_visible()
    return Company(Person(anna, 0, "Anna", WORDS), Person(ben, 1, "Ben", WORDS, Finger()))


def nothing_is_lost(family: list[Visitor]) -> None:
    """Each act that was answered with done is what everyone was told of under that number."""
    stored: dict[int, str] = {}
    for visitor in family:
        acts = {act["id"]: act for act in visitor.of_type("act")}
        done = {answer["id"]: answer["number"] for answer in visitor.of_type("done") if answer["id"] in acts}
        assert set(done) == set(acts)
        assert not stored.keys() & done.values()
        stored |= {number: f"{acts[name]['seat']} {acts[name]['action']}" for name, number in done.items()}
    assert stored
    for visitor in family:
        visitor.until(lambda one=visitor: stored.items() <= told(one).items())  # type: ignore[misc]


def told(visitor: Visitor) -> dict[int, str]:
    """Each entry's number: seat and action."""
    return {
        entry["number"]: action_of(entry["event"])
        for entry in visitor.of_type("entry")
        if entry["kind"] == "action"
    }


def action_of(event: Message) -> str:
    verb = "open" if event["kind"] in ("pair", "wonder", "bald") else event["kind"]
    places = [event["place"]] if event["other"] is None else [event["place"], event["other"]]
    return " ".join(map(str, [event["seat"], verb, *places]))
