"""Constants folded by mlfuse: an op on constants is a constant.

Only ops whose result is fixed to the bit by IEEE 754 or by integer arithmetic: every target
would compute the same number as NumPy does here. `exp` of a constant is not folded: its last bit depends on the
target, so folding would change a program's results. Not folding costs nothing
either: a value that depends on no index is computed once per kernel.
"""

from __future__ import annotations

import numpy as np
from xdsl.ir import Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph import (
    arithmetic,
    bits,
    classification,
    division,
    extrema,
    functions,
    logic,
    multiply_high,
    precision,
    rounding,
)
from mlfuse.dialects.graph.base import GraphOp, ScalarOp, tensor_type
from mlfuse.dialects.graph.build import retyped
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.movement import BroadcastOp, SliceOp, TransposeOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.dialects.graph.reverse import ReverseOp
from mlfuse.dialects.graph.selection import CastOp, CompareOp, SelectOp
from mlfuse.passes.canonicalization.rules import (
    Replacement,
    constant_value,
    filled,
    rule,
    splat_value,
)

EXACT: frozenset[type[Operation]] = frozenset(
    {
        arithmetic.AbsOp, arithmetic.AddOp, extrema.ClampOp, arithmetic.CopySignOp,
        division.DivOp, division.FloorModOp, extrema.MaxOp, extrema.MinOp,
        multiply_high.MulHiOp, arithmetic.MulOp, arithmetic.NegOp, division.RemOp, arithmetic.SignOp,
        arithmetic.SubOp,
        bits.BitcastOp, bits.CountLeadingZerosOp, bits.NextAfterOp, bits.PopcntOp, bits.ShiftLeftOp,
        bits.ShiftRightArithmeticOp, bits.ShiftRightLogicalOp, classification.IsFiniteOp,
        classification.IsInfOp, classification.IsNanOp, classification.IsNegInfOp,
        classification.IsPosInfOp, functions.RsqrtOp, functions.SqrtOp,
        logic.AndOp, logic.NotOp, logic.OrOp, logic.XorOp,
        precision.ReducePrecisionOp, rounding.CeilOp, rounding.FloorOp, rounding.RoundAwayOp,
        rounding.RoundEvenOp, rounding.TruncOp, CastOp, CompareOp, SelectOp,
    }
)  # fmt: skip
"""Elementwise ops whose result is the same number everywhere. `fma` would be, but NumPy has none."""

LARGEST = 65_536
"""The most elements of a constant that is folded into another one; more would slow compilation."""


def is_exact(op: GraphOp) -> bool:
    """Whether every target has NumPy's result, to the bit."""
    return type(op) in EXACT or (isinstance(op, functions.PowOp) and not op.result_dtype.is_float)


def evaluate(op: GraphOp, args: list[Array]) -> Array:
    """The op's result on constants: 16-bit floats are computed in f32 and rounded once."""
    if isinstance(op, ScalarOp) and op.WIDENS:
        halves = [(dtypes.of_numpy(arg.dtype), arg) for arg in args]
        args = [arg.astype(np.float32) if d is not None and d.is_half else arg for d, arg in halves]
    with np.errstate(all="ignore"):
        return np.asarray(op.numpy(*args)).astype(op.result_dtype.numpy)


def fold(op: Operation) -> Replacement:
    """Exact elementwise ops on constants: on splats once, on arrays element by element."""
    if not isinstance(op, ElementwiseOp) or not is_exact(op):
        return None
    splats = [splat_value(value) for value in op.operands]
    if all(splat is not None for splat in splats):
        result = evaluate(op, [splat.reshape(1) for splat in splats if splat is not None])
        return filled(result[0], op)
    return _fold_arrays(op)


def _fold_arrays(op: GraphOp) -> Replacement:
    shape = op.result_type.get_shape()
    if DYNAMIC in shape or not 0 < op.result_type.element_count() <= LARGEST:
        return None
    arrays = [constant_value(value) for value in op.operands]
    args = [array for array in arrays if array is not None]
    if len(args) != len(arrays):
        return None
    return [ConstantOp(dtypes.dense(evaluate(op, args), op.result_type))]


@rule(TransposeOp, ReshapeOp, SliceOp, ReverseOp)
def move_constant(op: TransposeOp | ReshapeOp | SliceOp | ReverseOp) -> Replacement:
    """A constant with its elements moved: bits are moved, none is computed."""
    owner = op.operand.owner
    if not isinstance(owner, ConstantOp) or owner.is_splat:
        return None  # handled by `shrink_splat`
    shape = op.result_type.get_shape()
    if DYNAMIC in shape or tensor_type(op.operand).element_count() > LARGEST:
        return None
    return [ConstantOp(dtypes.dense(op.numpy(owner.numpy()), op.result_type))]


@rule(ReduceOp)
def reduce_constant(op: ReduceOp) -> Replacement:
    """Integers, truth values, and the extremes of floats give the same result in any order."""
    owner = op.operand.owner
    if not isinstance(owner, ConstantOp) or DYNAMIC in op.result_type.get_shape():
        return None
    exact = not op.result_dtype.is_float or op.combiner.data in ("max", "min")
    if not exact or tensor_type(op.operand).element_count() > LARGEST:
        return None
    return [ConstantOp(dtypes.dense(evaluate(op, [owner.numpy()]), op.result_type))]


@rule(ConstantOp)
def shrink_splat(op: ConstantOp) -> Replacement:
    """A constant that repeats one value is a rank-0 constant and a broadcast: the same bits."""
    shape = op.result_type.get_shape()
    if not shape or 0 in shape or not op.is_splat:
        return None
    scalar = ConstantOp(dtypes.dense(op.numpy().ravel()[:1], retyped(op.result, ())))
    return [scalar, BroadcastOp(scalar.result, (), op.result_type)]
