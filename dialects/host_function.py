"""The form of a host function after `--lower-to-host`: which argument holds which result, and what a call is told.

An argument with `mlfuse.result = k` holds result k when the function returns. It is donated, or it was added for the
result and comes after the arguments that the function had before.
"""

from __future__ import annotations

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import IntegerAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, SSAValue

from mlfuse.dialects.donation import donations_of
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.dialects.loop.table import TableType

RESULT = "mlfuse.result"
"""The attribute of an argument that holds a result: the result's number."""


def holds_result(func: FuncOp, argument: BlockArgument) -> bool:
    """Whether a result is in the memory of an argument at the end."""
    return result_in(func, argument.index) is not None


def result_in(func: FuncOp, argument: int) -> int | None:
    """The result that an argument holds at the end; None if it holds none."""
    if func.arg_attrs is None:
        return None
    attribute = func.arg_attrs.data[argument].data.get(RESULT)
    return attribute.value.data if isinstance(attribute, IntegerAttr) else None


def takes_results(func: FuncOp) -> bool:
    """Whether arguments of a function hold its results."""
    given = () if func.arg_attrs is None else func.arg_attrs.data
    return any(RESULT in attributes.data for attributes in given)


def is_lowered(func: FuncOp) -> bool:
    """Whether a function has the form of `--lower-to-host`. One over lists may have no results; then its arena shows it."""
    if takes_results(func):
        return True
    over_lists = any(isinstance(type_, TableType) for type_ in func.function_type.inputs)
    return over_lists and any(isinstance(op, memref.ViewOp) for op in func.walk())


def argument_of(func: FuncOp, result: int) -> BlockArgument:
    """The argument that holds a result at the end."""
    return next(arg for arg in func.body.block.args if result_in(func, arg.index) == result)


def given_arguments(func: FuncOp) -> list[BlockArgument]:
    """The arguments that the function had before its results became arguments."""
    donated = donations_of(func)
    return [
        argument
        for argument in func.body.block.args
        if argument.index in donated or not holds_result(func, argument)
    ]


def is_added(func: FuncOp, value: SSAValue) -> bool:
    """Whether a value is an argument that was added for a result. `loop.assert_equal`s say its `?` sizes."""
    is_argument = isinstance(value, BlockArgument) and value.owner is func.body.block
    return is_argument and value not in given_arguments(func)


def unknown_dims(func: FuncOp) -> list[tuple[int, int]]:
    """The `?` dims of the given arguments: number of the argument, and dim. In this order a call is told their sizes. The
    dims of a table are the numbers of its rows, chunks and elements."""
    dims: list[tuple[int, int]] = []
    for argument in given_arguments(func):
        is_table = isinstance(argument.type, TableType)
        shape = [DYNAMIC] * 3 if is_table else memref_type(argument).get_shape()
        dims += [(argument.index, dim) for dim, size in enumerate(shape) if size == DYNAMIC]
    return dims


def constant(value: SSAValue) -> int | None:
    """The value of a constant; None if it isn't one."""
    owner = value.owner
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, IntegerAttr):
        return owner.value.value.data
    return None
