"""Hats once more, from the text of docs/rules.md alone: slow, plain, with data structures of its own.

Cards are strings as people write them. Nothing of hatstand is used; only the names that people read (types,
options, notation, the fields of what is shown) are the same. Two things the rules leave open: which random words
make which shuffle (the types first, of which the top two are out, then all cards in the order of types and values),
and how cards are dealt (a whole hand to each seat in turn, then the table from place 1).
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

TYPES = ["top-hat", "bowler", "fez", "boater", "bonnet", "beret", "deerstalker"]
HIDDEN = "?"


class Shuffler(Protocol):
    drawn: int

    def shuffle(self, cards: list[Any], /) -> None: ...


def type_of(card: str) -> str:
    return card.rpartition("-")[0]


def value_of(card: str) -> int:
    return int(card.rpartition("-")[2])


def in_order(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=lambda card: (TYPES.index(type_of(card)), value_of(card)))


@dataclass
class Received:
    """A card that came from the team-mate, who knows it: black hats that lay there before are other cards."""

    card: str
    blacks: int


@dataclass
class Player:
    hand: list[str] = field(default_factory=list)
    collection: list[str] = field(default_factory=list)
    black: list[str] = field(default_factory=list)
    received: list[Received] = field(default_factory=list)

    def types(self) -> int:
        return len({type_of(card) for card in self.collection}) + bool(self.black)

    def forget(self, card: str) -> None:
        self.received = [each for each in self.received if each.card != card]


class Game:
    """deck: all cards from the top, as they are before they are dealt (HT-4)."""

    def __init__(
        self,
        players: int,
        first: int,
        options: dict[str, int],
        out: Sequence[str],
        deck: Sequence[str],
        drawn: int = 0,
    ) -> None:
        self.first, self.out, self.deck, self.drawn = first, list(out), list(deck), drawn
        self.options = filled(players, options)
        self.players = [Player() for _ in range(players)]
        for player in self.players:
            player.hand = [self.deck.pop(0) for _ in range(self.options["hand"])]
        self.table = [self.deck.pop(0) for _ in range(self.options["places"])]
        self.discards: list[str] = []
        self.cookie: int | None = None
        self.turn = 0
        self.main_done = self.optional_done = False
        self.asked: str | None = None  # the card that was passed and for which one must come back
        self.event: dict[str, Any] = self._event("deal", None)

    @classmethod
    def dealt(cls, players: int, first: int, options: dict[str, int], chance: Shuffler) -> Game:
        sizes = filled(players, options)
        out: list[str] = []
        if sizes["types"] == 0:
            types = list(TYPES)
            chance.shuffle(types)
            out = sorted(types[:2], key=TYPES.index)
        deck = cards_of(sizes, out)
        chance.shuffle(deck)
        return cls(players, first, options, out, deck, chance.drawn)

    # Whose turn it is, and what may be done (HT-6 to HT-10).

    @property
    def over(self) -> bool:
        return self.turn == len(self.players) * (self.options["hand"] - 1)

    @property
    def on_turn(self) -> int:
        return (self.first + self.turn) % len(self.players)

    @property
    def to_move(self) -> int | None:
        if self.over:
            return None
        return self.on_turn if self.asked is None else self.partner(self.on_turn)

    @property
    def teams(self) -> bool:
        return len(self.players) == 4

    def partner(self, seat: int) -> int:
        return {0: 2, 1: 3, 2: 0, 3: 1}[seat]

    def legal(self) -> list[str]:
        if self.to_move is None:
            return []
        hand = in_order(self.players[self.to_move].hand)
        if self.asked is not None:
            return [f"back {card}" for card in hand if card != self.asked]
        actions = []
        if not self.main_done:
            for card in hand:
                for place, lying in enumerate(self.table, 1):
                    if type_of(card) == type_of(lying) or value_of(card) > value_of(lying):
                        actions.append(f"exchange {card} {place}")
            actions += [f"black {card}" for card in hand]
        if self.optional_is_left():
            word = "pass" if self.teams else "discard"
            actions += [f"{word} {card}" for card in hand]
        if self.main_done:
            actions.append("end")
        return actions

    def optional_is_left(self) -> bool:
        return not self.optional_done and (self.teams or bool(self.deck))

    def play(self, action: str) -> None:
        word, card, place = [*action.split(), "", ""][:3]
        seat = self.to_move
        assert seat is not None
        player = self.players[seat]
        if word == "end":
            self.event = self._event("end", seat)
            self._next_turn()
            return
        player.hand.remove(card)
        before = self.cookie
        self.event = self._event(word, seat, card=card)
        if word == "exchange":
            taken = self.table[int(place) - 1]
            self.table[int(place) - 1] = card
            player.collection.append(taken)
            player.forget(card)
            self.event |= {"place": int(place), "taken": taken}
            self.main_done = True
        elif word == "black":
            player.black.append(card)
            self.main_done = True
        elif word == "discard":
            self.discards.append(card)
            player.hand.append(self.deck.pop(0))
            self.event["drawn"] = player.hand[-1]
            self.optional_done = True
        else:
            other = self.partner(seat)
            player.forget(card)
            self.players[other].hand.append(card)
            self.players[other].received.append(Received(card, len(self.players[other].black)))
            self.event["to"] = other
            self.asked = card if word == "pass" else None
            self.optional_done = True
        self._move_cookie(seat)
        self.event["cookie"] = self.cookie != before
        if self.main_done and self.asked is None and not self.optional_is_left():
            self._next_turn()

    def _move_cookie(self, seat: int) -> None:
        types = self.players[seat].types()
        if types > 0 and (self.cookie is None or types > self.players[self.cookie].types()):
            self.cookie = seat

    def _next_turn(self) -> None:
        self.turn += 1
        self.main_done = self.optional_done = False
        if self.over:
            self.event["end"] = "played"

    def _event(self, kind: str, seat: int | None, card: str | None = None) -> dict[str, Any]:
        blank = dict.fromkeys(("to", "place", "taken", "drawn", "end"))
        return {"kind": kind, "seat": seat, "card": card, "cookie": False} | blank

    # What it is worth (HT-12 to HT-17).

    def place_of(self, type_: str) -> int:
        """The lowest place of a type, 0 where it lies on none."""
        return next((place for place, card in enumerate(self.table, 1) if type_of(card) == type_), 0)

    def parts(self, seat: int) -> dict[str, int]:
        player = self.players[seat]
        favourite = 0
        if self.over:
            (last,) = player.hand
            alike = [value_of(card) for card in player.collection if type_of(card) == type_of(last)]
            favourite = sum(alike) - value_of(last)
        return {
            "table": sum(self.place_of(type_of(card)) for card in player.collection),
            "black": len(player.black),
            "favourite": favourite,
            "cookie": 5 if self.cookie == seat else 0,
        }

    def side(self, seat: int) -> list[int]:
        return sorted([seat, self.partner(seat)]) if self.teams else [seat]

    def scores(self) -> list[int]:
        own = [sum(self.parts(seat).values()) for seat in range(len(self.players))]
        return [sum(own[each] for each in self.side(seat)) for seat in range(len(self.players))]

    def places(self) -> list[int]:
        sides = {tuple(self.side(seat)) for seat in range(len(self.players))}
        rank = {
            side: (
                self.scores()[side[0]],
                sum(len(self.players[seat].black) for seat in side),
                self.cookie in side,
            )
            for side in sides
        }
        mine = [rank[tuple(self.side(seat))] for seat in range(len(self.players))]
        return [1 + sum(other > each for other in rank.values()) for each in mine]

    # What is shown (HT-18).

    def position(self) -> dict[str, Any]:
        return {
            "format": 1,
            "ruleset": "hats",
            "version": 1,
            "players": len(self.players),
            "options": self.options,
            "first": self.first,
            "seat": None,
            "to_move": self.to_move,
            "turn": self.turn,
            "played": self.main_done,
            "optional": self.optional_done,
            "received": self.asked,
            "over": self.over,
            "out": self.out,
            "table": list(self.table),
            "deck": list(self.deck),
            "discards": in_order(self.discards),
            "cookie": self.cookie,
            "seats": [self._seat(player) for player in self.players],
            "event": dict(self.event),
            "drawn": self.drawn,
        }

    def _seat(self, player: Player) -> dict[str, Any]:
        received = {each.card: {"card": each.card, "blacks": each.blacks} for each in player.received}
        return {
            "hand": in_order(player.hand),
            "collection": in_order(player.collection),
            "black": list(player.black),
            "passed": [received[card] for card in in_order(list(received))] if self.teams else None,
        }

    def view(self, seat: int | None) -> dict[str, Any]:
        shown = copy.deepcopy(self.position())
        shown["seat"] = seat
        if self.over:
            return shown
        ours = [] if seat is None else self.side(seat)
        shown |= {"deck": len(self.deck), "drawn": HIDDEN, "key": HIDDEN, "event": self.event_for(seat)}
        for each, owned in enumerate(shown["seats"]):
            if each != seat:
                owned |= {"hand": len(owned["hand"]), "black": [HIDDEN] * len(owned["black"])}
            if each not in ours:
                owned["passed"] = None
        if self.asked is not None and self.on_turn not in ours:
            shown["received"] = HIDDEN
        return shown

    def event_for(self, seat: int | None) -> dict[str, Any]:
        event = dict(self.event)
        actor = event["seat"]
        if self.over or actor is None:
            return event
        sees = {actor} if event["kind"] == "black" else {actor, event["to"]}
        if event["kind"] in ("black", "pass", "back") and seat not in sees:
            event["card"] = HIDDEN
        if event["kind"] == "discard" and seat != actor:
            event["drawn"] = HIDDEN
        return event


def filled(players: int, options: dict[str, int]) -> dict[str, int]:
    """All options (AL-7). types: 0 where two of the seven are out."""
    two = players == 2
    return {"types": 0 if two else 7, "values": 6, "hand": 9, "places": 5 if two else 6} | options


def cards_of(options: dict[str, int], out: Sequence[str]) -> list[str]:
    types = [type_ for type_ in TYPES[: options["types"] or 7] if type_ not in out]
    return [f"{type_}-{value}" for type_ in types for value in range(1, options["values"] + 1)]
