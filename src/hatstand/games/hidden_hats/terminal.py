"""Hidden Hats in a terminal: the row as hats over names, and what happens in sentences."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ..game import Glimpse
from ..shown import HIDDEN
from ..terminal import Audience, Say, Terminal, verb_of
from .record import AUF_DER_HUT
from .view import KIND_NAMES, RULESETS, HiddenHatsEvent, HiddenHatsView

_HAT = ("╭───╮", "│ ? │", "──┴───┴──")
_VERBS = ("peek", "swap", "open")
_GAP = " "


def _kind(say: Say, kind: str) -> str:
    return say(f"hidden-hats-kind-{kind}")


def _hat(audience: Audience, hat: str) -> str:
    return audience.say(f"hidden-hats-hat-{hat}", ruleset=audience.ruleset)


class HiddenHatsTerminal(Terminal):
    def draw(self, audience: Audience, shown: Any) -> list[str]:
        assert isinstance(shown, HiddenHatsView)
        say = audience.say
        piles = [
            say("hidden-hats-deck-characters", count=_size(shown.character_deck)),
            say("hidden-hats-deck-hats", count=_size(shown.hat_deck)),
            say("hidden-hats-supply", count=shown.supply, ruleset=shown.ruleset),
        ]
        lines = [*_row(audience, shown), *_remembered(audience, shown), " · ".join(piles)]
        patience = int(shown.options["patience"])
        if 2 * shown.idle >= patience:
            lines.append(say("hidden-hats-idle", count=shown.idle, patience=patience))
        return [*lines, *_players(audience, shown)]

    def tell(self, audience: Audience, event: Any) -> list[str]:
        assert isinstance(event, HiddenHatsEvent)
        who = audience.first if event.seat is None else event.seat
        message = f"hidden-hats-event-{event.kind}" + ("-free" if event.free else "")
        if who == audience.seat:  # the hat that was peeked at is told by `reveal`, and only for a moment
            message += "-you-log" if event.kind == "peek" else "-you"
        taken = event.kind in ("pair", "wonder") and event.hat is not None
        arguments = {
            "ruleset": audience.ruleset,
            "player": audience.names[who],
            "place": event.place or 0,
            "other": event.other or 0,
            "hat": _hat(audience, str(event.hat)) if taken else "",
            "character": _kind(audience.say, event.character) if event.character else "",
        }
        told = [audience.say(message, **arguments)]
        if event.relaid:
            told.append(audience.say("hidden-hats-event-relaid"))
        if event.end:
            told.append(audience.say(f"hidden-hats-event-end-{event.end}"))
        return told

    def reveal(self, audience: Audience, glimpse: Glimpse) -> str:
        hat = _hat(audience, glimpse.card)
        if glimpse.seat is not None:
            return audience.say("hidden-hats-peeked", place=glimpse.place, hat=hat)
        character = _kind(audience.say, glimpse.under)
        return audience.say("hidden-hats-place-shown", place=glimpse.place, character=character, hat=hat)

    def ways(self, audience: Audience, legal: Sequence[str]) -> list[str]:
        say = audience.say
        places = [action.split()[1] for action in legal if action.startswith("open")]
        lines = [say(f"hidden-hats-hint-{verb}") for verb in _VERBS]
        lines += [
            say(f"hidden-hats-hint-{end}", ruleset=audience.ruleset) for end in ("pair", "wonder", "bald")
        ]
        if places:
            lines.append(say("hidden-hats-terminal-places", places=", ".join(places)))
        for i, first in enumerate(places):
            for second in places[i + 1 :]:
                if f"swap {first} {second}" not in legal:
                    lines.append(say("hidden-hats-terminal-barred", place=first, other=second))
        short = {verb: say(f"hidden-hats-terminal-{verb}") for verb in _VERBS}
        return [*lines, say("hidden-hats-terminal-write", **short)]

    def name(self, audience: Audience, shown: Any, action: str) -> str:
        verb, place, *other = action.split()
        return audience.say(f"hidden-hats-action-{verb}", place=int(place), other=int(*other))

    def read(self, say: Say, typed: str) -> str:
        found = re.fullmatch(r"\s*([^\W\d]+)\W*(\d+)?\W*(\d+)?\s*", typed)
        if found is None:
            return typed
        word, *places = (part for part in found.groups() if part is not None)
        verb = verb_of(say, "hidden-hats", _VERBS, word)
        return " ".join([verb, *places]) if verb else typed

    def count(self, audience: Audience, shown: Any, seat: int, details: Mapping[str, int]) -> list[str]:
        say, ruleset = audience.say, audience.ruleset
        lines = [say("hidden-hats-pairs", count=details["pairs"])]
        if details["cancelled"]:
            lines.append(say("hidden-hats-score-cancelled", count=details["cancelled"], ruleset=ruleset))
        if details["covered"]:
            lines.append(say("hidden-hats-score-covered", count=details["covered"], ruleset=ruleset))
        if ruleset == RULESETS[AUF_DER_HUT] and details["covered"] > details["pairs"]:
            lines.append(say("hidden-hats-score-floor"))
        return [*lines, f"= {say('hidden-hats-points', count=details['score'])}"]

    def end(self, audience: Audience, shown: Any, winners: Sequence[int], scores: Sequence[int]) -> str:
        count = scores[winners[0]]
        if len(winners) > 1:
            names = ", ".join(audience.names[seat] for seat in winners)
            return audience.say("hidden-hats-winners", count=count, players=names)
        if winners[0] == audience.seat:
            return audience.say("hidden-hats-winner-you", count=count)
        return audience.say("hidden-hats-winner", count=count, player=audience.names[winners[0]])


def _row(audience: Audience, shown: HiddenHatsView) -> list[str]:
    """The row, in two or more lines of places where the terminal is narrow."""
    names = [_kind(audience.say, kind) for kinds in KIND_NAMES.values() for kind in kinds]
    column = max(len(_HAT[-1]), *map(len, names))
    places = len(shown.characters)
    most = max(1, (audience.width + len(_GAP)) // (column + len(_GAP)))
    lines = -(-places // most)
    each = -(-places // lines)
    drawn = []
    for start in range(0, places, each):
        cells = [_place(audience, shown, place) for place in range(start, min(start + each, places))]
        drawn += [
            _GAP.join(part.center(column) for part in parts).rstrip() for parts in zip(*cells, strict=True)
        ]
        drawn.append("")
    return drawn


def _place(audience: Audience, shown: HiddenHatsView, place: int) -> tuple[str, ...]:
    """Number, hat and character, each to stand above the other."""
    character = shown.characters[place]
    if character is None:
        return (str(place + 1), *[""] * len(_HAT), "—")
    return (str(place + 1), *_HAT, _kind(audience.say, character))


def _remembered(audience: Audience, shown: HiddenHatsView) -> list[str]:
    """The hats that this view knows: none but with the memory aid, or after the end."""
    lines = []
    for place, (character, hat) in enumerate(zip(shown.characters, shown.hats, strict=True)):
        if character is not None and hat not in (None, HIDDEN):
            known = {"character": _kind(audience.say, character), "hat": _hat(audience, str(hat))}
            told = "shown" if shown.over or shown.seat is None else "remembered"
            lines.append(audience.say(f"hidden-hats-place-{told}", place=place + 1, **known))
    return lines


def _players(audience: Audience, shown: HiddenHatsView) -> list[str]:
    say, ruleset = audience.say, shown.ruleset
    longest = max(map(len, audience.names))
    lines = []
    for seat, has in enumerate(shown.seats):
        pairs = say("hidden-hats-pairs", count=len(has.pairs))
        if has.pairs:
            pairs += f" ({', '.join(_kind(say, kind) for kind in has.pairs)})"
        wonders = say("hidden-hats-wonders", count=has.wonders, ruleset=ruleset)
        balds = say("hidden-hats-balds", count=has.balds, ruleset=ruleset)
        mark = "▸" if seat == shown.to_move else " "
        lines.append(f"{mark} {audience.names[seat].ljust(longest)}  {wonders} · {balds} · {pairs}")
    return lines


def _size(deck: int | list[str]) -> int:
    return deck if isinstance(deck, int) else len(deck)
