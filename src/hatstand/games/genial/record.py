"""The record of a game of *Совершенно гениально* (*Einfach Genial: das riskante Sammelspiel*), ruleset `genial`.

Tokens are colours: 0 to 5, EMPTY (−1) where nothing lies, UNKNOWN (−2) in a view's reserve. They have no identity,
so wherever they lie face up the record counts them by colour. Seats, turns and colours count from 0. Nothing is
private here: the only hidden things are the order of the reserve and the key, so all views of a position are alike.

Size of the game: 126! / (21!)^6, about 2^312, orders of the reserve before the first turn, and every surplus that
goes back shuffles it anew.
"""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...core.chance import Words

Counts: TypeAlias = NDArray[np.int8]

VERSION = 1

SEATS = 4
COLOURS = 6
TOKENS = 21
ALL_TOKENS = COLOURS * TOKENS
CENTRE = 3
LINE = 7
LINE_OF_FOUR = 5
SHORTEST_LINE = 3
PATIENCE = 400
#: More turns would outgrow the counters of the record.
MOST_PATIENCE = 1_000_000

#: `alternative_takes`: one token of the colour, or all of them that lie in the centre (GE-9).
TAKES_ONE, TAKES_ALL = range(2)
#: `over`: the game goes on, or why it ended (GE-11, GE-13, GE-14).
GOES_ON, ALL_LINES, ALL_PASSED, OUT_OF_PATIENCE = range(4)
#: `event`: what happened last. MATCH, NO_MATCH and CONFLICT are the three ends of a flip (GE-4a, b, c).
DEAL, MATCH, NO_MATCH, CONFLICT, TAKEN, ALTERNATIVE_TAKEN, PASSED = range(7)

DTYPE = np.dtype(
    [
        # What the game is.
        ("version", np.int8),  # of the rules; they branch on it
        ("players", np.int8),  # 2 to 4
        ("colours", np.int8),  # 2 to 6
        ("tokens", np.int8),  # 2 to 21 of each colour
        ("line", np.int8),  # 1 to 7, line × players at most tokens
        ("alternative_takes", np.int8),  # TAKES_ONE or TAKES_ALL
        ("patience", np.int32),  # 1 to MOST_PATIENCE (GE-14)
        ("first", np.int8),  # the seat that began
        # Where it stands.
        ("viewer", np.int8),  # EVERYTHING, SPECTATOR, or the seat whose view this is
        ("to_move", np.int8),  # the seat that must act; EMPTY once it is over
        ("over", np.int8),  # GOES_ON, or why it ended
        ("turn", np.int32),  # turns that are over, of all seats together
        ("passes", np.int8),  # of these, passes in a row just now
        ("bonus", np.int8),  # the present series: 0 the turn's own, n the n-th bonus turn of this turn
        ("owed", np.int8),  # bonus turns still to come after the present series
        # The table, by colour.
        ("centre", np.int8, (COLOURS,)),
        ("zone", np.int8, (COLOURS,)),  # when it was flipped in this series, from 1; 0: it does not lie there
        ("zone_size", np.int8),  # tokens in the zone, each of a colour of its own: the successes so far
        ("collections", np.int8, (SEATS, COLOURS)),
        # The reserve lies at the end of its array: reserve[len − size] is flipped next; EMPTY before it.
        ("reserve_size", np.int8),
        ("reserve", np.int8, (ALL_TOKENS,)),
        # The last event.
        ("event", np.int8),  # DEAL, MATCH, NO_MATCH, CONFLICT, TAKEN, ALTERNATIVE_TAKEN or PASSED
        ("event_seat", np.int8),  # who acted; EMPTY for the deal
        ("event_colour", np.int8),  # flipped, or taken by the alternative; else EMPTY
        ("event_taken", np.int8, (COLOURS,)),  # tokens that went into the collection
        ("event_lines", np.int8, (COLOURS,)),  # 1 for a line completed by that
        ("event_lost", np.int8),  # bonus turns lost because the reserve was empty (GE-10)
        (
            "event_returned",
            np.int8,
            (COLOURS,),
        ),  # over a line, back into the reserve: the turn is over (GE-7)
        # Chance.
        ("drawn", np.int64),  # words used of the key's stream; UNKNOWN in a view
        ("key", np.uint32, (8,)),  # zeros in a view
    ],
    align=True,
)


class Position(Protocol):
    """A record of DTYPE, for the type checker; the comments there say what each field holds."""

    version: int
    players: int
    colours: int
    tokens: int
    line: int
    alternative_takes: int
    patience: int
    first: int
    viewer: int
    to_move: int
    over: int
    turn: int
    passes: int
    bonus: int
    owed: int
    centre: Counts
    zone: Counts
    zone_size: int
    collections: Counts
    reserve_size: int
    reserve: Counts
    event: int
    event_seat: int
    event_colour: int
    event_taken: Counts
    event_lines: Counts
    event_lost: int
    event_returned: Counts
    drawn: int
    key: Words
