"""Traces Python functions over arrays: calls them once with arrays that record every operation.

`trace` returns the module of a function. `array` has the traced array, `lazy` the arrays outside of traced
functions, `functions` the functions on both (`mlfuse.sqrt`, ...); `promotion` gives the types of results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue

from mlfuse.frontends.tracing import functions as _functions
from mlfuse.frontends.tracing import numpy_calls as _numpy_calls
from mlfuse.frontends.tracing import updates as _updates
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.function_builder import Input
from mlfuse.frontends.tracing.operands import array_of
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.sizes import Size
from mlfuse.frontends.tracing.trace import Number, Trace

_REGISTERED = (_functions, _numpy_calls, _updates)
"""Modules with functions that arrays call: importing them registers these."""

__all__ = ["Input", "Size", "Trace", "TraceError", "TracedArray", "as_tuple", "returned", "trace"]


def trace(
    function: Callable[..., object], inputs: Sequence[Input], *, one_size: bool = False
) -> ModuleOp:
    """The module with `function` as `@main`, traced with one array per input.

    The function returns an array or a tuple of arrays (numbers become rank-0 f64 ones). TraceError,
    at the offending line, if it can't be traced.
    """
    written = Trace(inputs, one_size=one_size)
    with written.active():
        results = function(*(written.array(value) for value in written.arguments))
        values = [returned(written, each) for each in as_tuple(results)]
    return written.finish(values)


def as_tuple(results: object) -> tuple[object, ...]:
    """The results of a function as a tuple, also if it returned one object."""
    many = isinstance(results, tuple | list)
    return tuple(cast(Sequence[object], results)) if many else (results,)


def returned(written: Trace, result: object) -> SSAValue:
    """A result of a traced function as a value of its trace; TraceError if it is neither an array nor a number."""
    if isinstance(result, TracedArray):
        return array_of("a result", result).value
    if isinstance(result, Number | Size):
        dtype, _ = written.common_type([result])
        return written.as_type(result, dtype)
    raise TraceError(f"a traced function returns arrays, not a {type(result).__name__}")
