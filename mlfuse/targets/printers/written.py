"""`is_written`: whether a kernel writes to a buffer."""

from __future__ import annotations

from xdsl.dialects import memref
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import StreamOp, TicketOp, VectorCopyOp


def is_written(buffer: SSAValue) -> bool:
    """Whether an op stores to a buffer."""
    return any(
        (isinstance(use.operation, memref.StoreOp) and use.operation.memref is buffer)
        or (isinstance(use.operation, VectorCopyOp) and use.operation.target is buffer)
        or (isinstance(use.operation, StreamOp) and use.operation.target is buffer)
        or isinstance(use.operation, TicketOp)
        for use in buffer.uses
    )
