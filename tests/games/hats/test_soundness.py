"""Deals and positions set up by hand: there and back at every ply, and refused where they contradict (AL-6)."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from games.hats.forms import Form, each_form, laid, played, random_plies
from games.hats.reference import cards_of, filled
from hatstand import replay, to_json
from hatstand.core import verbs
from hatstand.core.errors import BadPosition
from hatstand.games.hats.table import GAME
from hatstand.match import Match
from sizes import sized

Position = dict[str, Any]


@pytest.mark.rule("AL-6")
@each_form
def test_every_position_is_sound_and_can_be_set_up_again(form: Form) -> None:
    for seed in range(sized(2, 30)):
        for match in random_plies(form.match(seed), seed):
            shown = match.position().to_dict()
            assert verbs.check(match.position().array) == 0
            again = Match.arrange("hats", position=json.loads(json.dumps(shown)))
            assert again.position().to_dict() == shown
            assert again.position().array.tobytes() == match.position().array.tobytes()
            assert json.loads(to_json(match.position())) == shown


@pytest.mark.rule("AL-2")
@each_form
def test_a_game_goes_on_the_same_from_its_middle_and_from_its_record(form: Form) -> None:
    *_, match = random_plies(form.match(3), 3)
    draw = random.Random(3)
    ply = draw.randrange(match.ply)
    half = replay(match.record() | {"actions": list(match.actions[:ply])})
    again = Match.arrange("hats", position=half.position())
    for action in match.actions[ply:]:
        again.play(action)
        half.play(action)
    assert again.position() == half.position() == match.position()
    assert replay(again.record()).position() == match.position()
    assert replay(match.record()).events(0) == match.events(0)


@each_form
def test_a_deal_laid_by_hand_is_the_same_game(form: Form) -> None:
    match = form.match(8)
    shown = match.position().to_dict()
    deal = {
        "table": shown["table"],
        "deck": shown["deck"],
        "hands": [each["hand"] for each in shown["seats"]],
    }
    options: dict[str, Any] = {name: value for name, value in match.options.items() if name != "first"}
    again = Match.arrange("hats", form.players, **deal, first=match.first, seed=8, **options)
    dealt = again.position().to_dict()
    assert dealt | {"drawn": 0} == shown | {"drawn": 0}  # nothing was shuffled for it
    assert replay(again.record()).position() == again.position()


def deal_of(players: int = 2, **options: int) -> dict[str, Any]:
    """A deal in the order of the cards."""
    sizes = filled(players, options)
    out = ["beret", "deerstalker"] if sizes["types"] == 0 else []
    cards = cards_of(sizes, out)
    hand = sizes["hand"]
    hands = [cards[hand * seat : hand * (seat + 1)] for seat in range(players)]
    rest = cards[hand * players :]
    return {"hands": hands, "table": rest[: sizes["places"]], "deck": rest[sizes["places"] :], "out": out}


@pytest.mark.rule("AL-6")
def test_what_may_be_left_out_of_a_deal() -> None:
    deal = deal_of()
    whole = Match.arrange("hats", 2, **deal, seed=1)
    del deal["out"]  # the cards tell it
    assert Match.arrange("hats", 2, **deal, seed=1).position() == whole.position()
    four = deal_of(4)
    assert four["deck"] == []
    del four["deck"], four["out"]
    assert Match.arrange("hats", 4, **four, seed=1).position().to_dict()["deck"] == []


@pytest.mark.rule("AL-6")
@pytest.mark.parametrize(
    ("field", "problem", "change"),
    [
        ("hands", "missing", lambda deal: deal.pop("hands")),
        ("table", "missing", lambda deal: deal.pop("table")),
        ("hands", "type", lambda deal: deal.update(hands="fez-5")),
        ("hands", "size", lambda deal: deal["hands"].pop()),
        ("hands[1]", "size", lambda deal: deal["deck"].append(deal["hands"][1].pop())),
        ("hands[0]", "fez-7", lambda deal: deal["hands"][0].append("fez-7")),
        ("table", "size", lambda deal: deal["table"].append(deal["deck"].pop())),
        ("deck", "type", lambda deal: deal.update(deck={"fez-5": 1})),
        ("hands, table, deck, out", "cards", lambda deal: deal["deck"].pop()),
        ("hands, table, deck, out", "cards", lambda deal: deal["deck"].append(deal["deck"][0])),
        ("hands, table, deck, out", "cards", lambda deal: deal.update(out=["fez", "deerstalker"])),
        ("out", "contradiction", lambda deal: deal.update(out=["beret"])),
        ("out", "contradiction", lambda deal: deal.update(out=["beret", "beret"])),
        ("out", "size", lambda deal: deal.update(out=["beret", "fez", "bowler"])),
        ("out", "crown", lambda deal: deal.update(out=["beret", "crown"])),
    ],
)
def test_a_deal_that_can_not_be_is_refused_by_name(
    field: str, problem: str, change: Callable[[dict[str, Any]], object]
) -> None:
    deal = deal_of()
    change(deal)
    with pytest.raises(BadPosition) as refused:
        Match.arrange("hats", 2, **deal)
    assert refused.value.arguments == {"field": field, "problem": problem}


@pytest.mark.rule("AL-6")
def test_types_can_be_out_only_with_two_players_and_none_given() -> None:
    cases: list[tuple[int, dict[str, Any]]] = [(3, {}), (2, {"types": 5})]
    for players, options in cases:
        with pytest.raises(BadPosition, match="“out” contradicts"):
            Match.arrange(
                "hats", players, **deal_of(players, **options) | {"out": ["beret", "fez"]}, **options
            )


def test_another_pile_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="discards"):
        Match.arrange("hats", 2, **deal_of(), discards=[])


def middle() -> Position:
    """Two players; seat 0 has discarded and exchanged, seat 1 has laid black and may still discard."""
    match = laid(hands=["fez-5 fez-6 fez-1", "boater-1 boater-2"], table="bowler-1 bonnet-4", deck="boater-6")
    played(match, "discard fez-1", "exchange fez-5 2", "black boater-1")
    shown: Position = match.position().to_dict()
    return shown


def team() -> Position:
    """Four players; seat 0 has passed fez-1, and seat 2 must give a card back; seat 3 has bonnet-1 from seat 1."""
    match = laid(
        4, hands=["fez-1 fez-2 fez-3", "boater-1 boater-2", "", "bonnet-1"], hand=3, places=2, first=3
    )
    played(match, "pass bonnet-1", "back boater-1", "black boater-1", "pass fez-1")
    shown: Position = match.position().to_dict()
    return shown


def test_the_positions_to_be_spoilt_are_sound() -> None:
    for position in (middle(), team()):
        assert Match.arrange("hats", position=position).position().to_dict() == position


def first_card(position: Position, seat: int) -> str:
    card: str = position["seats"][seat]["hand"][0]
    return card


MIDDLE: list[tuple[str, str, Callable[[Position], object]]] = [
    ("format", "unknown", lambda p: p.update(format=2)),
    ("version", "unknown", lambda p: p.update(version=2)),
    ("options.hand", "missing", lambda p: p["options"].pop("hand")),
    ("options.kinds", "unknown", lambda p: p["options"].update(kinds=3)),
    ("options.hand", "range", lambda p: p["options"].update(hand=300)),
    ("options", "contradiction", lambda p: p["options"].update(hand=1)),
    ("options", "contradiction", lambda p: p["options"].update(values=2)),
    ("options", "contradiction", lambda p: p.update(first=2)),
    ("players", "range", lambda p: p.update(players=1000)),
    ("options", "contradiction", lambda p: p.update(players=5)),
    ("out", "contradiction", lambda p: p.update(out=[])),
    ("out", "contradiction", lambda p: p.update(out=["fez", "fez"])),
    ("to_move, turn, played, optional, received, over", "contradiction", lambda p: p.update(to_move=0)),
    ("to_move, turn, played, optional, received, over", "contradiction", lambda p: p.update(to_move=None)),
    ("to_move, turn, played, optional, received, over", "contradiction", lambda p: p.update(turn=0)),
    ("to_move, turn, played, optional, received, over", "contradiction", lambda p: p.update(turn=17)),
    ("to_move, turn, played, optional, received, over", "contradiction", lambda p: p.update(optional=True)),
    (
        "to_move, turn, played, optional, received, over",
        "contradiction",
        lambda p: p.update(received="fez-6"),
    ),
    ("to_move, turn, played, optional, received, over", "contradiction", lambda p: p.update(over=True)),
    ("turn", "range", lambda p: p.update(turn=1000)),
    ("to_move", "range", lambda p: p.update(to_move=-1)),
    ("table", "size", lambda p: p["table"].pop()),
    ("table", "hat", lambda p: p["table"].__setitem__(0, "hat")),
    ("deck, discards", "contradiction", lambda p: p["deck"].pop()),
    ("deck, discards", "contradiction", lambda p: p["discards"].append(p["deck"][0])),
    ("discards", "cards", lambda p: p["discards"].append(p["discards"][0])),
    ("deck", "size", lambda p: p["deck"].extend(["fez-2"] * 50)),
    ("seats", "size", lambda p: p["seats"].pop()),
    ("seats", "contradiction", lambda p: p["seats"][0]["hand"].pop()),
    ("seats", "contradiction", lambda p: p["seats"][0]["collection"].append(p["seats"][0]["hand"].pop())),
    ("black", "size", lambda p: p["seats"][1]["black"].extend(["fez-2"] * 9)),
    ("table, deck, discards, seats", "contradiction", lambda p: p["table"].__setitem__(2, p["table"][0])),
    ("table, deck, discards, seats", "contradiction", lambda p: p["deck"].__setitem__(0, "beret-1")),
    ("cookie", "contradiction", lambda p: p.update(cookie=None)),
    ("cookie", "contradiction", lambda p: p.update(cookie=2)),
    ("event", "contradiction", lambda p: p.update(cookie=1, event=p["event"] | {"cookie": True, "seat": 0})),
    ("event", "contradiction", lambda p: p["event"].update(kind="deal")),
    ("event", "contradiction", lambda p: p["event"].update(seat=0)),
    ("event", "contradiction", lambda p: p["event"].update(card="boater-2")),
    ("event", "contradiction", lambda p: p["event"].update(card=None)),
    ("event", "contradiction", lambda p: p["event"].update(place=1)),
    ("event", "contradiction", lambda p: p["event"].update(kind="end", card=None)),
    ("event", "contradiction", lambda p: p["event"].update(taken="bonnet-4")),
    ("event.to", "contradiction", lambda p: p["event"].update(to=0)),
    ("key", "type", lambda p: p.update(key="no key")),
    ("event.end", "type", lambda p: p["event"].update(end="never")),
    ("hands", "unknown", lambda p: p.update(hands=[])),
]
TEAM: list[tuple[str, str, Callable[[Position], object]]] = [
    ("to_move, turn, played, optional, received, over", "contradiction", lambda p: p.update(received=None)),
    ("to_move, turn, played, optional, received, over", "contradiction", lambda p: p.update(to_move=0)),
    ("to_move, turn, played, optional, received, over", "contradiction", lambda p: p.update(optional=False)),
    ("passed", "contradiction", lambda p: p.update(received=first_card(p, 0))),
    ("passed", "contradiction", lambda p: p["seats"][2].update(passed=[])),
    ("passed", "contradiction", lambda p: p["seats"][2]["passed"][0].update(blacks=1)),
    ("passed", "contradiction", lambda p: p["seats"][2]["passed"][0].update(card=first_card(p, 0))),
    ("passed", "contradiction", lambda p: p["seats"][2]["passed"].extend(p["seats"][2]["passed"])),
    ("passed", "contradiction", lambda p: p["seats"][3]["passed"].append({"card": "boater-1", "blacks": 1})),
    ("passed", "range", lambda p: p["seats"][2]["passed"][0].update(blacks=1000)),
    ("passed", "contradiction", lambda p: p["seats"][2]["passed"][0].update(blacks=9)),
    ("event", "contradiction", lambda p: p["event"].update(card=first_card(p, 0))),
    ("event.to", "contradiction", lambda p: p["event"].update(to=1)),
    ("event", "contradiction", lambda p: p["event"].update(kind="back", seat=2, to=0)),
]


@pytest.mark.rule("AL-6")
@pytest.mark.parametrize(
    ("start", "field", "problem", "change"),
    [(middle, *case) for case in MIDDLE] + [(team, *case) for case in TEAM],
)
def test_a_position_that_contradicts_itself_is_refused(
    start: Callable[[], Position], field: str, problem: str, change: Callable[[Position], object]
) -> None:
    position = copy.deepcopy(start())
    change(position)
    with pytest.raises(BadPosition) as refused:
        GAME.read(position)
    assert refused.value.arguments == {"field": field, "problem": problem}


@pytest.mark.rule("AL-6")
def test_what_one_seat_sees_is_not_enough_to_set_up_a_game() -> None:
    match = laid(4, hand=3, places=2)
    played(match, match.legal()[-1])
    for seat in (None, 0, 1):
        with pytest.raises(BadPosition) as refused:
            Match.arrange("hats", position=match.view(seat))
        assert refused.value.code == "error-hidden"
    hidden: list[Callable[[Position], object]] = [
        lambda p: p["seats"][0].update(hand=9),
        lambda p: p["seats"][1]["black"].__setitem__(0, "?"),
        lambda p: p.update(deck=7),
        lambda p: p.update(drawn="?"),
    ]
    for hide in hidden:
        position = middle()
        hide(position)
        with pytest.raises(BadPosition) as refused:
            Match.arrange("hats", position=position)
        assert refused.value.code == "error-hidden"
    position = team()
    position["seats"][1]["passed"] = None
    with pytest.raises(BadPosition) as refused:
        Match.arrange("hats", position=position)
    assert refused.value.code == "error-hidden"
