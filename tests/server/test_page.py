"""What the page itself gets: its files, its types, the schema, and a word where it has not been built."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

import hatstand
from device import BOT, ME, Device
from hatstand import games
from hatstand.server import messages
from hatstand.server.catalogue import MOST_THOUGHT, catalogue
from hatstand.server.page import Page
from hatstand.server.serve import address_of, bind
from hatstand.server.typescript import page_types, typescript
from hatstand.words import languages, say

INDEX = b"<!doctype html><html><head><title>x</title></head><body></body></html>"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "assets" / "main-abc.js").write_bytes(b"let x = 1;\n" * 100)
    (tmp_path / "assets" / "small.css").write_bytes(b"a{}")
    (tmp_path / "favicon.svg").write_bytes(b"<svg/>")
    return tmp_path


def test_a_built_page(built: Path) -> None:
    page = Page(built)
    assert page.build == hashlib.sha256(INDEX).hexdigest()[:16]
    mark = f'<meta name="hatstand-build" content="{page.build}">'
    for path in ("", "/", "/table/abc", "/rules/hidden_hats", "/index.html", "/about"):
        file = page.file(path)
        assert file is not None
        assert mark in file.content.decode()
        assert not file.immutable
    script = page.file("/assets/main-abc.js")
    assert script is not None
    assert (script.media_type, script.immutable) == ("text/javascript", True)
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.content
    small = page.file("/assets/small.css")
    assert small is not None
    assert small.packed is None
    for nowhere in (
        "/assets/of-an-old-build.js",
        "/robots.txt",
        "/table",
        "/rules/chess",
        "/../secret",
        "/a/b",
    ):
        assert page.file(nowhere) is None
    icon = page.file("/favicon.svg")
    assert icon is not None
    assert icon.media_type == "image/svg+xml"


def test_a_page_that_is_not_built_says_what_to_do(tmp_path: Path) -> None:
    page = Page(tmp_path / "nothing")
    assert page.build is None
    file = page.file("/table/abc")
    assert file is not None
    assert b"make play" in file.content


def test_over_http(device: Device) -> None:
    answer = device.http.get("/table/abc")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "private, no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    again = device.http.get("/", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert device.http.head("/").status_code == 200


@pytest.mark.parametrize("language", languages())
def test_somebody_who_comes_to_no_address_is_told_so_and_led_back(device: Device, language: str) -> None:
    asked = {"Accept": "text/html,*/*", "Accept-Language": f"fr, {language};q=0.5"}
    answer = device.http.get("/nowhere", headers=asked)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert f"<h1>{say(language, 'error-address')}</h1>" in answer.text
    assert f'<a href="/">{say(language, "page-to-lobby")}</a>' in answer.text


def test_the_catalogue(device: Device) -> None:
    answer = msgspec.json.decode(device.http.get("/api/catalogue").content, type=messages.Catalogue)
    assert answer == catalogue(answer.build)
    assert [ruleset.id for ruleset in answer.rulesets] == list(hatstand.rulesets())
    offered = {ruleset.id: {option.name for option in ruleset.options} for ruleset in answer.rulesets}
    assert offered == {
        "auf-der-hut": {"first", "until_three", "no_swap_back", "patience"},
        "shapka-nevidimka": {"first", "no_swap_back", "patience"},
        "hats": {"first"},
        "genial": {"first", "line", "alternative_takes", "patience"},
    }
    bots = {ruleset.game: ruleset.bots for ruleset in answer.rulesets}
    levels = ["novice", "casual", "sharp", "master"]
    assert bots["hidden_hats"] == ["random", "forgetful", "greedy", "thief", "search", *levels]
    assert bots["hats"] == bots["genial"] == ["random", "greedy", "search", *levels]
    assert {bot.id for bot in answer.bots} == set(bots["hidden_hats"])
    settings = {bot.id: {setting.name: setting for setting in bot.settings} for bot in answer.bots}
    assert settings["novice"] == settings["casual"] == settings["sharp"] == {}
    assert settings["master"] == settings["search"]
    assert {name: setting.high for name, setting in settings["master"].items()} == MOST_THOUGHT
    assert settings["master"]["seconds"].default == 0.1


def test_my_tables_are_those_i_can_come_back_to(device: Device) -> None:
    assert device.http.get("/api/tables").json() == []
    first = device.new_table(ME, BOT, options={"first": 1})
    second = device.new_table({**BOT, "name": "Cleo"}, ME, ruleset="shapka-nevidimka", options={"first": 1})
    assert device.http.get("/api/tables").json() == [
        {
            "table": second,
            "ruleset": "shapka-nevidimka",
            "seats": ["Cleo", "Anna"],
            "dealt": True,
            "your_turn": True,
        },
        {
            "table": first,
            "ruleset": "auf-der-hut",
            "seats": ["Anna", "Bo"],
            "dealt": True,
            "your_turn": False,
        },
    ]


def test_the_schema(device: Device) -> None:
    schema = device.http.get("/api/schema/openapi.json").json()
    assert set(schema["paths"]) == {
        "/api/catalogue",
        "/api/identity/carry",
        "/api/identity/link",
        "/api/tables",
        "/api/tables/{table_id}/again",
        "/api/tables/{table_id}/invitation",
        "/api/tables/{table_id}/record",
        "/api/tables/{table_id}/review",
    }


class Leaf(Struct):
    """A leaf."""

    size: float | None


class Tree(Struct, tag="tree", tag_field="type", forbid_unknown_fields=True):
    leaves: list[Leaf | str]
    by_name: dict[str, tuple[int, bool]] = {}


def test_typescript() -> None:
    text = typescript([], {"Plant": [Tree, Leaf]})
    assert text.endswith(
        """
/**
 * A leaf.
 */
export interface Leaf {
  size: number | null;
}

export interface Tree {
  type: "tree";
  leaves: (Leaf | string)[];
  by_name?: Record<string, [number, boolean]>;
}

export type Plant = Tree | Leaf;
"""
    )


def test_two_structs_of_one_name_are_refused() -> None:
    class Holder(Struct):
        leaf: msgspec.defstruct("Leaf", [("other", int)])  # type: ignore[valid-type]

    with pytest.raises(ValueError, match="two structs are called Leaf"):
        typescript([Leaf, Holder], {})


def test_the_pages_types_name_every_message_and_view() -> None:
    text = page_types()
    views = [game.view_type.__name__ for game in games.GAMES]
    for name in ("Hello", "Act", "Welcome", "EntryShown", "NewTable", "Problem", "Scene", *views):
        assert f"export interface {name} {{" in text
    assert f"export type GameView = {' | '.join(views)};" in text
    assert "unknown[]" not in text


def test_the_address_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert address_of("127.0.0.1", 8080) == "http://127.0.0.1:8080/"
    for found, told in (["192.168.1.5", "10.0.0.2"], "192.168.1.5"), ([], "127.0.0.1"):
        monkeypatch.setattr("hatstand.server.addresses.in_the_house", lambda found=found: found)
        assert address_of("0.0.0.0", 8080) == f"http://{told}:8080/"
    assert address_of("::1", 80) == "http://[::1]:80/"
    assert address_of("hatstand.test", 80) == "http://hatstand.test:80/"


def test_a_port_that_is_taken_is_passed_over_unless_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        taken.listen()
        with pytest.raises(OSError, match="in use"):
            bind("127.0.0.1", port)
        monkeypatch.setattr("hatstand.server.serve.FIRST_PORT", port)
        with bind("127.0.0.1", None) as free:
            assert free.getsockname()[1] > port
