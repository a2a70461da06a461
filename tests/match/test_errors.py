"""Bad input: each wrong thing gets its error, in words that name it, and changes nothing (AL-1, AL-6)."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import pytest

import hatstand
from games.hidden_hats.deals import ALL_DIFFERENT, arranged, fitting, play
from hatstand import words
from hatstand.core import errors
from hatstand.core.errors import HatstandError
from hatstand.match import Match
from hatstand.replaying import replay

GAME = "auf-der-hut"
HATS = "jester sultan cook cook wizard wonder"
CARDS: dict[str, Any] = {"characters": ["jester", "sultan"], "hats": ["jester", "sultan", "wonder"]}
SMALL: dict[str, Any] = {"kinds": 2, "copies": 1, "places": 2, "wonders": 1}
OPTIONS = "first, until_three, no_swap_back, patience, kinds, copies, places, wonders, balds"
#: Arguments that choose among sentences instead of standing in them.
CHOOSING = (
    "missing",
    "unknown",
    "type",
    "size",
    "range",
    "cards",
    "contradiction",
    "format",
    "version",
    "none",
)


def refused(
    kind: type[HatstandError], code: str, arguments: dict[str, Any], deed: Callable[[], object]
) -> None:
    """The deed fails with this error, and says so in every language in words that name what was wrong."""
    with pytest.raises(HatstandError) as refusal:
        deed()
    error = refusal.value
    assert (type(error), error.code, error.arguments) == (kind, code, arguments)
    for language in words.languages():
        sentence = words.say(language, code, **error.arguments)
        for value in arguments.values():
            assert str(value) in sentence or value in CHOOSING or code == "error-record"
    assert str(error) == words.say("en", code, **error.arguments)


def value(option: str, given: object, allowed: str) -> tuple[str, str, dict[str, Any]]:
    return (
        "BadOption",
        "error-option-value",
        {"option": option, "value": errors.told(given), "allowed": allowed},
    )


def players(given: str) -> tuple[str, str, dict[str, Any]]:
    return "BadOption", "error-players", {"players": given, "low": 2, "high": 4}


def seed(given: object) -> tuple[str, str, dict[str, Any]]:
    return "BadKey", "error-seed", {"seed": errors.told(given)}


RULESETS = ", ".join(hatstand.rulesets())


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        (
            {"ruleset": "chess"},
            ("UnknownRuleset", "error-ruleset", {"ruleset": "chess", "rulesets": RULESETS}),
        ),
        ({"ruleset": None}, ("UnknownRuleset", "error-ruleset", {"ruleset": "None", "rulesets": RULESETS})),
        ({"players": 5}, players("5")),
        ({"players": 1}, players("1")),
        ({"players": True}, players("True")),
        ({"players": "3"}, players("'3'")),
        ({"first": 2}, value("first", 2, "0–1, random")),
        ({"first": -1}, value("first", -1, "0–1, random")),
        ({"first": "me"}, value("first", "me", "0–1, random")),
        ({"until_three": 1}, value("until_three", 1, "true, false")),
        ({"patience": 0}, value("patience", 0, "1–1000000")),
        ({"patience": 1_000_001}, value("patience", 1_000_001, "1–1000000")),
        ({"kinds": 11}, value("kinds", 11, "1–10")),
        ({"wonders": 2.0}, value("wonders", 2.0, "0–4")),
        ({"balds": [1]}, value("balds", [1], "0–16")),
        ({"places": 1}, value("places", 1, "2–7")),
        ({"copies": 3}, value("copies", 3, "1–2")),
        ({"kinds": 2}, ("BadOption", "hidden-hats-error-deal-characters", {"places": 7})),
        ({"speed": 3}, ("BadOption", "error-option", {"option": "speed", "options": OPTIONS})),
        ({"seed": -1}, seed(-1)),
        ({"seed": 2**64}, seed(2**64)),
        ({"seed": "7"}, seed("7")),
        ({"key": b"short"}, ("BadKey", "error-key", {})),
        ({"key": "0" * 32}, ("BadKey", "error-key", {})),
        ({"seed": 1, "key": bytes(32)}, ("BadOption", "error-seed-and-key", {})),
    ],
    ids=str,
)
def test_a_match_that_can_not_be(options: dict[str, Any], refusal: tuple[str, str, dict[str, Any]]) -> None:
    given: dict[str, Any] = {"ruleset": GAME, "players": 2, **options}
    kind, code, arguments = refusal
    refused(getattr(errors, kind), code, arguments, lambda: Match(**given))


@pytest.mark.rule("AL-1")
@pytest.mark.parametrize(
    ("action", "code", "arguments"),
    [
        ("peek 8", "place", {"place": 8, "places": 7}),
        ("open 0", "place", {"place": 0, "places": 7}),
        ("swap 1 999", "place", {"place": 999, "places": 7}),
        ("swap 4 1", "swap-order", {"action": "swap 1 4"}),
        ("swap 2 2", "swap-same", {}),
        ("swap 2 3", "swap-back", {}),
        *(
            (wrong, "notation", {"action": str(wrong)})
            for wrong in (
                "",
                "peek",
                "peek  3",
                "Peek 3",
                "peek 3 4",
                "swap 1",
                "pass",
                "open -1",
                "open ٣",
                3,
                None,
            )
        ),
        ("open " + "1" * 100, "notation", {"action": "open " + "1" * 35}),
    ],
)
def test_a_refused_action_changes_nothing(action: Any, code: str, arguments: dict[str, Any]) -> None:
    match = arranged(ALL_DIFFERENT, HATS, 3, no_swap_back=True)
    play(match, "open 3", "swap 2 3")
    before = everything(match)
    refused(errors.IllegalAction, f"hidden-hats-error-{code}", arguments, lambda: match.play(action))
    assert everything(match) == before


@pytest.mark.rule("AL-1")
def test_an_empty_place_is_named() -> None:
    match = fitting(kinds=5, copies=1, places=5, wonders=0, until_three=True)
    match.play("open 2")
    before = everything(match)
    for action in ("peek 2", "open 2", "swap 1 2", "swap 2 3"):
        deed = functools.partial(match.play, action)
        refused(errors.IllegalAction, "hidden-hats-error-empty", {"place": 2}, deed)
    assert everything(match) == before


@pytest.mark.rule("AL-1")
@pytest.mark.parametrize("seat", [0, 2, 3, -1, True, "1"])
def test_another_seats_turn_and_a_seat_that_is_not_there(seat: Any) -> None:
    match = arranged(ALL_DIFFERENT, HATS, 3)
    match.play("open 3", seat=0)
    before = everything(match)
    if seat in (0, 2) and seat is not True:
        turn = {"seat": 1, "player": "none"}
        refused(errors.BadSeat, "error-turn", turn, lambda: match.play("open 3", seat))
    else:
        unknown = {"seat": errors.told(seat), "players": 3}
        for deed in (functools.partial(match.play, "open 3"), match.view, match.events):
            refused(errors.BadSeat, "error-seat", unknown, functools.partial(deed, seat))
    assert everything(match) == before


@pytest.mark.rule("AL-1")
def test_nothing_can_be_played_after_the_end() -> None:
    match = arranged(ALL_DIFFERENT, HATS, patience=1)
    refused(errors.NotOver, "error-not-over", {}, match.winners)
    refused(errors.NotOver, "error-not-over", {}, match.places)
    match.play("peek 1")
    before = everything(match)
    for action in ("peek 1", "open 9", "nonsense"):
        refused(errors.IllegalAction, "error-over", {}, functools.partial(match.play, action))
    assert everything(match) == before


def everything(match: Match) -> list[object]:
    return [match.position(), match.record(), match.events(0), match.events(None), match.legal()]


@pytest.mark.rule("AL-6")
@pytest.mark.parametrize(
    ("deal", "field", "problem"),
    [
        ({"hats": None}, "hats", "missing"),
        ({"characters": "jester"}, "characters", "type"),
        ({"characters": ["jester", "jester"]}, "characters", "cards"),
        ({"characters": ["wonder", "sultan"]}, "characters", "cards"),
        ({"hats": ["jester", "sultan"]}, "hats", "cards"),
        ({"hats": ["jester", "sultan", None]}, "hats", "cards"),
        ({"hats": ["jester", "sultan", "wonder", "wonder"]}, "hats", "cards"),
        ({"hats": ["jester", "sultan", "cook"]}, "hats", "cook"),
        ({"hats": ["jester", "sultan", 3]}, "hats", "3"),
    ],
)
def test_a_deal_that_can_not_be(deal: dict[str, Any], field: str, problem: str) -> None:
    given = {name: cards for name, cards in (CARDS | deal).items() if cards is not None}
    wrong = {"field": field, "problem": problem}
    refused(errors.BadPosition, "error-position", wrong, lambda: Match.arrange(GAME, 2, **given, **SMALL))


def test_what_belongs_to_no_deal_is_an_unknown_option() -> None:
    wrong = {"option": "table", "options": OPTIONS}
    given = CARDS | SMALL | {"table": []}
    refused(errors.BadOption, "error-option", wrong, lambda: Match.arrange(GAME, 2, **given))


@pytest.mark.rule("AL-6")
@pytest.mark.parametrize("argument", ["players", "first", "patience", "characters"])
def test_with_a_position_nothing_that_stands_in_it_may_be_given(argument: str) -> None:
    given: dict[str, Any] = {argument: 2, "position": Match(GAME, 2, seed=1).position()}
    wrong = {"argument": argument}
    refused(errors.BadPosition, "error-arrange", wrong, lambda: Match.arrange(GAME, **given))


@pytest.mark.rule("AL-6")
def test_from_one_seats_view_no_game_can_be_set_up() -> None:
    match = Match(GAME, 2, seed=1)
    for seat in (0, 1, None):
        for given in (match.view(seat), match.view(seat).to_dict()):
            refused(
                errors.BadPosition, "error-hidden", {}, functools.partial(Match.arrange, GAME, position=given)
            )
    hidden = CARDS | SMALL | {"hats": ["jester", "?", "wonder"]}
    refused(errors.BadPosition, "error-hidden", {}, lambda: Match.arrange(GAME, 2, **hidden))


@pytest.mark.rule("AL-6")
def test_a_position_of_another_ruleset_is_refused() -> None:
    position = Match(GAME, 2, seed=1).position()
    wrong = {"field": "ruleset", "problem": GAME}
    deed = functools.partial(Match.arrange, "shapka-nevidimka", position=position)
    refused(errors.BadPosition, "error-position", wrong, deed)


@pytest.mark.parametrize(
    ("change", "field", "problem"),
    [
        ({"format": 2}, "format", "format"),
        ({"version": 9}, "version", "version"),
        ({"ruleset": "go"}, "ruleset", "go"),
        ({"players": 9}, "players", "9"),
        ({"options": {"first": 0}}, "options", "first"),
        ({"key": "00"}, "key", "32"),
        ({"key": "zz" * 32}, "key", "32"),
        ({"key": "AB" * 32}, "key", "AB"),
        ({"actions": ["peek 1", "peek 9"]}, "actions[1]", "9"),
        ({"actions": ["peek 1", 3]}, "actions[1]", "type"),
        ({"start": {}}, "start", ""),
        ({"start": 3}, "start", "type"),
        ({"players": "2"}, "players", "type"),
        ({"notes": [3]}, "notes[0]", "type"),
        ({"start": {"deal": []}}, "start", ""),
        ({"start": {"deal": {}, "position": {}}}, "start", ""),
        ({"start": {"deal": {"cards": []}}}, "start", "cards"),
        ({"start": {"position": None}}, "start", ""),
        ({"cheat": 1}, "cheat", "unknown"),
    ],
    ids=str,
)
def test_a_record_that_can_not_be(change: dict[str, Any], field: str, problem: str) -> None:
    record = Match(GAME, 2, seed=1).record() | change
    with pytest.raises(errors.BadRecord) as refusal:
        replay(record)
    error = refusal.value
    assert (error.code, error.arguments["field"]) == ("error-record", field)
    assert problem in str(error.arguments["problem"])
    assert str(error) == words.say("en", "error-record", **error.arguments)
    assert "Expected" not in str(error), "no words that nobody translated"


@pytest.mark.parametrize("name", ["seed", "ruleset", "position", "players", "key", "self", "characters", ""])
@pytest.mark.parametrize("given", [1, "hats", True])
def test_options_of_a_record_are_only_those_of_its_ruleset(name: str, given: object) -> None:
    record = Match(GAME, 2, seed=1).record()
    record["options"][name] = given
    problem = words.say("en", "error-option", option=name, options=OPTIONS)
    refused(
        errors.BadRecord, "error-record", {"field": "options", "problem": problem}, lambda: replay(record)
    )


@pytest.mark.parametrize("record", [None, [], "record", 3, {}, {"format": 1}, {1: 2}], ids=str)
def test_what_is_no_record_at_all(record: Any) -> None:
    with pytest.raises(errors.BadRecord) as refusal:
        replay(record)
    assert refusal.value.code == "error-record"


def test_every_field_of_a_record_that_is_missing_is_named() -> None:
    record = Match(GAME, 2, seed=1).record()
    for field in ("format", "ruleset", "version", "players", "options", "key", "start", "actions"):
        without = {name: value for name, value in record.items() if name != field}
        missing = {"field": field, "problem": "missing"}
        refused(errors.BadRecord, "error-record", missing, functools.partial(replay, without))


def test_a_record_that_contradicts_the_position_it_starts_from_is_refused() -> None:
    match = Match.arrange(GAME, position=Match(GAME, 3, seed=1, first=1).position())
    record = match.record()
    assert replay(record).position() == match.position()
    for field, wrong in (
        ("players", 2),
        ("key", "00" * 32),
        ("options", record["options"] | {"patience": 9}),
    ):
        with pytest.raises(errors.BadRecord) as refusal:
            replay(record | {field: wrong})
        assert refusal.value.arguments["field"] == field
