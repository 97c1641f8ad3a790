"""Functions that make arrays: zeros, arange, eye, ..., and from Python objects.

While a function is traced, the arrays are values of its trace, even if no argument is a traced array. Elsewhere
they are lazy arrays (`tracing.lazy`). Shapes can contain the `Size`s of `x.shape`.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import TensorType

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.dialects.graph.creation import IotaOp
from mlfuse.dialects.graph.triangle import TrilOp, TriuOp
from mlfuse.frontends.tracing import elementwise
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.data_types import DEFAULT_FLOAT, DEFAULT_INTEGER
from mlfuse.frontends.tracing.element_types import element_type
from mlfuse.frontends.tracing.manipulation import AnyShape, broadcast_to, reshape, shape_list, stack
from mlfuse.frontends.tracing.operands import array_of, arrays_of, operands_of
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.promotion import promote
from mlfuse.frontends.tracing.sizes import Size
from mlfuse.frontends.tracing.trace import (
    Trace,
    as_shape,
    check_range,
    current,
    is_number,
    known_type,
)

_DEEPEST = 64
"""The most levels of nested lists: NumPy's arrays have 64 dims at most."""
_COMPLEX = "there are no complex numbers: keep real and imaginary parts apart"


def asarray(
    obj: Any, /, *, dtype: object = None, device: object = None, copy: bool | None = None
) -> TracedArray:
    """An array from a Python object: an array, a number, nested lists of numbers, or a buffer.

    Python's own numbers become bool, int64 and float32 (as in torch); an object with an element type keeps it. The
    elements are copied, so later changes of `obj` have no effect. With copy=False they are shared, or TraceError
    says why they can't be.
    """
    if isinstance(obj, TracedArray):
        moved = obj if device is None else obj.to_device(device)
        return moved if dtype is None else moved.astype(dtype)
    if isinstance(obj, Size):
        trace, type_ = obj.trace, DEFAULT_INTEGER if dtype is None else element_type(dtype)
        return trace.array(trace.as_type(obj, type_))
    if _holds_arrays(obj):
        stacked = stack([asarray(each, device=device) for each in obj])
        return stacked if dtype is None else stacked.astype(dtype)
    values, is_fresh = _values(obj, None if dtype is None else element_type(dtype))
    if copy is False and is_fresh and hasattr(obj, "dtype"):
        raise TraceError("asarray: with copy=False the elements can't be of another type")
    if not is_fresh and copy is not False:
        values, is_fresh = np.array(values), True
    return _at_home(values, device, shared=not is_fresh)


def _holds_arrays(obj: Any, depth: int = 0) -> bool:
    """Whether an object is a list that contains a traced array, at any depth."""
    if not isinstance(obj, list | tuple):
        return False
    if depth > _DEEPEST:
        raise TraceError(
            f"asarray: lists nested deeper than {_DEEPEST}, or that contain themselves"
        )
    known = cast(Sequence[object], obj)
    return any(
        isinstance(each, TracedArray | Size) or _holds_arrays(each, depth + 1) for each in known
    )


def _values(obj: Any, dtype: DType | None) -> tuple[Array, bool]:
    """A Python object as a NumPy array of one of our element types, and whether the array has its own memory."""
    kinds: Any = (bool, int, float, complex, list, tuple)
    typed = isinstance(obj, np.generic) or not isinstance(obj, kinds)
    try:
        values: Array = np.asarray(cast(Any, obj))
    except (ValueError, TypeError, OverflowError) as error:
        raise TraceError(f"asarray: {error}") from error
    if values.dtype.kind == "c":
        raise TraceError(f"asarray: {_COMPLEX}")
    if values.dtype == object:
        raise TraceError(f"asarray: a {type(cast(object, obj)).__name__} isn't made of numbers")
    if dtype is None:
        own = known_type(values)
        defaults = {"f": DEFAULT_FLOAT, "i": DEFAULT_INTEGER}
        dtype = own if typed else defaults.get(values.dtype.kind, own)
    with np.errstate(all="ignore"):
        if dtype.is_integer and values.dtype.kind == "i" and not typed and values.size:
            check_range(int(values.min()), dtype)
            check_range(int(values.max()), dtype)
        found = values.astype(dtype.numpy, copy=False)
    return found, found is not values or not typed


def _at_home(values: Array, device: object, *, shared: bool) -> TracedArray:
    """Values as a constant of the function that is traced, or as a lazy array."""
    trace = current()
    if trace is not None:
        _refuse_device(device)
        return trace.array(trace.from_array(values))
    from mlfuse.frontends.tracing import lazy

    return lazy.of_values(values, device, shared=shared)


def _refuse_device(device: object) -> None:
    if device not in (None, "traced"):
        raise TraceError(
            f"device={device!r}: a traced function runs on one device, that of its arguments"
        )


def _home(shape: Sequence[int | Size], device: object) -> Trace:
    """The trace that a new array belongs to."""
    sized = [each.trace for each in shape if isinstance(each, Size)]
    trace = sized[0] if sized else current()
    if trace is not None:
        _refuse_device(device)
        return trace
    from mlfuse.frontends.tracing import lazy

    return lazy.pending(device)


def full(
    shape: AnyShape, fill_value: Any, *, dtype: object = None, device: object = None
) -> TracedArray:
    """An array whose elements are all one number, or one array of rank 0."""
    sizes = shape_list(shape, "full")
    if isinstance(fill_value, complex):
        raise TraceError(f"full: {_COMPLEX}")
    if isinstance(fill_value, TracedArray):
        trace, value = fill_value.trace, fill_value.value
        value = value if dtype is None else trace.as_type(value, element_type(dtype))
        return broadcast_to(trace.array(value), sizes)
    if isinstance(fill_value, np.ndarray | np.generic):
        known = np.asarray(cast(Any, fill_value))
        fill_value, dtype = known.item(), known.dtype if dtype is None else dtype
    if not is_number(fill_value):
        raise TraceError(
            f"full: the value is a number, not a {type(cast(object, fill_value)).__name__}"
        )
    own = dtypes.BOOL if isinstance(fill_value, bool) else DEFAULT_INTEGER
    own = DEFAULT_FLOAT if isinstance(fill_value, float) else own
    trace = _home(sizes, device)
    number = trace.constant(fill_value, own if dtype is None else element_type(dtype))
    return trace.array(trace.broadcast(number, sizes))


def zeros(shape: AnyShape, *, dtype: object = None, device: object = None) -> TracedArray:
    """Zeros, of float32 by default."""
    return full(shape, 0.0, dtype=dtype, device=device)


def ones(shape: AnyShape, *, dtype: object = None, device: object = None) -> TracedArray:
    """Ones, of float32 by default."""
    return full(shape, 1.0, dtype=dtype, device=device)


def empty(shape: AnyShape, *, dtype: object = None, device: object = None) -> TracedArray:
    """Zeros: arrays are values, so there is nothing to fill later."""
    return zeros(shape, dtype=dtype, device=device)


def zeros_like(x: TracedArray, /, dtype: object = None, *, device: object = None) -> TracedArray:
    """Zeros of the shape of x."""
    return full_like(x, 0, dtype, device=device)


def ones_like(x: TracedArray, /, dtype: object = None, *, device: object = None) -> TracedArray:
    """Ones of the shape of x."""
    return full_like(x, 1, dtype, device=device)


def empty_like(x: TracedArray, /, dtype: object = None, *, device: object = None) -> TracedArray:
    """Zeros of the shape of x."""
    return full_like(x, 0, dtype, device=device)


def full_like(
    x: TracedArray, /, fill_value: Any, dtype: object = None, *, device: object = None
) -> TracedArray:
    """An array of the shape of x whose elements are all one number, or one array of rank 0; the type is that of x
    unless `dtype` is given."""
    x = array_of("full_like", x)
    x = x if device is None else x.to_device(device)
    to = dtypes.of(x.value.type) if dtype is None else element_type(dtype)
    trace, (_, fill) = operands_of("full_like", (x, fill_value))
    if isinstance(fill, complex):
        raise TraceError(f"full_like: {_COMPLEX}")
    number = trace.constant(fill, to) if is_number(fill) else trace.as_type(fill, to)
    return trace.array(trace.broadcast(number, x.shape))


def arange(
    start: Any,
    /,
    stop: Any = None,
    step: Any = 1,
    *,
    dtype: object = None,
    device: object = None,
) -> TracedArray:
    """start, start + step, ..., as long as they are before `stop`; with one argument, 0, 1, ... before it.

    `stop` may be a size that is known only at run time, if `start` is an int and the step is 1.
    """
    if stop is None:
        start, stop = 0, start
    ends = (start, stop, step)
    for each in ends:
        if isinstance(each, TracedArray):
            raise TraceError(
                "arange: the number of elements can't depend on an array's values: give "
                "numbers, or sizes from x.shape"
            )
    whole = all(isinstance(each, int | np.integer | Size) for each in ends)
    own = DEFAULT_INTEGER if whole else DEFAULT_FLOAT
    to = own if dtype is None else element_type(dtype)
    count = _steps(start, stop, step)
    trace = _home([count], device)
    return _ramp(trace, count, start, step, to)


def _steps(start: Any, stop: Any, step: Any) -> int | Size:
    if any(isinstance(each, Size) for each in (start, stop, step)):
        if step != 1:
            raise TraceError(
                "arange: with a stop that is known only when the code runs, start is an int and the step is 1"
            )
        return stop - start
    if step == 0:
        raise TraceError("arange: the step can't be 0")
    return max(math.ceil((stop - start) / step), 0)


def _ramp(trace: Trace, count: int | Size, start: Any, step: Any, to: DType) -> TracedArray:
    """start + step * i, for i = 0, 1, ..., count - 1."""
    shape = [count]
    # Floats are computed in f64 and rounded once, as in NumPy.
    plain = (start, step) == (0, 1) and (to.is_integer or to.bits >= 32)
    wide = to if plain else DEFAULT_INTEGER if to.is_integer else dtypes.F64
    type_ = TensorType(wide.mlir, as_shape(shape))
    ramp = trace.array(trace.emit(IotaOp(0, type_, trace.like(shape))))
    if plain:
        return ramp
    exact = int if wide.is_integer else float
    ramp = ramp if step == 1 else ramp * exact(step)
    ramp = ramp if isinstance(start, Size) or start == 0 else ramp + exact(start)
    ramp = ramp + start if isinstance(start, Size) else ramp
    return ramp.astype(to)


def linspace(
    start: Any,
    stop: Any,
    /,
    num: int,
    *,
    dtype: object = None,
    device: object = None,
    endpoint: bool = True,
) -> TracedArray:
    """`num` numbers from start to stop at equal distances; computed in f64."""
    if isinstance(start, complex) or isinstance(stop, complex):
        raise TraceError(f"linspace: {_COMPLEX}")
    if num < 0:
        raise TraceError(f"linspace: {num} numbers")
    to = DEFAULT_FLOAT if dtype is None else element_type(dtype)
    trace = _home([num], device)
    parts = num - 1 if endpoint else num
    places = _ramp(trace, num, 0, 1, dtypes.F64)
    apart = (float(stop) - float(start)) / parts if parts else 0.0
    line = places * apart + float(start)
    if endpoint and num > 1:
        line = elementwise.where(places < float(parts), line, float(stop))
    return line.astype(to)


def eye(
    n_rows: Any,
    n_cols: Any = None,
    /,
    *,
    k: int = 0,
    dtype: object = None,
    device: object = None,
) -> TracedArray:
    """A matrix with ones on diagonal k and zeros elsewhere; a positive k is above the main diagonal."""
    columns = n_rows if n_cols is None else n_cols
    trace = _home([n_rows, columns], device)
    down = reshape(_ramp(trace, n_rows, 0, 1, DEFAULT_INTEGER), (n_rows, 1))
    along = reshape(_ramp(trace, columns, 0, 1, DEFAULT_INTEGER), (1, columns))
    return (along - down == _diagonal(k)).astype(DEFAULT_FLOAT if dtype is None else dtype)


def tril(x: TracedArray, /, *, k: int = 0) -> TracedArray:
    """Each matrix of x with zeros above diagonal k."""
    x = _matrices("tril", x)
    return x.trace.array(x.trace.emit(TrilOp.make(x.value, diagonal=_diagonal(k))))


def triu(x: TracedArray, /, *, k: int = 0) -> TracedArray:
    """Each matrix of x with zeros below diagonal k."""
    x = _matrices("triu", x)
    return x.trace.array(x.trace.emit(TriuOp.make(x.value, diagonal=_diagonal(k))))


def _diagonal(k: int) -> int:
    """k, limited so that i64 arithmetic doesn't overflow: beyond a matrix all diagonals are the same."""
    return max(-(2**62), min(operator.index(k), 2**62))


def _matrices(name: str, x: TracedArray) -> TracedArray:
    x = array_of(name, x)
    if x.ndim < 2:
        raise TraceError(f"{name}: an array of {x.ndim} dims holds no matrices")
    return x


def meshgrid(*arrays: TracedArray, indexing: str = "xy") -> list[TracedArray]:
    """Each 1-d array repeated to a grid of all their combinations. With "xy" the first array runs along dim 1 and the
    second along dim 0; with "ij" array n runs along dim n."""
    if indexing not in ("xy", "ij"):
        raise TraceError(f"meshgrid: indexing is 'xy' or 'ij', not {indexing!r}")
    if not arrays:
        return []
    _, lines = arrays_of("meshgrid", arrays)
    common = dtypes.of(lines[0].value.type)
    for each in lines:
        common = promote(common, dtypes.of(each.value.type))
        if each.ndim > 1:
            raise TraceError(f"meshgrid takes arrays of one dim, not of {each.ndim}")
    order = list(range(len(lines)))
    if indexing == "xy" and len(lines) > 1:
        order[:2] = [1, 0]
    flat = [reshape(each.astype(common), -1) for each in lines]
    shape = [flat[n].shape[0] for n in order]
    grids: list[TracedArray] = []
    for n, each in enumerate(flat):
        place = order.index(n)
        spread = [each.shape[0] if d == place else 1 for d in range(len(flat))]
        grids.append(broadcast_to(reshape(each, spread), shape))
    return grids


def from_dlpack(x: Any, /, *, device: object = None, copy: bool | None = None) -> TracedArray:
    """Another library's array, without a copy if possible: then it shows later writes to that memory. An operation
    uses the elements as they are when it is recorded."""
    if isinstance(x, TracedArray):
        return x if device is None else x.to_device(device)
    if current() is not None:
        return asarray(x, device=device)
    from mlfuse.frontends.tracing import lazy

    return lazy.of_dlpack(x, device, copy=copy)
