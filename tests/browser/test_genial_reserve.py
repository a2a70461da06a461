"""Genial when little is left to do: the alternative dragged to the lines, an empty reserve, and a pass.

The games are small forms (AL-7), in which it comes to that within a few moves.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from device import ME, Message, Process
from genial_page import GenialFinger, GenialMouse, GenialWords, warm
from genial_player import GenialPlayer
from guests import FRIEND
from visitor import Invite, Visitor

WORDS = GenialWords("en")
#: Three of four tokens lie in the centre. When the reserve is empty it is the first one's turn, and all that can be
#: done then is the alternative.
TINY: Message = {"first": 0, "colours": 2, "tokens": 2, "line": 1}
#: When its reserve is empty, more often than not nothing can be done at all.
SMALL: Message = {"first": 0, "colours": 3, "tokens": 2, "line": 1}
#: Of those, so many that one comes to it: each does with a chance of about 0.6.
TABLES = 40
EAGER = ("flip", "take", "alternative", "pass")


@pytest.fixture(autouse=True)
def warmed(server: Process) -> None:
    warm(server)


def to_an_empty_reserve(
    visitor: Visitor, form: Message, hands: GenialMouse | None = None
) -> GenialPlayer | None:
    """Both flip whenever they can, until the visitor can neither flip nor take; None if the game is over before."""
    table = visitor.open_table(ME, FRIEND, ruleset="genial", options=form)
    player = GenialPlayer(visitor, WORDS, hands or GenialMouse())
    going_on = player.table.await_turn()
    with visitor.friends.at(table, seat=1) as line:
        while going_on:
            legal = visitor.scene()["legal"]
            if not {"flip", "take"} & set(legal):
                return player
            player.act(next(action for action in EAGER if action in legal))
            while not visitor.scene()["over"] and visitor.scene()["to_move"] == 1:
                assert line.my_turn()
                ply = line.scene["ply"]
                line.play(next(action for action in EAGER if action in line.scene["legal"]))
                visitor.until(lambda ply=ply: visitor.scene()["ply"] > ply)  # type: ignore[misc]
            going_on = player.table.await_turn()
    return None


def refused(player: GenialPlayer, action: str, reason: str) -> None:
    """It can be pressed, and the server says why not."""
    table = player.table
    expect(table.verb(action)).to_have_attribute("aria-disabled", "true")
    table.verb(action).click(force=True)
    expect(table.dock.get_by_role("alert").filter(has_text=WORDS.say(reason))).to_be_visible()


def acts(visitor: Visitor) -> list[str]:
    return [message["action"] for message in visitor.of_type("act")]


@pytest.mark.parametrize("touch", [False, True])
def test_the_alternative_is_dragged_to_the_lines(invite: Invite, touch: bool) -> None:
    visitor = invite(size=(360, 640) if touch else (1280, 800), touch=touch)
    hands = GenialFinger() if touch else GenialMouse()
    player = to_an_empty_reserve(visitor, TINY, hands)
    assert player is not None
    table, before = player.table, visitor.scene()
    assert "alternative" in before["legal"]
    rarest = rarest_of(before)
    done = acts(visitor)
    # Only onto the lines it means something.
    hands.drag(table.pile(rarest), table.zone)
    hands.drag(table.pile(rarest), table.lines)
    visitor.until(lambda: visitor.scene()["ply"] > before["ply"])
    assert acts(visitor) == [*done, "alternative"]
    view = visitor.scene()["view"]
    assert (view["event"]["kind"], view["event"]["taken"][rarest]) == ("alternative", 1)
    assert view["centre"][rarest] == before["view"]["centre"][rarest] - 1


def test_an_empty_reserve(invite: Invite) -> None:
    """The alternative is the only thing that can be done, and that is said."""
    visitor = invite()
    player = to_an_empty_reserve(visitor, TINY)
    assert player is not None
    scene, table = visitor.scene(), player.table
    assert (scene["view"]["reserve"], scene["legal"]) == (0, ["alternative"])
    expect(table.reserve).to_have_attribute("aria-disabled", "true")
    expect(table.reserve).to_have_attribute(
        "aria-label", re.compile(re.escape(WORDS.say("genial-reserve", count=0)) + "$")
    )
    asked = WORDS.say("genial-choose-only-alternative", colour=WORDS.colour(rarest_of(scene)))
    expect(table.dock.get_by_text(asked, exact=True)).to_be_visible()
    refused(player, "flip", "genial-error-reserve")
    assert player.act("alternative")["kind"] == "alternative"


def test_a_pass(invite: Invite) -> None:
    """Offered where nothing else can be done, and nowhere else; others go on."""
    visitor = invite()
    for _ in range(TABLES):
        player = to_an_empty_reserve(visitor, SMALL)
        if player and visitor.scene()["legal"] == ["pass"] and just_happened(visitor) != "pass":
            break
        if player:
            expect(player.table.verb("pass")).to_have_count(visitor.scene()["legal"].count("pass"))
    else:
        raise AssertionError("nobody had to pass")
    table = player.table
    expect(table.dock.get_by_text(WORDS.say("genial-choose-pass"), exact=True)).to_be_visible()
    refused(player, "flip", "genial-error-reserve")
    expect(table.verb("alternative")).to_have_attribute("aria-disabled", "true")
    event = player.act("pass")
    assert (event["kind"], event["end"]) == ("pass", None)
    assert visitor.scene()["to_move"] == 1
    expect(table.log.get_by_text(WORDS.say("genial-event-pass-you"), exact=True).first).to_be_visible()


def just_happened(visitor: Visitor) -> str:
    return str(visitor.scene()["view"]["event"]["kind"])


def rarest_of(scene: Message) -> str:
    """The colour that the person to move has least of."""
    own: dict[str, int] = scene["view"]["collections"][scene["to_move"]]
    return min(own, key=lambda colour: own[colour])
