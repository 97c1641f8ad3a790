"""What the ops before a value say about its sign."""

from __future__ import annotations

from xdsl.ir import SSAValue

from mlfuse.dialects.graph.arithmetic import AbsOp, MulOp, NegOp, SubOp
from mlfuse.dialects.graph.base import dims_of, tensor_type
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.selection import CompareOp, SelectOp


def is_never_positive(value: SSAValue) -> bool:
    """Whether each element is at most 0, or NaN: -|x|, -(x x), and x minus the maximum of the row that x is in.

    Rounding is monotonic, so a difference that is at most 0 rounds to a number that is at most 0.
    """
    match value.owner:
        case NegOp() as op:
            return _is_never_negative(op.operand)
        case SubOp() as op:
            return _is_maximum_of(op.rhs, op.lhs)
        case _:
            return False


def _is_never_negative(value: SSAValue) -> bool:
    match value.owner:
        case AbsOp():
            return True
        case MulOp() as op:
            return op.lhs is op.rhs
        case _:
            return False


def _is_maximum_of(value: SSAValue, elements: SSAValue) -> bool:
    """Whether a value has for each of the elements the maximum over some dims, in which a maximum of -inf may be 0."""
    if not isinstance(value.owner, BroadcastOp):
        return False
    row = value.owner.operand
    if isinstance(row.owner, SelectOp) and _is_zero_for_infinity(row.owner):
        row = row.owner.on_false
    top = row.owner
    if not isinstance(top, ReduceOp) or top.combiner.data != "max" or top.operand is not elements:
        return False
    kept = set(range(tensor_type(elements).get_num_dims())) - set(dims_of(top.dims))
    return list(dims_of(value.owner.dims)) == sorted(kept)


def _is_zero_for_infinity(op: SelectOp) -> bool:
    """`select(m = -inf, 0, m)`."""
    seen = op.condition.owner
    return (
        isinstance(seen, CompareOp)
        and seen.predicate.data == "eq"
        and seen.lhs is op.on_false
        and _is_constant(seen.rhs, float("-inf"))
        and _is_constant(op.on_true, 0.0)
    )


def _is_constant(value: SSAValue, number: float) -> bool:
    while isinstance(value.owner, BroadcastOp):
        value = value.owner.operand
    op = value.owner
    return isinstance(op, ConstantOp) and op.is_splat and op.value.get_values()[0] == number
