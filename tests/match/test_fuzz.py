"""Records and positions spoilt at random: either an error of the library says so, or what comes out is sound."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from forms import Form, forms
from hatstand import verify
from hatstand.core import verbs
from hatstand.core.errors import BadPosition, BadRecord, HatstandError
from hatstand.match import Match
from hatstand.replaying import replay
from sizes import sized

FORMS = forms(2, 2)
many = settings(max_examples=sized(150, 5000), suppress_health_check=[HealthCheck.too_slow])

WORDS = [
    "jester",
    "cook",
    "dragon",
    "wonder",
    "?",
    "",
    "random",
    "peek 1",
    "swap 2 1",
    "open 99",
    "row",
    "bald",
]
NUMBERS = st.one_of(
    st.integers(-3, 30), st.sampled_from([2**7, 2**15, 2**31 - 1, 2**31, 2**63 - 1, 2**63, 2**70, -(2**63)])
)
SIMPLE = st.one_of(
    st.none(),
    st.booleans(),
    NUMBERS,
    st.sampled_from(WORDS),
    st.text(max_size=5),
    st.floats(),
    st.just(b"bytes"),
)
ANYTHING = st.recursive(
    SIMPLE,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


def play_some(form: Form, seed: int, plies: int) -> Match:
    draw, match = random.Random(seed), form.match(seed)
    for _ in range(plies):
        if match.over:
            break
        match.play(draw.choice(match.legal()))
    return match


def spoilt(data: Any, choose: st.DataObject) -> Any:
    """A copy in which a few things somewhere inside are replaced, taken away, doubled or exchanged."""
    data = copy.deepcopy(data)
    for _ in range(choose.draw(st.integers(1, 3))):
        box, key = somewhere(data, choose)
        match choose.draw(st.sampled_from(["other", "near", "gone", "again", "exchanged"])):
            case "near" if isinstance(box[key], int) and not isinstance(box[key], bool):
                box[key] += choose.draw(st.sampled_from([-1, 1]))
            case "gone":
                del box[key]
            case "again" if isinstance(box, list):
                box.append(box[key])
            case "exchanged" if isinstance(box, list):
                other = choose.draw(st.integers(0, len(box) - 1))
                box[key], box[other] = box[other], box[key]
            case _:
                box[key] = choose.draw(ANYTHING)
    return data


def somewhere(data: Any, choose: st.DataObject) -> tuple[Any, Any]:
    """A list or dict in the data that holds something, and one of its keys."""
    box, key = data, None
    while True:
        keys = list(box) if isinstance(box, dict) else list(range(len(box)))
        inside = choose.draw(st.sampled_from(keys)) if keys else None
        if inside is None:
            data["new"] = 0
            return data, "new"
        box, key = (
            (box[inside], None) if deeper(box[inside]) and choose.draw(st.booleans()) else (box, inside)
        )
        if key is not None:
            return box, key


def deeper(value: Any) -> bool:
    return isinstance(value, (list, dict)) and bool(value)


def outcome(deed: Callable[[], Match]) -> Match | HatstandError:
    """What the deed makes, or why not; any other error is a fault."""
    try:
        return deed()
    except HatstandError as error:
        return error


def is_sound(match: Match) -> None:
    """It can be shown, recorded, and played on, and stays sound."""
    assert verbs.check(match.position().array) == 0
    draw = random.Random(0)
    for _ in range(5):
        for seat in (None, *range(match.players)):
            assert match.view(seat).to_dict()
        if match.over:
            break
        match.play(draw.choice(match.legal()))
        assert verbs.check(match.position().array) == 0
    assert replay(match.record()).position() == match.position()


@pytest.mark.rule("AL-6")
@pytest.mark.soak
@many
@given(st.sampled_from(FORMS), st.integers(0, 40), st.data())
def test_a_spoilt_position_is_refused_or_sound(form: Form, plies: int, choose: st.DataObject) -> None:
    position = spoilt(play_some(form, plies, plies).position().to_dict(), choose)
    found = outcome(lambda: Match.arrange(form.ruleset, position=position))
    if isinstance(found, Match):
        is_sound(found)
    else:
        of_options = found.code in ("error-option-value", "error-option", "error-players")
        assert of_options or isinstance(found, BadPosition)
        assert str(found)


@pytest.mark.soak
@many
@given(st.sampled_from(FORMS), st.integers(0, 25), st.booleans(), st.data())
def test_a_spoilt_record_is_refused_or_replays(
    form: Form, plies: int, from_position: bool, choose: st.DataObject
) -> None:
    match = play_some(form, plies, plies)
    if from_position:
        match = Match.arrange(form.ruleset, position=match.position())
    record = spoilt(match.record(), choose)
    found = outcome(lambda: replay(record))
    if isinstance(found, Match):
        is_sound(found)
    else:
        assert isinstance(found, BadRecord)
        assert str(found)


@many
@given(ANYTHING)
def test_anything_else_is_no_record_and_no_position(data: Any) -> None:
    with pytest.raises(BadRecord):
        replay(data)
    with pytest.raises(BadPosition):
        Match.arrange("auf-der-hut", position=data if data is not None else {})
    if isinstance(data, dict):
        with pytest.raises(BadRecord):
            verify(data)


@many
@given(
    st.one_of(st.text(max_size=12), SIMPLE, st.from_regex(r"(peek|swap|open) [0-9 ]{1,6}", fullmatch=True))
)
def test_an_action_is_legal_or_refused(action: Any) -> None:
    match = Match("auf-der-hut", 2, seed=1)
    before = match.position()
    if isinstance(action, str) and action in match.legal():
        match.play(action)
        assert match.position() != before
    else:
        with pytest.raises(HatstandError):
            match.play(action)
        assert match.position() == before


def test_data_that_goes_round_in_circles_is_refused() -> None:
    circle: dict[str, Any] = {}
    circle["inside"] = circle
    with pytest.raises(BadPosition):
        Match.arrange("auf-der-hut", position=circle)
    with pytest.raises(BadRecord):
        replay(Match("auf-der-hut", 2, seed=1).record() | {"start": circle})


@many
@given(
    st.dictionaries(
        st.sampled_from(["first", "patience", "kinds", "copies", "places", "until_three"]), SIMPLE
    )
)
def test_options_are_taken_or_refused(options: dict[str, Any]) -> None:
    found = outcome(lambda: Match("auf-der-hut", 3, seed=1, **options))
    if isinstance(found, Match):
        assert {name: found.options[name] for name in options} == options
        is_sound(found)
    else:
        assert found.code in ("error-option-value", "hidden-hats-error-deal-characters")
