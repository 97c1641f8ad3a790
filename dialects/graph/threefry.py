"""Threefry2x32-20: random bits from additions, rotations and exclusive or, as JAX makes them.

Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011.
"""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from xdsl.dialects import arith
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.elementwise import INT, BinaryOp
from mlfuse.dialects.graph.philox import UI32, UI64, halves, joined
from mlfuse.dialects.scalar import ScalarBuilder

ROTATIONS = (13, 15, 26, 6), (17, 29, 16, 24)
"""The number of bits of each rotation, in four rounds and in the next four."""
PARITY = 0x1BD11BDA
"""The third word of the key is the exclusive or of the others and this number."""


@irdl_op_definition
class ThreefryOp(BinaryOp):
    """`graph.threefry %counter, %key : tensor<8xui64>`: two random words for a counter of two words
    and a key of two words. In each ui64, the low word is the first."""

    name = "graph.threefry"
    NO_GRADIENT: ClassVar[str] = "takes integers"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT})
    FLOPS: ClassVar[float] = 100.0

    def element_checks(self) -> str | None:
        return None if self.result_dtype == UI64 else f"takes ui64, not {self.result_dtype.name}"

    def numpy(self, *args: Array) -> Array:
        low, high = np.uint64(0xFFFFFFFF), np.uint64(32)
        (x, y), (a, b) = ((arg & low, arg >> high) for arg in args)
        keys = [a, b, a ^ b ^ np.uint64(PARITY)]
        x, y = (x + a) & low, (y + b) & low
        for turn in range(5):
            for by in ROTATIONS[turn % 2]:
                x = (x + y) & low
                y = (y << np.uint64(by) & low | y >> np.uint64(32 - by)) ^ x
            x = (x + keys[(turn + 1) % 3]) & low
            y = (y + keys[(turn + 2) % 3] + np.uint64(turn + 1)) & low
        return x | y << high

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        (x, y), (first, second) = (halves(b, arg) for arg in args)
        parity = b.constant(PARITY, UI32)
        keys = [first, second, b.xor(b.xor(first, second), parity)]
        x, y = b.add(x, first), b.add(y, second)
        for turn in range(5):
            for by in ROTATIONS[turn % 2]:
                x = b.add(x, y)
                y = b.xor(_rotated(b, y, by), x)
            x = b.add(x, keys[(turn + 1) % 3])
            y = b.add(b.add(y, keys[(turn + 2) % 3]), b.constant(turn + 1, UI32))
        return joined(b, x, y)


def _rotated(b: ScalarBuilder, x: SSAValue, by: int) -> SSAValue:
    left = b.emit(arith.ShLIOp(x, b.constant(by, UI32)))
    return b.or_(left, b.emit(arith.ShRUIOp(x, b.constant(32 - by, UI32))))
