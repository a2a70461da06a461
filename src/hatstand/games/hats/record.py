"""The record of a game of Hats: one position, or what one seat knows of it (docs/rules.md, HT).

A card is a number from 0 to 41, type × 6 + value − 1; EMPTY (−1) where none lies, UNKNOWN (−2) in a view where this
seat may not look. What has no order on the table (a hand, a collection, the discards) is a set of cards: bit `card`
of an int64, so that nobody can read anything from an order. Places, seats and turns count from 0 here; people read
places from 1.

Size of the game: with three players 42! / (9!^3 · 9!) · 9! deals, about 10^34, and at most 420 actions and `end`.
"""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...core.chance import Words

Cards: TypeAlias = NDArray[np.int8]
CardSets: TypeAlias = NDArray[np.int64]

VERSION = 1

SEATS = 4
TYPES = 7
VALUES = 6
CARDS = TYPES * VALUES
PLACES = 6
#: HT-3: with two players two types are out, and one place is not used.
PLACES_OF_TWO = PLACES - 1
OUT = 2
HAND = 9
#: The fewest cards of a hand that leave something to play (AL-7).
LEAST_HAND = 2
#: HT-10: every card of a hand but the favourite is played, so a collection has at most so many black hats.
BLACKS = HAND - 1
#: HT-9: with so many players, seats 0 and 2 play against 1 and 3.
TEAMS_OF = 4

#: `types` of a game of two by the published rules: all seven, two of them taken out at random.
TWO_TAKEN_OUT = 0
#: `over`: the game goes on, or why it ended.
GOES_ON, ALL_PLAYED = range(2)
#: `event`: what happened last.
DEAL, EXCHANGE, BLACK, DISCARD, PASS, BACK, END_OF_TURN = range(7)

DTYPE = np.dtype(
    [
        # What the game is.
        ("version", np.int8),  # of the rules; they branch on it
        ("players", np.int8),  # 2 to 4
        ("types", np.int8),  # 1 to 7; TWO_TAKEN_OUT (only with two players)
        ("values", np.int8),  # 1 to 6
        ("hand", np.int8),  # 2 to 9, the cards of each hand at the deal
        ("places", np.int8),  # 1 to 6
        ("first", np.int8),  # the seat that began
        ("out", np.int8, (OUT,)),  # the types out of the game, ascending; EMPTY: none
        # Where it stands.
        ("viewer", np.int8),  # EVERYTHING, SPECTATOR, or the seat whose view this is
        ("to_move", np.int8),  # the seat that must act: the turn's, or its team-mate; EMPTY once it is over
        ("over", np.int8),  # GOES_ON, or why it ended
        ("turn", np.int8),  # turns that are over, 0 to players × (hand − 1)
        ("played", np.int8),  # 1 once the turn's exchange or black hat is played
        ("optional", np.int8),  # 1 once the turn's discard or pass is
        ("received", np.int8),  # the card for which another must be given back now (HT-9); EMPTY: none
        # The table. EMPTY from `places` on.
        ("table", np.int8, (PLACES,)),
        ("cookie", np.int8),  # the seat that has it; EMPTY: it lies on the table
        ("discards", np.int64),  # a set
        # The deck lies at the end of its array: deck[CARDS − deck_size] is the top card; EMPTY before it.
        ("deck_size", np.int8),
        ("deck", np.int8, (CARDS,)),
        # What each seat has.
        ("hand_sizes", np.int8, (SEATS,)),
        ("hands", np.int64, (SEATS,)),  # sets; of a hand that this seat may not see 0
        ("collections", np.int64, (SEATS,)),  # sets: the face-up cards
        ("black_counts", np.int8, (SEATS,)),
        ("blacks", np.int8, (SEATS, BLACKS)),  # in the order they were laid, then EMPTY
        # What team-mates know of each other: a card passed or given back, until it is played face up. The number of
        # black hats its holder had when it came (so it is none of these); EMPTY: the partner does not know it.
        # In a view only of the seat's own team.
        ("passed", np.int8, (CARDS,)),
        # The last event.
        ("event", np.int8),  # DEAL, EXCHANGE, BLACK, DISCARD, PASS, BACK or END_OF_TURN
        ("event_seat", np.int8),  # who acted; EMPTY for the deal
        ("event_card", np.int8),  # the card played, discarded or passed, else EMPTY
        ("event_place", np.int8),  # of an exchange, else EMPTY
        ("event_taken", np.int8),  # of an exchange, the card taken; of a discard, the card drawn; else EMPTY
        ("event_cookie", np.int8),  # 1 if the cookie came to the seat that acted
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
    types: int
    values: int
    hand: int
    places: int
    first: int
    out: Cards
    viewer: int
    to_move: int
    over: int
    turn: int
    played: int
    optional: int
    received: int
    table: Cards
    cookie: int
    discards: int
    deck_size: int
    deck: Cards
    hand_sizes: Cards
    hands: CardSets
    collections: CardSets
    black_counts: Cards
    blacks: Cards
    passed: Cards
    event: int
    event_seat: int
    event_card: int
    event_place: int
    event_taken: int
    event_cookie: int
    drawn: int
    key: Words
