"""Products of matrices. Floats of 16 bits are summed in f32 and rounded once, what is added included."""

from __future__ import annotations

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.torch.ops.shapes import expand, permute, reshape
from mlfuse.torch.ops.table import Kept, converter
from mlfuse.torch.ops.types import Number, dtype_of, element
from mlfuse.torch.ops.writer import Writer, sizes_of, writer
from mlfuse.tracing.array import TracedArray
from mlfuse.tracing.promotion import broadcast_sizes


def product(
    w: Writer, a: TracedArray, b: TracedArray, batch: int, wide: DType | None = None
) -> SSAValue:
    """The last dim of a with the one after the batch dims of b; a sum of `wide` numbers."""
    if dtype_of(a) != dtype_of(b) or dtype_of(a).is_bool:
        raise Kept("a product of matrices of truth values, or of several types")
    shared = tuple(range(batch))
    op = DotGeneralOp(
        a.value,
        b.value,
        batch=(shared, shared),
        contract=((a.ndim - 1,), (batch,)),
        element=None if wide is None else wide.mlir,
    )
    return w.emit(op)


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
    """beta * x + alpha * a b; of x nothing is read where beta is 0."""
    w, dtype = writer(), dtype_of(a)
    wide = dtypes.compute(dtype)
    total = product(w, a, b, max(a.ndim - 2, 0), wide)
    if alpha != 1:
        total = w.mul(total, _factor(alpha, dtype))
    if beta != 0:
        added = w.typed(w.array(w.typed(x, dtype)), wide)
        if beta != 1:
            added = w.mul(added, _factor(beta, dtype))
        spread = x.trace.broadcast(added, w.trace.shape(total))
        total = w.add(total, spread)
    return w.array(w.converted(total, dtype))


def _factor(number: Number, dtype: DType) -> Number:
    if dtype.is_integer and not isinstance(number, int):
        raise Kept("integers multiplied by a float")
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
    return w.array(w.converted(total, dtype))


@converter("aten.matmul.default")
def matmul(a: TracedArray, b: TracedArray) -> TracedArray:
    """As NumPy's `@`: a vector is a row or a column, dims before the last two are batch dims."""
    if a.ndim <= 2 and b.ndim <= 2:
        return mv(a, b)
    if b.ndim <= 2:
        return mv(a, b)
    w = writer()
    row, column = a.ndim == 1, b.ndim == 1
    a = reshape(a, [1, *sizes_of(a)]) if row else a
    assert not column
    first, second = sizes_of(a), sizes_of(b)
    batch = broadcast_sizes([first[:-2], second[:-2]])
    a, b = expand(a, [*batch, *first[-2:]]), expand(b, [*batch, *second[-2:]])
    found = w.array(product(w, a, b, len(batch)))
    return reshape(found, [*batch, second[-1]]) if row else found
