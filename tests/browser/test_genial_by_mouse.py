"""A whole game of Genial against a bot, with a mouse: from the lobby to the next game."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from device import Message, Process
from genial_page import GenialMouse, GenialWords, warm
from genial_player import GenialPlayer
from lobby_page import LobbyPage
from score import counted, watch_counting
from sizes import sized
from visitor import Invite

WORDS = GenialWords("en")
LINE = 3
#: So that it ends soon; a soak plays until all lines of one of them are complete.
PATIENCE = sized(18, 400)


@pytest.fixture(autouse=True)
def warmed(server: Process) -> None:
    warm(server)


def sit_down(page: Page) -> None:
    """Three players: lines of 6 are recommended, and why; two play then, with lines of 3."""
    lobby = LobbyPage(page, WORDS)
    lobby.come()
    page.get_by_text(WORDS.say("genial-ruleset-genial"), exact=True).click()
    expect(lobby.box).to_be_checked()
    advice = page.get_by_text(WORDS.say("genial-option-line-advice"))
    page.get_by_text("3", exact=True).click()
    expect(advice).to_be_visible()
    page.get_by_text("2", exact=True).click()
    expect(advice).to_have_count(0)
    lobby.name().fill("Anna")
    page.get_by_text(WORDS.say("lobby-options"), exact=True).click()
    for option, value in (("line", LINE), ("patience", PATIENCE)):
        number = page.get_by_label(WORDS.say(f"genial-option-{option}"), exact=True)
        number.fill(str(value))
        number.press("Tab")
    lobby.play.click()
    expect(page).to_have_url(re.compile("/table/[a-z2-7]{16}$"))


def refused(player: GenialPlayer, action: str, reason: str) -> None:
    """What is not legal can be pressed, too: the server says why not, and nothing has changed."""
    table = player.table
    lying = player.visitor.scene()["ply"]
    expect(table.verb(action)).to_have_attribute("aria-disabled", "true")
    table.verb(action).click(force=True)
    expect(table.dock.get_by_role("alert")).to_have_text(WORDS.say(reason))
    assert player.visitor.scene()["ply"] == lying


def expected(lines: int, tokens: int, score: int) -> list[tuple[str, str]]:
    """What a sheet says, step by step."""
    first, second = (
        WORDS.say("genial-score-lines", count=lines),
        WORDS.say("genial-score-tokens", count=tokens),
    )
    return [("", "?"), (first, "?"), (f"{first} · {second}", "?"), (f"{first} · {second}", str(score))]


def won(end: Message, names: list[str]) -> str:
    first, *others = (seat for seat, place in enumerate(end["places"]) if place == 1)
    reached = {
        "lines": WORDS.say("genial-lines", count=end["details"][first]["lines"]),
        "tokens": WORDS.say("genial-tokens", count=end["details"][first]["tokens"]),
    }
    if others:
        return WORDS.say("genial-winners", players=" and ".join(names), **reached)
    most = "" if end["view"]["event"]["end"] == "lines" else "-most"
    you = "-you" if first == 0 else ""
    return WORDS.say(f"genial-winner{most}{you}", player=names[first], **reached)


def test_a_whole_game(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    sit_down(page)
    player = GenialPlayer(visitor, WORDS, GenialMouse())
    assert player.table.await_turn()
    refused(player, "take", "genial-error-take")
    watch_counting(page)
    player.to_the_end()

    expect(page.get_by_role("button", name=WORDS.say("end-again"))).to_be_visible()
    end = visitor.scene()
    table = visitor.of_type("welcome")[0]["table"]
    for seat, parts in enumerate(end["details"]):
        assert counted(page)[seat] == expected(parts["lines"], parts["tokens"], parts["score"])
        sheet = page.get_by_test_id(f"score-{seat}")
        expect(sheet).to_contain_text(WORDS.say("table-place", place=end["places"][seat]))
        assert sheet.locator('use[href="#genial/line"]').count() == parts["lines"]
    names = ["Anna", table["seats"][1]["name"]]
    expect(page.get_by_role("heading", level=1)).to_have_text(won(end, names))

    with page.expect_download() as download:
        page.get_by_role("link", name=WORDS.say("end-record")).click()
    record = json.loads(download.value.path().read_text("utf-8"))
    assert record["options"]["line"] == LINE
    assert set(player.actions) <= set(record["actions"])

    old = page.url
    page.get_by_role("button", name=WORDS.say("end-again")).click()
    expect(page).not_to_have_url(old)
    assert player.table.await_turn()
    assert visitor.of_type("welcome")[-1]["table"]["first"] == (table["first"] + 1) % 2
