"""A whole game of Hats against a bot, with a mouse: from the lobby to the next game."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from device import Process
from hats_hands import HatsMouse
from hats_page import HatsPage, HatsWords
from hats_player import HatsPlayer, warm
from inspection import barriers, too_wide
from lobby_page import LobbyPage
from score import WATCH
from visitor import Invite, Visitor

WORDS = HatsWords("en")


@pytest.fixture(autouse=True)
def warmed(server: Process) -> None:
    warm(server)


def sit_down(page: Page) -> None:
    lobby = LobbyPage(page, WORDS)
    lobby.come()
    page.get_by_text(WORDS.say("hats-ruleset-hats"), exact=True).click()
    expect(lobby.box).to_be_checked()
    page.get_by_text("2", exact=True).click()
    lobby.name().fill("Anna")
    page.get_by_role("button", name=WORDS.say("lobby-my-portrait")).click()
    page.get_by_role("dialog").get_by_role("button", name=WORDS.say("portrait-cat")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    lobby.play.click()
    expect(page).to_have_url(re.compile("/table/[a-z2-7]{16}$"))


def legal_places(visitor: Visitor, card: str) -> list[int]:
    legal = visitor.scene()["legal"]
    return [int(action.split()[2]) for action in legal if action.startswith(f"exchange {card} ")]


def try_everything(player: HatsPlayer) -> None:
    """What is legal lights up; what is not is refused, with the reason; second thoughts do nothing."""
    table, visitor, say = player.table, player.visitor, WORDS.say
    look = table.await_question()
    for card in look.hand:
        table.card(card).click()
        assert table.look().offered == legal_places(visitor, card)
        expect(table.card(card)).to_have_attribute("aria-pressed", "true")
        table.card(card).click()
    assert visitor.of_type("act") == []

    # A value that is lowest fits on nothing higher of another type.
    low = min(look.hand, key=lambda card: (len(legal_places(visitor, card)), card))
    fits = legal_places(visitor, low)
    (high, *_) = (place for place in range(1, 6) if place not in fits)
    lying = visitor.scene()["view"]["table"][high - 1]
    too_low = say("hats-error-too-low", value=low[-1], lying=lying[-1])
    table.card(low).click()
    table.place(high).click(force=True)
    expect(table.dock.get_by_role("alert")).to_have_text(too_low)
    assert table.look().hand == look.hand
    expect(table.card(low)).to_have_attribute("aria-pressed", "true")

    # A black hat is asked about, as long as nobody has said that it needn't be.
    table.button("black").click()
    table.dock.get_by_role("button", name=say("table-cancel")).click()
    table.card(low).drag_to(table.collection)
    table.sure().click()
    table.button("black").click()
    player.actions.append(f"black {low}")
    told = table.page.locator(".log-side").get_by_text(say("hats-event-black-you", card=WORDS.card(low)))
    expect(told).to_be_visible()

    # The hat of this turn is played: what may still be done is asked.
    look = table.await_question()
    expect(table.dock).to_contain_text(say("hats-choose-discard"))
    card = look.hand[0]
    table.card(card).click()
    table.button("black").click(force=True)
    expect(table.dock.get_by_role("alert")).to_have_text(say("hats-error-played"))
    table.button("discard").click()
    player.actions.append(f"discard {card}")
    visitor.until(lambda: card in visitor.scene()["view"]["discards"])
    drawn = next(
        entry["event"]["drawn"] for entry in visitor.of_type("entry") if entry["event"]["card"] == card
    )
    expect(table.card(drawn)).to_be_visible()


def form(page: Page, seat: int) -> dict[str, str]:
    lines = page.get_by_test_id(f"score-{seat}").locator("[data-line]")
    found: dict[str, str] = lines.evaluate_all(
        "lines => Object.fromEntries(lines.map(line => [line.dataset.line, line.textContent.trim()]))"
    )
    return found


def test_a_whole_game(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    sit_down(page)
    player = HatsPlayer(visitor, WORDS, HatsMouse(), further="discard")
    try_everything(player)
    out = ", ".join(WORDS.say(f"hats-kind-{type_}") for type_ in visitor.scene()["view"]["out"])
    player.table.collection.get_by_role("button").click()
    sheet = page.get_by_role("dialog", name=WORDS.say("hats-collections"))
    expect(sheet).to_contain_text(WORDS.say("hats-out", types=out))
    assert barriers(page) == []
    page.keyboard.press("Escape")
    page.evaluate(WATCH)
    player.to_the_end()
    expect(page.get_by_role("button", name=WORDS.say("end-again"))).to_be_visible()
    assert barriers(page) + too_wide(page) == []

    end = visitor.scene()
    view = end["view"]
    for seat, parts in enumerate(end["details"]):
        black = str(parts["black"]) if view["seats"][seat]["black"] else "–"
        cookie = str(parts["cookie"]) if parts["cookie"] else "–"
        favourite = str(parts["favourite"]).replace("-", "−")
        lines = {"table": str(parts["table"]), "black": black, "favourite": favourite, "cookie": cookie}
        assert form(page, seat) == lines
        sheet = page.get_by_test_id(f"score-{seat}")
        expect(sheet).to_contain_text(WORDS.say("hats-score-own", count=parts["own"]))
        expect(sheet).to_contain_text(WORDS.say("table-place", place=end["places"][seat]))
        # Step by step: a sum is not seen before its lines.
        steps = page.evaluate("seat => window.counted[seat]", str(seat))
        assert [total for _, total in steps[:-1]] == ["?"] * (len(steps) - 1)
        assert steps[-1][1] == str(parts["own"]).replace("-", "−")
        assert len(steps) >= 4
    expect(page.get_by_role("heading", level=1)).to_contain_text(str(max(end["scores"])))

    with page.expect_download() as download:
        page.get_by_role("link", name=WORDS.say("end-record")).click()
    record = json.loads(download.value.path().read_text("utf-8"))
    mine = [message["action"] for message in visitor.of_type("act")]
    assert set(player.actions) <= set(record["actions"])
    assert [action for action in mine if action in player.actions] == player.actions
    old = page.url
    page.get_by_role("button", name=WORDS.say("end-again")).click()
    expect(page).not_to_have_url(old)
    assert len(HatsPage(page, WORDS).await_question().hand) == 9
