"""The byte ledger: what every kernel of a loop-level module must move, and what it does move.

*Least* is each distinct buffer once: inputs read, outputs written. *Planned* counts a buffer again
for each pass over the rows that loads it; a schedule that keeps rows in registers moves less.
A `?` size counts as 1024 in both.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.ir import Block, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.dialects.loop.ops import (
    AccumulateOp,
    KernelOp,
    LoadOp,
    NestOp,
    StoreOp,
    SwitchOp,
    memref_type,
)
from mlfuse.dialects.loop.table import ForeachOp, TableOp
from mlfuse.passes.dims import NOMINAL


@dataclass(frozen=True)
class Entry:
    """One launch or call. Sizes in bytes."""

    name: str
    is_call: bool
    least: int
    planned: int


def ledger_of(module: ModuleOp) -> list[Entry]:
    """An entry for each launch and call of the module's host functions, in order."""
    kernels = {op.sym_name.data: op for op in module.ops if isinstance(op, KernelOp)}
    entries: list[Entry] = []
    for op in module.walk():
        if isinstance(op, LibraryOp):
            moved = sum(nbytes(value) for value in op.operands)
            entries.append(Entry(op.function.data, True, moved, moved))
        elif isinstance(op, AllReduceOp):
            moved = sum(nbytes(value) for value in op.operands)
            entries.append(Entry(f"all_reduce_{op.reduction.data}", True, moved, moved))
        elif isinstance(op, LaunchOp):
            kernel = kernels[op.callee.string_value()]
            entries.append(entry_of(kernel, op))
    return entries


def nbytes(value: SSAValue) -> int:
    """The bytes of a buffer, 0 for anything else."""
    if not isinstance(value.type, MemRefType):
        return 0
    type_ = memref_type(value)
    sizes = [NOMINAL if size < 0 else size for size in type_.get_shape()]
    return prod(sizes) * dtypes.of(type_).nbytes


def entry_of(kernel: KernelOp, launch: LaunchOp | None = None) -> Entry:
    """What one launch of a kernel moves. Tables are the launch's; a row of one that isn't made in the
    host function counts as a `?` size."""
    passes: list[set[SSAValue]] = [set()]
    _collect(kernel.body.block, passes, 0)
    sizes: dict[SSAValue, int] = {arg: nbytes(arg) for arg in kernel.body.block.args}
    columns: dict[SSAValue, SSAValue] = {}
    for op in kernel.body.block.ops:
        if isinstance(op, ForeachOp):
            columns |= _columns(op, kernel, launch, sizes)
    named = [{columns.get(value, value) for value in each} & sizes.keys() for each in passes]
    touched = set[SSAValue]().union(*named)
    least = sum(sizes[value] for value in touched)
    planned = sum(sizes[value] for each in named for value in each)
    return Entry(kernel.sym_name.data, False, least, planned)


def _columns(
    foreach: ForeachOp, kernel: KernelOp, launch: LaunchOp | None, sizes: dict[SSAValue, int]
) -> dict[SSAValue, SSAValue]:
    """The buffers of a row by what stands for their column: those of the first such body. Notes the
    bytes of a column."""
    number = list[SSAValue](kernel.body.block.args).index(foreach.table)
    rows = None if launch is None else launch.arguments[number].owner
    first = next(
        op
        for op in kernel.body.block.ops
        if isinstance(op, ForeachOp) and op.table is foreach.table
    )
    for k, buffer in enumerate(first.buffers):
        own = [row[k] for row in rows.rows] if isinstance(rows, TableOp) else [buffer]
        sizes[buffer] = sum(nbytes(value) for value in own)
    return dict(zip(foreach.buffers, first.buffers, strict=True))


def _collect(block: Block, passes: list[set[SSAValue]], current: int) -> None:
    """Note the buffers each innermost nest touches; code outside nests counts as one pass."""
    for op in block.ops:
        if isinstance(op, LoadOp | StoreOp | AccumulateOp):
            passes[current].add(op.buffer)
        elif isinstance(op, ForeachOp):
            _collect(op.body.block, passes, current)
        elif isinstance(op, SwitchOp):
            for case in op.cases:
                passes.append(set())
                _collect(case.body.block, passes, len(passes) - 1)
        elif isinstance(op, NestOp):
            innermost = not any(isinstance(inner, NestOp) for inner in op.regions[0].block.ops)
            if innermost:
                passes.append(set())
            _collect(op.regions[0].block, passes, len(passes) - 1 if innermost else current)
