"""How actions are written, and what is wrong with those that are none (AL-1)."""

from __future__ import annotations

import pytest

from games.hats.forms import laid
from hatstand import words
from hatstand.core import verbs
from hatstand.core.errors import IllegalAction
from hatstand.games.hats.legality import ACTIONS, END, NO_SUCH_ACTION
from hatstand.games.hats.table import GAME


def test_421_actions_by_card_each_written_its_own_way() -> None:
    position = laid(3).position().array
    written = [GAME.notation(action) for action in range(ACTIONS)]
    assert ACTIONS == 252 + 4 * 42 + 1 == 421
    assert len(set(written)) == ACTIONS
    assert [GAME.parse(position, action) for action in written] == list(range(ACTIONS))
    assert [written[i] for i in (0, 5, 6, 251)] == [
        "exchange top-hat-1 1",
        "exchange top-hat-1 6",
        "exchange top-hat-2 1",
        "exchange deerstalker-6 6",
    ]
    sorts = {
        "black": 252,
        "discard": 294,
        "pass": 336,
        "back": 378,
    }
    for word, first in sorts.items():
        assert (written[first], written[first + 41]) == (f"{word} top-hat-1", f"{word} deerstalker-6")
    assert (written[420], END) == ("end", 420)


@pytest.mark.rule("AL-1")
@pytest.mark.parametrize("action", [-1, 421, 500])
def test_no_other_number_is_an_action(action: int) -> None:
    assert verbs.why(laid().position().array, action) == NO_SUCH_ACTION


@pytest.mark.rule("AL-1")
@pytest.mark.parametrize(
    "action",
    [
        "",
        "exchange",
        "exchange fez-5",
        "exchange fez-5 2 3",
        "exchange 2 fez-5",
        "exchange fez-5 02",
        "exchange  fez-5 2",
        "exchange fez-5 two",
        "black",
        "black fez",
        "black fez 5",
        "Black fez-5",
        "black fez-5 ",
        "black fez-٥",
        "end now",
        "peek 3",
        None,
        7,
        ["end"],
    ],
)
def test_what_is_not_written_as_an_action_is_refused(action: object) -> None:
    with pytest.raises(IllegalAction) as refused:
        laid(hands=["fez-5"]).play(action)  # type: ignore[arg-type]
    assert refused.value.code == "hats-error-notation"
    assert refused.value.arguments == {"action": str(action)}


@pytest.mark.rule("AL-1")
@pytest.mark.parametrize("card", ["fez-7", "fez-0", "crown-1", "fez--5", "beret-2", "deerstalker-6"])
def test_a_card_that_is_not_in_the_game_is_named(card: str) -> None:
    for word in ("black", "discard", "pass", "back"):
        with pytest.raises(IllegalAction) as refused:
            laid(hands=["fez-5"], out="beret deerstalker").play(f"{word} {card}")
        assert (refused.value.code, refused.value.arguments) == ("hats-error-card", {"card": card})


@pytest.mark.rule("AL-1")
def test_cards_beyond_a_small_form_are_not_in_the_game_either() -> None:
    match = laid(types=4, values=4, hand=3, places=2)
    for card in ("fez-5", "bonnet-1"):
        with pytest.raises(IllegalAction, match=f"no card “{card}”"):
            match.play(f"black {card}")


@pytest.mark.rule("AL-1")
@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize(
    ("action", "english"),
    [
        (
            "exchange fez-4 1",
            "A 4 can’t replace a 5 of another type: it must be higher, or of the same type.",
        ),
        ("exchange fez-4 9", "There is no place 9: the table has places 1 to 5."),
        ("black fez-6", "“fez-6” is not in your hand."),
        ("end", "Before the turn can end, exchange a hat or lay a black one."),
        ("pass fez-4", "Cards are passed only among teams, with four players."),
    ],
)
def test_an_error_says_why_by_the_rule(language: str, action: str, english: str) -> None:
    error = laid(hands=["fez-4", "fez-6"], table="bowler-5").why(action)
    assert error is not None
    assert str(error) == english
    said = words.say(language, error.code, **error.arguments)
    assert (said == english) == (language == "en")
