"""Matrix products of 16-bit floats on a GPU's tensor cores: a block sums a square, each warp a quarter of it.

See `gpu/squares.py`, and `gpu/areas.py` for the steps of a block. A block has 4 warps. A warp computes `side` / 2 rows and columns in tiles of 16 by 8 sums (`kernel.mma`),
which add 16 terms at a time:

    kernel.vector_copy ...                       // 8 elements of 16 rows and terms for each lane, from shared memory
    kernel.vector_copy ...                       // 4 elements of 16 terms and 8 columns
    kernel.mma %x[%i], %w[%j] to %sums[%k] : memref<16xbf16>, memref<16xbf16>, memref<32xf32>

In shared memory, a part has the terms of one row or column after those of the other, so that a lane reads two neighboring terms
in one access. *Padding:* they are 8 elements longer, so that the lanes of a warp read from different banks. Behind the last term
both parts are 0.

Which bits a sum has is not the same on all processors: they add several exact products at once, and don't say how they round.
docs/numerics.md has the bound.

NVIDIA, "PTX ISA", section "Matrix Fragments for mma.m16n8k16".
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.dialects.builtin import BFloat16Type, Float16Type, FloatAttr
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import MmaOp, SharedOp, VectorCopyOp
from mlfuse.passes.scheduling.analysis.access import Access
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.emission.types import element_type, flat_type
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.areas import Area, Part
from mlfuse.passes.scheduling.gpu.squares import Squares
from mlfuse.passes.scheduling.matrices import Matrices
from mlfuse.targets.devices import Device

ShortFloat = BFloat16Type | Float16Type
_WARP = 32
_PADDING = 8
_LEFT, _RIGHT, _SUMS = MmaOp.PARTS


class MmaArea(Area):
    """Sums of products of bf16 or f16 by `kernel.mma`. Rows and columns are 32 or more, and powers of two."""

    THREADS = 4 * _WARP

    def __init__(self, b: KernelBuilder, thread: Index, rows: int, columns: int, type_: ShortFloat):
        super().__init__(b, thread, rows, columns)
        self.type, self.depth = type_, 2 * MmaOp.TERMS
        self.down, self.across = rows // 2 // MmaOp.ROWS, columns // 2 // MmaOp.COLUMNS
        """The warp's tiles."""
        warp, lane = b.div(thread, _WARP), b.rem(thread, _WARP)
        self.group, self.pair = b.div(lane, 4), b.mul(b.rem(lane, 4), 2)
        self.row, self.column = (
            b.mul(b.div(warp, 2), rows // 2),
            b.mul(b.rem(warp, 2), columns // 2),
        )
        """The first of the warp's rows and columns within the area."""
        self.parts = self._part(rows), self._part(columns)

    def _part(self, lines: int) -> Part:
        pitch = self.depth + _PADDING
        memory = self.b.value_of(SharedOp(flat_type(self.type, lines * pitch)))
        return Part(memory, lines, pitch, terms_are_neighbors=True)

    @property
    def own(self) -> int:
        return self.down * self.across * _SUMS

    @contextmanager
    def points(self) -> Generator[tuple[Index, Index, Index]]:
        b = self.b
        with (
            parts.unroll(b, self.down) as m,
            parts.unroll(b, self.across) as n,
            parts.unroll(b, _SUMS) as part,
        ):
            row = b.add(b.mul(m, MmaOp.ROWS), b.mul(b.div(part, 2), MmaOp.ROWS // 2))
            column = b.add(b.mul(n, MmaOp.COLUMNS), b.rem(part, 2))
            i = b.add(b.add(self.row, self.group), row)
            j = b.add(b.add(self.column, self.pair), column)
            yield i, j, b.add(self._tile(m, n), part)

    def _tile(self, m: Index, n: Index) -> Index:
        """The first of the sums of a tile."""
        b = self.b
        return b.mul(b.add(b.mul(m, self.across), n), _SUMS)

    def element(self, access: Access, point: list[Index], is_term: SSAValue | None) -> SSAValue:
        b = self.b
        value = b.load(b.lookup(access.buffer), b.address(access, point))
        if is_term is None:
            return value
        zero = b.value_of(arith.ConstantOp(FloatAttr(0.0, self.type)))
        return b.value_of(arith.SelectOp(is_term, value, zero))

    def add(self, terms: int, sums: SSAValue) -> None:
        b, (left, right) = self.b, self.parts
        x, y = b.alloca(self.type, self.down * _LEFT), b.alloca(self.type, self.across * _RIGHT)
        with parts.unroll(b, -(-terms // MmaOp.TERMS)) as k:
            first = b.add(b.mul(k, MmaOp.TERMS), self.pair)
            with parts.unroll(b, self.down) as m:
                row = b.add(b.add(self.row, self.group), b.mul(m, MmaOp.ROWS))
                self._read(left, row, first, x, b.mul(m, _LEFT), (0, MmaOp.ROWS // 2))
            with parts.unroll(b, self.across) as n:
                column = b.add(b.add(self.column, self.group), b.mul(n, MmaOp.COLUMNS))
                self._read(right, column, first, y, b.mul(n, _RIGHT), (0,))
            with parts.unroll(b, self.down) as m, parts.unroll(b, self.across) as n:
                own = [b.index(i) for i in (b.mul(m, _LEFT), b.mul(n, _RIGHT), self._tile(m, n))]
                b.emit(MmaOp((x, own[0]), (y, own[1]), (sums, own[2])))

    def _read(
        self,
        part: Part,
        line: Index,
        term: Index,
        to: SSAValue,
        at: Index,
        lines: tuple[int, ...],
    ) -> None:
        """Read a lane's elements of a tile: two terms of each of the lines, then the two that are 8 terms further."""
        b = self.b
        places = [(more, further) for further in (0, MmaOp.TERMS // 2) for more in lines]
        for number, (more, further) in enumerate(places):
            source = b.index(part.place(b, b.add(line, more), b.add(term, further)))
            target = b.index(b.add(at, 2 * number))
            b.emit(VectorCopyOp(part.memory, source, to, target, 2))


@dataclass(frozen=True)
class TensorCores(Squares):
    """Sums of products of 16-bit floats, by squares of sums on tensor cores."""

    name = "by squares of a product, on tensor cores"

    def area(self, b: KernelBuilder, thread: Index) -> Area:
        type_ = element_type(self.products[0].left.buffer)
        assert isinstance(type_, ShortFloat)  # `misfit` checked it
        return MmaArea(b, thread, self.side, self.side, type_)

    @staticmethod
    def misfit(products: tuple[Matrices, ...], device: Device) -> str:
        types = {dtypes.of(a.buffer.type) for each in products for a in (each.left, each.right)}
        if len(types) > 1 or types.pop().name not in device.mma:
            return f"{device.name} has no tensor cores for the types of its matrices"
        return ""
