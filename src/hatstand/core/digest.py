"""A quick hash of a record's bytes, 64 bits, the same in machine code and in the interpreter.

Words of 64 bits are mixed in one by one (xor, then a product by an odd number), and the end is stirred so that
every bit tells. It is no defence against anybody who chooses the bytes.
"""

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba.core import types
from numba.extending import intrinsic

from .compiled import overload
from .records import Record

_WORD = 8
_BITS = 64
#: The odd number nearest to 2^64 / the golden ratio, and another of that size; as signed numbers.
_FACTOR = 0x9E3779B97F4A7C15 - (1 << _BITS)
_STIR = 0xD6E8FEB86659FD93 - (1 << _BITS)
_HALF = 32
_LOW = (1 << _HALF) - 1


def digest(record: Record) -> int:
    """A number from −2^63 to 2^63 − 1 that follows from the record's bytes. Its size is a multiple of 8."""
    data = record.tobytes()
    result = 0
    for start in range(0, len(data), _WORD):
        word = int.from_bytes(data[start : start + _WORD], "little", signed=True)
        result = _signed((result ^ word) * _FACTOR)
        result ^= result >> _HALF & _LOW
    return _signed(result * _STIR)


def _signed(number: int) -> int:
    """As 64 bits hold it."""
    return (number + (1 << _BITS - 1)) % (1 << _BITS) - (1 << _BITS - 1)


def _define_word_of(typing_context: object, record: types.Record, index: types.Integer) -> tuple[Any, Any]:
    def generate(_context: Any, builder: ir.IRBuilder, _signature: Any, arguments: Any) -> Any:
        where, number = arguments
        words = builder.bitcast(where, ir.IntType(_BITS).as_pointer())
        return builder.load(builder.gep(words, [number]), align=1)

    return types.int64(record, types.int64), generate


#: In compiled code, the word of a record by its number.
_word_of = cast(Callable[[Record, int], int], intrinsic(_define_word_of))


@overload(digest)
def _digest(record: Any) -> Any:
    words = record.size // _WORD

    def compute(record: Record) -> int:
        result = 0
        for i in range(words):
            result = (result ^ _word_of(record, i)) * _FACTOR
            result ^= result >> _HALF & _LOW
        return result * _STIR

    return compute
