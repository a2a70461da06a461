"""Why a move is good or bad, in words: all reasons can be said in all languages, and all written are used."""

from __future__ import annotations

import ast
import inspect
import random
import re
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from forms import Form, forms
from games.hats.forms import laid
from games.hats.reference import cards_of
from games.hidden_hats.deals import arranged
from games.plays import guess_of, legal
from hatstand import Match, words
from hatstand.games.genial import reasons as genial
from hatstand.games.hats import reasons as hats
from hatstand.games.hidden_hats import reasons as hidden_hats
from hatstand.games.reason import Reason
from messages_of import all_messages
from sizes import sized

MODULES = {"genial": genial, "hats": hats, "hidden-hats": hidden_hats}
#: Of other messages: the names of cards.
PARTS = {"genial-reason-colour", "hats-reason-type", "hidden-hats-reason-hat"}


def reasons_of(match: Match, action: int, done: int | None) -> list[Reason]:
    assert match.to_move is not None
    view = match.view(match.to_move).array
    guesses = np.zeros(20, view.dtype).view(np.recarray)
    for seed in range(len(guesses)):
        guesses[seed] = guess_of(view, seed)
    return match.game.reasons(view, action, done, guesses)


@pytest.mark.parametrize("form", forms(1, 20), ids=str)
def test_every_action_has_reasons_that_can_be_said(form: Form) -> None:
    draw = random.Random(str(form))
    match = form.match(1)
    for _ in range(sized(25, 200)):
        if match.over:
            break
        actions = legal(match.view(match.to_move).array)
        action, done = draw.choice(actions), draw.choice([None, *actions])
        reasons = reasons_of(match, action, None if done == action else done)
        assert 1 <= len(reasons) <= 5
        for reason in reasons:
            player = {"player": "Ann"} if "seat" in reason.args else {}
            assert reason.args.get("seat", 0) in range(match.players)
            assert 0 <= reason.args.get("chance", 0) <= 100  # type: ignore[operator]
            for language in words.languages():
                assert words.say(language, reason.code, **reason.args, **player)
        match.play(match.game.notation(draw.choice(actions)))


@pytest.mark.parametrize("game", MODULES)
def test_every_reason_that_is_written_is_given_by_its_game(game: str) -> None:
    written = {name for name in all_messages("en") if name.startswith(f"{game}-reason-")} - PARTS
    given = {f"{game}-reason-{text}" for text in _texts(MODULES[game])}
    given |= set(_texts(MODULES[game]))
    assert written - given == set()


def _texts(module: ModuleType) -> list[str]:
    tree = ast.parse(inspect.getsource(module))
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You have seen what lies on place 1, and nobody has moved it since: pirate hat. It fits."),
        (
            "de",
            "Du hast gesehen, was auf Platz 1 liegt, und seitdem hat es niemand bewegt: Piratenhut. Das passt.",
        ),
        ("ru", "Вы видели, что лежит на месте 1, и с тех пор это никто не двигал: треуголка. Подходит."),
        ("uk", "Ви бачили, що лежить на місці 1, і відтоді цього ніхто не рухав: піратський капелюх. Пасує."),
    ],
)
def test_a_hat_that_was_seen_to_fit(language: str, sentence: str) -> None:
    match = arranged("pirate sultan", "pirate viking")
    for action in ("peek 1", "peek 2"):
        match.play(action)
    reason = reasons_of(match, match.game.parse(match.view(0).array, "open 1"), None)[0]
    assert words.say(language, reason.code, **reason.args) == sentence


def said(match: Match, action: str, done: str | None = None) -> list[str]:
    view = match.view(match.to_move).array
    numbers = [None if each is None else match.game.parse(view, each) for each in (action, done)]
    assert numbers[0] is not None
    reasons = reasons_of(match, numbers[0], numbers[1])
    return [words.say("en", each.code, **each.args, player="Ann") for each in reasons]


def test_what_is_opened_against_the_odds_is_not_left_without_a_reason() -> None:
    assert said(Match("auf-der-hut", 2, seed=1, first=0), "open 1")[-1] == (
        "Played out many times, this wins most often."
    )
    match = arranged("pirate sultan", "pirate viking")
    match.play("peek 1")
    match.play("peek 2")
    assert not any("most often" in sentence for sentence in said(match, "open 1"))


def test_what_a_swap_brings_breaks_and_tells() -> None:
    match = arranged("pirate sultan viking", "sultan viking pirate")
    for action in ("peek 1", "peek 2", "peek 2", "peek 3"):
        match.play(action)
    assert said(match, "swap 1 2", "swap 2 3") == [
        "The swap brings a hat to where it fits, place 2: turban.",
        "Nobody else has seen that hat.",
        "Your swap let the others guess that a hat fits on place 3.",
    ]


def test_what_an_exchange_brings_as_the_table_lies_then() -> None:
    hand = "fez-6 top-hat-1 top-hat-2 top-hat-3 top-hat-4 bowler-1 bowler-2 boater-1 bonnet-1"
    match = laid(2, [hand], table="boater-5 fez-2 boater-4 bonnet-5 bonnet-6")
    # Of two boaters the one on place 1 counts: without it, those taken count 3 each.
    assert said(match, "exchange fez-6 1") == [
        "As the table lies then, it brings 3 points.",
        "It brings you the cookie: 5 points.",
        "Kept as your favourite hat, boater 1 from your hand would then score 4 points.",
    ]
    assert said(match, "black top-hat-1", "black fez-6")[0] == (
        "A black hat is worth 1 point, whatever happens to the table."
    )


def test_all_cards_and_colours_have_their_names_in_the_reasons() -> None:
    for language in words.languages():
        for type_ in {card.rpartition("-")[0] for card in cards_of({"types": 7, "values": 6}, [])}:
            assert words.say(language, "hats-reason-type", type=type_) == words.say(
                language, f"hats-kind-{type_}"
            )
        for ruleset in Match("auf-der-hut").game.rulesets:
            for kind in (*ruleset.kinds, "wonder"):
                named: dict[str, Any] = {"ruleset": ruleset.id}
                hat = words.say(language, f"hidden-hats-hat-{kind}", **named)
                assert words.say(language, "hidden-hats-reason-hat", hat=kind, **named) == hat
        for colour in Match("genial").game.rulesets[0].kinds:
            name = words.say(language, f"genial-kind-{colour}")
            assert re.fullmatch(name, words.say(language, "genial-reason-colour", colour=colour))
