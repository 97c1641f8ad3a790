"""Full reductions on a CPU: one partial result per chunk, then one tree over these.

A reduction at the top level of a kernel combines a whole space into scalars. Small ones are a single
loop. Otherwise each chunk reduces its part with lanes and writes its result into a scratch buffer;
after the barrier at the end of `kernel.chunks`, one thread combines the partial results, with
lanes again. Chunks and trees depend only on the size, so the result is the same for any number of
threads.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from xdsl.ir import SSAValue

from mlfuse.dialects.loop.ops import ReduceOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.cost import elements_of, fork_chunks
from mlfuse.passes.scheduling.cpu.lanes import LANES, Lanes, reduce_body
from mlfuse.passes.scheduling.cpu.loops import (
    Chunking,
    chunk_elements,
    chunks,
    cut_space,
    runs,
)
from mlfuse.passes.scheduling.cpu.schedule import CpuSchedule
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import Count, Scratch
from mlfuse.targets.devices import Device

MAX_PARTIALS = 65536
"""The most partial results of a reduction of known size."""


@dataclass(frozen=True)
class FullReduction(CpuSchedule):
    """The chunks of one top-level reduction, and the buffers of its partial results."""

    name = "as a full reduction"

    reduce: ReduceOp
    space: Space
    chunking: Chunking
    scratch: tuple[Scratch, ...]
    """One for each result; empty for a single chunk."""

    @classmethod
    def of(cls, space: Space, device: Device, options: ScheduleOptions) -> FullReduction | Unsuited:
        """Cut a top-level reduction into chunks."""
        if not isinstance(space.nest, ReduceOp):
            return Unsuited("it isn't a loop.reduce")
        return _cut(space.nest, space)

    @property
    def buffers(self) -> tuple[Scratch, ...]:
        return self.scratch

    def emit(self, b: KernelBuilder) -> None:
        """Emit the reduction; its results become scalars of the function."""
        if not self.scratch:
            with chunks(b, self.chunking) as (low, high):
                results = _reduce_chunk(b, self, low, high).finish()
        else:
            fork = fork_chunks(self.space, elements_of(self.space, self.chunking))
            with chunks(b, self.chunking, fork) as (low, high):
                values = _reduce_chunk(b, self, low, high).finish()
                for value, buffer in zip(values, self.scratch, strict=True):
                    b.store(value, b.scratch[buffer], b.div(low, self.chunking.step))
            results = _combine_partials(b, self)
        b.values.update(zip(self.reduce.results, results, strict=True))


def _cut(reduce: ReduceOp, space: Space) -> FullReduction:
    chunking = cut_space(space.sizes, chunk_elements(space))
    count = chunking.count
    if count is None:  # rows of unknown length: whole rows, so that partial results can be counted
        chunking = Chunking(space.sizes, len(space.sizes) - 1, 1)
        count = product(space.sizes[:-1])
    if count.static is not None:
        least = -(-count.static // MAX_PARTIALS)
        if len(space.sizes) == 1:
            least = -(-least // LANES) * LANES
        chunking = replace(chunking, step=max(chunking.step, least))
        if count.static <= chunking.step:
            return FullReduction(reduce, space, chunking, ())
    partials = Count(count, chunking.step)
    scratch = tuple(Scratch(value.type, partials) for value in reduce.init)
    return FullReduction(reduce, space, chunking, scratch)


def _reduce_chunk(b: KernelBuilder, plan: FullReduction, low: Index, high: Index) -> Lanes:
    """The partial result of one chunk."""
    space = plan.space
    lanes = Lanes(b, plan.reduce, product(space.sizes).static)
    with runs(b, plan.chunking, low, high) as (outer, start, stop):
        lanes.add_run(start, stop, lambda j: reduce_body(b, plan.reduce, space, [*outer, j]))
    return lanes


def _combine_partials(b: KernelBuilder, plan: FullReduction) -> list[SSAValue]:
    """All partial results as one, by a single thread."""
    count = plan.scratch[0].by_size
    lanes = Lanes(b, plan.reduce, count.static)
    number = b.ceil_div(b.product(count.size), count.per)  # none for an empty space
    buffers = [b.scratch[buffer] for buffer in plan.scratch]
    lanes.add_run(0, number, lambda k: [b.load(buffer, k) for buffer in buffers])
    return lanes.finish()
