"""NumPy's functions called on arrays of mlfuse's: which of mlfuse's does the same.

Each function below has NumPy's name and the arguments of NumPy's that mlfuse has.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from mlfuse.tracing import (
    creation,
    elementwise,
    functions,
    indexing,
    linear_algebra,
    manipulation,
    searching,
    statistical,
    utility,
)
from mlfuse.tracing.array import TracedArray, array_of, trace_of
from mlfuse.tracing.einstein import einsum as einsum_of
from mlfuse.tracing.place import TraceError

_UFUNCS: dict[str, Callable[..., Any]] = {
    "deg2rad": lambda x: x * (math.pi / 180),
    "divmod": lambda a, b: (elementwise.FUNCTIONS["floor_divide"](a, b), remainder(a, b)),
    "fmax": lambda a, b: _but_nan("maximum", a, b),
    "fmin": lambda a, b: _but_nan("minimum", a, b),
    "rad2deg": lambda x: x * (180 / math.pi),
}
_OTHER_NAMES = {
    "absolute": "abs",
    "amax": "max",
    "amin": "min",
    "arccos": "acos",
    "arccosh": "acosh",
    "arcsin": "asin",
    "arcsinh": "asinh",
    "arctan": "atan",
    "arctan2": "atan2",
    "arctanh": "atanh",
    "bitwise_count": "popcnt",
    "conjugate": "conj",
    "degrees": "rad2deg",
    "fabs": "abs",
    "invert": "bitwise_invert",
    "left_shift": "bitwise_left_shift",
    "power": "pow",
    "radians": "deg2rad",
    "right_shift": "bitwise_right_shift",
    "rint": "round",
}
"""NumPy's name to mlfuse's, where they differ."""


def call_ufunc(
    ufunc: np.ufunc, method: str, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> object:
    """`np.exp(x)` and its kind."""
    name = _OTHER_NAMES.get(ufunc.__name__, ufunc.__name__)
    if method != "__call__":
        raise TraceError(f"numpy.{ufunc.__name__}.{method} isn't there for arrays of mlfuse's")
    if kwargs:
        raise TraceError(
            f"numpy.{ufunc.__name__} of arrays of mlfuse's takes no {', '.join(kwargs)}: they can't be "
            "changed; mlfuse.where selects elements"
        )
    made = _UFUNCS.get(name) or functions.TABLE.get(name)
    if made is None:
        raise TraceError(f"mlfuse has nothing like numpy.{ufunc.__name__}")
    return made(*args)


def call_function(
    function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> object:
    """`np.where(c, a, b)`, `np.sum(x)` and their kind."""
    name = _OTHER_NAMES.get(function.__name__, function.__name__)
    made = FUNCTIONS.get(name)
    if made is None:
        raise TraceError(f"mlfuse has nothing like numpy.{function.__name__} for its arrays")
    try:
        given = inspect.signature(made).bind(*args, **kwargs)
    except TypeError as error:
        raise TraceError(f"numpy.{function.__name__} of arrays of mlfuse's: {error}") from None
    return made(*given.args, **given.kwargs)


def remainder(a: Any, b: Any) -> TracedArray:
    """`numpy.mod`."""
    return elementwise.FUNCTIONS["remainder"](a, b)


def _but_nan(name: str, a: Any, b: Any) -> TracedArray:
    """The larger or smaller of two; where one is NaN, the other."""
    chosen = elementwise.FUNCTIONS[name](a, b)
    for one, other in ((a, b), (b, a)):
        if isinstance(one, TracedArray):
            chosen = elementwise.where(elementwise.FUNCTIONS["isnan"](one), other, chosen)
    return chosen


# NumPy's functions, by their names.


def _arrays(name: str, given: Any) -> list[TracedArray]:
    """A sequence of arrays, some of which may be NumPy's."""
    trace = trace_of(name, given)
    return [
        each if isinstance(each, TracedArray) else trace.array(trace.known(np.asarray(each)))
        for each in given
    ]


def _sum(a: Any, axis: Any = None, dtype: Any = None, *, keepdims: bool = False) -> Any:
    return statistical.sum(a, axis=axis, dtype=dtype, keepdims=keepdims)


def _prod(a: Any, axis: Any = None, dtype: Any = None, *, keepdims: bool = False) -> Any:
    return statistical.prod(a, axis=axis, dtype=dtype, keepdims=keepdims)


def _reduction(function: Callable[..., Any]) -> Callable[..., Any]:
    def reduce(a: Any, axis: Any = None, *, keepdims: bool = False) -> Any:
        return function(a, axis=axis, keepdims=keepdims)

    return reduce


def _spread(function: Callable[..., Any]) -> Callable[..., Any]:
    def var(
        a: Any, axis: Any = None, *, ddof: float = 0, correction: float = 0, keepdims: bool = False
    ) -> Any:
        return function(a, axis=axis, correction=ddof or correction, keepdims=keepdims)

    return var


def _cumulative(function: Callable[..., Any]) -> Callable[..., Any]:
    def cumulative(a: Any, axis: int | None = None, dtype: Any = None) -> Any:
        a, axis = (manipulation.reshape(a, -1), 0) if axis is None else (a, axis)
        return function(a, axis=axis, dtype=dtype)

    return cumulative


def _norm(x: Any, *, axis: Any = None, keepdims: bool = False) -> Any:
    return statistical.norm(x, axis=axis, keepdims=keepdims)


def _clip(a: Any, a_min: Any = None, a_max: Any = None, *, min: Any = None, max: Any = None) -> Any:
    low, high = (a_min if min is None else min), (a_max if max is None else max)
    return elementwise.clip(a, low, high)


def _round(a: Any, decimals: int = 0) -> Any:
    if decimals:
        raise TraceError("numpy.round of arrays of mlfuse's: to whole numbers, decimals=0")
    return elementwise.FUNCTIONS["round"](a)


def _where(condition: Any, x: Any = None, y: Any = None) -> Any:
    if x is None or y is None:
        raise TraceError("numpy.where with one argument gives indices: see mlfuse.nonzero")
    return elementwise.where(condition, x, y)


def _concatenate(arrays: Any, axis: int | None = 0, *, dtype: Any = None) -> Any:
    joined = manipulation.concat(_arrays("concat", arrays), axis=axis)
    return joined if dtype is None else joined.astype(dtype)


def _stack(arrays: Any, axis: int = 0) -> Any:
    return manipulation.stack(_arrays("stack", arrays), axis=axis)


def _vstack(tup: Any) -> Any:
    rows = [each if each.ndim > 1 else manipulation.reshape(each, (1, -1)) for each in _arrays("concat", tup)]
    return manipulation.concat(rows, axis=0)


def _hstack(tup: Any) -> Any:
    parts = _arrays("concat", tup)
    return manipulation.concat(parts, axis=0 if parts[0].ndim <= 1 else 1)


def _split(ary: Any, indices_or_sections: Any, axis: int = 0) -> Any:
    x = array_of("split", ary)
    size = x.shape[axis]
    ends = indices_or_sections
    if isinstance(ends, int):
        if not isinstance(size, int) or size % ends:
            raise TraceError(f"numpy.split: {size} elements in {ends} equal parts")
        ends = [size // ends * n for n in range(1, ends)]
    dim = axis % x.ndim
    bounds = [0, *ends, None]
    before = (slice(None),) * dim
    return [x[(*before, slice(a, b))] for a, b in zip(bounds, bounds[1:], strict=False)]


def _reshape(a: Any, shape: Any, order: str = "C") -> Any:
    if order != "C":
        raise TraceError(f"numpy.reshape of arrays of mlfuse's: row-major, not order={order!r}")
    return manipulation.reshape(a, shape)


def _transpose(a: Any, axes: Any = None) -> Any:
    return a.transpose(axes)


def _swapaxes(a: Any, axis1: int, axis2: int) -> Any:
    order = list(range(a.ndim))
    order[axis1], order[axis2] = order[axis2], order[axis1]
    return manipulation.permute_dims(a, order)


def _take(a: Any, indices: Any, axis: int | None = None) -> Any:
    a, axis = (manipulation.reshape(a, -1), 0) if axis is None else (a, axis)
    return indexing.take(a, indices, axis=axis)


def _repeat(a: Any, repeats: int, axis: int | None = None) -> Any:
    return manipulation.repeat(a, repeats, axis=axis)


def _tile(A: Any, reps: Any) -> Any:  # noqa: N803 (NumPy's name)
    return manipulation.tile(A, (reps,) if isinstance(reps, int) else tuple(reps))


def _arg(function: Callable[..., Any]) -> Callable[..., Any]:
    def find(a: Any, axis: int | None = None, *, keepdims: bool = False) -> Any:
        return function(a, axis=axis, keepdims=keepdims)

    return find


def _diff(a: Any, n: int = 1, axis: int = -1, prepend: Any = None, append: Any = None) -> Any:
    return utility.diff(a, n=n, axis=axis, prepend=prepend, append=append)


def _dot(a: Any, b: Any) -> Any:
    if 0 in (np.ndim(a), np.ndim(b)):
        return elementwise.FUNCTIONS["multiply"](a, b)
    if np.ndim(b) <= 2:
        return linear_algebra.matmul(a, b)
    return linear_algebra.tensordot(a, b, axes=((np.ndim(a) - 1,), (np.ndim(b) - 2,)))


def _outer(a: Any, b: Any) -> Any:
    line = manipulation.reshape(a, (-1, 1))
    return elementwise.FUNCTIONS["multiply"](line, manipulation.reshape(b, (1, -1)))


def _einsum(subscripts: str, *operands: Any, optimize: Any = False) -> Any:
    return einsum_of(subscripts, *operands)


def _triangle(function: Callable[..., Any]) -> Callable[..., Any]:
    def triangle(m: Any, k: int = 0) -> Any:
        return function(m, k=k)

    return triangle


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "all": _reduction(statistical.all),
    "any": _reduction(statistical.any),
    "argmax": _arg(searching.argmax),
    "argmin": _arg(searching.argmin),
    "argsort": lambda a, axis=-1: searching.argsort(a, axis=axis),
    "astype": lambda x, dtype: x.astype(dtype),
    "broadcast_arrays": manipulation.broadcast_arrays,
    "broadcast_to": lambda array, shape: manipulation.broadcast_to(array, shape),
    "clip": _clip,
    "concatenate": _concatenate,
    "count_nonzero": _reduction(statistical.count_nonzero),
    "cumprod": _cumulative(statistical.cumulative_prod),
    "cumsum": _cumulative(statistical.cumulative_sum),
    "diff": _diff,
    "dot": _dot,
    "einsum": _einsum,
    "empty_like": lambda prototype, dtype=None: creation.empty_like(prototype, dtype),
    "expand_dims": lambda a, axis: manipulation.expand_dims(a, axis),
    "flip": lambda m, axis=None: manipulation.flip(m, axis=axis),
    "full_like": lambda a, fill_value, dtype=None: creation.full_like(a, fill_value, dtype),
    "hstack": _hstack,
    "isin": lambda element, test_elements, invert=False: searching.isin(
        element, test_elements, invert=invert
    ),
    "matrix_transpose": linear_algebra.matrix_transpose,
    "max": _reduction(statistical.max),
    "mean": _reduction(statistical.mean),
    "meshgrid": lambda *xi, indexing="xy": creation.meshgrid(*xi, indexing=indexing),
    "min": _reduction(statistical.min),
    "moveaxis": lambda a, source, destination: manipulation.moveaxis(a, source, destination),
    "ndim": lambda a: a.ndim,
    "nonzero": lambda a: searching.nonzero(a),
    "norm": _norm,
    "ones_like": lambda a, dtype=None: creation.ones_like(a, dtype),
    "outer": _outer,
    "permute_dims": _transpose,
    "prod": _prod,
    "ravel": lambda a: manipulation.reshape(a, -1),
    "repeat": _repeat,
    "reshape": _reshape,
    "roll": lambda a, shift, axis=None: manipulation.roll(a, shift, axis=axis),
    "round": _round,
    "searchsorted": lambda a, v, side="left", sorter=None: searching.searchsorted(
        a, v, side=side, sorter=sorter
    ),
    "shape": lambda a: a.shape,
    "size": lambda a: a.size,
    "sort": lambda a, axis=-1: searching.sort(a, axis=axis),
    "split": _split,
    "squeeze": lambda a, axis=None: manipulation.squeeze(a, axis),
    "stack": _stack,
    "std": _spread(statistical.std),
    "sum": _sum,
    "swapaxes": _swapaxes,
    "take": _take,
    "take_along_axis": lambda arr, indices, axis=-1: indexing.take_along_axis(
        arr, indices, axis=axis
    ),
    "tensordot": lambda a, b, axes=2: linear_algebra.tensordot(a, b, axes=axes),
    "tile": _tile,
    "transpose": _transpose,
    "tril": _triangle(creation.tril),
    "triu": _triangle(creation.triu),
    "unstack": lambda x, axis=0: manipulation.unstack(x, axis=axis),
    "var": _spread(statistical.var),
    "vstack": _vstack,
    "where": _where,
    "zeros_like": lambda a, dtype=None: creation.zeros_like(a, dtype),
}
"""NumPy's functions that are no ufuncs."""
