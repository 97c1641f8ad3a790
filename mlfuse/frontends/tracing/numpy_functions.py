"""NumPy's functions that aren't ufuncs, for mlfuse's arrays: under NumPy's names, with those of NumPy's arguments that
mlfuse supports."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from mlfuse.frontends.tracing import (
    creation,
    einstein,
    elementwise,
    indexing,
    linear_algebra,
    manipulation,
    searching,
    statistical,
    utility,
    windows,
)
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.array_methods import NUMPYS
from mlfuse.frontends.tracing.operands import array_of, trace_of
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.registry import register

# Reductions.


def all(a: Any, axis: Any = None, *, keepdims: bool = False) -> Any:
    return statistical.all(a, axis=axis, keepdims=keepdims)


def any(a: Any, axis: Any = None, *, keepdims: bool = False) -> Any:
    return statistical.any(a, axis=axis, keepdims=keepdims)


def count_nonzero(a: Any, axis: Any = None, *, keepdims: bool = False) -> Any:
    return statistical.count_nonzero(a, axis=axis, keepdims=keepdims)


def max(a: Any, axis: Any = None, *, keepdims: bool = False) -> Any:
    return statistical.max(a, axis=axis, keepdims=keepdims)


def mean(a: Any, axis: Any = None, *, keepdims: bool = False) -> Any:
    return statistical.mean(a, axis=axis, keepdims=keepdims)


def min(a: Any, axis: Any = None, *, keepdims: bool = False) -> Any:
    return statistical.min(a, axis=axis, keepdims=keepdims)


amax, amin = max, min


def sum(a: Any, axis: Any = None, dtype: Any = None, *, keepdims: bool = False) -> Any:
    return statistical.sum(a, axis=axis, dtype=dtype, keepdims=keepdims)


def prod(a: Any, axis: Any = None, dtype: Any = None, *, keepdims: bool = False) -> Any:
    return statistical.prod(a, axis=axis, dtype=dtype, keepdims=keepdims)


def var(
    a: Any, axis: Any = None, *, ddof: float = 0, correction: float = 0, keepdims: bool = False
) -> Any:
    return statistical.var(a, axis=axis, correction=ddof or correction, keepdims=keepdims)


def std(
    a: Any, axis: Any = None, *, ddof: float = 0, correction: float = 0, keepdims: bool = False
) -> Any:
    return statistical.std(a, axis=axis, correction=ddof or correction, keepdims=keepdims)


def norm(x: Any, *, axis: Any = None, keepdims: bool = False) -> Any:
    return statistical.norm(x, axis=axis, keepdims=keepdims)


def argmax(a: Any, axis: int | None = None, *, keepdims: bool = False) -> Any:
    return searching.argmax(a, axis=axis, keepdims=keepdims)


def argmin(a: Any, axis: int | None = None, *, keepdims: bool = False) -> Any:
    return searching.argmin(a, axis=axis, keepdims=keepdims)


def cumsum(a: Any, axis: int | None = None, dtype: Any = None) -> Any:
    return _cumulative(statistical.cumulative_sum, a, axis, dtype)


def cumprod(a: Any, axis: int | None = None, dtype: Any = None) -> Any:
    return _cumulative(statistical.cumulative_prod, a, axis, dtype)


def _cumulative(function: Callable[..., Any], a: Any, axis: int | None, dtype: Any) -> Any:
    a, axis = (manipulation.reshape(a, -1), 0) if axis is None else (a, axis)
    return function(a, axis=axis, dtype=dtype)


def diff(a: Any, n: int = 1, axis: int = -1, prepend: Any = None, append: Any = None) -> Any:
    return utility.diff(a, n=n, axis=axis, prepend=prepend, append=append)


# Elements.


def clip(a: Any, a_min: Any = None, a_max: Any = None, *, min: Any = None, max: Any = None) -> Any:
    low, high = (a_min if min is None else min), (a_max if max is None else max)
    return elementwise.clip(a, low, high)


def round(a: Any, decimals: int = 0) -> Any:
    if decimals:
        raise TraceError(
            f"round to {decimals} decimals: mlfuse rounds to whole numbers; write mlfuse.round(x * 10.0**n) / 10.0**n"
        )
    return elementwise.FUNCTIONS["round"](a)


def where(condition: Any, x: Any = None, y: Any = None) -> Any:
    if x is None or y is None:
        raise TraceError("numpy.where with one argument gives indices: see mlfuse.nonzero")
    return elementwise.where(condition, x, y)


def astype(x: Any, dtype: Any) -> Any:
    return x.astype(dtype)


def isin(element: Any, test_elements: Any, *, invert: bool = False) -> Any:
    return searching.isin(element, test_elements, invert=invert)


def empty_like(prototype: Any, dtype: Any = None) -> Any:
    return creation.empty_like(prototype, dtype)


def zeros_like(a: Any, dtype: Any = None) -> Any:
    return creation.zeros_like(a, dtype)


def ones_like(a: Any, dtype: Any = None) -> Any:
    return creation.ones_like(a, dtype)


def full_like(a: Any, fill_value: Any, dtype: Any = None) -> Any:
    return creation.full_like(a, fill_value, dtype)


# Shapes.


def ndim(a: Any) -> Any:
    return a.ndim


def shape(a: Any) -> Any:
    return a.shape


def size(a: Any) -> Any:
    return a.size


def reshape(a: Any, shape: Any, order: str = "C") -> Any:
    if order != "C":
        raise TraceError(
            f"numpy.reshape of mlfuse's arrays is row-major: it takes no order={order!r}"
        )
    return manipulation.reshape(a, shape)


def ravel(a: Any) -> Any:
    return manipulation.reshape(a, -1)


def transpose(a: Any, axes: Any = None) -> Any:
    return a.transpose(axes)


permute_dims = transpose


def matrix_transpose(x: Any) -> Any:
    return linear_algebra.matrix_transpose(x)


def swapaxes(a: Any, axis1: int, axis2: int) -> Any:
    order = list(range(a.ndim))
    order[axis1], order[axis2] = order[axis2], order[axis1]
    return manipulation.permute_dims(a, order)


def moveaxis(a: Any, source: Any, destination: Any) -> Any:
    return manipulation.moveaxis(a, source, destination)


def expand_dims(a: Any, axis: int) -> Any:
    return manipulation.expand_dims(a, axis)


def squeeze(a: Any, axis: Any = None) -> Any:
    return manipulation.squeeze(a, axis)


def broadcast_to(array: Any, shape: Any) -> Any:
    return manipulation.broadcast_to(array, shape)


def broadcast_arrays(*args: Any) -> Any:
    return manipulation.broadcast_arrays(*args)


def flip(m: Any, axis: Any = None) -> Any:
    return manipulation.flip(m, axis=axis)


def roll(a: Any, shift: Any, axis: Any = None) -> Any:
    return manipulation.roll(a, shift, axis=axis)


def repeat(a: Any, repeats: int, axis: int | None = None) -> Any:
    return manipulation.repeat(a, repeats, axis=axis)


def tile(A: Any, reps: Any) -> Any:  # noqa: N803 (NumPy's name)
    return manipulation.tile(A, (reps,) if isinstance(reps, int) else tuple(reps))


def tril(m: Any, k: int = 0) -> Any:
    return creation.tril(m, k=k)


def triu(m: Any, k: int = 0) -> Any:
    return creation.triu(m, k=k)


def meshgrid(*xi: Any, indexing: str = "xy") -> Any:
    return creation.meshgrid(*xi, indexing=indexing)


def pad(array: Any, pad_width: Any, mode: str = "constant", *, constant_values: Any = 0) -> Any:
    return windows.pad(array, pad_width, mode, constant_values=constant_values)


# Several arrays as one, one as several.


def concatenate(arrays: Any, axis: int | None = 0, *, dtype: Any = None) -> Any:
    joined = manipulation.concat(_arrays("concat", arrays), axis=axis)
    return joined if dtype is None else joined.astype(dtype)


def stack(arrays: Any, axis: int = 0) -> Any:
    return manipulation.stack(_arrays("stack", arrays), axis=axis)


def vstack(tup: Any) -> Any:
    parts = _arrays("concat", tup)
    rows = [each if each.ndim > 1 else manipulation.reshape(each, (1, -1)) for each in parts]
    return manipulation.concat(rows, axis=0)


def hstack(tup: Any) -> Any:
    parts = _arrays("concat", tup)
    return manipulation.concat(parts, axis=0 if parts[0].ndim <= 1 else 1)


def unstack(x: Any, *, axis: int = 0) -> Any:
    return manipulation.unstack(x, axis=axis)


def split(ary: Any, indices_or_sections: Any, axis: int = 0) -> Any:
    x = array_of("split", ary)
    length, ends = x.shape[axis], indices_or_sections
    if isinstance(ends, int):
        if not isinstance(length, int) or length % ends:
            raise TraceError(
                f"numpy.split: {length} elements can't be divided into {ends} equal parts"
            )
        ends = [length // ends * n for n in range(1, ends)]
    before = (builtins.slice(None),) * (axis % x.ndim)
    bounds: list[Any] = [0, *ends, None]
    return [x[(*before, builtins.slice(a, b))] for a, b in pairwise(bounds)]


def _arrays(name: str, given: Sequence[Any]) -> list[TracedArray]:
    """A sequence of arrays as mlfuse's; some of those given may be NumPy's."""
    trace = trace_of(name, given)
    return [
        each if isinstance(each, TracedArray) else trace.array(trace.from_array(np.asarray(each)))
        for each in given
    ]


# Elements at indices.


def take(a: Any, indices: Any, axis: int | None = None) -> Any:
    a, axis = (manipulation.reshape(a, -1), 0) if axis is None else (a, axis)
    return indexing.take(a, indices, axis=axis)


def take_along_axis(arr: Any, indices: Any, axis: int = -1) -> Any:
    return indexing.take_along_axis(arr, indices, axis=axis)


def searchsorted(a: Any, v: Any, side: str = "left", sorter: Any = None) -> Any:
    return searching.searchsorted(a, v, side=side, sorter=sorter)


def nonzero(a: Any) -> Any:
    return searching.nonzero(a)


def sort(a: Any, axis: int = -1) -> Any:
    return searching.sort(a, axis=axis)


def argsort(a: Any, axis: int = -1) -> Any:
    return searching.argsort(a, axis=axis)


# Products.


def dot(a: Any, b: Any) -> Any:
    if 0 in (np.ndim(a), np.ndim(b)):
        return elementwise.FUNCTIONS["multiply"](a, b)
    if np.ndim(b) <= 2:
        return linear_algebra.matmul(a, b)
    return linear_algebra.tensordot(a, b, axes=((np.ndim(a) - 1,), (np.ndim(b) - 2,)))


def tensordot(a: Any, b: Any, axes: Any = 2) -> Any:
    return linear_algebra.tensordot(a, b, axes=axes)


def outer(a: Any, b: Any) -> Any:
    line = manipulation.reshape(a, (-1, 1))
    return elementwise.FUNCTIONS["multiply"](line, manipulation.reshape(b, (1, -1)))


def einsum(subscripts: str, *operands: Any, optimize: Any = False) -> Any:
    return einstein.einsum(subscripts, *operands)


for _name in NUMPYS:
    register(f"numpy.{_name}", globals()[_name])
