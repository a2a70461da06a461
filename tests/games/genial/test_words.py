"""The words of Genial: right plurals, and rules that tell the numbers, the options and the colours."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from games.genial.table_of import COLOURS
from hatstand import games, words
from hatstand.games.genial import view
from hatstand.games.genial.table import ACTION_NAMES

_, RULESET = games.find("genial")
# Numbers that the sections of the rules must tell: those of docs/rules.md.
FACTS = {
    1: {2, 4, 8},
    2: {126, 21},
    3: {3},
    6: {5, 7},
    9: {1, 3, 5, 6, 7, 21, 100, 400},
    10: {1, 3, 5, 6, 7, 400},
}


def rules(language: str) -> dict[int, str]:
    return {n: words.say(language, f"genial-rules-{n}-text") for n in range(1, 11)}


@pytest.mark.parametrize("language", words.languages())
def test_the_rules_have_ten_sections(language: str) -> None:
    assert all(rules(language).values())
    assert len({words.say(language, f"genial-rules-{n}-title") for n in range(1, 11)}) == 10
    with pytest.raises(KeyError):
        words.say(language, "genial-rules-11-title")


@pytest.mark.parametrize("language", words.languages())
def test_the_rules_tell_the_numbers_of_the_game(language: str) -> None:
    told = {n: {int(number) for number in re.findall(r"\d+", text)} for n, text in rules(language).items()}
    assert {n: facts - told[n] for n, facts in FACTS.items()} == {n: set() for n in FACTS}


@pytest.mark.parametrize("language", words.languages())
def test_the_rules_explain_every_option(language: str) -> None:
    lines = rules(language)[10].splitlines()
    for name in [option.name for option in RULESET.options if not option.small_form] + ["odds"]:
        label = words.say(language, f"genial-option-{name}")
        assert len([line for line in lines if line.startswith(f"- {label}: ")]) == 1, label


@pytest.mark.parametrize("language", words.languages())
def test_the_rules_name_every_colour_and_shape(language: str) -> None:
    text = rules(language)[2].casefold()
    for colour in COLOURS:
        for sort in ("kind", "shape"):
            assert words.say(language, f"genial-{sort}-{colour}").casefold() in text


@pytest.mark.parametrize("language", words.languages())
def test_everything_that_can_happen_or_be_done_has_its_words(language: str) -> None:
    filled: dict[str, str | float] = {"player": "Nell", "colour": "…", "tokens": "…", "count": 2}
    for kind in view.EVENT_KINDS:
        for you in ("", "-you"):
            assert words.say(language, f"genial-event-{kind}{you}", **filled)
    for end in get_args(view.End):
        assert words.say(language, f"genial-event-end-{end}")
    for action in ACTION_NAMES:
        assert words.say(language, f"genial-do-{action}")
        assert words.say(language, f"genial-action-{action}")
    for choice in view.ALTERNATIVE_TAKES.values():
        assert words.say(language, f"genial-option-alternative_takes-{choice}")


@pytest.mark.parametrize("language", words.languages())
def test_the_error_names_each_colour(language: str) -> None:
    told = {words.say(language, "genial-error-alternative-centre", colour=colour) for colour in COLOURS}
    assert len(told) == 6


@pytest.mark.parametrize(
    ("language", "name", "counted"),
    [
        ("en", "tokens", "1 token, 2 tokens, 5 tokens, 21 tokens, 22 tokens"),
        ("de", "tokens", "1 Plättchen, 2 Plättchen, 5 Plättchen, 21 Plättchen, 22 Plättchen"),
        ("ru", "tokens", "1 жетон, 2 жетона, 5 жетонов, 21 жетон, 22 жетона"),
        ("uk", "tokens", "1 жетон, 2 жетони, 5 жетонів, 21 жетон, 22 жетони"),
        ("en", "lines", "1 line, 2 lines, 5 lines, 21 lines, 22 lines"),
        ("de", "lines", "1 Reihe, 2 Reihen, 5 Reihen, 21 Reihen, 22 Reihen"),
        ("ru", "lines", "1 линия, 2 линии, 5 линий, 21 линия, 22 линии"),
        ("uk", "lines", "1 лінія, 2 лінії, 5 ліній, 21 лінія, 22 лінії"),
        (
            "en",
            "bonus-turns",
            "1 bonus turn, 2 bonus turns, 5 bonus turns, 21 bonus turns, 22 bonus turns",
        ),
        ("de", "bonus-turns", "1 Zusatzzug, 2 Zusatzzüge, 5 Zusatzzüge, 21 Zusatzzüge, 22 Zusatzzüge"),
        (
            "ru",
            "bonus-turns",
            "1 призовой ход, 2 призовых хода, 5 призовых ходов, 21 призовой ход, 22 призовых хода",
        ),
        (
            "uk",
            "bonus-turns",
            "1 призовий хід, 2 призові ходи, 5 призових ходів, 21 призовий хід, 22 призові ходи",
        ),
    ],
)
def test_plurals(language: str, name: str, counted: str) -> None:
    assert ", ".join(words.say(language, f"genial-{name}", count=n) for n in (1, 2, 5, 21, 22)) == counted
