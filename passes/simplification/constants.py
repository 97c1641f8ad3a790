"""Constants among index arithmetic, and how a value is replaced by one."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, i1
from xdsl.ir import Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter


def number(value: SSAValue) -> int | None:
    """The number that an index or a truth value always is; None where it isn't constant."""
    owner = value.owner
    if not isinstance(owner, arith.ConstantOp) or not isinstance(owner.value, IntegerAttr):
        return None
    return owner.value.value.data if isinstance(value.type, IndexType) or value.type == i1 else None


def replace_by_number(op: Operation, result: int, rewriter: PatternRewriter) -> None:
    """Let an op with one result, an index or a truth value, be a constant."""
    type_ = op.results[0].type
    attr = IntegerAttr(result, 1) if type_ == i1 else IntegerAttr.from_index_int_value(result)
    constant = arith.ConstantOp(attr)
    constant.location = op.location
    rewriter.replace(op, constant)


def times(value: SSAValue) -> tuple[SSAValue, int]:
    """A value as another one times a constant."""
    owner = value.owner
    if isinstance(owner, arith.MuliOp) and (factor := number(owner.rhs)) is not None:
        return owner.lhs, factor
    return value, 1
