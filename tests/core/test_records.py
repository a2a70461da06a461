"""Records: copied whole, never shared, and without a byte that says nothing."""

from __future__ import annotations

import numpy as np
import pytest

from forms import forms
from hatstand import games
from hatstand.core.chance import GENERATOR
from hatstand.core.records import Record, clone, copy, from_bytes, frozen, new

DTYPES = [GENERATOR, *(game.dtype for game in games.GAMES)]
each_dtype = pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: f"{dtype.itemsize} bytes")


def filled(dtype: np.dtype[np.void]) -> Record:
    record = new(dtype)
    for number, name in enumerate(dtype.names or (), 1):
        record[name] = number
    return record


def between_fields(dtype: np.dtype[np.void]) -> list[int]:
    """The offsets of bytes that belong to no field."""
    taken = {offset + i for field, offset, *_ in (dtype.fields or {}).values() for i in range(field.itemsize)}
    return sorted(set(range(dtype.itemsize)) - taken)


@each_dtype
def test_a_copy_is_equal_and_shares_nothing(dtype: np.dtype[np.void]) -> None:
    record = filled(dtype)
    for other in (clone(record), frozen(record), from_bytes(record.tobytes(), dtype)):
        assert other.tobytes() == record.tobytes()
        assert not np.shares_memory(np.asarray(other), np.asarray(record))
    target = new(dtype)
    copy(record, target)
    record[dtype.names[0]] = 0  # type: ignore[index]
    assert target.tobytes() == filled(dtype).tobytes()


@each_dtype
def test_a_frozen_record_can_not_be_written_to(dtype: np.dtype[np.void]) -> None:
    record = frozen(filled(dtype))
    for name in dtype.names or ():
        with pytest.raises(ValueError, match="read-only"):
            record[name] = 0
    assert record.tobytes() == filled(dtype).tobytes()


@each_dtype
def test_a_frozen_record_has_zeros_between_its_fields(dtype: np.dtype[np.void]) -> None:
    """What lay in the memory before would make equal views unequal, and bots choose differently."""
    record = filled(dtype)
    for _ in range(200):
        dirt = [bytearray(b"\xff" * dtype.itemsize) for _ in range(20)]
        del dirt
        data = frozen(record).tobytes()
        assert [data[offset] for offset in between_fields(dtype)] == [0] * len(between_fields(dtype))


def test_views_have_zeros_between_their_fields() -> None:
    for form in forms(0, 0):
        match = form.match(1)
        for view in (match.position(), match.view(None), match.view(0)):
            data = view.array.tobytes()
            assert not any(data[offset] for offset in between_fields(match.game.dtype))
