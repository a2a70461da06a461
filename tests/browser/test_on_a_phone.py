"""A game with a finger, on a small phone: every action, and on to the first pair; a soak plays it to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from game import Game
from hands import Finger
from inspection import too_wide
from lobby_page import LobbyPage
from reading import Words
from sizes import WHOLE
from table_page import TablePage
from visitor import Invite

WORDS = Words("ru", "auf-der-hut")


@pytest.mark.soak
def test_a_game(invite: Invite) -> None:
    visitor = invite(locale="ru-RU", size=(360, 640), touch=True)
    page = visitor.page
    lobby = LobbyPage(page, WORDS)
    lobby.come()
    page.get_by_text("2", exact=True).tap()
    expect(lobby.count(2)).to_be_checked()
    lobby.play.tap()
    table = TablePage(page, WORDS)
    hands = Finger()
    game = Game(table, hands)
    game.my_turn()
    game.act("peek 7")
    game.my_turn()
    hands.drag(table, 1, 6)
    game.my_turn()
    game.act("open 2")
    assert [act["action"] for act in visitor.of_type("act")] == ["peek 7", "swap 1 6", "open 2"]
    while True:
        look = game.my_turn()
        assert too_wide(page) == []
        pairs = visitor.scene()["view"]["seats"][0]["pairs"]
        if look.over or (pairs and not WHOLE):
            break
        game.act(game.player.decide(look))
    assert pairs
