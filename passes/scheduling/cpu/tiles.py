"""What the schedules of matrix products share: a loop over chunks, and the rest of the body at an element of a tile."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from math import ceil

from xdsl.ir import SSAValue

from mlfuse.dialects.loop.ops import NestOp, ReduceOp
from mlfuse.passes.scheduling.cpu.cost import FORK_NS
from mlfuse.passes.scheduling.cpu.loops import counted
from mlfuse.passes.scheduling.cpu.matrices import Matrices
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder


@contextmanager
def chunks_of(b: KernelBuilder, count: int, each_ns: float) -> Generator[Index]:
    """A loop over the numbers of chunks, each of about `each_ns` nanoseconds."""
    if count == 1:
        yield 0
        return
    fork = max(ceil(FORK_NS / each_ns), 2)
    with b.chunks(count, 1, fork=fork) as (low, high), counted(b, low, high) as number:
        yield number


def finish_element(
    b: KernelBuilder,
    matrices: Matrices,
    dims: Mapping[int, Index],
    sum_of: Callable[[ReduceOp], SSAValue],
) -> None:
    """The rest of the body at the point `dims`, given its sums of products."""
    space = matrices.space
    point = matrices.point(dims)[: space.outer]
    b.bind_indices(space, point)
    hooks = memory_hooks(b, space.accesses, point)

    def nest_of(nest: NestOp) -> None:
        assert isinstance(nest, ReduceOp)
        b.values[nest.results[0]] = sum_of(nest)

    hooks.nest = nest_of
    b.clone(space.nest.regions[0].block.ops, hooks)
