"""Normalizations along rows: layer_norm, rms_norm; over channels: group_norm, instance_norm,
batch_norm. Variances are biased and computed in two passes."""

from __future__ import annotations

import abc
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects.builtin import FloatAttr, IntegerAttr, f32, i64
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.arithmetic import AddOp, MulOp, SubOp
from mlfuse.dialects.graph.base import Dim, require, shape_of
from mlfuse.dialects.graph.composite import (
    OPERAND_T,
    AlongAxisOp,
    Axis,
    CompositeOp,
    Emitter,
    Real,
    real,
)
from mlfuse.dialects.graph.functions import RsqrtOp

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


class NormOp(AlongAxisOp, abc.ABC):
    """`graph.layer_norm %x, %scale, %bias {axis = 1 : i64, epsilon = 1.0e-5} : T, S, S`.

    The normalized value is multiplied by `scale`, and `bias` is added. The bias or both may be left out.
    Their only dim is the axis.
    """

    operand = operand_def(OPERAND_T)
    parameters = var_operand_def()
    axis = prop_def(Axis)
    epsilon = prop_def(Real)
    result = result_def(OPERAND_T)
    traits = traits_def(Pure())
    NAMES: ClassVar[tuple[str, ...]] = ("scale", "bias")
    """The names of the parameters, in order."""
    NEEDED: ClassVar[int] = 0
    """How many parameters are required."""

    @property
    def raw_axis(self) -> int:
        return self.axis.value.data

    @property
    def eps(self) -> float:
        """The epsilon that is added to the variance."""
        return self.epsilon.value.data

    def verify_(self) -> None:
        super().verify_()
        count = len(self.parameters)
        require(
            self.NEEDED <= count <= len(self.NAMES),
            f"{self.name}: {count} operands after the first; they can be {', '.join(self.NAMES)}",
        )
        size = shape_of(self.operand)[self.axis_index]
        for name, value in zip(self.NAMES, self.parameters, strict=False):
            require(
                shape_of(value) == (size,) and dtypes.of(value.type) == self.result_dtype,
                f"{self.name}: the {name} is a {value.type}; it must have the one dim "
                f"{'?' if size == DYNAMIC else size} and the operand's element type",
            )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for position in range(self.rank):
            yield (self.operand, position), (self.result, position)
        for value in self.parameters:
            yield (value, 0), (self.result, self.axis_index)

    def broadcast_numpy(self, value: Array, rank: int) -> Array:
        """A parameter, reshaped to broadcast to the operand."""
        return value.reshape([-1 if d == self.axis_index else 1 for d in range(rank)])

    def scaled_numpy(self, normal: Array, parameters: Sequence[Array]) -> Array:
        """`normal` with scale and bias applied, if given."""
        if parameters:
            normal = normal * self.broadcast_numpy(parameters[0], normal.ndim)
        if len(parameters) > 1:
            normal = normal + self.broadcast_numpy(parameters[1], normal.ndim)
        return normal

    def scaled(self, e: Emitter, normal: SSAValue, parameters: Sequence[SSAValue]) -> SSAValue:
        """`normal` with scale and bias applied, if given."""
        if parameters:
            scale = e.broadcast(parameters[0], (self.axis_index,), normal)
            normal = e.emit(MulOp(normal, scale))
        if len(parameters) > 1:
            bias = e.broadcast(parameters[1], (self.axis_index,), normal)
            normal = e.emit(AddOp(normal, bias))
        return normal


def normalized_numpy(x: Array, axes: tuple[int, ...], epsilon: float) -> Array:
    """(x - mean) / sqrt(variance + epsilon) along `axes`."""
    centered = x - x.mean(axis=axes, keepdims=True)
    spread = (centered * centered).mean(axis=axes, keepdims=True)
    return centered * (1 / np.sqrt(spread + x.dtype.type(epsilon)))


def normalized(e: Emitter, x: SSAValue, axes: tuple[int, ...], epsilon: float) -> SSAValue:
    """(x - mean) / sqrt(variance + epsilon) along `axes`."""
    centered, inverse = _centered(e, x, axes, epsilon)
    return e.emit(MulOp(centered, e.broadcast(inverse, _others(x, axes), x)))


def _centered(
    e: Emitter, x: SSAValue, axes: tuple[int, ...], epsilon: float
) -> tuple[SSAValue, SSAValue]:
    """x - mean, and 1 / sqrt(variance + epsilon) without the axes."""
    centered = e.emit(SubOp(x, e.broadcast(e.mean(x, *axes), _others(x, axes), x)))
    variance = e.mean(e.emit(MulOp(centered, centered)), *axes)
    return centered, e.emit(RsqrtOp(e.add(variance, epsilon)))


def _others(x: SSAValue, axes: tuple[int, ...]) -> list[int]:
    return [d for d in range(len(shape_of(x))) if d not in axes]


class CenteredNormOp(NormOp, abc.ABC):
    """A normalization by the operand's own mean and variance."""

    @property
    @abc.abstractmethod
    def over(self) -> tuple[int, ...]:
        """The dims of a `view` over which mean and variance are taken."""

    def view(self, e: Emitter, x: SSAValue) -> SSAValue:
        """The operand, reshaped so that it has the dims that it is normalized over."""
        return x

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x, *parameters = args
        view = self.view(e, x)
        normal = normalized(e, view, self.over, self.eps)
        return self.scaled(e, normal if view is x else e.reshape_like(normal, x), parameters)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """With n the normalized operand and g the gradient times the scale: (g - mean g - n mean(g n))
        / sqrt(variance + epsilon) (Ba, Kiros and Hinton, 2016, supplementary material).

        Both means need one pass over a row; the gradient of the decomposition would need two.
        """
        x, grad = e.wide(self.operand), e.wide(grad)
        view, scaled = self.view(e, x), grad
        if self.parameters:
            scale = e.wide(self.parameters[0])
            scaled = e.mul(grad, e.broadcast(scale, (self.axis_index,), grad))
        scaled = self.view(e, scaled)
        kept = _others(view, self.over)
        centered, inverse = _centered(e, view, self.over, self.eps)
        inverse = e.broadcast(inverse, kept, view)
        normal = e.mul(centered, inverse)
        level = e.broadcast(e.mean(scaled, *self.over), kept, view)
        along = e.broadcast(e.mean(e.mul(scaled, normal), *self.over), kept, view)
        own = e.mul(inverse, e.sub(e.sub(scaled, level), e.mul(normal, along)))
        if view is not x:
            own, normal = e.reshape_like(own, x), e.reshape_like(normal, x)
        sums = [e.reduce("add", each, self.kept()) for each in (e.mul(grad, normal), grad)]
        return [own, *sums[: len(self.parameters)]]


@irdl_op_definition
class LayerNormOp(CenteredNormOp):
    """(x - mean) / sqrt(variance + epsilon) * scale + bias along the axis (Ba, Kiros and Hinton,
    2016)."""

    name = "graph.layer_norm"

    def __init__(
        self, operand: SSAValue, scale: SSAValue, bias: SSAValue, axis: int, epsilon: float
    ):
        super().__init__(
            operands=[operand, [scale, bias]],
            properties={"axis": IntegerAttr(axis, i64), "epsilon": FloatAttr(epsilon, f32)},
            result_types=[operand.type],
        )

    @property
    def over(self) -> tuple[int, ...]:
        return (self.axis_index,)

    def numpy(self, *args: Array) -> Array:
        x, *parameters = args
        return self.scaled_numpy(normalized_numpy(x, self.over, self.eps), parameters)


@irdl_op_definition
class RmsNormOp(NormOp):
    """`graph.rms_norm %x, %scale {axis = 1 : i64, epsilon = 1.0e-6} : T, S`.

    x / sqrt(mean x^2 + epsilon) * scale along the axis (Zhang and Sennrich, 2019).
    """

    name = "graph.rms_norm"
    NAMES: ClassVar[tuple[str, ...]] = ("scale",)

    def numpy(self, *args: Array) -> Array:
        x, *parameters = args
        power = (x * x).mean(axis=self.axis_index, keepdims=True)
        inverse = 1 / np.sqrt(power + x.dtype.type(self.eps))
        return self.scaled_numpy(x * inverse, parameters)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x, *parameters = args
        power = e.mean(e.mul(x, x), self.axis_index)
        inverse = e.apply(RsqrtOp, e.add(power, self.eps))
        return self.scaled(e, e.mul(x, e.broadcast(inverse, self.kept(), x)), parameters)


class ChannelNormOp(NormOp, abc.ABC):
    """A normalization with the channels as its axis, by default dim 1."""

    axis = prop_def(Axis, default_value=IntegerAttr(1, i64))
    epsilon = prop_def(Real, default_value=real(1e-5))


class CenteredChannelNormOp(CenteredNormOp, ChannelNormOp, abc.ABC):
    """A normalization of channels by the operand's own mean and variance."""


@irdl_op_definition
class InstanceNormOp(CenteredChannelNormOp):
    """`graph.instance_norm %x, %scale, %bias : tensor<4x8x16x16xf32>, tensor<8xf32>, tensor<8xf32>`.

    (x - mean) / sqrt(variance + epsilon) * scale + bias for each sample (dim 0) and channel (Ulyanov,
    Vedaldi and Lempitsky, 2016).
    """

    name = "graph.instance_norm"

    @property
    def over(self) -> tuple[int, ...]:
        return tuple(d for d in range(1, self.rank) if d != self.axis_index)

    def verify_(self) -> None:
        super().verify_()
        require(
            self.axis_index > 0 and len(self.over) > 0,
            "graph.instance_norm: needs at least three dims: samples, channels and values",
        )

    def numpy(self, *args: Array) -> Array:
        x, *parameters = args
        return self.scaled_numpy(normalized_numpy(x, self.over, self.eps), parameters)


@irdl_op_definition
class GroupNormOp(CenteredChannelNormOp):
    """`graph.group_norm %x, %scale, %bias {groups = 4 : i64} : tensor<2x8x5xf32>, tensor<8xf32>, ...`.

    (x - mean) / sqrt(variance + epsilon) * scale + bias for each sample (dim 0) and group of
    neighboring channels (Wu and He, 2018).
    """

    name = "graph.group_norm"
    groups = prop_def(Axis)

    def verify_(self) -> None:
        super().verify_()
        groups, size = self.groups.value.data, shape_of(self.operand)[self.axis_index]
        require(
            self.axis_index > 0, "graph.group_norm: the axis can't be 0, the dim of the samples"
        )
        require(
            groups > 0 and size != DYNAMIC and size % groups == 0,
            f"graph.group_norm: {'?' if size == DYNAMIC else size} channels can't be split into "
            f"{groups} groups of one size",
        )

    @property
    def over(self) -> tuple[int, ...]:
        return tuple(d for d in range(1, self.rank + 1) if d != self.axis_index)

    def view(self, e: Emitter, x: SSAValue) -> SSAValue:
        return e.unflatten(x, self.axis_index, self.groups.value.data)

    def numpy(self, *args: Array) -> Array:
        x, *parameters = args
        groups, sizes = self.groups.value.data, list(x.shape)
        sizes[self.axis_index : self.axis_index + 1] = [groups, sizes[self.axis_index] // groups]
        normal = normalized_numpy(x.reshape(sizes), self.over, self.eps)
        return self.scaled_numpy(normal.reshape(x.shape), parameters)


@irdl_op_definition
class BatchNormTrainingOp(CenteredChannelNormOp):
    """`graph.batch_norm_training %x, %scale, %bias : tensor<8x4x5x5xf32>, tensor<4xf32>, tensor<4xf32>`.

    (x - mean) / sqrt(variance + epsilon) * scale + bias for each channel over all other dims (Ioffe
    and Szegedy, 2015). The batch's statistics are `graph.mean` and `graph.variance` over the same dims;
    `--cse` computes them once. `graph.running_average` updates the kept statistics.
    """

    name = "graph.batch_norm_training"

    @property
    def over(self) -> tuple[int, ...]:
        return self.kept()

    def numpy(self, *args: Array) -> Array:
        x, *parameters = args
        return self.scaled_numpy(normalized_numpy(x, self.over, self.eps), parameters)


@irdl_op_definition
class BatchNormInferenceOp(ChannelNormOp):
    """`graph.batch_norm_inference %x, %scale, %bias, %mean, %variance : tensor<8x4xf32>, S, S, S, S`.

    (x - mean) / sqrt(variance + epsilon) * scale + bias with the mean and the variance of each channel
    that were kept in training.
    """

    name = "graph.batch_norm_inference"
    NAMES: ClassVar[tuple[str, ...]] = ("scale", "bias", "mean", "variance")
    NEEDED: ClassVar[int] = 4

    def numpy(self, *args: Array) -> Array:
        x, scale, bias, mean, variance = args
        inverse = 1 / np.sqrt(variance + x.dtype.type(self.eps))
        normal = (x - self.broadcast_numpy(mean, x.ndim)) * self.broadcast_numpy(inverse, x.ndim)
        return self.scaled_numpy(normal, (scale, bias))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x, scale, bias, mean, variance = args
        inverse = e.apply(RsqrtOp, e.add(variance, self.eps))
        centered = e.sub(x, e.broadcast(mean, (self.axis_index,), x))
        normal = e.mul(centered, e.broadcast(inverse, (self.axis_index,), x))
        return self.scaled(e, normal, (scale, bias))


@irdl_op_definition
class RunningAverageOp(CompositeOp):
    """`graph.running_average %kept, %new {momentum = 0.1} : tensor<4xf32>, tensor<4xf32>`.

    (1 - momentum) * kept + momentum * new: PyTorch's momentum, which is 1 minus ONNX's.
    """

    name = "graph.running_average"
    average = operand_def(OPERAND_T)
    new = operand_def(OPERAND_T)
    momentum = prop_def(Real, default_value=real(0.1))
    result = result_def(OPERAND_T)
    traits = traits_def(Pure())

    def numpy(self, *args: Array) -> Array:
        momentum = self.momentum.value.data
        kind = args[0].dtype.type
        return kind(1 - momentum) * args[0] + kind(momentum) * args[1]

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        momentum = self.momentum.value.data
        return e.add(e.mul(args[0], 1 - momentum), e.mul(args[1], momentum))


OPS: list[type[CompositeOp]] = [
    BatchNormInferenceOp,
    BatchNormTrainingOp,
    GroupNormOp,
    InstanceNormOp,
    LayerNormOp,
    RmsNormOp,
    RunningAverageOp,
]
