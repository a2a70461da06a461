"""Hatstand: family games of hidden cards, to play, to study and to learn.

The names below are loaded when they are first used, so that `import hatstand` and the command line start at once.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bots import bot
    from .core.errors import (
        BadKey,
        BadOption,
        BadPosition,
        BadRecord,
        BadSeat,
        BadSetting,
        HatstandError,
        IllegalAction,
        NotOver,
        UnknownBot,
        UnknownRuleset,
    )
    from .fairness import verify
    from .games import rulesets
    from .match import Match
    from .replaying import replay, to_json
    from .reviewing import advise, review
    from .view import View

__version__ = "0.1.0"

__all__ = [
    "BadKey",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSetting",
    "HatstandError",
    "IllegalAction",
    "Match",
    "NotOver",
    "UnknownBot",
    "UnknownRuleset",
    "View",
    "__version__",
    "advise",
    "bot",
    "replay",
    "review",
    "rulesets",
    "to_json",
    "verify",
]

_HOMES = {
    "Match": "match",
    "View": "view",
    "advise": "reviewing",
    "bot": "bots",
    "replay": "replaying",
    "review": "reviewing",
    "rulesets": "games",
    "to_json": "replaying",
    "verify": "fairness",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f".{_HOMES.get(name, 'core.errors')}", __name__), name)


def __dir__() -> list[str]:
    return list(__all__)
