"""How a game is shown, told and spoken to in a terminal: plain text that can be read, and heard, anywhere."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from .game import Glimpse

#: A message by its id and arguments, in the language of the moment (`words.say`).
Say: TypeAlias = Callable[..., str]


@dataclass(frozen=True)
class Audience:
    """Whom a game is told, and of whom.

    names: of the seats. seat: the listener's own, who is told "you"; None for somebody who watches.
    first: the seat that began. width: of the terminal, in characters.
    """

    say: Say
    ruleset: str
    names: tuple[str, ...]
    seat: int | None
    first: int
    width: int = 80


class Terminal(ABC):
    """One game; its `Game.terminal`. Lines are without line ends."""

    @abstractmethod
    def draw(self, audience: Audience, shown: Any) -> list[str]:
        """The table: `shown` is a `Game.view_type`, with no more in it than the audience may see."""

    @abstractmethod
    def tell(self, audience: Audience, event: Any) -> list[str]:
        """What happened, without what has to be remembered (HH-19)."""

    @abstractmethod
    def reveal(self, audience: Audience, glimpse: Glimpse) -> str:
        """What is to be seen for a moment only."""

    @abstractmethod
    def ways(self, audience: Audience, legal: Sequence[str]) -> list[str]:
        """What can be done now, and how it is typed."""

    @abstractmethod
    def read(self, say: Say, typed: str) -> str:
        """The action in notation that somebody typed in short or in their own words; else `typed` as it is."""

    @abstractmethod
    def count(self, audience: Audience, seat: int, details: Mapping[str, int]) -> list[str]:
        """How a seat's score comes about, step by step; the last line is the score."""

    @abstractmethod
    def end(self, audience: Audience, winners: Sequence[int], scores: Sequence[int]) -> str:
        """Who has won."""
