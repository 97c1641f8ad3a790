"""Which ops of the kernel level only read a buffer."""

from __future__ import annotations

from xdsl.dialects import memref
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.kernel.ops import GuardedLoadOp, OuterProductsOp, PrefetchOp, TransposeOp


def only_reads(op: Operation, buffer: SSAValue) -> bool:
    """Whether an op that has a buffer as an operand only reads it, as far as the op says so."""
    match op:
        case memref.LoadOp() | GuardedLoadOp() | PrefetchOp():
            return True
        case OuterProductsOp() | TransposeOp():
            return buffer is not op.tile
        case _:
            return False
