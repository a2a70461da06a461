"""AL-3, by permuting all that is hidden: who can't tell is shown the same bytes, and who can is not."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from forms import Form
from games.plays import each_form_of, random_play, view_of, viewers
from games.plays import shown as shown_of
from hatstand.core import verbs
from hatstand.core.records import EMPTY, SPECTATOR, Record, clone
from hatstand.games.hidden_hats import rules
from hatstand.games.hidden_hats.record import BALD_HEAD, CHARACTERS, HATS, PEEK
from hatstand.games.hidden_hats.table import GAME as HIDDEN_HATS
from hatstand.match import Match
from hatstand.view import View

each_form = each_form_of("hidden_hats")
ACTIONS = [HIDDEN_HATS.notation(action) for action in range(rules.ACTIONS)]


def shown(match: Match, seat: int | None) -> list[Any]:
    return [*shown_of(match, seat, ACTIONS), match.details()]


def permuted(position: Record, seat: int, draw: random.Random) -> Record:
    """A world that `seat` can't tell apart: its unseen hats and both decks mixed, and another key."""
    other = clone(position)
    places = [place for place in np.flatnonzero(position.hats != EMPTY) if not sees(position, place, seat)]
    deck = range(HATS - int(position.hat_deck_size), HATS)
    while True:
        cards = [int(position.hats[place]) for place in places] + position.hat_deck[deck].tolist()
        draw.shuffle(cards)
        other.hats[places] = cards[: len(places)]
        other.hat_deck[deck] = cards[len(places) :]
        if position.event == PEEK:
            other.event_hat = other.hats[position.event_place]
        if verbs.check(other) == 0:
            break
    characters = position.character_deck[CHARACTERS - int(position.character_deck_size) :].tolist()
    draw.shuffle(characters)
    other.character_deck[CHARACTERS - len(characters) :] = characters
    other.key[:] = np.frombuffer(draw.randbytes(32), np.uint32)
    other.drawn += draw.randrange(100)
    return other


def sees(position: Record, place: Any, seat: int) -> bool:
    if seat == SPECTATOR:
        return bool(position.event == BALD_HEAD and position.event_place == place)
    return bool(position.seen[place, seat] != EMPTY)


def can_tell(position: Record, other: Record, seat: int) -> bool:
    """Whether some hat that this seat knows is another one."""
    differing = np.flatnonzero(position.hats != other.hats)
    return any(sees(position, place, seat) for place in differing)


@pytest.mark.rule("AL-3")
@pytest.mark.rule("HH-20")
@each_form
def test_a_seat_is_shown_the_same_exactly_if_what_it_knows_is_the_same(form: Form) -> None:
    play, draw = random_play(form), random.Random(1)
    game = play.match.game
    for position in play.positions[:-1:4]:
        unable = draw.choice(viewers(position))
        other = permuted(position, unable, draw)
        here = Match.arrange(form.ruleset, position=View(game, position))
        there = Match.arrange(form.ruleset, position=View(game, other))
        assert not can_tell(position, other, unable)
        for seat in viewers(position):
            name = None if seat == SPECTATOR else seat
            same = view_of(position, seat).tobytes() == view_of(other, seat).tobytes()
            assert same == (not can_tell(position, other, seat))
            assert same == (shown(here, name) == shown(there, name))


def test_the_permuted_worlds_are_told_apart_by_some_seats() -> None:
    """Else the test above would compare equal things only."""
    form, draw = Form("auf-der-hut", 4, ()), random.Random(2)
    told = [
        can_tell(position, permuted(position, 0, draw), seat)
        for position in random_play(form).positions[20:120]
        for seat in (1, 2, 3)
    ]
    assert told.count(True) > 50
    assert told.count(False) > 50


@pytest.mark.rule("AL-3")
@each_form
def test_two_worlds_stay_alike_to_a_seat_until_something_is_uncovered(form: Form) -> None:
    """Everyone swaps, others look where they like, the seat itself looks at what it knows: nothing tells it."""
    play, draw = random_play(form), random.Random(3)
    for start in play.positions[:-1:20]:
        seat = draw.randrange(form.players)
        worlds = [
            Match.arrange(form.ruleset, position=View(play.match.game, position))
            for position in (start, permuted(start, seat, draw))
        ]
        for _ in range(6):
            telling = [[*shown(world, seat), world.events(seat)] for world in worlds]
            assert telling[0] == telling[1]
            quiet = quiet_actions(worlds[0], seat)
            if not quiet:
                break
            action = draw.choice(quiet)
            said = [world.play(action) for world in worlds]
            if worlds[0].over:  # then everything is uncovered
                break
            assert said[0] == said[1]


def quiet_actions(match: Match, seat: int) -> list[str]:
    """Legal actions that uncover nothing to the seat."""
    known = match.view(seat).to_dict()["hats"]
    return [
        action
        for action in match.legal()
        if action.startswith("swap")
        or (action.startswith("peek") and (match.to_move != seat or known[int(action[5:]) - 1] != "?"))
    ]


@pytest.mark.rule("HH-20")
@each_form
def test_no_hat_deck_or_chance_is_in_a_view_that_may_not_show_it(form: Form) -> None:
    for position in random_play(form).positions[:-1]:
        for seat in viewers(position):
            view = view_of(position, seat)
            assert set(view.character_deck.tolist()) <= {-1, -2}
            assert set(view.hat_deck.tolist()) <= {-1, -2}
            assert (view.key.any(), int(view.drawn)) == (False, -2)
            for place in np.flatnonzero(position.hats != EMPTY):
                hat = int(position.hats[place]) if sees(position, place, seat) else -2
                assert view.hats[place] == hat
            peeked_by_another = position.event == PEEK and position.event_seat != seat
            assert view.event_hat == (-2 if peeked_by_another else position.event_hat)


def test_what_is_shown_of_a_view_holds_no_more_than_the_view(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The dict of a view is made from the view's bytes alone: no way leads back to the position."""
    match = Match("auf-der-hut", 2, seed=3)
    view = match.view(1)
    again: Any = View(match.game, np.frombuffer(view.array.tobytes(), match.game.dtype).view(np.recarray)[0])
    monkeypatch.setattr(match, "_position", None)
    assert again.to_dict() == view.to_dict()
    assert again == view
