"""Some turns of Genial with a finger, on a small phone: all that matters is before the eyes at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from device import ME, Process
from genial_page import BOT, GenialFinger, GenialWords, warm
from genial_player import GenialPlayer
from inspection import barriers, too_small, too_wide, untranslated
from sizes import sized
from visitor import Invite

PHONE = (360, 640)
#: Tokens, as far as they lie in the trays and before the person.
TOKENS = ".pile .place, .lines .tower"
#: So wide is a fingertip.
FINGERTIP = 44


@pytest.fixture(autouse=True)
def warmed(server: Process) -> None:
    warm(server)


@pytest.mark.parametrize(("language", "players"), [("ru", 4), ("de", 3)][: sized(1, 2)])
def test_some_turns(invite: Invite, language: str, players: int) -> None:
    words = GenialWords(language)
    visitor = invite(locale=f"{language}-{language.upper()}", size=PHONE, touch=True)
    page = visitor.page
    bots = [{**BOT, "name": name} for name in ("Bo", "Cleopatra", "Dan")][: players - 1]
    visitor.open_table({**ME, "name": "Maximiliane"}, *bots, ruleset="genial", options={"first": 0})
    player = GenialPlayer(visitor, words, GenialFinger())
    table = player.table
    wrong: list[str] = []
    while len(player.actions) < sized(4, 60) or "take" not in player.actions:
        if not table.await_turn():
            break  # a soak may come to the end
        for action in ("flip", "take", "alternative"):
            expect(table.verb(action)).to_be_in_viewport(ratio=0.9)
        expect(table.zone).to_be_in_viewport(ratio=1)
        wrong += untranslated(page) + too_wide(page) + too_small(page)
        widths = page.locator(TOKENS).evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
        assert min(widths) >= FINGERTIP
        player.act(player.decide())
    assert "take" in player.actions
    wrong += too_wide(page)
    assert wrong + barriers(page, ["button-name", "list", "listitem", "aria-hidden-focus"]) == []
