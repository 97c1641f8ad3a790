"""The arguments of a function on arrays as operands of a trace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.place import TraceError, is_users_call
from mlfuse.frontends.tracing.sizes import Size
from mlfuse.frontends.tracing.trace import Operand, Trace, current, is_number


def spelled(name: str) -> str:
    """A name in an error: `mlfuse.sum` for a function, and anything else unchanged, such as `x.at[...]`."""
    return f"mlfuse.{name}" if name.replace(".", "").isidentifier() else name


def operands_of(name: str, args: Sequence[object]) -> tuple[Trace, list[Operand]]:
    """The arguments of the function `name` as operands, and the trace that they belong to.

    While a function is being traced, arrays with values are constants of its trace.
    """
    trace = trace_of(name, args)
    return trace, [_operand(name, trace, each) for each in args]


def trace_of(name: str, args: Sequence[object]) -> Trace:
    """The trace that the arrays and sizes among `args` belong to; TraceError if there are none, or if they belong to
    different traced functions. Lazy arrays with many pending ops are computed first."""
    known = [each for each in args if isinstance(each, TracedArray | Size)]
    if any(each.trace.is_full for each in known) and is_users_call():
        for each in known:
            each.trace.compute(each.value if isinstance(each, TracedArray) else None)
    traces = {id(each.trace): each.trace for each in known}
    if len(traces) > 1:
        traces = {key: each for key, each in traces.items() if not each.is_lazy}
    if not traces:
        raise TraceError(
            f"{spelled(name)} takes mlfuse's arrays: write mlfuse.asarray(x) for others, and use "
            "Python's math for numbers"
        )
    if len(traces) > 1:
        raise TraceError(f"{spelled(name)}: these arrays belong to different traced functions")
    (trace,) = traces.values()
    now = current()
    return now if now is not None and trace.is_lazy else trace


def _operand(name: str, trace: Trace, arg: object) -> Operand:
    if isinstance(arg, TracedArray):
        return arg.value if arg.trace is trace else arg.__array__()
    if is_number(arg) or isinstance(arg, Size):
        return arg
    if isinstance(arg, np.ndarray | np.generic):
        return cast(Array, arg)
    if isinstance(arg, complex):
        raise TraceError("there are no complex numbers: keep real and imaginary parts apart")
    raise TraceError(
        f"{spelled(name)} takes arrays and numbers, not a {type(arg).__name__}: write "
        "numpy.asarray(x) for a constant"
    )


def array_of(name: str, x: object) -> TracedArray:
    """An operand that must be an array; while a function is traced, a NumPy array is a constant of it."""
    if isinstance(x, TracedArray):
        now = current()
        if now is None or x.trace is now or not x.trace.is_lazy:
            return x
        return now.array(now.from_array(x.__array__()))
    trace = current()
    if trace is not None and isinstance(x, np.ndarray | np.generic):
        return trace.array(trace.from_array(np.asarray(cast(Any, x))))
    operands_of(name, (x,))
    raise AssertionError("operands_of raises for everything else")


def arrays_of(name: str, args: Sequence[object]) -> tuple[Trace, list[TracedArray]]:
    """Operands that must be arrays, as arrays of one trace, and that trace."""
    trace = trace_of(name, args)
    values = [_operand(name, trace, each) for each in args]
    for each in values:
        if is_number(each) or isinstance(each, Size):
            raise TraceError(f"{spelled(name)} takes arrays, not numbers: write mlfuse.asarray(x)")
    known = [
        each if isinstance(each, SSAValue) else trace.from_array(cast(Array, each))
        for each in values
    ]
    return trace, [trace.array(each) for each in known]
