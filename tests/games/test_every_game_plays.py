"""What holds for every game in the catalogue while it is played. Nothing here is about one of them."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from forms import Form, forms
from games.plays import after, each_form, legal, random_play
from hatstand import games
from hatstand.core import verbs
from hatstand.core.errors import IllegalAction
from hatstand.core.records import clone, from_bytes
from hatstand.match import Match
from hatstand.replaying import replay
from sizes import sized


def sampled(length: int, every: int = 13) -> list[int]:
    """Some plies of a game: its beginning, its end, and some between."""
    return sorted({*range(min(4, length)), *range(0, length, every), length - 1})


def test_the_forms_cover_every_ruleset_number_of_players_and_option() -> None:
    for game in games.GAMES:
        for ruleset in game.rulesets:
            mine = [form for form in forms() if form.ruleset == ruleset.id]
            assert {form.players for form in mine} == set(range(ruleset.players[0], ruleset.players[1] + 1))
            for option in ruleset.options:
                met = {dict(form.options).get(option.name) for form in mine}
                assert option.kind == "seat" or len(met) > 2


@each_form
def test_a_game_can_be_played_to_its_end(form: Form) -> None:
    play = random_play(form)
    assert play.match.over
    assert play.match.to_move is None
    assert play.match.legal() == []
    assert len(play.match.scores()) == form.players
    assert 1 in play.match.places()
    assert play.match.winners()


@each_form
def test_legal_actions_are_in_order_and_run_out_only_at_the_end(form: Form) -> None:
    for position in random_play(form).positions:
        actions = legal(position)
        assert actions == sorted(set(actions))
        assert bool(actions) == (not position.over)


@each_form
def test_why_gives_no_reason_against_exactly_what_is_legal(form: Form) -> None:
    positions = random_play(form).positions
    for ply in sampled(len(positions), 40):
        allowed = [a for a in range(-3, verbs.MOST_ACTIONS + 3) if verbs.why(positions[ply], a) == 0]
        assert allowed == legal(positions[ply])


@each_form
def test_play_accepts_exactly_what_is_legal(form: Form) -> None:
    """Of all the actions that are legal anywhere in this game."""
    play = random_play(form)
    game = play.match.game
    known = sorted({action for position in play.positions for action in legal(position)})
    for ply in sampled(len(play.positions), 60):
        position = play.positions[ply]
        match = Match.arrange(form.ruleset, position=play_dict(play.match, position))
        for action in known:
            copy = match.copy()
            if action in legal(position):
                copy.play(game.notation(action))
                assert copy.position().array.tobytes() == after(position, action).tobytes()
            else:
                with pytest.raises(IllegalAction):
                    copy.play(game.notation(action))
                assert copy.position() == match.position()


def play_dict(match: Match, position: np.record) -> dict[str, object]:
    shown: dict[str, object] = type(match.position())(match.game, position).to_dict()
    return shown


@each_form
def test_notation_there_and_back(form: Form) -> None:
    play = random_play(form)
    game = play.match.game
    for position in play.positions:
        written = [game.notation(action) for action in legal(position)]
        assert len(set(written)) == len(written)
        assert [game.parse(position, action) for action in written] == legal(position)


@pytest.mark.rule("AL-4")
@each_form
def test_every_position_of_a_game_is_sound(form: Form) -> None:
    """Soundness includes that of every card there are as many as at the deal."""
    assert {verbs.check(position) for position in random_play(form).positions} == {0}


@each_form
def test_a_copy_goes_its_own_way(form: Form) -> None:
    play = random_play(form)
    for ply in sampled(len(play.positions)):
        position = play.positions[ply]
        before = position.tobytes()
        for action in legal(position):
            copy = clone(position)
            verbs.play(copy, action)
            assert copy.tobytes() != before
        assert position.tobytes() == before


@each_form
def test_a_game_stored_as_bytes_in_its_middle_goes_on_the_same(form: Form) -> None:
    play = random_play(form)
    actions = [play.match.game.parse(play.positions[0], action) for action in play.match.actions]
    for ply in sampled(len(play.positions), 50):
        position = from_bytes(play.positions[ply].tobytes(), play.match.game.dtype)
        for action in actions[ply:]:
            verbs.play(position, action)
        assert position.tobytes() == play.positions[-1].tobytes()


@pytest.mark.rule("AL-6")
@each_form
def test_every_position_can_be_set_up_again_from_what_is_shown(form: Form) -> None:
    play = random_play(form)
    for position in play.positions:
        shown = play_dict(play.match, position)
        match = Match.arrange(form.ruleset, position=shown)
        assert match.position().array.tobytes() == position.tobytes()
        assert match.position().to_dict() == shown


@pytest.mark.rule("AL-2")
@each_form
def test_a_record_replays_from_every_one_of_its_plies(form: Form) -> None:
    play = random_play(form)
    record = play.match.record()
    plies = sampled(len(play.positions), 1 if len(play.positions) < 40 else 70)
    for ply in plies:
        part = record | {"actions": record["actions"][:ply]}
        match = replay(part)
        assert match.position().array.tobytes() == play.positions[ply].tobytes()
        assert match.record() == part
    for seat in (None, *range(form.players)):
        assert replay(record).events(seat) == play.match.events(seat)


@each_form
def test_a_record_of_a_game_from_its_middle_replays_too(form: Form) -> None:
    play = random_play(form)
    middle = len(play.positions) // 2
    match = Match.arrange(form.ruleset, position=play_dict(play.match, play.positions[middle]))
    for action in play.match.actions[middle:]:
        match.play(action)
    again = replay(match.record())
    assert again.position() == match.position() == play.match.position()
    assert again.record() == match.record()


@pytest.mark.rule("AL-5")
@pytest.mark.soak
@each_form
def test_a_game_ends_whatever_is_played(form: Form) -> None:
    """Even if everyone always does the same: here whatever stands at one place of the list."""
    tenths = (0, 3, 5, 9, 10) if sized(0, 1) == 0 else tuple(range(11))
    for tenth, opponent in itertools.product(tenths, (tenths[0], tenths[-1])):
        position = clone(random_play(form).positions[0])
        turns = 0
        while actions := legal(position):
            share = tenth if turns % 2 else opponent
            verbs.play(position, actions[share * (len(actions) - 1) // 10])
            turns += 1
            assert turns < 100_000
        assert position.over
