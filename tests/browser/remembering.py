"""A player with a good memory, who knows nothing but what the page has shown them."""

from __future__ import annotations

from reading import Words
from table_page import Look

SWAPS = ("hidden-hats-event-swap", "hidden-hats-event-swap-you")
TAKEN = (
    "hidden-hats-event-pair",
    "hidden-hats-event-pair-you",
    "hidden-hats-event-wonder",
    "hidden-hats-event-wonder-you",
)


class Rememberer:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.hats: dict[int, str] = {}
        self._log: list[str] = []

    def watch(self, look: Look) -> None:
        """Follow what happened since the last look; the log is told newest first."""
        new = next(
            count
            for count in range(len(look.log) + 1)
            if look.log[count:] == self._log[: len(look.log) - count]
        )
        for line in reversed(look.log[:new]):
            self._follow(line)
        self._log = look.log
        if look.opened:
            self._read_opened(look.told)

    def peeked(self, told: str) -> None:
        found = self.words.read(told, "hidden-hats-peeked", "place", "hat")
        assert found is not None, told
        self.hats[int(found["place"])] = self.words.hats[found["hat"]]

    def decide(self, look: Look) -> str:
        """Open what fits; swap to make it fit; else look where nothing is known."""
        lying = {number: place for number, place in look.row.items() if number in look.live}
        known = {number: self.hats[number] for number in lying if number in self.hats}
        for number, hat in known.items():
            if hat in ("wonder", lying[number].character):
                return f"open {number}"
        for number, hat in known.items():
            for other, place in lying.items():
                if place.character == hat:
                    return f"swap {min(number, other)} {max(number, other)}"
        unknown = [number for number in lying if number not in known]
        return f"peek {unknown[0]}"

    def _follow(self, line: str) -> None:
        for message in SWAPS:
            if (found := self.words.read(line, message, "player", "place", "other")) is not None:
                place, other = int(found["place"]), int(found["other"])
                hats = {place: self.hats.pop(other, None), other: self.hats.pop(place, None)}
                self.hats.update({number: hat for number, hat in hats.items() if hat is not None})
        for message in TAKEN:
            found = self.words.read(line, message, "player", "place", "character", "hat")
            if found is not None:
                self.hats.pop(int(found["place"]), None)
        if line == self.words.say("hidden-hats-event-relaid"):
            self.hats.clear()

    def _read_opened(self, told: str) -> None:
        for message in ("hidden-hats-opened", "hidden-hats-opened-you"):
            found = self.words.read(told, message, "player", "place", "hat", "character")
            if found is not None:
                self.hats[int(found["place"])] = self.words.hats[found["hat"]]
                return
        raise AssertionError(told)
