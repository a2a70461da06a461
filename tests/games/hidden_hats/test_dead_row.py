"""HH-14: a row from which nobody could take anything is laid anew."""

from __future__ import annotations

import itertools
import math
import random
from typing import Any

import numpy as np
import pytest

from core.pure_chance import key_of
from games.hidden_hats.deals import ALL_DIFFERENT, arranged, play
from games.hidden_hats.reference import full_decks
from hatstand.core import verbs
from hatstand.core.chance import GENERATOR, reseed
from hatstand.core.errors import BadPosition
from hatstand.core.records import clone, new
from hatstand.core.seeds import write_key
from hatstand.games.hidden_hats.rules import is_alive
from hatstand.lab.playouts import play_randomly
from hatstand.match import Match
from sizes import sized

#: Two places and no wonder hat: most rows are dead.
SMALL: dict[str, Any] = {"kinds": 8, "copies": 1, "places": 2, "wonders": 0}


@pytest.mark.rule("HH-14")
def test_a_deal_whose_row_is_dead_can_not_be_set_up() -> None:
    dead = "cowboy cowboy wizard wizard cook cook witch"
    with pytest.raises(BadPosition, match="No hat of this row fits any of its characters"):
        arranged("jester jester sultan sultan viking viking pirate", dead)
    for alive in ("wonder", "pirate"):
        assert not arranged("jester jester sultan sultan viking viking pirate", f"{dead[:-6]} {alive}").over


@pytest.mark.rule("HH-14")
def test_a_dead_deal_is_laid_anew_and_all_are_told() -> None:
    """The deal of the first seed whose row is dead: its hats went back, and others lie there now."""
    for seed in range(100):
        match = Match("auf-der-hut", 2, seed=seed, first=0, **SMALL)
        event = match.events()[0]
        if event.relaid:
            break
    assert (event.kind, event.relaid) == ("deal", True)
    table = match.position().to_dict()
    assert set(table["characters"]) & set(table["hats"])
    characters, hats = full_decks("auf-der-hut", SMALL)
    assert sorted(table["hats"] + table["hat_deck"]) == sorted(hats)
    assert table["drawn"] > len(characters) - 1 + len(hats) - 1  # it took more than two shuffles
    assert {seen.relaid for seat in (0, 1, None) for seen in match.events(seat)} == {True}


@pytest.mark.rule("HH-14")
def test_when_a_pair_leaves_a_dead_row_nobody_knows_its_hats_any_longer() -> None:
    """Over the sultan lies a viking's hat that both know; then the jester's pair gives way to knight and pirate."""
    characters, hats = "jester sultan knight", "jester viking pirate"
    match = arranged(characters, hats, **SMALL)
    play(match, "open 2", "swap 1 2", "swap 1 2")
    assert match.view(0).to_dict()["hats"] == ["?", "viking"]
    match.play("peek 1")
    event = match.play("open 1")
    assert (event.kind, event.hat, event.relaid) == ("pair", "jester", True)
    table = match.position().to_dict()
    assert table["characters"] == ["knight", "sultan"]
    assert {"knight", "sultan"} & set(table["hats"])
    for seat in (0, 1):
        assert match.view(seat).to_dict()["hats"] == ["?", "?"]
        memory = match.view(seat).to_dict()["memory"]
        assert memory["seen"] == [[None, None]] * 2
        assert memory["moved_by"] == [None, None]


@pytest.mark.rule("HH-14")
def test_a_wonder_hat_that_gives_way_to_a_dead_row_does_the_same() -> None:
    small = SMALL | {"wonders": 1}
    match = arranged("jester sultan", "wonder viking pirate", **small)
    event = match.play("open 1")
    assert (event.kind, event.relaid) == ("wonder", True)
    table = match.position().to_dict()
    assert table["characters"] == ["jester", "sultan"]
    assert {"jester", "sultan"} & set(table["hats"])


@pytest.mark.rule("HH-14")
def test_an_opened_wrong_hat_or_a_swap_never_makes_a_row_dead() -> None:
    match = arranged("jester sultan", "sultan viking", **SMALL)
    events = play(match, "open 1", "open 2", "swap 1 2", "peek 1")
    assert not any(event.relaid for event in events)
    assert match.position().to_dict()["hats"] == ["viking", "sultan"]


def share_of_dead_rows() -> float:
    """Seven of 20 characters of j kinds; seven of 24 hats, of the other kinds only."""
    share = 0.0
    for kinds in range(4, 8):
        ways = math.comb(10, kinds) * math.comb(kinds, 7 - kinds) * 2 ** (2 * kinds - 7)
        share += ways / math.comb(20, 7) * math.comb(2 * (10 - kinds), 7) / math.comb(24, 7)
    return share


@pytest.mark.rule("HH-14")
@pytest.mark.soak
def test_about_three_of_twenty_thousand_deals_are_dead() -> None:
    assert round(share_of_dead_rows() * 20_000, 1) == 3.0
    deals = sized(40_000, 2_000_000)
    table, position = clone(Match("auf-der-hut", 2, seed=0, first=0).position().array), None
    seed, key = np.array([9, 0, 0, 0, 0, 0, 0, 0], np.uint32), np.zeros(8, np.uint32)
    dead = 0
    position = clone(table)
    for game in range(deals):
        write_key(seed, game, key)
        verbs.deal(position, key)
        dead += int(position.event_relaid)
    expected = deals * share_of_dead_rows()
    assert abs(dead - expected) < 5 * math.sqrt(expected)
    assert dead > 0


@pytest.mark.rule("HH-14")
def test_with_seven_pairs_taken_no_row_of_the_full_game_can_be_dead() -> None:
    """Whatever 13 characters and 13 hats remain: 14 cards of kinds that don't meet are not among them."""
    for taken in (6, 7):
        possible = False
        for left in itertools.combinations_with_replacement((0, 1, 2), 10):
            if sum(left) == 20 - taken:
                for chosen in itertools.product((False, True), repeat=10):
                    characters = sum(count for count, mine in zip(left, chosen, strict=True) if mine)
                    possible |= characters >= 7 and sum(left) - characters >= 7
        assert possible == (taken == 6)


@pytest.mark.rule("HH-14")
@pytest.mark.soak
def test_after_seven_pairs_every_row_that_can_lie_is_alive() -> None:
    draw = random.Random(4)
    position = clone(Match("auf-der-hut", 2, seed=0).position().array)
    dead = 0
    for taken in (6, 7):
        for _ in range(sized(20_000, 200_000)):
            kinds = [kind for kind in range(10) for _ in range(2)]
            for kind in draw.sample(range(10), taken):
                kinds.remove(kind)
            # The likeliest way to a dead row: characters from one end, hats from the other.
            swapped = draw.choices(range(len(kinds)), k=2)
            kinds[swapped[0]], kinds[swapped[1]] = kinds[swapped[1]], kinds[swapped[0]]
            position.characters[:], position.hats[:] = kinds[:7], kinds[-7:]
            dead += not is_alive(position)
            assert taken == 6 or is_alive(position)
    assert dead > 0


@pytest.mark.rule("HH-14")
@pytest.mark.rule("AL-5")
def test_games_in_which_rows_die_often_end_all_the_same() -> None:
    rng, actions = new(GENERATOR), np.zeros(verbs.MOST_ACTIONS, np.int16)
    reseed(rng, 1, 1)
    for seed in range(200):
        match = Match("auf-der-hut", 2, key=key_of(seed, 3), **SMALL)
        position = clone(match.position().array)
        assert play_randomly(position, rng, actions) > 0
        assert position.over
        assert verbs.check(position) == 0


def test_rows_of_different_characters_are_alive_with_any_of_their_hats() -> None:
    for kind in ALL_DIFFERENT.split():
        assert not arranged(ALL_DIFFERENT, f"cook cook wizard wizard cowboy cowboy {kind}").over
