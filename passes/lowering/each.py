"""The host function of a function that is called with lists of tensors: it takes a table.

Its arguments are the table, whose columns are the lists (followed by results that don't reuse a list's
memory), then the values that all tuples share; its results are those of rank 0.
"""

from __future__ import annotations

from xdsl.dialects import memref
from xdsl.dialects.builtin import FunctionType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.donation import donations_of
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.dialects.loop.table import TableType
from mlfuse.passes.lowering.foreach import lower_foreach
from mlfuse.passes.lowering.scopes import memref_of


def lower_each(func: FuncOp, taken: dict[str, int]) -> KernelOp:
    """Make the function a host function; returns its kernel. OpError if a tuple's result has no memory."""
    foreach, last = _read(func)
    lowered = lower_foreach(foreach, _name(foreach, taken), _in_place(func, foreach, last))
    shared = [memref_of(value.type) for value in foreach.shared]
    block = Block(arg_types=[TableType.of(lowered.columns), *shared])
    for arg, value in zip(block.args[1:], foreach.shared, strict=True):
        arg.name_hint = value.name_hint
    per_value = foreach.results_by_value
    totals = [own[0] for n, own in enumerate(per_value) if n not in lowered.outputs]
    buffers: dict[SSAValue, SSAValue] = {}
    for value in totals:
        alloc = memref.AllocOp([], [], memref_of(value.type))
        alloc.location = foreach.location
        block.add_op(alloc)
        buffers[value] = alloc.results[0]
    launch = LaunchOp(lowered.op.sym_name.data, [*block.args, *buffers.values()])
    launch.location = foreach.location
    returned = ReturnOp(*[buffers[value] for value in last.operands if value in buffers])
    returned.location = last.location
    block.add_ops([launch, returned])
    old = func.body.block
    for op in list(old.ops):
        op.detach()
        op.drop_all_references()
    func.body.detach_block(old)
    func.body.add_block(block)
    types = [value.type for value in returned.operands]
    func.properties["function_type"] = FunctionType.from_lists([a.type for a in block.args], types)
    for name in ("arg_attrs", "res_attrs"):
        func.properties.pop(name, None)
    return lowered.op


def _read(func: FuncOp) -> tuple[ForeachOp, ReturnOp]:
    ops = list(func.body.block.ops)
    match ops:
        case [ForeachOp() as foreach, ReturnOp() as last]:
            return foreach, last
        case _:
            raise OpError(func, "has lists for arguments; run --fuse-horizontal first")


def _name(foreach: ForeachOp, taken: dict[str, int]) -> str:
    name, number = foreach.kernel.data, 1
    while name in taken:
        number += 1
        name = f"{foreach.kernel.data}_{number}"
    taken[name] = 1
    return name


def _in_place(func: FuncOp, foreach: ForeachOp, last: ReturnOp) -> dict[int, int]:
    """By yielded value, the list that it overwrites: the one whose argument it aliases."""
    columns = [column[0] for column in foreach.columns]
    places: dict[int, int] = {}
    sources = {
        donation.result: columns.index(func.body.block.args[number])
        for number, donation in donations_of(func).items()
        if func.body.block.args[number] in columns
    }
    returned: list[SSAValue] = list(last.operands)
    for number, own in enumerate(foreach.results_by_value):
        if len(own) != 1:
            raise OpError(func, "a function called with lists has one tuple")
        position = returned.index(own[0]) if own[0] in returned else None
        if position in sources:
            places[number] = sources[position]
        elif shape_of(own[0]) != ():
            raise OpError(
                func,
                f"result {position} has no memory: let it alias an argument (tf.aliasing_output), "
                "or give a list of tensors for it",
            )
    return places
