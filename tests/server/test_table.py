"""The table as logic: whatever is sent, its log grows by what is legal, and says again all that the table is."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from by_hand import MAKER, ByHand, refusal
from hatstand import HatstandError, Match, replay
from hatstand.fairness import NO_CONTRIBUTION, commitment, deal_key
from hatstand.server import messages
from hatstand.server.decide import decide
from hatstand.server.entries import Entry, from_plain, plain
from hatstand.server.seats import Bot, Person
from hatstand.server.table import Table
from sizes import sized

KINDS = st.sampled_from(["act"] * 6 + ["hint", "put_back", "seen", "sit", "stand", "fill", "free"])
ACTIONS = st.one_of(
    st.builds("peek {}".format, st.integers(0, 9)),
    st.builds("open {}".format, st.integers(0, 9)),
    st.builds("swap {} {}".format, st.integers(0, 9), st.integers(0, 9)),
    st.text(max_size=8),
)
#: Kind, seat, action, how stale, which opened hat, and whose message: the seat's holder's (None) or some person's.
STEPS = st.lists(
    st.tuples(
        KINDS,
        st.integers(0, 4),
        ACTIONS,
        st.sampled_from([0, 0, 0, -1, 1]),
        st.integers(0, 60),
        st.one_of(st.none(), st.integers(0, 4)),
    ),
    min_size=20,
    max_size=60,
)


def everything(table: Table) -> Any:
    """All that can be told from a table: its scenes, and what of its own stands outside of them."""
    play = ByHand.__new__(ByHand)
    play.table = table
    scenes = [play.scene(seat) for seat in (*range(table.laid.players), None)] if table.dealt else []
    played = table.match.actions if table.dealt else None
    rest = (table.number, table.acted, table.ended, table.uncovered, table.seats, table.hints, played)
    return scenes, rest, table.info([0], "person 0")


def said(play: ByHand, kind: str, seat: int, action: str, ply: int, number: int) -> messages.Request:
    new = play.new_id()
    match kind:
        case "act":
            return messages.Act(id=new, seat=seat, ply=ply, action=action)
        case "hint":
            return messages.Hint(id=new, seat=seat, ply=ply)
        case "put_back":
            return messages.PutBack(id=new, seat=seat)
        case "seen":
            return messages.Seen(id=new, seat=seat, number=number)
        case "sit":
            return messages.Sit(id=new, seat=seat, name="New", portrait="knight", memory_aid=number % 2 == 0)
        case "stand":
            return messages.Stand(id=new, seat=seat)
        case "fill":
            return messages.Fill(id=new, seat=seat, bot="random", name="Bo", portrait="witch")
        case _:
            return messages.Free(id=new, seat=seat)


def allowed(play: ByHand, kind: str, seat: int, who: str) -> bool:
    """Whether this person may ask for this at all, told from who sits where."""
    table = play.table
    if seat >= table.laid.players:
        return False
    sitter = table.seats[seat]
    match kind:
        case "sit":
            return sitter is None and not table.ended
        case "fill":
            return sitter is None and who == MAKER and not table.ended
        case "free":
            away = not isinstance(sitter, Person) or seat not in play.here
            return sitter is not None and who == MAKER and away and not table.ended
        case "stand":
            return isinstance(sitter, Person) and sitter.identity == who and not table.ended
        case _:
            return isinstance(sitter, Person) and sitter.identity == who


@pytest.mark.soak
@settings(max_examples=sized(60, 1000))
@given(STEPS, st.integers(2, 4), st.booleans(), st.booleans(), st.integers(0, 2**64 - 1))
def test_messages_of_all_kinds(
    steps: list[Any], players: int, memory_aid: bool, open_seat: bool, secret: int
) -> None:
    """A message does what it may do and nothing else, or says why; sent again, it is done once."""
    free = (players - 1,) if open_seat else ()
    people = tuple(range(players - 1))
    play = ByHand(players, people, free, memory_aid=memory_aid, secret=f"{secret:064x}", patience=30)
    play.here = {0}
    for kind, seat, action, stale, number, person in steps:
        table = play.table
        before = everything(table)
        ply, turn = (table.match.ply, table.match.to_move) if table.dealt else (0, None)
        sitter = table.seats[seat] if seat < players else None
        holder = sitter.identity if isinstance(sitter, Person) else MAKER
        who = holder if person is None else f"person {person}"
        known = max(0, ply + stale)
        message = said(play, kind, seat, action, known, number)
        may, was = allowed(play, kind, seat, who), table.number
        hint, _ = table.hints.get((seat, known), (None, None)) if kind == "hint" else (None, None)
        reason, taken = None, 0
        try:
            taken = play.ask(message, who)
        except HatstandError as error:
            reason = str(error)
        if reason is not None:
            assert reason != ""
            assert everything(table) == before
            assert not (may and kind in ("sit", "stand", "fill", "free"))
            continue
        assert may
        assert taken == (was + 1 if hint is None else hint)
        assert kind not in ("act", "hint") or (seat, known) == (turn, ply)
        assert not table.dealt or table.match.ply == ply + (kind == "act")
        assert play.ask(message, who) == taken
        assert table.number <= max(was, taken + 1)
        with pytest.raises(HatstandError):
            play.ask(message, "somebody else")
        while table.bot_to_move():
            play.act(table.match.legal()[0])
    assert everything(Table(play.entries)) == everything(play.table)


def test_entries_are_plain_data_and_come_back_the_same() -> None:
    play = ByHand(3, (0, 2), patience=4)
    number = play.act(f"open {play.places('bald')[0]}")
    play.seen(2, number)
    play.act("peek 1")
    play.hint()
    play.act("peek 2")
    play.put_back(2)
    play.act("swap 1 2")
    assert play.table.ended
    for entry in play.entries:
        assert isinstance(entry, Entry)
        assert from_plain(entry.kind, plain(entry.data)) == entry.data
    kinds = ["table", "seat-taken", "seat-to-bot", "seat-taken", "deal", "action", "seen"]
    kinds += ["action", "hint", "action", "put-back", "action", "end"]
    assert [entry.kind for entry in play.entries] == kinds


def test_each_refusal_says_why() -> None:
    play = ByHand(3, (0, 1))
    number = play.act(f"open {play.places('bald')[0]}")

    def act(seat: int, action: str = "peek 1", ply: int = 1) -> messages.Act:
        return messages.Act(id="new", seat=seat, ply=ply, action=action)

    put_back = messages.PutBack(id="new", seat=1)
    expected: list[tuple[Any, str | None, str]] = [
        (act(3), "person 3", "error-seat"),
        (act(1), None, "error-identity"),
        (act(1), "person 0", "error-not-yours"),
        (act(1), "", "error-not-yours"),
        (act(2), "person 2", "error-bot-seat"),
        (act(0), "person 0", "error-turn"),
        (act(1, ply=0), "person 1", "error-stale"),
        (act(1, ply=2), "person 1", "error-stale"),
        (act(1, "peek 8"), "person 1", "hidden-hats-error-place"),
        (act(1, "swap 2 1"), "person 1", "hidden-hats-error-swap-order"),
        (act(1, "dance"), "person 1", "hidden-hats-error-notation"),
        (put_back, "person 1", "error-nothing-peeked"),
        (messages.Seen(id="new", seat=1, number=number - 1), "person 1", "error-nothing-opened"),
        (messages.Act(id="id 0", seat=1, ply=1, action="peek 1"), "person 1", "error-message"),
    ]
    for message, who, code in expected:
        if who is None:
            with pytest.raises(HatstandError) as caught:
                decide(play.table, message, None)
            assert caught.value.code == code
        else:
            assert refusal(play, message, who) == code


def test_the_deal_is_bound_by_the_commitment() -> None:
    play = ByHand(3, (0, 1), patience=1)
    secret = play.table.secret
    assert play.table.info([], None).commitment == commitment(secret).hex()
    key = deal_key(secret, [NO_CONTRIBUTION] * 3)
    assert play.hats() == list(Match("auf-der-hut", 3, key=key, first=0).position().show().hats)
    play.act("peek 1")
    record = play.table.record()
    assert record["key"] == key.hex()
    assert replay(record).actions == ("peek 1",)


def test_a_bots_settings_are_shown_but_not_its_seed_nor_anybodys_identity() -> None:
    play = ByHand(2, (0,))
    assert isinstance(play.table.seats[1], Bot)
    shown = repr(play.table.info([0], "person 0"))
    assert "seed" not in shown
    assert "person 0" not in shown
