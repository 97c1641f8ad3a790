"""Comparisons, logic, selections and bounds, casts, and the arithmetic of optimizer steps."""

from __future__ import annotations

from functools import partial

from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import BOOL, DType
from mlfuse.dialects.graph import logic
from mlfuse.dialects.graph.arithmetic import AbsOp, FmaOp
from mlfuse.dialects.graph.base import tensor_type, with_element
from mlfuse.dialects.graph.bits import BitcastOp
from mlfuse.dialects.graph.selection import CompareOp, SelectOp
from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import StaysInAten, converter, surroundings
from mlfuse.frontends.torch.ops.types import dtype_of, element, result_type
from mlfuse.frontends.torch.ops.writer import (
    Operand,
    Scalar,
    Writer,
    applied,
    as_formula,
    elementwise,
    writer,
)
from mlfuse.frontends.tracing.array import TracedArray

# Comparisons. A number is rounded to the array's type first, as torch does.


def _comparison(name: str) -> None:
    @converter(f"aten.{name}.Tensor", f"aten.{name}.Scalar", f"prims.{name}.default")
    def _(a: Operand, b: Operand) -> TracedArray:
        w, dtype = writer(), result_type(a, b)
        values = w.broadcast_arrays([w.as_tensor(each, dtype) for each in (a, b)])
        return w.array(w.emit(CompareOp(name, *values)))


for _name in ("eq", "ne", "lt", "le", "gt", "ge"):
    _comparison(_name)

for _name, _op in (("and", logic.AndOp), ("or", logic.OrOp), ("xor", logic.XorOp)):
    converter(f"aten.logical_{_name}.default")(partial(applied, _op, dtype=BOOL))


# Selections.


@converter(
    "aten.where.self",
    "aten.where.ScalarOther",
    "aten.where.ScalarSelf",
    "aten.where.Scalar",
    "prims.where.default",
)
def where(condition: TracedArray, a: Operand, b: Operand) -> TracedArray:
    w, dtype = writer(), result_type(a, b)
    values = [w.as_tensor(condition, BOOL), w.as_tensor(a, dtype), w.as_tensor(b, dtype)]
    return w.array(w.emit(SelectOp(*w.broadcast_arrays(values))))


@converter("aten.masked_fill.Scalar", "aten.masked_fill.Tensor")
def masked_fill(x: TracedArray, mask: TracedArray, value: Operand) -> TracedArray:
    """`value` where the mask holds, in the type of x."""
    w, dtype = writer(), dtype_of(x)
    values = [w.as_tensor(mask, BOOL), w.as_tensor(value, dtype), x.value]
    return w.array(w.emit(SelectOp(*w.broadcast_arrays(values))))


# Bounds. If an operand is NaN, so is the result; if the bounds cross, the upper one wins.


@converter("aten.clamp.default", "aten.clamp.Tensor")
def clamp(x: TracedArray, min: Operand | None = None, max: Operand | None = None) -> TracedArray:
    given = [each for each in (min, max) if each is not None]
    dtype = _bounded_type(result_type(x, *given))

    def make(w: Writer, x: SSAValue, *bounds: SSAValue) -> SSAValue:
        if min is not None:
            x = w.maximum(x, bounds[0])
        return x if max is None else w.minimum(x, bounds[-1])

    return elementwise(make, x, *given, dtype=dtype)


@converter("aten.clamp_min.default", "aten.clamp_min.Tensor")
def clamp_min(x: TracedArray, min: Operand) -> TracedArray:
    return clamp(x, min)


@converter("aten.clamp_max.default", "aten.clamp_max.Tensor")
def clamp_max(x: TracedArray, max: Operand) -> TracedArray:
    return clamp(x, None, max)


def _bounded_type(dtype: DType) -> DType:
    if dtype.is_bool:
        raise StaysInAten("bounds of truth values")
    return dtype


# Casts.


@converter("prims.convert_element_type.default")
def convert_element_type(x: TracedArray, dtype: object) -> TracedArray:
    w = writer()
    return w.array(w.as_tensor(x, element(dtype)))


@converter("aten._to_copy.default", "aten.to.dtype")
def to_copy(
    x: TracedArray,
    dtype: object = None,
    *_: object,
    device: object = None,
    layout: object = None,
    **others: object,
) -> TracedArray:
    """x with its elements cast; the caller handles memory formats."""
    if device is not None and torch.device(device).type != surroundings().device:
        raise StaysInAten(f"moves a tensor to {device}")
    if layout not in (None, torch.strided):
        raise StaysInAten(f"makes a tensor {layout}")
    w = writer()
    return x if dtype is None else w.array(w.as_tensor(x, element(dtype)))


@converter("aten.view.dtype")
def view_dtype(x: TracedArray, dtype: object) -> TracedArray:
    """The bits of x read as another element type of the same width."""
    w, to = writer(), element(dtype)
    if to == dtype_of(x):
        return x
    if to.is_bool or dtype_of(x).is_bool or to.bits != dtype_of(x).bits:
        raise StaysInAten("a view as elements of another width")
    return w.array(w.emit(BitcastOp(x.value, with_element(tensor_type(x.value), to.mlir))))


# The arithmetic of optimizer steps: one formula each, rounded once if it has 16 bits.


@converter("aten.addcmul.default")
def addcmul(x: TracedArray, a: Operand, b: Operand, *, value: Scalar = 1) -> TracedArray:
    """x + value * a * b."""

    def make(w: Writer, x: SSAValue, a: SSAValue, b: SSAValue, *value: SSAValue) -> SSAValue:
        return w.add(x, w.mul(w.mul(value[0], a) if value else a, b))

    factor = () if value == 1 else (value,)
    return elementwise(make, x, a, b, *factor, dtype=result_type(x, a, b))


@converter("prims.fma.default")
def fma(a: Operand, b: Operand, c: Operand) -> TracedArray:
    """a * b + c, rounded once."""
    dtype = result_type(a, b, c)
    if not dtype.is_float:
        raise StaysInAten("a fused multiply-add of integers")
    return elementwise(as_formula(FmaOp), a, b, c, dtype=dtype)


@converter("aten.addcdiv.default")
def addcdiv(x: TracedArray, a: Operand, b: Operand, *, value: Scalar = 1) -> TracedArray:
    """x + value * a / b."""
    dtype = result_type(x, a, b)
    if not dtype.is_float:
        raise StaysInAten("a quotient of integers")

    def make(w: Writer, x: SSAValue, a: SSAValue, b: SSAValue, *value: SSAValue) -> SSAValue:
        return w.add(x, w.div(w.mul(value[0], a) if value else a, b))

    factor = () if value == 1 else (value,)
    return elementwise(make, x, a, b, *factor, dtype=dtype)


@converter("aten.lerp.Scalar", "aten.lerp.Tensor")
def lerp(a: TracedArray, b: TracedArray, weight: Operand) -> TracedArray:
    """a + weight * (b - a), computed from b if the weight is at least 0.5."""
    dtype = result_type(a, b)
    if not dtype.is_float:
        raise StaysInAten("a mean of integers")

    def make(w: Writer, a: SSAValue, b: SSAValue, weight: SSAValue) -> SSAValue:
        way = w.sub(b, a)
        from_a = w.add(a, w.mul(weight, way))
        from_b = w.sub(b, w.mul(way, w.sub(w.splat(1.0, weight), weight)))
        if isinstance(number, int | float):
            return from_a if abs(number) < 0.5 else from_b
        near = w.compare("lt", w.apply(AbsOp, weight), 0.5)
        return w.select(near, from_a, from_b)

    number = weight
    return elementwise(make, a, b, weight, dtype=dtype)
