"""Searches: argmax, argmin, searchsorted; and functions that need sorting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from xdsl.dialects.builtin import i64

from mlfuse.dialects.dtypes import Array as Values
from mlfuse.dialects.graph.arg_reduction import ArgmaxOp, ArgminOp
from mlfuse.frontends.tracing import elementwise, lazy, operators, statistical
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.axes import axes_of, axis_of
from mlfuse.frontends.tracing.element_types import element_type
from mlfuse.frontends.tracing.indexing import take, take_along_axis
from mlfuse.frontends.tracing.manipulation import expand_dims, reshape
from mlfuse.frontends.tracing.operands import array_of, arrays_of, trace_of
from mlfuse.frontends.tracing.place import TraceError

_COUNT = (
    "mlfuse.{0}: the number of results is known only when the code runs, and the shapes of a traced "
    "function can't depend on data: {1}, or call it outside of the function, on its results"
)
_KNOWN = "compare with the values that can occur"
_SORT = (
    "mlfuse.sort, argsort: a traced function can't sort: sort its results outside; "
    "mlfuse.max, mlfuse.min and mlfuse.argmax find the extremes without sorting"
)


def argmax(x: TracedArray, /, *, axis: int | None = None, keepdims: bool = False) -> TracedArray:
    """The index of the largest element, int64: the first of equal ones, or the first NaN. Without an axis, the
    row-major index over all dims."""
    return _arg("argmax", ArgmaxOp, x, axis, keepdims)


def argmin(x: TracedArray, /, *, axis: int | None = None, keepdims: bool = False) -> TracedArray:
    """The index of the smallest element, int64: the first of equal ones, or the first NaN. Without an axis, the
    row-major index over all dims."""
    return _arg("argmin", ArgminOp, x, axis, keepdims)


def searchsorted(
    x1: TracedArray,
    x2: Any,
    /,
    *,
    side: str = "left",
    sorter: TracedArray | None = None,
) -> TracedArray:
    """For each element of x2, the number of elements of x1 that are less (side "right": less or equal), int64. x1 has
    one dim and is sorted; a NaN counts as the largest. Compares each element of x2 with all of x1."""
    if side not in ("left", "right"):
        raise TraceError(f"searchsorted: side is 'left' or 'right', not {side!r}")
    if sorter is not None:
        x1 = take(x1, sorter, axis=0)
    trace = trace_of("searchsorted", (x1, x2))
    if isinstance(x2, int | float):
        x2 = trace.array(trace.as_type(x2, element_type(x1.dtype)))
    _, (line, wanted) = arrays_of("searchsorted", (x1, x2))
    if line.ndim != 1:
        raise TraceError(f"searchsorted: the first array has {line.ndim} dims, not one")
    wanted = expand_dims(wanted, -1)
    missing, unknown = elementwise.FUNCTIONS["isnan"](wanted), elementwise.FUNCTIONS["isnan"](line)
    if side == "left":
        before = operators.compare("lt", line, wanted) | (missing & ~unknown)
    else:
        before = operators.compare("le", line, wanted) | missing
    return statistical.count_nonzero(before, axis=-1)


def isin(x1: Any, x2: Any, /, *, invert: bool = False) -> TracedArray:
    """Whether each element of x1 occurs in x2. Compares each element of x1 with all of x2."""
    trace = trace_of("isin", (x1, x2))
    if isinstance(x1, int | float):
        x1 = trace.array(trace.as_type(x1, element_type(x2.dtype)))
    if isinstance(x2, int | float):
        found = operators.compare("eq", x1, x2, name="isin")
    else:
        _, (x1, x2) = arrays_of("isin", (x1, x2))
        same = operators.compare("eq", expand_dims(x1, -1), reshape(x2, -1))
        found = statistical.any(same, axis=-1)
    return ~found if invert else found


class UniqueAll(NamedTuple):
    """The results of `unique_all`."""

    values: TracedArray
    indices: TracedArray
    inverse_indices: TracedArray
    counts: TracedArray


class UniqueCounts(NamedTuple):
    """The results of `unique_counts`."""

    values: TracedArray
    counts: TracedArray


class UniqueInverse(NamedTuple):
    """The results of `unique_inverse`."""

    values: TracedArray
    inverse_indices: TracedArray


def nonzero(x: TracedArray, /) -> tuple[TracedArray, ...]:
    """The indices of the nonzero elements, one array for each dim. Computed by NumPy, so not in a traced function."""
    if array_of("nonzero", x).ndim == 0:
        raise TraceError("nonzero: an array of rank 0 has no indices")
    return _read(x, _COUNT.format("nonzero", "use the mask x != 0"), np.nonzero)


def unique_all(x: TracedArray, /) -> UniqueAll:
    """The distinct elements, the first index of each, for each element the index of its value among them, and the
    count of each. Computed by NumPy, so not in a traced function."""
    return UniqueAll(*_unique(x, "unique_all", 0, 1, 2))


def unique_counts(x: TracedArray, /) -> UniqueCounts:
    """The distinct elements, and the count of each. Computed by NumPy, so not in a traced function."""
    return UniqueCounts(*_unique(x, "unique_counts", 2))


def unique_inverse(x: TracedArray, /) -> UniqueInverse:
    """The distinct elements, and for each element the index of its value among them. Computed by NumPy, so not in a
    traced function."""
    return UniqueInverse(*_unique(x, "unique_inverse", 1))


def unique_values(x: TracedArray, /) -> TracedArray:
    """The distinct elements. Computed by NumPy, so not in a traced function."""
    return _unique(x, "unique_values")[0]


def sort(
    x: TracedArray, /, *, axis: int = -1, descending: bool = False, stable: bool = True
) -> TracedArray:
    """x sorted along an axis, NaNs last. Computed by NumPy, so not in a traced function."""
    return take_along_axis(x, _order("sort", x, axis, descending), axis=axis)


def argsort(
    x: TracedArray, /, *, axis: int = -1, descending: bool = False, stable: bool = True
) -> TracedArray:
    """The indices that sort x along an axis; equal elements keep their order. Computed by NumPy, so not in a traced
    function."""
    return _order("argsort", x, axis, descending)


def _order(name: str, x: TracedArray, axis: int, descending: bool) -> TracedArray:
    """`argsort`; `name` is for errors."""

    def places(values: Values) -> Values:
        if not descending:
            return np.argsort(values, axis=axis, kind="stable")
        last = values.shape[axis] - 1
        turned = np.argsort(np.flip(values, axis), axis=axis, kind="stable")
        return last - np.flip(turned, axis)

    axis_of(axis, array_of(name, x).ndim, name)
    return _read(x, _SORT, places)


def _unique(x: TracedArray, name: str, *wanted: int) -> Any:
    """The distinct elements, where each NaN is distinct. `wanted` adds: the first index of each (0), for each element
    the index of its value among them (1), the count of each (2)."""

    def found(values: Values) -> tuple[Values, ...]:
        different, first, inverse, counts = np.unique(
            values, return_index=True, return_inverse=True, return_counts=True, equal_nan=False
        )
        parts = (first, inverse.reshape(values.shape), counts)
        return different, *(parts[part] for part in wanted)

    return _read(x, _COUNT.format(name, _KNOWN), found)


def _read(x: TracedArray, refusal: str, function: Callable[..., Any]) -> Any:
    """The result of a NumPy function if the values of x can be read now; else TraceError with the text `refusal`."""
    if not lazy.readable(x):
        raise TraceError(refusal)
    return lazy.by_numpy(function, x)


def _arg(name: str, op: Any, x: TracedArray, axis: int | None, keepdims: bool) -> TracedArray:
    x = array_of(name, x)
    dims = axes_of(x, None, name) if axis is None else (axis_of(axis, x.ndim, name),)
    found = x.trace.array(x.trace.emit(op(x.value, dims, i64)))
    return statistical.kept(x, found, dims) if keepdims and dims else found
