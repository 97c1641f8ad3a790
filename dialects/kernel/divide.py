"""Division of indices by a size that is known only at the launch."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType
from xdsl.ir import SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, result_def, traits_def
from xdsl.traits import Pure

RECIPROCAL_BITS = 62
"""A reciprocal is 2 to the power of this number, divided by the size and rounded up."""


@irdl_op_definition
class DivideOp(IRDLOperation):
    """`%q = kernel.divide %x by %n using %r`: x floordiv n, by a multiplication if x is small enough.

    `%r` is the reciprocal of n, floor((2^62 - 1) / max(n, 1)) + 1, which the host function computes once a
    launch. For x < 2^31, q = floor(x * r / 2^62). Proof: with r * n = 2^62 + e, 0 <= e < n, x * r / 2^62 exceeds
    x / n by x * e / (n * 2^62), which is less than 1 / n as long as x * e < 2^62; and if n >= 2^31 > x, then
    x * r < 2^62. After Granlund and Montgomery, "Division by Invariant Integers using Multiplication", 1994.
    A larger x is divided by n, which must not be 0 then.
    """

    name = "kernel.divide"
    dividend = operand_def(IndexType())
    divisor = operand_def(IndexType())
    reciprocal = operand_def(IndexType())
    result = result_def(IndexType())
    traits = traits_def(Pure())
    assembly_format = "$dividend `by` $divisor `using` $reciprocal attr-dict"

    def __init__(self, dividend: SSAValue, divisor: SSAValue, reciprocal: SSAValue):
        super().__init__(operands=[dividend, divisor, reciprocal], result_types=[IndexType()])
