"""Axis arguments of functions on arrays."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import SupportsIndex

from mlfuse.diagnostics.numbers import counted
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.place import OutsideError, TraceError

Axes = int | Sequence[int] | None


def axes_of(x: TracedArray, axis: Axes, what: str) -> tuple[int, ...]:
    """The dims that `axis` names, counted from the front and sorted; all dims for None. OutsideError if one is named
    twice or out of range; `what` is the function for error messages."""
    given = range(x.ndim) if axis is None else axis if isinstance(axis, Sequence) else (axis,)
    dims = sorted(axis_of(each, x.ndim, what) for each in given)
    if len(set(dims)) != len(dims):
        raise OutsideError(f"{what}: axis {axis} names a dim twice")
    return tuple(dims)


def axis_of(axis: SupportsIndex, rank: int, what: str) -> int:
    """The dim, counted from the front, that `axis` names among `rank` dims; `what` is the function for error
    messages."""
    try:
        number = operator.index(axis)
    except TypeError:
        raise TraceError(f"{what}: an axis is an int, not a {type(axis).__name__}") from None
    if not -rank <= number < rank:
        raise OutsideError(f"{what}: axis {axis} doesn't fit {counted(rank, 'dim')}")
    return number % rank
