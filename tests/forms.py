"""Forms of every game in the catalogue, drawn from what its rulesets say of themselves: no game is named here."""

from __future__ import annotations

import functools
import random
from dataclasses import dataclass
from typing import Any

from hatstand import games
from hatstand.core.errors import BadOption
from hatstand.games.game import Game, Option, Ruleset
from hatstand.match import Match
from sizes import sized


@dataclass(frozen=True)
class Form:
    ruleset: str
    players: int
    options: tuple[tuple[str, Any], ...]  # hashable; without `first`

    @property
    def game(self) -> Game:
        return games.find(self.ruleset)[0]

    def match(self, seed: int = 0, **others: Any) -> Match:
        return Match(self.ruleset, self.players, seed=seed, **(dict(self.options) | others))

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options)
        return f"{self.ruleset} for {self.players} {options}".strip()


@functools.cache
def forms(small: int = 2, whole: int = 40) -> tuple[Form, ...]:
    """Every ruleset for each number of players, by its defaults and in that many other forms."""
    drawn: list[Form] = []
    for game in games.GAMES:
        for ruleset in game.rulesets:
            for players in range(ruleset.players[0], ruleset.players[1] + 1):
                draw = random.Random(f"{ruleset.id} {players}")
                drawn.append(Form(ruleset.id, players, ()))
                drawn += [_form(draw, ruleset, players) for _ in range(sized(small, whole))]
    return tuple(drawn)


def _form(draw: random.Random, ruleset: Ruleset, players: int) -> Form:
    options = [option for option in ruleset.options if option.kind != "seat"]
    while True:
        values = tuple((option.name, _value(draw, option.for_players(players))) for option in options)
        form = Form(ruleset.id, players, values)
        try:
            form.match()
        except BadOption:  # these sizes don't go together
            continue
        return form


def _value(draw: random.Random, option: Option) -> Any:
    if option.kind == "bool":
        return draw.random() < 0.5
    if option.small_form:
        return draw.randint(option.low, option.high)
    if option.kind == "choice":
        return draw.choice(option.choices)
    return draw.choice([option.default, *(min(option.low + more, option.high) for more in (0, 4, 30))])
