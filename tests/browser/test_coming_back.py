"""What breaks in the middle of a game: the page is loaded again, the server is killed, the page is an old one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from device import ME
from game import Game
from guests import BOTS, FRIEND
from hands import Mouse
from lobby_page import LobbyPage
from mortal import Mortal
from reading import Words
from sizes import sized
from table_page import TablePage
from visitor import Invite, Visitor

WORDS = Words()
#: The page tries again ever more slowly; here all of that is hurried.
IMPATIENT = 12_000


def test_the_page_is_loaded_again(invite: Invite) -> None:
    visitor = invite()
    visitor.open_table(ME, *BOTS)
    game = Game(TablePage(visitor.page, WORDS), Mouse())
    game.take_turns(2)
    before = lying(game)
    visitor.page.reload()
    game.my_turn()
    assert lying(game) == before

    # Or left, and found again in the lobby.
    LobbyPage(visitor.page, WORDS).come()
    visitor.page.get_by_role("region", name=WORDS.say("lobby-ongoing")).get_by_role("link").click()
    game.my_turn()
    assert lying(game) == before
    game.take_turns(2)


def test_a_peeked_hat_waits_for_a_page_that_is_loaded_again(invite: Invite) -> None:
    visitor = invite()
    visitor.open_table(ME, *BOTS, options={"first": 0})
    table = TablePage(visitor.page, WORDS)
    Mouse().peek(table, 4)
    expect(table.button("put-back")).to_be_visible()
    told = table.look().told
    visitor.page.reload()
    expect(table.button("put-back")).to_be_visible()
    assert table.look().told == told
    Mouse().put_back(table)
    table.await_something()
    visitor.page.reload()
    assert {place.hat for place in table.await_something().row.values()} == {"?"}


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    one = Mortal(tmp_path)
    yield one
    assert one.stop() == ""


@pytest.fixture
def visitor(chromium: Browser, mortal: Mortal) -> Iterator[Visitor]:
    one = Visitor(chromium, mortal.address, hurry=IMPATIENT)
    yield one
    one.leave()
    assert one.wrong == []


@pytest.mark.soak
def test_a_killed_server(mortal: Mortal, visitor: Visitor) -> None:
    """Nothing that was acknowledged is lost, and the page comes back by itself, as often as it takes."""
    visitor.open_table(ME, *BOTS)
    game = Game(TablePage(visitor.page, WORDS), Mouse())
    lost = visitor.page.get_by_text(WORDS.say("table-lost"))
    for _ in range(sized(2, 20)):
        game.take_turns(1)
        if game.table.look().over:  # There the counting goes on by itself.
            visitor.open_table(ME, *BOTS)
            game = Game(TablePage(visitor.page, WORDS), Mouse())
            game.take_turns(1)
        before = lying(game)
        acknowledged = visitor.of_type("done")[-1]["number"]
        welcomes = len(visitor.of_type("welcome"))
        with visitor.server_gone():
            mortal.kill()
            expect(lost).to_be_visible()
            assert game.table.look().live == []
            mortal.come_back()
            expect(lost).to_have_count(0)
            visitor.until(lambda: len(visitor.of_type("welcome")) > welcomes)  # noqa: B023
        assert visitor.of_type("welcome")[-1]["number"] >= acknowledged
        game.my_turn()
        assert lying(game) == before
    game.take_turns(1)


@pytest.mark.soak
def test_a_server_killed_while_it_is_asked(mortal: Mortal, visitor: Visitor) -> None:
    """What was asked for is asked for again, and done once."""
    for _ in range(sized(1, 10)):
        visitor.open_table(ME, FRIEND, options={"first": 0})
        table = TablePage(visitor.page, WORDS)
        table.your_turn()
        said = len(visitor.said)
        with visitor.server_gone():
            Mouse().peek(table, 2)
            mortal.kill()
            mortal.come_back()
            expect(table.button("put-back")).to_be_visible()
        assert visitor.scene()["ply"] == 1
        assert len({act["id"] for act in visitor.said[said:] if act["type"] == "act"}) == 1
        Mouse().put_back(table)
        expect(table.button("put-back")).to_have_count(0)


#: The first page of a tab says that it is of another build than the server's; the one loaded after it is a new one.
OF_YESTERDAY = """
if (sessionStorage.getItem("loaded") === null) {
  sessionStorage.setItem("loaded", "once");
  new MutationObserver(() => {
    const mark = document.querySelector('meta[name="hatstand-build"]');
    if (mark) mark.content = "of-yesterday";
  }).observe(document, { subtree: true, childList: true });
}
"""


def test_an_old_page_is_told_to_load_again(invite: Invite) -> None:
    visitor = invite()
    visitor.open_table(ME, *BOTS)
    tab = visitor.context.new_page()
    tab.add_init_script(OF_YESTERDAY)
    tab.goto(visitor.page.url)
    expect(tab.get_by_role("heading", name=WORDS.say("error-build"))).to_be_visible()
    assert visitor.of_type("refused")[-1]["code"] == "error-build"
    tab.get_by_role("button", name=WORDS.say("page-reload")).click()
    TablePage(tab, WORDS).await_something()


def lying(game: Game) -> tuple[object, ...]:
    """The row, and what each player has."""
    players = game.table.page.locator('[data-testid^="player-"], [data-testid^="score-"]').all_inner_texts()
    return game.table.look().row, sorted(players)
