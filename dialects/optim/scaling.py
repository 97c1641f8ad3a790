"""Ops around an optimizer step: loss scaling, clipping by the global norm, and skipping a step.

They are separate ops, not options of each optimizer. So they also work with optimizers that users write, and
`optim.adamw` does the same as `torch.optim.AdamW`. Fused with the step, they cost nothing extra.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import numpy as np
from xdsl.dialects.builtin import TensorType, f32
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import AnyTensor, Dim, require, shape_of, tensor_type
from mlfuse.dialects.graph.classification import IsFiniteOp
from mlfuse.dialects.graph.composite import OPERAND_T, CompositeOp, Emitter
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.optim.update import NUMBER
from mlfuse.dialects.optim.values import Number, Tensor


@irdl_op_definition
class ScaleOp(CompositeOp):
    """`optim.scale %g, %factor : tensor<8xbf16>, tensor<f32>`: every element times the factor, rounded once.

    The factor has rank 0, for example the inverse of a loss scale (`torch.amp.GradScaler`) or a clip coefficient.
    """

    name = "optim.scale"
    operand = operand_def(OPERAND_T)
    factor = operand_def()
    result = result_def(OPERAND_T)
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        require(
            shape_of(self.factor) == () and self.operand_dtype(1).is_float,
            f"{self.name}: the factor is a {self.factor.type}; it must be a float of rank 0",
        )

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        operand, factor = args
        factor = e.cast(factor, tensor_type(operand).element_type)
        return e.mul(operand, e.broadcast(factor, (), operand) if shape_of(operand) else factor)

    def numpy(self, *args: Array) -> Array:
        return args[0] * args[1].astype(args[0].dtype)


@irdl_op_definition
class NonFiniteOp(CompositeOp):
    """`optim.non_finite %g : tensor<8xf16> -> tensor<f32>`: 1 where an element is infinite or NaN, else 0.

    The maximum over all gradients is GradScaler's `found_inf`.
    """

    name = "optim.non_finite"
    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())

    def inferred_type(self) -> AnyTensor:
        return TensorType(f32, [])

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        finite = e.emit(IsFiniteOp(args[0]))
        one, zero = (e.emit(ConstantOp.scalar_of(x, dtypes.F32)) for x in (1.0, 0.0))
        rank = len(shape_of(finite))
        if rank == 0:
            return e.select(finite, zero, one)
        found = e.select(finite, e.broadcast(zero, (), finite), e.broadcast(one, (), finite))
        # Without elements, the maximum would be -inf.
        return e.maximum(e.reduce("max", found, range(rank)), zero)

    def numpy(self, *args: Array) -> Array:
        return np.asarray(not np.all(np.isfinite(args[0])), np.float32)


@irdl_op_definition
class SkipOp(CompositeOp):
    """`optim.skip %new, %old, %found_inf : tensor<8xf32>, tensor<8xf32>, tensor<f32>`: the old tensor if
    found_inf isn't 0, else the new one.

    Use it on parameters, states and the step count, so that a skipped step changes nothing, as in
    `torch.amp.GradScaler`.
    """

    name = "optim.skip"
    WIDENS: ClassVar[bool] = False  # so that bits are kept
    new = operand_def(OPERAND_T)
    old = operand_def(OPERAND_T)
    found_inf = operand_def()
    result = result_def(OPERAND_T)
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        require(
            self.found_inf.type == TensorType(f32, []),
            f"{self.name}: found_inf is a {self.found_inf.type}; it must be a tensor<f32>",
        )

    def element_checks(self) -> str | None:
        return None  # a count of steps may be an integer

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for value in (self.new, self.old):
            for position in range(len(shape_of(value))):
                yield (value, position), (self.result, position)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        new, old, found = args
        skipped = e.compare("ne", found, e.emit(ConstantOp.scalar_of(0.0, dtypes.F32)))
        return e.select(e.broadcast(skipped, (), new) if shape_of(new) else skipped, old, new)

    def numpy(self, *args: Array) -> Array:
        new, old, found = args
        return old if found != 0 else new


@irdl_op_definition
class ClipCoefficientOp(CompositeOp):
    """`optim.clip_coefficient %norm, %max_norm : tensor<f32>, tensor<f64>`: min(max_norm / (norm + 1e-6), 1).

    `torch.nn.utils.clip_grad_norm_` multiplies gradients by this number; `norm` is the norm over all gradients.
    The result has the type of `norm` (f32 or f64) and is NaN if the norm is.
    Source: https://docs.pytorch.org/docs/2.13/generated/torch.nn.utils.clip_grad_norm_.html.
    """

    name = "optim.clip_coefficient"
    norm = operand_def(OPERAND_T)
    max_norm = operand_def()
    result = result_def(OPERAND_T)
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        require(
            shape_of(self.norm) == () and not self.operand_dtype(0).is_half,
            f"{self.name}: the norm is a {self.norm.type}; it must be a tensor<f32> or tensor<f64>",
        )
        require(
            self.max_norm.type == NUMBER,
            f"{self.name}: max_norm is a {self.max_norm.type}; it must be a {NUMBER}",
        )

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        norm, limit = Tensor(e, args[0]), Number(e, args[1])
        longer = norm.add(Number.of(e, 1e-6))
        return longer.reciprocal().mul(limit).minimum(Number.of(e, 1.0)).value

    def numpy(self, *args: Array) -> Array:
        norm, limit = args
        one = norm.dtype.type(1)
        return np.minimum(one / (norm + norm.dtype.type(1e-6)) * limit.astype(norm.dtype), one)


OPS: list[type[CompositeOp]] = [ClipCoefficientOp, NonFiniteOp, ScaleOp, SkipOp]
