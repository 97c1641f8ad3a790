"""The right matrix of a product on a CPU: packed to panels, or read where it is."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, prod

from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue

from mlfuse.dialects.sizes import Product
from mlfuse.passes.scheduling.cpu.products.chunks import chunks_of
from mlfuse.passes.scheduling.cpu.products.packing import (
    PACK_NS,
    PanelPacker,
    packed_at_once,
    part_end,
)
from mlfuse.passes.scheduling.cpu.products.sum_tiles import Strided
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder
from mlfuse.passes.scheduling.matrices import Matrices, stride_of
from mlfuse.passes.scheduling.phases import Count, Scratch


@dataclass(frozen=True)
class RightMatrix:
    """A right matrix, in panels of `width` columns."""

    b: KernelBuilder
    matrices: Matrices
    width: int
    packed: SSAValue | None
    """The scratch buffer of its panels; None if it is read in place."""
    constant: bool = False
    """Whether it has the same elements in every call: it is packed once."""

    @staticmethod
    def scratch(matrices: Matrices, width: int) -> Scratch | None:
        """A buffer for the panels of all right matrices; None if each is one panel already. The lines of a panel of a wider
        matrix are so far apart that they compete for a few places in L1."""
        is_panel = matrices.columns == width
        if is_panel and matrices.right.is_contiguous(matrices.column):
            return None
        batch = prod(map(matrices.size, matrices.right_batch))
        return Scratch(
            f32, Count(times=batch * _panels(matrices, width) * _elements(matrices, width))
        )

    def pack(self) -> None:
        """Copy all right matrices to panels, by all cores."""
        b, matrices, panels = self.b, self.matrices, _panels(self.matrices, self.width)
        if self.packed is None:
            return
        sizes = [Product(matrices.size(d)) for d in matrices.right_batch]
        at_once = packed_at_once(self.width)
        groups = ceil(panels / at_once)
        elements = _elements(matrices, self.width)
        count = prod(size.factor for size in sizes) * groups
        with chunks_of(b, count, at_once * elements * PACK_NS) as number:
            *matrix, group = b.delinearize(number, (*sizes, Product(groups)))
            first = b.mul(group, at_once)
            last = part_end(b, b.add(first, at_once), panels, groups)
            batch = dict(zip(matrices.right_batch, matrix, strict=True))
            at = b.mul(b.add(self._first_panel(batch), first), elements)
            PanelPacker(b, matrices, 1, self.width).right(batch, first, last, self.packed, at)

    def panel(self, batch: Mapping[int, Index], panel: Index, term: Index = 0) -> Strided:
        """A panel from a term on. Its rows are the terms."""
        b, matrices = self.b, self.matrices
        if self.packed is not None:
            number = b.add(self._first_panel(batch), panel)
            at = b.mul(number, _elements(matrices, self.width))
            return Strided(self.packed, b.add(at, b.mul(term, self.width)), self.width)
        dims = {matrices.column: b.mul(panel, self.width), matrices.term: term}
        point = matrices.point({**batch, **dims})
        step = b.product(stride_of(matrices.right, matrices.term))
        return Strided(b.lookup(matrices.right.buffer), b.address(matrices.right, point), step)

    def _first_panel(self, batch: Mapping[int, Index]) -> Index:
        """The number of a matrix's first panel among those of all matrices."""
        b, dims = self.b, self.matrices.right_batch
        sizes = [Product(self.matrices.size(d)) for d in dims]
        return b.mul(
            b.linearize([batch[d] for d in dims], sizes), _panels(self.matrices, self.width)
        )


def right_matrices(
    b: KernelBuilder,
    products: Sequence[Matrices],
    packed: Sequence[Scratch | None],
    width: int,
    constant: Collection[SSAValue],
) -> list[RightMatrix]:
    """The right matrices of products, with the scratch buffers of their panels. `constant` are the buffers that hold the
    same elements in every call."""
    return [
        RightMatrix(
            b, each, width, None if own is None else b.scratch[own], each.right.buffer in constant
        )
        for each, own in zip(products, packed, strict=True)
    ]


def packs_once(
    products: Sequence[Matrices], packed: Sequence[Scratch | None], constant: Collection[SSAValue]
) -> bool:
    """Whether a right matrix that is packed has the same elements in every call."""
    pairs = zip(products, packed, strict=True)
    return any(own is not None and each.right.buffer in constant for each, own in pairs)


def _panels(matrices: Matrices, width: int) -> int:
    return ceil(matrices.columns / width)


def _elements(matrices: Matrices, width: int) -> int:
    return matrices.depth * width
