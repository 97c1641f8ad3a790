"""Scheduling for GPUs: a loop kernel as phases, each a CUDA kernel.

A phase ends at a synchronization of all threads of the device. The nests of a
kernel's top level become, in order:

- `loop.parallel`: one phase or two, by the first of `SCHEDULES` that applies to it;
- `loop.reduce`: two phases, partial results and their combination (`gpu/full.py`);
- a chain of products (`gpu/row_chain.py`): one phase for all its nests;
- all nests together: one phase of one block, if they include a reduction and are small;
- `loop.foreach`: a phase for each pass over the tensors of a table (`gpu/foreach.py`).

Scalars at the top level are computed again in every phase that uses them: that costs less than a launch. Results of a
reduction reach later phases through scratch buffers of one element. A store at the top level is in the phase that ends
the last reduction it depends on, otherwise in the last phase with a single block, otherwise in a phase of one thread.

Phases change the order of memory accesses at the top level, and threads of a nest run in any
order. So a buffer may be both read and written only in different nests, one after the
other, or at the same index at each point of a pointwise or serial nest. All other cases
are errors.

Complexity: linear in the ops, times the phases for scalars.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.ops import (
    AccessOp,
    KernelOp,
    LoadOp,
    LocalOp,
    NestOp,
    ReduceOp,
    SerialOp,
    StoreOp,
)
from mlfuse.dialects.sizes import Product, product
from mlfuse.passes.scheduling.analysis.access import Access, Layout, Space, access_of, space_of
from mlfuse.passes.scheduling.analysis.values import free_values
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.emission.tables import has_tables
from mlfuse.passes.scheduling.gpu import foreach as gpu_foreach
from mlfuse.passes.scheduling.gpu import full as gpu_full
from mlfuse.passes.scheduling.gpu.job import Job
from mlfuse.passes.scheduling.gpu.parts import Address
from mlfuse.passes.scheduling.gpu.pointwise import Pointwise
from mlfuse.passes.scheduling.gpu.products import Products
from mlfuse.passes.scheduling.gpu.row_chain import RowChain
from mlfuse.passes.scheduling.gpu.rows.by_teams import ByTeams
from mlfuse.passes.scheduling.gpu.rows.carried import CarriedRows
from mlfuse.passes.scheduling.gpu.rows.columns import Columns
from mlfuse.passes.scheduling.gpu.rows.scan import ScannedRows
from mlfuse.passes.scheduling.gpu.rows.scatter import Scatter
from mlfuse.passes.scheduling.gpu.rows.serial import Serial
from mlfuse.passes.scheduling.gpu.rows.split import SplitRows
from mlfuse.passes.scheduling.gpu.rows.writer import RowWriter
from mlfuse.passes.scheduling.gpu.schedule import GpuSchedule
from mlfuse.passes.scheduling.gpu.teams import alone
from mlfuse.passes.scheduling.gpu.tensor_cores import TensorCores
from mlfuse.passes.scheduling.gpu.transpose import Transpose
from mlfuse.passes.scheduling.nest import Unsuited, first_that_applies
from mlfuse.passes.scheduling.phases import Count, Phase, ScheduledKernel, Scratch
from mlfuse.targets.devices import Device

SCHEDULES: tuple[type[GpuSchedule], ...] = (
    TensorCores,
    Products,
    CarriedRows,
    SplitRows,
    Scatter,
    ScannedRows,
    Serial,
    Columns,
    ByTeams,
    Transpose,
    Pointwise,
)
"""Of `loop.parallel`, in order of preference."""


def chain_of(kernel: KernelOp, layout: Layout, device: Device) -> RowChain | Unsuited:
    """The schedule of a kernel whose nests go on together, block by block; or why it has none."""
    return RowChain.of(kernel, layout, device)


def schedule(kernel: KernelOp, device: Device) -> ScheduledKernel:
    """The phases of one kernel for a GPU; raises OpError if it can't be scheduled."""
    if has_tables(kernel):
        return gpu_foreach.schedule(kernel, device)
    top = _Top.of(kernel)
    flows = _check_memory(top)
    writer = _PhaseWriter(top, device)
    chain = chain_of(kernel, top.layout, device)
    if not isinstance(chain, Unsuited):
        writer.as_chain(chain)
    elif not top.spaces or (not flows and _fits_one_block(top)):
        writer.all_at_once()
    else:
        writer.one_by_one()
    return ScheduledKernel(writer.phases, writer.scratch)


def _fits_one_block(top: _Top) -> bool:
    """Whether one block should run all nests: in small kernels with a reduction, launches dominate
    the cost."""
    nests = list(top.spaces)
    reduces = any(isinstance(nest, ReduceOp) for nest in nests)
    nested = any(_inner(nest) for nest in nests)
    return reduces and not nested and gpu_full.fits_one_block(list(top.spaces.values()))


def _inner(nest: Operation) -> list[NestOp]:
    return [op for op in nest.regions[0].block.ops if isinstance(op, NestOp)]


@dataclass
class _Top:
    """The top level of a kernel."""

    kernel: KernelOp
    layout: Layout
    ops: list[Operation]
    order: dict[Operation, int]
    spaces: dict[NestOp, Space]
    accesses: dict[AccessOp, Access]
    """The stores outside all nests."""
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
        """The top-level ops that `op` depends on, up to and including reductions."""
        if op not in self._needed:
            self._needed[op] = self.behind(value for value in free_values(op))
        return self._needed[op]

    def behind(self, values: Iterable[SSAValue]) -> set[Operation]:
        """The top-level ops that these values depend on, as in `needed`."""
        result: set[Operation] = set()
        for value in values:
            owner = value.owner
            if not isinstance(owner, Operation) or owner not in self.order or owner in result:
                continue
            result.add(owner)
            if not isinstance(owner, NestOp):
                result |= self.needed(owner)
        return result

    def reductions(self, op: Operation) -> list[ReduceOp]:
        """The top-level reductions whose results `op` depends on, in order."""
        found = [need for need in self.needed(op) if isinstance(need, ReduceOp)]
        return sorted(found, key=lambda reduce: self.order[reduce])

    def in_order(self, ops: Iterable[Operation]) -> list[Operation]:
        """Top-level ops as the kernel has them, without its nests."""
        scalars = [op for op in ops if not isinstance(op, NestOp)]
        return sorted(scalars, key=lambda op: self.order[op])


class _PhaseWriter:
    """Writes a phase for each nest, and for the remaining ops."""

    def __init__(self, top: _Top, device: Device):
        self.top = top
        self.device = device
        self.phases: list[Phase] = []
        self.scratch: list[Scratch] = []
        self.carried: dict[SSAValue, Scratch] = {}
        """Results of reductions that later phases read."""

    def all_at_once(self) -> None:
        """One phase of one block, or of one thread where there are no nests."""
        top, job = self.top, self._job(set())
        if top.spaces:
            spaces = list(top.spaces.values())
            self.phases.append(gpu_full.schedule_one_block(job, spaces, top.ops, top.accesses))
        else:
            self._scalars(job, top.ops)

    def as_chain(self, chain: RowChain) -> None:
        """One phase for all nests."""
        needed = {need for nest in self.top.spaces for need in self.top.needed(nest)}
        self.phases.append(chain.phase(self._job(needed)))

    def one_by_one(self) -> None:
        """One or two phases for each nest."""
        top = self.top
        for op in top.ops:
            if isinstance(op, LocalOp):
                raise OpError(
                    op,
                    "loop.local: what several phases use must be a buffer; move it into the nest "
                    "of its row, or make it an argument of the kernel",
                )
        stores = self._assign_stores()
        for nest, space in top.spaces.items():
            if isinstance(nest, ReduceOp):
                self._reduce(nest, space, stores)
            elif product(space.outer_sizes if _inner(nest) else space.sizes) != Product(0):
                job = self._job(top.needed(nest))
                chosen = first_that_applies(SCHEDULES, space, self.device, job.options)
                self.phases += chosen.phases(job)
        rest = stores.get(None, [])
        if rest:
            needed = {need for op in rest for need in top.needed(op)}
            self._scalars(self._job(needed), rest)
        if len(self.phases) > 1:
            for number, phase in enumerate(self.phases, 1):
                name = StringAttr(f"{phase.func.sym_name.data}_phase_{number}")
                phase.func.sym_name = name

    def _assign_stores(self) -> dict[ReduceOp | None, list[Operation]]:
        """The top-level stores, by the reduction that they follow."""
        reduces = [nest for nest in self.top.spaces if isinstance(nest, ReduceOp)]
        stores: dict[ReduceOp | None, list[Operation]] = {}
        for op in self.top.ops:
            if isinstance(op, StoreOp):
                after = self.top.reductions(op) or reduces
                stores.setdefault(after[-1] if after else None, []).append(op)
        return stores

    def _job(self, needed: set[Operation]) -> Job:
        """A phase that computes these top-level ops first."""
        top, carried = self.top, dict(self.carried)

        def prologue(b: KernelBuilder) -> None:
            for value, buffer in carried.items():
                if value.owner in needed:
                    b.values[value] = b.load(b.scratch[buffer], 0)
            b.clone(top.in_order(needed), RowWriter(b, alone(), {}, [], top.accesses).hooks)

        name = top.kernel.sym_name.data
        return Job(top.kernel, top.layout, self.device, name, self.scratch, prologue)

    def _scalars(self, job: Job, ops: Sequence[Operation]) -> None:
        """A phase of one thread."""
        b = job.builder()
        b.clone(ops, RowWriter(b, alone(), {}, [], self.top.accesses).hooks)
        self.phases.append(job.finish(b, Count(), 1, Product(1)))

    def _reduce(
        self, reduce: ReduceOp, space: Space, stores: dict[ReduceOp | None, list[Operation]]
    ) -> None:
        """A full reduction, with the stores that follow it."""
        top, own = self.top, stores.get(reduce, [])
        in_epilogue = {need for op in own for need in top.needed(op)}
        after = {op for op in in_epilogue if reduce in top.needed(op)}
        before = in_epilogue - after - {reduce}
        carried = self._carried(reduce, own)

        def epilogue(b: KernelBuilder, writer: RowWriter) -> None:
            b.clone(top.in_order({*after, *own}), writer.hooks)
            if carried:
                with b.when(writer.leads):
                    for value, buffer in carried.items():
                        b.store(b.lookup(value), b.scratch[buffer], 0)

        if gpu_full.fits_one_block([space]):
            job = self._job(before | top.needed(reduce))
            phase = gpu_full.schedule_one_block(job, [space], [reduce], top.accesses, epilogue)
            self.phases.append(phase)
        else:
            partials = gpu_full.partials_of(reduce, space)
            self.scratch += partials
            job = self._job(top.needed(reduce))
            self.phases.append(gpu_full.schedule_partials(job, space, partials))
            combining = [value for op in reduce.combiner.walk() for value in op.operands]
            job = self._job(before | top.behind([*reduce.init, *combining]))
            phase = gpu_full.schedule_combine(job, reduce, partials, top.accesses, epilogue)
            self.phases.append(phase)
        self.carried |= carried

    def _carried(self, reduce: ReduceOp, own: Sequence[Operation]) -> dict[SSAValue, Scratch]:
        """The results that other phases need, with buffers for them."""
        users = [op for op in self.top.ops if isinstance(op, NestOp | StoreOp) and op not in own]
        if not any(reduce in self.top.needed(op) for op in users):
            return {}
        carried: dict[SSAValue, Scratch] = {}
        for value in reduce.results:
            carried[value] = Scratch(value.type, Count())
        self.scratch += carried.values()
        return carried


# Buffers that are read and written.


@dataclass
class _Uses:
    """The accesses of a buffer: by top-level op, the addresses of loads and stores."""

    loads: dict[Operation, set[Address]] = field(default_factory=dict[Operation, set[Address]])
    stores: dict[Operation, set[Address]] = field(default_factory=dict[Operation, set[Address]])


def _check_memory(top: _Top) -> bool:
    """Raise OpError if phases might change loaded values; returns whether data flows through
    memory."""
    uses: dict[SSAValue, _Uses] = {}
    for op in top.ops:
        accesses = top.spaces[op].accesses if isinstance(op, NestOp) else top.accesses
        sizes = top.spaces[op].sizes if isinstance(op, NestOp) else ()
        for access_op in op.walk():
            if not isinstance(access_op, AccessOp) or isinstance(access_op.buffer.owner, LocalOp):
                continue
            use = uses.setdefault(access_op.buffer, _Uses())
            table = use.loads if isinstance(access_op, LoadOp) else use.stores
            table.setdefault(op, set()).add(_place(accesses[access_op], sizes))
    flows = False
    for use in uses.values():
        if not (use.loads and use.stores and top.spaces):
            continue
        nests = [*use.loads, *use.stores]
        flows |= len(set(nests)) > 1 or not isinstance(nests[0], NestOp)
        if not all(isinstance(op, NestOp) and _is_in_place(op, use) for op in nests):
            first = min(use.loads, key=lambda op: top.order[op])
            raise OpError(
                first,
                f"{first.name}: a buffer is read and written by the same kernel, and threads "
                "run in any order: put the reads and the writes into kernels of their own",
            )
    return flows


def _place(access: Access, sizes: tuple[Product, ...]) -> Address:
    """An address, without the default of a guarded load."""
    return replace(Address.of(access, sizes), default=None)


def _is_in_place(nest: Operation, use: _Uses) -> bool:
    """Whether a nest reads and writes a buffer at the same index: per point of
    a pointwise nest, or per thread of a serial one."""
    if nest not in use.loads or nest not in use.stores:
        return True
    alone = all(isinstance(inner, SerialOp) for inner in _inner(nest))
    return alone and len(use.loads[nest] | use.stores[nest]) == 1
