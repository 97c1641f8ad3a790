"""Matrix products on a GPU: a block sums a square, from parts of both matrices in shared memory.

See `gpu/squares.py`, and `gpu/areas.py` for the steps of a block. A block has 256 threads. A thread has sums of neighboring rows
and columns: 4 by 4 of a square of 64. For each term it reads its elements of both matrices from shared memory, in one
access each, and adds all their products.

Volkov and Demmel, "Benchmarking GPUs to tune dense linear algebra", 2008, section 5.

In shared memory, a part has the elements of one term after the other. *Padding:* they are 4 elements longer, so that they stay
aligned, and threads that copy neighboring terms store to different banks.

Order of a sum: k = 0, 1, 2, ..., each product added by one fma, for every element, as on a CPU. So neither areas nor
sides change a bit.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

from xdsl.dialects import math
from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue

from mlfuse.dialects.kernel.ops import SharedOp, VectorCopyOp
from mlfuse.passes.scheduling.analysis.access import Access
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.emission.types import flat_type
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.areas import Area, Part
from mlfuse.passes.scheduling.gpu.squares import Squares
from mlfuse.passes.scheduling.matrices import load_f32

_ACROSS = 16
"""The most threads of a block along the rows."""
_TERMS = 16
_PADDING = 4


class FmaArea(Area):
    """Sums by one fma a term. Rows and columns are 8 or more, and powers of two."""

    THREADS = _ACROSS * _ACROSS

    def __init__(self, b: KernelBuilder, thread: Index, rows: int, columns: int):
        super().__init__(b, thread, rows, columns)
        down = min(rows, _ACROSS)
        across = self.THREADS // down
        self.each = rows // down, columns // across
        """The rows and the columns of a thread's sums."""
        self.depth = self._depth(rows, columns)
        self.row = b.mul(b.div(thread, across), self.each[0])
        """The first of the thread's rows within the area."""
        self.column = b.mul(b.rem(thread, across), self.each[1])
        self.parts = self._part(rows), self._part(columns)

    @staticmethod
    def shared_bytes(rows: int, columns: int) -> int:
        """The bytes of both parts."""
        return 4 * FmaArea._depth(rows, columns) * (rows + columns + 2 * _PADDING)

    @staticmethod
    def _depth(rows: int, columns: int) -> int:
        """The terms of a step: so many that each thread copies at least one element of each part."""
        return max(_TERMS, FmaArea.THREADS // min(rows, columns))

    def _part(self, lines: int) -> Part:
        pitch = lines + _PADDING
        memory = self.b.value_of(SharedOp(flat_type(f32, self.depth * pitch)))
        return Part(memory, lines, pitch, terms_are_neighbors=False)

    @property
    def own(self) -> int:
        return self.each[0] * self.each[1]

    @contextmanager
    def points(self) -> Generator[tuple[Index, Index, Index]]:
        b, (down, across) = self.b, self.each
        with parts.unroll(b, down) as i, parts.unroll(b, across) as j:
            yield b.add(self.row, i), b.add(self.column, j), b.add(b.mul(i, across), j)

    def element(self, access: Access, point: list[Index], is_term: SSAValue | None) -> SSAValue:
        return load_f32(self.b, access, point)

    def add(self, terms: int, sums: SSAValue) -> None:
        b, (down, across), (left, right) = self.b, self.each, self.parts
        x, y = b.alloca(f32, down), b.alloca(f32, across)
        with parts.unroll(b, terms) as k:
            self._read(left, self.row, k, x, down)
            self._read(right, self.column, k, y, across)
            with parts.unroll(b, down) as i, parts.unroll(b, across) as j:
                number = b.add(b.mul(i, across), j)
                product = math.FmaOp(b.load(x, i), b.load(y, j), b.load(sums, number))
                b.store(b.value_of(product), sums, number)

    def _read(self, part: Part, line: Index, k: Index, to: SSAValue, count: int) -> None:
        """Copy neighboring elements of a term to registers."""
        b, at = self.b, part.place(self.b, line, k)
        if count == 1:
            b.store(b.load(part.memory, at), to, 0)
        else:
            b.emit(VectorCopyOp(part.memory, b.index(at), to, b.index(0), count))


@dataclass(frozen=True)
class Products(Squares):
    """Sums of products, by squares of sums, one product after the other."""

    name = "by squares of a product"

    def area(self, b: KernelBuilder, thread: Index) -> Area:
        return FmaArea(b, thread, self.side, self.side)
