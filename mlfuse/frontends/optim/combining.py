"""Numbers of one tensor combined over all tensors of an optimizer."""

from __future__ import annotations

from mlfuse.dialects.graph.across import AcrossOp
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.foreach import ACROSS
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.place import TraceError


def across(x: TracedArray, combiner: str = "add") -> TracedArray:
    """In a rule: a number of this parameter (such as `mlfuse.sum(g * g)`) combined over all parameters.

    `combiner` is `add`, `max` or `min`. Parameters whose types differ, or whose gradients' do, are
    updated by several launches, and combined among themselves. TraceError where x is no traced
    array of rank 0.
    """
    if not isinstance(x, TracedArray) or shape_of(x.value) != ():  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TraceError(
            "mlfuse.optim.across takes a number of one parameter: reduce it first, mlfuse.sum(x)"
        )
    if combiner not in ACROSS:
        raise TraceError(f"mlfuse.optim.across combines by {', '.join(ACROSS)}, not {combiner!r}")
    return TracedArray(x.trace, x.trace.emit(AcrossOp(combiner, x.value)))
