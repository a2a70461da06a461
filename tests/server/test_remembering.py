"""HH-19 and HH-20 at the table: a person's page gets what lies on it, and nothing that must be remembered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from by_hand import ByHand
from hatstand.server import person
from hatstand.server.table import LONGEST_LOOK

pytestmark = pytest.mark.rule("HH-19")


@pytest.fixture
def play() -> ByHand:
    """A table of two people whose row has a wrong hat on places 1 and 2."""
    return next(tables())


def tables() -> Iterator[ByHand]:
    for number in range(1000):
        play = ByHand(secret=f"{number:064x}")
        if {1, 2} <= set(play.places("bald")):
            yield play


def hat_shown(play: ByHand, seat: int | None) -> str | None:
    """The hat of the last event, as it stands in this person's newest scene."""
    hat: str | None = play.scene(seat).view.event.hat
    return hat


def test_a_peeked_hat_lies_before_its_person_alone(play: ByHand) -> None:
    hat = play.hats()[2]
    play.act("peek 3")
    mine = play.scene(0)
    assert mine.peeked is not None
    assert (mine.peeked.place, mine.peeked.hat) == (3, hat)
    assert mine.view.event.hat == hat
    for other in (1, None):
        assert play.scene(other).peeked is None
        assert hat_shown(play, other) == "?"
    for seat in (0, 1, None):
        assert set(play.scene(seat).view.hats) == {"?"}
        assert play.scene(seat).view.memory is None


def test_it_goes_when_it_is_put_back(play: ByHand) -> None:
    play.act("peek 3")
    play.put_back(0)
    assert play.scene(0).peeked is None
    assert hat_shown(play, 0) == "?"


def test_it_goes_when_its_person_acts_again(play: ByHand) -> None:
    play.act("peek 3")
    play.act("peek 3")
    assert play.scene(0).peeked is not None
    play.act("peek 5")
    peeked = play.scene(0).peeked
    assert peeked is not None
    assert peeked.place == 5


@pytest.mark.parametrize("action", ["swap 1 2", "swap 2 6", "open 2"])
def test_it_goes_when_it_is_moved_or_opened(play: ByHand, action: str) -> None:
    play.act("peek 2")
    play.act(action)
    assert play.scene(0).peeked is None


@pytest.mark.parametrize("action", ["swap 1 3", "open 1", "peek 2"])
def test_it_stays_whatever_happens_elsewhere(play: ByHand, action: str) -> None:
    play.act("peek 2")
    play.act(action)
    assert play.scene(0).peeked is not None


def test_a_wrong_hat_lies_before_each_person_singly_until_it_is_read(play: ByHand) -> None:
    hat = play.hats()[0]
    character = play.scene(0).view.characters[0]
    number = play.act("open 1")
    for seat in (0, 1):
        (opened,) = play.scene(seat).opened
        assert (opened.number, opened.seat, opened.place) == (number, 0, 1)
        assert (opened.hat, opened.character) == (hat, character)
        assert hat_shown(play, seat) == hat
    play.seen(1, number)
    assert play.scene(1).opened == []
    assert hat_shown(play, 1) == "?"
    assert [opened.number for opened in play.scene(0).opened] == [number]
    # Whoever is away finds it when they come back, whatever has happened to it since.
    play.act("swap 1 2")
    play.act("peek 4")
    assert [opened.number for opened in play.scene(0).opened] == [number]
    assert set(play.scene(0).view.hats) == {"?"}
    play.seen(0, number)
    assert play.scene(0).opened == []


def test_pairs_and_wonder_hats_taken_stay_in_everyones_sight() -> None:
    seen = set()
    for play in tables():
        for kind in ("pair", "wonder"):
            for place in play.places(kind)[:1]:
                hat = play.hats()[place - 1]
                play.act(f"open {place}")
                seen.add(kind)
                for seat in (0, 1, None):
                    assert hat_shown(play, seat) == hat
                    assert play.scene(seat).opened == []
        if seen == {"pair", "wonder"}:
            return


def test_the_help_for_small_children_shows_what_they_have_seen() -> None:
    play = ByHand(memory_aid=True)
    hat = play.hats()[2]
    play.act("peek 3")
    play.put_back(0)
    play.act("swap 3 4")
    assert play.scene(0).view.hats == ["?", "?", "?", hat, "?", "?", "?"]
    assert set(play.scene(1).view.hats) == {"?"}


def test_who_watches_sees_an_opened_hat_in_its_news_and_nowhere_else(play: ByHand) -> None:
    hat = play.hats()[0]
    play.act("open 1")
    news = person.entry_shown(play.table, None, play.entries[-1])
    assert news.scene.view.event.hat == hat
    assert [opened.hat for opened in news.scene.opened] == [hat]
    assert hat_shown(play, None) == "?"
    assert play.scene(None).opened == []
    (again,) = person.missed(play.entries, play.table, None, play.entries[-2].number)
    assert again.scene.view.event.hat == "?"
    assert again.scene.opened == []


def test_what_was_missed_comes_as_that_person_may_still_see_it(play: ByHand) -> None:
    since = play.table.number
    peeked = play.act("peek 3")
    first = play.act("open 1")
    play.seen(0, first)
    second = play.act("open 2")
    news = person.missed(play.entries, play.table, 0, since)
    assert [each.number for each in news] == [peeked, first, second]
    # The peek ended when they acted again; the first hat they have read; the second they have not.
    assert [each.scene.view.event.hat == "?" for each in news] == [True, True, False]
    assert [[opened.number for opened in each.scene.opened] for each in news] == [[], [], [second]]
    other = person.missed(play.entries, play.table, 1, since)
    assert [each.scene.view.event.hat == "?" for each in other] == [True, False, False]


def test_too_much_that_was_missed_is_not_sent_again(play: ByHand) -> None:
    since = play.table.number
    for _ in range(person.MOST_MISSED):
        play.act("peek 1")
    assert len(person.missed(play.entries, play.table, 0, since)) == person.MOST_MISSED
    play.act("peek 1")
    assert person.missed(play.entries, play.table, 0, since) == []


def test_bots_wait_for_whoever_is_here_but_not_for_ever(play: ByHand) -> None:
    assert play.table.bots_wait_until({0: 0, 1: 0}) == 0
    number = play.act("open 1")
    shown = play.time
    assert play.table.bots_wait_until({0: 0}) == shown + LONGEST_LOOK
    assert play.table.bots_wait_until({}) == 0
    # Who comes back has the same time before their eyes.
    assert play.table.bots_wait_until({0: shown + 5000}) == shown + 5000 + LONGEST_LOOK
    play.seen(0, number)
    assert play.table.bots_wait_until({0: 0}) == 0
    play.time += 7000
    play.act("peek 5")
    assert play.table.bots_wait_until({0: 0, 1: 0}) == play.time + LONGEST_LOOK
    play.seen(1, number)
    play.put_back(1)
    assert play.table.bots_wait_until({0: 0, 1: 0}) == 0


@pytest.mark.rule("HH-20")
def test_before_the_end_a_scene_names_no_face_down_hat_and_after_it_all() -> None:
    play = ByHand(patience=4)
    hidden = set(play.hats())
    for action in ("peek 1", "swap 2 3", "peek 4", "swap 1 2"):
        for seat in (0, 1, None):
            scene = play.scene(seat)
            assert set(scene.view.hats) == {"?"}
            assert (scene.view.key, scene.view.drawn) == ("?", "?")
            assert (scene.view.character_deck, scene.view.hat_deck) == (13, 17)
            assert (scene.scores, scene.places) == ([0, 0], None)
            assert [details["score"] for details in scene.details] == [0, 0]
        play.act(action)
    for seat in (0, 1, None):
        scene = play.scene(seat)
        assert scene.over
        assert set(scene.view.hats) == hidden
        assert (scene.scores, scene.places) == ([0, 0], [1, 1])
        assert scene.legal == []
        assert (scene.peeked, scene.opened) == (None, [])
