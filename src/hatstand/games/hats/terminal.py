"""Hats in a terminal: the tea table as cards under their places, the hand, and what everyone has collected."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ..shown import HIDDEN
from ..terminal import Audience, Say, Terminal, verb_of
from .record import TEAMS_OF
from .view import CARD_NAMES, TYPE_NAMES, HatsEvent, HatsSeat, HatsView

_VERBS = ("exchange", "black", "discard", "pass", "back", "end")
_GAP = " "


class HatsTerminal(Terminal):
    def draw(self, audience: Audience, shown: Any) -> list[str]:
        assert isinstance(shown, HatsView)
        say = audience.say
        piles = [say("hats-deck", count=shown.deck if isinstance(shown.deck, int) else len(shown.deck))]
        if shown.discards:
            piles.append(f"{say('hats-discards', count=len(shown.discards))} ({_cards(say, shown.discards)})")
        lines = [*_table(audience, shown), *_covered(say, shown)]
        if len(audience.names) < TEAMS_OF:
            lines.append(" · ".join(piles))
        if shown.out:
            lines.append(say("hats-out", types=", ".join(say(f"hats-kind-{type_}") for type_ in shown.out)))
        return [
            *lines,
            *_teams(audience),
            _cookie(audience, shown),
            *_players(audience, shown),
            *_hand(audience, shown),
        ]

    def tell(self, audience: Audience, event: Any) -> list[str]:
        assert isinstance(event, HatsEvent)
        say = audience.say
        who = audience.first if event.seat is None else event.seat
        message = f"hats-event-{event.kind}"
        if who == audience.seat:
            message += "-you"
        elif event.to is not None and event.to == audience.seat:
            message += "-to-you"
        names = {
            "player": audience.names[who],
            "other": "" if event.to is None else audience.names[event.to],
            "place": event.place or 0,
            "card": _card(say, event.card),
            "taken": _card(say, event.taken),
            "drawn": _card(say, event.drawn),
        }
        told = [say(message, **names)]
        if event.cookie:
            you = "-you" if who == audience.seat else ""
            told.append(say(f"hats-event-cookie{you}", player=audience.names[who]))
        if event.end:
            told.append(say(f"hats-event-end-{event.end}"))
        return told

    def ways(self, audience: Audience, legal: Sequence[str]) -> list[str]:
        say, teams = audience.say, len(audience.names) == TEAMS_OF
        given = "pass" if teams else "discard"
        hints = ("exchange", "black", given, "table", "favourite", "cookie")
        lines = [say(f"hats-hint-{hint}") for hint in hints]
        if legal:
            lines += ["", *_exchanges(say, legal)]
        short = {verb: say(f"hats-terminal-{verb}") for verb in _VERBS}
        return [*lines, say(f"hats-terminal-write-{'teams' if teams else 'alone'}", **short)]

    def name(self, audience: Audience, shown: Any, action: str) -> str:
        assert isinstance(shown, HatsView)
        verb, card, place = (*action.split(), "", "")[:3]
        partner = ((shown.to_move or 0) + 2) % TEAMS_OF
        return audience.say(
            f"hats-action-{verb}",
            card=_card(audience.say, card or None),
            place=int(place or 0),
            taken=_card(audience.say, shown.table[int(place) - 1] if place else None),
            other=audience.names[partner] if partner < len(audience.names) else "",
        )

    def read(self, say: Say, typed: str) -> str:
        found = re.fullmatch(r"\s*([^\W\d]+)(?:[\W_]+(.+?)[\W_]*([0-9]+)(?:\D+([0-9]+))?)?\s*", typed)
        if found is None:
            return typed
        word, name, value, place = found.groups()
        verb = verb_of(say, "hats", _VERBS, word)
        if verb is None or (verb == "end") != (name is None):
            return typed
        if name is None:
            return verb
        type_ = _type(say, name.casefold())
        return typed if type_ is None else " ".join(filter(None, [verb, f"{type_}-{value}", place]))

    def count(self, audience: Audience, shown: Any, seat: int, details: Mapping[str, int]) -> list[str]:
        assert isinstance(shown, HatsView)
        say, held = audience.say, shown.seats[seat].hand
        favourite = _cards(say, [] if isinstance(held, int) else held)
        parts = [
            name for name in ("table", "black", "favourite", "cookie") if details[name] or name != "cookie"
        ]
        lines = [say(f"hats-score-{name}", count=details[name], card=favourite) for name in parts]
        if len(audience.names) < TEAMS_OF:
            return [*lines, f"= {say('hats-points', count=details['score'])}"]
        names = {"player": audience.names[seat], "other": audience.names[(seat + 2) % TEAMS_OF]}
        lines.append(say("hats-score-own", count=details["own"]))
        return [*lines, f"= {say('hats-score-team', count=details['score'], **names)}"]

    def end(self, audience: Audience, shown: Any, winners: Sequence[int], scores: Sequence[int]) -> str:
        assert isinstance(shown, HatsView)
        count = scores[winners[0]]
        told = [*_tie(audience.say, shown, winners, scores), _won(audience, winners, count)]
        return " ".join(told)


def _won(audience: Audience, winners: Sequence[int], count: int) -> str:
    say, names = audience.say, audience.names
    team = len(names) == TEAMS_OF and len(winners) == 2
    if len(winners) > 1 and not team:
        return say("hats-winners", count=count, players=", ".join(names[seat] for seat in winners))
    message = "hats-winner-team" if team else "hats-winner"
    if audience.seat in winners:
        other = next((names[seat] for seat in winners if seat != audience.seat), "")
        return say(f"{message}-you", count=count, other=other)
    return say(message, count=count, player=names[winners[0]], other=names[winners[-1]])


def _tie(say: Say, shown: HatsView, winners: Sequence[int], scores: Sequence[int]) -> list[str]:
    """HT-17: what decided where the highest score alone did not."""
    step = 2 if shown.players == TEAMS_OF else shown.players

    def blacks(seat: int) -> int:
        return sum(len(owned.black) for owned in shown.seats[seat % step :: step])

    best, most = scores[winners[0]], blacks(winners[0])
    beaten = [seat for seat in range(shown.players) if scores[seat] == best and seat not in winners]
    if not beaten:
        return []
    return [say("hats-tie-cookie" if any(blacks(seat) == most for seat in beaten) else "hats-tie-black")]


def _table(audience: Audience, shown: HatsView) -> list[str]:
    """The places from the left, each number over its card; in two or more lines where the terminal is narrow."""
    say = audience.say
    inner = max(len(say(f"hats-kind-{type_}")) for type_ in TYPE_NAMES) + 2
    most = max(1, (audience.width + len(_GAP)) // (inner + 2 + len(_GAP)))
    places = len(shown.table)
    each = -(-places // -(-places // most))
    drawn = []
    for start in range(0, places, each):
        cells = []
        for place in range(start, min(start + each, places)):
            type_, _, value = shown.table[place].rpartition("-")
            card = (say(f"hats-kind-{type_}"), value)
            sides = (f"│{part.center(inner)}│" for part in card)
            cells.append((str(place + 1).center(inner + 2), f"╭{'─' * inner}╮", *sides, f"╰{'─' * inner}╯"))
        drawn += [_GAP.join(parts).rstrip() for parts in zip(*cells, strict=True)]
        drawn.append("")
    return drawn


def _covered(say: Say, shown: HatsView) -> list[str]:
    """The places that do not count because their type lies on a lower one."""
    types = [card.rpartition("-")[0] for card in shown.table]
    return [
        say("hats-place-covered", place=place + 1, card=_card(say, card), lower=types.index(type_) + 1)
        for place, (card, type_) in enumerate(zip(shown.table, types, strict=True))
        if types.index(type_) < place
    ]


def _teams(audience: Audience) -> list[str]:
    say, names, me = audience.say, audience.names, audience.seat
    if len(names) < TEAMS_OF:
        return []
    if me is not None:
        return [say("hats-team-you", other=names[(me + 2) % TEAMS_OF])]
    return [say("hats-team", player=names[seat], other=names[seat + 2]) for seat in (0, 1)]


def _cookie(audience: Audience, shown: HatsView) -> str:
    if shown.cookie is None:
        return audience.say("hats-cookie-free")
    if shown.cookie == audience.seat:
        return audience.say("hats-cookie-you")
    return audience.say("hats-cookie-of", player=audience.names[shown.cookie])


def _players(audience: Audience, shown: HatsView) -> list[str]:
    say, longest = audience.say, max(map(len, audience.names))
    lines = []
    for seat, owned in enumerate(shown.seats):
        mark = "▸" if seat == shown.to_move else " "
        held = owned.hand if isinstance(owned.hand, int) else len(owned.hand)
        parts = [say("hats-cards", count=held), say("hats-blacks", count=len(owned.black))]
        parts.append(_cards(say, owned.collection) or say("hats-collection-empty"))
        lines.append(f"{mark} {audience.names[seat].ljust(longest)}  {' · '.join(parts)}")
    return lines


def _hand(audience: Audience, shown: HatsView) -> list[str]:
    """The listener's own cards, and what team-mates know of each other's; every hand where all are open."""
    say, lines = audience.say, []
    for seat, owned in enumerate(shown.seats):
        if isinstance(owned.hand, list) and owned.hand:
            whose = say("hats-hand") if seat == audience.seat else audience.names[seat]
            lines.append(f"{whose}: {_cards(say, owned.hand)}")
    if audience.seat is None or shown.players < TEAMS_OF or shown.over:
        return lines
    mine, partner = shown.seats[audience.seat], (audience.seat + 2) % TEAMS_OF
    known = [("from", mine), ("to", shown.seats[partner])]
    lines += [
        say(f"hats-passed-{way}", other=audience.names[partner], card=card)
        for way, owned in known
        for card in _passed(say, owned)
    ]
    if shown.received is not None and shown.to_move == audience.seat:
        card = _card(say, shown.received)
        lines.append(say("hats-choose-back", other=audience.names[partner], card=card))
    return lines


def _passed(say: Say, owned: HatsSeat) -> list[str]:
    return [_card(say, passed.card) for passed in owned.passed or []]


def _exchanges(say: Say, legal: Sequence[str]) -> list[str]:
    """Which cards fit on which places."""
    places: dict[str, list[str]] = {}
    for action in legal:
        verb, _, rest = action.partition(" ")
        if verb == "exchange":
            card, _, place = rest.partition(" ")
            places.setdefault(card, []).append(place)
    return [
        say("hats-terminal-fits", card=_card(say, card), places=", ".join(where))
        for card, where in places.items()
    ]


def _card(say: Say, card: str | None) -> str:
    """Its name; nothing for none, and no guess at one that is hidden."""
    if card is None:
        return ""
    if card == HIDDEN:
        return say("hats-card-hidden")
    type_, _, value = card.rpartition("-")
    return say("hats-card", type=say(f"hats-kind-{type_}"), value=value)


def _cards(say: Say, cards: Sequence[str]) -> str:
    return ", ".join(_card(say, card) for card in sorted(cards, key=CARD_NAMES.index))


def _type(say: Say, name: str) -> str | None:
    """The type that a name means: as in the notation, in the language, or a beginning of either."""
    known = {type_: (type_, say(f"hats-kind-{type_}").casefold()) for type_ in TYPE_NAMES}
    exact = [type_ for type_, names in known.items() if name in names]
    meant = exact or [type_ for type_, names in known.items() if any(n.startswith(name) for n in names)]
    return meant[0] if len(meant) == 1 else None
