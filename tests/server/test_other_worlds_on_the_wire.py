"""AL-3 on the wire where nothing has to be remembered: what test_hidden_on_the_wire.py is for the hats in the row.

A random game is played up to some moment, in Hats often that of a pass or right after it. In another world the
cards that one device can't know by then are others: hands, black hats, what was passed to them, the deck; in Genial
the order of the reserve. The same people do the same there, with those other cards, and the device hears the same.
"""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import json
import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from hatstand import Match, to_json
from hatstand.games.hats.view import CARD_NAMES
from line import WATCHING, Evening, Habits, Step, new_company, next_step
from sizes import sized

Rename = Callable[[str], str]
World = tuple[dict[str, Any], Rename]
CARD = re.compile(r"[a-z]+(?:-[a-z]+)?-[1-6]")


def wild(match: Match | None, rng: random.Random, blind: bool) -> str:
    """An action that hardly ever is legal; where it could be without anybody's knowing, one that never is."""
    if match is None or blind:
        return "black fez-9"
    card = rng.choice(CARD_NAMES)
    verb = rng.choice(["exchange", "black", "discard", "pass", "back", "flip", "take", "alternative"])
    return f"{verb} {card}" if verb != "exchange" else f"{verb} {card} {rng.randint(0, 7)}"


def choose(match: Match, rng: random.Random) -> str:
    """Any, but more often one of those that not everyone sees whole."""
    private = [action for action in match.legal() if action.startswith(("black", "pass", "back"))]
    return rng.choice(private if private and rng.random() < 0.4 else match.legal())


HABITS = Habits(choose, wild)


def what_it_knows(evening: Evening, device: int, match: Match, actions: list[str]) -> list[bytes]:
    """The views that lay before this device, ply by ply, while these actions were played; a spectator's always."""
    known = []
    for ply in range(len(actions) + 1):
        seats = [seat for seat, last in evening.looked[device].items() if ply <= last]
        known += [to_json(match.view(seat)).encode() for seat in (None, *seats)]
        if ply < len(actions):
            match.play(actions[ply])
    return known


def other_cards(start: dict[str, Any], match: Match, known: list[bytes], rng: random.Random) -> World | None:
    """Hats: every card that the device never saw is another one."""
    seen = set(CARD.findall(b"".join(known).decode()))
    hidden = [card for card in CARD.findall(json.dumps(match.position().to_dict())) if card not in seen]
    hidden = sorted(set(hidden))
    names = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def rename(text: str) -> str:
        return CARD.sub(lambda card: names.get(card[0], card[0]), text)

    return (
        (json.loads(rename(json.dumps(start))), rename)
        if rename(" ".join(hidden)) != " ".join(hidden)
        else None
    )


def other_reserve(
    start: dict[str, Any], match: Match, known: list[bytes], rng: random.Random
) -> World | None:
    """Genial: what was never flipped lies in another order. Tried out, since a surplus shuffles the reserve."""
    events, reserve = match.events(), list(start["reserve"])
    for _ in range(8):
        one, other = (rng.randrange(len(reserve)) for _ in range(2))
        tried = list(reserve)
        tried[one], tried[other] = reserve[other], reserve[one]
        twin = Match.arrange("genial", position={**start, "reserve": tried})
        if all(twin.play(action) == event for action, event in zip(match.actions, events[1:], strict=True)):
            reserve = tried
    return ({**start, "reserve": reserve}, str) if reserve != start["reserve"] else None


OTHERS = {"hats": other_cards, "genial": other_reserve}


async def play(
    ruleset: str, players: int, seed: int, patch: pytest.MonkeyPatch
) -> tuple[Evening, list[Step], dict[str, Any], Match | None]:
    """A random evening up to some moment: its steps, the deal, and the match, if it was dealt."""
    rng = random.Random(f"{ruleset} {players} {seed}")
    start = Match(ruleset, players, seed=seed, first=seed % players).position().to_dict()
    deal = functools.partial(Match.arrange, ruleset, position=start)
    evening = Evening(ruleset, players, deal, new_company(rng, players), patch)
    await evening.begin()
    moments = ["pass", "back", "black", "any"] if ruleset == "hats" else ["any"]
    moment, least, steps = rng.choice(moments), rng.randint(10, 110), []
    for number in range(260):
        steps.append(next_step(evening, rng, HABITS))
        await evening.do(steps[-1])
        table = evening.table.table
        if table.dealt and table.match.over:
            break
        if number >= least and table.dealt and moment in ("any", table.match.events()[-1].kind):
            break
    return evening, steps, start, await evening.end()


async def compare(ruleset: str, players: int, seed: int, patch: pytest.MonkeyPatch) -> str | None:
    """What had just happened when it was compared, and before whose eyes; None where there is no other world."""
    evening, steps, first, match = await play(ruleset, players, seed, patch)
    rng = random.Random(f"other {seed}")
    device = rng.choice([WATCHING, *range(evening.company.devices)])
    if match is None or match.over:
        return None
    actions = list(match.actions)
    known = what_it_knows(evening, device, Match.arrange(ruleset, position=first), actions)
    other = OTHERS[ruleset](first, match, known, rng)
    if other is None:
        return None
    start, rename = other
    if Match.arrange(ruleset, position=start).position() == Match.arrange(ruleset, position=first).position():
        return None  # Only cards of one hand are others of that hand.
    deal = functools.partial(Match.arrange, ruleset, position=start)
    assert what_it_knows(evening, device, deal(), [rename(action) for action in actions]) == known
    second = Evening(ruleset, players, deal, evening.company, patch)
    await second.begin()
    for step, taken in zip(steps, evening.taken, strict=True):
        if taken:
            await second.do(dataclasses.replace(step, action=rename(step.action)))
        elif step.kind == "act" and step.device != device:
            await second.do(dataclasses.replace(step, action="nothing that is legal in either world"))
        else:
            await second.do(step)
    twin = await second.end()
    assert twin is not None
    assert second.heard[device] == evening.heard[device]
    if twin.position() == match.position():
        return None  # What was exchanged has come into one hand since.
    assert len(evening.heard[device]) > 1
    last = match.events()[-1]
    acted = {seat for seat in (last.seat, getattr(last, "to", None)) if seat is not None}
    return f"{last.kind} {'before' if acted & evening.looked[device].keys() else 'behind'} them"


@pytest.mark.soak
@pytest.mark.rule("AL-3")
@pytest.mark.parametrize(
    ("ruleset", "players"), [(each, players) for each in OTHERS for players in (2, 3, 4)]
)
def test_in_another_world_a_device_is_sent_the_same_bytes(
    ruleset: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings = sized(20 if (ruleset, players) == ("hats", 4) else 8, 300)
    compared = Counter(asyncio.run(compare(ruleset, players, seed, monkeypatch)) for seed in range(evenings))
    assert evenings - compared[None] > evenings // 4
    if (ruleset, players) == ("hats", 4):
        for moment in ("pass behind them", "back behind them", "black behind them", "pass before them"):
            assert compared[moment] > 0
