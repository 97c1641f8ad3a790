"""Rows on a CPU: each row by one core, nest after nest, while it lies in L1.

A `loop.parallel` over kept dims with nests over reduced dims in it: softmax, layer norm, sums along
the last dim. A chunk is some rows; for each row its nests run in order, reductions with lanes (see
`cpu_lanes`), parallel nests as vector loops. A row is read from memory by the first nest and from
L1 or L2 by the later ones; `loop.local` rows are arrays on the stack.

Rows are the unit of work: few very long rows leave cores idle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.ops import (
    AccumulateOp,
    LocalOp,
    NestOp,
    ReduceOp,
    ScanOp,
    SerialOp,
)
from mlfuse.errors import OpError
from mlfuse.passes.schedule.access import Space
from mlfuse.passes.schedule.cpu_lanes import Lanes, reduce_body
from mlfuse.passes.schedule.cpu_loops import (
    chunk_elements,
    chunks,
    counted,
    cut_rows,
    elements,
    memory_hooks,
    runs_of,
    walked,
)
from mlfuse.passes.schedule.cpu_scan import Scan
from mlfuse.passes.schedule.emit import KernelBuilder
from mlfuse.passes.schedule.indexing import Index
from mlfuse.passes.schedule.layout import product

STACK_BYTES = 2**20
"""How large a local may be: a thread's stack is 2 MiB or more."""


def emit_rows(b: KernelBuilder, space: Space) -> None:
    """Emit a top-level `loop.parallel` with nests in it, row by row."""
    row_elements = product(space.inner_sizes).static
    cut = cut_rows(space.outer_sizes, row_elements, chunk_elements(space))
    with chunks(b, cut) as (low, high), counted(b, low, high) as row:
        emit_row(b, space, b.delinearize(row, space.outer_sizes))


Accumulate = Callable[[AccumulateOp, Sequence[Index]], None]
"""What to do with a `loop.accumulate` at a point."""


def emit_row(
    b: KernelBuilder, space: Space, outer: list[Index], accumulate: Accumulate | None = None
) -> None:
    """Emit what happens to one row."""
    b.bind_indices(space, outer)
    hooks = memory_hooks(b, space.accesses, outer)
    hooks.local = lambda op: emit_local(b, op)
    hooks.nest = lambda nest: _emit_nest(b, space, nest, outer, accumulate)
    b.clone(space.nest.regions[0].block.ops, hooks)


def emit_local(b: KernelBuilder, op: LocalOp) -> None:
    """A local as an array on the stack."""
    type_ = op.result.type
    count = prod(type_.get_shape())
    nbytes = count * dtypes.of(type_).nbytes
    if nbytes > STACK_BYTES:
        raise OpError(
            op,
            f"loop.local: {nbytes} bytes on the stack, at most {STACK_BYTES} are possible; "
            "lower to loops for this device, or compute the row twice",
        )
    b.values[op.result] = b.alloca(type_.element_type, max(count, 1))


def _emit_nest(
    b: KernelBuilder,
    space: Space,
    nest: NestOp,
    outer: list[Index],
    accumulate: Accumulate | None,
) -> None:
    if isinstance(nest, ReduceOp):
        lanes = Lanes(b, nest, product(space.inner_sizes).static)
        with runs_of(b, space.inner_sizes) as (middle, start, stop):
            lanes.add_run(start, stop, lambda j: reduce_body(b, nest, space, [*outer, *middle, j]))
        b.values.update(zip(nest.results, lanes.finish(), strict=True))
        return
    if isinstance(nest, ScanOp):
        scan = Scan(b, nest)
        with walked(b, space.inner_sizes) as inner:
            scan.step(space, [*outer, *inner])
        return
    walk = walked if isinstance(nest, SerialOp) else elements
    with walk(b, space.inner_sizes) as inner:
        point = [*outer, *inner]
        b.bind_indices(space, point)
        hooks = memory_hooks(b, space.accesses, point)
        if accumulate is not None:
            hooks.accumulate = lambda op: accumulate(op, point)
        b.clone(nest.regions[0].block.ops, hooks)
