"""What can go wrong, each with a stable code: the id of a Fluent message, and its arguments."""

from typing import TypeAlias

Argument: TypeAlias = str | int | float


def told(value: object) -> str:
    """A value as an error tells it: text in quotes, since the text "3" is no number."""
    return repr(value)[:40] if isinstance(value, str) else str(value)[:40]


class HatstandError(ValueError):
    """Bad input. `code` is the id of a message in `locales/`, `arguments` fill its places.

    `str(error)` is the sentence in English; `hatstand.words.say(language, error.code, **error.arguments)` makes it
    in another language.
    """

    def __init__(self, code: str, **arguments: Argument) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        from ..words import say

        return say("en", self.code, **self.arguments)


class IllegalAction(HatstandError):
    """The action may not be played now, or is none."""


class NotOver(HatstandError):
    """Asked for what is known only after the end."""


class BadOption(HatstandError):
    """An option that the ruleset does not have, or a value that it can't take."""


class BadSeat(HatstandError):
    """No such seat in this game, or not its turn."""


class BadKey(HatstandError):
    """Not a seed or a key."""


class BadPosition(HatstandError):
    """A deal or a position that can't occur."""


class BadRecord(HatstandError):
    """Not the record of a game."""


class UnknownRuleset(HatstandError):
    """No such ruleset."""


class UnknownBot(HatstandError):
    """No such bot, or none that can play this game."""


class BadSetting(HatstandError):
    """A setting that the bot does not have, or a value that it can't take."""
