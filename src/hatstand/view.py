"""What one seat knows of a game, as a bot gets it: the game's own record with what is hidden set to unknown."""

import dataclasses
from typing import Any

import msgspec
import numpy as np

from .core import verbs
from .core.records import EVERYTHING, SPECTATOR, Record, frozen
from .games.game import Game


@dataclasses.dataclass(frozen=True, slots=True, eq=False, repr=False)
class View:
    """What one seat, a spectator, or nobody but the library may know of a position. It can't be changed.

    array: the NumPy record (read-only); for its fields see the game's record.py. Equal views have equal bytes.
    game: the game it belongs to. seat: the seat whose view it is; None for a spectator's and for a whole position.
    """

    game: Game
    array: Record

    def __post_init__(self) -> None:
        object.__setattr__(self, "array", frozen(self.array))

    @property
    def ruleset(self) -> str:
        return str(self.show().ruleset)

    @property
    def seat(self) -> int | None:
        return int(self.array.viewer) if self.array.viewer >= 0 else None

    def legal(self) -> list[str]:
        """The legal actions, in notation; none for a seat that is not to move."""
        if self.array.viewer not in (EVERYTHING, self.array.to_move):
            return []
        return legal_of(self.game, self.array)

    def scores(self) -> list[int]:
        """The points of each seat as this view shows things to lie: what is hidden counts nothing."""
        return self.game.scores(self.array)

    def details(self) -> list[dict[str, int]]:
        """For each seat what that score is made of."""
        return self.game.details(self.array)

    def show(self) -> Any:
        """The view as the game's message struct (its view.py)."""
        return self.game.show(self.array)

    def to_dict(self) -> dict[str, Any]:
        """The view as plain JSON data; what may not be seen is "?", an empty place None, a hidden deck its size."""
        shown: dict[str, Any] = msgspec.to_builtins(self.show())
        return shown

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.array.tobytes() == other.array.tobytes()

    def __hash__(self) -> int:
        return hash(self.array.tobytes())

    def __repr__(self) -> str:
        viewer = {EVERYTHING: "everything", SPECTATOR: "a spectator"}
        who = viewer.get(int(self.array.viewer), f"seat {self.array.viewer}")
        return f"<View of {self.ruleset}, turn {self.array.turn}, {who}>"


def legal_of(game: Game, record: Record) -> list[str]:
    """The legal actions of the seat to move, in notation."""
    actions = np.zeros(verbs.MOST_ACTIONS, np.int16)
    return [game.notation(int(action)) for action in actions[: verbs.legal(record, actions)]]
