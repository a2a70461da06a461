"""The rules of Hidden Hats as the page tells them: whole, and right about numbers, options and names."""

from __future__ import annotations

import itertools
import re

import pytest

from hatstand import words
from hatstand.games.hidden_hats import view
from hatstand.games.hidden_hats.table import GAME
from messages_of import all_messages

# Numbers that the sections of the rules must tell: those of docs/rules.md.
FACTS = {
    1: {2, 4, 5, 6},
    2: {16, 20, 24},
    3: {13, 17},
    6: {14, 17},
    7: {1, 2, 3, 4},
    8: {0, 100},
    10: {1, 100},
}


def rules(language: str) -> dict[int, str]:
    """The sections of the rules as the page reads them: numbered until one is missing."""
    known = all_messages(language)
    sections = itertools.takewhile(lambda n: f"hidden-hats-rules-{n}-title" in known, itertools.count(1))
    return {n: words.say(language, f"hidden-hats-rules-{n}-text") for n in sections}


@pytest.mark.parametrize("language", words.languages())
def test_the_rules_have_all_their_sections(language: str) -> None:
    known = [name for name in all_messages(language) if name.startswith("hidden-hats-rules-")]
    wanted = [f"hidden-hats-rules-{n}-{part}" for n in range(1, 12) for part in ("title", "text")]
    assert known == wanted


@pytest.mark.parametrize("language", words.languages())
def test_the_rules_tell_the_numbers_of_the_game(language: str) -> None:
    sections = rules(language)
    told = {n: {int(number) for number in re.findall(r"\d+", text)} for n, text in sections.items()}
    assert {n: facts - told[n] for n, facts in FACTS.items()} == {n: set() for n in FACTS}


@pytest.mark.parametrize("language", words.languages())
def test_the_rules_explain_every_option_with_its_default(language: str) -> None:
    options = {
        option.name: option
        for ruleset in GAME.rulesets
        for option in ruleset.options
        if not option.small_form
    }
    lines = rules(language)[10].splitlines()
    for name in (*options, "memory_aid"):
        label = words.say(language, f"hidden-hats-option-{name}")
        explained = [line for line in lines if line.startswith(f"- {label}: ")]
        assert len(explained) == 1, label
        if name in options and options[name].kind == "int":
            assert str(options[name].default) in explained[0]


@pytest.mark.parametrize("language", words.languages())
def test_the_rules_name_every_character_and_hat(language: str) -> None:
    text = rules(language)[2].casefold()
    for number, ruleset in view.RULESETS.items():
        for kind in view.KIND_NAMES[number]:
            # Some stand in another case there: «корону», „Drache“: their stem is enough.
            name = words.say(language, f"hidden-hats-kind-{kind}").casefold()
            assert name[: max(3, len(name) - 3)] in text, (ruleset, kind)
    for hat in ("jester", "sultan", "viking", "pirate", "knight", "witch", "wizard", "cowboy", "cook"):
        assert words.say(language, f"hidden-hats-hat-{hat}").casefold() in text, hat
