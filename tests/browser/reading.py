"""Sentences of the page read back: which place, which hat. The words themselves come from the Fluent files."""

from __future__ import annotations

import functools
import re

from hatstand import words

COMMON = ("jester", "sultan", "viking", "pirate", "knight", "princess", "witch", "wizard")
KINDS = {
    "auf-der-hut": (*COMMON, "cowboy", "cook"),
    "shapka-nevidimka": (*COMMON, "king", "dragon"),
}
MARK = "\N{SYMBOL FOR SUBSTITUTE}"


class Words:
    """One language, and the names as they are in one ruleset."""

    def __init__(self, language: str = "en", ruleset: str = "auf-der-hut") -> None:
        self.language = language
        self.ruleset = ruleset
        kinds = KINDS[ruleset]
        self.hats = {self.say(f"hidden-hats-hat-{kind}"): kind for kind in (*kinds, "wonder")}
        self.characters = {self.say(f"hidden-hats-kind-{kind}"): kind for kind in kinds}
        assert len(self.hats) == 11
        assert len(self.characters) == 10

    def say(self, message: str, **arguments: str | float) -> str:
        return words.say(self.language, message, **{"ruleset": self.ruleset, **arguments})

    def read(self, sentence: str, message: str, *names: str) -> dict[str, str] | None:
        """What stands in the sentence for the named variables; None where it is another sentence."""
        found = _pattern(self.language, self.ruleset, message, names).fullmatch(sentence)
        return None if found is None else found.groupdict()


@functools.cache
def _pattern(language: str, ruleset: str, message: str, names: tuple[str, ...]) -> re.Pattern[str]:
    marked = {name: f"{MARK}{name}{MARK}" for name in names}
    parts = words.say(language, message, **{"ruleset": ruleset, **marked}).split(MARK)
    return re.compile(
        "".join(f"(?P<{part}>.+)" if odd % 2 else re.escape(part) for odd, part in enumerate(parts))
    )
