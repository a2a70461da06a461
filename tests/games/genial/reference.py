"""Genial once more, from the text of docs/rules.md alone: slow, plain, with data structures of its own.

Piles are lists of colours. Nothing of hatstand is used; only the names that people read (colours, options,
notation, the fields of what is shown) are the same. One thing the rules leave open is which random words make which
shuffle: the tokens lie in the order of the colours before the deal; what goes back is laid on the reserve one by
one, in the order of the colours, before all of it is shuffled.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"]
HIDDEN = "?"


class Shuffler(Protocol):
    drawn: int

    def shuffle(self, cards: list[Any], /) -> None: ...


def with_defaults(players: int, options: dict[str, Any]) -> dict[str, Any]:
    line = 5 if players == 4 else 7  # GE-6
    whole = {"line": line, "alternative_takes": "one", "patience": 400, "colours": 6, "tokens": 21}
    return whole | options


def all_tokens(options: dict[str, Any]) -> list[str]:
    return [colour for colour in COLOURS[: options["colours"]] for _ in range(options["tokens"])]


class Game:
    """tokens: all of them as they are drawn, the three of the centre first (GE-2)."""

    def __init__(
        self, players: int, first: int, options: dict[str, Any], tokens: Sequence[str], chance: Shuffler
    ) -> None:
        self.options = with_defaults(players, options)
        self.colours = COLOURS[: self.options["colours"]]
        self.first = self.seat = first
        self.chance = chance
        self.centre = list(tokens[:3])
        self.reserve = list(tokens[3:])
        self.zone: list[str] = []
        self.collections: list[list[str]] = [[] for _ in range(players)]
        self.turns = self.passed = 0
        self.bonus_turns_played = self.bonus_turns_owed = 0
        self.end: str | None = None
        self.event: dict[str, Any] = {}
        self._tell("deal", None)

    @classmethod
    def dealt(cls, players: int, first: int, options: dict[str, Any], chance: Shuffler) -> Game:
        tokens = all_tokens(with_defaults(players, options))
        chance.shuffle(tokens)
        return cls(players, first, options, tokens, chance)

    # What may be done, and what it does.

    def legal(self) -> list[str]:
        if self.end is not None:
            return []
        if self.zone:
            return ["flip", "take"] if self.reserve else ["take"]
        allowed = ["flip"] if self.reserve else []
        if self.bonus_turns_played == 0 and self.rarest() in self.centre:
            allowed.append("alternative")
        return allowed or ["pass"]

    def rarest(self) -> str | None:
        """GE-9."""
        mine = self.collections[self.seat]
        for colour in self.colours:
            if all(mine.count(colour) < mine.count(other) for other in self.colours if other != colour):
                return colour
        return None

    def play(self, action: str) -> None:
        assert action in self.legal()
        self.passed = self.passed + 1 if action == "pass" else 0
        if action == "flip":
            self._flip(self.reserve.pop(0))
        elif action == "take":  # GE-5
            matching = [token for token in self.centre if token in self.zone]
            self.centre = [token for token in self.centre if token not in self.zone]
            self._tell("take", None)
            self._collect(self.zone + matching)
            self._series_is_over()
        elif action == "alternative":
            colour = self.rarest()
            assert colour is not None
            many = self.centre.count(colour) if self.options["alternative_takes"] == "all" else 1
            for _ in range(many):
                self.centre.remove(colour)
            self._tell("alternative", colour)
            self._collect([colour] * many)
            self._series_is_over()
        else:
            self._tell("pass", None)
            self._turn_is_over()

    def _flip(self, token: str) -> None:
        if token in self.zone:  # GE-4c
            outcome = "conflict"
        elif token in self.centre:  # GE-4a
            outcome = "match"
        else:  # GE-4b
            outcome = "no_match"
        self._tell(outcome, token)
        self.zone.append(token)
        if outcome != "match":
            self.centre += self.zone
            self._series_is_over()

    def _collect(self, tokens: list[str]) -> None:
        mine, line = self.collections[self.seat], self.options["line"]
        for colour in self.colours:
            before, after = mine.count(colour), mine.count(colour) + tokens.count(colour)
            if before < line and after >= line:  # GE-8
                self.event["lines"].append(colour)
                self.bonus_turns_owed += 1
        mine += tokens
        self.event["taken"] = self._counted(tokens)

    def _series_is_over(self) -> None:
        self.zone = []
        if self.lines(self.seat) == len(self.colours):  # GE-11
            self.end = "lines"
        elif self.bonus_turns_owed and self.reserve:
            self.bonus_turns_owed -= 1
            self.bonus_turns_played += 1
            return
        else:
            self.event["lost"] = self.bonus_turns_owed  # GE-10
        self._turn_is_over()

    def _turn_is_over(self) -> None:
        surplus = []
        for colour in self.colours:  # GE-7
            while self.collections[self.seat].count(colour) > self.options["line"]:
                self.collections[self.seat].remove(colour)
                self.reserve.insert(0, colour)
                surplus.append(colour)
        if surplus:
            self.chance.shuffle(self.reserve)
        self.event["returned"] = self._counted(surplus)
        self.bonus_turns_played = self.bonus_turns_owed = 0
        self.turns += 1
        self.seat = (self.seat + 1) % len(self.collections)
        if self.end is None and self.passed == len(self.collections):  # GE-13
            self.end = "passes"
        if self.end is None and self.turns == self.options["patience"]:  # GE-14
            self.end = "patience"
        self.event["end"] = self.end

    def _tell(self, kind: str, colour: str | None) -> None:
        seat = None if kind == "deal" else self.seat
        self.event = {"kind": kind, "seat": seat, "colour": colour, "taken": self._counted([])}
        self.event |= {"lines": [], "lost": 0, "returned": self._counted([]), "end": None}

    # What it is worth.

    def lines(self, seat: int) -> int:
        return sum(self.collections[seat].count(colour) >= self.options["line"] for colour in self.colours)

    def scores(self) -> list[int]:
        """GE-15."""
        most = self.options["line"]
        return [
            100 * self.lines(seat) + sum(min(most, mine.count(colour)) for colour in self.colours)
            for seat, mine in enumerate(self.collections)
        ]

    def places(self) -> list[int]:
        """GE-11, GE-12."""
        ranks = [divmod(score, 100) for score in self.scores()]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    # What is shown (GE-16).

    def view(self, seat: int | None) -> dict[str, Any]:
        if self.end is not None:
            return self.position() | {"seat": seat}
        hidden = {"reserve": len(self.reserve), "key": HIDDEN, "drawn": HIDDEN}
        return self.position() | {"seat": seat} | hidden

    def position(self) -> dict[str, Any]:
        """Everything; without the key."""
        outcomes = Counter(
            "conflict" if token in self.zone else "match" if token in self.centre else "no_match"
            for token in self.reserve
        )
        return {
            "format": 1,
            "ruleset": "genial",
            "version": 1,
            "players": len(self.collections),
            "options": self.options,
            "first": self.first,
            "seat": None,
            "to_move": self.seat if self.end is None else None,
            "turn": self.turns,
            "passes": self.passed,
            "bonus": self.bonus_turns_played,
            "owed": self.bonus_turns_owed,
            "over": self.end is not None,
            "centre": self._counted(self.centre),
            "zone": list(self.zone),
            "collections": [self._counted(mine) for mine in self.collections],
            "reserve": list(self.reserve),
            "face_down": self._counted(self.reserve),
            "odds": {outcome: outcomes[outcome] for outcome in ("match", "no_match", "conflict")},
            "event": copy.deepcopy(self.event),
            "drawn": self.chance.drawn,
        }

    def _counted(self, tokens: list[str]) -> dict[str, int]:
        return {colour: tokens.count(colour) for colour in self.colours}

    def copy(self) -> Game:
        return copy.deepcopy(self)
