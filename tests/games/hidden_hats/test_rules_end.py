"""HH-11 to HH-13: how a game ends."""

from __future__ import annotations

import pytest

from games.hidden_hats.deals import ALL_DIFFERENT, arranged, completed, fitting, play
from games.hidden_hats.reference import KINDS, WONDER, full_decks
from hatstand.core.errors import BadOption, IllegalAction
from hatstand.match import Match


@pytest.mark.rule("HH-11")
def test_the_fourteenth_pair_leaves_a_gap_and_ends_the_game() -> None:
    match = fitting()
    for taken in range(1, 14):
        match.play("open 1")
        assert not match.over
        assert sum(match.scores()) == taken
    event = match.play("open 1")
    assert (match.over, event.end) == (True, "row")
    table = match.position().to_dict()
    assert (table["characters"][0], table["hats"][0], table["character_deck"]) == (None, None, [])
    assert len(table["hat_deck"]) == 4
    assert (match.legal(), match.to_move, match.scores()) == ([], None, [7, 7])


@pytest.mark.rule("HH-11")
def test_wonder_hats_taken_on_the_way_change_nothing_about_the_fourteenth_pair() -> None:
    characters, _ = full_decks("auf-der-hut", {})
    hats = completed("wonder wonder " + " ".join(characters[1:7]), full_decks("auf-der-hut", {})[1])
    assert hats[:2] == [WONDER, WONDER]
    match = Match.arrange("auf-der-hut", characters=characters, hats=hats, seed=1)
    pairs = 0
    while not match.over:
        row = match.position().to_dict()
        fits = [n for n, hat in enumerate(row["hats"], 1) if hat == row["characters"][n - 1]]
        wonders = [n for n, hat in enumerate(row["hats"], 1) if hat == WONDER]
        swaps = [
            f"swap {min(n, m)} {max(n, m)}"
            for n, hat in enumerate(row["hats"], 1)
            for m, character in enumerate(row["characters"], 1)
            if hat == character and n != m
        ]
        action = f"open {fits[0]}" if fits else f"open {wonders[0]}" if wonders else swaps[0]
        pairs += match.play(action).kind == "pair"
    assert pairs == 14
    assert match.events()[-1].end == "row"


@pytest.mark.rule("HH-12")
def test_until_three_the_fourteenth_pair_leaves_an_empty_place_and_the_seventeenth_ends_it() -> None:
    match = fitting(until_three=True)
    play(match, *["open 1"] * 13)
    event = match.play("open 1")
    assert (event.end, match.over) == (None, False)
    assert match.position().to_dict()["characters"] == [None, *full_decks("auf-der-hut", {})[0][1:7]]
    assert len(match.legal()) == 6 + 15 + 6
    for action in ("peek 1", "open 1", "swap 1 4"):
        with pytest.raises(IllegalAction, match=r"Place 1 is empty\."):
            match.play(action)
    play(match, "swap 2 7", "swap 2 7")  # the places keep their numbers
    events = play(match, "open 7", "open 2", "open 5")
    assert [(event.kind, event.end) for event in events] == [
        ("pair", None),
        ("pair", None),
        ("pair", "three"),
    ]
    table = match.position().to_dict()
    assert [place is None for place in table["characters"]] == [True, True, False, False, True, False, True]
    assert [hat is None for hat in table["hats"]] == [True, True, False, False, True, False, True]


@pytest.mark.rule("HH-12")
def test_a_wonder_hat_is_replaced_even_when_places_stay_empty() -> None:
    characters, _ = full_decks("auf-der-hut", {})
    hats = [*characters[:6], WONDER, *characters[7:], WONDER, WONDER, WONDER, characters[6]]
    match = Match.arrange("auf-der-hut", characters=characters, hats=hats, seed=1, until_three=True)
    play(match, *["open 1"] * 14)
    events = play(match, *["open 7"] * 4)
    assert [event.kind for event in events] == ["wonder"] * 4
    assert match.position().to_dict()["hat_deck"] == []  # it just suffices
    assert match.position().to_dict()["hats"][6] == characters[6]
    assert match.play("open 7").kind == "pair"


@pytest.mark.rule("HH-12")
def test_shapka_nevidimka_is_always_played_until_three() -> None:
    characters, hats = full_decks("shapka-nevidimka", {})
    match = Match.arrange("shapka-nevidimka", characters=characters, hats=hats, seed=1)
    play(match, *["open 1"] * 14)
    assert not match.over
    assert play(match, "open 2", "open 3", "open 4")[-1].end == "three"
    for asked in (True, False):
        with pytest.raises(BadOption, match="no option “until_three”"):
            Match("shapka-nevidimka", 2, until_three=asked)
        with pytest.raises(BadOption, match="no option “until_three”"):
            Match.arrange("shapka-nevidimka", characters=characters, hats=hats, until_three=asked)


@pytest.mark.rule("HH-12")
@pytest.mark.rule("AL-7")
@pytest.mark.parametrize(("places", "left"), [(2, 1), (3, 2), (4, 3), (5, 3), (7, 3)])
def test_in_a_short_row_three_becomes_one_less_than_its_places(places: int, left: int) -> None:
    match = fitting(until_three=True, kinds=4, copies=2, places=places, wonders=0)
    pairs = 0
    while not match.over:
        row = match.position().to_dict()["characters"]
        match.play(f"open {next(n for n, character in enumerate(row, 1) if character)}")
        pairs += 1
    assert pairs == 8 - left
    assert sum(match.scores()) == pairs


@pytest.mark.rule("HH-13")
def test_patience_ends_a_game_in_which_nothing_is_taken() -> None:
    match = arranged(ALL_DIFFERENT, "sultan jester viking", 3, patience=4)
    events = play(match, "peek 1", "open 1", "swap 4 5", "peek 1")
    assert [event.end for event in events] == [None, None, None, "patience"]
    assert match.over
    assert (match.scores(), match.places(), match.winners()) == ([0, 0, 0], [1, 1, 1], [0, 1, 2])


@pytest.mark.rule("HH-13")
@pytest.mark.parametrize("taken", ["open 3", "open 4"])
def test_a_pair_or_a_wonder_hat_renews_the_patience(taken: str) -> None:
    match = arranged(ALL_DIFFERENT, "sultan jester viking wonder", 2, patience=3)
    play(match, "peek 1", "peek 1", taken, "peek 1", "open 1")
    assert not match.over
    assert match.play("peek 2").end == "patience"


@pytest.mark.rule("HH-13")
def test_the_default_patience_is_a_hundred_turns() -> None:
    match = arranged(ALL_DIFFERENT, "jester")
    play(match, *["peek 1"] * 99)
    assert not match.over
    assert match.play("peek 1").end == "patience"
    for wrong in (0, -1, 1.5, "10", True, None, 1_000_001):
        with pytest.raises(BadOption, match="patience"):
            Match("auf-der-hut", 2, patience=wrong)
    assert len(KINDS["auf-der-hut"]) == 10
