"""`x.at[index].set(value)`, `.add`, ...: a new array with some elements changed."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import TensorType
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.creation import IotaOp
from mlfuse.dialects.graph.padding import PadOp
from mlfuse.dialects.graph.scatter import SET, ScatterOp
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.frontends.tracing import elementwise, indexing
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.manipulation import reshape
from mlfuse.frontends.tracing.operands import arrays_of, operands_of
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.promotion import shown
from mlfuse.frontends.tracing.registry import registered

_BY_ELEMENT = {"add": "add", "mul": "multiply", "min": "minimum", "max": "maximum"}
"""For each combiner, the function of two arrays that does the same."""


@registered
class At:
    """`x.at`: takes an index."""

    __slots__ = ("_x",)

    def __init__(self, x: TracedArray):
        self._x = x

    def __getitem__(self, index: Any) -> SelectedElements:
        return SelectedElements(self._x, index)


class SelectedElements:
    """`x.at[index]`: the elements that an index selects, as in `x[index]`. An index out of range changes nothing.

    Values are broadcast to `x[index]`, and must promote to the type of x. If an index selects an element several
    times, the element is combined with each of the values in order; with `set` the last one stays.
    """

    __slots__ = ("_index", "_x")

    def __init__(self, x: TracedArray, index: Any):
        self._x, self._index = x, index

    def get(self) -> TracedArray:
        """`x[index]`."""
        return self._x[self._index]

    def set(self, value: Any) -> TracedArray:
        """x with these elements replaced."""
        return self._changed(SET, value)

    def add(self, value: Any) -> TracedArray:
        """x with values added to these elements."""
        return self._changed("add", value)

    def multiply(self, value: Any) -> TracedArray:
        """x with these elements multiplied."""
        return self._changed("mul", value)

    def min(self, value: Any) -> TracedArray:
        """x with each of these elements replaced by the smaller of itself and the value."""
        return self._changed("min", value)

    def max(self, value: Any) -> TracedArray:
        """x with each of these elements replaced by the larger of itself and the value."""
        return self._changed("max", value)

    def _changed(self, combiner: str, value: Any) -> TracedArray:
        trace, (x, update) = operands_of("x.at[...]", (self._x, value))
        x = trace.array(cast(SSAValue, x))
        dtype = dtypes.of(x.value.type)
        common, _ = trace.common_type([x.value, update])
        if common != dtype:
            raise TraceError(
                f"x.at: a value of {common.numpy.name} for x of {dtype.numpy.name}: write "
                f"value.astype({dtype.numpy.name!r})"
            )
        update = trace.array(trace.as_type(update, dtype))
        if indexing.is_mask(self._index):
            return self._where(combiner, x, update)
        places = _places(x, self._index)
        if 0 in (*places.shape, *x.shape):
            return x
        wide = dtype if combiner == SET else dtypes.compute(dtype)
        spread = trace.as_type(trace.broadcast(update.value, places.shape), wide)
        slices = SliceDims(collapsed=(0,), index_map=(0,), index_vector=places.ndim)
        flat = trace.as_type(reshape(x, -1).value, wide)
        changed = trace.emit(ScatterOp(combiner, flat, places.value, spread, slices))
        return reshape(trace.array(trace.as_type(changed, dtype)), x.shape)

    def _where(self, combiner: str, x: TracedArray, update: TracedArray) -> TracedArray:
        """x with the elements combined that a mask selects; the mask has the first dims of x."""
        index: Any = self._index
        if isinstance(index, list):
            index = np.asarray(cast("list[Any]", index))
        _, (x, mask) = arrays_of("x.at[...]", (x, index))
        if update.ndim or mask.shape != x.shape[: mask.ndim]:
            raise TraceError(
                f"x.at[mask] takes a mask of the first dims of {shown(x.shape)} and one number, not "
                f"{shown(mask.shape)} and {shown(update.shape)}: write mlfuse.where(mask, values, x)"
            )
        mask = reshape(mask, (*mask.shape, *[1] * (x.ndim - mask.ndim)))
        new = update if combiner == SET else elementwise.FUNCTIONS[_BY_ELEMENT[combiner]](x, update)
        return elementwise.where(mask, new, x)


def _places(x: TracedArray, index: Any) -> TracedArray:
    """For each element of `x[index]` its row-major index in x; for an index out of range, one that x doesn't have."""
    sizes = [size for size in x.shape if isinstance(size, int)]
    if len(sizes) != x.ndim:
        raise TraceError(
            f"x.at: the sizes of {shown(x.shape)} must be known while the function is traced; make them static, or "
            "write mlfuse.where(mask, values, x)"
        )
    trace, total = x.trace, int(np.prod(sizes, dtype=object))
    dtype = dtypes.integer(32 if total < 2**31 - 1 else 64)
    numbers = trace.emit(IotaOp(0, TensorType(dtype.mlir, [total])))
    numbers = reshape(trace.array(numbers), sizes)
    given = cast("tuple[Any, ...]", index if isinstance(index, tuple) else (index,))
    parts = indexing.parts_of(x, given)
    dims = [each for each in parts if each is not None]
    lists = [isinstance(each, TracedArray) for each in dims]
    # Index arrays are moved by one, and the looked-up array gets a border that stands for indices out of range.
    border = [int(each) for each in lists]
    if any(lists):
        outside = trace.constant(total, dtype)
        numbers = trace.array(trace.emit(PadOp(numbers.value, outside, border, border)))
    sizes_left = iter(zip(sizes, lists, strict=True))
    moved = [each if each is None else _moved(each, *next(sizes_left)) for each in parts]
    return indexing.get(numbers, tuple(moved))


def _moved(part: Any, size: int, has_border: bool) -> Any:
    if not has_border:
        return part
    ids = indexing.from_the_start(part.astype(np.int64), size)
    return elementwise.clip(ids + 1, 0, size + 1)
