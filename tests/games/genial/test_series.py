"""The exact solution of a series: it is what the rules say by every way it can go, and `search` plays it."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bots.swift import swift
from games.genial.table_of import COLOURS, standing
from games.plays import after, view_of
from hatstand.core import verbs
from hatstand.core.records import Record, clone
from hatstand.games.genial.record import ALL_TOKENS, GOES_ON
from hatstand.games.genial.rules import FLIP, TAKE
from hatstand.games.genial.series import ZONES, Worths, going_on, zone_of
from hatstand.games.genial.sight import in_reserve
from hatstand.match import Match
from hatstand.view import View
from sizes import sized


def prospect(position: Record) -> float:
    """Of seat 0."""
    out = np.zeros(8)
    verbs.prospect(position, out)
    return float(out[0])


def flipped(position: Record, colour: int) -> Record:
    """After a flip that shows this colour."""
    following = clone(position)
    top = ALL_TOKENS - int(following.reserve_size)
    reserve = following.reserve[top:].tolist()
    other = reserve.index(colour)
    following.reserve[top], following.reserve[top + other] = colour, reserve[0]
    verbs.play(following, FLIP)
    return following


def by_every_way(position: Record) -> tuple[float, float]:
    """What a flip and what a take is worth, if the game ends with this series."""
    ways = [(in_reserve(position, colour), colour) for colour in range(int(position.colours))]
    tokens = int(position.reserve_size)
    worth = sum(left * value(flipped(position, colour)) for left, colour in ways if left) / tokens
    return worth, prospect(after(position, TAKE)) if position.zone_size else -np.inf


def value(position: Record) -> float:
    return prospect(position) if position.over != GOES_ON else max(by_every_way(position))


def worths(position: Record) -> tuple[Worths, Worths]:
    """What each take and misfire leads to, from a zone that is laid by hand."""
    taken, lost = np.zeros(ZONES), np.zeros((ZONES, len(COLOURS)))
    for zone in range(ZONES):
        laid = clone(position)
        for colour in range(int(position.colours)):
            laid.zone[colour] = zone >> colour & 1
        laid.zone_size = zone.bit_count()
        taken[zone] = prospect(after(laid, TAKE))
        misfired = clone(position)
        misfired.over = 3
        lost[zone] = prospect(misfired)
    return taken, lost


def last_series(seed: int, colours: int = 6) -> Match:
    """A turn of seat 0 that ends the game, far from any line, with a rich centre and a rival who may be ahead."""
    draw = random.Random(seed)
    names = COLOURS[:colours]
    centre = " ".join(draw.choices(names, k=draw.randint(3, 9)))
    rival = " ".join(f"{name} {draw.randint(0, 1)}" for name in names)
    return standing(centre, ["", rival], patience=3, colours=colours)


@pytest.mark.parametrize("seed", range(sized(6, 60)))
def test_it_is_what_the_rules_say_by_every_way(seed: int) -> None:
    position = clone(last_series(seed, 4).position().array)
    taken, lost = worths(position)
    draw = random.Random(seed)
    while True:
        solved = going_on(position, taken, lost)
        flip, take = by_every_way(position)
        zone = zone_of(position)
        assert solved[zone] == pytest.approx(flip)
        assert position.zone_size == 0 or taken[zone] == pytest.approx(take)
        open_colours = [c for c in range(4) if position.centre[c] > 0 and position.zone[c] == 0]
        if not open_colours:
            break
        position = flipped(position, draw.choice(open_colours))


def test_zones_that_can_not_come_are_no_numbers() -> None:
    position = clone(standing("red red blue", [""]).position().array)
    solved = going_on(position, np.zeros(ZONES), np.zeros((ZONES, len(COLOURS))))
    red, blue = 1 << COLOURS.index("red"), 1 << COLOURS.index("blue")
    assert {zone for zone in range(ZONES) if not np.isnan(solved[zone])} == {0, red, blue, red | blue}
    solved = going_on(
        flipped(position, COLOURS.index("red")), np.zeros(ZONES), np.zeros((ZONES, len(COLOURS)))
    )
    assert {zone for zone in range(ZONES) if not np.isnan(solved[zone])} == {red, red | blue}


def test_search_plays_a_series_as_the_exact_solution_does() -> None:
    """Whenever the wrong choice would cost more than a hundredth of the game."""
    chosen = set()
    for seed in range(sized(12, 150)):
        match = last_series(seed)
        position = clone(match.position().array)
        taken, lost = worths(position)
        draw = random.Random(seed)
        while True:
            open_colours = [c for c in range(6) if position.centre[c] > 0 and position.zone[c] == 0]
            if not open_colours:
                break
            position = flipped(position, draw.choice(open_colours))
            zone = zone_of(position)
            gain = going_on(position, taken, lost)[zone] - taken[zone]
            choice = swift("search", 3000).choose(View(match.game, view_of(position, 0)))
            if abs(gain) > 0.01:
                assert choice == ("flip" if gain > 0 else "take")
                chosen.add(choice)
    assert chosen == {"flip", "take"}
