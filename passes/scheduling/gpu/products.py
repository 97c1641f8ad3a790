"""Matrix products on a GPU: a block sums a square, from parts of both matrices in shared memory.

See `gpu/squares.py`. A block has 256 threads. Each has `each` x `each` sums, of neighboring rows and columns. For each term it
reads as many elements of both matrices from shared memory, in one access each, and adds all their products.

Volkov and Demmel, "Benchmarking GPUs to tune dense linear algebra", 2008, section 5.

In shared memory, a part has the elements of one term after the other. *Padding:* they are 4 elements longer, so that they stay
aligned, and threads that copy neighboring terms store to different banks.

Order of a sum: k = 0, 1, 2, ..., each product added by one fma, for every element, as on a CPU. So neither squares nor
sides change a bit.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar

from xdsl.dialects import math
from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import SharedOp, VectorCopyOp
from mlfuse.passes.scheduling.analysis.access import Access
from mlfuse.passes.scheduling.emission.kernel_builder import Index
from mlfuse.passes.scheduling.emission.types import flat_type
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.squares import Square, Squares
from mlfuse.passes.scheduling.matrices import load_f32

_ACROSS = 16
"""Threads of a block along the rows, and along the columns."""
_PADDING = 4


class _FmaSquare(Square):
    THREADS = _ACROSS * _ACROSS
    DEPTH = 16

    def __init__(self, *args: Any):
        super().__init__(*args)
        b = self.b
        self.each, self.pitch = self.side // _ACROSS, self.side + _PADDING
        self.row = b.mul(b.div(self.thread, _ACROSS), self.each)
        """The first of the thread's rows within the square."""
        self.column = b.mul(b.rem(self.thread, _ACROSS), self.each)
        part = flat_type(f32, self.DEPTH * self.pitch)
        self.parts = b.value_of(SharedOp(part)), b.value_of(SharedOp(part))

    @property
    def own(self) -> int:
        return self.each * self.each

    @contextmanager
    def points(self) -> Generator[tuple[Index, Index, Index]]:
        b = self.b
        with parts.unroll(b, self.each) as i, parts.unroll(b, self.each) as j:
            yield b.add(self.row, i), b.add(self.column, j), b.add(b.mul(i, self.each), j)

    def place(self, i: Index, k: Index) -> Index:
        return self.b.add(self.b.mul(k, self.pitch), i)

    def element(self, access: Access, point: list[Index], is_term: SSAValue | None) -> SSAValue:
        return load_f32(self.b, access, point)

    def add(self, terms: int, sums: SSAValue) -> None:
        b, (left, right) = self.b, self.parts
        x, y = b.alloca(f32, self.each), b.alloca(f32, self.each)
        with parts.unroll(b, terms) as k:
            b.emit(VectorCopyOp(left, b.index(self.place(self.row, k)), x, b.index(0), self.each))
            at = b.index(self.place(self.column, k))
            b.emit(VectorCopyOp(right, at, y, b.index(0), self.each))
            with parts.unroll(b, self.each) as i, parts.unroll(b, self.each) as j:
                number = b.add(b.mul(i, self.each), j)
                product = math.FmaOp(b.load(x, i), b.load(y, j), b.load(sums, number))
                b.store(b.value_of(product), sums, number)


@dataclass(frozen=True)
class Products(Squares):
    """Sums of products, by squares of sums, one product after the other."""

    name = "by squares of a product"
    square: ClassVar[type[Square]] = _FmaSquare
