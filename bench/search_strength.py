"""How `search` fares against the opponents that it is to beat, with 95 % intervals (Wilson's; shared wins are
halves).

Every deal is played twice, the bots exchanging seats. Opponents that are no bots of the house stand here: flat
Monte-Carlo over guessed hands with uniform play-outs to the end; in Genial, whoever takes after the first success,
and one-step expectation in tokens.

Usage: python bench/search_strength.py [DEALS] [SECONDS] [NAMES, with commas between]
"""

from __future__ import annotations

import dataclasses
import functools
import itertools
import sys
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from hatstand import bot
from hatstand.bots.levels import MASTER
from hatstand.bots.search import search
from hatstand.core import verbs
from hatstand.core.chance import GENERATOR, MASK, Generator, reseed
from hatstand.core.compiled import compiled
from hatstand.core.records import Record, copy, new
from hatstand.games.genial.sight import in_reserve
from hatstand.lab.ladder import Entrant, Outcome, pairing, play
from hatstand.lab.playouts import play_randomly
from hatstand.view import View

#: Guesses between two looks at the clock: some milliseconds' worth.
ROUNDS = 4


class Taker:
    def choose(self, view: View) -> str:
        legal = view.legal()
        return "take" if "take" in legal else legal[0]


class OneStep:
    """Flips as long as one more flip and then a take brings more tokens, on average, than a take now."""

    def choose(self, view: View) -> str:
        legal, table = view.legal(), view.array
        if not {"flip", "take"} <= set(legal):
            return legal[0]
        brings = [1 + int(tokens) for tokens in table.centre]
        taken = sum(brings[colour] for colour in range(table.colours) if table.zone[colour] > 0)
        gain = 0
        for colour in range(table.colours):
            matches = table.zone[colour] == 0 and table.centre[colour] > 0
            gain += in_reserve(table, colour) * (brings[colour] if matches else -taken)
        return "flip" if gain > 0 else "take"


def named(name: str, **settings: float) -> Entrant:
    written = ":".join([name, *(f"{value:g}" for value in settings.values())])
    return Entrant(written, lambda seed: bot(name, seed=seed, **settings))


class Flat:
    """Bare Monte-Carlo: guess after guess, each legal action is played out at random to the end, while time
    lasts.
    """

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.rng, self.actions = new(GENERATOR), np.zeros(verbs.MOST_ACTIONS, np.int16)
        self.rng.seed[0] = seed & MASK
        reseed(self.rng, 1, 1)

    def choose(self, view: View) -> str:
        begun, record = time.perf_counter(), view.array
        n = verbs.legal(record, self.actions)
        totals, scratch = np.zeros(n), np.zeros(verbs.MOST_ACTIONS, np.int16)
        guessed, played, prospects = new(record.dtype), new(record.dtype), np.zeros(8)
        while n > 1 and time.perf_counter() - begun < self.seconds:
            round_of(record, self.rng, self.actions, totals, guessed, played, scratch, prospects)
        return view.game.notation(int(self.actions[int(totals.argmax())]))


@compiled
def round_of(
    view: Record,
    rng: Generator,
    legal: verbs.Actions,
    totals: verbs.Prospects,
    guessed: Record,
    played: Record,
    scratch: verbs.Actions,
    prospects: verbs.Prospects,
) -> None:
    for _ in range(ROUNDS):
        verbs.guess(view, int(view.viewer), rng, guessed)
        for i in range(len(totals)):
            copy(guessed, played)
            verbs.play(played, int(legal[i]))
            play_randomly(played, rng, scratch)
            verbs.prospect(played, prospects)
            totals[i] += prospects[view.viewer]


class Unread:
    """`master` that takes every guess as it comes: what others did tells it nothing."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.rng = new(GENERATOR)
        self.rng.seed[0] = seed & MASK
        reseed(self.rng, 1, 1)

    def choose(self, view: View) -> str:
        plan = dataclasses.replace(view.game.plan, tries=0)
        game: Any = SimpleNamespace(dtype=view.game.dtype, plan=plan)
        return view.game.notation(search(view.array, game, self.rng, seconds=self.seconds))


def unread(seconds: float) -> Entrant:
    return Entrant(f"unread:{seconds:g}", functools.partial(Unread, seconds))


def flat(seconds: float) -> Entrant:
    return Entrant(f"flat:{seconds:g}", functools.partial(Flat, seconds))


def bars(seconds: float) -> dict[str, tuple[str, Entrant, Entrant, str]]:
    """By name: the ruleset, who is to win, against whom, and how often."""
    master = named(MASTER.name, seconds=seconds)
    taker = Entrant("taker", lambda _: Taker())
    honest = named("forgetful", memory=1.0)
    return {
        "hidden-honest": ("auf-der-hut", master, honest, "95 %"),
        "hidden-thief": ("auf-der-hut", master, named("thief"), "60 %"),
        "shapka-honest": ("shapka-nevidimka", master, honest, "95 %"),
        "shapka-thief": ("shapka-nevidimka", master, named("thief"), "60 %"),
        "hats-greedy": ("hats", master, named("greedy"), "95 %"),
        "hats-flat": ("hats", master, flat(seconds), "60 %"),
        "genial-taker": ("genial", master, taker, "60 %"),
        "genial-one-step": ("genial", master, Entrant("one-step", lambda _: OneStep()), "above 50 %"),
        "genial-greedy": ("genial", master, named("greedy"), ""),
        "reading-itself": ("auf-der-hut", master, unread(seconds), ""),
        "reading-thief": ("auf-der-hut", unread(seconds), named("thief"), ""),
        "reading-honest": ("auf-der-hut", unread(seconds), honest, ""),
        **more_time(seconds),
        **levels(),
    }


def more_time(seconds: float) -> dict[str, tuple[str, Entrant, Entrant, str]]:
    """Ten times the play-outs against as many as fit about a tenth of the time."""
    few = {"auf-der-hut": 1000, "hats": 1000, "genial": 300}
    wanted = {"auf-der-hut": "above 50 %", "hats": "above 50 %", "genial": "not below 50 %"}
    return {
        f"more-{ruleset}": (
            ruleset,
            named("search", playouts=10 * playouts),
            named("search", playouts=playouts),
            wanted[ruleset],
        )
        for ruleset, playouts in few.items()
    }


def levels() -> dict[str, tuple[str, Entrant, Entrant, str]]:
    names = ("novice", "casual", "sharp", "master")
    return {
        f"{better}-{ruleset}": (ruleset, named(better), named(worse), wanted)
        for ruleset, wanted in (("auf-der-hut", "65 %"), ("hats", "65 %"), ("genial", "above 50 %"))
        for worse, better in itertools.pairwise(names)
    }


def main(deals: int = 20, seconds: float = 0.1, names: str = "") -> None:
    print("| | ruleset | who | against whom | wins | shared | lead | wanted |")
    print("| --- | --- | --- | --- | --- | ---: | --- | --- |")
    for name, (ruleset, one, other, wanted) in bars(seconds).items():
        if names and not any(name.startswith(each) for each in names.split(",")):
            continue
        pair = (one, other)
        outcomes: list[Outcome] = [
            play(ruleset, 2, pair, deal, exchanged=exchanged, seed=1)
            for deal in range(deals)
            for exchanged in (False, True)
        ]
        result = pairing(pair, outcomes)
        wins = " to ".join(f"{100 * share:.1f}" for share in (result.wins.low, result.wins.high))
        lead = f"{result.lead.value:+.2f} ± {result.lead.half_width:.2f}"
        share = f"{100 * result.wins.value:.1f} % ({wins}) of {result.games}"
        print(
            f"| {name} | {ruleset} | {one.name} | {other.name} | {share} | {result.shared} | {lead} | {wanted} |",
            flush=True,
        )


if __name__ == "__main__":
    kinds: tuple[Callable[[str], Any], ...] = (int, float, str)
    main(*(kind(value) for kind, value in zip(kinds, sys.argv[1:], strict=False)))
