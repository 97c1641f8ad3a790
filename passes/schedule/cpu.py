"""Scheduling for CPUs: C with OpenMP.

A kernel's top level is emitted in order, as one `kernel.func`: scalar ops as they are, each nest by
its shape:

- `loop.reduce`: a full reduction (`cpu_full`);
- `loop.parallel` without nests in it: pointwise (`cpu_pointwise`);
- `loop.parallel` with nests: rows (`cpu_rows`), or columns where that is how memory runs
  (`cpu_columns`).

Every nest ends with a barrier, so nests may read what earlier ones stored. Cuts and trees come from
sizes alone; vector loops and their tails hold the same ops. What has another shape is an error that
says so.
"""

from __future__ import annotations

from mlfuse.devices import Device
from mlfuse.dialects.loop.ops import AccessOp, KernelOp, NestOp, ParallelOp, ReduceOp
from mlfuse.errors import OpError
from mlfuse.passes.schedule.access import Layout, Space, access_of, product, space_of
from mlfuse.passes.schedule.cpu_columns import emit_columns, prefers_columns
from mlfuse.passes.schedule.cpu_full import FullPlan, emit_full, plan_full
from mlfuse.passes.schedule.cpu_loops import memory_hooks
from mlfuse.passes.schedule.cpu_pointwise import emit_pointwise
from mlfuse.passes.schedule.cpu_rows import emit_local, emit_rows
from mlfuse.passes.schedule.emit import KernelBuilder, index_bits
from mlfuse.passes.schedule.plan import Scheduled


def schedule(kernel: KernelOp, device: Device) -> Scheduled:
    """One kernel as one function for a CPU."""
    layout = Layout.of(kernel)
    top = list(kernel.body.block.ops)
    spaces = {op: space_of(op, layout) for op in top if isinstance(op, NestOp)}
    full = {op: plan_full(op, spaces[op]) for op in spaces if isinstance(op, ReduceOp)}
    scratch = [buffer for plan in full.values() for buffer in plan.scratch]
    b = KernelBuilder(kernel, layout, scratch)
    accesses = {op: access_of(op, layout, {}) for op in top if isinstance(op, AccessOp)}
    hooks = memory_hooks(b, accesses, [])
    hooks.local = lambda op: emit_local(b, op)
    hooks.nest = lambda nest: _emit_nest(b, nest, spaces[nest], full)
    b.clone(top, hooks)
    counts = [product(space.sizes).static or 0 for space in spaces.values()]
    bits = index_bits(layout, max(counts, default=0))
    phase = b.finish(kernel.sym_name.data, device=device.name, bits=bits)
    return Scheduled([phase], scratch)


def _emit_nest(
    b: KernelBuilder, nest: NestOp, space: Space, full: dict[ReduceOp, FullPlan]
) -> None:
    if isinstance(nest, ReduceOp):
        emit_full(b, full[nest])
    elif not isinstance(nest, ParallelOp):
        raise OpError(nest, f"{nest.name}: this nest can't be scheduled for a CPU")
    elif not space.inner_nests():
        emit_pointwise(b, space)
    elif prefers_columns(space):
        emit_columns(b, space)
    else:
        emit_rows(b, space)
