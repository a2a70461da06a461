"""What a seat may see, ply by ply (HT-18), and that nothing else reaches it (AL-3)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.hats.forms import Form, each_form, guess_of, random_plies, view_of
from games.hats.reference import cards_of, filled
from hatstand.core import verbs
from hatstand.match import Match
from hatstand.view import View
from sizes import sized


@each_form
def test_a_guess_looks_to_its_seat_exactly_like_the_position_and_is_sound(form: Form) -> None:
    for seed in range(sized(2, 40)):
        for ply, match in enumerate(random_plies(form.match(seed), seed)):
            position = match.position().array
            assert verbs.check(position) == 0
            for seat in range(-1, form.players):
                view = view_of(position, seat)
                guessed = guess_of(view, ply)
                assert verbs.check(guessed) == 0
                assert view_of(guessed, seat).tobytes() == view.tobytes()
                assert view_of(view, seat).tobytes() == view.tobytes()
                assert (guessed.key.tobytes() == position.key.tobytes()) == match.over


@pytest.mark.rule("AL-3")
@each_form
def test_who_can_not_tell_two_games_apart_is_shown_the_same(form: Form) -> None:
    """All cards that a seat has never seen change their names, in the deal and in what was played with them."""
    for seed in range(sized(6, 100)):
        draw = random.Random(seed)
        seat = draw.randrange(form.players)
        match = form.match(seed)
        start = match.position()
        for _ in range(draw.randrange(4 * form.players)):
            if not match.over:
                match.play(draw.choice(match.legal()))
        if match.over:
            continue
        unseen = sorted(never_seen(match, seat))
        mixed = draw.sample(unseen, len(unseen))
        other = renamed(start, match, dict(zip(unseen, mixed, strict=True)))
        assert other.view(seat).array.tobytes() == match.view(seat).array.tobytes()
        assert other.view(seat).to_dict() == match.view(seat).to_dict()
        assert other.view(seat).legal() == match.view(seat).legal()
        assert other.events(seat) == match.events(seat)
        assert repr(other.view(seat)) == repr(match.view(seat))


def never_seen(match: Match, seat: int) -> set[str]:
    """The cards of which this seat has not seen the face in any view or event so far."""
    shown = match.view(seat).to_dict()
    seen = {
        *shown["table"],
        *shown["discards"],
        *shown["seats"][seat]["hand"],
        *shown["seats"][seat]["black"],
    }
    for owned in shown["seats"]:
        seen |= {*owned["collection"], *(each["card"] for each in owned["passed"] or [])}
    sizes = filled(match.players, {name: int(value) for name, value in shown["options"].items()})
    return set(cards_of(sizes, shown["out"])) - seen


def renamed(start: View, match: Match, names: dict[str, str]) -> Match:
    """The same game with other names for some cards, from a key of its own."""
    dealt = start.to_dict()
    sizes: dict[str, Any] = {name: value for name, value in match.options.items() if name != "first"}
    other = Match.arrange(
        "hats",
        match.players,
        hands=[[names.get(card, card) for card in owned["hand"]] for owned in dealt["seats"]],
        table=dealt["table"],
        deck=[names.get(card, card) for card in dealt["deck"]],
        **({"out": dealt["out"]} if dealt["out"] else {}),
        first=dealt["first"],
        seed=99,
        **sizes,
    )
    for action in match.actions:
        other.play(" ".join(names.get(word, word) for word in action.split()))
    return other


@pytest.mark.rule("HT-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_may_see(players: int) -> None:
    for match in random_plies(Match("hats", players, seed=6), 6):
        if match.over:
            break
        whole = match.position().to_dict()
        for seat in (None, *range(players)):
            shown = match.view(seat).to_dict()
            for field in ("table", "discards", "cookie", "out", "turn", "to_move"):
                assert shown[field] == whole[field]
            assert shown["deck"] == len(whole["deck"])
            assert (shown["key"], shown["drawn"]) == ("?", "?")
            for each, (owned, all_owned) in enumerate(zip(shown["seats"], whole["seats"], strict=True)):
                assert owned["collection"] == all_owned["collection"]
                mine = each == seat
                assert owned["hand"] == (all_owned["hand"] if mine else len(all_owned["hand"]))
                assert owned["black"] == (all_owned["black"] if mine else ["?"] * len(all_owned["black"]))


@pytest.mark.rule("AL-3")
@each_form
def test_the_bytes_of_a_view_hold_no_hidden_card(form: Form) -> None:
    """Of the other hands and black hats, the deck and the key there are only sizes."""
    for match in random_plies(form.match(9), 9):
        if match.over:
            break
        for seat in range(-1, form.players):
            view = view_of(match.position().array, seat)
            for other in range(form.players):
                if other != seat:
                    assert view.hands[other] == 0
                    assert {int(card) for card in view.blacks[other]} <= {-1, -2}
            assert {int(card) for card in view.deck} <= {-1, -2}
            assert not view.key.any()
