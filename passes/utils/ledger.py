"""The byte ledger: the bytes that every kernel of a loop-level module must move, and those that it moves.

*Least* counts each distinct buffer once: inputs read, outputs written. *Planned* counts a buffer
for each pass over the rows that loads it; a schedule that keeps rows in registers moves less.
If a nest reads a part of a buffer, a slice say, only that part counts. A `?` size counts as 1024.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.ir import Block, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.placement import TransferOp, modules_of
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.dialects.loop.ops import AccessOp, KernelOp, NestOp, SwitchOp, memref_type
from mlfuse.dialects.loop.table import ForeachOp, TableOp
from mlfuse.passes.utils.dims import NOMINAL

Pass = dict[SSAValue, dict[object, int]]
"""The buffers that one pass touches: the bytes of each access, by its index."""


@dataclass(frozen=True)
class Entry:
    """One launch or call. Sizes in bytes."""

    name: str
    is_call: bool
    least: int
    planned: int


def ledger_of(module: ModuleOp) -> list[Entry]:
    """An entry for each launch and call of the module's host functions, in order; then those of the module of each device,
    and the transfers between them, whose bytes go over a link."""
    if nested := modules_of(module):
        moved = [
            (op, _tensor_bytes(op.operand)) for op in module.walk() if isinstance(op, TransferOp)
        ]
        transfers = [Entry(f"transfer_to_{op.target.data}", True, size, size) for op, size in moved]
        return [entry for one in nested.values() for entry in ledger_of(one)] + transfers
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


def _tensor_bytes(value: SSAValue) -> int:
    sizes = [NOMINAL if size < 0 else size for size in shape_of(value)]
    return prod(sizes) * dtypes.of(tensor_type(value)).nbytes


def nbytes(value: SSAValue) -> int:
    """The bytes of a buffer, 0 for anything else."""
    if not isinstance(value.type, MemRefType):
        return 0
    type_ = memref_type(value)
    sizes = [NOMINAL if size < 0 else size for size in type_.get_shape()]
    return prod(sizes) * dtypes.of(type_).nbytes


def entry_of(kernel: KernelOp, launch: LaunchOp | None = None) -> Entry:
    """The bytes that one launch of a kernel moves. Tables are the launch's; a row of a table that isn't made
    in the host function counts as a `?` size."""
    passes: list[Pass] = [{}]
    _collect(kernel.body.block, passes, 0)
    sizes: dict[SSAValue, int] = {arg: nbytes(arg) for arg in kernel.body.block.args}
    columns: dict[SSAValue, SSAValue] = {}
    for op in kernel.body.block.ops:
        if isinstance(op, ForeachOp):
            columns |= _columns(op, kernel, launch, sizes)
    least: dict[SSAValue, int] = {}
    planned = 0
    for each in passes:
        touched: dict[SSAValue, int] = {}
        for value, accesses in each.items():
            whole = columns.get(value, value)
            if whole in sizes:
                moved = touched.get(whole, 0) + sum(accesses.values())
                touched[whole] = sizes[whole] if value in columns else min(sizes[whole], moved)
        planned += sum(touched.values())
        least |= {value: max(moved, least.get(value, 0)) for value, moved in touched.items()}
    return Entry(kernel.sym_name.data, False, sum(least.values()), planned)


def _columns(
    foreach: ForeachOp, kernel: KernelOp, launch: LaunchOp | None, sizes: dict[SSAValue, int]
) -> dict[SSAValue, SSAValue]:
    """The buffers of a row by the value for their column: those of the first such body. Also records the
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


def _collect(block: Block, passes: list[Pass], current: int) -> None:
    """Record what each innermost nest touches; code outside nests counts as one pass."""
    for op in block.ops:
        if isinstance(op, AccessOp):
            place = op.access_map, *op.access_indices
            passes[current].setdefault(op.buffer, {})[place] = _touched(op)
        elif isinstance(op, ForeachOp):
            _collect(op.body.block, passes, current)
        elif isinstance(op, SwitchOp):
            for case in op.cases:
                passes.append({})
                _collect(case.body.block, passes, len(passes) - 1)
        elif isinstance(op, NestOp):
            innermost = not any(isinstance(inner, NestOp) for inner in op.regions[0].block.ops)
            if innermost:
                passes.append({})
            _collect(op.regions[0].block, passes, len(passes) - 1 if innermost else current)


def _touched(access: AccessOp) -> int:
    """The bytes that an access can touch: one element for each value of the loop variables in its
    index, or for each iteration if the index is computed from data."""
    bounds: dict[SSAValue, int] = {}
    parent = access.parent_op()
    while parent is not None:
        if isinstance(parent, NestOp):
            sizes = [n if isinstance(n, int) else NOMINAL for n in parent.mixed_bounds()]
            bounds |= zip(parent.indices(), sizes, strict=False)
        parent = parent.parent_op()
    used = {access.access_indices[dim] for dim in access.access_map.used_dims()}
    places = prod(bounds[index] for index in (used if used <= bounds.keys() else bounds))
    return places * dtypes.of(memref_type(access.buffer)).nbytes
