"""Axis arguments of functions on arrays."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import SupportsIndex

from mlfuse.diagnostics.numbers import counted
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.place import OutsideError, TraceError
from mlfuse.frontends.tracing.promotion import shown

Axes = int | Sequence[int] | None


def axes_of(x: TracedArray, axis: Axes) -> tuple[int, ...]:
    """The dims that `axis` names, counted from the front and sorted; all dims for None. OutsideError if one is named
    twice or out of range."""
    given = range(x.ndim) if axis is None else axis if isinstance(axis, Sequence) else (axis,)
    dims = tuple(_dim(each, x.ndim) for each in given)
    if len(set(dims)) != len(dims) or not set(dims) <= set(range(x.ndim)):
        raise OutsideError(f"axis {axis} doesn't fit the shape {shown(x.shape)}")
    return tuple(sorted(dims))


def axis_of(axis: SupportsIndex, rank: int, what: str) -> int:
    """The dim, counted from the front, that `axis` names among `rank` dims; `what` is for error messages."""
    number = _dim(axis, rank)
    if not 0 <= number < rank:
        raise OutsideError(f"{what}: axis {axis} doesn't fit {counted(rank, 'dim')}")
    return number


def _dim(axis: SupportsIndex, rank: int) -> int:
    try:
        number = operator.index(axis)
    except TypeError:
        raise TraceError(f"an axis is an int, not a {type(axis).__name__}") from None
    return number + rank if number < 0 else number
