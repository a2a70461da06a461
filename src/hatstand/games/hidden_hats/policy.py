"""`greedy`: a sensible action in Hidden Hats at little cost, from what its player still remembers.

Opens what it knows fits, swaps to make a fit, opens a wonder hat, looks where it knows least. One pass over the
row and its pairs of places: about 0.1 µs. Forgetting is a function of the view and the bot's seed: a sighting of
`rounds` ago (turns since, in turns of one's own, rounded up) of a hat that has been moved `moves` times since is
remembered with probability memory^(rounds + moves). One number drawn for each sighting decides it for good, so
what is forgotten never comes back by itself.
"""

from ...core.chance import MASK, Generator, below, mix
from ...core.compiled import compiled
from ...core.records import EMPTY, UNKNOWN
from .record import PLACES, SEATS, WONDER, Position
from .rules import OPENS, PEEKS, SWAP_FIRST, SWAP_SECOND, SWAPS, why

#: After so many fadings nothing below memory 1 is left that would matter.
MOST_FADINGS = 256


@compiled
def greedy(view: Position, memory: float, rng: Generator) -> int:
    """An action for the seat to move. `view`: that seat's view, or a whole position of a play-out, of which it
    reads only what that seat has seen.
    """
    place = _place_that_fits(view, memory, rng)
    if place != EMPTY:
        return OPENS + place
    needs_wonder = view.bald_heads[view.to_move] > view.wonder_hats[view.to_move]
    wonder = _known_wonder(view, memory, rng)
    if wonder != EMPTY and needs_wonder:
        return OPENS + wonder
    swap = _best_swap(view, memory, rng)
    if swap != EMPTY:
        return swap
    if wonder != EMPTY:
        return OPENS + wonder
    return PEEKS + _place_to_peek(view, memory, rng)


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
def _place_that_fits(view: Position, memory: float, rng: Generator) -> int:
    for place in range(view.places):
        hat = remembered_hat(view, place, memory, rng)
        if hat >= 0 and hat == view.characters[place]:
            return place
    return EMPTY


@compiled
def _known_wonder(view: Position, memory: float, rng: Generator) -> int:
    for place in range(view.places):
        if remembered_hat(view, place, memory, rng) == WONDER:
            return place
    return EMPTY


@compiled
def _best_swap(view: Position, memory: float, rng: Generator) -> int:
    """A swap that makes a fit, best one that makes two, and rather of a hat that others have not seen."""
    best, most = EMPTY, 0
    for i in range(len(SWAP_FIRST)):
        first, second = int(SWAP_FIRST[i]), int(SWAP_SECOND[i])
        if second >= view.places or why(view, SWAPS + i) != 0:
            continue
        value = _worth(view, second, first, memory, rng) + _worth(view, first, second, memory, rng)
        if value > most:
            best, most = SWAPS + i, value
    return best


@compiled
def _worth(view: Position, source: int, target: int, memory: float, rng: Generator) -> int:
    """0 if the hat at `source` would not fit at `target`; else more, the fewer others have seen it."""
    hat = remembered_hat(view, source, memory, rng)
    if hat < 0 or hat != view.characters[target]:
        return 0
    worth = SEATS + 1
    for seat in range(view.players):
        worth -= seat != view.to_move and view.seen[source, seat] != EMPTY
    return worth


@compiled
def _place_to_peek(view: Position, memory: float, rng: Generator) -> int:
    """A place never looked at, else one forgotten, else any: among equals by chance."""
    chosen, best, equals = EMPTY, -1, 0
    for place in range(PLACES):
        hat = remembered_hat(view, place, memory, rng)
        if hat == EMPTY:
            continue
        value = 0
        if hat == UNKNOWN:
            value = 2 if view.seen[place, view.to_move] == EMPTY else 1
        if value > best:
            chosen, best, equals = place, value, 1
        elif value == best:
            equals += 1
            if below(rng, equals) == 0:
                chosen = place
    return chosen
