"""The trace that a call of a transformed function adds to, and its arguments as values of that trace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard, cast

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing.lazy import Array as LazyArray
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.trace import Number, Trace, current, is_number


def trace_of(leaves: Sequence[object]) -> Trace | None:
    """The trace that a call with these arguments adds to: the open one, or that of the traced arrays among them; None
    if nothing is being traced. TraceError if the trace of an array has ended."""
    found = current()
    for leaf in leaves:
        if is_traced(leaf):
            check_live(leaf)
            found = found or leaf.trace
    return found


def is_traced(leaf: object) -> TypeGuard[TracedArray]:
    """Whether an object is a traced array, and not a lazy one, which has values (`mlfuse.Array`)."""
    return isinstance(leaf, TracedArray) and not isinstance(leaf, LazyArray)


def check_live(array: TracedArray) -> None:
    """TraceError if the traced function that an array belongs to has ended."""
    if array.trace.is_finished:
        raise TraceError(
            "this array belongs to a traced function that has ended: return it from the function, and "
            "use what the call returns"
        )


def as_array(trace: Trace, leaf: object, what: str) -> TracedArray:
    """An argument as an array of the trace: a NumPy array or a number is a constant of it.

    TraceError if it is neither. `what` is its name for errors.
    """
    if is_traced(leaf):
        return leaf
    if is_number(leaf):
        return TracedArray(trace, number(trace, leaf))
    array = as_numpy(leaf)
    dtype = None if array is None else dtypes.of_numpy(array.dtype)
    if array is None or dtype is None:
        raise TraceError(f"{what} is a {type(leaf).__name__}, not an array or a number")
    return TracedArray(trace, trace.as_type(array, dtype))


def lift(trace: Trace, leaf: object, what: str) -> object:
    """An argument of a function that is inlined into a trace: as an array of the trace, but numbers stay numbers."""
    return leaf if is_number(leaf) else as_array(trace, leaf, f"{what}: an argument")


def number(trace: Trace, value: Number) -> Any:
    """A Python number as a weak value: it takes the type of the other operand."""
    if isinstance(value, bool):
        return trace.as_type(value, dtypes.BOOL)
    made = trace.as_type(value, dtypes.I64 if isinstance(value, int) else dtypes.F64)
    trace.weaken(made)
    return made


def as_numpy(leaf: object) -> Array | None:
    """An array of NumPy or another library as a NumPy array; None for other objects."""
    if isinstance(leaf, np.ndarray | np.generic):
        return np.asarray(cast(Array, leaf))
    for protocol, take in (("__dlpack__", np.from_dlpack), ("__array__", np.asarray)):
        if hasattr(leaf, protocol):
            try:
                return take(cast(Any, leaf))
            except Exception:  # another library may raise anything
                continue
    return None
