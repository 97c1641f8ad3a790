"""A kernel that overwrites tensors of a table that it reads: two of the table's columns become one.

Legal if every element is read and written by one point (a row's nests access its buffers nowhere
else; a row's numbers are written after all nests), and no nest reads the column after the one that stores the other.
The lowering relies on this rule when it loads stored values instead of recomputing them. All rows are merged or none:
a table has one set of columns.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Block, Operation, SSAValue

from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import KernelOp, LoadOp, StoreOp
from mlfuse.dialects.loop.table import ForeachOp, TableOp, TableType
from mlfuse.passes.utils.kernel_arguments import write_signature


def bodies_of(kernel: KernelOp, table: int) -> list[ForeachOp]:
    """The foreach ops over the table that is a kernel's argument number `table`, in order."""
    uses = [use.operation for use in kernel.body.block.args[table].uses]
    every = {op for op in uses if isinstance(op, ForeachOp)}
    return [op for op in kernel.body.block.ops if isinstance(op, ForeachOp) and op in every]


def can_merge_columns(kernel: KernelOp, table: int, source: int, target: int) -> bool:
    """Whether column `target`, which the kernel writes, may share the memory of column `source`."""
    bodies = bodies_of(kernel, table)
    if not bodies or bodies[0].buffers[source].type != bodies[0].buffers[target].type:
        return False
    position = 0
    last_load, first_store = -1, -1
    for body in bodies:
        for outer in body.body.block.ops:
            for op in outer.regions[0].block.ops if outer.regions else (outer,):
                position += 1
                buffer = op.buffer if isinstance(op, LoadOp | StoreOp) else None
                if buffer is body.buffers[source]:
                    if not isinstance(op, LoadOp):
                        return False
                    last_load = position
                if buffer is body.buffers[target] and isinstance(op, StoreOp):
                    if first_store >= 0:
                        return False
                    first_store = position
                if buffer is body.buffers[target] and first_store < 0:
                    return False
    return first_store > last_load


def merge_columns(launch: LaunchOp, kernel: KernelOp, table: int, source: int, target: int) -> None:
    """Make the kernel write column `target` over `source`; `launch` must be its only launch, and the only use
    of its table."""
    rows = launch.arguments[table].owner
    assert isinstance(rows, TableOp)
    kept = [k for k in range(len(rows.columns)) if k != target]
    type_ = TableType.of([rows.columns[k] for k in kept])
    _replace(rows, TableOp([row[k] for row in rows.rows for k in kept], type_))
    arg = kernel.body.block.args[table]
    bodies = bodies_of(kernel, table)
    block = kernel.body.block
    new = block.insert_arg(type_, table)
    arg.replace_all_uses_with(new)
    block.erase_arg(arg)
    write_signature(kernel)
    for body in bodies:
        args = body.body.block.args
        args[target].replace_all_uses_with(args[source])
        body.body.block.erase_arg(args[target])


def _replace(old: TableOp, new: TableOp) -> None:
    block = old.parent
    assert isinstance(block, Block)
    new.location = old.location
    block.insert_op_before(new, old)
    new.result.name_hint = old.result.name_hint
    old.result.replace_all_uses_with(new.result)
    erase(old)


def erase(op: Operation) -> None:
    """Erase an unused op."""
    op.detach()
    op.erase()


def column(rows: TableOp, number: int) -> Sequence[SSAValue]:
    """The buffers of one column, by row."""
    return [row[number] for row in rows.rows]
