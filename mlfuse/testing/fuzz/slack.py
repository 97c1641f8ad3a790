"""How far a right result of one op may be from the reference's, by element."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, prod

import numpy as np
from xdsl.ir import Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.arithmetic import FmaOp
from mlfuse.dialects.graph.base import GraphOp, dims_of
from mlfuse.dialects.graph.contraction import DotGeneralOp, contract
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.convolution_meaning import convolve
from mlfuse.dialects.graph.cumulative import CumulativeOp
from mlfuse.dialects.graph.functions import LogAddExpOp
from mlfuse.dialects.graph.reduce_by import ReduceByOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.targets.printers.mathlib import ULP, ULP_F64
from mlfuse.testing.fuzz.arrays import precision

SUM = 1.0
"""The c of c * n * eps * sum |x|."""
SERIES = {"zeta": 16, "polygamma": 16}
"""The largest error in f64 of functions that are sums of series; f32 is computed in f64."""
Growth = Callable[[int], float]
"""How the error of a sum grows with its n terms: `float` is the bound that always holds."""
REFERENCE_ULP = 4
"""How far NumPy's own functions may be off."""


def wide(x: Array) -> Array:
    """Floats as f64 (f64 as the widest there is), so that bounds don't round or overflow."""
    return x.astype(np.longdouble if x.dtype == np.float64 else np.float64)


def magnitude(x: Array) -> Array:
    """|x|, 0 for what isn't finite."""
    return np.where(np.isfinite(wide(x)), np.abs(wide(x)), 0)


def one_ulp(x: Array) -> Array:
    """The distance to the next number, or more."""
    info = precision(x.dtype)
    return np.maximum(magnitude(x) * info.eps, info.smallest_subnormal)


def slack(
    op: Operation, args: Sequence[Array], result: Array, growth: Growth = float
) -> Array | None:
    """None where every bit is fixed."""
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
            # NumPy has none: the reference's product is rounded too, to 64 bits in f64's case.
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
    if result.dtype == np.float64 and name in ULP_F64:
        if name in ("lgamma", "digamma"):  # which have zeros below 0
            ulp = np.where(wide(args[0]) < 0, np.maximum(ulp, one_ulp(1 + np.abs(args[0]))), ulp)
        return (ceil(ULP_F64[name]) + REFERENCE_ULP) * ulp
    return (ceil(ULP.get(name, SERIES.get(name, 0))) + REFERENCE_ULP) * ulp


def _epsilon(op: GraphOp) -> float:
    """Of the type in which sums are made."""
    return precision(dtypes.compute(op.result_dtype).numpy).eps


def _rounding(op: GraphOp, ulp: Array) -> Array:
    """Of the result, where it has fewer bits than the sum."""
    return ulp if op.result_dtype.is_half else np.zeros_like(ulp)


def _combined(
    op: ReduceOp | CumulativeOp, x: Array, result: Array, ulp: Array, growth: Growth
) -> Array | None:
    """c * growth(n) * eps * sum |x|, in the type sums are made in, and a rounding to 16 bits."""
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
    """c * growth(n) * eps * sum |x y|, likewise."""
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
        # Whether padding is 0 times an infinite weight, which is NaN, or nothing, nobody says.
        return np.full_like(room, np.inf)
    return room


def _reduced_by(
    op: ReduceByOp, args: Sequence[Array], result: Array, growth: Growth
) -> Array | None:
    """The random graphs' only inexact combiner is a sum, whose every step is rounded to the type."""
    if not any(inner.name == "graph.add" for inner in op.combiner.block.ops):
        return None
    x = args[op.which]
    n = prod(x.shape[d] for d in op.reduced)
    total = np.asarray(magnitude(x).sum(axis=op.reduced))
    return SUM * growth(n) * precision(result.dtype).eps * total
