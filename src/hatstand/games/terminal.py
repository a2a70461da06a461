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

    def reveal(self, audience: Audience, glimpse: Glimpse) -> str:
        """What is to be seen for a moment only; asked of games that have a `Game.glimpse`."""
        raise NotImplementedError

    @abstractmethod
    def ways(self, audience: Audience, legal: Sequence[str]) -> list[str]:
        """What can be done now, and how it is typed. `legal`: of the listener; empty while another is to move."""

    @abstractmethod
    def name(self, audience: Audience, shown: Any, action: str) -> str:
        """An action, as the seat to move in `shown` could do it, in words."""

    @abstractmethod
    def read(self, say: Say, typed: str) -> str:
        """The action in notation that somebody typed in short or in their own words; else `typed` as it is."""

    @abstractmethod
    def count(self, audience: Audience, shown: Any, seat: int, details: Mapping[str, int]) -> list[str]:
        """How a seat's score comes about, step by step; the last line is the score. `shown`: the end's table."""

    @abstractmethod
    def end(self, audience: Audience, shown: Any, winners: Sequence[int], scores: Sequence[int]) -> str:
        """Who has won."""


def verb_of(say: Say, game: str, verbs: Sequence[str], word: str) -> str | None:
    """The action that a word means: in notation, in the language's own words, or a beginning of either.

    What is short for an action in this language (GAME-terminal-VERB) means it alone.
    """
    word = word.casefold()
    short = {verb for verb in verbs if say(f"{game}-terminal-{verb}") == word}
    known = [(verb, verb) for verb in verbs]
    known += [(say(f"{game}-do-{verb}").casefold(), verb) for verb in verbs]
    meant = short or {verb for name, verb in known if word and name.startswith(word)}
    return meant.pop() if len(meant) == 1 else None
