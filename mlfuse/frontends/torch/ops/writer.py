"""`Writer` appends graph ops to a trace, for the converters of ATen's ops. It casts and broadcasts as PyTorch does. Most
methods have the names of PyTorch's functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import isfinite
from typing import cast

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.base import GraphOp, Shape
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.emitter import Emitter
from mlfuse.dialects.graph.gradient import Backward
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.frontends.torch.ops.table import StaysInAten, surroundings
from mlfuse.frontends.torch.ops.types import Number, dtype_of
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.sizes import Size
from mlfuse.frontends.tracing.trace import Trace

Scalar = Number | Size
Operand = TracedArray | Scalar
Sizes = Sequence[int | Size]


@dataclass
class Writer(Emitter):
    """Appends to a trace, in order."""

    trace: Trace = field(kw_only=True)

    def emit(self, op: Operation) -> SSAValue:
        return self.trace.emit(op)

    def array(self, value: SSAValue) -> TracedArray:
        """A value as the array that converters return."""
        return TracedArray(self.trace, value)

    def shape(self, value: SSAValue) -> Sequence[int | Size]:
        """The sizes of a value."""
        return self.trace.shape(value)

    def like(self, shape: Sizes) -> SSAValue | None:
        """A value of these sizes, from which ops take `?` sizes; None if all are numbers."""
        return self.trace.like(shape)

    # Types.

    def as_tensor(self, x: Operand, dtype: DType) -> SSAValue:
        """An operand as a value with elements of `dtype`."""
        if isinstance(x, TracedArray):
            return self.to(x.value, dtype)
        if isinstance(x, Size):
            return self.trace.as_type(x, dtype)
        return self.scalar_tensor(x, dtype)

    def to(self, value: SSAValue, dtype: DType) -> SSAValue:
        """A value cast as torch does: floats wrap around in integers of 8 and 16 bits."""
        own = dtypes.of(value.type)
        if own.is_float and dtype.is_integer and dtype.bits < 32:
            value = self.cast(value, dtypes.integer(32).mlir)
        return self.cast(value, dtype.mlir)

    def scalar_tensor(self, number: Number, dtype: DType) -> SSAValue:
        """A rank-0 constant. Raises StaysInAten for complex numbers, and for those outside the range of an integer type."""
        if isinstance(number, complex):
            raise StaysInAten("a complex number, for which mlfuse generates no code")
        if dtype.is_integer and not (
            isfinite(number) and dtype.lowest <= int(number) <= dtype.highest
        ):
            raise StaysInAten(f"{number} is outside the range of {dtype.numpy.name}")
        kind = bool if dtype.is_bool else int if dtype.is_integer else float
        if dtype == dtypes.F64:  # a trace would treat it as weak
            return self.emit(ConstantOp.scalar_of(kind(number), dtype))
        return self.trace.as_type(kind(number), dtype)

    def splat(self, value: float, like: SSAValue) -> SSAValue:
        constant = self.scalar_tensor(value, dtypes.of(like.type))
        return self.trace.broadcast(constant, self.trace.shape(like))

    # Shapes.

    def broadcast_arrays(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """Values broadcast to one shape."""
        return self.trace.broadcast_arrays(values)

    def full(self, number: Operand, sizes: Sizes, dtype: DType) -> SSAValue:
        """An array filled with one number."""
        return self.trace.broadcast(self.as_tensor(number, dtype), sizes)

    def broadcast_in_dim(self, value: SSAValue, sizes: Sizes, dims: Sequence[int]) -> SSAValue:
        """A value broadcast to `sizes`; its dims become the dims `dims`."""
        return build.broadcast(self, value, sizes, dims)

    def reshape(self, value: SSAValue, sizes: Sizes) -> SSAValue:
        """The value reshaped to `sizes`, in row-major order."""
        before = value.owner
        if isinstance(before, ReshapeOp) and self.shape(before.operand) == tuple(sizes):
            return before.operand
        return build.reshape(self, value, sizes)

    def reshape_units(self, value: SSAValue, shape: Shape) -> SSAValue:
        """The value with dims of size 1 added or removed."""
        return build.reshape_units(self, value, shape)

    def restore_dims(self, value: SSAValue, source: Shape, dims: Sequence[int]) -> SSAValue:
        """The result of a reduction of `source` over `dims`, with the reduced dims kept as size 1."""
        return build.restore_dims(self, value, source, dims)

    def pad(
        self,
        value: SSAValue,
        number: Number,
        low: Sequence[int],
        high: Sequence[int],
        interior: Sequence[int] = (),
    ) -> SSAValue:
        """A value padded with a number around (and between) its elements. Raises StaysInAten if the number is needed and is
        complex, or outside the range of an integer type."""
        if not any((*low, *high, *interior)):
            return value
        fill = self.scalar_tensor(number, dtypes.of(value.type))
        return build.pad(self, value, fill, low, high, interior)

    def slice_in_dim(
        self, value: SSAValue, dim: int, start: int, limit: int, step: int = 1
    ) -> SSAValue:
        """The elements from `start` to `limit` along a dim; `DYNAMIC` is the end of a `?` dim."""
        return build.slice_in_dim(self, value, dim, start, limit, step)


def sizes_of(x: TracedArray) -> tuple[int | Size, ...]:
    """The sizes of an array; a `Size` for each `?`."""
    return x.trace.shape(x.value)


def writer() -> Writer:
    """A writer for the trace that converters add to."""
    return Writer(trace=surroundings().trace)


def gradients(op: GraphOp, grad: TracedArray, wanted: Iterable[int]) -> Sequence[SSAValue | None]:
    """The gradients of an op's operands, by the op's rule. The op isn't part of the trace. `grad` is the gradient of its result;
    gradients that aren't `wanted` may be None."""
    w, e = writer(), Backward(op=op, wanted=frozenset(wanted))
    try:
        found = op.gradient(e, grad.value)
    finally:
        op.drop_all_references()
    for each in e.ops:
        w.emit(each)
    return found


Formula = Callable[..., SSAValue]


def elementwise(
    make: Formula, *operands: Operand, dtype: DType, result: DType | None = None
) -> TracedArray:
    """A formula of operands, which are cast to one type and broadcast to one shape.

    `make` is called with a writer and the operands, in the type in which torch computes `dtype`: f32 for floats of 16
    bits, rounded once at the end. `result` is the element type of the result.
    """
    w, wide = writer(), dtypes.compute(dtype)
    values: list[SSAValue] = []
    for each in operands:
        if isinstance(each, TracedArray) and dtype_of(each) != dtype:
            each = w.array(w.as_tensor(each, dtype))
        values.append(w.as_tensor(each, wide))
    made = make(w, *w.broadcast_arrays(values))
    if result is None:
        return w.array(w.to(made, dtype))
    return w.array(w.to(made, result))


def applied(op: Callable[..., Operation], *operands: Operand, dtype: DType) -> TracedArray:
    """One op on operands, which are cast to `dtype` and broadcast to one shape.

    For 16-bit floats, the op itself has 16 bits only if all operands are arrays: a number is never rounded to 16 bits.
    """
    w = writer()
    if dtype.is_half and not all(isinstance(each, TracedArray) for each in operands):
        return elementwise(as_formula(op), *operands, dtype=dtype)
    values = w.broadcast_arrays([w.as_tensor(each, dtype) for each in operands])
    return w.array(w.emit(op(*values)))


def as_formula(op: Callable[..., Operation]) -> Formula:
    """The formula that consists of one op."""

    def make(w: Writer, *values: SSAValue) -> SSAValue:
        return w.emit(op(*values))

    return make


def dim_of(dim: int, rank: int) -> int:
    """A dim counted from the front. A scalar counts as one-dimensional."""
    return dim + max(rank, 1) if dim < 0 else dim


def dims_from(dim: object, rank: int) -> tuple[int, ...]:
    """Dims counted from the front, sorted; None or an empty list are all dims."""
    given = [dim] if isinstance(dim, int) else list(cast(Sequence[int] | None, dim) or ())
    found = sorted(dim_of(each, rank) for each in given) if given else range(rank)
    return tuple(d for d in found if d < rank)
