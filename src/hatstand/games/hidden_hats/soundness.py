"""`check`: whether a position set up by hand can be one (AL-6)."""

from ...core.compiled import compiled
from ...core.records import EMPTY, EVERYTHING
from ..piles import is_pile
from .knowledge import check_event, check_knowledge
from .record import (
    BALDS,
    CHARACTERS,
    COPIES,
    GOES_ON,
    HATS,
    KINDS,
    MOST_DRAWN,
    MOST_PATIENCE,
    MOST_TURNS,
    OUT_OF_PATIENCE,
    PLACES,
    ROW_NOT_FILLED,
    SEATS,
    SHAPKA_NEVIDIMKA,
    THREE_LEFT,
    VERSION,
    WONDER,
    WONDERS,
    Position,
)
from .rules import characters_at_end, is_alive

#: Codes of `check`, and the fields of a shown position that each is about.
SOUND, SIZES, TURN, ROW, DECKS, CARDS, BALD, DEAD_ROW, END, KNOWLEDGE, EVENT = range(11)
FIELDS = {
    SIZES: "options",
    TURN: "to_move, turn, idle, drawn",
    ROW: "characters, hats",
    DECKS: "character_deck, hat_deck",
    CARDS: "characters, hats",
    BALD: "supply, balds",
    DEAD_ROW: "hats",
    END: "over",
    KNOWLEDGE: "memory",
    EVENT: "event",
}


@compiled
def check(position: Position) -> int:
    if not check_sizes(position):
        return SIZES
    if not _check_turn(position):
        return TURN
    if not _check_row(position):
        return ROW
    if not _check_decks(position):
        return DECKS
    if not _check_cards(position):
        return CARDS
    if not _check_balds(position):
        return BALD
    if not _check_end(position):
        return END
    if not is_alive(position):
        return DEAD_ROW
    if not check_knowledge(position):
        return KNOWLEDGE
    if not check_event(position):
        return EVENT
    return SOUND


@compiled
def check_sizes(position: Position) -> bool:
    """Whether version, players, small form and options are in their ranges and can be dealt (AL-7)."""
    return (
        position.version == VERSION
        and 0 <= position.ruleset <= SHAPKA_NEVIDIMKA
        and 2 <= position.players <= SEATS
        and 1 <= position.kinds <= KINDS
        and 1 <= position.copies <= COPIES
        and 2 <= position.places <= PLACES
        and position.places <= position.kinds * position.copies
        and 0 <= position.wonders <= WONDERS
        and 0 <= position.balds <= BALDS
        and 0 <= position.until_three <= 1
        and (position.until_three == 1 or position.ruleset != SHAPKA_NEVIDIMKA)
        and 0 <= position.no_swap_back <= 1
        and 1 <= position.patience <= MOST_PATIENCE
        and 0 <= position.first < position.players
    )


@compiled
def _check_turn(position: Position) -> bool:
    if position.viewer != EVERYTHING or not 0 <= position.turn <= MOST_TURNS or position.idle < 0:
        return False
    if not 0 <= position.drawn <= MOST_DRAWN:
        return False
    if position.idle > position.turn or position.idle > position.patience:
        return False
    if position.over != GOES_ON:
        return position.to_move == EMPTY
    return position.to_move == (int(position.first) + int(position.turn)) % int(position.players)


@compiled
def _check_row(position: Position) -> bool:
    """Cards in range; a hat over each character and nowhere else; no gap while there is something to fill it."""
    gaps = 0
    for place in range(PLACES):
        character, hat = position.characters[place], position.hats[place]
        if place >= position.places:
            if character != EMPTY or hat != EMPTY:
                return False
        elif character == EMPTY and hat == EMPTY:
            gaps += 1
        elif not (0 <= character < position.kinds and (0 <= hat < position.kinds or hat == WONDER)):
            return False
    return gaps == 0 or position.character_deck_size == 0


@compiled
def _check_decks(position: Position) -> bool:
    return is_pile(position.character_deck, position.character_deck_size, position.kinds, 0) and is_pile(
        position.hat_deck, position.hat_deck_size, position.kinds, WONDER
    )


@compiled
def _check_cards(position: Position) -> bool:
    """AL-4: of every kind as many characters and hats as there are."""
    for kind in range(WONDER + 1):
        characters = hats = 0
        for i in range(CHARACTERS):
            characters += position.character_deck[i] == kind
        for i in range(HATS):
            hats += position.hat_deck[i] == kind
        for place in range(PLACES):
            characters += position.characters[place] == kind
            hats += position.hats[place] == kind
        for seat in range(SEATS):
            taken = position.wonder_hats[seat] if kind == WONDER else position.pairs[seat, kind]
            if taken < 0 or (taken > 0 and seat >= position.players):
                return False
            hats += taken
            if kind != WONDER:
                characters += taken
        if kind == WONDER:
            if hats != position.wonders:
                return False
        else:
            copies = position.copies if kind < position.kinds else 0
            if characters != copies or hats != copies:
                return False
    return True


@compiled
def _check_balds(position: Position) -> bool:
    total = int(position.supply)
    for seat in range(SEATS):
        heads = position.bald_heads[seat]
        if heads < 0 or (heads > 0 and seat >= position.players):
            return False
        total += heads
    return position.supply >= 0 and total == position.balds


@compiled
def _check_end(position: Position) -> bool:
    """`over` says what the row says."""
    left = 0
    for place in range(PLACES):
        left += position.characters[place] != EMPTY
    if position.over == ROW_NOT_FILLED:
        return position.until_three == 0 and left == position.places - 1
    if position.over == THREE_LEFT:
        return position.until_three == 1 and left == characters_at_end(position)
    if left < position.places and (position.until_three == 0 or left <= characters_at_end(position)):
        return False
    if position.over == OUT_OF_PATIENCE:
        return position.idle == position.patience
    return position.over == GOES_ON and position.idle < position.patience
