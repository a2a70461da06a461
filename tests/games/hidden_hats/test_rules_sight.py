"""HH-19 and HH-20: what is remembered, and who sees what."""

from __future__ import annotations

from typing import Any

import pytest

from games.hidden_hats.deals import ALL_DIFFERENT, arranged, play
from hatstand.games.hidden_hats.table import GAME
from hatstand.match import Match

HATS = "sultan jester viking wonder knight cook cook"
UNKNOWN = ["?"] * 7


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    return match.view(seat).to_dict()


def page(match: Match, seat: int | None) -> Any:
    """What a person's page may have of the view: what lies before them on the table."""
    return GAME.without_memory(match.view(seat).show())


@pytest.mark.rule("HH-19")
def test_a_view_remembers_perfectly_every_hat_its_seat_can_still_place() -> None:
    match = arranged(ALL_DIFFERENT, HATS, 3)
    play(match, "peek 1", "peek 2", "open 5", "swap 1 2", "swap 1 7", "open 6")
    assert seen(match, 0)["hats"] == ["?", "sultan", "?", "?", "?", "cook", "?"]
    assert seen(match, 1)["hats"] == ["?", "?", "?", "?", "?", "cook", "jester"]
    assert seen(match, 2)["hats"] == ["?", "?", "?", "?", "?", "cook", "?"]


@pytest.mark.rule("HH-19")
def test_a_page_has_no_hat_that_lies_face_down_and_nobodys_memory() -> None:
    match = arranged(ALL_DIFFERENT, HATS, 2)
    for action in ("peek 1", "open 6", "swap 1 2", "open 4", "open 3"):
        event = match.play(action)
        for seat in (0, 1):
            shown = page(match, seat)
            assert shown.hats == UNKNOWN
            assert shown.memory is None
            assert shown.characters == match.view(seat).show().characters
            # A hat that was taken lies before its player; any other one has to be kept in mind.
            taken = event.kind in ("pair", "wonder")
            assert shown.event.hat == (event.hat if taken else None if event.kind == "swap" else "?")


@pytest.mark.rule("HH-19")
def test_after_the_end_a_page_has_everything() -> None:
    match = arranged(ALL_DIFFERENT, HATS, 2, patience=1)
    match.play("peek 1")
    assert page(match, 1) == match.view(1).show()
    assert page(match, 1).hats == HATS.split()


@pytest.mark.rule("HH-19")
def test_a_peeked_hat_lies_before_its_player_alone_until_it_is_moved_opened_or_shuffled_away() -> None:
    match = arranged(ALL_DIFFERENT, HATS, 2)
    match.play("peek 1")
    mine = GAME.glimpse(match.events(0)[-1], match.view(0).show())
    assert mine is not None
    assert (mine.seat, mine.place, mine.card, mine.under) == (0, 1, "sultan", "jester")
    assert GAME.glimpse(match.events(1)[-1], match.view(1).show()) is None
    for action, ends in (("peek 1", False), ("peek 2", False), ("swap 2 3", False), ("open 2", False)):
        assert GAME.covers(match.copy().play(action), mine) == ends
    for action in ("swap 1 2", "open 1"):
        assert GAME.covers(match.copy().play(action), mine)
    small = arranged("jester sultan knight", "jester viking pirate", kinds=8, copies=1, places=2, wonders=0)
    small.play("peek 2")
    known = GAME.glimpse(small.events(0)[-1], small.view(0).show())
    assert known is not None
    assert GAME.covers(small.play("open 1"), known)  # the row was dead and is laid anew


@pytest.mark.rule("HH-19")
def test_a_wrong_hat_that_was_opened_lies_before_everyone() -> None:
    match = arranged(ALL_DIFFERENT, HATS, 2)
    match.play("open 1")
    for seat in (0, 1, None):
        glimpse = GAME.glimpse(match.events(seat)[-1], match.view(seat).show())
        assert glimpse is not None
        assert (glimpse.seat, glimpse.place, glimpse.card, glimpse.under) == (None, 1, "sultan", "jester")
    match.play("open 3")
    assert GAME.glimpse(match.events(0)[-1], match.view(0).show()) is None


@pytest.mark.rule("HH-20")
def test_what_every_seat_and_a_spectator_may_see() -> None:
    match = arranged(ALL_DIFFERENT, HATS, 3)
    play(match, "open 3", "open 4", "open 1", "peek 2")
    whole = match.position().to_dict()
    for seat in (0, 1, 2, None):
        view = seen(match, seat)
        assert view["characters"] == whole["characters"]
        assert [hat is None for hat in view["hats"]] == [False] * 7
        assert (view["character_deck"], view["hat_deck"], view["supply"]) == (12, 15, 15)
        assert view["seats"] == whole["seats"]
        event = view["event"]
        assert (event["kind"], event["seat"], event["place"]) == ("peek", 0, 2)
        assert event["hat"] == ("jester" if seat == 0 else "?")
        assert (view["key"], view["drawn"]) == ("?", "?")
    assert seen(match, None)["hats"] == UNKNOWN


@pytest.mark.rule("HH-20")
def test_after_the_end_everything_may_be_seen() -> None:
    match = arranged(ALL_DIFFERENT, HATS, 3, patience=2)
    play(match, "peek 1", "peek 2")
    whole = match.position().to_dict()
    for seat in (0, 1, 2, None):
        assert seen(match, seat) == whole | {"seat": seat}
    assert len(whole["key"]) == 64
