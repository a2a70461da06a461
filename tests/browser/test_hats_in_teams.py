"""Hats as two teams: on four devices, one of them away in the middle of a pass; and partners who share a device."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from company import newest
from device import Message, Process
from hats_hands import HatsMouse
from hats_page import HatsWords
from hats_player import ANNA, BOTS, HatsPlayer, warm
from hats_secrecy import CARD, held, named, told_too_much
from room_page import RoomPage
from sizes import WHOLE, sized
from visitor import Invite, Visitor

WORDS = HatsWords("en")
NAMES = ("Anna", "Ben", "Cleo", "Dan")
OPEN = {"who": "open"}
#: Acts of all four by their pages, before the rest is said as the pages would; and how many of the last, too.
ACTS = sized(3, 200)
LAST = 1

#: Says one thing that its person might tap, on a line of its own, as the page of the table would.
HASTEN = """
([table, seat]) => new Promise((resolve) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live`);
  line.onopen = () => line.send(JSON.stringify({ type: "hello", seat, since: null, build: null }));
  line.onmessage = ({ data }) => {
    const { type, scene } = JSON.parse(data);
    if (type === "welcome") {
      const verbs = scene.ply % 5 ? ["exchange", "end", "back"] : ["pass", "back", "black"];
      const action = scene.legal.find((each) => verbs.includes(each.split(" ")[0])) ?? scene.legal[0];
      line.send(JSON.stringify({ type: "act", id: `hasty-${scene.ply}`, seat, ply: scene.ply, action }));
    } else if (type === "entry") {
      line.close();
      resolve(scene.ply);
    }
  };
})
"""


@pytest.fixture(autouse=True)
def warmed(server: Process) -> None:
    warm(server)


def sit_down(invite: Invite) -> list[Visitor]:
    """Four at their own devices; seats 0 and 2 play together, and 1 and 3."""
    visitors = [invite() for _ in NAMES]
    first, *others = visitors
    first.open_table({**ANNA, "name": NAMES[0]}, OPEN, OPEN, OPEN, ruleset="hats", options={"first": 0})
    for seat, visitor in enumerate(others, 1):
        visitor.page.goto(first.page.url)
        RoomPage(visitor.page, WORDS).ask_to_sit(seat, NAMES[seat])
    return visitors


def pass_to_somebody_away(players: list[HatsPlayer]) -> None:
    """All see that the table waits, and for whom; back again, they find the question."""
    anna, ben, cleo, dan = players
    anna.table.await_question()
    address = cleo.visitor.page.url
    cleo.visitor.page.goto("about:blank")
    expect(anna.table.player(2)).to_contain_text("(away)")
    card = anna.table.look().live[3]
    anna.hands.deed(anna.table, "pass", card)
    waiting = WORDS.say("table-waiting", player="Cleo")
    for player in (anna, ben, dan):
        expect(player.table.dock).to_contain_text(waiting)
        assert player.table.look().live == []
    expect(anna.table.player(2)).to_contain_text(
        WORDS.say("hats-passed-to", other="Cleo", card=WORDS.card(card))
    )

    cleo.visitor.page.goto(address)
    look = cleo.table.await_question()
    asked = WORDS.say("hats-choose-back", other="Anna", card=WORDS.card(card))
    expect(cleo.table.dock).to_contain_text(asked)
    for player in (anna, ben, dan):
        expect(player.table.dock).to_contain_text(WORDS.say("hats-waiting-back", player="Cleo"))
    cleo.table.card(card).click(force=True)
    cleo.table.button("back").click(force=True)
    refused = WORDS.say("hats-error-same-card-back", card=WORDS.card(card))
    expect(cleo.table.dock.get_by_role("alert")).to_have_text(refused)
    back = next(other for other in look.hand if other != card)
    cleo.table.card(card).click(force=True)
    cleo.hands.deed(cleo.table, "back", back)
    anna.table.await_question()

    # What is told of it: to the two the card, to the others that there was one.
    assert WORDS.say("hats-event-pass-you", card=WORDS.card(card), other="Cleo") in anna.table.look().log
    assert WORDS.say("hats-event-back-you", card=WORDS.card(back), other="Anna") in cleo.table.look().log
    for player in (ben, dan):
        log = player.table.look().log
        assert WORDS.say("hats-event-pass", player="Anna", other="Cleo") in log
        assert WORDS.say("hats-event-back", player="Cleo", other="Anna") in log
        assert not any(WORDS.card(each) in line for each in (card, back) for line in log)


def whose_turn(players: list[HatsPlayer]) -> HatsPlayer | None:
    """None: the game is over."""
    scene = newest([player.visitor for player in players])
    return None if scene["over"] else players[scene["to_move"]]


def play(players: list[HatsPlayer], acts: int) -> None:
    for _ in range(acts):
        player = whose_turn(players)
        if player is None or not player.act():
            return
        for each in players:
            await_ply(each.visitor, player.visitor.scene()["ply"])


@pytest.mark.soak
def test_four_devices(invite: Invite) -> None:
    visitors = sit_down(invite)
    players = [
        HatsPlayer(visitor, WORDS, HatsMouse(), further="pass", partner=(seat + 2) % 4, seed=seat)
        for seat, visitor in enumerate(visitors)
    ]
    pass_to_somebody_away(players)
    play(players, ACTS)
    if not WHOLE:
        hasten(players, 32 - LAST)
    play(players, 200)

    scene = visitors[0].scene()
    assert scene["over"]
    for player in players:
        page = player.visitor.page
        for seat in range(4):
            expect(page.get_by_test_id(f"score-{seat}")).to_contain_text(
                WORDS.say("table-place", place=scene["places"][seat])
            )
        for seat in (0, 1):
            told = WORDS.say(
                "hats-score-team", player=NAMES[seat], other=NAMES[seat + 2], count=scene["scores"][seat]
            )
            expect(page.get_by_test_id(f"team-{seat}")).to_have_text(told)
    won = [seat for seat in (0, 1) if scene["places"][seat] == 1]
    if won in ([0], [1]):
        for player in players:
            seat = player.visitor.scene()["view"]["seat"]
            ours = seat % 2 == won[0]
            names = {"player": NAMES[won[0]], "other": NAMES[(seat + 2) % 4 if ours else won[0] + 2]}
            told = WORDS.say(
                "hats-winner-team-you" if ours else "hats-winner-team",
                count=scene["scores"][won[0]],
                **names,
            )
            expect(player.visitor.page.get_by_role("heading", level=1)).to_have_text(told)

    for seat, visitor in enumerate(visitors):
        assert told_too_much(visitor.heard, visitor.said, seat) == []
    # The same things would have been too much for anyone else.
    for seat, visitor in enumerate(visitors):
        other = visitors[(seat + 1) % 4]
        assert secrets_of(visitor) - told_to(other)


def hasten(players: list[HatsPlayer], turns: int) -> None:
    """On to that turn, while all have turned to another page, from which is said what they would say here."""
    address = players[0].visitor.page.url
    for each in players:
        each.visitor.page.goto("/about")
    while (player := whose_turn(players)) is not None:
        view = newest([each.visitor for each in players])["view"]
        if view["turn"] >= turns and view["received"] is None:
            break
        seat = players.index(player)
        player.visitor.page.evaluate(HASTEN, [address.rpartition("/")[2], seat])
    for each in players:
        each.visitor.page.goto(address)


def await_ply(visitor: Visitor, ply: int) -> None:
    visitor.until(lambda: visitor.scene()["ply"] >= ply)


def secrets_of(visitor: Visitor) -> set[str]:
    """All that this person ever held before the end."""
    scenes = [message["scene"] for message in visitor.heard if message.get("scene") is not None]
    return set().union(*(held(scene["view"], scene["view"]["seat"]) for scene in scenes if not scene["over"]))


def told_to(visitor: Visitor) -> set[str]:
    return named([message for message in visitor.heard if not (message.get("scene") or {}).get("over")])


def test_partners_at_one_device(invite: Invite) -> None:
    """The curtain falls between the pass and the answer; behind it lies no hand."""
    visitor = invite()
    page = visitor.page
    cleo: Message = {**ANNA, "name": "Cleo", "portrait": "cat"}
    ben, dan = BOTS[0], BOTS[2]
    visitor.open_table(
        {**ANNA, "name": "Anna"}, {**ben, "portrait": "hare"}, cleo, dan, ruleset="hats", options={"first": 0}
    )
    player = HatsPlayer(visitor, WORDS, HatsMouse(), partner=2)
    lift(visitor, "Anna")
    card = player.table.await_question().live[0]
    player.hands.deed(player.table, "pass", card)
    expect(page.get_by_role("heading", name=WORDS.say("curtain-turn", player="Cleo"))).to_be_visible()
    expect(page.locator('[data-stop^="card "]')).to_have_count(0)
    visitor.until(lambda: visitor.scene()["view"]["seat"] is None)
    hidden = visitor.scene()
    assert not set(CARD.findall(str([hidden["view"]["seats"], hidden["view"]["received"], hidden["legal"]])))

    lift(visitor, "Cleo")
    look = player.table.await_question()
    asked = WORDS.say("hats-choose-back", other="Anna", card=WORDS.card(card))
    expect(player.table.dock).to_contain_text(asked)
    assert look.log[0] == WORDS.say("hats-event-pass-to-you", player="Anna", card=WORDS.card(card))
    back = next(other for other in look.hand if other != card)
    player.table.partner = 0
    player.hands.deed(player.table, "back", back)
    lift(visitor, "Anna")
    assert back in player.table.await_question().hand
    expect(player.table.dock).to_contain_text(WORDS.say("table-your-turn"))
    told = WORDS.say("hats-event-back-to-you", player="Cleo", card=WORDS.card(back))
    assert player.table.look().log[0] == told


def lift(visitor: Visitor, name: str) -> None:
    button = visitor.page.get_by_role("button", name=WORDS.say("curtain-lift", player=name), exact=True)
    button.click()
    expect(visitor.page.get_by_test_id("curtain")).to_have_count(0)
