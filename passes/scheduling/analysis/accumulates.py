"""The requirement of all schedules on a `loop.accumulate`: its partial results are as long as a
row."""

from __future__ import annotations

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.ops import AccumulateOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Access, Space


def accumulates_of(space: Space) -> list[AccumulateOp]:
    """The `loop.accumulate`s of a nest, in order."""
    return [op for op in space.accesses if isinstance(op, AccumulateOp)]


def columns_of(space: Space) -> int:
    """The number of partial results for each `loop.accumulate` of a nest; OpError unless it is
    known, with one result for each element of the row, in its order."""
    columns = product(space.inner_sizes).static
    for op in accumulates_of(space):
        if columns is None or not _is_dense(space.accesses[op], space):
            raise OpError(
                op,
                "loop.accumulate: its buffer must be as long as the row, of a known size, and indexed "
                "as the row is; reduce in a kernel of its own",
            )
    return columns or 0


def _is_dense(access: Access, space: Space) -> bool:
    """Whether an access traverses the whole buffer in the order of its nest's row."""
    if access.strides is None or access.offset or access.computed:
        return False
    sizes, outer = space.sizes, space.outer
    wanted = [product(sizes[d + 1 :]) for d in range(outer, len(sizes))]
    return list(access.strides[outer:]) == wanted and not any(
        stride.factor for stride in access.strides[:outer]
    )
