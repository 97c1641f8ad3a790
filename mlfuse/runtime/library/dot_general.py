"""`dot_general` as one (batched) matrix product."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, ClassVar, Self

from xdsl.dialects.builtin import DYNAMIC_INDEX

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.epilogue import has_bias
from mlfuse.dialects.loop.host import LibraryOp
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.runtime.library.epilogue import add_epilogue
from mlfuse.runtime.library.function import LibraryFunction, Options, Packing
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.planning import Planner, as_matrices, shape_as_matrices
from mlfuse.runtime.library.steps import (
    ArrayView,
    Copy,
    Library,
    MatMul,
    Operand,
    SumOfProducts,
    Work,
    Zero,
    wide,
)

Dims = tuple[int, ...]


@dataclass(frozen=True)
class DotGeneral(LibraryFunction):
    """The batch dims of both operands, and the summed ones."""

    NAME: ClassVar[str] = "dot_general"
    INPUTS: ClassVar[int | None] = None
    TAKES_ANY_ORDER: ClassVar[bool] = True
    batch: tuple[Dims, Dims]
    contract: tuple[Dims, Dims]
    epilogue: str = ""

    @property
    def title(self) -> str:
        return f"{self.NAME} with epilogue {self.epilogue}" if self.epilogue else self.NAME

    @classmethod
    def read(cls, options: Options) -> Self:
        dims = [
            options.integers(name)
            for name in ("lhs_batch", "rhs_batch", "lhs_contract", "rhs_contract")
        ]
        found = cls((dims[0], dims[1]), (dims[2], dims[3]), options.epilogue())
        if found.epilogue:
            found.check_epilogue(options.op)
        return found

    def check_epilogue(self, op: LibraryOp) -> None:
        """OpError unless the product is a matrix and the bias, if there is one, is along its columns."""
        if self.batch[0]:
            raise OpError(op, "a product with batch dims has no epilogue")
        if not has_bias(self.epilogue):
            return
        right, bias, output = (memref_type(v) for v in (op.inputs[1], op.inputs[2], op.output))
        free = right.get_num_dims() - len(self.contract[1])
        sizes = {*bias.get_shape(), output.get_shape()[-1]} - {DYNAMIC_INDEX}
        if free != 1 or bias.get_num_dims() != 1 or len(sizes) > 1:
            raise OpError(op, "the bias has one dim, that of the result's columns")

    def packing(self, number: int, operand: Operand, library: Library[Any]) -> Packing | None:
        if number == 2:
            return None
        view, rows = self._view(number, operand)
        batched = bool(self.batch[0])
        dtype = library.product_dtype(operand.dtype, batched=batched)
        if dtype == operand.dtype and as_matrices(view, len(self.batch[0]), rows) is not None:
            return None
        return Packing((view,), dtype)

    def plan(
        self,
        inputs: Sequence[Operand],
        outputs: Sequence[Operand],
        packed: Mapping[int, Packing],
        library: Library[Any],
    ) -> Work:
        (output,) = outputs
        planner = Planner.of(inputs, output, packed)
        target = ArrayView(len(inputs), self._result(inputs, output))
        if target.layout.size == 0:
            return planner.work()
        bias = ArrayView(2, inputs[2].layout) if has_bias(self.epilogue) else None
        summed = prod(inputs[0].shape[dim] for dim in self.contract[0])
        if self.epilogue and summed and library.has_epilogues(output.dtype):
            left, right = self._matrices(planner, inputs, packed, output.dtype)
            planner.add(MatMul(target, left, right, epilogue=self.epilogue, bias=bias))
            return planner.work()
        self._product(planner, target, inputs, output, packed, library)
        if self.epilogue:
            add_epilogue(planner, target, self.epilogue, () if bias is None else (bias,))
        return planner.work()

    def _product(
        self,
        planner: Planner,
        target: ArrayView,
        inputs: Sequence[Operand],
        output: Operand,
        packed: Mapping[int, Packing],
        library: Library[Any],
    ) -> None:
        """The steps of a nonempty product."""
        summed = [inputs[0].shape[dim] for dim in self.contract[0]]
        if 0 in summed:
            planner.add(Zero(target))
            return
        if output.dtype.kind in "iu" and library.sums(output.dtype):
            planner.add(self._sums(inputs, output, packed))
            return
        batched = len(self.batch[0]) > 0
        vectors = target.layout.size == 1
        stored = inputs[0].dtype
        dtype = library.product_dtype(stored, batched=batched or vectors)
        if dtype == stored != output.dtype:
            dtype = wide(stored)
        if dtype != stored and not batched and not packed:
            matrices = [self._where_it_lies(n, operand) for n, operand in enumerate(inputs[:2])]
            if matrices[0] is not None and matrices[1] is not None:
                _in_pieces(planner, target, matrices[0], matrices[1], dtype, library)
                return
        left, right = self._matrices(planner, inputs, packed, dtype)
        direct = dtype == output.dtype
        product = target if direct else planner.room(target.layout.shape, dtype)
        planner.add(MatMul(product, left, right))
        if not direct:
            planner.add(Copy(target, product))

    def _matrices(
        self,
        planner: Planner,
        inputs: Sequence[Operand],
        packed: Mapping[int, Packing],
        dtype: Any,
    ) -> tuple[ArrayView, ArrayView]:
        """Both operands as matrices of a type, copied if their layout requires it."""
        left, right = (
            self._matrix(planner, number, operand, packed.get(number), dtype)
            for number, operand in enumerate(inputs[:2])
        )
        return left, right

    def _view(self, number: int, operand: Operand) -> tuple[Layout, int]:
        """An operand as `[batch..., rows..., columns...]`, and the number of row dims."""
        batch, summed = self.batch[number], self.contract[number]
        free = [d for d in range(len(operand.shape)) if d not in (*batch, *summed)]
        rows, columns = (free, summed) if number == 0 else (summed, free)
        return operand.layout.permuted([*batch, *rows, *columns]), len(rows)

    def _matrix(
        self, planner: Planner, number: int, operand: Operand, packing: Packing | None, dtype: Any
    ) -> ArrayView:
        view, rows = self._view(number, operand)
        batch = len(self.batch[0])
        stored = operand.dtype
        if packing is not None:
            view, stored = Layout.row_major(view.shape), packing.dtype
        matrices = as_matrices(view, batch, rows)
        if matrices is not None and stored == dtype:
            return ArrayView(number, matrices)
        copy = planner.copied(ArrayView(number, view), dtype)
        return ArrayView(copy.array, Layout.row_major(shape_as_matrices(view.shape, batch, rows)))

    def _where_it_lies(self, number: int, operand: Operand) -> ArrayView | None:
        """An operand as a matrix of its own type, if that needs no copy."""
        view, rows = self._view(number, operand)
        matrix = as_matrices(view, len(self.batch[0]), rows)
        return None if matrix is None else ArrayView(number, matrix)

    def _sums(
        self, inputs: Sequence[Operand], output: Operand, packed: Mapping[int, Packing]
    ) -> SumOfProducts:
        """The sums without matrices, for integers, which BLAS doesn't support."""
        views: list[Layout] = []
        for number, operand in enumerate(inputs):
            view, rows = self._view(number, operand)
            views.append(Layout.row_major(view.shape) if number in packed else view)
        batch, summed = len(self.batch[0]), len(self.contract[0])
        left, right = views
        rows = len(left.shape) - batch - summed
        columns = right.shape[batch + summed :]
        for size in reversed(columns):
            left = left.repeated(batch + rows, size)
        order = [*range(batch), *range(batch + summed, len(right.shape))]
        right = right.permuted([*order, *range(batch, batch + summed)])
        for size in reversed(left.shape[batch : batch + rows]):
            right = right.repeated(batch, size)
        target = ArrayView(len(inputs), Layout.row_major(output.shape))
        return SumOfProducts(target, ArrayView(0, left), ArrayView(1, right))

    def _result(self, inputs: Sequence[Operand], output: Operand) -> Layout:
        batch = len(self.batch[0])
        rows = len(inputs[0].shape) - batch - len(self.contract[0])
        return Layout.row_major(shape_as_matrices(output.shape, batch, rows))


def _in_pieces(
    planner: Planner,
    target: ArrayView,
    left: ArrayView,
    right: ArrayView,
    dtype: Any,
    library: Library[Any],
) -> None:
    """A product in a wider type: the matrices are widened some rows and columns at a time, so that
    scratch stays within the size that serves the library best."""
    (m, k), n = left.layout.shape, right.layout.shape[1]
    share = max(library.working_bytes // (2 * k * dtype.itemsize), 1)
    rows, columns = min(m, share), min(n, share)
    for c in range(0, n, columns):
        wide_right = _widened(planner, "right", right, (1, c, min(columns, n - c)), dtype)
        for r in range(0, m, rows):
            count = min(rows, m - r)
            wide_left = _widened(planner, "left", left, (0, r, count), dtype)
            piece = target.layout.cut(0, r, count).cut(1, c, wide_right.layout.shape[1])
            product = planner.pool("product", piece.shape, dtype)
            planner.add(MatMul(product, wide_left, wide_right))
            planner.add(Copy(ArrayView(target.array, piece), product))


def _widened(
    planner: Planner, name: str, matrix: ArrayView, part: tuple[int, int, int], dtype: Any
) -> ArrayView:
    """A copy of some rows or columns, `(dim, first, count)`, in a wider type."""
    layout = matrix.layout.cut(*part)
    copy = planner.pool(name, layout.shape, dtype)
    planner.add(Copy(copy, ArrayView(matrix.array, layout)))
    return copy
