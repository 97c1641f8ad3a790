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
from mlfuse.dialects.loop.ops import KernelOp, LoadOp, NestOp, StoreOp, SwitchOp, memref_type
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
            entries.append(entry_of(kernel))
    return entries


def nbytes(value: SSAValue) -> int:
    """The bytes of a buffer, 0 for anything else."""
    if not isinstance(value.type, MemRefType):
        return 0
    type_ = memref_type(value)
    sizes = [NOMINAL if size < 0 else size for size in type_.get_shape()]
    return prod(sizes) * dtypes.of(type_).nbytes


def entry_of(kernel: KernelOp) -> Entry:
    """What one launch of a kernel moves."""
    passes: list[set[SSAValue]] = [set()]
    _collect(kernel.body.block, passes, 0)
    arguments = set(kernel.body.block.args)
    touched = set[SSAValue]().union(*passes) & arguments
    least = sum(nbytes(value) for value in touched)
    planned = sum(nbytes(value) for each in passes for value in each & arguments)
    return Entry(kernel.sym_name.data, False, least, planned)


def _collect(block: Block, passes: list[set[SSAValue]], current: int) -> None:
    """Note the buffers each innermost nest touches; code outside nests counts as one pass."""
    for op in block.ops:
        if isinstance(op, LoadOp | StoreOp):
            passes[current].add(op.buffer)
        elif isinstance(op, SwitchOp):
            for case in op.cases:
                passes.append(set())
                _collect(case.block, passes, len(passes) - 1)
        elif isinstance(op, NestOp):
            innermost = not any(isinstance(inner, NestOp) for inner in op.regions[0].block.ops)
            if innermost:
                passes.append(set())
            _collect(op.regions[0].block, passes, len(passes) - 1 if innermost else current)
