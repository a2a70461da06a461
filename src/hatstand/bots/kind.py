"""What all bots share: their settings, and how a choice follows from the view's bytes and the bot's seed alone."""

import dataclasses
import hashlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ..core.chance import GENERATOR, MASK, SEED_LIMIT, Generator, reseed
from ..core.errors import BadSeat, BadSetting, IllegalAction, UnknownBot, told
from ..core.records import Record, new
from ..view import View

if TYPE_CHECKING:
    from ..games.game import Game


@dataclasses.dataclass(frozen=True)
class Setting:
    """A number from `low` to `high`; a whole one where `default` is an int."""

    name: str
    default: float
    low: float
    high: float

    def read(self, bot: str, value: object) -> float:
        whole = isinstance(self.default, int)
        kinds = (int,) if whole else (int, float)
        if isinstance(value, kinds) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value if whole else float(value)
        allowed = f"{self.low}–{self.high}"
        raise BadSetting(
            "error-setting-value", bot=bot, setting=self.name, value=told(value), allowed=allowed
        )


SEED = Setting("seed", 0, 0, SEED_LIMIT - 1)
#: Of what was seen, how much a bot still knows.
MEMORY = Setting("memory", 0.9, 0.0, 1.0)

#: A choice from a view of a game, by settings and a generator that has been started from both: an action.
Choice = Callable[[Record, "Game", Mapping[str, float], Generator], int]


def _plays_all(_game: "Game") -> str | None:
    return None


@dataclasses.dataclass(frozen=True)
class BotKind:
    """A kind of bot by its name, what can be set, how it chooses, and for what reason it can't play a game.

    unfit: gives the code of an error with the arguments `bot` and `setting` (its first), or None.
    """

    name: str
    settings: tuple[Setting, ...]
    choose: Choice
    unfit: Callable[["Game"], str | None] = _plays_all

    def can_play(self, game: "Game") -> bool:
        return self.unfit(game) is None

    def check_game(self, game: "Game") -> None:
        """Raises UnknownBot where it can't play this game."""
        code = self.unfit(game)
        if code is not None:
            setting = self.settings[0].name if self.settings else ""
            raise UnknownBot(code, bot=self.name, setting=setting)

    def read(self, given: Mapping[str, object]) -> dict[str, float]:
        """All settings with the values given or their defaults. Raises BadSetting."""
        known = {setting.name: setting for setting in (*self.settings, SEED)}
        for name in given:
            if name not in known:
                raise BadSetting("error-setting", bot=self.name, setting=name, settings=", ".join(known))
        return {
            name: setting.read(self.name, given.get(name, setting.default)) for name, setting in known.items()
        }


class Bot:
    """A bot at the table. Its choice depends on the view's bytes, its settings and its seed alone."""

    def __init__(self, kind: BotKind, settings: dict[str, float]) -> None:
        self.kind = kind
        self.settings = settings
        seed = int(settings["seed"])
        self._rng: Generator = new(GENERATOR)
        self._rng.seed[:] = seed & MASK, seed >> 32

    @property
    def name(self) -> str:
        return self.kind.name

    def choose(self, view: View) -> str:
        """The action of the seat whose view this is, in notation.

        Raises BadSeat if it is not to move, IllegalAction once the game is over, and UnknownBot for a bot that
        can't play this game.
        """
        if not isinstance(view, View):
            raise TypeError(f"a bot chooses from a View, as match.view(seat) gives it, not from {view!r}")
        self.kind.check_game(view.game)
        record = view.array
        if record.over:
            raise IllegalAction("error-over")
        if record.viewer != record.to_move:  # neither is a spectator, or who sees everything
            raise BadSeat("error-turn", seat=int(record.to_move), player="none")
        digest = hashlib.blake2b(record.tobytes(), digest_size=8).digest()
        reseed(self._rng, int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:], "little"))
        return view.game.notation(self.kind.choose(record, view.game, self.settings, self._rng))

    def __repr__(self) -> str:
        return f"<Bot {self.name} {self.settings}>"
