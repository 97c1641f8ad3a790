"""What the region of a reduction, scatter or window op says. Its ops are imported before it is read."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import Block, Operation, Region, SSAValue

from mlfuse.dialects.graph import arithmetic, logic
from mlfuse.dialects.graph.base import tensor_type
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.stablehlo.reduction import ReturnOp
from mlfuse.passes.importing.values import cast, is_identity, spread

_OPS: dict[str, Callable[[SSAValue, SSAValue], Operation]] = {
    "add": arithmetic.AddOp,
    "mul": arithmetic.MulOp,
    "max": arithmetic.MaxOp,
    "min": arithmetic.MinOp,
    "and": logic.AndOp,
    "or": logic.OrOp,
    "xor": logic.XorOp,
}
"""The op that a combiner is."""


def returned(block: Block) -> list[SSAValue]:
    """What a region gives back."""
    last = block.last_op
    return list(last.values) if isinstance(last, ReturnOp) else []


def combiner_of(region: Region) -> str | None:
    """The combiner that the region is: one op on its two arguments. None where it is more."""
    block = region.block
    if len(block.args) != 2 or len(returned(block)) != 1:
        return None
    return combiner_between(returned(block)[0], *block.args)


def combiner_between(value: SSAValue, left: SSAValue, right: SSAValue) -> str | None:
    """The combiner by which `value` is made of `left` and `right`, in either order, or None."""
    op = value.owner
    if not isinstance(op, Operation) or set(op.operands) != {left, right}:
        return None
    return next((name for name, kind in _OPS.items() if type(op) is kind), None)


def combined_with(e: Emitter, name: str, value: SSAValue, init: SSAValue) -> SSAValue:
    """`value` combined with a start of rank 0, unless that changes nothing."""
    if is_identity(init, name):
        return value
    start = cast(e, init, tensor_type(value).element_type)
    return e.emit(_OPS[name](value, spread(e, start, value)))
