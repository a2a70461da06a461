"""`greedy`: a sensible action in Hidden Hats at little cost, from what its player still remembers.

Opens what it knows fits, swaps to make a fit, opens a wonder hat, looks where it knows least: one pass over the
row and one over its pairs of places.

Forgetting is a function of the view and the bot's seed. A sighting of `rounds` ago (turns since, in turns of one's
own, rounded up) of a hat that has been moved `moves` times since is remembered with probability
memory^(rounds + moves). One number drawn for each sighting decides it for good, so what is forgotten never comes
back by itself.
"""

from typing import TypeAlias

from ...core.chance import MASK, Generator, below, mix
from ...core.compiled import compiled
from ...core.records import EMPTY, UNKNOWN, copy
from .record import BALD_HEAD, PLACES, SEATS, WONDER, Position
from .rules import OPENS, PEEKS, SWAP_FIRST, SWAP_SECOND, SWAPS, why

#: The hats that are remembered, by place: a kind, UNKNOWN or EMPTY.
Row: TypeAlias = tuple[int, int, int, int, int, int, int]

#: Fadings beyond these are not counted: hardly a hat lies so long in a row.
MOST_FADINGS = 256


@compiled
def greedy(view: Position, memory: float, rng: Generator) -> int:
    """An action for the seat to move. `view`: that seat's view, or a whole position of a play-out, of which it
    reads only what that seat has seen.
    """
    return act(view, memory, False, rng)


@compiled
def act(view: Position, memory: float, wary: bool, rng: Generator) -> int:
    """As `greedy`; a wary player makes no single fit of a hat that another has seen, and would open next."""
    hats = (
        remembered_hat(view, 0, memory, rng),
        remembered_hat(view, 1, memory, rng),
        remembered_hat(view, 2, memory, rng),
        remembered_hat(view, 3, memory, rng),
        remembered_hat(view, 4, memory, rng),
        remembered_hat(view, 5, memory, rng),
        remembered_hat(view, 6, memory, rng),
    )
    wonder = EMPTY
    for place in range(PLACES):
        if hats[place] >= 0 and hats[place] == view.characters[place]:
            return OPENS + place
        if hats[place] == WONDER and wonder == EMPTY:
            wonder = place
    if wonder != EMPTY and view.bald_heads[view.to_move] > view.wonder_hats[view.to_move]:
        return OPENS + wonder
    swap = _best_swap(view, hats, SEATS if wary else 0)
    if swap != EMPTY:
        return swap
    if wonder != EMPTY:
        return OPENS + wonder
    return PEEKS + _place_to_peek(view, hats, rng)


@compiled
def remembered_hat(view: Position, place: int, memory: float, rng: Generator) -> int:
    """The hat that the seat to move has seen there and still remembers, else UNKNOWN; EMPTY on an empty place."""
    if view.hats[place] == EMPTY:
        return EMPTY
    seat = view.to_move
    seen = int(view.seen[place, seat])
    if seen == EMPTY:
        return UNKNOWN
    if memory < 1.0:
        rounds = (int(view.turn) - seen + int(view.players) - 1) // int(view.players)
        chance = 1.0
        for _ in range(min(rounds + int(view.moves[place, seat]), MOST_FADINGS)):
            chance *= memory
        drawn = mix(mix(int(rng.seed[0]) ^ mix(int(rng.seed[1]) ^ 0x6D656D) ^ mix(seen)) ^ (seen & MASK))
        if drawn >= chance * (MASK + 1):
            return UNKNOWN
    return int(view.hats[place])


@compiled
def forget(view: Position, memory: float, rng: Generator, out: Position) -> None:
    """What is forgotten is as never seen. A hat that lies open at this moment is before everyone's eyes."""
    copy(view, out)
    seat = int(view.to_move)
    for place in range(PLACES):
        lies_open = view.event == BALD_HEAD and view.event_place == place
        if view.hats[place] >= 0 and not lies_open and remembered_hat(view, place, memory, rng) == UNKNOWN:
            out.hats[place] = UNKNOWN
            out.seen[place, seat] = EMPTY
            out.moves[place, seat] = 0


@compiled
def _best_swap(view: Position, hats: Row, least: int) -> int:
    """A swap that makes a fit, best one that makes two, and rather of a hat that others have not seen; worth more
    than `least`.
    """
    best, most = EMPTY, least
    for i in range(len(SWAP_FIRST)):
        first, second = int(SWAP_FIRST[i]), int(SWAP_SECOND[i])
        value = _worth(view, hats, second, first) + _worth(view, hats, first, second)
        if value > most and why(view, SWAPS + i) == 0:
            best, most = SWAPS + i, value
    return best


@compiled
def _worth(view: Position, hats: Row, source: int, target: int) -> int:
    """0 if the hat at `source` would not fit at `target`; else more, the fewer others have seen it."""
    if hats[source] < 0 or hats[source] != view.characters[target]:
        return 0
    worth = SEATS + 1
    for seat in range(view.players):
        worth -= seat != view.to_move and view.seen[source, seat] != EMPTY
    return worth


@compiled
def _place_to_peek(view: Position, hats: Row, rng: Generator) -> int:
    """A place never looked at, else one forgotten, else any: among equals by chance."""
    chosen, best, equals = EMPTY, -1, 0
    for place in range(PLACES):
        if hats[place] == EMPTY:
            continue
        value = 0
        if hats[place] == UNKNOWN:
            value = 2 if view.seen[place, view.to_move] == EMPTY else 1
        if value > best:
            chosen, best, equals = place, value, 1
        elif value == best:
            equals += 1
            if below(rng, equals) == 0:
                chosen = place
    return chosen
