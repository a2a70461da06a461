"""One game being played: ruleset, options, key, and the actions so far. The position is only a cache of these."""

import dataclasses
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from . import games
from .core import verbs
from .core.chance import Words, is_integer, key_bytes, key_from, key_of
from .core.errors import (
    BadOption,
    BadPosition,
    BadSeat,
    IllegalAction,
    NotOver,
    told,
)
from .core.records import SPECTATOR, Record, clone, new
from .core.seeds import first_seat
from .games.game import RANDOM, Game, Options, Ruleset
from .record import FORMAT, GameRecord
from .view import View, legal_of


@dataclasses.dataclass(frozen=True)
class _Start:
    """How a match began: everything but its actions."""

    game: Game
    ruleset: Ruleset
    players: int
    options: Options
    key: Words
    #: None for a deal from the key, else {"deal": {…}} or {"position": {…}}.
    arranged: dict[str, Any] | None


class Match:
    """A game of `ruleset` for `players` seats.

    seed: 0 to 2^64 − 1, or key: 32 bytes; with neither, a key that nobody can guess. Options: those of the
    ruleset (`hatstand rulesets` lists them). Raises UnknownRuleset, BadOption, BadKey.
    """

    def __init__(
        self,
        ruleset: str,
        players: int = 2,
        *,
        seed: int | None = None,
        key: bytes | None = None,
        **options: object,
    ) -> None:
        self._begin(ruleset, players, options, _key(seed, key), None)

    @classmethod
    def arrange(
        cls,
        ruleset: str,
        players: int | None = None,
        *,
        position: Mapping[str, Any] | View | None = None,
        seed: int | None = None,
        key: bytes | None = None,
        **deal_and_options: object,
    ) -> "Match":
        """A match from a deal set up by hand, or (`position=`) from the middle of a game.

        A position is what `Match.position().to_dict()` gives; players, options and `first` stand in it and are
        refused as arguments; its key is kept unless `seed` or `key` is given. A deal's arguments are the game's
        (Hidden Hats: `characters`, `hats`), beside `players`, `first` (0 if not given) and the options. Raises
        BadPosition where cards, sizes or knowledge contradict; what else `Match` raises.
        """
        match = cls.__new__(cls)
        if position is not None:
            given = ([] if players is None else ["players"]) + list(deal_and_options)
            if given:
                raise BadPosition("error-arrange", argument=given[0])
            match._arrange_position(ruleset, position, seed, key)
            return match
        game, _ = games.find(ruleset)
        deal = {name: value for name, value in deal_and_options.items() if name in game.piles}
        options = {name: value for name, value in deal_and_options.items() if name not in game.piles}
        start = {"deal": _plain(deal)}
        match._begin(
            ruleset, 2 if players is None else players, {"first": 0, **options}, _key(seed, key), start
        )
        return match

    @classmethod
    def start_of(cls, record: GameRecord) -> "Match":
        """The match of a record, with none of its actions played."""
        try:
            key = bytes.fromhex(record.key)
        except ValueError:
            raise BadOption("error-key") from None
        match, start = cls.__new__(cls), record.start
        if start is not None and list(start) == ["position"]:
            match._arrange_position(record.ruleset, start["position"], None, None)
            return match
        if start is not None and (list(start) != ["deal"] or not isinstance(start["deal"], dict)):
            raise BadPosition("error-position", field="start", problem="type")
        match._begin(record.ruleset, record.players, record.options, key_from(key), start)
        return match

    # What stands.

    @property
    def ruleset(self) -> str:
        return self._start.ruleset.id

    @property
    def players(self) -> int:
        return self._start.players

    @property
    def options(self) -> Options:
        """All options with their values, `first` as it was asked for."""
        return dict(self._start.options)

    @property
    def game(self) -> Game:
        return self._start.game

    @property
    def first(self) -> int:
        """The seat that began."""
        return int(self._position.first)

    @property
    def to_move(self) -> int | None:
        """The seat that must act now; None once the game is over."""
        return None if self.over else int(self._position.to_move)

    @property
    def over(self) -> bool:
        return bool(self._position.over)

    @property
    def ply(self) -> int:
        """The number of actions played in this match."""
        return len(self._actions)

    @property
    def actions(self) -> tuple[str, ...]:
        return tuple(self._actions)

    # What is done.

    def legal(self) -> list[str]:
        """The legal actions of the seat to move, in notation."""
        return legal_of(self.game, self._position)

    def why(self, action: str, seat: int | None = None) -> IllegalAction | BadSeat | None:
        """Why an action (by that seat, if one is given) is not legal now; None if it is."""
        try:
            self._check(action, seat)
        except (IllegalAction, BadSeat) as error:
            return error
        return None

    def play(self, action: str, seat: int | None = None) -> Any:
        """Play an action; returns the event as everyone saw it. `seat`: refused unless it is that seat's turn.

        Raises IllegalAction or BadSeat, with the reason; then nothing has changed.
        """
        number = self._check(action, seat)
        verbs.play(self._position, number)
        self._actions.append(action)
        self._note_events()
        return self._events[SPECTATOR][-1]

    # What is shown.

    def view(self, seat: int | None) -> View:
        """What `seat` knows, with perfect recall; None: a spectator. After the end everything."""
        view = new(self.game.dtype)
        verbs.observe(self._position, self._seat(seat), view)
        return View(self.game, view)

    def events(self, seat: int | None = None) -> list[Any]:
        """All events since the deal, as that seat (None: everyone) saw them, the deal first."""
        return list(self._events[self._seat(seat)])

    def position(self) -> View:
        """The whole position, with nothing hidden."""
        return View(self.game, self._position)

    # How it stands.

    def scores(self) -> list[int]:
        """The points of each seat as things lie now."""
        return self.position().scores()

    def details(self) -> list[dict[str, int]]:
        """For each seat what its score is made of."""
        return self.position().details()

    def places(self) -> list[int]:
        """For each seat 1 + the number of sides strictly ahead of it (1, 1, 3). Raises NotOver before the end."""
        if not self.over:
            raise NotOver("error-not-over")
        return self.game.places(self._position, self.scores())

    def winners(self) -> list[int]:
        """The seats with place 1. Raises NotOver before the end."""
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def record(self) -> dict[str, Any]:
        """The game as plain JSON data, from which `replay` makes it again."""
        start = self._start
        record = GameRecord(
            format=FORMAT,
            ruleset=start.ruleset.id,
            version=start.ruleset.version,
            players=start.players,
            options=dict(start.options),
            key=key_bytes(start.key).hex(),
            start=start.arranged,
            actions=list(self._actions),
        )
        written: dict[str, Any] = msgspec.to_builtins(record)
        return written

    def copy(self) -> "Match":
        """Another match at the same point, which goes its own way."""
        twin = object.__new__(type(self))
        twin._start = self._start
        twin._position = clone(self._position)
        twin._actions = list(self._actions)
        twin._events = {seat: list(events) for seat, events in self._events.items()}
        return twin

    def __repr__(self) -> str:
        return f"<Match {self.ruleset}, {self.players} players, ply {self.ply}>"

    # How it is done.

    _start: _Start
    _position: Record
    _actions: list[str]
    _events: dict[int, list[Any]]

    def _begin(
        self,
        ruleset: str,
        players: int,
        given: Mapping[str, object],
        key: Words,
        arranged: dict[str, Any] | None,
    ) -> None:
        game, rules = games.find(ruleset)
        low, high = rules.players
        if not is_integer(players) or not low <= players <= high:
            raise BadOption("error-players", players=told(players), low=low, high=high)
        options = rules.read_options(given, players)
        self._start = _Start(game, rules, int(players), options, key, arranged)
        position = new(game.dtype)
        first = first_seat(key, players) if options["first"] == RANDOM else options["first"]
        game.set_up(position, rules, players, {**options, "first": first})
        if arranged is None:
            verbs.deal(position, key)
        else:
            position.key[:] = key
            game.arrange(position, arranged["deal"])
        self._open(position)

    def _arrange_position(
        self, ruleset: str, given: Mapping[str, Any] | View, seed: int | None, key: bytes | None
    ) -> None:
        game, rules = games.find(ruleset)
        data = given.to_dict() if isinstance(given, View) else _plain(given)
        position = game.read(data)
        if data["ruleset"] != rules.id:
            raise BadPosition("error-position", field="ruleset", problem=str(data["ruleset"]))
        if seed is not None or key is not None:
            position.key[:], position.drawn = _key(seed, key), 0
            data = msgspec.to_builtins(game.show(position))
        names = {option.name for option in rules.options}
        options = {name: value for name, value in data["options"].items() if name in names}
        read = rules.read_options({"first": data["first"], **options}, data["players"])
        self._start = _Start(game, rules, data["players"], read, position.key.copy(), {"position": data})
        self._open(position)

    def _open(self, position: Record) -> None:
        self._position = position
        self._actions = []
        self._events = {seat: [] for seat in (SPECTATOR, *range(self.players))}
        self._note_events()

    def _note_events(self) -> None:
        view = new(self.game.dtype)
        for seat, events in self._events.items():
            verbs.observe(self._position, seat, view)
            events.append(self.game.event(view))

    def _check(self, action: str, seat: int | None) -> int:
        if self.over:
            raise IllegalAction("error-over")
        if seat is not None and self._seat(seat) != self.to_move:
            raise BadSeat("error-turn", seat=int(self._position.to_move), player="none")
        number = self.game.parse(self._position, action)
        code = verbs.why(self._position, number)
        if code:
            raise self.game.refusal(self._position, number, code)
        return number

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if not is_integer(seat) or not 0 <= seat < self.players:
            raise BadSeat("error-seat", seat=told(seat), players=self.players)
        return int(seat)


def _key(seed: int | None, key: bytes | None) -> Words:
    if seed is not None and key is not None:
        raise BadOption("error-seed-and-key")
    if seed is not None:
        return key_of(seed, 0)
    return key_from(secrets.token_bytes(32) if key is None else key)


def _plain(data: Mapping[str, object]) -> dict[str, Any]:
    """A deep copy as JSON would hold it, so that what the caller changes later changes nothing here."""
    try:
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError):
        raise BadPosition("error-position", field="position", problem="type") from None
    return plain
