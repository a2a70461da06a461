"""How others come to a table, and a person to another of its addresses: links, QR codes, hosts and proxies."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest
from litestar.testing import TestClient
from websockets.sync.client import connect

from device import BOT, ME, Device, Process
from hatstand.server import addresses, links
from hatstand.server.addresses import Origin
from hatstand.server.app import create_app
from hatstand.server.clock import now
from hatstand.server.database import sqlite_url
from hatstand.server.identity import COOKIE
from hatstand.server.invitation import invitation
from hatstand.server.log import Log
from hatstand.server.refusal import Refusal
from hatstand.server.settings import Settings

HOUSE: list[tuple[str, list[Any]]] = [
    ("lo", ["127.0.0.1", ("::1", 0, 0)]),
    ("docker0", ["172.17.0.1"]),
    ("wlan0", ["192.168.1.7", ("fe80::1", 0, 3)]),
    ("eth0", ["192.168.1.5", "169.254.3.4"]),
    ("tun0", ["10.8.0.2"]),
]
OPEN = {"who": "open"}


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with a cable, a radio and, besides, what leads to nobody in the house."""
    adapters = [
        SimpleNamespace(nice_name=name, ips=[SimpleNamespace(ip=ip) for ip in ips]) for name, ips in HOUSE
    ]
    monkeypatch.setattr("ifaddr.get_adapters", lambda: adapters)
    monkeypatch.setattr(addresses, "_way_out", lambda: "192.168.1.5")


@pytest.mark.usefixtures("house")
class TestInTheHouse:
    def test_the_way_out_comes_first_and_tunnels_and_containers_last(self) -> None:
        assert addresses.in_the_house() == ["192.168.1.5", "192.168.1.7", "10.8.0.2", "172.17.0.1"]

    @pytest.mark.parametrize(
        ("asked", "listening", "expected"),
        [
            ("http://127.0.0.1:8080", "0.0.0.0", ["http://192.168.1.5:8080", "http://192.168.1.7:8080"]),
            ("http://localhost:8080", "0.0.0.0", ["http://192.168.1.5:8080", "http://192.168.1.7:8080"]),
            ("http://[::1]:8080", "::", ["http://192.168.1.5:8080", "http://192.168.1.7:8080"]),
            ("http://192.168.1.7:8080", "0.0.0.0", ["http://192.168.1.7:8080", "http://192.168.1.5:8080"]),
            ("http://127.0.0.1", "0.0.0.0", ["http://192.168.1.5", "http://192.168.1.7"]),
            ("http://127.0.0.1:8080", "127.0.0.1", ["http://127.0.0.1:8080"]),
            ("http://192.168.1.7:8080", "192.168.1.7", ["http://192.168.1.7:8080"]),
            ("http://hatstand.test:8080", "0.0.0.0", ["http://hatstand.test:8080"]),
            ("https://play.example", "127.0.0.1", ["https://play.example"]),
            ("http://203.0.113.9:8080", "0.0.0.0", ["http://203.0.113.9:8080"]),
        ],
    )
    def test_others_are_sent_where_they_can_come_to(
        self, asked: str, listening: str, expected: list[str]
    ) -> None:
        found = [str(origin) for origin in addresses.answering(addresses.read(asked), listening)]
        assert found[: len(expected)] == expected
        assert len(found) == (4 if len(expected) > 1 else 1)

    def test_an_invitation_for_each_address(self) -> None:
        made = invitation("abc", Origin("http", "127.0.0.1", 8080), "0.0.0.0")
        assert (made.reachable, made.only) == (True, None)
        assert made.links[0].url == "http://192.168.1.5:8080/table/abc"
        for link in made.links:
            assert re.fullmatch(r"<svg viewBox=\"0 0 \d+ \d+\"><path .*</svg>", link.qr)
            assert not re.search(r"\b(id|class|style|width)=", link.qr)
        assert len({link.qr for link in made.links}) == len(made.links)


def test_without_a_network_it_is_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ifaddr.get_adapters", list)
    made = invitation("abc", Origin("http", "localhost", 8080), "0.0.0.0")
    assert (made.reachable, made.only) == (False, None)
    assert [link.url for link in made.links] == ["http://127.0.0.1:8080/table/abc"]


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("listening", ["127.0.0.1", "localhost", "::1"])
def test_who_listens_on_this_machine_only_is_told_so_and_not_to_join_a_network(listening: str) -> None:
    made = invitation("abc", Origin("http", "localhost", 8080), listening)
    assert (made.reachable, made.only) == (False, listening)
    proxied = invitation("abc", Origin("https", "play.example"), listening)
    assert (proxied.reachable, proxied.only) == (True, None)


def test_this_very_machine_finds_its_addresses() -> None:
    for host in addresses.in_the_house():
        assert not addresses.is_loopback(host)


@pytest.mark.parametrize(
    "text", ["", "x", "ftp://a", "http://", "http://a/b", "http://a:b", "http://u@a", "http://[::1"]
)
def test_what_is_no_origin_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        addresses.read(text)


def test_over_http(device: Device) -> None:
    table = device.new_table(ME, OPEN)
    answer = device.http.get(f"/api/tables/{table}/invitation").json()
    assert [link["url"] for link in answer["links"]] == [f"{device.address}/table/{table}"]
    assert answer["reachable"] is False
    named = {"Host": "hatstand.test:1234"}
    answer = device.http.get(f"/api/tables/{table}/invitation", headers=named).json()
    assert [link["url"] for link in answer["links"]] == [f"http://hatstand.test:1234/table/{table}"]
    assert answer["reachable"] is True
    missing = device.http.get("/api/tables/nothing/invitation")
    assert (missing.status_code, missing.json()["code"]) == (404, "error-table")
    odd = device.http.get(f"/api/tables/{table}/invitation", headers={"Host": "a b"})
    assert odd.status_code == 400


def test_who_opens_the_page_can_sit_down(server: Process, device: Device) -> None:
    table = device.new_table(ME, OPEN, options={"first": 0})
    guest = Device(server.address)
    assert guest.http.get(f"/table/{table}").status_code == 200
    assert "set-cookie" not in guest.http.get(f"/table/{table}").headers
    with device.at(table) as anna, guest.at(table, seat=None) as ben:
        assert ben.ask("sit", seat=1, name="Ben", portrait="knight")["type"] == "done"
        assert ben.hello(1)["yours"] == [1]
        assert anna.until("entry")["kind"] == "deal"
        anna.play("peek 1")
        assert ben.until("entry")["event"]["hat"] == "?"
        assert anna.ask("sit", seat=1, name="Eve", portrait="princess")["code"] == "error-seat-taken"
    guest.http.close()


def test_ping_is_answered_at_any_time(device: Device) -> None:
    with device.socket(device.new_table(ME, BOT)) as socket:
        for _ in range(2):
            socket.send(type="ping")
            assert socket.receive() == {"type": "pong"}
            socket.hello(0)


def test_all_works_at_a_plain_name(server: Process, device: Device) -> None:
    """As a browser at http://hatstand.test speaks: the origin of its page is the host it asks."""
    name = f"hatstand.test:{server.port}"
    headers = {"Host": name, "Origin": f"http://{name}"}
    wish = {"ruleset": "auf-der-hut", "seats": [ME, BOT]}
    answer = device.http.post("/api/tables", json=wish, headers=headers)
    assert answer.status_code == 201
    assert "Secure" not in answer.headers["set-cookie"]
    cookie = answer.headers["set-cookie"].partition(";")[0]
    with connect(
        f"ws://{name}/api/tables/{answer.json()['table']}/live",
        address=("127.0.0.1", server.port),
        proxy=None,
        additional_headers={"Cookie": cookie, "Origin": f"http://{name}"},
    ) as socket:
        socket.send('{"type": "hello", "seat": 0}')
        assert '"yours":[0]' in str(socket.recv())


class TestGoingOnElsewhere:
    """An identity's link: only its person gets one; it is good once, for five minutes, wherever it is opened."""

    def link(self, device: Device, **wish: str) -> httpx.Response:
        return device.http.post("/api/identity/link", json={"to": device.address, **wish})

    @pytest.fixture
    def other(self, server: Process) -> Iterator[Device]:
        one = Device(server.address)
        yield one
        one.http.close()

    def test_the_seats_come_along(self, device: Device, other: Device) -> None:
        table = device.new_table(ME, BOT)
        url = self.link(device, then=f"/table/{table}?x=ä").json()["url"]
        assert url.startswith(f"{device.address}/api/identity/carry?token=")
        answer = other.http.get(url)
        assert (answer.status_code, answer.headers["location"]) == (303, f"/table/{table}?x=%C3%A4")
        assert answer.headers["cache-control"] == "no-store"
        assert [mine["table"] for mine in other.http.get("/api/tables").json()] == [table]
        with other.at(table, seat=0) as socket:
            assert socket.heard[0]["yours"] == [0]

    def test_it_is_good_once_but_for_its_person(self, server: Process, device: Device, other: Device) -> None:
        device.new_table(ME, BOT)
        url = self.link(device).json()["url"]
        assert other.http.get(url).status_code == 303
        assert other.http.get(url).status_code == 303
        third = Device(server.address)
        late = third.http.get(url)
        assert (late.status_code, late.json()["code"]) == (410, "error-link")
        assert COOKIE not in third.http.cookies
        third.http.close()

    def test_who_is_nobody_has_no_link(self, other: Device) -> None:
        answer = self.link(other)
        assert (answer.status_code, answer.json()["code"]) == (403, "error-identity")

    @pytest.mark.parametrize(
        "to", ["http://elsewhere.example", "javascript:alert(1)", "", "http://127.0.0.1:1"]
    )
    def test_it_leads_to_this_server_alone(self, device: Device, to: str) -> None:
        device.new_table(ME, BOT)
        answer = self.link(device, to=to)
        assert (answer.status_code, answer.json()["code"]) == (400, "error-address")

    @pytest.mark.parametrize(
        "then", ["", "x", "//elsewhere.example", "/\\elsewhere.example", "http://x", "/a b", "/a\n"]
    )
    def test_it_opens_a_page_of_ours(self, device: Device, other: Device, then: str) -> None:
        device.new_table(ME, BOT)
        assert self.link(device, then=then).json()["code"] == "error-address"
        url = self.link(device).json()["url"].partition("&then=")[0]
        assert other.http.get(f"{url}&{urlencode({'then': then})}").headers["location"] == "/"

    @pytest.mark.parametrize("query", ["", "?token=", "?token=x", f"?token={'x' * 100}", "?then=/"])
    def test_a_forged_one_is_none(self, other: Device, query: str) -> None:
        answer = other.http.get(f"/api/identity/carry{query}")
        assert answer.status_code in (400, 410)
        assert answer.json()["code"] in ("error-link", "error-message")

    def test_the_database_says_whether_it_is_spent(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """So for a second process, and after a restart."""

        async def play() -> None:
            async with Log(sqlite_url(tmp_path)) as log, Log(sqlite_url(tmp_path)) as other:
                token = await log.links.make("anna")
                spent = [each.links.spend(token, None) for each in (log, other)]
                results = await asyncio.gather(*spent, return_exceptions=True)
                assert sorted(str(result) == "anna" for result in results) == [False, True]
                kept = await log.links.make("ben")
                late = await log.links.make("cleo")
            async with Log(sqlite_url(tmp_path)) as log:
                with pytest.raises(Refusal):
                    await log.links.spend(token, "ben")
                assert await log.links.spend(token, "anna") == "anna"
                assert await log.links.spend(kept, None) == "ben"
                later = now() + links.LIFE
                monkeypatch.setattr(links, "now", lambda: later)
                with pytest.raises(Refusal):
                    await log.links.spend(late, None)
                await log.links.make("anna")
                async with log._engine.connect() as connection:
                    assert (await connection.exec_driver_sql("SELECT count(*) FROM links")).scalar() == 1

        asyncio.run(play())


SAID = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example"}
WISH = {"ruleset": "auf-der-hut", "seats": [ME, OPEN]}


class TestBehindAProxy:
    """What a proxy says is believed only where the server is set so."""

    def ask(self, folder: Path, behind_proxy: bool, **headers: str) -> tuple[httpx.Response, list[str]]:
        settings = Settings(folder=folder, behind_proxy=behind_proxy)
        with TestClient(create_app(settings), base_url="http://127.0.0.1:8080") as client:
            said = {**SAID, **headers}
            made = client.post("/api/tables", json=WISH, headers=said)
            if made.status_code != 201:
                return made, []
            table = made.json()["table"]
            invited: Any = client.get(f"/api/tables/{table}/invitation", headers=said).json()
            return made, [link["url"].partition("/table")[0] for link in invited["links"]]

    def test_believed(self, folder: Path) -> None:
        made, urls = self.ask(folder, True, Origin="https://play.example")
        assert "Secure" in made.headers["set-cookie"]
        assert urls == ["https://play.example"]

    def test_not_believed(self, folder: Path) -> None:
        made, urls = self.ask(folder, False)
        assert "Secure" not in made.headers["set-cookie"]
        assert urls == ["http://127.0.0.1:8080"]
        refused, _ = self.ask(folder, False, Origin="https://play.example")
        assert refused.status_code == 403
