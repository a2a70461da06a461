"""A whole game of Auf der Hut against two bots, with a mouse: from the lobby to the next game."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from game import Game
from hands import Mouse, sure
from lobby_page import LobbyPage
from reading import Words
from score import counted, expected, watch_counting
from table_page import TablePage
from visitor import Invite

WORDS = Words("en", "auf-der-hut")


def sit_down(page: Page) -> TablePage:
    """The game, two bots, a name, a face: play."""
    lobby = LobbyPage(page, WORDS)
    lobby.come()
    page.get_by_text(WORDS.say("hidden-hats-ruleset-auf-der-hut"), exact=True).click()
    expect(lobby.box).to_be_checked()
    page.get_by_text("3", exact=True).click()
    expect(lobby.count(3)).to_be_checked()
    lobby.name().fill("Anna")
    lobby.name(1).fill("Bo")
    lobby.level("Bo", "sharp").locator("..").click()
    expect(lobby.level("Bo", "sharp")).to_be_checked()
    page.get_by_role("button", name=WORDS.say("lobby-my-portrait")).click()
    page.get_by_role("dialog").get_by_role("button", name=WORDS.say("hidden-hats-kind-viking")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    lobby.play.click()
    expect(page).to_have_url(re.compile("/table/[a-z2-7]{16}$"))
    for seat, name in enumerate(("Anna", "Bo", WORDS.say("lobby-bot-2"))):
        expect(page.get_by_test_id(f"player-{seat}")).to_contain_text(name)
    return TablePage(page, WORDS)


def try_everything(game: Game) -> None:
    """Each action once, and each way to do it; whoever has second thoughts has done nothing."""
    table, say = game.table, WORDS.say

    look = game.my_turn()
    first, second, third = look.live[:3]
    table.place(first).click()
    table.button("peek").click()
    expect(table.place(first)).to_have_accessible_name(re.compile(", hat: "))
    told = table.look().told
    table.button("put-back").click()
    expect(table.place(first)).not_to_have_accessible_name(re.compile(", hat: "))
    game.player.peeked(told)
    game.actions.append(f"peek {first}")

    game.my_turn()
    table.place(second).drag_to(table.place(first))
    game.actions.append(f"swap {first} {second}")
    swapped = say("hidden-hats-event-swap-you", place=first, other=second)
    expect(table.page.locator(".log-side").get_by_text(swapped, exact=True)).to_be_visible()

    game.my_turn()
    table.place(second).click()
    table.button("swap").click()
    table.button("cancel").click()
    table.place(third).click()
    table.button("swap").click()
    expect(table.dock.get_by_role("status")).to_have_text(say("hidden-hats-choose-other", place=third))
    table.place(second).click()
    game.actions.append(f"swap {second} {third}")

    # An open is asked about, as long as nobody has said that it needn't be.
    for confirmed in (True, False):
        place = game.my_turn().live[-1]
        table.place(place).click()
        table.button("open").click()
        if confirmed:
            expect(sure(table)).not_to_be_checked()
            table.button("cancel").click()
            expect(sure(table)).to_have_count(0)
            table.place(place).click()
            table.button("open").click()
            sure(table).click()
            table.button("open").click()
        game.actions.append(f"open {place}")
        opened = table.page.locator(".log-side").get_by_text(re.compile(f"You open place {place}"))
        expect(opened.first).to_be_visible()
        expect(sure(table)).to_have_count(0)


def test_a_whole_game(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    table = sit_down(page)
    game = Game(table, Mouse())
    try_everything(game)
    watch_counting(page)
    game.to_the_end()

    expect(page.get_by_role("button", name=WORDS.say("end-again"))).to_be_visible()
    end = visitor.scene()
    for seat, parts in enumerate(end["details"]):
        assert counted(page)[seat] == expected(WORDS, parts)
        sheet = page.get_by_test_id(f"score-{seat}")
        expect(sheet).to_contain_text(WORDS.say("table-place", place=end["places"][seat]))
        assert sheet.locator('use[href="#hidden_hats/bald"]').count() == parts["balds"]
        assert sheet.locator('use[href="#hidden_hats/hats/wonder"]').count() == parts["wonders"]
    won = page.get_by_role("heading", level=1)
    best = max(end["scores"])
    for seat, name in enumerate((None, "Bo", WORDS.say("lobby-bot-2"))):
        if name is not None and end["scores"][seat] == best:
            expect(won).to_contain_text(name)

    with page.expect_download() as download:
        page.get_by_role("link", name=WORDS.say("end-record")).click()
    record = json.loads(download.value.path().read_text("utf-8"))
    first = visitor.of_type("welcome")[0]["table"]["first"]
    assert record["actions"][-first % 3 :: 3] == game.actions

    old = page.url
    page.get_by_role("button", name=WORDS.say("end-again")).click()
    expect(page).not_to_have_url(old)
    game.my_turn()
    assert visitor.of_type("welcome")[-1]["table"]["first"] == (first + 1) % 3
