"""Reductions over all dims or the dims in `axis`, and cumulative functions along one dim.

Floats of 16 bits are summed in f32 and rounded once. Sums and products of integers have 64 bits, as the standard
requires, unless `dtype` is given.
"""

from __future__ import annotations

import builtins
import math

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, DType
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.concatenation import ConcatOp
from mlfuse.dialects.graph.cumulative import CumulativeOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.frontends.tracing import elementwise, operators
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.axes import Axes, axes_of, axis_of
from mlfuse.frontends.tracing.element_types import element_type
from mlfuse.frontends.tracing.operands import array_of
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.sizes import Size


def sum(
    x: TracedArray, /, axis: Axes = None, dtype: object = None, keepdims: bool = False
) -> TracedArray:
    """The sum; 0 if there are no elements. Integers wrap around."""
    x = array_of("sum", x)
    return _reduce("sum", "add", _summed(x, dtype), axis, keepdims)


def prod(
    x: TracedArray, /, axis: Axes = None, dtype: object = None, keepdims: bool = False
) -> TracedArray:
    """The product; 1 if there are no elements. Integers wrap around."""
    x = array_of("prod", x)
    return _reduce("prod", "mul", _summed(x, dtype), axis, keepdims)


def max(x: TracedArray, /, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """The largest element; NaN if one is NaN. Without elements, -inf or the smallest integer."""
    return _reduce("max", "max", array_of("max", x), axis, keepdims)


def min(x: TracedArray, /, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """The smallest element; NaN if one is NaN. Without elements, inf or the largest integer."""
    return _reduce("min", "min", array_of("min", x), axis, keepdims)


def all(x: TracedArray, /, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """Whether all elements are true (or nonzero)."""
    return _reduce("all", "and", elementwise.truth(array_of("all", x)), axis, keepdims)


def any(x: TracedArray, /, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """Whether at least one element is true (or nonzero)."""
    return _reduce("any", "or", elementwise.truth(array_of("any", x)), axis, keepdims)


def count_nonzero(x: TracedArray, /, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """The number of elements that are true (or nonzero), int64."""
    truth = elementwise.truth(array_of("count_nonzero", x))
    return sum(truth, axes_of(truth, axis, "count_nonzero"), "int64", keepdims)


def mean(x: TracedArray, /, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """The sum divided by the number of elements; NaN if there are none."""
    x = _floats("mean", x)
    dims = axes_of(x, axis, "mean")
    return operators.divide(sum(x, dims, keepdims=keepdims), count(x, dims))


def var(
    x: TracedArray, /, axis: Axes = None, correction: float = 0.0, keepdims: bool = False
) -> TracedArray:
    """The sum of the squared deviations from the mean, divided by the number of elements minus `correction`. Takes two
    passes over x. Floats of 16 bits are computed in f32."""
    x = _floats("var", x)
    own, dims = x.dtype, axes_of(x, axis, "var")
    wide = x.astype(dtypes.compute(dtypes.of(x.value.type)))
    far = wide - mean(wide, dims, keepdims=True)
    total = sum(elementwise.square(far), dims, keepdims=keepdims)
    return operators.divide(total, _less(x, dims, correction)).astype(own)


def std(
    x: TracedArray, /, axis: Axes = None, correction: float = 0.0, keepdims: bool = False
) -> TracedArray:
    """The square root of the variance."""
    x = _floats("std", x)
    dims = axes_of(x, axis, "std")
    wide = x.astype(dtypes.compute(dtypes.of(x.value.type)))
    root = elementwise.FUNCTIONS["sqrt"](var(wide, dims, correction, keepdims))
    return root.astype(x.dtype)


def norm(x: TracedArray, /, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """The square root of the sum of the squares."""
    squares = elementwise.square(x)
    total = sum(squares, axes_of(squares, axis, "norm"), keepdims=keepdims)
    return elementwise.FUNCTIONS["sqrt"](total)


def cumulative_sum(
    x: TracedArray,
    /,
    axis: int | None = None,
    dtype: object = None,
    include_initial: bool = False,
) -> TracedArray:
    """The sum of each element and those before it along an axis; with `include_initial`, a 0 comes first."""
    return _cumulative("cumulative_sum", "add", x, axis, dtype, include_initial)


def cumulative_prod(
    x: TracedArray,
    /,
    axis: int | None = None,
    dtype: object = None,
    include_initial: bool = False,
) -> TracedArray:
    """The product of each element and those before it along an axis."""
    return _cumulative("cumulative_prod", "mul", x, axis, dtype, include_initial)


def count(x: TracedArray, dims: tuple[int, ...]) -> int | Size:
    """The product of the sizes of `dims`."""
    return math.prod((x.shape[d] for d in dims), start=1)  # pyright: ignore


def kept(x: TracedArray, reduced: TracedArray, dims: tuple[int, ...]) -> TracedArray:
    """The reduction of x with the reduced dims added again, of size 1."""
    return x.trace.array(build.restore_dims(x.trace, reduced.value, shape_of(x.value), dims))


def _cumulative(
    name: str, combiner: str, x: TracedArray, axis: int | None, dtype: object, initial: bool
) -> TracedArray:
    x = array_of(name, x)
    if axis is None and x.ndim != 1:
        raise TraceError(f"mlfuse.{name}: give the axis for an array of {x.ndim} dims")
    dim = axis_of(0 if axis is None else axis, x.ndim, name)
    x = _summed(x, dtype)
    result = x.trace.emit(CumulativeOp(combiner, x.value, dim))
    if initial:
        first = _line(x, dim, 0 if combiner == "add" else 1)
        result = x.trace.emit(ConcatOp(dim, [first, result]))
    return x.trace.array(result)


def _line(x: TracedArray, dim: int, value: int) -> SSAValue:
    """One number in the shape of x, but with size 1 along a dim."""
    number = x.trace.constant(value, dtypes.of(x.value.type))
    shape = [1 if d == dim else size for d, size in enumerate(x.shape)]
    return x.trace.broadcast(number, shape)


def _summed(x: TracedArray, dtype: object) -> TracedArray:
    """x cast to the type of its sums."""
    if dtype is not None:
        return x.astype(dtype)
    return x.astype(sum_type(dtypes.of(x.value.type)))


def sum_type(own: DType) -> DType:
    """The type of sums of `own`: integers of fewer than 64 bits are summed in 64."""
    return own if own.is_float else dtypes.integer(64, signed=own.is_signed or own.is_bool)


def _less(x: TracedArray, dims: tuple[int, ...], correction: float) -> object:
    """The number of elements minus `correction`, at least 0."""
    number = count(x, dims)
    if isinstance(number, int):
        return builtins.max(float(number - correction), 0.0)
    if not correction:
        return number
    wide = x.trace.array(x.trace.as_type(number, dtypes.F64))
    less = elementwise.FUNCTIONS["maximum"](wide - float(correction), 0.0)
    return less.astype(dtypes.compute(dtypes.of(x.value.type)))


def _reduce(name: str, combiner: str, x: TracedArray, axis: Axes, keepdims: bool) -> TracedArray:
    dims = axes_of(x, axis, name)
    if not dims:
        return x
    reduced = x.trace.array(x.trace.emit(ReduceOp(combiner, x.value, dims)))
    return kept(x, reduced, dims) if keepdims else reduced


def _floats(name: str, x: TracedArray) -> TracedArray:
    x = array_of(name, x)
    if not dtypes.of(x.value.type).is_float:
        raise TraceError(
            f"mlfuse.{name} takes floats, not {x.dtype.name}: write x.astype('float32')"
        )
    return x


__all__ = [
    "DYNAMIC",
    "all",
    "any",
    "count_nonzero",
    "cumulative_prod",
    "cumulative_sum",
    "element_type",
    "max",
    "mean",
    "min",
    "norm",
    "prod",
    "std",
    "sum",
    "var",
]
