"""Genial in a terminal: the centre, the zone, and everyone's lines as a table of numbers."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..terminal import Audience, Say, Terminal, verb_of
from .rules import POINTS_OF_LINE
from .view import GenialEvent, GenialView, Tokens

_VERBS = ("flip", "take", "alternative", "pass")
_HINTS = ("flip", "match", "misfire", "take", "line", "surplus", "alternative", "end")
_GAP = "  "


class GenialTerminal(Terminal):
    def draw(self, audience: Audience, shown: Any) -> list[str]:
        assert isinstance(shown, GenialView)
        say = audience.say
        centre, zone = _tokens(say, shown.centre), ", ".join(_colour(say, colour) for colour in shown.zone)
        reserve = shown.reserve if isinstance(shown.reserve, int) else len(shown.reserve)
        lines = [
            f"{say('genial-centre')}: {centre}" if centre else say("genial-centre-empty"),
            f"{say('genial-zone')}: {zone}" if zone else say("genial-zone-empty"),
            say("genial-reserve", count=reserve),
        ]
        if shown.bonus and not shown.over:
            lines.append(say("genial-bonus-turn"))
        if shown.owed:
            lines.append(say("genial-owed", count=shown.owed))
        patience = int(shown.options["patience"])
        if 2 * shown.turn >= patience and not shown.over:
            lines.append(say("genial-turn", turn=shown.turn + 1, patience=patience))
        return [*lines, "", *_collections(audience, shown)]

    def tell(self, audience: Audience, event: Any) -> list[str]:
        assert isinstance(event, GenialEvent)
        say = audience.say
        who = audience.first if event.seat is None else event.seat
        you = "-you" if who == audience.seat else ""
        player = audience.names[who]
        colour = "" if event.colour is None else _colour(say, event.colour)
        count, tokens = sum(event.taken.values()), _tokens(say, event.taken)
        told = [
            say(f"genial-event-{event.kind}{you}", player=player, colour=colour, count=count, tokens=tokens)
        ]
        told += [
            say(f"genial-event-line{you}", player=player, colour=_colour(say, line)) for line in event.lines
        ]
        won = len(event.lines) - event.lost
        if won and event.end is None and event.kind == "take":
            told.append(say("genial-event-bonus", count=won))
        if event.lost:
            told.append(say("genial-event-lost", count=event.lost))
        if back := sum(event.returned.values()):
            told.append(say("genial-event-returned", count=back, tokens=_tokens(say, event.returned)))
        if event.end:
            told.append(say(f"genial-event-end-{event.end}"))
        return told

    def ways(self, audience: Audience, legal: Sequence[str]) -> list[str]:
        say = audience.say
        short = {verb: say(f"genial-terminal-{verb}") for verb in _VERBS}
        lines = [*(say(f"genial-hint-{hint}") for hint in _HINTS), say("genial-terminal-write", **short)]
        if legal:
            now = ", ".join(say(f"genial-do-{action}") for action in legal)
            lines.append(say("genial-terminal-now", actions=now))
        return lines

    def name(self, audience: Audience, shown: Any, action: str) -> str:
        return audience.say(f"genial-action-{action}")

    def read(self, say: Say, typed: str) -> str:
        return verb_of(say, "genial", _VERBS, typed.strip()) or typed

    def count(self, audience: Audience, shown: Any, seat: int, details: Mapping[str, int]) -> list[str]:
        say = audience.say
        parts = [say(f"genial-score-{part}", count=details[part]) for part in ("lines", "tokens")]
        return [*parts, f"= {say('genial-points', count=details['score'])}"]

    def end(self, audience: Audience, shown: Any, winners: Sequence[int], scores: Sequence[int]) -> str:
        assert isinstance(shown, GenialView)
        say = audience.say
        lines, tokens = divmod(scores[winners[0]], POINTS_OF_LINE)
        reached = {"lines": say("genial-lines", count=lines), "tokens": say("genial-tokens", count=tokens)}
        if len(winners) > 1:
            players = ", ".join(audience.names[seat] for seat in winners)
            return say("genial-winners", players=players, **reached)
        message = "genial-winner" if shown.event.end == "lines" else "genial-winner-most"
        if winners[0] == audience.seat:
            return say(f"{message}-you", **reached)
        return say(message, player=audience.names[winners[0]], **reached)


def _colour(say: Say, colour: str) -> str:
    return say(f"genial-kind-{colour}")


def _tokens(say: Say, tokens: Tokens) -> str:
    return ", ".join(
        say("genial-some", colour=_colour(say, colour), count=count)
        for colour, count in tokens.items()
        if count
    )


def _collections(audience: Audience, shown: GenialView) -> list[str]:
    """A row a player, a column a colour: tokens of the line. In sentences where that is too wide."""
    say, line = audience.say, int(shown.options["line"])
    colours = {colour: _colour(say, colour) for colour in shown.centre}
    longest = max(map(len, audience.names))
    marks = ["▸" if seat == shown.to_move else " " for seat in range(shown.players)]
    header = " " * (longest + 2) + "".join(_GAP + name for name in colours.values())
    if len(header) > audience.width:
        return [
            f"{mark} {name}{_GAP}"
            + ", ".join(_of_line(say, colours[each], has[each], line) for each in colours)
            for mark, name, has in zip(marks, audience.names, shown.collections, strict=True)
        ]
    rows = [header]
    for mark, name, has in zip(marks, audience.names, shown.collections, strict=True):
        cells = (f"{has[each]}/{line}".rjust(len(word)) for each, word in colours.items())
        rows.append(f"{mark} {name.ljust(longest)}" + "".join(_GAP + cell for cell in cells))
    return rows


def _of_line(say: Say, colour: str, count: int, line: int) -> str:
    return say("genial-line-of", colour=colour, count=count, line=line)
