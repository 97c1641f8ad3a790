"""The steps of a convolution.

The elements that one position of the window sees, for all features, are a row (or a column) of a
matrix, whose product with the kernel as a matrix is the result: "im2col", see Chellapilla et al., "High
performance convolutional neural networks for document processing", 2006.

The columns are written for a part of the positions at a time, in scratch that stays in a cache, and
not at all if a view of the input has them (a window of one element). A padded copy of the
input is made first. Dilated inputs need no special case: see `windows.py`.

Dims are numbered by their position in `[group, image, feature, space...]` (input and result) and `[group,
output feature, input feature, window...]` (kernel).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from mlfuse.dialects.graph.convolution_meaning import ConvolutionNumbers
from mlfuse.runtime.library.function import Packing
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.planning import Planner, as_matrices, shape_as_matrices
from mlfuse.runtime.library.steps import (
    ArrayView,
    Copy,
    Library,
    MatMul,
    Operand,
    SumOfProducts,
    Zero,
    wide,
)
from mlfuse.runtime.library.windows import Phase, all_phases

_GROUP, _IMAGE, _FEATURE, _SPACE = range(4)
_INPUT, _KERNEL = range(2)


@dataclass(frozen=True)
class KernelViews:
    """The kernel as the matrices of the phases.

    `order` are the summed dims, the input feature (2) and the window's (3, 4, ...), in the input's
    order.
    """

    view: Layout
    order: list[int]
    phases: list[tuple[Phase, ...]]

    @staticmethod
    def of(numbers: ConvolutionNumbers, kernel: Layout) -> KernelViews:
        view = kernel.permuted(numbers.rhs).split(0, numbers.groups)
        phases = all_phases(numbers.windows, view.shape[_SPACE:])
        for dim, window in enumerate(numbers.windows, _SPACE):
            if window.reverse:
                view = view.cut(dim, view.shape[dim] - 1, view.shape[dim], -1)
        order = sorted(range(_FEATURE, len(view.shape)), key=lambda dim: numbers.lhs[dim - 1])
        return KernelViews(view, order, phases)

    def part(self, phase: Sequence[Phase]) -> Layout:
        """`[group, output feature, summed...]`: the kernel elements of a phase."""
        view = self.view
        for dim, each in enumerate(phase, _SPACE):
            view = view.cut(dim, each.taps.first, each.taps.count, each.taps.step)
        return view.permuted([0, 1, *self.order])


class ConvolutionPlan:
    """Plans one convolution, of sizes that aren't 0."""

    def __init__(
        self,
        numbers: ConvolutionNumbers,
        inputs: Sequence[Operand],
        output: Operand,
        packing: Packing | None,
        library: Library[Any],
        planner: Planner,
    ):
        self.numbers = numbers
        self.image, self.weights = inputs
        self.output = output
        self.packing = packing
        self.library = library
        self.planner = planner
        self.kernel = KernelViews.of(numbers, self.weights.layout)
        self.result = _grouped(Layout.row_major(output.shape), numbers.result, numbers.groups)
        self.before, self.after = self._kept_dims()
        self.dtype = self._dtype()
        self.direct = self._is_direct()
        self.borders = [self._border(dim) for dim in range(len(numbers.windows))]

    def run(self) -> None:
        """Add the steps."""
        weights = [self._weight(number) for number in range(len(self.kernel.phases))]
        images, rows = self._at_a_time()
        padded = self._padded(images)
        for first in range(0, self.result.shape[_IMAGE], images):
            count = min(images, self.result.shape[_IMAGE] - first)
            source = self._source(padded, first, count)
            result = self.result.cut(_IMAGE, first, count)
            for phase, weight in zip(self.kernel.phases, weights, strict=True):
                self._phase(source, phase, weight, result, rows)

    # Properties that all parts share.

    def _kept_dims(self) -> tuple[list[int], list[int]]:
        """The result's dims except group and feature, in memory order: those before and those after the
        feature."""
        dims = [_IMAGE, *range(_SPACE, len(self.result.shape))]
        places = {dim: self.numbers.result[dim - 1] for dim in (*dims, _FEATURE)}
        dims.sort(key=lambda dim: places[dim])
        before = [dim for dim in dims if places[dim] < places[_FEATURE]]
        after = dims[len(before) :]
        if prod(self.result.shape[dim] for dim in after) == 1:
            return dims, []
        return before, after

    def _dtype(self) -> np.dtype[np.generic]:
        """The type that is multiplied."""
        stored = self.image.dtype
        batches = prod(self.result.shape[dim] for dim in self.before) if self.after else 1
        batched = self.numbers.groups * batches > 1 or self.result.size == 1
        dtype = self.library.product_dtype(stored, batched=batched)
        same = self.packing is None or self.packing.dtype == stored
        return dtype if dtype != stored or (same and stored == self.output.dtype) else wide(stored)

    def _is_direct(self) -> bool:
        """Whether sums are computed without matrices: if these are thin or of integers."""
        thin = self.result.shape[_FEATURE] < 4 and prod(self._window()) > 1
        return (thin or self.dtype.kind in "iu") and self.library.sums(self.dtype)

    def _border(self, dim: int) -> tuple[int, int]:
        """The number of padding elements read before and after the input's."""
        positions = self.result.shape[_SPACE + dim]
        size = self.image.shape[self.numbers.lhs[2 + dim]]
        reaches = [phase[dim].reach(positions) for phase in self.kernel.phases]
        seen = [reach for reach in reaches if reach is not None]
        low = max([0, *(-first for first, _ in seen)])
        return low, max([0, *(last - size + 1 for _, last in seen)])

    def _weight(self, number: int) -> ArrayView:
        """The kernel's matrix `[group, output feature, summed]` for a phase; for direct sums
        the summed dims stay separate."""
        part = self.kernel.part(self.kernel.phases[number])
        if part.size == 0:  # only between the input's elements
            return ArrayView(_KERNEL, part)
        place = ArrayView(_KERNEL, part)
        if self.packing is not None:
            start = sum(each.size for each in self.packing.parts[:number])
            place = ArrayView(_KERNEL, Layout.row_major(part.shape, start))
        if not self.direct:
            return self._matrix(place, 1, 1, f"weight {number}")
        if self.planner.dtypes[_KERNEL] == self.dtype:
            return place
        return self.planner.copied(place, self.dtype)

    # The input, with its padding.

    def _copies_input(self) -> bool:
        converts = self.dtype != self.image.dtype
        several = prod(self._window()) > 1 or self.direct
        return any(map(any, self.borders)) or (converts and several)

    def _window(self) -> tuple[int, ...]:
        return self.kernel.view.shape[_SPACE:]

    def _padded_shape(self, images: int) -> tuple[int, ...]:
        shape = list(self.image.shape)
        shape[self.numbers.lhs[0]] = images * self.numbers.batch_groups
        for place, border in zip(self.numbers.lhs[2:], self.borders, strict=True):
            shape[place] += sum(border)
        return tuple(shape)

    def _padded(self, images: int) -> ArrayView | None:
        """Scratch for this many images with zeros around them; None if none is needed."""
        if not self._copies_input():
            return None
        room = self.planner.pool("padded", self._padded_shape(images), self.dtype)
        view = self._grouped_input(room.layout)
        for dim, (low, high) in enumerate(self.borders, _SPACE):
            for start, count in ((0, low), (view.shape[dim] - high, high)):
                if count:
                    self.planner.add(Zero(ArrayView(room.array, view.cut(dim, start, count))))
        return ArrayView(room.array, view)

    def _source(self, padded: ArrayView | None, first: int, count: int) -> ArrayView:
        """Some images: of the input, or copied into `padded`."""
        images = self._grouped_input(self.image.layout).cut(_IMAGE, first, count)
        if padded is None:
            return ArrayView(_INPUT, images)
        whole = padded.layout.cut(_IMAGE, 0, count)
        inner = whole
        for dim, (low, _) in enumerate(self.borders, _SPACE):
            inner = inner.cut(dim, low, images.shape[dim])
        self.planner.add(Copy(ArrayView(padded.array, inner), ArrayView(_INPUT, images)))
        return ArrayView(padded.array, whole)

    def _grouped_input(self, layout: Layout) -> Layout:
        if self.numbers.batch_groups > 1:
            return layout.permuted(self.numbers.lhs).split(0, self.numbers.batch_groups)
        return _grouped(layout, self.numbers.lhs, self.numbers.groups)

    # The columns and the product.

    def _phase(
        self,
        source: ArrayView,
        phase: Sequence[Phase],
        weight: ArrayView,
        result: Layout,
        rows: int,
    ) -> None:
        windows = source.layout
        for dim, each in reversed(list(enumerate(phase))):
            count = each.count(result.shape[_SPACE + dim])
            if count == 0:
                return
            result = result.cut(_SPACE + dim, each.first, count, each.step)
            start = each.start + self.borders[dim][0]
            taps = (each.taps.count, each.taps.apart)
            windows = windows.windows(_SPACE + dim, start, (count, each.move), taps)
        if 0 in (each.taps.count for each in phase):
            self.planner.add(Zero(ArrayView(self.planner.output, result)))
            return
        space = range(_SPACE, _SPACE + 2 * len(phase), 2)
        windows = windows.permuted([0, 1, 2, *space, *(dim + 1 for dim in space)])
        if self.direct:
            self._sums(ArrayView(source.array, windows), weight, result)
            return
        for piece, part in self._pieces(windows, result, rows):
            self._product(ArrayView(source.array, piece), weight, part)

    def _sums(self, windows: ArrayView, weight: ArrayView, result: Layout) -> None:
        """The result without matrices; `windows` as in `_product`."""
        shape = result.shape
        space = range(_SPACE, len(shape))
        kept = [_GROUP, _IMAGE, *space]
        left = windows.layout.permuted([*kept, *self._summed()]).repeated(_FEATURE, shape[_FEATURE])
        right = weight.layout.repeated(_IMAGE, shape[_IMAGE])
        for dim in space:
            right = right.repeated(dim, shape[dim])
        target = ArrayView(self.planner.output, result)
        if self.dtype != self.output.dtype:
            target = self.planner.pool("product", shape, self.dtype)
        pair = (ArrayView(windows.array, left), ArrayView(weight.array, right))
        self.planner.add(SumOfProducts(target, *pair))
        if target.array != self.planner.output:
            self.planner.add(Copy(ArrayView(self.planner.output, result), target))

    def _summed(self) -> list[int]:
        """The summed dims of windows, in the kernel's order."""
        space = len(self.numbers.windows)
        return [dim if dim == _FEATURE else dim + space for dim in self.kernel.order]

    def _pieces(
        self, windows: Layout, result: Layout, rows: int
    ) -> Iterator[tuple[Layout, Layout]]:
        """This many rows of the space at a time."""
        dim = self._row_dim()
        if dim is None or rows >= result.shape[dim]:
            yield windows, result
            return
        for first in range(0, result.shape[dim], rows):
            count = min(rows, result.shape[dim] - first)
            yield windows.cut(dim, first, count), result.cut(dim, first, count)

    def _row_dim(self) -> int | None:
        """The outermost dim of the space."""
        space = [dim for dim in (*self.before, *self.after) if dim != _IMAGE]
        return space[0] if space else None

    def _at_a_time(self) -> tuple[int, int]:
        """The number of images, and of rows of each, whose columns are written at once."""
        images = self.result.shape[_IMAGE]
        row_dim = self._row_dim()
        rows = self.result.shape[row_dim] if row_dim is not None else 1
        if self.direct or (prod(self._window()) == 1 and not self._copies_input()):
            return images, rows
        summed = prod(self.kernel.view.shape[_FEATURE:])
        columns = summed * prod(self.result.shape[_SPACE:])
        image = self.numbers.groups * columns * self.dtype.itemsize
        budget = self.library.working_bytes
        if image <= budget:
            return min(images, budget // image), rows
        return 1, max(1, budget * rows // image)

    def _product(self, windows: ArrayView, weight: ArrayView, result: Layout) -> None:
        """`windows` are `[group, image, feature, space..., window...]`."""
        summed = self._summed()
        weights = weight.layout
        if self.after:
            batch = 1 + len(self.before)
            columns = [0, *self.before, *summed, *self.after]
            target = result.permuted([0, *self.before, _FEATURE, *self.after])
            for _ in self.before:
                weights = weights.repeated(1)
            rows = (len(summed), 1)
        else:
            batch = 1
            columns = [0, *self.before, *summed]
            target = result.permuted([0, *self.before, _FEATURE])
            weights = weights.flipped
            rows = (len(self.before), len(self.before))
        view = ArrayView(windows.array, windows.layout.permuted(columns))
        matrix = self._matrix(view, batch, rows[0], "columns")
        pair = (ArrayView(weight.array, weights), matrix)
        left, right = pair if self.after else reversed(pair)
        product, copied = self._target(target, batch, rows[1])
        product, left, right = _flat(product, left, right)
        self.planner.add(MatMul(product, left, right))
        if copied is not None:
            self.planner.add(Copy(ArrayView(self.planner.output, target), copied))

    def _target(self, target: Layout, batch: int, rows: int) -> tuple[ArrayView, ArrayView | None]:
        """The target of the product, and the part of it to copy to the result afterwards, if any."""
        matrix = as_matrices(target, batch, rows)
        direct = matrix is not None and self.dtype == self.output.dtype
        if direct and matrix is not None and (self.library.strided_output or matrix.is_row_major):
            return ArrayView(self.planner.output, matrix), None
        room = self.planner.pool("product", target.shape, self.dtype)
        shape = shape_as_matrices(target.shape, batch, rows)
        return ArrayView(room.array, Layout.row_major(shape)), room

    def _matrix(self, source: ArrayView, batch: int, rows: int, room: str) -> ArrayView:
        """A view `[batch..., rows..., columns...]` as a matrix, copied if necessary."""
        view = source.layout
        matrix = as_matrices(view, batch, rows)
        if matrix is not None and self.planner.dtypes[source.array] == self.dtype:
            return ArrayView(source.array, matrix)
        rank = len(view.shape)
        flipped = view.permuted(
            [*range(batch), *range(batch + rows, rank), *range(batch, batch + rows)]
        )
        flips = flipped.run > view.run  # copies longer runs
        copied = flipped if flips else view
        place = self.planner.pool(room, copied.shape, self.dtype)
        self.planner.add(Copy(place, ArrayView(source.array, copied)))
        shape = shape_as_matrices(copied.shape, batch, rank - batch - rows if flips else rows)
        layout = Layout.row_major(shape)
        return ArrayView(place.array, layout.flipped if flips else layout)


def _grouped(layout: Layout, dims: Sequence[int], groups: int) -> Layout:
    """`[group, image, feature, space...]` of an array whose features are in groups."""
    view = layout.permuted(dims).split(1, groups)
    return view.permuted([1, 0, *range(2, len(view.shape))])


def _flat(*matrices: ArrayView) -> list[ArrayView]:
    """The same matrices without batch dims, where there is one matrix of each."""
    if any(prod(place.layout.shape[:-2]) > 1 for place in matrices):
        return list(matrices)
    return [ArrayView(place.array, place.layout.last(2)) for place in matrices]
