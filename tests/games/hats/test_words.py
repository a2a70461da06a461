"""The words of Hats: right plurals, rules that tell the numbers and the types, all that can be asked for."""

from __future__ import annotations

import re

import pytest

from games.hats.reference import TYPES
from hatstand import words
from hatstand.games.hats import view

SECTIONS = 12
# Numbers that the sections of the rules must tell: those of docs/rules.md.
FACTS = {1: {2, 4}, 2: {1, 6, 42}, 3: {6}, 9: {0, 1, 5, 17}}


def rules(language: str) -> dict[int, str]:
    return {n: words.say(language, f"hats-rules-{n}-text") for n in range(1, SECTIONS + 1)}


@pytest.mark.parametrize("language", words.languages())
def test_the_rules_have_all_their_sections(language: str) -> None:
    assert all(rules(language).values())
    assert len({words.say(language, f"hats-rules-{n}-title") for n in range(1, SECTIONS + 1)}) == SECTIONS
    with pytest.raises(KeyError):
        words.say(language, f"hats-rules-{SECTIONS + 1}-title")


@pytest.mark.parametrize("language", words.languages())
def test_the_rules_tell_the_numbers_of_the_game(language: str) -> None:
    told = {n: {int(number) for number in re.findall(r"\d+", text)} for n, text in rules(language).items()}
    assert {n: facts - told[n] for n, facts in FACTS.items()} == {n: set() for n in FACTS}


@pytest.mark.rule("HT-2")
@pytest.mark.parametrize("language", words.languages())
def test_the_rules_name_every_type(language: str) -> None:
    text = rules(language)[2].casefold()
    names = [words.say(language, f"hats-kind-{type_}").casefold() for type_ in TYPES]
    assert len(set(names)) == len(TYPES)
    assert [name for name in names if name not in text] == []


@pytest.mark.parametrize("language", words.languages())
def test_every_event_and_action_has_its_words(language: str) -> None:
    names: dict[str, str | int] = {
        "player": "Mia",
        "other": "Leo",
        "card": "fez 5",
        "taken": "beret 1",
        "drawn": "bowler 2",
        "place": 3,
    }
    for kind in view.EVENT_KINDS:
        for who in ("", "-you", *(["-to-you"] if kind in ("pass", "back") else [])):
            assert words.say(language, f"hats-event-{kind}{who}", **names)
    for action in ("exchange", "black", "discard", "pass", "back", "end"):
        assert words.say(language, f"hats-action-{action}", **names)
        assert words.say(language, f"hats-do-{action}")
    for end in view.ENDS.values():
        assert words.say(language, f"hats-event-end-{end}")
    for part in ("table", "black", "favourite", "cookie", "own", "team"):
        assert words.say(language, f"hats-score-{part}", count=-3, **names)


@pytest.mark.parametrize("language", words.languages())
def test_who_may_not_see_a_card_is_not_told_it(language: str) -> None:
    for kind in ("black", "pass", "back"):
        told = words.say(language, f"hats-event-{kind}", player="Mia", other="Leo", card="CARD")
        assert "CARD" not in told
    assert "DRAWN" not in words.say(language, "hats-event-discard", player="Mia", card="CARD", drawn="DRAWN")


@pytest.mark.parametrize(
    ("language", "name", "forms"),
    [
        ("en", "blacks", "1 black hat, 2 black hats, 5 black hats, 21 black hats"),
        ("de", "blacks", "1 schwarzer Hut, 2 schwarze Hüte, 5 schwarze Hüte, 21 schwarze Hüte"),
        ("ru", "blacks", "1 чёрная шляпа, 2 чёрные шляпы, 5 чёрных шляп, 21 чёрная шляпа"),
        ("uk", "blacks", "1 чорний капелюх, 2 чорні капелюхи, 5 чорних капелюхів, 21 чорний капелюх"),
        ("en", "types", "1 type, 2 types, 5 types, 21 types"),
        ("de", "types", "1 Sorte, 2 Sorten, 5 Sorten, 21 Sorten"),
        ("ru", "types", "1 тип, 2 типа, 5 типов, 21 тип"),
        ("uk", "types", "1 тип, 2 типи, 5 типів, 21 тип"),
    ],
)
def test_plurals(language: str, name: str, forms: str) -> None:
    assert ", ".join(words.say(language, f"hats-{name}", count=n) for n in (1, 2, 5, 21)) == forms


@pytest.mark.parametrize(
    ("language", "below"), [("en", "-3 points"), ("de", "-3 Punkte"), ("ru", "-3 очка"), ("uk", "-3 очки")]
)
def test_a_favourite_may_cost_points(language: str, below: str) -> None:
    assert words.say(language, "hats-score-favourite", card="fez 3", count=-3).endswith(below)
