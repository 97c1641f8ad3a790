"""`graph.stop_gradient`: a value that counts as a constant."""

from __future__ import annotations

from typing import ClassVar

from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, result_def

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.composite import OPERAND_T, ActivationOp, CompositeOp, Emitter


@irdl_op_definition
class StopGradientOp(ActivationOp):
    """x itself, of any element type. `--differentiate` takes the result for a constant; `--decompose` removes
    the op."""

    name = "graph.stop_gradient"
    WIDENS: ClassVar[bool] = False
    NO_GRADIENT: ClassVar[str] = "stopping the gradient is its purpose"
    operand = operand_def(OPERAND_T)
    result = result_def(OPERAND_T)

    def element_checks(self) -> str | None:
        return None

    def numpy(self, *args: Array) -> Array:
        return args[0]

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return args[0]


OPS: list[type[CompositeOp]] = [StopGradientOp]
