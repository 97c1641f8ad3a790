"""`graph.select_and_scatter`: the gradient of max pooling.

Pooling itself is a `graph.reduce` over `graph.windows`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import ClassVar

import numpy as np
from xdsl.dialects.builtin import StringAttr, TensorType, i32
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.arg_reduction import ArgmaxOp, ArgminOp
from mlfuse.dialects.graph.base import (
    Dims,
    dims_attr,
    dims_of,
    require,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.composite import CompositeOp, Emitter
from mlfuse.dialects.graph.creation import ConstantOp, IotaOp
from mlfuse.dialects.graph.extrema import maximum, minimum
from mlfuse.dialects.graph.padding import PadOp
from mlfuse.dialects.graph.reduction import COMBINERS, ReduceOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.dialects.graph.reverse import ReverseOp
from mlfuse.dialects.graph.windows import WindowsOp, window_count

_SELECT = {"max": ArgmaxOp, "min": ArgminOp}
_NUMPY: dict[str, Callable[[Array, Array], Array]] = {
    "add": np.add,
    "mul": np.multiply,
    "max": maximum,
    "min": minimum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}


@irdl_op_definition
class SelectAndScatterOp(CompositeOp):
    """`graph.select_and_scatter %x, %source {select = "max", combiner = "add", sizes = array<i64: 2, 2>,
    strides = array<i64: 2, 2>, low = array<i64: 0, 0>, high = array<i64: 0, 0>} : tensor<8x8xf32>,
    tensor<4x4xf32> -> tensor<8x8xf32>`.

    Windows slide over `%x` with `low` and `high` empty positions around it; negative ones leave out as many
    elements. Each window has an element of `%source`. This element goes to the position of the window's largest
    (`max`) or smallest (`min`) element in `%x`: the first of equal ones in row-major order; a NaN wins
    over all others. Elements that go to one position are combined; a position that gets none has the
    combiner's identity. A `?` dim has a window of size 1, stride 1 and no padding.
    """

    name = "graph.select_and_scatter"
    operand = operand_def()
    source = operand_def()
    select = prop_def(StringAttr)
    combiner = prop_def(StringAttr)
    sizes = prop_def(Dims)
    strides = prop_def(Dims)
    low = prop_def(Dims)
    high = prop_def(Dims)
    result = result_def()
    traits = traits_def(Pure())

    WINDOW: ClassVar = ("sizes", "strides", "low", "high")

    @classmethod
    def of(
        cls,
        operand: SSAValue,
        source: SSAValue,
        *,
        select: str,
        combiner: str,
        window: Sequence[Sequence[int]],
    ) -> SelectAndScatterOp:
        """The op from Python values; `window` is sizes, strides, low and high."""
        sizes, strides, low, high = (dims_attr(values) for values in window)
        return cls.make(
            operand,
            source,
            select=select,
            combiner=combiner,
            sizes=sizes,
            strides=strides,
            low=low,
            high=high,
        )

    @property
    def window(self) -> list[tuple[int, int, int, int]]:
        """(size, stride, low, high) of each dim."""
        return list(zip(*(dims_of(getattr(self, name)) for name in self.WINDOW), strict=True))

    @property
    def dilated(self) -> list[int]:
        """For each dim, the distance from the first window's start to the last one's, plus one."""
        counts = zip(shape_of(self.source), self.window, strict=True)
        return [
            DYNAMIC if count == DYNAMIC else max((count - 1) * stride + 1, 0)
            for count, (_, stride, _, _) in counts
        ]

    def element_checks(self) -> str | None:
        dtype = self.result_dtype
        family = "float" if dtype.is_float else "i1" if dtype.is_bool else "integer"
        combiner = COMBINERS.get(self.combiner.data)
        if combiner is not None and family not in combiner.families:
            return f"{self.combiner.data} doesn't combine {dtype.name}"
        return None

    def verify_(self) -> None:
        require(
            self.select.data in _SELECT,
            f"{self.name}: select must be one of {', '.join(_SELECT)}, not {self.select.data!r}",
        )
        require(
            self.combiner.data in COMBINERS,
            f"{self.name}: unknown combiner {self.combiner.data!r}, expected one of: "
            f"{', '.join(COMBINERS)}",
        )
        shape = shape_of(self.operand)
        for name in self.WINDOW:
            require(
                len(dims_of(getattr(self, name))) == len(shape),
                f"{self.name}: {name} must be one number for each dim of {self.operand.type}",
            )
        super().verify_()
        counts: list[int] = []
        for whole, (size, stride, low, high) in zip(shape, self.window, strict=True):
            require(size > 0 and stride > 0, f"{self.name}: sizes and strides must be positive")
            require(
                whole != DYNAMIC or (size, stride, low, high) == (1, 1, 0, 0),
                f"{self.name}: a `?` dim must have a window of size 1, stride 1 and no padding",
            )
            padded = DYNAMIC if whole == DYNAMIC else whole + low + high
            counts.append(window_count(padded, size, stride, 1))
        expected = TensorType(tensor_type(self.operand).element_type, counts)
        require(
            shape_of(self.source) == tuple(counts)
            and self.operand_dtype(1) == self.operand_dtype(0),
            f"{self.name}: the source should be a {expected}, not a {self.source.type}",
        )

    def numpy(self, *args: Array) -> Array:
        x, source = args
        sizes, strides, low, _ = (np.array(column) for column in self._columns())
        dtype = dtypes.of_numpy(x.dtype)
        assert dtype is not None
        identity = np.asarray(COMBINERS[self.combiner.data].identity(dtype))
        result = np.broadcast_to(identity.astype(x.dtype), x.shape).copy()
        find = np.argmax if self.select.data == "max" else np.argmin
        combine = _NUMPY[self.combiner.data]
        for window in np.ndindex(*source.shape):
            first = np.array(window, dtype=int) * strides - low
            start, stop = np.maximum(first, 0), np.minimum(first + sizes, x.shape)
            if (start >= stop).any():
                continue
            part = x[tuple(slice(a, b) for a, b in zip(start, stop, strict=True))]
            found = np.array(np.unravel_index(find(part), part.shape), dtype=int)
            at = tuple(start + found)
            result[at] = combine(result[at], source[window])
        return result

    def _columns(self) -> list[tuple[int, ...]]:
        return [dims_of(getattr(self, name)) for name in self.WINDOW]

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        """First find each window's selected element, as a number within the window. Then, for each element
        of the result, look at all windows that contain it, and combine the elements of those that selected it."""
        x, source = args
        sizes, strides, low, _ = self._columns()
        rank = len(sizes)
        selected = self._selected(e, x)
        # Window o begins at o * stride - low, so element i is number i + low - o * stride in it.
        # With window o's value at o * stride + before, the windows that may contain element i are the
        # `size` positions from i on. The number of element i within them falls from size - 1 to 0.
        before = [size - 1 - start for size, start in zip(sizes, low, strict=True)]
        after = [
            0 if whole == DYNAMIC else whole + size - 1 - first - far
            for whole, size, first, far in zip(
                shape_of(x), sizes, before, self.dilated, strict=True
            )
        ]
        between = [stride - 1 for stride in strides]
        unit = [1] * rank

        def around(values: SSAValue, filler: float) -> SSAValue:
            value = e.emit(ConstantOp.scalar_of(filler, dtypes.of(values.type)))
            if any((*before, *after, *between)):
                values = e.emit(PadOp(values, value, before, after, between))
            return e.emit(WindowsOp(values, sizes, unit, unit))

        identity = COMBINERS[self.combiner.data].identity(dtypes.of(source.type))
        theirs = around(selected, -1)
        count = e.emit(IotaOp(0, TensorType(i32, [prod(sizes)])))
        numbers = e.emit(ReshapeOp(e.emit(ReverseOp(count, [0])), TensorType(i32, sizes)))
        mine = e.compare("eq", theirs, e.broadcast(numbers, range(rank, 2 * rank), theirs))
        values = around(source, identity)
        given = e.select(mine, values, e.splat(identity, values))
        return e.emit(ReduceOp(self.combiner.data, given, range(rank, 2 * rank)))

    def _selected(self, e: Emitter, x: SSAValue) -> SSAValue:
        """For each window, the number of its selected element within the window."""
        sizes, strides, low, high = self._columns()
        rank, dtype = len(sizes), dtypes.of(x.type)
        worst = dtype.lowest if self.select.data == "max" else dtype.highest
        if any((*low, *high)):
            filler = e.emit(ConstantOp.scalar_of(worst, dtype))
            x = e.emit(PadOp(x, filler, low, high))
        windows = e.emit(WindowsOp(x, sizes, strides, [1] * rank))
        inner = range(rank, 2 * rank)
        selected = e.emit(_SELECT[self.select.data](windows, inner, i32))
        if not any(size > 0 for size in low):
            return selected
        # Where all elements equal the padding value, select the first element after the padding.
        first: SSAValue | None = None
        like = selected if DYNAMIC in shape_of(selected) else None
        for d, (stride, padded) in enumerate(zip(strides, low, strict=True)):
            if padded <= 0:
                continue
            start = e.mul(e.emit(IotaOp(d, tensor_type(selected), like)), stride)
            skipped = e.maximum(e.sub(e.splat(padded, start), start), 0)
            part = e.mul(skipped, prod(sizes[d + 1 :]))
            first = part if first is None else e.add(first, part)
        assert first is not None
        best = e.emit(ReduceOp(self.select.data, windows, inner))
        return e.select(e.compare("eq", best, worst), first, selected)


OPS: list[type[CompositeOp]] = [SelectAndScatterOp]
