"""The words: the same messages in every language, right plurals, nothing missing, nothing left in English."""

from __future__ import annotations

import ast as python
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import get_args

import pytest

from hatstand import games, words
from hatstand.core.errors import HatstandError
from hatstand.games.hidden_hats import view
from messages_of import CATEGORIES, FILES, LOCALES, ROOT, all_messages, keys, messages, said, texts

OTHERS = words.languages()[1:]
PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "ru": {"one", "few", "many"},
    "uk": {"one", "few", "many"},
}
ISOLATES = {chr(code) for code in (*range(0x2066, 0x206A), 0x200E, 0x200F)}
# Names and loan words that a language rightly has in common with English.
ALIKE = {
    ("de", "genial-do-alternative"),
    ("de", "genial-kind-orange"),
    ("de", "genial-reason-colour"),
    ("de", "genial-terminal-pass"),
    ("de", "hats-terminal-back"),
    ("de", "hidden-hats-hat-diadem"),
    ("de", "hidden-hats-hat-princess"),
    ("de", "hidden-hats-hat-sultan"),
    ("de", "hidden-hats-kind-cowboy"),
    ("de", "hidden-hats-kind-sultan"),
    ("de", "hidden-hats-reason-hat"),
    ("de", "hidden-hats-ruleset-auf-der-hut"),
    ("de", "portrait-cowboy"),
    ("de", "portrait-sultan"),
    ("de", "room-bot"),
    ("de", "room-fill"),
}


@pytest.mark.parametrize("language", words.languages())
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == FILES


def test_there_is_a_folder_for_every_language_and_no_other() -> None:
    assert {path.name for path in LOCALES.iterdir()} == set(words.languages())


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str, file: str) -> None:
    wanted = {name: uses.names for name, uses in messages("en", file).items()}
    assert {name: uses.names for name, uses in messages(language, file).items()} == wanted
    assert list(messages(language, file)) == list(messages("en", file)), "in another order"


@pytest.mark.parametrize("language", words.languages())
def test_every_message_can_be_said(language: str) -> None:
    for name, text in said(language):
        assert text.strip(), name
        assert not ISOLATES & set(text), name
        assert not set("{}") & set(text), name


@pytest.mark.parametrize("language", words.languages())
def test_every_variable_reaches_the_words_or_chooses_between_them(language: str) -> None:
    for name, uses in all_messages(language).items():
        for variable in uses.names - uses.chosen:
            assert any(f"⟨{variable}⟩" in text for text in texts(language, name)), (name, variable)


@pytest.mark.parametrize("language", words.languages())
def test_every_count_has_the_plural_forms_of_its_language(language: str) -> None:
    for name, uses in all_messages(language).items():
        for select in uses.selects:
            assert len(set(keys(select))) == len(select.variants), name
            if set(keys(select)) <= CATEGORIES:
                assert set(keys(select)) == PLURALS[language], name


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    alike = {
        name
        for name in all_messages(language)
        for text, english in zip(texts(language, name), texts("en", name), strict=True)
        if text.casefold() == english.casefold() and re.search(r"[^\W\d_]", re.sub("⟨.*?⟩", "", text))
    }
    assert alike == {name for known, name in ALIKE if known == language}


@pytest.mark.parametrize(
    ("language", "foreign"), [("en", "[а-яёіїєґ]"), ("de", "[а-яёіїєґ]"), ("ru", "[іїєґ]"), ("uk", "[ыэёъ]")]
)
def test_no_letter_of_another_language_has_slipped_in(language: str, foreign: str) -> None:
    # The credits name the games and their publishers as these write themselves.
    slipped = {
        (name, text)
        for name, text in said(language)
        if re.search(foreign, text, re.IGNORECASE) and not name.endswith("-credits")
    }
    assert slipped == set()


@pytest.mark.parametrize(
    ("language", "name", "one", "two", "five", "eleven", "twenty_one", "twenty_two"),
    [
        ("en", "cards", "1 card", "2 cards", "5 cards", "11 cards", "21 cards", "22 cards"),
        ("de", "cards", "1 Karte", "2 Karten", "5 Karten", "11 Karten", "21 Karten", "22 Karten"),
        ("ru", "cards", "1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты"),
        ("uk", "cards", "1 карта", "2 карти", "5 карт", "11 карт", "21 карта", "22 карти"),
        ("en", "pairs", "1 pair", "2 pairs", "5 pairs", "11 pairs", "21 pairs", "22 pairs"),
        ("de", "pairs", "1 Paar", "2 Paare", "5 Paare", "11 Paare", "21 Paare", "22 Paare"),
        ("ru", "pairs", "1 пара", "2 пары", "5 пар", "11 пар", "21 пара", "22 пары"),
        ("uk", "pairs", "1 пара", "2 пари", "5 пар", "11 пар", "21 пара", "22 пари"),
        ("en", "turns", "1 turn", "2 turns", "5 turns", "11 turns", "21 turns", "22 turns"),
        ("de", "turns", "1 Zug", "2 Züge", "5 Züge", "11 Züge", "21 Züge", "22 Züge"),
        ("ru", "turns", "1 ход", "2 хода", "5 ходов", "11 ходов", "21 ход", "22 хода"),
        ("uk", "turns", "1 хід", "2 ходи", "5 ходів", "11 ходів", "21 хід", "22 ходи"),
        ("en", "points", "1 point", "2 points", "5 points", "11 points", "21 points", "22 points"),
        ("de", "points", "1 Punkt", "2 Punkte", "5 Punkte", "11 Punkte", "21 Punkte", "22 Punkte"),
        ("ru", "points", "1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка"),
        ("uk", "points", "1 очко", "2 очки", "5 очок", "11 очок", "21 очко", "22 очки"),
    ],
)
def test_plurals(
    language: str, name: str, one: str, two: str, five: str, eleven: str, twenty_one: str, twenty_two: str
) -> None:
    counted = [words.say(language, f"hidden-hats-{name}", count=n) for n in (1, 2, 5, 11, 21, 22)]
    assert counted == [one, two, five, eleven, twenty_one, twenty_two]


@pytest.mark.parametrize(
    ("language", "ruleset", "wonders", "balds"),
    [
        (
            "en",
            "auf-der-hut",
            "1 wonder hat, 2 wonder hats, 5 wonder hats",
            "1 bald head, 2 bald heads, 5 bald heads",
        ),
        ("de", "auf-der-hut", "1 Wunderhut, 2 Wunderhüte, 5 Wunderhüte", "1 Glatze, 2 Glatzen, 5 Glatzen"),
        ("ru", "auf-der-hut", "1 чудо-шляпа, 2 чудо-шляпы, 5 чудо-шляп", "1 лысина, 2 лысины, 5 лысин"),
        (
            "uk",
            "auf-der-hut",
            "1 диво-капелюх, 2 диво-капелюхи, 5 диво-капелюхів",
            "1 лисина, 2 лисини, 5 лисин",
        ),
        (
            "en",
            "shapka-nevidimka",
            "1 cap of invisibility, 2 caps of invisibility, 5 caps of invisibility",
            "1 penalty chip, 2 penalty chips, 5 penalty chips",
        ),
        (
            "de",
            "shapka-nevidimka",
            "1 Tarnkappe, 2 Tarnkappen, 5 Tarnkappen",
            "1 Strafchip, 2 Strafchips, 5 Strafchips",
        ),
        (
            "ru",
            "shapka-nevidimka",
            "1 шапка-невидимка, 2 шапки-невидимки, 5 шапок-невидимок",
            "1 штрафная фишка, 2 штрафные фишки, 5 штрафных фишек",
        ),
        (
            "uk",
            "shapka-nevidimka",
            "1 шапка-невидимка, 2 шапки-невидимки, 5 шапок-невидимок",
            "1 штрафна фішка, 2 штрафні фішки, 5 штрафних фішок",
        ),
    ],
)
def test_the_two_rulesets_have_words_of_their_own(
    language: str, ruleset: str, wonders: str, balds: str
) -> None:
    for name, wanted in (("wonders", wonders), ("balds", balds)):
        counted = [words.say(language, f"hidden-hats-{name}", count=n, ruleset=ruleset) for n in (1, 2, 5)]
        assert ", ".join(counted) == wanted


def names_of_the_catalogue() -> set[str]:
    """Every message that the catalogue and the table of a game make the page and the terminal ask for."""
    wanted = {
        f"hidden-hats-{part}" for part in ("name", "credits", "hint-title", "rules-1-title", "hat-wonder")
    }
    for game in games.GAMES:
        prefix = game.name.replace("_", "-")
        for ruleset in game.rulesets:
            wanted |= {f"{prefix}-ruleset-{ruleset.id}", f"{prefix}-ruleset-{ruleset.id}-about"}
            sorts = ("kind", "hat") if game.name == "hidden_hats" else ("kind",)
            wanted |= {f"{prefix}-{sort}-{kind}" for sort in sorts for kind in ruleset.kinds}
            for option in ruleset.options:
                wanted.add(f"{prefix}-option-{option.name}")
                wanted |= {f"{prefix}-option-{option.name}-{choice}" for choice in option.choices}
                if not option.small_form:
                    wanted.add(f"{prefix}-option-{option.name}-help")
    wanted |= {f"hidden-hats-event-{kind}{you}" for kind in view.EVENT_KINDS for you in ("", "-you")}
    wanted |= {f"hidden-hats-event-end-{end}" for end in get_args(view.End)}
    wanted |= {f"hidden-hats-action-{action}" for action in ("peek", "swap", "open")}
    return wanted


def test_all_that_the_catalogue_names_has_its_words() -> None:
    assert names_of_the_catalogue() - set(all_messages("en")) == set()


def test_the_hat_of_each_kind_is_named_by_its_ruleset() -> None:
    crowned = {
        ruleset: [
            kind
            for kind in view.KIND_NAMES[number]
            if words.say("en", f"hidden-hats-hat-{kind}", ruleset=ruleset) == "crown"
        ]
        for number, ruleset in view.RULESETS.items()
    }
    assert crowned == {"auf-der-hut": ["princess"], "shapka-nevidimka": ["king"]}


def literal_ids() -> Iterator[tuple[str, str]]:
    """(file, id) of each message that the program names in full."""
    whole = re.compile(r"(?:error|genial|hidden-hats)(?:-[a-z0-9_]+)+")
    for path in sorted((ROOT / "src" / "hatstand").rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, python.Constant)
                and isinstance(node.value, str)
                and whole.fullmatch(node.value)
            ):
                yield str(path.relative_to(ROOT)), node.value
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            for quoted in re.findall(rf"""["']({whole.pattern})["']""", path.read_text(encoding="utf-8")):
                yield str(path.relative_to(ROOT)), quoted


def test_every_message_that_the_program_names_is_there() -> None:
    named = list(literal_ids())
    assert named
    known = set(all_messages("en"))
    assert [(file, name) for file, name in named if name not in known] == []


@pytest.mark.parametrize(
    ("preferences", "language"),
    [
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("en;q=0.5, uk;q=0.9", "uk"),
        ("fr, de;q=0.3", "de"),
        ("be,kk;q=0.9,ru;q=0.8,de;q=0.85", "de"),
        ("de;q=0, ru;q=0.1", "ru"),
        ("de_DE.UTF-8", "de"),
        ("uk_UA:ru:en", "uk"),
        ("EN-us", "en"),
        ("C.UTF-8", "en"),
        ("*", "en"),
        ("fr", "en"),
        ("", "en"),
        ("deutsch", "en"),
        (";;,q=,:", "en"),
    ],
)
def test_pick(preferences: str, language: str) -> None:
    assert words.pick(preferences) == language


def test_what_can_not_be_said_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="'xx'"):
        words.say("xx", "error-over")
    with pytest.raises(KeyError, match="'error-of-some-kind'"):
        words.say("de", "error-of-some-kind")
    with pytest.raises(ValueError, match=r"'hidden-hats-error-place'.*places"):
        words.say("de", "hidden-hats-error-place", place=9)


@pytest.mark.parametrize("language", words.languages())
def test_no_argument_may_be_missing(language: str) -> None:
    for name, uses in all_messages(language).items():
        if uses.names:
            with pytest.raises(ValueError, match=re.escape(repr(name))):
                words.say(language, name)


def test_truth_values_are_said_as_in_a_record() -> None:
    sentence = words.say("en", "error-option-value", option="patience", value=True, allowed="1–400")
    assert sentence == "Option “patience” can’t be true. Allowed: 1–400."


def test_an_error_is_its_english_sentence() -> None:
    assert str(HatstandError("hidden-hats-error-empty", place=3)) == "Place 3 is empty."


def test_nothing_is_read_before_something_is_said() -> None:
    program = "import sys, hatstand.words; print(sorted({'fluent', 'babel'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
