"""Whatever comes in over the network gets a clear answer: a 4xx or a refusal with its code, and changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from device import BOT, ME, Device, Process
from hatstand import games, words
from hatstand.server.identity import COOKIE

WISHES: list[tuple[Any, int, str]] = [
    (None, 400, "error-message"),
    ([], 400, "error-message"),
    ({}, 400, "error-message"),
    ({"ruleset": "auf-der-hut"}, 400, "error-message"),
    ({"ruleset": "auf-der-hut", "seats": []}, 400, "error-message"),
    ({"ruleset": "auf-der-hut", "seats": [ME] * 17}, 400, "error-message"),
    ({"ruleset": "auf-der-hut", "seats": [ME, BOT], "more": 1}, 400, "error-message"),
    ({"ruleset": "auf-der-hut", "seats": [ME, {"who": "ghost"}]}, 400, "error-message"),
    ({"ruleset": "auf-der-hut", "seats": [ME, {**ME, "name": "x" * 201}]}, 400, "error-message"),
    ({"ruleset": "auf-der-hut", "seats": [ME, BOT], "options": {"first": [0]}}, 400, "error-message"),
    ({"ruleset": "auf-der-hut", "seats": [ME, BOT], "options": {"patience": 1e400}}, 400, "error-message"),
    ({"ruleset": 7, "seats": [ME, BOT]}, 400, "error-message"),
    ({"ruleset": "halma", "seats": [ME, BOT]}, 400, "error-ruleset"),
    ({"ruleset": "auf-der-hut", "seats": [ME]}, 400, "error-players"),
    ({"ruleset": "auf-der-hut", "seats": [ME] * 5}, 400, "error-players"),
    ({"ruleset": "auf-der-hut", "seats": [ME, BOT], "options": {"colour": 1}}, 400, "error-option"),
    ({"ruleset": "shapka-nevidimka", "seats": [ME, {**ME, "portrait": "king"}], "options": {"until_three": True}},
     400, "error-option"),
    ({"ruleset": "auf-der-hut", "seats": [ME, BOT], "options": {"patience": 0}}, 400, "error-option-value"),
    ({"ruleset": "auf-der-hut", "seats": [ME, BOT], "options": {"patience": 2**70}}, 400, "error-option-value"),
    ({"ruleset": "auf-der-hut", "seats": [ME, BOT], "options": {"first": 2}}, 400, "error-option-value"),
    ({"ruleset": "auf-der-hut", "seats": [ME, {**BOT, "bot": "oracle"}]}, 400, "error-bot"),
    ({"ruleset": "auf-der-hut", "seats": [ME, {**BOT, "settings": {"speed": 1}}]}, 400, "error-setting"),
    ({"ruleset": "auf-der-hut", "seats": [ME, {**BOT, "settings": {"seed": 1}}]}, 400, "error-setting"),
    ({"ruleset": "auf-der-hut", "seats": [ME, {**BOT, "bot": "forgetful", "settings": {"memory": 2}}]},
     400, "error-setting-value"),
    ({"ruleset": "auf-der-hut", "seats": [ME, {**BOT, "bot": "master", "settings": {"seconds": 1.5}}]},
     400, "error-setting-value"),
    ({"ruleset": "auf-der-hut", "seats": [ME, {**BOT, "bot": "search", "settings": {"playouts": 20_001}}]},
     400, "error-setting-value"),
    ({"ruleset": "auf-der-hut", "seats": [{**ME, "name": " \t "}, BOT]}, 400, "error-name"),
    ({"ruleset": "auf-der-hut", "seats": [{**ME, "name": "a\u202eb"}, BOT]}, 400, "error-name"),
    ({"ruleset": "auf-der-hut", "seats": [{**ME, "name": "x" * 41}, BOT]}, 400, "error-name"),
    ({"ruleset": "auf-der-hut", "seats": [{**ME, "portrait": "dragon"}, BOT]}, 400, "error-portrait"),
    ({"ruleset": "auf-der-hut", "seats": [ME, BOT], "pace": -1}, 400, "error-pace"),
    ({"ruleset": "auf-der-hut", "seats": [ME, BOT], "pace": 6}, 400, "error-pace"),
    ({"ruleset": "x" * 20_000, "seats": [ME, BOT]}, 413, "error-size"),
]  # fmt: skip

MESSAGES: list[tuple[str | bytes, str, str | None]] = [
    ("", "error-message", None),
    ("{", "error-message", None),
    ("[]", "error-message", None),
    ("null", "error-message", None),
    (b"\xff\xfe\x00", "error-message", None),
    ("[" * 1500, "error-message", None),
    ('{"type": "hello", "seat": "0"}', "error-message", None),
    ('{"type": "hello", "seat": 0, "since": -1}', "error-message", None),
    ('{"type": "undo", "id": "a", "seat": 0}', "error-message", "a"),
    ('{"type": "act", "id": "", "seat": 0, "ply": 0, "action": "peek 1"}', "error-message", ""),
    ('{"type": "act", "id": "a", "seat": 0, "ply": 0}', "error-message", "a"),
    ('{"type": "act", "id": "a", "seat": 0, "ply": 0.5, "action": "peek 1"}', "error-message", "a"),
    ('{"type": "act", "id": "a", "seat": 0, "ply": 0, "action": "peek 1", "more": 1}', "error-message", "a"),
    ('{"type": "act", "id": "a", "seat": -1, "ply": 0, "action": "peek 1"}', "error-message", "a"),
    ('{"type": "act", "id": "a", "seat": 9, "ply": 0, "action": "peek 1"}', "error-seat", "a"),
    ('{"type": "hello", "seat": 9}', "error-seat", None),
    ('{"type": "hello", "seat": 1}', "error-bot-seat", None),
    ('{"type": "act", "id": "' + "a" * 4000 + '"}', "error-size", None),
]


@pytest.mark.rule("AL-1")
@pytest.mark.parametrize(("wish", "status", "code"), WISHES)
def test_a_wish_for_a_table_that_can_not_be(device: Device, wish: Any, status: int, code: str) -> None:
    answer = device.http.post("/api/tables", content=json.dumps(wish))
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert words.say("en", code, **answer.json()["args"])
    assert device.http.get("/api/tables").json() == []
    assert COOKIE not in device.http.cookies


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"a=1&b=2", b"[" * 10_000])
@pytest.mark.parametrize(
    "content_type", ["application/json", "text/plain", "multipart/form-data", "", "x/y; z"]
)
def test_a_body_that_is_none(device: Device, body: bytes, content_type: str) -> None:
    answer = device.http.post("/api/tables", content=body, headers={"content-type": content_type})
    assert (answer.status_code, answer.json()) == (400, {"code": "error-message", "args": {}})


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api", 404, "error-address"),
        ("GET", "/api/nothing", 404, "error-address"),
        ("GET", "/assets/nothing.js", 404, "error-address"),
        ("GET", "/assets/", 404, "error-address"),
        ("GET", "/robots.txt", 404, "error-address"),
        ("GET", "/rules/chess", 404, "error-address"),
        ("GET", "/api/tables/nothing/record", 404, "error-table"),
        ("GET", f"/api/tables/{'x' * 65}/record", 400, "error-message"),
        ("GET", "/api/tables/%00%ff/record", 404, "error-table"),
        ("POST", "/api/tables/nothing/again", 404, "error-table"),
        ("DELETE", "/api/tables", 405, "error-method"),
        ("PUT", "/table/abc", 405, "error-method"),
        ("POST", "/", 405, "error-method"),
    ],
)
def test_an_address_at_which_there_is_nothing(
    device: Device, method: str, path: str, status: int, code: str
) -> None:
    answer = device.http.request(method, path)
    assert (answer.status_code, answer.json()) == (status, {"code": code, "args": {}})


def test_every_message_is_answered_and_none_of_these_changes_anything(device: Device) -> None:
    table = device.new_table(ME, BOT, options={"first": 0})
    with device.at(table) as socket:
        before = socket.scene
        for data, code, message_id in MESSAGES:
            socket.send_raw(data)
            answer = socket.receive()
            assert (answer["type"], answer["code"]) == ("refused", code), data
            assert answer["id"] == message_id
            assert words.say("en", code, **answer["args"])
    with device.at(table) as socket:
        assert socket.scene == before
        assert socket.number == socket.heard[0]["number"]


def test_an_action_that_is_not_legal_is_refused_with_the_reason(device: Device) -> None:
    table = device.new_table(ME, BOT, options={"first": 0})
    with device.at(table) as socket:
        answer = socket.act("swap 4 1")
        assert (answer["type"], answer["code"]) == ("refused", "hidden-hats-error-swap-order")
        assert answer["args"] == {"action": "swap 1 4"}
        answer = socket.act("peek 1", ply=7)
        assert (answer["code"], answer["scene"]) == ("error-stale", socket.scene)


def test_before_hello_nothing_can_be_done(device: Device) -> None:
    table = device.new_table(ME, BOT, options={"first": 0})
    with device.socket(table) as socket:
        answer = socket.ask("act", seat=0, ply=0, action="peek 1")
        assert (answer["type"], answer["code"], answer["scene"]) == ("refused", "error-message", None)


def test_a_table_that_is_not_there(device: Device) -> None:
    with device.socket("nothing") as socket:
        assert socket.receive()["code"] == "error-table"
        with pytest.raises(ConnectionClosed):
            socket.receive()


def test_a_frame_too_large_to_read_closes_the_socket_and_only_that(device: Device) -> None:
    table = device.new_table(ME, BOT, options={"first": 0})
    with device.at(table) as other, device.at(table) as socket:
        socket.send_raw("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            socket.until("nothing any more")
        assert other.act("peek 1")["type"] == "done"


def test_a_page_of_an_older_build_is_told_so(device: Device) -> None:
    build = device.http.get("/api/catalogue").json()["build"]
    table = device.new_table(ME, BOT)
    with device.socket(table) as socket:
        socket.send(type="hello", seat=0, build="an older one")
        answer = socket.receive()
        assert answer["type"] == ("welcome" if build is None else "refused")
        if build is not None:
            assert answer["code"] == "error-build"
            socket.send(type="hello", seat=0, build=build)
            assert socket.receive()["type"] == "welcome"


class TestIdentity:
    """A seat is its person's: nothing in an address, nothing that can be guessed or was made elsewhere opens it."""

    def test_it_is_a_cookie_that_no_script_can_read(self, device: Device) -> None:
        wish = {"ruleset": "auf-der-hut", "seats": [ME, BOT]}
        header = device.http.post("/api/tables", json=wish).headers["set-cookie"]
        assert "HttpOnly" in header
        assert "SameSite=lax" in header
        assert "set-cookie" not in device.http.post("/api/tables", json=wish).headers

    @pytest.mark.parametrize("forgery", ["", "x", "person.signature", "ä", "cut", "changed"])
    def test_a_forged_one_is_none(self, server: Process, device: Device, forgery: str) -> None:
        table = device.new_table(ME, BOT)
        true = device.http.cookies[COOKIE]
        value = {"cut": true[:-1], "changed": ("B" if true[0] == "A" else "A") + true[1:]}.get(
            forgery, forgery
        )
        stranger = Device(server.address)
        stranger.http.cookies.set(COOKIE, value.encode("utf-8").decode("latin-1"))
        with stranger.socket(table) as socket:
            socket.send(type="hello", seat=0)
            assert socket.receive()["code"] == "error-identity"
            socket.send(type="hello", seat=None)
            assert socket.receive()["yours"] == []
            assert socket.ask("act", seat=0, ply=0, action="peek 1")["code"] == "error-identity"
        stranger.http.close()

    def test_one_persons_seat_is_not_anothers(self, server: Process, device: Device) -> None:
        table = device.new_table(ME, BOT, options={"patience": 1})
        other = Device(server.address)
        other.new_table(ME, BOT)
        with other.socket(table) as socket:
            socket.send(type="hello", seat=0)
            assert socket.receive()["code"] == "error-not-yours"
        answer = other.http.post(f"/api/tables/{table}/again")
        assert (answer.status_code, answer.json()["code"]) == (403, "error-not-yours")
        other.http.close()

    @pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "https://127.0.0.1"])
    def test_a_page_of_another_site_can_not_act_for_a_person(self, device: Device, origin: str) -> None:
        wish = {"ruleset": "auf-der-hut", "seats": [ME, BOT]}
        answer = device.http.post("/api/tables", json=wish, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "error-not-yours")
        table = device.new_table(ME, BOT)
        with pytest.raises(InvalidStatus), device.socket(table, Origin=origin):
            pass
        with device.socket(table, Origin=device.address) as socket:
            assert socket.hello(0)["yours"] == [0]


def test_a_bot_that_can_not_play_the_game_gets_no_seat(device: Device) -> None:
    rules = games.find("hats")[1]
    me = {**ME, "portrait": rules.portraits[0]}
    bot = {**BOT, "bot": "forgetful", "portrait": rules.portraits[1]}
    answer = device.http.post("/api/tables", json={"ruleset": "hats", "seats": [me, bot]})
    assert 400 <= answer.status_code < 500
    assert answer.json() == {
        "code": "error-nothing-to-remember",
        "args": {"bot": "forgetful", "setting": "memory"},
    }
