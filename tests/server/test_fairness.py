"""A server's record proves that the deal is the one that was promised before the game."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from by_hand import ByHand
from hatstand import BadRecord
from hatstand.fairness import commitment, deal_key, verify


@pytest.fixture
def record() -> dict[str, Any]:
    play = ByHand(2, patience=3)
    for action in ("peek 1", "swap 1 2", "peek 7"):
        play.act(action)
    return play.table.record()


def test_the_hashes_are_as_written_down() -> None:
    secret, mine, nothing = bytes(range(32)), bytes([7] * 32), bytes(32)
    assert commitment(secret) == hashlib.sha256(b"hatstand secret 1" + secret).digest()
    key = hashlib.sha256(b"hatstand key 1" + secret + mine + nothing).digest()
    assert deal_key(secret, [mine, nothing]) == key


def test_a_true_record_is_believed_and_replayed(record: dict[str, Any]) -> None:
    match = verify(record)
    assert match.over
    assert match.actions == ("peek 1", "swap 1 2", "peek 7")


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("secret", None, "secret"),
        ("secret", 5, "secret"),
        ("secret", "5e" * 31, "secret"),
        ("secret", "5E" * 32, "secret"),
        ("secret", "xy" * 32, "secret"),
        ("secret", "00" * 32, "commitment"),
        ("commitment", None, "commitment"),
        ("commitment", "00" * 32, "commitment"),
        ("key", "00" * 32, "key"),
        ("contributions", None, "contributions"),
        ("contributions", ["00" * 32], "contributions"),
        ("contributions", ["00" * 32, 7], "contributions"),
        ("contributions", ["00" * 32, "01" * 32], "key"),
        ("start", {"deal": {}}, "start"),
        ("actions", ["peek 1", "swap 2 1"], "actions[1]"),
        ("players", 3, "contributions"),
    ],
)
def test_a_false_one_is_refused_by_the_field_that_is_wrong(
    record: dict[str, Any], field: str, value: Any, named: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        verify({**record, field: value})
    assert caught.value.arguments["field"] == named
    assert str(caught.value)
