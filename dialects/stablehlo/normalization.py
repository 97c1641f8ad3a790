"""Batch normalization: `"stablehlo.batch_norm_training"(%x, %scale, %offset) {...} : ... -> ...`.

They have only the generic form.
"""

from __future__ import annotations

import abc

from xdsl.dialects.builtin import Float32Type, FloatAttr, IntegerAttr, IntegerType
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.stablehlo.base import StableHLOOp, ranked


class BatchNormOp(StableHLOOp, abc.ABC):
    """A normalization of each index along `feature_index`."""

    epsilon = prop_def(FloatAttr[Float32Type])
    feature_index = prop_def(IntegerAttr[IntegerType])

    @property
    def axis(self) -> int:
        """The dim of the features."""
        return self.feature_index.value.data

    def verify_(self) -> None:
        super().verify_()
        rank = ranked(self.operands[0]).get_num_dims()
        if not 0 <= self.axis < rank:
            raise VerifyException(f"{self.name}: feature_index {self.axis} is outside rank {rank}")


@irdl_op_definition
class BatchNormInferenceOp(BatchNormOp):
    """The operand normalized by a given mean and variance."""

    name = "stablehlo.batch_norm_inference"
    operand = operand_def()
    scale = operand_def()
    offset = operand_def()
    mean = operand_def()
    variance = operand_def()
    result = result_def()
    traits = traits_def(Pure())


@irdl_op_definition
class BatchNormTrainingOp(BatchNormOp):
    """The operand normalized by its own mean and variance; these two are results too."""

    name = "stablehlo.batch_norm_training"
    operand = operand_def()
    scale = operand_def()
    offset = operand_def()
    output = result_def()
    batch_mean = result_def()
    batch_var = result_def()
    traits = traits_def(Pure())


@irdl_op_definition
class BatchNormGradOp(BatchNormOp):
    """The gradients of operand, scale and offset."""

    name = "stablehlo.batch_norm_grad"
    operand = operand_def()
    scale = operand_def()
    mean = operand_def()
    variance = operand_def()
    grad_output = operand_def()
    grad_operand = result_def()
    grad_scale = result_def()
    grad_offset = result_def()
    traits = traits_def(Pure())


OPS: list[type[StableHLOOp]] = [BatchNormGradOp, BatchNormInferenceOp, BatchNormTrainingOp]
