"""Two people at Genial, each on a device of their own: what one does the other sees, and they agree to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from device import ME, Process
from genial_page import GenialMouse, GenialWords, warm
from genial_player import GenialPlayer
from room_page import RoomPage
from sizes import sized
from visitor import Invite

WORDS = GenialWords("en")


@pytest.fixture(autouse=True)
def warmed(server: Process) -> None:
    warm(server)


def test_two_devices(invite: Invite) -> None:
    anna, bert = invite(), invite()
    options = {"first": 0, "line": 3, "patience": sized(6, 400)}
    table = anna.open_table(ME, {"who": "open"}, ruleset="genial", options=options)
    bert.page.goto(f"/table/{table}")
    RoomPage(bert.page, WORDS).ask_to_sit(1, "Bert")
    players = [GenialPlayer(anna, WORDS, GenialMouse()), GenialPlayer(bert, WORDS, GenialMouse())]
    assert players[0].table.await_turn()
    while True:
        seat = anna.scene()["to_move"]
        mover, other = players[seat], players[1 - seat]
        assert mover.table.await_turn()
        event = mover.act(mover.decide())
        other.visitor.until(lambda: anna.scene()["ply"] == bert.scene()["ply"])
        if event["end"]:
            break  # and the score sheets lie where the log was
        arguments = {
            "player": ("Anna", "Bert")[seat],
            "colour": WORDS.colour(event["colour"]) if event["colour"] else "",
            "count": sum(event["taken"].values()),
            "tokens": WORDS.tokens(event["taken"]),
        }
        for player, you in ((mover, "-you"), (other, "")):
            told = WORDS.say(f"genial-event-{event['kind']}{you}", **arguments)
            expect(player.table.log.get_by_text(told, exact=True).first).to_be_visible()
    scores = anna.scene()["scores"]
    for visitor in (anna, bert):
        for seat, score in enumerate(scores):
            points = WORDS.say("genial-points", count=score)
            expect(visitor.page.get_by_test_id(f"score-{seat}")).to_contain_text(points)
