"""Scheduling for GPUs: a loop kernel as phases, each a CUDA kernel.

A phase ends where all threads of the device must have come before anything goes on. The nests of a
kernel's top level become, in order:

- `loop.parallel` without nests in it: one phase, a group of neighbours a thread (`gpu_pointwise`);
- `loop.parallel` with nests: one phase, a row for each thread, warp or block (`gpu_rows`);
- `loop.reduce`: two phases, partial results and their combination (`gpu_full`);
- all nests together: one phase of one block, where a reduction is among them and they are small.

Scalars at the top level are computed again in every phase that uses them: that costs less than a
launch. What a reduction gives to later phases goes through scratch buffers of one element. A store at
the top level is done by the phase that ends the last reduction it depends on, else by the last that
is a single block, else by a phase of one thread.

Phases change the order of memory accesses at the top level, and inside a nest threads run in any
order, so a buffer that is both read and written needs a reason: each element by one point of a
pointwise nest, or all writes in earlier nests than all reads. Anything else is an error.

Complexity: linear in the ops, times the phases for scalars.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from xdsl.ir import Operation, SSAValue

from mlfuse.devices import Device
from mlfuse.dialects.loop.ops import (
    AccessOp,
    KernelOp,
    LoadOp,
    LocalOp,
    NestOp,
    ParallelOp,
    ReduceOp,
    StoreOp,
)
from mlfuse.errors import OpError
from mlfuse.passes.schedule import gpu_full, gpu_pointwise, gpu_rows
from mlfuse.passes.schedule.access import Access, Layout, Space, access_of, product, space_of
from mlfuse.passes.schedule.emit import Hooks, KernelBuilder
from mlfuse.passes.schedule.gpu_parts import alone, free_values
from mlfuse.passes.schedule.gpu_row_writer import RowWriter, no_local, no_nest
from mlfuse.passes.schedule.gpu_rows import Job
from mlfuse.passes.schedule.plan import Count, Phase, Scheduled, Scratch


def schedule(kernel: KernelOp, device: Device) -> Scheduled:
    """The phases of one kernel for a GPU; raises OpError for what can't be scheduled."""
    top = _Top.of(kernel)
    _check_order(top)
    writer = _PhaseWriter(top, device)
    spaces = list(top.spaces.values())
    plain = gpu_full.plain_nests(list(top.spaces))
    reduces = any(isinstance(nest, ReduceOp) for nest in top.spaces)
    if reduces and plain and gpu_full.fits_one_block(spaces) and not _flows_through_memory(top):
        job = writer.job([])
        phase = gpu_full.schedule_one_block(job, spaces, top.ops, top.accesses)
        return Scheduled([phase], job.scratch)
    writer.write()
    return Scheduled(writer.named(), writer.scratch)


@dataclass
class _Top:
    """The top level of a kernel."""

    kernel: KernelOp
    layout: Layout
    ops: list[Operation]
    order: dict[Operation, int]
    spaces: dict[NestOp, Space]
    accesses: dict[AccessOp, Access]
    """Those outside all nests."""
    _needed: dict[Operation, set[Operation]] = field(
        default_factory=dict[Operation, set[Operation]]
    )

    @classmethod
    def of(cls, kernel: KernelOp) -> _Top:
        """Read a kernel."""
        layout = Layout.of(kernel)
        ops = list(kernel.body.block.ops)
        return cls(
            kernel=kernel,
            layout=layout,
            ops=ops,
            order={op: position for position, op in enumerate(ops)},
            spaces={op: space_of(op, layout) for op in ops if isinstance(op, NestOp)},
            accesses={op: access_of(op, layout, {}) for op in ops if isinstance(op, AccessOp)},
        )

    def needed(self, op: Operation) -> set[Operation]:
        """The top-level ops that `op` depends on, reductions included but not what those need."""
        if op not in self._needed:
            owners = {value.owner for value in free_values(op)}
            direct = {owner for owner in owners if owner in self.order and owner is not op}
            result = {owner for owner in direct if isinstance(owner, Operation)}
            for owner in tuple(result):
                if not isinstance(owner, NestOp):
                    result |= self.needed(owner)
            self._needed[op] = result
        return self._needed[op]

    def reductions(self, op: Operation) -> list[ReduceOp]:
        """The top-level reductions whose results `op` depends on, in order."""
        found = [need for need in self.needed(op) if isinstance(need, ReduceOp)]
        return sorted(found, key=lambda reduce: self.order[reduce])

    def in_order(self, ops: Iterable[Operation]) -> list[Operation]:
        """The ops as the kernel has them."""
        return sorted(ops, key=lambda op: self.order[op])


class _PhaseWriter:
    """Writes a phase for each nest, and for what else there is."""

    def __init__(self, top: _Top, device: Device):
        self.top = top
        self.device = device
        self.phases: list[Phase] = []
        self.scratch: list[Scratch] = []
        self.carried: dict[SSAValue, Scratch] = {}
        """Results of reductions that later phases read."""
        self.stores = self._assign_stores()

    def _assign_stores(self) -> dict[ReduceOp | None, list[Operation]]:
        """The top-level stores by the reduction after which they are done."""
        reduces = [nest for nest in self.top.spaces if isinstance(nest, ReduceOp)]
        stores: dict[ReduceOp | None, list[Operation]] = {None: []}
        for op in self.top.ops:
            if isinstance(op, StoreOp):
                needed = self.top.reductions(op) or reduces
                stores.setdefault(needed[-1] if needed else None, []).append(op)
        return stores

    def write(self) -> None:
        """All phases."""
        for op in self.top.ops:
            if isinstance(op, LocalOp):
                raise OpError(
                    op,
                    "loop.local: what several phases use must be a buffer; move it into the nest "
                    "of its row, or pass it as an argument",
                )
        for nest, space in self.top.spaces.items():
            if isinstance(nest, ReduceOp):
                self._reduce(nest, space)
            elif product(space.outer_sizes if space.inner_nests() else space.sizes).static != 0:
                self._parallel(nest, space)
        if self.stores[None]:
            self._scalars(self.stores[None])

    def named(self) -> list[Phase]:
        """The phases with names of their own where there are several."""
        return self.phases

    def job(self, users: Sequence[Operation]) -> Job:
        """A phase that computes what `users` need from the top level."""
        name = self.top.kernel.sym_name.data
        top = self.top
        needed = {need for user in users for need in top.needed(user)}

        def prologue(b: KernelBuilder) -> None:
            for value, buffer in self.carried.items():
                if value.owner in needed:
                    b.values[value] = b.load(b.scratch[buffer], 0)
            scalars = [op for op in needed if not isinstance(op, NestOp)]
            b.clone(top.in_order(scalars), self._hooks(b))

        return Job(top.kernel, top.layout, self.device, name, self.scratch, prologue)

    def _hooks(self, b: KernelBuilder) -> Hooks:
        """Accesses at constant places, by every thread."""
        return RowWriter(b, alone(), {}, [], self.top.accesses).hooks
