"""Scheduling for CPUs: C with OpenMP.

A kernel's top level is emitted in order, as one `kernel.func`: scalar ops as they are, each nest by
its shape:

- `loop.reduce`: a full reduction (`cpu/full.py`);
- `loop.parallel` without nests in it: pointwise (`cpu/pointwise.py`);
- `loop.parallel` with nests: rows (`cpu/rows.py`), rows of a few elements (`cpu/short_rows.py`), rows that carry sums
  across them on (`cpu/carried.py`), or columns where that is how memory runs (`cpu/columns.py`).

A kernel over tables is `cpu/foreach.py`'s.

Every nest ends with a barrier, so nests may read what earlier ones stored. Cuts and trees come from
sizes alone; vector loops and their tails hold the same ops. What has another shape is an error that
says so.
"""

from __future__ import annotations

from dataclasses import dataclass

from mlfuse.dialects.loop.ops import AccessOp, KernelOp, NestOp, ReduceOp
from mlfuse.passes.scheduling.analysis.access import Space, access_of, space_of
from mlfuse.passes.scheduling.analysis.layout import Layout, product
from mlfuse.passes.scheduling.cpu import foreach as cpu_foreach
from mlfuse.passes.scheduling.cpu.carried import CarriedPlan, emit_carried, plan_carried
from mlfuse.passes.scheduling.cpu.columns import (
    ColumnsPlan,
    emit_columns,
    plan_columns,
    prefers_columns,
)
from mlfuse.passes.scheduling.cpu.full import FullPlan, emit_full, plan_full
from mlfuse.passes.scheduling.cpu.pointwise import emit_pointwise
from mlfuse.passes.scheduling.cpu.rows import emit_local, emit_rows
from mlfuse.passes.scheduling.cpu.short_rows import emit_short_rows, has_short_rows
from mlfuse.passes.scheduling.emission.hooks import memory_hooks
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder, index_bits
from mlfuse.passes.scheduling.emission.tables import has_tables
from mlfuse.passes.scheduling.phases import Scheduled, Scratch
from mlfuse.targets.devices import Device


def schedule(kernel: KernelOp, device: Device) -> Scheduled:
    """One kernel as one function for a CPU."""
    if has_tables(kernel):
        return cpu_foreach.schedule(kernel, device)
    layout = Layout.of(kernel)
    top = list(kernel.body.block.ops)
    spaces = {op: space_of(op, layout) for op in top if isinstance(op, NestOp)}
    plans = {op: _plan(op, space) for op, space in spaces.items()}
    scratch = [buffer for plan in plans.values() for buffer in plan.scratch]
    b = KernelBuilder(kernel, layout, scratch)
    accesses = {op: access_of(op, layout, {}) for op in top if isinstance(op, AccessOp)}
    hooks = memory_hooks(b, accesses, [])
    hooks.local = lambda op: emit_local(b, op)
    hooks.nest = lambda nest: _emit_nest(b, plans[nest], device)
    b.clone(top, hooks)
    counts = [product(space.sizes).static or 0 for space in spaces.values()]
    bits = index_bits(layout, max(counts, default=0))
    phase = b.finish(kernel.sym_name.data, device=device.name, bits=bits)
    return Scheduled([phase], scratch)


@dataclass(frozen=True)
class _SimplePlan:
    """A pointwise or row nest: nothing to decide beforehand."""

    space: Space
    scratch: tuple[Scratch, ...] = ()


_Plan = FullPlan | ColumnsPlan | CarriedPlan | _SimplePlan


def _plan(nest: NestOp, space: Space) -> _Plan:
    if isinstance(nest, ReduceOp):
        return plan_full(nest, space)
    carried = plan_carried(space)
    if carried is not None:
        return carried
    return plan_columns(space) if prefers_columns(space) else _SimplePlan(space)


def _emit_nest(b: KernelBuilder, plan: _Plan, device: Device) -> None:
    match plan:
        case FullPlan():
            emit_full(b, plan)
        case ColumnsPlan():
            emit_columns(b, plan)
        case CarriedPlan():
            emit_carried(b, plan, device)
        case _SimplePlan(space) if has_short_rows(space):
            emit_short_rows(b, space)
        case _SimplePlan(space) if space.inner_nests():
            emit_rows(b, space, device)
        case _SimplePlan(space):
            emit_pointwise(b, space, device)
