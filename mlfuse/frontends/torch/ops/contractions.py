"""Products of matrices. Floats of 16 bits are summed in f32 and rounded once, after the addition of other operands."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph.base import dims_of
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.movement import TransposeOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.frontends.torch.ops.shapes import expand, permute, reshape
from mlfuse.frontends.torch.ops.table import StaysInAten, converter
from mlfuse.frontends.torch.ops.types import Number, dtype_of, element
from mlfuse.frontends.torch.ops.writer import Writer, sizes_of, writer
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.promotion import broadcast_sizes
from mlfuse.frontends.tracing.sizes import Size
from mlfuse.frontends.tracing.trace import Trace


@dataclass(frozen=True)
class _Operand:
    """An operand of a product: a value, and for each dim of the operand (batch dims first) the dim of that value."""

    value: SSAValue
    order: tuple[int, ...]

    def turned_back(self) -> _Operand:
        """The same operand, read directly from the operand of the transposes that made it."""
        value, order = self.value, self.order
        while isinstance(value.owner, TransposeOp):
            perm = dims_of(value.owner.perm)
            value, order = value.owner.operand, tuple(perm[d] for d in order)
        return _Operand(value, order)

    def parted(self, trace: Trace) -> _Operand | None:
        """The same operand with separate batch dims, if a reshape joined them; else None."""
        op = self.value.owner
        if not isinstance(op, ReshapeOp) or self.order[0] != 0:
            return None
        source, joined = trace.shape(op.operand), trace.shape(self.value)
        more = len(source) - 3
        if more < 1 or source[-2:] != joined[-2:] or 0 in source:
            return None
        order = (*range(more + 1), *(d + more for d in self.order[1:]))
        return _Operand(op.operand, order).turned_back()

    def sizes(self, trace: Trace, count: int) -> list[int | Size]:
        """The sizes of the operand's first `count` dims."""
        own = trace.shape(self.value)
        return [own[d] for d in self.order[:count]]


def product(
    w: Writer,
    a: TracedArray,
    b: TracedArray,
    batch: int,
    wide: DType | None = None,
    *,
    skips_zeros: bool = False,
) -> SSAValue:
    """The product of a and b over the last dim of a and the first dim of b after `batch` batch dims; the result has the
    type `wide`. `skips_zeros` is that of `graph.dot_general`.

    Matrices aren't copied: transposes before the product, and the reshapes by which torch joins batch dims, become part
    of the contraction's dims.
    """
    if dtype_of(a) != dtype_of(b) or dtype_of(a).is_bool:
        raise StaysInAten("a product of matrices of truth values, or of several types")
    left, right = (_Operand(each.value, tuple(range(each.ndim))) for each in (a, b))
    shared = batch
    if (
        a.ndim <= batch + 2 and b.ndim <= batch + 2
    ):  # with more free dims their order would change the result
        left, right = left.turned_back(), right.turned_back()
    if batch == 1 and a.ndim == b.ndim == 3:
        parts = left.parted(w.trace), right.parted(w.trace)
        if parts[0] is not None and parts[1] is not None:
            counts = {len(each.order) - 2 for each in parts if each is not None}
            sizes = [each.sizes(w.trace, max(counts)) for each in parts if each is not None]
            if len(counts) == 1 and sizes[0] == sizes[1]:
                (left, right), shared = (parts[0], parts[1]), max(counts)
    op = DotGeneralOp(
        left.value,
        right.value,
        batch=(left.order[:shared], right.order[:shared]),
        contract=((left.order[-1],), (right.order[shared],)),
        element=None if wide is None else wide.mlir,
        skips_zeros=skips_zeros,
    )
    found = w.emit(op)
    if shared == batch:
        return found
    return w.reshape(found, [*sizes_of(a)[:-1], sizes_of(b)[-1]])


@converter("aten.mm.default")
def mm(a: TracedArray, b: TracedArray) -> TracedArray:
    w = writer()
    return w.array(product(w, a, b, 0))


@converter("aten.bmm.default")
def bmm(a: TracedArray, b: TracedArray) -> TracedArray:
    w = writer()
    return w.array(product(w, a, b, 1))


@converter("aten.mm.dtype", "aten.bmm.dtype")
def mm_dtype(a: TracedArray, b: TracedArray, dtype: object) -> TracedArray:
    w = writer()
    return w.array(product(w, a, b, a.ndim - 2, element(dtype)))


@converter("aten.mv.default", "aten.dot.default", "aten.vdot.default")
def mv(a: TracedArray, b: TracedArray) -> TracedArray:
    w = writer()
    return w.array(product(w, a, b, 0))


@converter("aten.addmm.default", "aten.addmv.default", "aten.baddbmm.default")
def addmm(
    x: TracedArray, a: TracedArray, b: TracedArray, *, beta: Number = 1, alpha: Number = 1
) -> TracedArray:
    """beta * x + alpha * a b; x isn't read if beta is 0."""
    w, dtype = writer(), dtype_of(a)
    wide = dtypes.compute(dtype)
    total = product(w, a, b, max(a.ndim - 2, 0), wide)
    if alpha != 1:
        total = w.mul(total, _factor(alpha, dtype))
    if beta != 0:
        added = w.as_tensor(w.array(w.as_tensor(x, dtype)), wide)
        if beta != 1:
            added = w.mul(added, _factor(beta, dtype))
        spread = x.trace.broadcast(added, w.trace.shape(total))
        total = w.add(total, spread)
    return w.array(w.to(total, dtype))


def _factor(number: Number, dtype: DType) -> Number:
    if dtype.is_integer and not isinstance(number, int):
        raise StaysInAten("integers multiplied by a float")
    return number


@converter("aten.linear.default")
def linear(x: TracedArray, weight: TracedArray, bias: TracedArray | None = None) -> TracedArray:
    """x weight^T + bias."""
    w, dtype = writer(), dtype_of(x)
    turned = permute(weight, [1, 0]) if weight.ndim == 2 else weight
    total = product(w, x, turned, 0, dtypes.compute(dtype))
    if bias is not None:
        spread = w.trace.broadcast(w.wide(bias.value), w.trace.shape(total))
        total = w.add(total, spread)
    return w.array(w.to(total, dtype))


@converter("aten.matmul.default")
def matmul(a: TracedArray, b: TracedArray) -> TracedArray:
    """As NumPy's `@`: a vector is a row or a column, dims before the last two are batch dims."""
    if b.ndim <= 2:
        return mv(a, b)
    w, row = writer(), a.ndim == 1
    a = reshape(a, [1, *sizes_of(a)]) if row else a
    first, second = sizes_of(a), sizes_of(b)
    batch = broadcast_sizes([first[:-2], second[:-2]])
    a, b = expand(a, [*batch, *first[-2:]]), expand(b, [*batch, *second[-2:]])
    found = w.array(product(w, a, b, len(batch)))
    return reshape(found, [*batch, second[-1]]) if row else found
