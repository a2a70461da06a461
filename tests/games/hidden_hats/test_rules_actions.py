"""HH-6 to HH-10: peek, swap and open, and what follows."""

from __future__ import annotations

import pytest

from games.hidden_hats.deals import ALL_DIFFERENT, arranged, play
from hatstand.core.errors import IllegalAction

HATS = "sultan jester viking wonder knight cook cook"
#: Over them: jester, sultan, viking, pirate, knight, princess, witch. The next cards:
NEXT = " wizard", " cowboy"


@pytest.mark.rule("HH-6")
def test_a_peek_shows_the_hat_to_one_and_the_place_to_all() -> None:
    match = arranged(ALL_DIFFERENT, HATS, 3)
    event = match.play("peek 4")
    assert (event.kind, event.seat, event.place, event.hat) == ("peek", 0, 4, "?")
    assert match.events(0)[-1].hat == "wonder"
    assert {match.events(seat)[-1].hat for seat in (1, 2, None)} == {"?"}
    assert match.view(0).to_dict()["hats"] == ["?", "?", "?", "wonder", "?", "?", "?"]
    for seat in (1, 2, None):
        assert match.view(seat).to_dict()["hats"] == ["?"] * 7
    assert match.view(1).to_dict()["memory"]["seen"][3] == [0, None, None]  # seat 0 looked there in turn 0
    assert match.position().to_dict()["hats"] == HATS.split()


@pytest.mark.rule("HH-7")
def test_a_swap_moves_hats_and_what_is_known_of_them() -> None:
    match = arranged(ALL_DIFFERENT, HATS)
    play(match, "peek 1", "peek 2")
    event = match.play("swap 1 2")
    assert (event.kind, event.place, event.other, event.hat) == ("swap", 1, 2, None)
    assert match.position().to_dict()["hats"][:2] == ["jester", "sultan"]
    assert match.view(0).to_dict()["hats"][:2] == ["?", "sultan"]
    assert match.view(1).to_dict()["hats"][:2] == ["jester", "?"]
    memory = match.view(1).to_dict()["memory"]
    assert memory["seen"][:2] == [[None, 1], [0, None]]
    assert memory["moves"][:2] == [[0, 1], [1, 0]]
    assert (memory["moved_by"][:3], memory["moved_at"][:3]) == ([0, 0, None], [2, 2, None])


@pytest.mark.rule("HH-7")
def test_the_smaller_place_comes_first() -> None:
    match = arranged(ALL_DIFFERENT, HATS)
    with pytest.raises(IllegalAction, match=r"The smaller place comes first: swap 1 4\."):
        match.play("swap 4 1")
    with pytest.raises(IllegalAction, match="two different places"):
        match.play("swap 4 4")
    assert match.ply == 0


@pytest.mark.rule("HH-8")
def test_an_opened_hat_is_seen_by_all() -> None:
    for action in ("open 3", "open 4", "open 1"):  # it fits, it is a wonder hat, it is neither
        match = arranged(ALL_DIFFERENT, HATS, 3)
        event = match.play(action)
        place = int(action[5:])
        assert (event.seat, event.place, event.hat) == (0, place, HATS.split()[place - 1])
        assert [match.events(seat)[-1] for seat in (0, 1, 2)] == [event] * 3


@pytest.mark.rule("HH-8a")
def test_a_hat_that_fits_is_taken_with_its_character_and_both_are_replaced() -> None:
    match = arranged(ALL_DIFFERENT + NEXT[0], HATS + NEXT[1])
    event = match.play("open 3")
    assert (event.kind, event.hat, event.character) == ("pair", "viking", "viking")
    table = match.position().to_dict()
    assert (table["characters"][2], table["hats"][2]) == ("wizard", "cowboy")
    assert table["seats"] == [
        {"pairs": ["viking"], "wonders": 0, "balds": 0},
        {"pairs": [], "wonders": 0, "balds": 0},
    ]
    assert (len(table["character_deck"]), len(table["hat_deck"])) == (12, 16)
    assert match.view(0).to_dict()["characters"][2] == "wizard"  # face up
    assert match.view(0).to_dict()["hats"][2] == "?"  # face down
    assert (match.scores(), match.to_move) == ([1, 0], 1)


@pytest.mark.rule("HH-8b")
def test_a_wonder_hat_is_taken_and_another_hat_is_laid_over_the_character() -> None:
    match = arranged(ALL_DIFFERENT + NEXT[0], HATS + NEXT[1])
    event = match.play("open 4")
    assert (event.kind, event.hat, event.character) == ("wonder", "wonder", None)
    table = match.position().to_dict()
    assert (table["characters"][3], table["hats"][3]) == ("pirate", "cowboy")
    assert table["seats"][0] == {"pairs": [], "wonders": 1, "balds": 0}
    assert (len(table["character_deck"]), len(table["hat_deck"])) == (13, 16)
    assert match.view(0).to_dict()["hats"][3] == "?"


@pytest.mark.rule("HH-8c")
def test_a_wrong_hat_costs_a_bald_head_and_stays_where_it_was() -> None:
    match = arranged(ALL_DIFFERENT, HATS, 3)
    event = match.play("open 1")
    assert (event.kind, event.hat, event.character, event.free) == ("bald", "sultan", None, False)
    table = match.position().to_dict()
    assert table["hats"] == HATS.split()
    assert [seat["balds"] for seat in table["seats"]] == [1, 0, 0]
    assert table["supply"] == 15
    for seat in (0, 1, 2):  # everyone saw it, and remembers
        assert match.view(seat).to_dict()["hats"][0] == "sultan"
    match.play("peek 7")
    assert match.view(2).to_dict()["hats"][0] == "sultan"
    assert match.view(None).to_dict()["hats"][0] == "?"  # a spectator remembers nothing


@pytest.mark.rule("HH-9")
def test_without_bald_heads_left_a_wrong_hat_costs_nothing() -> None:
    match = arranged(ALL_DIFFERENT, HATS, 3, balds=1)
    events = play(match, "open 1", "open 1", "open 2")
    assert [event.kind for event in events] == ["bald"] * 3
    assert [event.free for event in events] == [False, True, True]
    table = match.position().to_dict()
    assert ([seat["balds"] for seat in table["seats"]], table["supply"]) == ([1, 0, 0], 0)
    assert match.view(2).to_dict()["hats"][:2] == ["sultan", "jester"]  # it was seen all the same


@pytest.mark.rule("HH-10")
def test_without_the_option_a_swap_may_be_undone() -> None:
    match = arranged(ALL_DIFFERENT, HATS)
    play(match, "swap 1 2", "swap 1 2")
    assert match.position().to_dict()["hats"] == HATS.split()


@pytest.mark.rule("HH-10")
def test_with_the_option_the_swap_right_before_may_not_be_undone() -> None:
    match = arranged(ALL_DIFFERENT, HATS, no_swap_back=True)
    match.play("swap 1 2")
    assert "swap 1 2" not in match.legal()
    with pytest.raises(IllegalAction, match="only undo the last swap"):
        match.play("swap 1 2")
    assert len(match.legal()) == 34
    play(match, "swap 1 3", "swap 1 2")  # another swap lies between
    assert "swap 1 2" not in match.legal()
    play(match, "peek 5", "swap 1 2")  # and here a peek
