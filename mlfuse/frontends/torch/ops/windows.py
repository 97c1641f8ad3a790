"""Windows over the last dims of an array: their number, their elements, their padding."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.convolution_meaning import WindowDim
from mlfuse.dialects.graph.windows import WindowsOp
from mlfuse.frontends.torch.ops.reductions import static
from mlfuse.frontends.torch.ops.types import Number
from mlfuse.frontends.torch.ops.writer import Writer
from mlfuse.frontends.tracing.array import TracedArray

Ints = Sequence[int]


def row_major(sizes: Ints) -> tuple[int, ...]:
    """The row-major stride of each dim."""
    return tuple(prod(sizes[d + 1 :]) for d in range(len(sizes)))


@dataclass(frozen=True)
class Windows:
    """The windows along the last dims of an array. Each field has a number for each of these dims."""

    sizes: tuple[int, ...]
    kernel: tuple[int, ...]
    stride: tuple[int, ...]
    padding: tuple[int, ...]
    dilation: tuple[int, ...]
    ceil: bool

    @staticmethod
    def of(
        x: TracedArray,
        kernel: Ints,
        stride: Ints = (),
        padding: Ints = (0,),
        dilation: Ints = (1,),
        ceil: bool = False,
        rank: int = 2,
    ) -> Windows:
        """The windows for an op's arguments: a single number is for all dims, and the default stride is the kernel's
        size."""
        static(x, *range(x.ndim - rank, x.ndim))

        def each(values: Ints) -> tuple[int, ...]:
            return tuple(values) if len(values) > 1 else tuple(values) * rank

        sizes = shape_of(x.value)[-rank:]
        lists = (each(values) for values in (kernel, stride or kernel, padding, dilation))
        return Windows(sizes, *lists, ceil=ceil)

    @property
    def rank(self) -> int:
        return len(self.kernel)

    def counts(self) -> tuple[int, ...]:
        """The number of windows along each dim. With `ceil`, an incomplete last one counts if it starts within the
        array or the padding before it."""
        found: list[int] = []
        for d, size in enumerate(self.sizes):
            pad = self.padding[d]
            window = WindowDim(self.stride[d], pad, pad, rhs_dilation=self.dilation[d])
            positions = window.ceil_positions if self.ceil else window.positions
            found.append(positions(size, self.kernel[d]))
        return tuple(found)

    def high_padding(self) -> tuple[int, ...]:
        """For each dim, the padding at its end that completes all windows; negative if elements are cut off."""
        ends = zip(self.counts(), self.stride, self.dilation, self.kernel, strict=True)
        reached = [(n - 1) * s + d * (k - 1) + 1 for n, s, d, k in ends]
        rows = zip(reached, self.sizes, self.padding, strict=True)
        return tuple(reach - size - pad for reach, size, pad in rows)

    def padded(self, w: Writer, value: SSAValue, fill: Number) -> SSAValue:
        """The array padded with `fill` as far as the windows reach."""
        zeros = [0] * (len(shape_of(value)) - self.rank)
        low, high = [*zeros, *self.padding], [*zeros, *self.high_padding()]
        return w.pad(value, fill, low, high)

    def view(self, w: Writer, value: SSAValue) -> tuple[SSAValue, list[int]]:
        """The windows of a padded array as new last dims, and the numbers of these dims."""
        ones = [1] * (len(shape_of(value)) - self.rank)
        lists = [[*ones, *each] for each in (self.kernel, self.stride, self.dilation)]
        rank = len(shape_of(value))
        return w.emit(WindowsOp(value, *lists)), list(range(rank, 2 * rank))

    def each(self, w: Writer, padded: SSAValue, at: Ints) -> SSAValue:
        """From each window of a padded array, the element at index `at` of the window."""
        for d, count in enumerate(self.counts()):
            start = at[d] * self.dilation[d]
            limit = start + (count - 1) * self.stride[d] + 1
            dim = len(shape_of(padded)) - self.rank + d
            padded = w.slice_in_dim(padded, dim, start, limit, self.stride[d])
        return padded

    def distances(self) -> tuple[int, ...]:
        """For each dim, the distance between neighbors of a window in the row-major last dims of the array."""
        steps = zip(self.dilation, row_major(self.sizes), strict=True)
        return tuple(dilation * step for dilation, step in steps)

    def divisors(self, include_padding: bool) -> list[Array]:
        """For each dim, the number of elements of each window along it. With `include_padding`, padding counts, but not
        the elements beyond it, which complete the last window."""
        found: list[Array] = []
        for d, count in enumerate(self.counts()):
            first = np.arange(count) * self.stride[d] - self.padding[d]
            last = np.minimum(first + self.kernel[d], self.sizes[d] + self.padding[d])
            if not include_padding:
                first, last = np.maximum(first, 0), np.minimum(last, self.sizes[d])
            found.append(last - first)
        return found
