"""Making, copying and hashing records: a position and a view are one NumPy record each."""

from typing import Any, TypeAlias

import numba
import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba.core import cgutils, types
from numba.extending import intrinsic

from .compiled import overload

#: A single `numpy.record`, whose fields are attributes. Each game types its own fields by a Protocol.
Record: TypeAlias = Any

#: In a card's place: nothing lies there.
EMPTY = -1
#: In a card's place: something lies there that this seat may not see.
UNKNOWN = -2
#: `viewer` of a position and of a spectator's view; other views bear their seat.
EVERYTHING = -2
SPECTATOR = -1


def new(dtype: np.dtype[np.void]) -> Record:
    """One zeroed record of that type, sharing memory with nothing else."""
    return np.zeros(1, dtype).view(np.recarray)[0]


def copy(source: Record, target: Record) -> None:
    """Overwrite `target` with `source`, a record of the same type."""
    target.setfield(source, source.dtype)


def clone(source: Record) -> Record:
    """A new record equal to `source`."""
    target = new(source.dtype)
    copy(source, target)
    return target


def frozen(source: Record) -> Record:
    """A record equal to `source` that can't be written to. Its bytes between the fields are zeros, as in `new`."""
    array = np.zeros(1, source.dtype).view(np.recarray)
    copy(source, array[0])
    array.flags.writeable = False
    return array[0]


def from_bytes(data: bytes, dtype: np.dtype[np.void]) -> Record:
    """The record whose `tobytes()` is `data`."""
    return np.frombuffer(bytearray(data), dtype).view(np.recarray)[0]


@intrinsic
def _memory_copy(
    typing_context: object, source: types.Record, target: types.Record
) -> tuple[Any, Any] | None:
    if source != target:
        return None

    def generate(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
        here, there = arguments
        cgutils.raw_memcpy(  # type: ignore[no-untyped-call]
            builder, there, here, ir.Constant(ir.IntType(64), source.size), 1
        )
        return ir.Constant(ir.IntType(8), 0)

    return types.int8(source, target), generate


@overload(copy)
def _copy(source: object, target: object) -> Any:
    if isinstance(source, types.Record) and source == target:
        return _copy_records
    return None


def _copy_records(source: Record, target: Record) -> None:
    _memory_copy(source, target)  # type: ignore[call-arg]


def same_type(numba_type: object, dtype: np.dtype[np.void]) -> bool:
    """True where a Numba type is the one of records of `dtype`."""
    return bool(numba_type == numba.from_dtype(dtype))
