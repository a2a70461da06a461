"""What every seat is shown, in every game of the catalogue: enough, and nothing that it may not know (AL-3)."""

from __future__ import annotations

import random

import numpy as np
import pytest

from forms import Form
from games.plays import Play, each_form, guess_of, legal, random_play, shown, view_of, viewers
from hatstand import games, to_json
from hatstand.core import verbs
from hatstand.core.records import EVERYTHING, Record
from hatstand.games.game import Game
from hatstand.match import Match
from hatstand.view import View


@each_form
def test_a_guess_looks_to_its_seat_exactly_like_the_position(form: Form) -> None:
    for ply, position in enumerate(random_play(form).positions):
        for seat in viewers(position):
            view = view_of(position, seat)
            assert view_of(guess_of(view, ply), seat).tobytes() == view.tobytes()


@each_form
def test_a_guess_is_a_sound_position(form: Form) -> None:
    for ply, position in enumerate(random_play(form).positions):
        for seat in viewers(position):
            assert verbs.check(guess_of(view_of(position, seat), ply)) == 0


@each_form
def test_what_is_legal_follows_from_the_view_of_the_seat_to_move(form: Form) -> None:
    """Others need not know it: it may depend on a hand."""
    for ply, position in enumerate(random_play(form).positions):
        view = view_of(position, max(0, int(position.to_move)))
        assert legal(view) == legal(guess_of(view, ply)) == legal(position)


@each_form
def test_every_view_counts_the_points_as_things_lie_now(form: Form) -> None:
    """From the view alone: in any world that the seat can't tell apart they are the same."""
    for ply, position in enumerate(random_play(form).positions):
        truth = View(game_of(form), position)
        for seat in viewers(position):
            view = View(game_of(form), view_of(position, seat))
            guessed = View(game_of(form), guess_of(view.array, ply))
            assert view.scores() == guessed.scores() == truth.scores()
            assert view.details() == guessed.details() == truth.details()
            assert [parts["score"] for parts in view.details()] == view.scores()


@each_form
def test_a_guess_has_a_key_of_its_own(form: Form) -> None:
    position = random_play(form).positions[0]
    view = view_of(position, 0)
    keys = [guess_of(view, seed).key.tobytes() for seed in range(20)]
    assert len({*keys, position.key.tobytes()}) == 21


@each_form
def test_a_view_of_a_view_is_that_view(form: Form) -> None:
    for position in random_play(form).positions:
        for seat in viewers(position):
            view = view_of(position, seat)
            assert view_of(view, seat).tobytes() == view.tobytes()


@pytest.mark.rule("AL-3")
@each_form
def test_in_another_world_that_a_seat_can_not_tell_apart_it_is_shown_the_same(form: Form) -> None:
    """The other world has hidden cards and a key of its own; the seat's bytes and words are equal in both."""
    play = random_play(form)
    others_differ = False
    for ply in range(0, len(play.positions), 3):
        match = Match.arrange(form.ruleset, position=View(play.match.game, play.positions[ply]))
        for seat in (None, *range(form.players)):
            view = match.view(seat)
            other = Match.arrange(
                form.ruleset, position=View(match.game, guess_of(view.array, ply)).to_dict()
            )
            assert shown(other, seat) == shown(match, seat)
            if not match.over:
                assert other.position() != match.position()
                others_differ |= any(other.view(each) != match.view(each) for each in range(form.players))
    assert others_differ or len(play.positions) < 20 or not is_anything_private(play)


def is_anything_private(play: Play) -> bool:
    """Whether in this game two seats ever see different things."""
    for position in play.positions:
        views = [view_of(position, seat) for seat in range(play.match.players)]
        for view in views:
            view.viewer = 0
        if len({view.tobytes() for view in views}) > 1:
            return True
    return False


@each_form
def test_the_key_is_nowhere_in_a_view(form: Form) -> None:
    for position in random_play(form).positions:
        if position.over:
            continue
        key = position.key.tobytes()
        for seat in viewers(position):
            view = View(game_of(form), view_of(position, seat))
            data = view.array.tobytes()
            assert not any(key[i : i + 4] in data for i in range(0, 32, 4))
            assert key.hex() not in to_json(view)
            assert view.to_dict()["key"] == "?"
            assert int(view.array.drawn) < 0


@each_form
def test_a_view_says_who_looks(form: Form) -> None:
    match = random_play(form).match
    assert match.position().seat is None
    assert match.position().array.viewer == EVERYTHING
    assert [match.view(seat).seat for seat in (None, *range(form.players))] == [None, *range(form.players)]


@each_form
def test_only_the_seat_to_move_has_legal_actions(form: Form) -> None:
    match = form.match(3)
    draw = random.Random(3)
    for _ in range(6):
        if match.over:
            break
        for seat in (None, *range(form.players)):
            expected = match.legal() if seat == match.to_move else []
            assert match.view(seat).legal() == expected
        match.play(draw.choice(match.legal()))


@each_form
def test_a_view_can_not_be_changed(form: Form) -> None:
    match = form.match(4)
    for view in (match.view(0), match.view(None), match.position()):
        before = view.array.tobytes()
        for name in view.array.dtype.names or ():
            with pytest.raises(ValueError, match="read-only"):
                change(view.array, name)
        for attribute in ("array", "game", "seat", "anything"):
            with pytest.raises((AttributeError, TypeError)):
                setattr(view, attribute, None)
        view.to_dict().clear()
        assert view.array.tobytes() == before
        assert view.to_dict()


def change(record: Record, name: str) -> None:
    if isinstance(record[name], np.ndarray):
        record[name][:] = 1
    else:
        record[name] = 1


@each_form
def test_what_was_shown_once_is_not_changed_by_what_follows(form: Form) -> None:
    match = form.match(5)
    views = [match.view(seat) for seat in (None, 0, 1)] + [match.position()]
    before = [view.array.tobytes() for view in views]
    match.play(match.legal()[-1])
    assert [view.array.tobytes() for view in views] == before
    assert match.position() != views[-1]


@each_form
def test_events_can_not_be_changed_either(form: Form) -> None:
    match = form.match(6)
    match.play(match.legal()[0])
    for event in (*match.events(None), *match.events(0)):
        with pytest.raises(AttributeError):
            event.seat = 3
    match.events(0).clear()
    assert len(match.events(0)) == 2


@each_form
def test_each_event_is_the_one_of_the_view_right_after_it(form: Form) -> None:
    match = form.match(7)
    draw = random.Random(7)
    for _ in range(12):
        for seat in (None, *range(form.players)):
            assert match.events(seat)[-1] == match.view(seat).show().event
            assert len(match.events(seat)) == match.ply + 1
        if match.over:
            break
        assert match.play(draw.choice(match.legal())) == match.events(None)[-1]


def game_of(form: Form) -> Game:
    return games.find(form.ruleset)[0]
