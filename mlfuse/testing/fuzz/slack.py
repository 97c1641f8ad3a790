"""The error bound of one op, by element: how far a correct result may be from the reference's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, prod
from typing import Any

import numpy as np
from xdsl.ir import Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.arithmetic import FmaOp
from mlfuse.dialects.graph.base import GraphOp, OpKind, dims_of
from mlfuse.dialects.graph.contraction import DotGeneralOp, contract
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.convolution_meaning import convolve
from mlfuse.dialects.graph.cumulative import CumulativeOp
from mlfuse.dialects.graph.functions import LogAddExpOp
from mlfuse.dialects.graph.reduce_by import ReduceByOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.scatter import ScatterOp
from mlfuse.targets.printers.mathlib import ULP, ULP_F64
from mlfuse.testing.fuzz.arrays import precision

SUM = 1.0
"""The factor c of the bound c * n * eps * sum |x|."""
SERIES = {"zeta": 16, "polygamma": 16}
"""The largest errors in f64, in ULPs, of functions that are sums of series; f32 is computed in f64."""
Growth = Callable[[int], float]
"""The growth of a sum's error with the number n of its terms. `float`, which is n, always holds."""
REFERENCE_ULP = 4
"""The largest error of NumPy's own functions, in ULPs."""


_EXACT = {
    *(
        "neg",
        "abs",
        "sign",
        "copysign",
        "max",
        "min",
        "clamp",
        "select",
        "bitcast",
        "rem",
        "next_after",
    ),
    *("floor", "ceil", "trunc", "round_even", "round_away", "reduce_precision"),
}
"""Elementwise ops without an error, on every target."""


def wide(x: Array) -> Array:
    """Floats as f64, and f64 as long double, so that bounds don't round or overflow."""
    return x.astype(np.longdouble if x.dtype == np.float64 else np.float64)


def magnitude(x: Array) -> Array:
    """|x|; 0 for elements that aren't finite."""
    return np.where(np.isfinite(wide(x)), np.abs(wide(x)), 0)


def one_ulp(x: Array) -> Array:
    """The distance of each element to the next number, or more."""
    info = precision(x.dtype)
    return np.maximum(magnitude(x) * info.eps, info.smallest_subnormal)


def ulps_apart(name: str, dtype: np.dtype[Any]) -> int:
    """How many ULPs a function's result in f32 or f64 may differ from NumPy's."""
    known = ULP_F64 if dtype == np.float64 and name in ULP_F64 else ULP
    return ceil(known.get(name, SERIES.get(name, 0))) + REFERENCE_ULP


def rounds(op: Operation) -> bool:
    """Whether elements of an op's result may differ from the exact ones."""
    if not isinstance(op, GraphOp) or not op.result_dtype.is_float:
        return False
    if isinstance(op, ReduceOp | CumulativeOp | ScatterOp):
        return op.combiner.data in ("add", "mul")
    moves = op.KIND in (OpKind.SOURCE, OpKind.INJECTIVE, OpKind.INDEXED)
    return not moves and op.name.removeprefix("graph.") not in _EXACT


def slack(
    op: Operation, args: Sequence[Array], result: Array, growth: Growth = float
) -> Array | None:
    """The error bound of an op's result; None if every bit is fixed."""
    if not isinstance(op, GraphOp) or not op.result_dtype.is_float:
        return None
    ulp, dtype = one_ulp(result), op.result_dtype
    match op:
        case ReduceOp() | CumulativeOp():
            return _combined(op, args[0], result, ulp, growth)
        case DotGeneralOp() | ConvolutionOp():
            return _products(op, args, ulp, growth)
        case ReduceByOp():
            return _reduced_by(op, args, result, growth)
        case FmaOp():
            # NumPy has no fma: the reference rounds the product too; for f64, to 64 bits.
            return ulp + np.nan_to_num(magnitude(args[0]) * magnitude(args[1])) * 2.0**-62
        case LogAddExpOp():
            return 8 * (ulp + precision(dtypes.compute(dtype).numpy).eps)
        case _:
            return _of_function(op.name.removeprefix("graph."), op, args, result, ulp)


def _of_function(
    name: str, op: GraphOp, args: Sequence[Array], result: Array, ulp: Array
) -> Array | None:
    if name == "sigmoid":
        return (ceil(ULP["exp"]) + REFERENCE_ULP) * ulp
    if name in ("sqrt", "rsqrt") or (name not in ULP and name not in SERIES):
        return None
    if name in ("zeta", "polygamma"):  # whose terms cancel below 0, and whose orders have no end
        ulp = np.where((wide(args[1]) < 0) | (wide(args[0]) > 170), np.inf, ulp)
    if op.result_dtype.is_half:
        return ulp
    if result.dtype == np.float64 and name in ("lgamma", "digamma"):  # which have zeros below 0
        ulp = np.where(wide(args[0]) < 0, np.maximum(ulp, one_ulp(1 + np.abs(args[0]))), ulp)
    return ulps_apart(name, result.dtype) * ulp


def _epsilon(op: GraphOp) -> float:
    """The epsilon of the type in which sums are computed."""
    return precision(dtypes.compute(op.result_dtype).numpy).eps


def _rounding(op: GraphOp, ulp: Array) -> Array:
    """The rounding of the result, if it has fewer bits than the type of the sum."""
    return ulp if op.result_dtype.is_half else np.zeros_like(ulp)


def _combined(
    op: ReduceOp | CumulativeOp, x: Array, result: Array, ulp: Array, growth: Growth
) -> Array | None:
    """c * growth(n) * eps * sum |x| with the eps of the type in which sums are computed, and a rounding if the result
    has 16 bits."""
    name, eps = op.combiner.data, _epsilon(op)
    if name not in ("add", "mul"):
        return None
    size = magnitude(x)
    if isinstance(op, CumulativeOp):
        n = x.shape[op.axis]
        if name == "add":
            total = size.sum(axis=op.axis, keepdims=True)
            return SUM * growth(n) * eps * np.broadcast_to(total, x.shape) + _rounding(op, ulp)
        top = np.maximum(size, 1).prod(axis=op.axis, keepdims=True)
        lost = n * precision(dtypes.compute(op.result_dtype).numpy).smallest_subnormal * top
        return SUM * growth(n) * eps * magnitude(result) + lost + _rounding(op, ulp)
    axes = dims_of(op.dims)
    n = prod(x.shape[d] for d in axes)
    if name == "add":
        return SUM * growth(n) * eps * np.asarray(size.sum(axis=axes)) + _rounding(op, ulp)
    top = np.maximum(size, 1).prod(axis=axes)
    lost = n * precision(dtypes.compute(op.result_dtype).numpy).smallest_subnormal * top
    return SUM * growth(n) * eps * magnitude(result) + np.asarray(lost) + _rounding(op, ulp)


def _products(
    op: DotGeneralOp | ConvolutionOp, args: Sequence[Array], ulp: Array, growth: Growth
) -> Array:
    """c * growth(n) * eps * sum |x y|, as in `_combined`."""
    left, right = (magnitude(arg) for arg in args)
    eps = _epsilon(op)
    if isinstance(op, DotGeneralOp):
        n = prod(args[0].shape[d] for d in op.contract[0])
        total = contract(left, right, op.batch, op.contract)
    else:
        n = prod(args[1].shape[d] for d in op.numbers.rhs[1:])
        total = convolve(left, right, op.numbers)
    room = SUM * growth(n) * eps * total + _rounding(op, ulp)
    if isinstance(op, ConvolutionOp) and not np.isfinite(wide(args[1])).all():
        # It isn't specified whether padding adds 0 times an infinite weight, which is NaN, or nothing.
        return np.full_like(room, np.inf)
    if isinstance(op, DotGeneralOp) and op.skips_zeros is not None:
        # Nor is it where a left factor is 0 and the product may leave it out. In a trial, a subnormal number may be a 0
        # that was moved.
        zeros = np.abs(wide(args[0])) < precision(args[0].dtype).tiny
        ends = ~np.isfinite(wide(args[1]))
        open_ = contract(zeros.astype(np.float64), ends.astype(np.float64), op.batch, op.contract)
        return np.where(open_ > 0, np.inf, room)
    return room


def _reduced_by(
    op: ReduceByOp, args: Sequence[Array], result: Array, growth: Growth
) -> Array | None:
    """The bound for a sum, the only inexact combiner of random graphs; each step is rounded to the result's type."""
    if not any(inner.name == "graph.add" for inner in op.combiner.block.ops):
        return None
    x = args[op.which]
    n = prod(x.shape[d] for d in op.reduced)
    total = np.asarray(magnitude(x).sum(axis=op.reduced))
    return SUM * growth(n) * precision(result.dtype).eps * total
