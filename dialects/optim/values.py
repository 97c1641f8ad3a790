"""Numbers and tensors with the arithmetic of torch's optimizers, so that decompositions are written as formulas.

A `Number` is a Python float in torch's source: its arithmetic is in f64. A `Tensor` op is one torch op on a CPU. It
computes in the wider of the operands' types (16-bit floats in f32), to which numbers are cast first. The result is
rounded once, to the type of the tensor that the method is called on: the tensor that torch writes in place. Where
torch's vector code fuses a product and a sum, so do these ops; torch's code for the last few elements may not.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph.arithmetic import AbsOp, FmaOp, NegOp, SignOp
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.functions import PowOp, SqrtOp

Condition = SSAValue
"""A truth value, `tensor<i1>`."""


@dataclass(frozen=True)
class Number:
    """A `tensor<f64>`, with Python's arithmetic."""

    e: Emitter
    value: SSAValue

    @staticmethod
    def of(e: Emitter, value: float) -> Number:
        """A constant."""
        return Number(e, e.emit(ConstantOp.scalar_of(value, dtypes.F64)))

    def __add__(self, other: Number | float) -> Number:
        return Number(self.e, self.e.add(self.value, self._lift(other)))

    def __radd__(self, other: float) -> Number:
        return Number(self.e, self.e.add(self._lift(other), self.value))

    def __sub__(self, other: Number | float) -> Number:
        return Number(self.e, self.e.sub(self.value, self._lift(other)))

    def __rsub__(self, other: float) -> Number:
        return Number(self.e, self.e.sub(self._lift(other), self.value))

    def __mul__(self, other: Number | float) -> Number:
        return Number(self.e, self.e.mul(self.value, self._lift(other)))

    def __rmul__(self, other: float) -> Number:
        return Number(self.e, self.e.mul(self._lift(other), self.value))

    def __truediv__(self, other: Number | float) -> Number:
        return Number(self.e, self.e.div(self.value, self._lift(other)))

    def __rtruediv__(self, other: float) -> Number:
        return Number(self.e, self.e.div(self._lift(other), self.value))

    def __pow__(self, other: Number | float) -> Number:
        return Number(self.e, self.e.apply(PowOp, self.value, self._lift(other)))

    def __rpow__(self, other: float) -> Number:
        return Number(self.e, self.e.apply(PowOp, self._lift(other), self.value))

    def __neg__(self) -> Number:
        return Number(self.e, self.e.emit(NegOp(self.value)))

    def sqrt(self) -> Number:
        return Number(self.e, self.e.emit(SqrtOp(self.value)))

    def compare(self, predicate: str, other: float) -> Condition:
        """Whether the comparison holds; the predicates are those of `graph.compare`."""
        return self.e.compare(predicate, self.value, self._lift(other))

    def rounded(self, dtype: DType) -> Number:
        """The number rounded to `dtype` if that has 16 bits; else unchanged."""
        if not dtype.is_half:
            return self  # it is rounded where it is used
        e = self.e
        return Number(e, e.cast(e.cast(self.value, dtype.mlir), dtypes.F64.mlir))

    def _lift(self, other: Number | float) -> SSAValue:
        return other.value if isinstance(other, Number) else Number.of(self.e, other).value


@dataclass(frozen=True)
class Tensor:
    """A tensor of floats with torch's ops. Each op returns a new tensor of this tensor's type and shape."""

    e: Emitter
    value: SSAValue

    @property
    def dtype(self) -> DType:
        """The element type."""
        return dtypes.of(self.value.type)

    def to(self, dtype: DType) -> Tensor:
        """The tensor cast to another type; a narrower one rounds."""
        return Tensor(self.e, self.e.cast(self.value, dtype.mlir))

    def wide(self) -> Tensor:
        """The tensor in its compute type, so that nothing is rounded to 16 bits until `to`."""
        return self.to(dtypes.compute(self.dtype))

    def number(self) -> Number:
        """The value of a rank-0 tensor, like torch's `item`."""
        return Number(self.e, self.to(dtypes.F64).value)

    def add(self, other: Tensor | Number, alpha: Number | None = None) -> Tensor:
        """self + alpha * other; the product isn't rounded. If the tensors have 16 bits, a number is rounded to 16
        bits first: torch does that in this op only."""
        operands = [self, *(each for each in (other,) if isinstance(each, Tensor))]
        stored = wider(*(each.dtype for each in operands))
        other = other if isinstance(other, Tensor) else other.rounded(stored)
        if alpha is None:
            return self._stored(self.e.add(*self._operands(other)))
        a, b, factor = self._operands(other, alpha.rounded(stored))
        return self._stored(self.e.emit(FmaOp(b, factor, a)))

    def sub(self, other: Tensor) -> Tensor:
        return self._stored(self.e.sub(*self._operands(other)))

    def mul(self, other: Tensor | Number) -> Tensor:
        return self._stored(self.e.mul(*self._operands(other)))

    def div(self, other: Tensor | Number) -> Tensor:
        return self._stored(self.e.div(*self._operands(other)))

    def reciprocal(self) -> Tensor:
        """1 / self. Torch divides a number by a tensor with this op and a product."""
        return self._stored(self.e.div(1.0, *self._operands()))

    def lerp(self, end: Tensor, weight: Number) -> Tensor:
        """self + weight * (end - self); for weights of 0.5 or more, end + (weight - 1) * (end - self)."""
        e = self.e
        a, b = self._operands(end)
        near = e.cast(weight.value, dtypes.of(a.type).mlir)
        small = e.compare("lt", e.emit(AbsOp(near)), _scalar(e, 0.5, near))
        factor = e.select(small, near, e.sub(near, _scalar(e, 1.0, near)))
        start = e.select(_spread(e, small, a), a, b)
        return self._stored(e.emit(FmaOp(_spread(e, factor, a), e.sub(b, a), start)))

    def addcmul(self, a: Tensor, b: Tensor, value: Number | None = None) -> Tensor:
        """self + (value * a) * b; the last product isn't rounded."""
        if value is None:
            own, x, y = self._operands(a, b)
            return self._stored(self.e.emit(FmaOp(x, y, own)))
        own, x, y, factor = self._operands(a, b, value)
        return self._stored(self.e.emit(FmaOp(self.e.mul(factor, x), y, own)))

    def addcdiv(self, a: Tensor, b: Tensor, value: Number | None = None) -> Tensor:
        """self + (value * a) / b."""
        e = self.e
        if value is None:
            own, x, y = self._operands(a, b)
            return self._stored(e.add(own, e.div(x, y)))
        own, x, y, factor = self._operands(a, b, value)
        return self._stored(e.add(own, e.div(e.mul(factor, x), y)))

    def sqrt(self) -> Tensor:
        (a,) = self._operands()
        return self._stored(self.e.emit(SqrtOp(a)))

    def abs(self) -> Tensor:
        return Tensor(self.e, self.e.emit(AbsOp(self.value)))

    def neg(self) -> Tensor:
        return Tensor(self.e, self.e.emit(NegOp(self.value)))

    def sign(self) -> Tensor:
        """-1, 0 or 1; NaN stays."""
        return Tensor(self.e, self.e.emit(SignOp(self.value)))

    def maximum(self, other: Tensor) -> Tensor:
        """The larger one; NaN where one is NaN."""
        return self._stored(self.e.maximum(*self._operands(other)))

    def minimum(self, other: Number) -> Tensor:
        """The smaller one; NaN where one is NaN."""
        return self._stored(self.e.minimum(*self._operands(other)))

    def compare(self, predicate: str, other: float) -> Condition:
        """Whether the comparison holds for a rank-0 tensor; the predicates are those of `graph.compare`."""
        return self.e.compare(predicate, self.value, _scalar(self.e, other, self.value))

    def where(self, condition: Condition, other: Tensor) -> Tensor:
        """This tensor if the condition holds, else `other`, which has the same type."""
        everywhere = _spread(self.e, condition, self.value)
        return Tensor(self.e, self.e.select(everywhere, self.value, other.value))

    def norm(self) -> Tensor:
        """The square root of the sum of squares, a tensor of rank 0."""
        (a,) = self._operands()
        axes = list(range(len(shape_of(a))))
        squares = self.e.mul(a, a)
        total = self.e.reduce("add", squares, axes) if axes else squares
        return self._stored(self.e.emit(SqrtOp(total)))

    def _operands(self, *others: Tensor | Number) -> list[SSAValue]:
        """This tensor and the others, in their common type and this tensor's shape."""
        e = self.e
        tensors = [self, *(each for each in others if isinstance(each, Tensor))]
        common = dtypes.compute(wider(*(each.dtype for each in tensors)))
        values = [e.cast(each.value, common.mlir) for each in (self, *others)]
        rank = len(shape_of(self.value))
        return [_spread(e, v, self.value) if len(shape_of(v)) < rank else v for v in values]

    def _stored(self, value: SSAValue) -> Tensor:
        """A result, rounded to this tensor's type."""
        return Tensor(self.e, self.e.cast(value, self.dtype.mlir))


def wider(*types: DType) -> DType:
    """The narrowest type that holds the values of all these types."""
    first, *rest = types
    for each in rest:
        if each.bits == first.bits:
            first = first if each == first else dtypes.F32  # f16 and bf16
        else:
            first = max(first, each, key=lambda dtype: dtype.bits)
    return first


def _scalar(e: Emitter, value: float, like: SSAValue) -> SSAValue:
    """A rank-0 constant of the element type of `like`."""
    return e.emit(ConstantOp.scalar_of(value, dtypes.of(like.type)))


def _spread(e: Emitter, scalar: SSAValue, like: SSAValue) -> SSAValue:
    """A rank-0 value at every element of `like`."""
    return e.broadcast(scalar, (), like) if shape_of(like) else scalar
