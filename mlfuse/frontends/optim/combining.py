"""`mlfuse.optim.across`: combines a number of each tensor over all tensors of an optimizer."""

from __future__ import annotations

from mlfuse.dialects.graph.across import AcrossOp
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.foreach import ACROSS
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.place import TraceError


def across(x: TracedArray, combiner: str = "add") -> TracedArray:
    """In a rule: combine a number of each parameter (such as `mlfuse.sum(g * g)`) over all parameters.

    `combiner` is `add`, `max` or `min`. Parameters of different types, or with gradients of different types, are
    updated in separate launches; each launch combines only its own parameters. TraceError if x isn't a traced array of
    rank 0.
    """
    if not isinstance(x, TracedArray) or shape_of(x.value) != ():  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TraceError(
            "mlfuse.optim.across takes one number for each parameter: reduce it first, mlfuse.sum(x)"
        )
    if combiner not in ACROSS:
        raise TraceError(f"mlfuse.optim.across combines by {', '.join(ACROSS)}, not {combiner!r}")
    return TracedArray(x.trace, x.trace.emit(AcrossOp(combiner, x.value)))
