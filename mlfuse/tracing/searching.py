"""Where elements are: argmax, argmin, searchsorted; and what would need sorting."""

from __future__ import annotations

from typing import Any, NoReturn

from xdsl.dialects.builtin import i64

from mlfuse.dialects.graph.arg_reduction import ArgmaxOp, ArgminOp
from mlfuse.tracing import array, elementwise, statistical
from mlfuse.tracing.array import TracedArray, array_of, arrays_of
from mlfuse.tracing.axes import axes_of, axis_of
from mlfuse.tracing.manipulation import expand_dims
from mlfuse.tracing.place import TraceError

_COUNT = (
    "how many there are is known only when the code runs, and shapes can't depend on that: {}, or "
    "numpy.{}(numpy.asarray(x)) outside of the traced function"
)
_SORT = (
    "mlfuse.{0}: there is no sorting in mlfuse: numpy.{0}(numpy.asarray(x)) outside of the traced "
    "function; mlfuse.max, mlfuse.min and mlfuse.argmax find the extremes without it"
)


def argmax(x: TracedArray, /, *, axis: int | None = None, keepdims: bool = False) -> TracedArray:
    """Where the largest element is: of equal ones the first, of NaNs too; an int64. Over all dims, its
    row-major number."""
    return _arg("argmax", ArgmaxOp, x, axis, keepdims)


def argmin(x: TracedArray, /, *, axis: int | None = None, keepdims: bool = False) -> TracedArray:
    """Where the smallest element is: of equal ones the first, of NaNs too; an int64."""
    return _arg("argmin", ArgminOp, x, axis, keepdims)


def searchsorted(
    x1: TracedArray,
    x2: Any,
    /,
    *,
    side: str = "left",
    sorter: TracedArray | None = None,
) -> TracedArray:
    """How many elements of x1, which is sorted and of one dim, are less than each of x2 (side
    "right": or equal), NaNs counting as the largest: an int64. Each is compared with all."""
    if side not in ("left", "right"):
        raise TraceError(f"searchsorted: side is 'left' or 'right', not {side!r}")
    if sorter is not None:
        from mlfuse.tracing.indexing import take

        x1 = take(x1, sorter, axis=0)
    trace = array.trace_of("searchsorted", (x1, x2))
    if isinstance(x2, int | float):
        x2 = trace.array(trace.as_type(x2, array.element_type(x1.dtype)))
    _, (line, wanted) = arrays_of("searchsorted", (x1, x2))
    if line.ndim != 1:
        raise TraceError(f"searchsorted: the first array has {line.ndim} dims, not one")
    wanted = expand_dims(wanted, -1)
    missing, unknown = elementwise.FUNCTIONS["isnan"](wanted), elementwise.FUNCTIONS["isnan"](line)
    if side == "left":
        before = array.compare("lt", line, wanted) | (missing & ~unknown)
    else:
        before = array.compare("le", line, wanted) | missing
    return statistical.count_nonzero(before, axis=-1)


def isin(x1: Any, x2: Any, /, *, invert: bool = False) -> TracedArray:
    """Whether each element of x1 is among those of x2. Each is compared with all."""
    from mlfuse.tracing.manipulation import reshape

    trace = array.trace_of("isin", (x1, x2))
    if isinstance(x1, int | float):
        x1 = trace.array(trace.as_type(x1, array.element_type(x2.dtype)))
    if isinstance(x2, int | float):
        found = array.compare("eq", x1, x2)
    else:
        _, (x1, x2) = arrays_of("isin", (x1, x2))
        same = array.compare("eq", expand_dims(x1, -1), reshape(x2, -1))
        found = statistical.any(same, axis=-1)
    return ~found if invert else found


def nonzero(x: TracedArray, /) -> NoReturn:
    """TraceError: a shape that depends on data."""
    raise TraceError("mlfuse.nonzero: " + _COUNT.format("use the mask x != 0", "nonzero"))


def unique_all(x: TracedArray, /) -> NoReturn:
    """TraceError: a shape that depends on data."""
    raise TraceError("mlfuse.unique_all: " + _COUNT.format("compare with known values", "unique"))


def unique_counts(x: TracedArray, /) -> NoReturn:
    """TraceError: a shape that depends on data."""
    raise TraceError(
        "mlfuse.unique_counts: " + _COUNT.format("compare with known values", "unique_counts")
    )


def unique_inverse(x: TracedArray, /) -> NoReturn:
    """TraceError: a shape that depends on data."""
    raise TraceError(
        "mlfuse.unique_inverse: " + _COUNT.format("compare with known values", "unique_inverse")
    )


def unique_values(x: TracedArray, /) -> NoReturn:
    """TraceError: a shape that depends on data."""
    raise TraceError(
        "mlfuse.unique_values: " + _COUNT.format("compare with known values", "unique_values")
    )


def sort(
    x: TracedArray, /, *, axis: int = -1, descending: bool = False, stable: bool = True
) -> NoReturn:
    """TraceError: there is no sorting."""
    raise TraceError(_SORT.format("sort"))


def argsort(
    x: TracedArray, /, *, axis: int = -1, descending: bool = False, stable: bool = True
) -> NoReturn:
    """TraceError: there is no sorting."""
    raise TraceError(_SORT.format("argsort"))


def _arg(name: str, op: Any, x: TracedArray, axis: int | None, keepdims: bool) -> TracedArray:
    x = array_of(name, x)
    dims = axes_of(x, None) if axis is None else (axis_of(axis, x.ndim, name),)
    found = x.trace.array(x.trace.emit(op(x.value, dims, i64)))
    return statistical.kept(x, found, dims) if keepdims and dims else found
