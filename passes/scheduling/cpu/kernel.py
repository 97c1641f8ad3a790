"""Scheduling for CPUs: C with OpenMP.

A kernel's top level is emitted in order, as one `kernel.func`: scalar ops unchanged, each nest by the first of
`SCHEDULES` that applies to it. A *space* is the dims of a nest with its accesses. `cpu/foreach.py` schedules kernels over tables.

Every nest ends with a barrier, so nests may read values that earlier ones stored. How a nest is cut, and
in which order partial results are combined, depends on the sizes only; the elements left over after the last whole vector are
computed by the same ops. So the results are the same for any number of threads.
"""

from __future__ import annotations

from collections.abc import Collection

from mlfuse.dialects.loop.ops import AccessOp, KernelOp, NestOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import access_of, space_of
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.cpu import foreach
from mlfuse.passes.scheduling.cpu.carried import CarriedRows
from mlfuse.passes.scheduling.cpu.columns import Columns
from mlfuse.passes.scheduling.cpu.full import FullReduction
from mlfuse.passes.scheduling.cpu.pointwise import Pointwise
from mlfuse.passes.scheduling.cpu.products.few_rows import FewRows
from mlfuse.passes.scheduling.cpu.products.packed import Products
from mlfuse.passes.scheduling.cpu.products.row_chain import RowChain
from mlfuse.passes.scheduling.cpu.products.tile_chain import TileChain
from mlfuse.passes.scheduling.cpu.rows import Rows, emit_local
from mlfuse.passes.scheduling.cpu.schedule import CpuEmission, CpuSchedule
from mlfuse.passes.scheduling.cpu.short_rows import ShortRows
from mlfuse.passes.scheduling.cpu.transpose import Transpose
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.emission.tables import has_tables
from mlfuse.passes.scheduling.emission.types import index_bits
from mlfuse.passes.scheduling.nest import Unsuited, first_that_applies
from mlfuse.passes.scheduling.options import ScheduleOptions
from mlfuse.passes.scheduling.phases import ScheduledKernel
from mlfuse.targets.devices import Device

SCHEDULES: tuple[type[CpuSchedule], ...] = (
    FullReduction,
    FewRows,
    Products,
    CarriedRows,
    Columns,
    ShortRows,
    Rows,
    Transpose,
    Pointwise,
)
"""In order of preference."""


def chain_of(kernel: KernelOp, layout: Layout, device: Device) -> RowChain | TileChain | Unsuited:
    """The schedule of a kernel whose nests go on together, block by block; or why it has none."""
    by_rows = RowChain.of(kernel, layout, device)
    if not isinstance(by_rows, Unsuited):
        return by_rows
    by_tiles = TileChain.of(kernel, layout, device)
    if not isinstance(by_tiles, Unsuited):
        return by_tiles
    return Unsuited(f"by rows: {by_rows.reason}; by tiles: {by_tiles.reason}")


def schedule(kernel: KernelOp, device: Device, constant: Collection[int] = ()) -> ScheduledKernel:
    """One kernel as one function for a CPU, after another one if something is computed from its `constant` arguments alone.
    OpError if it can't be scheduled."""
    if has_tables(kernel):
        return foreach.schedule(kernel, device)
    layout, options = Layout.of(kernel), ScheduleOptions.of(kernel)
    top = list(kernel.body.block.ops)
    spaces = {op: space_of(op, layout) for op in top if isinstance(op, NestOp)}
    chain = chain_of(kernel, layout, device)
    nests: dict[NestOp, CpuEmission]
    buffers = [kernel.body.block.args[number] for number in constant]
    if not isinstance(chain, Unsuited):
        last = [op for op in top if isinstance(op, NestOp)][-1]
        nests = {last: chain.knowing(buffers)}  # it emits all nests where the last one is
    else:
        nests = {
            op: first_that_applies(SCHEDULES, space, device, options).knowing(buffers)
            for op, space in spaces.items()
        }
    scratch = [buffer for nest in nests.values() for buffer in nest.buffers]
    b = KernelBuilder(kernel, layout, scratch)
    accesses = {op: access_of(op, layout, {}) for op in top if isinstance(op, AccessOp)}
    hooks = memory_hooks(b, accesses, [])
    hooks.local = lambda op: emit_local(b, op) if isinstance(chain, Unsuited) else None
    hooks.nest = lambda nest: nests[nest].emit(b) if nest in nests else None
    # Copies ops one by one; a hook emits something else in the place of one kind of op.
    b.clone(top, hooks)
    counts = [product(space.sizes).static or 0 for space in spaces.values()]
    bits = index_bits(layout, max(counts, default=0))
    phase = b.finish(kernel.sym_name.data, device=device.name, bits=bits)
    first = [nest for nest in nests.values() if nest.prepares]
    if not first:
        return ScheduledKernel([phase], scratch)
    b = KernelBuilder(kernel, layout, scratch)
    for nest in first:
        nest.prepare(b)
    name = f"pack_{kernel.sym_name.data}"
    return ScheduledKernel([b.finish(name, device=device.name, bits=bits), phase], scratch)
