"""Differences of neighbors, which are neither elementwise nor a reduction."""

from __future__ import annotations

from mlfuse.frontends.tracing import elementwise
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.axes import axis_of
from mlfuse.frontends.tracing.indexing import get
from mlfuse.frontends.tracing.manipulation import concat
from mlfuse.frontends.tracing.operands import array_of
from mlfuse.frontends.tracing.place import TraceError


def diff(
    x: TracedArray,
    /,
    *,
    axis: int = -1,
    n: int = 1,
    prepend: TracedArray | None = None,
    append: TracedArray | None = None,
) -> TracedArray:
    """Differences of neighbors along an axis, repeated `n` times; for truth values, whether neighbors differ."""
    x = array_of("diff", x)
    dim = axis_of(axis, x.ndim, "diff")
    if n < 0:
        raise TraceError(f"diff: n is {n}; it must not be negative")
    around = [each for each in (prepend, x, append) if each is not None]
    x = concat(around, axis=dim)
    name = "not_equal" if x.dtype == bool else "subtract"
    for _ in range(n):
        before = [slice(None)] * x.ndim
        later = get(x, (*before[:dim], slice(1, None)))
        size = x.shape[dim]
        stop = size - 1 if isinstance(size, int) else size
        if not isinstance(size, int):
            raise TraceError(f"diff: dim {dim} is known only when the code runs; make it static")
        earlier = get(x, (*before[:dim], slice(0, max(stop, 0))))
        x = elementwise.not_equal(later, earlier) if name == "not_equal" else later - earlier
    return x


__all__ = ["diff"]
