"""The namespace of traced arrays: `mlfuse.sqrt`, `mlfuse.where`, `mlfuse.sum`, ...

Every elementwise op of the graph dialect is here, made from its class, under the name that the
Python array API standard gives it, or, where it has none, its own. Ops of other packages: `function`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from xdsl.ir import Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import ELEMENTWISE
from mlfuse.dialects.graph.base import shape_of, tensor_type, with_element
from mlfuse.dialects.graph.bits import BitcastOp
from mlfuse.dialects.graph.creation import DimOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.precision import ReducePrecisionOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.dialects.graph.selection import CastOp, CompareOp, SelectOp
from mlfuse.tracing import array
from mlfuse.tracing.array import TracedArray, element_type, operands_of
from mlfuse.tracing.place import TraceError
from mlfuse.tracing.promotion import text

Axes = int | Sequence[int] | None

WRITTEN_OUT: tuple[type[Operation], ...] = (
    CastOp,
    CompareOp,
    SelectOp,
    BitcastOp,
    ReducePrecisionOp,
)
"""Elementwise ops whose functions take more than operands: those below."""

STANDARD_NAMES = {
    "and": "bitwise_and",
    "div": "divide",
    "floor_mod": "remainder",
    "is_finite": "isfinite",
    "is_inf": "isinf",
    "is_nan": "isnan",
    "max": "maximum",
    "min": "minimum",
    "mul": "multiply",
    "neg": "negative",
    "next_after": "nextafter",
    "not": "bitwise_invert",
    "or": "bitwise_or",
    "rem": "fmod",
    "round_even": "round",
    "shift_left": "bitwise_left_shift",
    "sub": "subtract",
    "xor": "bitwise_xor",
}
"""Of ops whose name isn't the array API standard's (or NumPy's): that name."""


def function(op: type[ElementwiseOp]) -> Callable[..., TracedArray]:
    """The function on traced arrays of an elementwise op, also of a dialect of your own.

    It takes as many arrays or numbers as the op has operands, in their order.
    """
    own = op.name.partition(".")[2]
    name = STANDARD_NAMES.get(own, own)
    count = len(op.get_irdl_definition().operands)

    def apply(*args: object) -> TracedArray:
        if len(args) != count:
            raise TraceError(f"mlfuse.{name} takes {count} operands, not {len(args)}")
        return array.call(op, *args, name=name)

    apply.__name__ = apply.__qualname__ = name
    apply.__doc__ = op.__doc__
    return apply


FUNCTIONS: dict[str, Callable[..., TracedArray]] = {
    made.__name__: made for made in (function(op) for op in ELEMENTWISE if op not in WRITTEN_OUT)
} | {"divide": array.divide, "pow": array.power}
"""The functions made from op classes, and the two that operators share."""


def __getattr__(name: str) -> Callable[..., TracedArray]:
    if name in FUNCTIONS:
        return FUNCTIONS[name]
    raise AttributeError(f"mlfuse.tracing.functions has no {name!r}")


def equal(a: object, b: object) -> TracedArray:
    """a == b."""
    return array.compare("eq", a, b)


def not_equal(a: object, b: object) -> TracedArray:
    """a != b; true where one of them is NaN."""
    return array.compare("ne", a, b)


def less(a: object, b: object) -> TracedArray:
    """a < b."""
    return array.compare("lt", a, b)


def less_equal(a: object, b: object) -> TracedArray:
    """a <= b."""
    return array.compare("le", a, b)


def greater(a: object, b: object) -> TracedArray:
    """a > b."""
    return array.compare("gt", a, b)


def greater_equal(a: object, b: object) -> TracedArray:
    """a >= b."""
    return array.compare("ge", a, b)


def where(condition: object, a: object, b: object) -> TracedArray:
    """a where the condition (truth values) holds, b elsewhere: what stands for `if`.

    Both are computed; what isn't chosen is forgotten, be it NaN.
    """
    trace, (holds, *branches) = operands_of("where", (condition, a, b))
    return TracedArray(trace, trace.select(holds, *branches))


def clip(x: object, min: object = None, max: object = None) -> TracedArray:
    """x, but at least `min` and at most `max`, either of which may be left out; NaN stays."""
    bounded = x if min is None else FUNCTIONS["maximum"](x, min)
    bounded = bounded if max is None else FUNCTIONS["minimum"](bounded, max)
    return _array(bounded, "clip")


def astype(x: TracedArray, dtype: object) -> TracedArray:
    """x with its elements cast."""
    return _array(x, "astype").astype(dtype)


def bitcast(x: TracedArray, dtype: object) -> TracedArray:
    """The same bits as elements of another type of their width."""
    x, to = _array(x, "bitcast"), element_type(dtype)
    type_ = with_element(tensor_type(x.value), to.mlir)
    return TracedArray(x.trace, x.trace.emit(BitcastOp(x.value, type_)))


def reduce_precision(x: TracedArray, exponent_bits: int, mantissa_bits: int) -> TracedArray:
    """x rounded to fewer bits, in its own type."""
    x = _array(x, "reduce_precision")
    op = ReducePrecisionOp(x.value, exponent_bits, mantissa_bits)
    return TracedArray(x.trace, x.trace.emit(op))


def square(x: object) -> TracedArray:
    """x * x."""
    return FUNCTIONS["multiply"](x, x)


def reciprocal(x: object) -> TracedArray:
    """1 / x."""
    return array.divide(1.0, x)


def positive(x: TracedArray) -> TracedArray:
    """x."""
    return _array(x, "positive")


def logical_and(a: object, b: object) -> TracedArray:
    """Whether both are true, or differ from 0."""
    return FUNCTIONS["bitwise_and"](_truth(a), _truth(b))


def logical_or(a: object, b: object) -> TracedArray:
    """Whether one is true, or differs from 0."""
    return FUNCTIONS["bitwise_or"](_truth(a), _truth(b))


def logical_xor(a: object, b: object) -> TracedArray:
    """Whether one is true, or differs from 0, and the other isn't."""
    return FUNCTIONS["bitwise_xor"](_truth(a), _truth(b))


def logical_not(x: object) -> TracedArray:
    """Whether it is false, or 0."""
    return FUNCTIONS["bitwise_invert"](_truth(x))


def zeros_like(x: TracedArray, dtype: object = None) -> TracedArray:
    """Zeros of the shape of x."""
    return full_like(x, 0, dtype)


def ones_like(x: TracedArray, dtype: object = None) -> TracedArray:
    """Ones of the shape of x."""
    return full_like(x, 1, dtype)


def full_like(x: TracedArray, fill_value: object, dtype: object = None) -> TracedArray:
    """One number, or array of rank 0, in the shape of x and its type or another."""
    trace, (like, fill) = operands_of("full_like", (x, fill_value))
    like = _array(x, "full_like").value
    to = dtypes.of(like.type) if dtype is None else element_type(dtype)
    spread = trace.spread([trace.as_type(fill, to), like])[0]
    return TracedArray(trace, spread)


# Reductions: over all dims, or those in `axis`.


def sum(
    x: TracedArray, axis: Axes = None, dtype: object = None, keepdims: bool = False
) -> TracedArray:
    """The sum. 16-bit floats are summed in f32 and rounded once; integers wrap around."""
    x = _array(x, "sum")
    return _reduce("add", x if dtype is None else x.astype(dtype), axis, keepdims)


def prod(
    x: TracedArray, axis: Axes = None, dtype: object = None, keepdims: bool = False
) -> TracedArray:
    """The product."""
    x = _array(x, "prod")
    return _reduce("mul", x if dtype is None else x.astype(dtype), axis, keepdims)


def max(x: TracedArray, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """The largest element; NaN where there is one, -inf or the smallest integer of none."""
    return _reduce("max", _array(x, "max"), axis, keepdims)


def min(x: TracedArray, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """The smallest element; NaN where there is one, inf or the largest integer of none."""
    return _reduce("min", _array(x, "min"), axis, keepdims)


def all(x: TracedArray, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """Whether all elements are true, or differ from 0."""
    return _reduce("and", _truth(x), axis, keepdims)


def any(x: TracedArray, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """Whether an element is true, or differs from 0."""
    return _reduce("or", _truth(x), axis, keepdims)


def mean(x: TracedArray, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """The sum divided by the number of elements; NaN of none."""
    x = _array(x, "mean")
    if not dtypes.of(x.value.type).is_float:
        raise TraceError(f"mlfuse.mean takes floats, not {x.dtype.name}: write x.astype('float32')")
    total = sum(x, axis, keepdims=keepdims)
    count = _count(x, _axes(x, axis))
    return array.divide(total, count if isinstance(count, int) else count.astype(total.dtype))


def norm(x: TracedArray, axis: Axes = None, keepdims: bool = False) -> TracedArray:
    """The square root of the sum of the squares."""
    return FUNCTIONS["sqrt"](sum(square(x), axis, keepdims=keepdims))


def _reduce(combiner: str, x: TracedArray, axis: Axes, keepdims: bool) -> TracedArray:
    dims = _axes(x, axis)
    reduced = x.trace.emit(ReduceOp(combiner, x.value, dims)) if x.ndim else x.value
    if keepdims and dims:
        shape = [1 if d in dims else size for d, size in enumerate(shape_of(x.value))]
        if DYNAMIC in shape:
            raise TraceError("keepdims: sizes that are known only when the code runs can't be kept")
        element = tensor_type(x.value)
        reduced = x.trace.emit(ReshapeOp(reduced, type(element)(element.element_type, shape)))
    return TracedArray(x.trace, reduced)


def _axes(x: TracedArray, axis: Axes) -> tuple[int, ...]:
    given = range(x.ndim) if axis is None else (axis,) if isinstance(axis, int) else axis
    dims = tuple(each + x.ndim if each < 0 else each for each in given)
    if len(set(dims)) != len(dims) or not set(dims) <= set(range(x.ndim)):
        raise TraceError(f"axis {axis} doesn't fit the shape {text(shape_of(x.value))}")
    return tuple(sorted(dims))


def _count(x: TracedArray, dims: Sequence[int]) -> int | TracedArray:
    """How many elements lie along `dims`."""
    shape = shape_of(x.value)
    known = math.prod(shape[d] for d in dims if shape[d] != DYNAMIC)
    sizes = [
        TracedArray(x.trace, x.trace.emit(DimOp(x.value, d))) for d in dims if shape[d] == DYNAMIC
    ]
    return (
        math.prod(sizes[1:], start=sizes[0] * known if known != 1 else sizes[0]) if sizes else known
    )


def _truth(x: Any) -> TracedArray:
    return x if isinstance(x, TracedArray) and x.dtype == np.bool_ else array.compare("ne", x, 0)


def _array(x: object, name: str) -> TracedArray:
    if isinstance(x, TracedArray):
        return x
    operands_of(name, (x,))
    raise AssertionError("it would have been an array")


NAMES: frozenset[str] = frozenset(FUNCTIONS) | {
    name
    for name, made in list(globals().items())
    if getattr(made, "__module__", None) == __name__ and not name.startswith("_")
} - {"function"}
"""What `mlfuse.NAME` finds here."""
