"""What all schedules ask of a `loop.accumulate`: that its partial results are as long as a row."""

from __future__ import annotations

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.ops import AccumulateOp
from mlfuse.passes.scheduling.analysis.access import Access, Space, product


def accumulates_of(space: Space) -> list[AccumulateOp]:
    """The `loop.accumulate`s of a nest, in order."""
    return [op for op in space.accesses if isinstance(op, AccumulateOp)]


def columns_of(space: Space) -> int:
    """The partial results that a row has for each `loop.accumulate` of a nest; OpError where they
    aren't a number that is known, one for each element of the row, in its order."""
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
    """Whether an access walks a buffer from end to end as its nest walks the row."""
    if access.strides is None or access.offset or access.computed:
        return False
    sizes, outer = space.sizes, space.outer
    wanted = [product(sizes[d + 1 :]) for d in range(outer, len(sizes))]
    return list(access.strides[outer:]) == wanted and not any(
        stride.factor for stride in access.strides[:outer]
    )
