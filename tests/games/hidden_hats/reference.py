"""Hidden Hats once more, from the text of docs/rules.md alone: slow, plain, with data structures of its own.

A hat here is an object that remembers who has seen it. Nothing of hatstand is used; only the names that people read
(kinds, options, notation, the fields of what is shown) are the same. One thing the rules leave open is which random
words make which shuffle: characters first, then hats, each deck in the order of the kinds before it is shuffled;
and the hats of a dead row go back on top of their deck one by one, from the left.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

SHARED = ["jester", "sultan", "viking", "pirate", "knight", "princess"]
KINDS = {
    "auf-der-hut": [*SHARED, "cowboy", "witch", "wizard", "cook"],
    "shapka-nevidimka": [*SHARED, "king", "witch", "wizard", "dragon"],
}
DEFAULTS = {
    "no_swap_back": False,
    "patience": 100,
    "kinds": 10,
    "copies": 2,
    "places": 7,
    "wonders": 4,
    "balds": 16,
}
WONDER = "wonder"
HIDDEN = "?"


class Shuffler(Protocol):
    drawn: int

    def shuffle(self, cards: list[Any], /) -> None: ...


@dataclass(eq=False)
class Hat:
    kind: str
    seen: dict[int, int] = field(default_factory=dict)  # by whom, and in which turn last
    moves: dict[int, int] = field(default_factory=dict)  # how often it has moved since
    mover: int | None = None
    moved_at: int | None = None

    def show(self, seat: int, turn: int) -> None:
        self.seen[seat], self.moves[seat] = turn, 0

    def move(self, seat: int, turn: int) -> None:
        self.mover, self.moved_at = seat, turn
        for knower in self.moves:
            self.moves[knower] += 1


@dataclass
class Place:
    character: str | None = None
    hat: Hat | None = None


@dataclass
class Player:
    pairs: list[str] = field(default_factory=list)
    wonders: int = 0
    balds: int = 0


class Game:
    """characters, hats: the two decks from their tops, as they are before the row is laid (HH-3)."""

    def __init__(
        self,
        ruleset: str,
        players: int,
        first: int,
        options: dict[str, Any],
        characters: Sequence[str],
        hats: Sequence[str],
        chance: Shuffler,
    ) -> None:
        self.ruleset = ruleset
        self.options = DEFAULTS | options
        self.until_three = ruleset == "shapka-nevidimka" or options.get("until_three", False)
        self.first = self.to_move = first
        self.chance = chance
        self.players = [Player() for _ in range(players)]
        self.supply: int = self.options["balds"]
        self.characters = list(characters)
        self.hats = [Hat(kind) for kind in hats]
        self.turn = self.idle = 0
        self.end: str | None = None
        self.row = [Place(self.characters.pop(0), self.hats.pop(0)) for _ in range(self.options["places"])]
        self.event: dict[str, Any] = {}
        self._tell("deal", None, None)
        self._revive()

    @classmethod
    def dealt(cls, ruleset: str, players: int, first: int, options: dict[str, Any], chance: Shuffler) -> Game:
        characters, hats = full_decks(ruleset, options)
        chance.shuffle(characters)
        chance.shuffle(hats)
        return cls(ruleset, players, first, options, characters, hats, chance)

    # What may be done, and what it does.

    def legal(self) -> list[str]:
        if self.end is not None:
            return []
        numbers = [number for number, place in enumerate(self.row, 1) if place.hat is not None]
        swaps = [f"swap {one} {two}" for one in numbers for two in numbers if one < two]
        if self.options["no_swap_back"] and self.event["kind"] == "swap":  # HH-10
            swaps.remove(f"swap {self.event['place']} {self.event['other']}")
        return [f"peek {number}" for number in numbers] + swaps + [f"open {number}" for number in numbers]

    def play(self, action: str) -> None:
        assert action in self.legal()
        word, *numbers = action.split()
        places = [int(number) for number in numbers]
        self.idle += 1
        if word == "peek":  # HH-6
            hat = self._hat(places[0])
            hat.show(self.to_move, self.turn)
            self._tell("peek", places[0], hat.kind)
        elif word == "swap":  # HH-7
            one, two = (self.row[number - 1] for number in places)
            one.hat, two.hat = two.hat, one.hat
            for number in places:
                self._hat(number).move(self.to_move, self.turn)
            self._tell("swap", places[0], None, other=places[1])
        else:
            self._open(places[0])
        self.turn += 1
        if self.end is None and self.idle >= self.options["patience"]:  # HH-13
            self.end = "patience"
        self.event["end"] = self.end
        self.to_move = (self.to_move + 1) % len(self.players)  # HH-5

    def _open(self, number: int) -> None:
        place, player, hat = self.row[number - 1], self.players[self.to_move], self._hat(number)
        if hat.kind == place.character:  # HH-8a
            self._tell("pair", number, hat.kind, character=hat.kind)
            player.pairs.append(hat.kind)
            self.idle = 0
            place.character = place.hat = None
            if self.characters:
                place.character, place.hat = self.characters.pop(0), self.hats.pop(0)
                self._revive()
            elif not self.until_three:  # HH-11
                self.end = "row"
            elif sum(each.character is not None for each in self.row) == min(3, len(self.row) - 1):  # HH-12
                self.end = "three"
        elif hat.kind == WONDER:  # HH-8b
            self._tell("wonder", number, hat.kind)
            player.wonders += 1
            self.idle = 0
            place.hat = self.hats.pop(0)
            self._revive()
        else:  # HH-8c
            self._tell("bald", number, hat.kind, free=self.supply == 0)
            if self.supply > 0:  # HH-9
                self.supply -= 1
                player.balds += 1
            for seat in range(len(self.players)):
                hat.show(seat, self.turn)

    def _revive(self) -> None:
        """HH-14."""
        while not self.alive():
            for place in self.row:
                if place.hat is not None:
                    self.hats.insert(0, Hat(place.hat.kind))
            self.chance.shuffle(self.hats)
            for place in self.row:
                if place.hat is not None:
                    place.hat = self.hats.pop(0)
            self.event["relaid"] = True

    def alive(self) -> bool:
        row = [place for place in self.row if place.hat is not None]
        wanted = {place.character for place in row} | {WONDER}
        return any(place.hat is not None and place.hat.kind in wanted for place in row)

    def _hat(self, number: int) -> Hat:
        hat = self.row[number - 1].hat
        assert hat is not None
        return hat

    def _tell(
        self,
        kind: str,
        place: int | None,
        hat: str | None,
        *,
        other: int | None = None,
        character: str | None = None,
        free: bool = False,
    ) -> None:
        seat = None if kind == "deal" else self.to_move
        self.event = {"kind": kind, "seat": seat, "place": place, "other": other, "hat": hat}
        self.event |= {"character": character, "free": free, "relaid": False, "end": None}

    # What it is worth.

    def scores(self) -> list[int]:
        scores = []
        for player in self.players:
            score = len(player.pairs) - max(0, player.balds - player.wonders)
            scores.append(max(0, score) if self.ruleset == "auf-der-hut" else score)  # HH-15, HH-16
        return scores

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]  # HH-17

    # What is shown (HH-20).

    def event_for(self, seat: int | None) -> dict[str, Any]:
        secret = self.event["kind"] == "peek" and self.event["seat"] != seat and self.end is None
        return self.event | ({"hat": HIDDEN} if secret else {})

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat knows, with perfect recall; None: a spectator, who remembers nothing."""
        if self.end is not None:
            return self.position() | {"seat": seat}
        return self.position() | {
            "seat": seat,
            "hats": [place.hat and self._shown(number, seat) for number, place in enumerate(self.row, 1)],
            "character_deck": len(self.characters),
            "hat_deck": len(self.hats),
            "memory": self._memory(remembers=seat is not None),
            "event": self.event_for(seat),
            "key": HIDDEN,
            "drawn": HIDDEN,
        }

    def position(self) -> dict[str, Any]:
        """Everything; without the key."""
        options = {"until_three": self.until_three} if self.ruleset == "auf-der-hut" else {}
        order = KINDS[self.ruleset].index
        return {
            "format": 1,
            "ruleset": self.ruleset,
            "version": 1,
            "players": len(self.players),
            "options": options | {name: self.options[name] for name in DEFAULTS},
            "first": self.first,
            "seat": None,
            "to_move": self.to_move if self.end is None else None,
            "turn": self.turn,
            "idle": self.idle,
            "over": self.end is not None,
            "characters": [place.character for place in self.row],
            "hats": [place.hat and place.hat.kind for place in self.row],
            "character_deck": list(self.characters),
            "hat_deck": [hat.kind for hat in self.hats],
            "supply": self.supply,
            "seats": [
                {"pairs": sorted(player.pairs, key=order), "wonders": player.wonders, "balds": player.balds}
                for player in self.players
            ],
            "memory": self._memory(remembers=True),
            "event": dict(self.event),
            "drawn": self.chance.drawn,
        }

    def _shown(self, number: int, seat: int | None) -> str:
        hat = self._hat(number)
        if seat is None:
            lies_open = self.event["kind"] == "bald" and self.event["place"] == number
            return hat.kind if lies_open else HIDDEN
        return hat.kind if seat in hat.seen else HIDDEN

    def _memory(self, *, remembers: bool) -> dict[str, Any]:
        seats = range(len(self.players))
        hats = [place.hat if remembers and place.hat is not None else Hat(HIDDEN) for place in self.row]
        return {
            "seen": [[hat.seen.get(seat) for seat in seats] for hat in hats],
            "moves": [[hat.moves.get(seat, 0) for seat in seats] for hat in hats],
            "moved_by": [hat.mover for hat in hats],
            "moved_at": [hat.moved_at for hat in hats],
        }

    def copy(self) -> Game:
        return copy.deepcopy(self)


def full_decks(ruleset: str, options: dict[str, Any]) -> tuple[list[str], list[str]]:
    """All characters and all hats (HH-1, AL-7), not yet shuffled."""
    sizes = DEFAULTS | options
    characters = [kind for kind in KINDS[ruleset][: sizes["kinds"]] for _ in range(sizes["copies"])]
    return characters, characters + [WONDER] * sizes["wonders"]
