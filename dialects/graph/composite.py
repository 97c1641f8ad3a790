"""Composites: well-known functions that stand for several graph ops.

`--decompose` turns each into the ops its `decompose` appends. Of a 16-bit float, the whole
composite is computed in f32 and rounded once: it is one op, with one rounding.
"""

from __future__ import annotations

import abc
import math as pymath
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

import numpy as np
from xdsl.dialects.builtin import (
    Float32Type,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    StringAttr,
    f32,
    i64,
)
from xdsl.ir import Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    ParsePropInAttrDict,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.arithmetic import AddOp, DivOp, MaxOp, MulOp, SubOp
from mlfuse.dialects.graph.base import (
    Dim,
    GraphOp,
    OpKind,
    require,
    shape_of,
    tensor_type,
    with_element,
)
from mlfuse.dialects.graph.creation import ConstantOp, DimOp
from mlfuse.dialects.graph.functions import ErfOp, ExpOp, LogOp, RsqrtOp, SigmoidOp, TanhOp, tanh
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.selection import CastOp

_T = VarConstraint("T", AnyAttr())
Axis = IntegerAttr[IntegerType]


@dataclass
class Emitter:
    """Collects the ops a composite decomposes into."""

    ops: list[Operation] = field(default_factory=list[Operation])

    def emit(self, op: Operation) -> SSAValue:
        """Append an op and return its result."""
        self.ops.append(op)
        return op.results[0]

    def splat(self, value: float, like: SSAValue) -> SSAValue:
        """A tensor of one value with the shape and element type of `like`."""
        constant = self.emit(ConstantOp.scalar_of(value, dtypes.of(like.type)))
        return self.spread(constant, (), like)

    def spread(self, x: SSAValue, dims: tuple[int, ...], like: SSAValue) -> SSAValue:
        """`x` broadcast to the shape of `like`."""
        shape = shape_of(like)
        type_ = with_element(tensor_type(like), tensor_type(x).element_type)
        return self.emit(BroadcastOp(x, dims, type_, like if DYNAMIC in shape else None))

    def mean(self, x: SSAValue, axis: int) -> SSAValue:
        """The mean along `axis`, which the result no longer has."""
        total = self.emit(ReduceOp("add", x, [axis]))
        size = shape_of(x)[axis]
        if size != DYNAMIC:
            return self.emit(DivOp(total, self.splat(float(size), total)))
        count = self.emit(DimOp(x, axis))
        count_type = with_element(tensor_type(count), tensor_type(x).element_type)
        divisor = self.spread(self.emit(CastOp(count, count_type)), (), total)
        return self.emit(DivOp(total, divisor))


class CompositeOp(GraphOp, abc.ABC):
    """An op that decomposes into others; the first operand and the result have one type."""

    KIND: ClassVar[OpKind] = OpKind.COMPOSITE

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for value in self.operands:
            if value.type == self.results[0].type:
                for position in range(len(shape_of(value))):
                    yield (value, position), (self.results[0], position)

    @abc.abstractmethod
    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        """Append the ops this stands for; 16-bit floats arrive as f32."""

    def element_checks(self) -> str | None:
        if self.result_dtype.is_float:
            return None
        return f"takes float elements, not {self.result_dtype.name}"


class ActivationOp(CompositeOp, abc.ABC):
    """A composite of one operand."""

    operand = operand_def(_T)
    result = result_def(_T)
    traits = traits_def(Pure())
    assembly_format = "$operand attr-dict `:` type($result)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[operand.type])


@irdl_op_definition
class ReluOp(ActivationOp):
    """max(x, 0); NaN stays NaN."""

    name = "graph.relu"

    def numpy(self, *args: Array) -> Array:
        return np.where(args[0] <= 0, np.zeros_like(args[0]), args[0])

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return e.emit(MaxOp(args[0], e.splat(0.0, args[0])))


@irdl_op_definition
class SiluOp(ActivationOp):
    """x * sigmoid(x), also called swish."""

    name = "graph.silu"

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        return x * (np.ones_like(x) / (np.ones_like(x) + np.exp(np.negative(x))))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return e.emit(MulOp(args[0], e.emit(SigmoidOp(args[0]))))


@irdl_op_definition
class GeluOp(CompositeOp):
    """`graph.gelu %x {approximate = "tanh"} : tensor<4xf32>` (Hendrycks and Gimpel, 2016).

    "none": x * 0.5 * (1 + erf(x / sqrt 2)).
    "tanh": x * 0.5 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 x^3))).
    """

    name = "graph.gelu"
    operand = operand_def(_T)
    approximate = prop_def(StringAttr, default_value=StringAttr("none"))
    result = result_def(_T)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$operand attr-dict `:` type($result)"

    def __init__(self, operand: SSAValue, approximate: str = "none"):
        super().__init__(
            operands=[operand],
            properties={"approximate": StringAttr(approximate)},
            result_types=[operand.type],
        )

    def verify_(self) -> None:
        super().verify_()
        known = ("none", "tanh")
        require(
            self.approximate.data in known,
            f"graph.gelu: approximate is {self.approximate.data!r}; there are: {', '.join(known)}",
        )

    def numpy(self, *args: Array) -> Array:
        x = args[0]
        half = x.dtype.type(0.5)
        if self.approximate.data == "tanh":
            inner = _of(x, pymath.sqrt(2 / pymath.pi)) * (x + _of(x, 0.044715) * (x * x * x))
            return x * (half * (_of(x, 1.0) + tanh(inner)))
        flat = [pymath.erf(v) for v in (x * _of(x, pymath.sqrt(0.5))).astype(np.float64).ravel()]
        erf = np.array(flat, dtype=np.float64).reshape(x.shape).astype(x.dtype)
        return x * (half * (_of(x, 1.0) + erf))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x = args[0]
        if self.approximate.data == "tanh":
            cubed = e.emit(MulOp(e.emit(MulOp(x, x)), x))
            inner = e.emit(AddOp(x, e.emit(MulOp(e.splat(0.044715, x), cubed))))
            scaled = e.emit(MulOp(e.splat(pymath.sqrt(2 / pymath.pi), x), inner))
            bent = e.emit(TanhOp(scaled))
        else:
            bent = e.emit(ErfOp(e.emit(MulOp(x, e.splat(pymath.sqrt(0.5), x)))))
        gate = e.emit(MulOp(e.splat(0.5, x), e.emit(AddOp(e.splat(1.0, x), bent))))
        return e.emit(MulOp(x, gate))


def _of(x: Array, value: float) -> Array:
    return np.asarray(value, dtype=x.dtype)


class AlongAxisOp(CompositeOp, abc.ABC):
    """A composite along one axis, `{axis = 1 : i64}`; negative axes count from the end."""

    @property
    @abc.abstractmethod
    def raw_axis(self) -> int:
        """The axis as written."""

    @property
    def axis_index(self) -> int:
        """The axis, counted from the front."""
        return self.raw_axis % self.result_type.get_num_dims()

    def verify_(self) -> None:
        super().verify_()
        rank = self.result_type.get_num_dims()
        require(
            -rank <= self.raw_axis < rank,
            f"{self.name}: axis {self.raw_axis} is outside rank {rank}",
        )

    def kept(self) -> tuple[int, ...]:
        """All dims but the axis."""
        return tuple(d for d in range(self.result_type.get_num_dims()) if d != self.axis_index)


class _SoftmaxOp(AlongAxisOp, abc.ABC):
    operand = operand_def(_T)
    axis = prop_def(Axis)
    result = result_def(_T)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$operand attr-dict `:` type($result)"

    def __init__(self, operand: SSAValue, axis: int):
        super().__init__(
            operands=[operand],
            properties={"axis": IntegerAttr(axis, i64)},
            result_types=[operand.type],
        )

    @property
    def raw_axis(self) -> int:
        return self.axis.value.data

    def shifted_numpy(self, x: Array) -> Array:
        """x minus its maximum."""
        start = np.asarray(-np.inf, dtype=x.dtype)[()]
        return x - np.maximum.reduce(x, axis=self.axis_index, keepdims=True, initial=start)

    def shifted(self, e: Emitter, x: SSAValue) -> SSAValue:
        """x minus its maximum, so that exp can't overflow."""
        top = e.emit(ReduceOp("max", x, [self.axis_index]))
        return e.emit(SubOp(x, e.spread(top, self.kept(), x)))


@irdl_op_definition
class SoftmaxOp(_SoftmaxOp):
    """exp(x - max x) / sum exp(x - max x) along the axis."""

    name = "graph.softmax"

    def numpy(self, *args: Array) -> Array:
        exp = np.exp(self.shifted_numpy(args[0]))
        return exp / exp.sum(axis=self.axis_index, keepdims=True)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        exp = e.emit(ExpOp(self.shifted(e, args[0])))
        total = e.emit(ReduceOp("add", exp, [self.axis_index]))
        return e.emit(DivOp(exp, e.spread(total, self.kept(), exp)))


@irdl_op_definition
class LogSoftmaxOp(_SoftmaxOp):
    """x - max x - log(sum exp(x - max x)) along the axis."""

    name = "graph.log_softmax"

    def numpy(self, *args: Array) -> Array:
        shifted = self.shifted_numpy(args[0])
        return shifted - np.log(np.exp(shifted).sum(axis=self.axis_index, keepdims=True))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        shifted = self.shifted(e, args[0])
        total = e.emit(ReduceOp("add", e.emit(ExpOp(shifted)), [self.axis_index]))
        return e.emit(SubOp(shifted, e.spread(e.emit(LogOp(total)), self.kept(), shifted)))


@irdl_op_definition
class LayerNormOp(AlongAxisOp):
    """`graph.layer_norm %x, %scale, %bias {axis = 1 : i64, epsilon = 1.0e-5 : f32} : T, S`.

    (x - mean) / sqrt(variance + epsilon) * scale + bias along the axis, with the biased variance
    of two passes (Ba, Kiros and Hinton, 2016). `scale` and `bias` have the axis as their only dim.
    """

    name = "graph.layer_norm"
    operand = operand_def(_T)
    scale = operand_def()
    bias = operand_def()
    axis = prop_def(Axis)
    epsilon = prop_def(FloatAttr[Float32Type])
    result = result_def(_T)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = (
        "$operand `,` $scale `,` $bias attr-dict `:` type($result) `,` type($scale) `,` type($bias)"
    )

    def __init__(
        self, operand: SSAValue, scale: SSAValue, bias: SSAValue, axis: int, epsilon: float
    ):
        super().__init__(
            operands=[operand, scale, bias],
            properties={"axis": IntegerAttr(axis, i64), "epsilon": FloatAttr(epsilon, f32)},
            result_types=[operand.type],
        )

    @property
    def raw_axis(self) -> int:
        return self.axis.value.data

    def verify_(self) -> None:
        super().verify_()
        size = self.result_type.get_shape()[self.axis_index]
        expected = (size,)
        for name, value in (("scale", self.scale), ("bias", self.bias)):
            require(
                shape_of(value) == expected and dtypes.of(value.type) == self.result_dtype,
                f"graph.layer_norm: the {name} is a {value.type}; it must have the one dim "
                f"{size} and the operand's element type",
            )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        yield from super().equal_dims()
        for value in (self.scale, self.bias):
            yield (value, 0), (self.result, self.axis_index)

    def numpy(self, *args: Array) -> Array:
        x, scale, bias = args
        axis = self.axis_index
        spread = [-1 if d == axis else 1 for d in range(x.ndim)]
        centred = x - x.mean(axis=axis, keepdims=True)
        variance = (centred * centred).mean(axis=axis, keepdims=True)
        epsilon = _of(x, self.epsilon.value.data)
        inverse = _of(x, 1.0) / np.sqrt(variance + epsilon)
        return centred * inverse * scale.reshape(spread) + bias.reshape(spread)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x, scale, bias = args
        axis, kept = self.axis_index, self.kept()
        centred = e.emit(SubOp(x, e.spread(e.mean(x, axis), kept, x)))
        variance = e.mean(e.emit(MulOp(centred, centred)), axis)
        safe = e.emit(AddOp(variance, e.splat(self.epsilon.value.data, variance)))
        normal = e.emit(MulOp(centred, e.spread(e.emit(RsqrtOp(safe)), kept, x)))
        scaled = e.emit(MulOp(normal, e.spread(scale, (axis,), x)))
        return e.emit(AddOp(scaled, e.spread(bias, (axis,), x)))


def expand(op: CompositeOp) -> tuple[list[Operation], SSAValue]:
    """The ops a composite stands for and the value that replaces its result.

    16-bit float operands are cast to f32 first and the result is cast back.
    """
    e = Emitter()
    args: list[SSAValue] = []
    for value in op.operands:
        if dtypes.of(value.type).is_half:
            args.append(e.emit(CastOp(value, with_element(tensor_type(value), f32))))
        else:
            args.append(value)
    result = op.decompose(e, *args)
    if op.result_dtype.is_half:
        result = e.emit(CastOp(result, op.result_type))
    return e.ops, result
