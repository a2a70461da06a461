"""HH-1 to HH-5 and AL-7: pieces, kinds, the deal, who begins, whose turn it is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from core.pure_chance import Stream, key_of, random_seat
from games.hidden_hats.deals import ALL_DIFFERENT, arranged, play
from games.hidden_hats.reference import KINDS, WONDER, full_decks
from hatstand import games, words
from hatstand.core.errors import BadOption
from hatstand.match import Match

DRAWINGS = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "hidden_hats" / "drawings"
each_ruleset = pytest.mark.parametrize("ruleset", ["auf-der-hut", "shapka-nevidimka"])


@pytest.mark.rule("HH-1")
@each_ruleset
def test_the_cards_and_chips_in_the_box(ruleset: str) -> None:
    table = Match(ruleset, 4, seed=1).position().to_dict()
    characters = Counter(table["characters"] + table["character_deck"])
    hats = Counter(table["hats"] + table["hat_deck"])
    assert characters == dict.fromkeys(KINDS[ruleset], 2)
    assert hats == characters + Counter({WONDER: 4})
    assert (characters.total(), hats.total(), table["supply"]) == (20, 24, 16)


@pytest.mark.rule("HH-1")
def test_the_hint_card_is_in_the_page_in_every_language() -> None:
    texts = {words.say(language, "hidden-hats-hint-title") for language in words.languages()}
    assert len(texts) == len(words.languages())


@pytest.mark.rule("HH-2")
@each_ruleset
def test_the_kinds_are_those_of_the_rules_in_their_order(ruleset: str) -> None:
    _, rules = games.find(ruleset)
    assert list(rules.kinds) == KINDS[ruleset]
    assert set(KINDS["auf-der-hut"]) ^ set(KINDS["shapka-nevidimka"]) == {"cowboy", "cook", "king", "dragon"}


@pytest.mark.rule("HH-2")
@each_ruleset
def test_every_kind_has_a_character_a_pattern_and_a_hat_of_its_own(ruleset: str) -> None:
    crown = {"princess": "crown" if ruleset == "auf-der-hut" else "diadem", "king": "crown"}
    names = [f"{folder}/{kind}" for folder in ("characters", "patterns") for kind in KINDS[ruleset]]
    names += [f"hats/{crown.get(kind, kind)}" for kind in KINDS[ruleset]]
    drawn = [(DRAWINGS / f"{name}.svg").read_text("utf-8") for name in names]
    assert len(set(drawn)) == 30
    for language in words.languages():
        named = {words.say(language, f"hidden-hats-kind-{kind}") for kind in KINDS[ruleset]}
        assert len(named) == 10


@pytest.mark.rule("HH-3")
@each_ruleset
def test_seven_lie_in_the_row_and_the_rest_are_two_decks(ruleset: str) -> None:
    match = Match(ruleset, 2, seed=5)
    whole, seen = match.position().to_dict(), match.view(None).to_dict()
    assert len(seen["characters"]) == 7
    assert set(seen["characters"]) <= set(KINDS[ruleset])  # face up
    assert seen["hats"] == ["?"] * 7  # face down
    assert (seen["character_deck"], seen["hat_deck"]) == (13, 17)
    assert len(whole["character_deck"]) == 13
    assert len(whole["hat_deck"]) == 17


@pytest.mark.rule("HH-3")
def test_both_decks_are_shuffled_by_the_key() -> None:
    chance = Stream(key_of(5, 0))
    characters, hats = full_decks("auf-der-hut", {})
    chance.shuffle(characters)
    chance.shuffle(hats)
    table = Match("auf-der-hut", 2, seed=5).position().to_dict()
    assert table["characters"] + table["character_deck"] == characters
    assert table["hats"] + table["hat_deck"] == hats
    assert table["drawn"] == chance.drawn


@pytest.mark.rule("HH-4")
def test_the_first_player_is_a_seat_that_was_named_or_drawn_from_the_key() -> None:
    for first in (0, 1, 2):
        assert Match("auf-der-hut", 3, seed=1, first=first).to_move == first
    drawn = [Match("auf-der-hut", 3, seed=seed).to_move for seed in range(30)]
    assert drawn == [random_seat(key_of(seed, 0), 3) for seed in range(30)]
    assert set(drawn) == {0, 1, 2}
    assert Match("auf-der-hut", 3, seed=1).options["first"] == "random"


@pytest.mark.rule("HH-4")
def test_who_begins_changes_nothing_in_the_deal() -> None:
    tables = [Match("auf-der-hut", 3, seed=9, first=first).position().to_dict() for first in (0, 1, "random")]
    assert len({tuple(table["characters"] + table["hats"] + table["hat_deck"]) for table in tables}) == 1


@pytest.mark.rule("HH-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_by_one_action_each(players: int) -> None:
    match = arranged(ALL_DIFFERENT, "jester wonder sultan", players, first=players - 1)
    seats = []
    for action in (
        "peek 1",
        "swap 6 7",
        "open 1",
        "open 3",
        "open 2",
    ):  # nothing, nothing, a pair, wrong, a wonder
        seats.append(match.to_move)
        play(match, action)
    assert seats == [(players - 1 + turn) % players for turn in range(5)]
    assert [event.seat for event in match.events()] == [None, *seats]


@pytest.mark.rule("AL-7")
def test_a_small_form_has_so_many_of_everything() -> None:
    match = Match("shapka-nevidimka", 2, seed=1, kinds=8, copies=1, places=3, wonders=2, balds=5)
    table = match.position().to_dict()
    assert Counter(table["characters"] + table["character_deck"]) == dict.fromkeys(
        KINDS["shapka-nevidimka"][:8], 1
    )
    assert Counter(table["hats"] + table["hat_deck"])[WONDER] == 2
    assert (len(table["characters"]), table["supply"]) == (3, 5)


@pytest.mark.rule("AL-7")
@pytest.mark.parametrize(("kinds", "copies", "places"), [(1, 1, 2), (3, 2, 7), (4, 1, 5)])
def test_too_few_characters_for_the_row_are_refused(kinds: int, copies: int, places: int) -> None:
    with pytest.raises(BadOption) as refusal:
        Match("auf-der-hut", 2, kinds=kinds, copies=copies, places=places)
    assert str(refusal.value) == f"There are not enough characters for {places} places."


@pytest.mark.rule("AL-7")
def test_the_page_offers_no_small_forms() -> None:
    for ruleset in ("auf-der-hut", "shapka-nevidimka"):
        small = {option.name for option in games.find(ruleset)[1].options if option.small_form}
        assert small == {"kinds", "copies", "places", "wonders", "balds"}
