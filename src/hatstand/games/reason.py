"""Why an action is good or bad: a message and its arguments, which page and terminal put in words."""

from __future__ import annotations

import msgspec

#: A message's arguments: numbers, and ids of cards, types or colours, which the message itself puts in words.
Arguments = dict[str, str | int | float]


class Reason(msgspec.Struct, frozen=True):
    """code: a Fluent id. args: what stands in it; of a `seat` whoever says it knows the name, which is `player`."""

    code: str
    args: Arguments = {}
