"""What a seat may see of a position (HT-18), and positions that such a view allows."""

from ...core.chance import Generator, below, mix_cards
from ...core.compiled import compiled
from ...core.keys import hide_key, make_key
from ...core.records import EMPTY, EVERYTHING, SPECTATOR, UNKNOWN, copy
from .cards import bit, how_many, lowest, nth
from .legality import is_in_game, partner_of
from .record import BACK, BLACK, CARDS, GOES_ON, PASS, TEAMS_OF, Position


@compiled
def observe(position: Position, seat: int, out: Position) -> None:
    copy(position, out)
    out.viewer = seat
    if position.over != GOES_ON or position.viewer == seat:  # nothing is hidden any more, or all is already
        return
    for other in range(position.players):
        if other != seat:
            out.hands[other] = 0
            out.blacks[other, : position.black_counts[other]] = UNKNOWN
    out.deck[CARDS - position.deck_size :] = UNKNOWN
    if position.players == TEAMS_OF:
        _observe_passed(position, seat, out)
    private = position.event == BLACK or position.event == PASS or position.event == BACK
    partner_sees = position.event != BLACK and are_partners(position, seat, position.event_seat)
    if private and position.event_seat != seat and not partner_sees:
        out.event_card = UNKNOWN
    if drew(position) and position.event_seat != seat:
        out.event_taken = UNKNOWN
    hide_key(out)


@compiled
def are_partners(position: Position, seat: int, other: int) -> bool:
    """Whether two seats are a team; a spectator is in none."""
    return bool(position.players == TEAMS_OF and seat >= 0 and partner_of(seat) == other)


@compiled
def drew(position: Position) -> bool:
    """Whether the last event was a discard, for which a card was drawn."""
    return bool(position.event_taken != EMPTY and position.event_place == EMPTY)


@compiled
def blacks_of(position: Position, seat: int) -> int:
    """The set of the black hats of a seat that are known."""
    cards = 0
    for i in range(position.black_counts[seat]):
        cards |= bit(position.blacks[seat, i])
    return cards


@compiled
def _observe_passed(position: Position, seat: int, out: Position) -> None:
    """Of the passed cards a seat sees those of its own team."""
    team = 0
    if seat != SPECTATOR:
        partner = partner_of(seat)
        team = int(position.hands[seat]) | blacks_of(position, seat)
        team |= int(position.hands[partner]) | blacks_of(position, partner)
    for card in range(CARDS):
        if team >> card & 1 == 0:
            out.passed[card] = EMPTY
    if position.received != EMPTY and team >> int(position.received) & 1 == 0:
        out.received = UNKNOWN


@compiled
def guess(view: Position, seat: int, rng: Generator, out: Position) -> None:
    """Every assignment of the unseen cards to the hidden slots is equally likely that a seat's passed cards allow.

    Each hand is a set, each black hat and each place in the deck a slot of its own. A card that the partner is
    known to have got lies in that hand or among the black hats laid since. Nothing else is proved by anything: a
    hand into which cards came unseen can have got any that it holds or has played since. Those sets of slots lie
    one within the other, so the cards with the fewest choose first, and no try is ever wasted. Of what the other
    team's players know of each other only the card passed last is guessed: they know nothing more.
    """
    copy(view, out)
    out.viewer = EVERYTHING
    if view.over != GOES_ON:
        return
    make_key(out, rng)
    known = _known_of_partner(view, seat)
    if known != 0:
        _place_known(view, partner_of(seat), known, rng, out)
    unseen = _unseen_cards(view, known, out)
    mix_cards(out.deck, 0, unseen, rng)
    used = 0
    for other in range(view.players):
        if other == seat:
            continue
        for i in range(view.black_counts[other]):
            if out.blacks[other, i] == UNKNOWN:
                out.blacks[other, i] = out.deck[used]
                used += 1
        hand = int(out.hands[other])
        for _ in range(int(view.hand_sizes[other]) - how_many(hand)):
            hand |= bit(out.deck[used])
            used += 1
        out.hands[other] = hand
    for i in range(view.deck_size):
        out.deck[CARDS - 1 - i] = out.deck[unseen - 1 - i]
    out.deck[: CARDS - view.deck_size] = EMPTY
    _guess_event(view, rng, out)


@compiled
def _known_of_partner(view: Position, seat: int) -> int:
    """The set of the cards that a seat knows its partner to have."""
    if seat == SPECTATOR or view.players != TEAMS_OF:
        return 0
    known = 0
    for card in range(CARDS):
        if view.passed[card] != EMPTY:
            known |= 1 << card
    return known & ~(int(view.hands[seat]) | blacks_of(view, seat))


@compiled
def _place_known(view: Position, partner: int, known: int, rng: Generator, out: Position) -> None:
    """Put the known cards of the partner into the hand or a black hat laid since each came, the latest first."""
    free_in_hand = int(view.hand_sizes[partner])
    free_blacks = 0
    hand = 0
    for since in range(int(view.black_counts[partner]), -1, -1):
        free_blacks += since < view.black_counts[partner]
        rest = known
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if view.passed[card] != since:
                continue
            slot = below(rng, free_in_hand + free_blacks)
            if slot < free_in_hand:
                hand |= 1 << card
                free_in_hand -= 1
                continue
            slot -= free_in_hand
            free_blacks -= 1
            place = since
            while out.blacks[partner, place] != UNKNOWN or slot > 0:
                slot -= out.blacks[partner, place] == UNKNOWN
                place += 1
            out.blacks[partner, place] = card
    out.hands[partner] = hand


@compiled
def _unseen_cards(view: Position, known: int, out: Position) -> int:
    """Write all cards that the view neither shows nor places into out.deck[0:n]; return n."""
    seen = known | int(view.discards)
    for seat in range(view.players):
        seen |= int(view.hands[seat]) | int(view.collections[seat]) | blacks_of(view, seat)
    for place in range(view.places):
        seen |= bit(view.table[place])
    n = 0
    for card in range(CARDS):
        if seen >> card & 1 == 0 and is_in_game(view, card):
            out.deck[n] = card
            n += 1
    return n


@compiled
def _guess_event(view: Position, rng: Generator, out: Position) -> None:
    """Which card was laid black, drawn, passed or given back last, where this seat did not see it."""
    seat = int(view.event_seat)
    if view.event_taken == UNKNOWN:
        out.event_taken = _any_of_hand(seat, rng, out)
    if view.event_card != UNKNOWN:
        return
    if view.event == BLACK:
        out.event_card = out.blacks[seat, int(view.black_counts[seat]) - 1]
        return
    partner = partner_of(seat)
    out.event_card = _any_of_hand(partner, rng, out)
    out.passed[out.event_card] = view.black_counts[partner]
    if view.event == PASS:
        out.received = out.event_card


@compiled
def _any_of_hand(seat: int, rng: Generator, out: Position) -> int:
    return nth(out.hands[seat], below(rng, int(out.hand_sizes[seat])))
