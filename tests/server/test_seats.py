"""Seats that are open, taken, given up and filled: who may do that, and what the next one at a seat is shown."""

from __future__ import annotations

from typing import Any

import pytest

from by_hand import MAKER, ByHand, refusal
from hatstand.server import messages, person
from hatstand.server.seats import Bot, Person
from hatstand.server.uncovered import NOTHING


def fill(seat: int, **fields: Any) -> messages.Fill:
    return messages.Fill(
        **{"id": "new", "seat": seat, "bot": "random", "name": "Bo", "portrait": "witch", **fields}
    )


def sit(seat: int, **fields: Any) -> messages.Sit:
    return messages.Sit(**{"id": "new", "seat": seat, "name": "Anna", "portrait": "pirate", **fields})


def test_it_is_dealt_when_the_last_seat_is_taken() -> None:
    play = ByHand(3, (0,), (1, 2))
    assert not play.table.dealt
    info = play.table.info([0], MAKER)
    assert (info.dealt, info.first, info.maker) == (False, None, True)
    assert info.options["patience"] == 100
    assert [(seat.who, seat.name, seat.here) for seat in info.seats] == [
        ("person", "Person 0", True),
        ("open", "", False),
        ("open", "", False),
    ]
    play.sit(2, "a guest")
    assert not play.table.dealt
    play.ask(fill(1), MAKER)
    assert [entry.kind for entry in play.entries[-3:]] == ["seat-taken", "seat-to-bot", "deal"]
    info = play.table.info([0], "a guest")
    assert (info.dealt, info.first, info.maker) == (True, 0, False)
    assert play.table.seats_of("a guest") == [2]


def test_several_people_of_one_device_sit_at_one_table() -> None:
    play = ByHand(3, (0,), (1, 2))
    play.sit(1, MAKER)
    play.sit(2, MAKER)
    assert play.table.seats_of(MAKER) == [0, 1, 2]
    assert play.scene(0).legal
    assert not play.scene(1).legal


def test_each_refusal_says_why() -> None:
    play = ByHand(4, (0, 1), (2,))
    play.here = {0, 1}
    act = messages.Act(id="new", seat=0, ply=0, action="peek 1")
    expected: list[tuple[messages.Request, str, str]] = [
        (act, MAKER, "error-not-dealt"),
        (messages.PutBack(id="new", seat=0), MAKER, "error-nothing-peeked"),
        (sit(4), "a guest", "error-seat"),
        (sit(1), "a guest", "error-seat-taken"),
        (sit(3), "a guest", "error-seat-taken"),
        (sit(2, name=" "), "a guest", "error-name"),
        (sit(2, portrait="dragon"), "a guest", "error-portrait"),
        (messages.Stand(id="new", seat=1), MAKER, "error-not-yours"),
        (messages.Stand(id="new", seat=2), MAKER, "error-seat-open"),
        (messages.Stand(id="new", seat=3), MAKER, "error-bot-seat"),
        (fill(2), "person 1", "error-not-maker"),
        (fill(1), MAKER, "error-seat-taken"),
        (fill(4), MAKER, "error-seat"),
        (fill(2, bot="oracle"), MAKER, "error-bot"),
        (fill(2, settings={"seed": 1}), MAKER, "error-setting"),
        (fill(2, bot="master", settings={"seconds": 60}), MAKER, "error-setting-value"),
        (messages.Free(id="new", seat=3), "person 1", "error-not-maker"),
        (messages.Free(id="new", seat=1), MAKER, "error-person-here"),
        (messages.Free(id="new", seat=2), MAKER, "error-seat-open"),
        (messages.Free(id="new", seat=9), MAKER, "error-seat"),
    ]
    for message, who, code in expected:
        assert refusal(play, message, who) == code, message


def test_after_the_end_everyone_stays_where_they_sat() -> None:
    play = ByHand(3, (0, 1, 2), patience=1)
    play.stand(2)
    play.act("peek 1")
    assert play.table.ended
    for message in (messages.Stand(id="new", seat=1), sit(2), fill(2), messages.Free(id="new", seat=1)):
        assert refusal(play, message, "person 1" if message.seat == 1 else MAKER) in (
            "error-over",
            "error-not-maker",
        )
    assert refusal(play, messages.Free(id="new", seat=1), MAKER) == "error-over"


def test_the_table_waits_for_whoever_sits_down_at_a_seat_that_was_given_up() -> None:
    play = ByHand(2, (0, 1))
    play.act("peek 1")
    play.stand(1)
    act = messages.Act(id="new", seat=1, ply=1, action="peek 2")
    assert refusal(play, act, "person 1") == "error-seat-open"
    assert play.table.bot_to_move() is None
    play.sit(1, "a guest")
    assert refusal(play, act, "person 1") == "error-not-yours"
    play.ask(act, "a guest")
    assert play.table.match.ply == 2


def test_the_maker_frees_a_bots_seat_and_that_of_somebody_who_is_away() -> None:
    play = ByHand(3, (0, 1))
    play.here = {0}
    for seat in (1, 2):
        play.ask(messages.Free(id=play.new_id(), seat=seat), MAKER)
        assert play.table.seats[seat] is None
    play.ask(fill(1), MAKER)
    assert isinstance(play.table.seats[1], Bot)
    play.sit(2, "a guest")
    assert isinstance(play.table.seats[2], Person)


@pytest.mark.rule("HH-19")
def test_what_lay_before_the_one_who_left_is_nothing_to_the_next() -> None:
    play = ByHand(2, (0, 1))
    since = play.table.number
    hat = play.hats()[2]
    peeked = play.act("peek 3")
    play.stand(0)
    assert play.table.uncovered[0] == NOTHING
    play.sit(0, "a guest")
    assert play.scene(0).peeked is None
    assert play.scene(0).view.event.hat == "?"
    (news,) = person.missed(play.entries, play.table, 0, since)
    assert (news.number, news.scene.view.event.hat, news.scene.peeked) == (peeked, "?", None)
    assert hat not in play.scene(0).view.hats


@pytest.mark.rule("HH-19")
def test_who_catches_up_at_a_seat_has_their_own_memory_aid_and_not_that_of_who_sat_there() -> None:
    play = ByHand(2, (0, 1), memory_aid=True)
    since = play.table.number
    hat = play.hats()[2]
    play.act("peek 3")
    (news,) = person.missed(play.entries, play.table, 0, since)
    assert news.scene.view.hats[2] == hat
    play.stand(0)
    play.sit(0, "a guest")
    (news,) = person.missed(play.entries, play.table, 0, since)
    assert set(news.scene.view.hats) == {"?"}
    assert news.scene.view.memory is None
    assert news.scene.view.event.hat == "?"


def test_a_bot_that_takes_over_knows_what_its_seat_has_seen() -> None:
    play = ByHand(2, (0, 1))
    hat = play.hats()[2]
    play.act("peek 3")
    play.here = {1}
    play.stand(0)
    play.ask(fill(0), MAKER)
    assert play.table.match.view(0).to_dict()["hats"][2] == hat
    play.act("peek 1")
    assert play.table.bot_to_move() is not None
