"""The record of a game of Hidden Hats: one position, or what one seat knows of it.

Two rulesets share it, *Auf der Hut* and *Шапка-невидимка* (docs/rules.md, HH). Cards are kinds: 0 to 9 for a
character and for its hat, 10 for a wonder hat (a cap of invisibility), EMPTY (−1) where nothing lies, UNKNOWN (−2)
in a view where this seat may not look. Places, seats and turns count from 0 here; people read places from 1.

Size of the game: 20! / 2^10 orders of the characters times 24! / (2^10 · 4!) of the hats, about 2^105 deals.
"""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...core.chance import Words

Cards: TypeAlias = NDArray[np.int8]
Turns: TypeAlias = NDArray[np.int32]

VERSION = 1
AUF_DER_HUT, SHAPKA_NEVIDIMKA = 0, 1

SEATS = 4
PLACES = 7
KINDS = 10
COPIES = 2
WONDERS = 4
BALDS = 16
CHARACTERS = KINDS * COPIES
HATS = CHARACTERS + WONDERS
WONDER = KINDS
#: HH-12: the game ends with so many characters left (small forms: with places − 1 of them, if that is less).
LAST_THREE = 3
#: Turns without a pair or a wonder hat; more would outgrow the counters of the record.
MOST_PATIENCE = 1_000_000
#: No game is longer: each card taken ends a wait of at most `patience` turns, and so does the end.
MOST_TURNS = (CHARACTERS + WONDERS + 1) * MOST_PATIENCE
#: Far more words of chance than any game uses, and far from what the counter of the stream can hold.
MOST_DRAWN = 1 << 48

#: `over`: the game goes on, or why it ended.
GOES_ON, ROW_NOT_FILLED, THREE_LEFT, OUT_OF_PATIENCE = range(4)
#: `event`: what happened last. PAIR, WONDER_HAT and BALD_HEAD are the three ends of an opening (HH-8a, b, c).
DEAL, PEEK, SWAP, PAIR, WONDER_HAT, BALD_HEAD = range(6)

DTYPE = np.dtype(
    [
        # What the game is.
        ("version", np.int8),  # of the rules; they branch on it
        ("ruleset", np.int8),  # AUF_DER_HUT or SHAPKA_NEVIDIMKA
        ("players", np.int8),  # 2 to 4
        ("kinds", np.int8),  # 1 to 10
        ("copies", np.int8),  # 1 or 2 of each kind
        ("places", np.int8),  # 2 to 7, at most kinds × copies
        ("wonders", np.int8),  # 0 to 4
        ("balds", np.int8),  # 0 to 16, the supply at the start
        ("until_three", np.int8),  # 0 or 1 (HH-12)
        ("no_swap_back", np.int8),  # 0 or 1 (HH-10)
        ("patience", np.int32),  # 1 to MOST_PATIENCE (HH-13)
        ("first", np.int8),  # the seat that began
        # Where it stands.
        ("viewer", np.int8),  # EVERYTHING, SPECTATOR, or the seat whose view this is
        ("to_move", np.int8),  # the seat that must act; EMPTY once it is over
        ("over", np.int8),  # GOES_ON, or why it ended
        ("turn", np.int32),  # actions played so far, 0 after the deal
        ("idle", np.int32),  # of these, since the last pair or wonder hat
        # The table. EMPTY from `places` on, and on a place that has been emptied.
        ("characters", np.int8, (PLACES,)),
        ("hats", np.int8, (PLACES,)),
        ("supply", np.int8),  # bald heads left
        # The decks lie at the end of their arrays: deck[len − size] is the top card; EMPTY before it.
        ("character_deck_size", np.int8),
        ("hat_deck_size", np.int8),
        ("character_deck", np.int8, (CHARACTERS,)),
        ("hat_deck", np.int8, (HATS,)),
        # What each seat has taken.
        ("pairs", np.int8, (SEATS, KINDS)),
        ("wonder_hats", np.int8, (SEATS,)),
        ("bald_heads", np.int8, (SEATS,)),
        # Who has seen what (all of it public: everyone sees who looks where). It goes with the hat when it moves.
        (
            "seen",
            np.int32,
            (PLACES, SEATS),
        ),  # the turn in which that seat last saw the hat here; EMPTY: never
        ("moves", np.int32, (PLACES, SEATS)),  # how often the hat has moved since then
        (
            "moved_by",
            np.int8,
            (PLACES,),
        ),  # the seat that last moved a hat to this place; EMPTY: it lies as laid
        ("moved_at", np.int32, (PLACES,)),  # the turn of that; EMPTY: never
        # The last event.
        ("event", np.int8),  # DEAL, PEEK, SWAP, PAIR, WONDER_HAT or BALD_HEAD
        ("event_seat", np.int8),  # who acted; EMPTY for the deal
        ("event_place", np.int8),  # where; EMPTY for the deal
        ("event_other", np.int8),  # the second place of a swap, else EMPTY
        ("event_hat", np.int8),  # the hat that was looked at or opened, else EMPTY
        ("event_character", np.int8),  # of a pair, the character taken, else EMPTY
        ("event_free", np.int8),  # 1 if a wrong hat cost nothing, no bald head being left (HH-9)
        ("event_relaid", np.int8),  # 1 if a dead row was laid anew (HH-14)
        # Chance.
        ("drawn", np.int64),  # words used of the key's stream; UNKNOWN in a view
        ("key", np.uint32, (8,)),  # zeros in a view
    ],
    align=True,
)


class Position(Protocol):
    """A record of DTYPE, for the type checker; the comments there say what each field holds."""

    version: int
    ruleset: int
    players: int
    kinds: int
    copies: int
    places: int
    wonders: int
    balds: int
    until_three: int
    no_swap_back: int
    patience: int
    first: int
    viewer: int
    to_move: int
    over: int
    turn: int
    idle: int
    characters: Cards
    hats: Cards
    supply: int
    character_deck_size: int
    hat_deck_size: int
    character_deck: Cards
    hat_deck: Cards
    pairs: Cards
    wonder_hats: Cards
    bald_heads: Cards
    seen: Turns
    moves: Turns
    moved_by: Cards
    moved_at: Turns
    event: int
    event_seat: int
    event_place: int
    event_other: int
    event_hat: int
    event_character: int
    event_free: int
    event_relaid: int
    drawn: int
    key: Words
