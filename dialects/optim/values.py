"""Numbers and tensors as torch's optimizers compute with them, so that a decomposition reads as a formula.

A `Number` stands where torch's source has a Python float: arithmetic in f64. A `Tensor` op is one op of
torch on a CPU: computed in the wider of the operands' types (16-bit floats in f32), numbers cast to that type first,
and rounded once to the type of the tensor it is called on, which is the one that torch writes to in place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.ir import Operation, SSAValue

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
        """Whether the comparison holds; predicates as in `graph.compare`."""
        return self.e.compare(predicate, self.value, self._lift(other))

    def _lift(self, other: Number | float) -> SSAValue:
        if isinstance(other, Number):
            return other.value
        return self.e.emit(ConstantOp.scalar_of(other, dtypes.F64))


@dataclass(frozen=True)
class Tensor:
    """A tensor of floats, with torch's ops. Each gives a new tensor of this one's type and shape."""

    e: Emitter
    value: SSAValue

    @property
    def dtype(self) -> DType:
        """The element type."""
        return dtypes.of(self.value.type)

    def to(self, dtype: DType) -> Tensor:
        """The same numbers as another type, rounded where it is narrower."""
        return Tensor(self.e, self.e.cast(self.value, dtype.mlir))

    def wide(self, *others: Tensor) -> Tensor:
        """In the type in which arithmetic with `others` is done: what is computed with it isn't rounded to 16 bits
        until `to`."""
        return self.to(_common(self, *others))

    def number(self) -> Number:
        """Of a rank-0 tensor: its value as an f64, as by `Tensor.item()`."""
        return Number(self.e, self.to(dtypes.F64).value)

    def add(self, other: Tensor | Number, alpha: Number | None = None) -> Tensor:
        """self + alpha * other; the product isn't rounded."""
        if alpha is None:
            return self._apply(self.e.add, other)
        return self._apply(lambda a, b, c: self.e.emit(FmaOp(b, c, a)), other, alpha)

    def sub(self, other: Tensor) -> Tensor:
        return self._apply(self.e.sub, other)

    def mul(self, other: Tensor | Number) -> Tensor:
        return self._apply(self.e.mul, other)

    def div(self, other: Tensor | Number) -> Tensor:
        return self._apply(self.e.div, other)

    def reciprocal(self) -> Tensor:
        """1 / self. Torch divides a number by a tensor by this and a product."""
        return self._apply(lambda a: self.e.div(1.0, a))

    def lerp(self, end: Tensor, weight: Number) -> Tensor:
        """self + weight * (end - self), from the nearer end: for weights of 0.5 and more, from `end`."""

        def body(a: SSAValue, b: SSAValue) -> SSAValue:
            e = self.e
            near = e.cast(weight.value, _element(a))
            small = e.compare("lt", e.emit(AbsOp(near)), 0.5)
            factor = e.select(small, near, e.sub(near, 1.0))
            start = e.select(_spread(e, small, a), a, b)
            return e.emit(FmaOp(_spread(e, factor, a), e.sub(b, a), start))

        return self._apply(body, end)

    def addcmul(self, a: Tensor, b: Tensor, value: Number | None = None) -> Tensor:
        """self + value * a * b, the products from the left."""
        if value is None:
            return self._apply(lambda s, x, y: self.e.add(s, self.e.mul(x, y)), a, b)
        return self._apply(
            lambda s, x, y, v: self.e.add(s, self.e.mul(self.e.mul(v, x), y)), a, b, value
        )

    def addcdiv(self, a: Tensor, b: Tensor, value: Number | None = None) -> Tensor:
        """self + value * a / b, from the left."""
        if value is None:
            return self._apply(lambda s, x, y: self.e.add(s, self.e.div(x, y)), a, b)
        return self._apply(
            lambda s, x, y, v: self.e.add(s, self.e.div(self.e.mul(v, x), y)), a, b, value
        )

    def sqrt(self) -> Tensor:
        return self._apply(lambda a: self.e.emit(SqrtOp(a)))

    def abs(self) -> Tensor:
        return self._unary(AbsOp)

    def neg(self) -> Tensor:
        return self._unary(NegOp)

    def sign(self) -> Tensor:
        return self._unary(SignOp)

    def maximum(self, other: Tensor) -> Tensor:
        """The larger one; NaN where one is NaN."""
        return self._apply(self.e.maximum, other)

    def minimum(self, other: Number) -> Tensor:
        """The smaller one; NaN where one is NaN."""
        return self._apply(self.e.minimum, other)

    def where(self, condition: Condition, other: Tensor) -> Tensor:
        """This tensor if the condition holds, else `other`, which has its type."""
        everywhere = _spread(self.e, condition, self.value)
        return Tensor(self.e, self.e.select(everywhere, self.value, other.value))

    def norm(self) -> Tensor:
        """The square root of the sum of squares, of rank 0."""
        squares = self.e.mul(self.value, self.value)
        axes = range(len(shape_of(self.value)))
        total = self.e.reduce("add", squares, list(axes)) if axes else squares
        return Tensor(self.e, self.e.emit(SqrtOp(total)))

    def times(self, factor: Tensor) -> Tensor:
        """Every element times `factor`, which is of rank 0."""
        return self._apply(lambda a: self.e.mul(a, _spread(self.e, factor.value, a)))

    def _unary(self, op: Callable[[SSAValue], Operation]) -> Tensor:
        return Tensor(self.e, self.e.emit(op(self.value)))

    def _apply(self, body: Callable[..., SSAValue], *others: Tensor | Number) -> Tensor:
        """`body` of this and the others in their common type, rounded to this one's."""
        e = self.e
        common = _common(self, *(each for each in others if isinstance(each, Tensor)))
        own = e.cast(self.value, common.mlir)
        args = [e.cast(each.value, common.mlir) for each in others]
        spread = [
            _spread(e, arg, own) if isinstance(each, Number) else arg
            for arg, each in zip(args, others, strict=True)
        ]
        return Tensor(e, e.cast(body(own, *spread), self.dtype.mlir))


def _common(*tensors: Tensor) -> DType:
    """The type arithmetic on all of them is done in."""
    wide = any(each.dtype == dtypes.F64 for each in tensors)
    return dtypes.F64 if wide else dtypes.F32


def _element(value: SSAValue):
    return dtypes.of(value.type).mlir


def _spread(e: Emitter, scalar: SSAValue, like: SSAValue) -> SSAValue:
    """A rank-0 value at every element of `like`."""
    return e.spread(scalar, (), like) if shape_of(like) else scalar
