"""AL-3 on what goes over the wire: two games that differ only in what a device may not know send it the same bytes.

A random game is played at a live table, by people at devices of their own and people who pass one round. They put
back, read, ask for hints, stand up, sit down elsewhere, lose their connection and catch up. Then the hats that one
device has never shown are permuted in the deal, and the same people do the same once more. A device that is
curtained shows nothing but what everyone sees, whoever plays at it.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from hatstand import HatstandError, Match, games
from line import WATCHING, Evening, Habits, new_company, next_step
from sizes import sized

PLACES = 7


@dataclass(frozen=True)
class Deal:
    ruleset: str
    players: int
    characters: list[str]
    hats: list[str]

    def match(self) -> Match:
        return Match.arrange(
            self.ruleset,
            self.players,
            characters=self.characters,
            hats=self.hats,
            first=0,
            seed=0,
            no_swap_back=True,
        )


def choose(match: Match, rng: random.Random) -> str:
    kind = rng.choice(["peek", "peek", "swap", "open"])
    return rng.choice([action for action in match.legal() if action.startswith(kind)] or match.legal())


HABITS = Habits(choose, lambda _match, rng, _blind: f"swap 1 {rng.randint(0, 9)}")


def seen_at(evening: Evening, device: int, match: Match) -> list[Any]:
    """The events of this match, played in that evening, as the device showed them."""
    events = {seat: match.events(seat) for seat in (*range(match.players), None)}
    seen = [events[None][0]]
    for entry in evening.played():
        seat = entry.seat if entry.number in evening.shown[device] else None
        seen.append(events[seat][len(seen)])
    return seen


def never_seen(deal: Deal, seen: list[Any]) -> list[int]:
    """The hats, by their numbers in the deal, that are in none of these events."""
    row, top, known = list(range(PLACES)), PLACES, set()
    for event in seen[1:]:
        if event.kind == "swap":
            one, other = event.place - 1, event.other - 1
            row[one], row[other] = row[other], row[one]
            continue
        if event.hat != "?":
            known.add(row[event.place - 1])
        if event.kind in ("pair", "wonder"):
            row[event.place - 1] = top
            top += 1
    return [number for number in range(len(deal.hats)) if number not in known]


def permuted(deal: Deal, evening: Evening, device: int, match: Match, rng: random.Random) -> Deal | None:
    """Another deal, of which that device would have shown the very same; None if none was found."""
    seen = seen_at(evening, device, match)
    hidden = never_seen(deal, seen)
    for _ in range(20):
        hats = list(deal.hats)
        for number, other in zip(hidden, rng.sample(hidden, len(hidden)), strict=True):
            hats[number] = deal.hats[other]
        twin_deal = Deal(deal.ruleset, deal.players, deal.characters, hats)
        try:
            twin = twin_deal.match()
            for action in match.actions:
                twin.play(action)
        except HatstandError:  # The row of this deal is dead, or an opening in it went otherwise.
            continue
        if hats != deal.hats and seen_at(evening, device, twin) == seen:
            return twin_deal
    return None


def new_deal(rng: random.Random, ruleset: str) -> Deal:
    kinds = list(games.find(ruleset)[1].kinds)
    while True:
        characters, hats = kinds * 2, kinds * 2 + ["wonder"] * 4
        rng.shuffle(characters)
        rng.shuffle(hats)
        deal = Deal(ruleset, rng.randint(2, 4), characters, hats)
        try:
            deal.match()
        except HatstandError:  # A dead row can't be arranged.
            continue
        return deal


async def compare(seed: int, ruleset: str, monkeypatch: pytest.MonkeyPatch) -> tuple[int, set[str]]:
    """How many hats were permuted, 0 if this game had no twin; what the device was sent of hints."""
    rng = random.Random(seed)
    deal = new_deal(rng, ruleset)
    company = new_company(rng, deal.players)
    first = Evening(ruleset, deal.players, deal.match, company, monkeypatch)
    await first.begin()
    steps = []
    for _ in range(rng.randint(10, 160)):
        steps.append(next_step(first, rng, HABITS))
        await first.do(steps[-1])
        if first.table.table.dealt and first.table.table.match.over:
            break
    match = await first.end()
    device = rng.choice([WATCHING, *range(company.devices)])
    if match is None or match.over:
        return 0, set()
    twin_deal = permuted(deal, first, device, match, rng)
    if twin_deal is None:
        return 0, set()
    second = Evening(ruleset, deal.players, twin_deal.match, company, monkeypatch)
    await second.begin()
    for step in steps:
        await second.do(step)
    await second.end()
    assert second.heard[device] == first.heard[device]
    assert len(first.heard[device]) > 1
    differing = sum(one != other for one, other in zip(deal.hats, twin_deal.hats, strict=True))
    return differing, hinted(first.heard[device])


def hinted(heard: list[bytes]) -> set[str]:
    """What came of hints: advice, or of somebody else's nothing but that it was given."""
    told = [msgspec.json.decode(message) for message in heard]
    advised = {(each["seat"], each["ply"]) for each in told if each["type"] == "advice"}
    hints = {(each["seat"], each["scene"]["ply"]) for each in told if each.get("kind") == "hint"}
    return {"advice" if hint in advised else "no more than that" for hint in hints}


@pytest.mark.soak
@pytest.mark.rule("AL-3")
@pytest.mark.parametrize("ruleset", ["auf-der-hut", "shapka-nevidimka"])
def test_what_a_device_may_not_show_changes_no_byte_it_is_sent(
    ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    evenings = sized(16, 400)
    compared = [asyncio.run(compare(seed, ruleset, monkeypatch)) for seed in range(evenings)]
    assert sum(differing > 0 for differing, _ in compared) > evenings // 2
    assert set().union(*(hinted for _, hinted in compared)) == {"advice", "no more than that"}
