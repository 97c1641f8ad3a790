"""The meaning of the region of a reduction, scatter or window op. Its ops are imported first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.ir import Block, Operation, Region, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.graph import arithmetic, extrema, logic
from mlfuse.dialects.graph.base import shape_of, tensor_type, with_element
from mlfuse.dialects.graph.build import cast
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.dialects.stablehlo.reduction import ReturnOp
from mlfuse.passes.importing.values import broadcast_scalar, is_identity

_OPS: dict[str, Callable[[SSAValue, SSAValue], Operation]] = {
    "add": arithmetic.AddOp,
    "mul": arithmetic.MulOp,
    "max": extrema.MaxOp,
    "min": extrema.MinOp,
    "and": logic.AndOp,
    "or": logic.OrOp,
    "xor": logic.XorOp,
}
"""The op of each combiner."""


def returned(block: Block) -> list[SSAValue]:
    """The values that a region returns."""
    last = block.last_op
    return list(last.values) if isinstance(last, ReturnOp) else []


def combiner_of(region: Region) -> str | None:
    """The combiner that the region is: one op on its two arguments. None if it is anything else."""
    block = region.block
    if len(block.args) != 2 or len(returned(block)) != 1:
        return None
    return combiner_between(returned(block)[0], *block.args)


def combiner_between(value: SSAValue, left: SSAValue, right: SSAValue) -> str | None:
    """The combiner that computes `value` from `left` and `right`, in either order, or None."""
    op = value.owner
    if not isinstance(op, Operation) or set(op.operands) != {left, right}:
        return None
    return next((name for name, kind in _OPS.items() if type(op) is kind), None)


def applied(e: Emitter, op: Operation, block: Block, args: Sequence[SSAValue]) -> list[SSAValue]:
    """The results of an elementwise region of `op`, on whole tensors of one shape instead of elements.

    OpError if the region holds an op that isn't elementwise.
    """
    values: dict[SSAValue, SSAValue] = {
        arg: cast(e, x, tensor_type(arg).element_type)
        for arg, x in zip(block.args, args, strict=True)
    }

    def whole(value: SSAValue) -> SSAValue:
        if value in values:
            return values[value]
        if shape_of(value) != ():
            raise OpError(
                op, f"its region must use only tensors of one element, not a {value.type}"
            )
        return broadcast_scalar(e, value, args[0])

    for inner in block.ops:
        if isinstance(inner, BroadcastOp | ReshapeOp):  # of one element to one element
            values[inner.result] = whole(inner.operand)
        elif isinstance(inner, ConstantOp):
            values[inner.result] = whole(e.emit(inner.clone()))
        elif isinstance(inner, ElementwiseOp):
            type_ = with_element(tensor_type(args[0]), inner.result_type.element_type)
            operands = [whole(value) for value in inner.operands]
            made = type(inner).create(
                operands=operands,
                result_types=[type_],
                properties=inner.properties,
                attributes=inner.attributes,
            )
            values[inner.results[0]] = e.emit(made)
        elif not isinstance(inner, ReturnOp):
            raise OpError(op, f"{inner.name} in its region is not supported; elementwise ops are")
    return [whole(value) for value in returned(block)]


def combined_with(e: Emitter, name: str, value: SSAValue, init: SSAValue) -> SSAValue:
    """`value` combined with an initial value of rank 0, unless that is the identity."""
    if is_identity(init, name):
        return value
    start = cast(e, init, tensor_type(value).element_type)
    return e.emit(_OPS[name](value, broadcast_scalar(e, start, value)))
