"""What a game says about itself beyond its verbs: options, notation, and how its records look to people."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

import msgspec
import numpy as np

from ..core import verbs
from ..core.errors import BadOption, IllegalAction, told
from ..core.records import Record
from .plan import Plan
from .reason import Reason

if TYPE_CHECKING:
    from .terminal import Terminal

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]
RANDOM = "random"


class Option(msgspec.Struct, frozen=True):
    """One option of a ruleset.

    `kind`: "bool", "int" (from `low` to `high`), "choice" (one of `choices`), or "seat" (a seat, or "random", drawn
    from the key). `small_form`: it makes the game smaller, for exact checks; the library's, not the page's.
    """

    name: str
    kind: Literal["bool", "int", "choice", "seat"]
    default: OptionValue
    low: int = 0
    high: int = 1
    small_form: bool = False
    choices: tuple[str, ...] = ()
    #: `low` once an option of the small form has a value of its own; None: the same.
    low_in_small_form: int | None = None
    #: What it is instead with so many players: other defaults, other limits.
    with_players: Mapping[int, "Option"] = {}

    def for_players(self, players: int) -> "Option":
        return self.with_players.get(players, self)

    def read(self, value: object, players: int, small: bool = False) -> OptionValue:
        """`value` if this option can have it with so many players, in a small form or not; else BadOption."""
        if self.kind == "choice":
            if isinstance(value, str) and value in self.choices:
                return value
            raise self._refusal(value, ", ".join(self.choices))
        if self.kind == "bool":
            if isinstance(value, bool):
                return value
            raise self._refusal(value, "true, false")
        if self.kind == "seat" and value == RANDOM:
            return RANDOM
        high = players - 1 if self.kind == "seat" else self.high
        low = self.low_in_small_form if small and self.low_in_small_form is not None else self.low
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise self._refusal(value, f"{low}–{high}" + (f", {RANDOM}" if self.kind == "seat" else ""))

    def _refusal(self, value: object, allowed: str) -> BadOption:
        return BadOption("error-option-value", option=self.name, value=told(value), allowed=allowed)


FIRST = Option("first", "seat", RANDOM)


class Ruleset(msgspec.Struct, frozen=True):
    """A game by its published rules.

    age: from so many years. kinds: its kinds of cards, by their ids. portraits: the faces its players can have.
    """

    id: str
    game: str
    version: int
    players: tuple[int, int]
    age: int
    kinds: tuple[str, ...]
    portraits: tuple[str, ...]
    options: tuple[Option, ...]

    def read_options(self, given: Mapping[str, object], players: int) -> Options:
        """All options with the values given or their defaults. Raises BadOption, naming the option."""
        known = {option.name: option.for_players(players) for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption("error-option", option=str(name), options=", ".join(known))
        values = {name: given.get(name, option.default) for name, option in known.items()}
        small = any(option.small_form and values[name] != option.default for name, option in known.items())
        return {name: option.read(values[name], players, small) for name, option in known.items()}


class Glimpse(msgspec.Struct, frozen=True):
    """A card that an event lays before people for a while. `seat`: who alone may see it; None: everyone."""

    seat: int | None
    place: int
    card: str
    #: What lies under it.
    under: str


class Game(ABC):
    """One game; `games.find` gives it by a ruleset's id. Raises what core/errors.py lists, and nothing else."""

    name: ClassVar[str]
    dtype: ClassVar[np.dtype[np.void]]
    rulesets: ClassVar[tuple[Ruleset, ...]]
    #: The structs of `show` and `event`.
    view_type: ClassVar[type[msgspec.Struct]]
    event_type: ClassVar[type[msgspec.Struct]]
    #: What `arrange` lays out a deal from.
    piles: ClassVar[tuple[str, ...]]
    #: Why a game is over, by `over` of its record.
    ends: ClassVar[Mapping[int, str]]
    #: How `search` looks for moves.
    plan: ClassVar[Plan]
    terminal: ClassVar["Terminal"]
    #: Whether a player can forget anything that still matters; where not, `memory` is no setting of a bot.
    has_memory: ClassVar[bool]
    #: Whether what players do tells what they know; where not, there is nothing for a thief to take.
    has_traces: ClassVar[bool] = False

    @abstractmethod
    def set_up(self, position: Record, ruleset: Ruleset, players: int, options: Options) -> None:
        """Write sizes and options into a new record. Raises BadOption where they don't go together."""

    @abstractmethod
    def arrange(self, position: Record, deal: Mapping[str, object]) -> None:
        """Lay out a deal given by hand, in a record that is set up. Raises BadPosition."""

    @abstractmethod
    def read(self, data: object) -> Record:
        """The position that `show` wrote. Raises BadPosition where it is no sound position."""

    @abstractmethod
    def show(self, view: Record) -> Any:
        """A view or a position as a `view_type`."""

    @abstractmethod
    def event(self, view: Record) -> Any:
        """The last event of a view as an `event_type`."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """How an action is written."""

    @abstractmethod
    def parse(self, position: Record, action: object) -> int:
        """The action that is written so. Raises IllegalAction where it is none of this position's game."""

    @abstractmethod
    def refusal(self, position: Record, action: int, code: int) -> IllegalAction:
        """Why an action is not legal, by the code that `why` gave."""

    def scores(self, position: Record) -> list[int]:
        """The points of each seat, in a position or as a view shows it."""
        scores = np.zeros(int(position.players), np.int32)
        verbs.score(position, scores)
        return [int(points) for points in scores]

    @abstractmethod
    def reasons(self, view: Record, action: int, done: int | None, guesses: Any) -> list[Reason]:
        """Why an action is the best one in a view of the seat to move, and what speaks against another, if one was
        `done`; the weightiest first. guesses: an array of positions that the view allows.
        """

    @abstractmethod
    def details(self, position: Record) -> list[dict[str, int]]:
        """What each seat's score is made of, in a position or as a view shows it."""

    @abstractmethod
    def ranking(self, position: Record, scores: Sequence[int]) -> list[tuple[int, ...]]:
        """For each seat what it is ranked by, its score first; sides of more seats share theirs."""

    def places(self, position: Record, scores: Sequence[int]) -> list[int]:
        """For each seat 1 + the number of sides strictly ahead of it (1, 1, 3)."""
        ranks = self.ranking(position, scores)
        sides = self.sides(position)
        return [
            1 + len({side for side, other in zip(sides, ranks, strict=True) if other > rank})
            for rank in ranks
        ]

    def sides(self, position: Record) -> list[int]:
        """The side of each seat."""
        return [self.side(position, seat) for seat in range(int(position.players))]

    def side(self, position: Record, seat: int) -> int:
        """The side that a seat plays on: a number that team-mates share. Where there are no teams, each its own."""
        return seat

    # Of a game in which something must be remembered (HH-19); in any other there is nothing to do.

    def without_memory(self, shown: Any) -> Any:
        """`shown` less what a person must remember for themselves (HH-19)."""
        return shown

    def glimpse(self, event: Any, shown: Any) -> Glimpse | None:
        """The card that an event lays before people, given the view right after it; None where none is."""
        return None

    def covers(self, event: Any, glimpse: Glimpse) -> bool:
        """Whether this later event ends the glimpse: its card was moved, opened or shuffled away (HH-19)."""
        return False
