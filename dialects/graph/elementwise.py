"""The base classes of elementwise ops: element i of the result follows from element i of each operand.

A 16-bit float operand arrives in `numpy` and `scalar` as f32; the caller (`interpreter` or
`lower-to-loop`) rounds the result, once per op.
"""

from __future__ import annotations

import abc
from typing import ClassVar

from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import (
    AnyAttr,
    VarConstraint,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects.graph.base import OpKind, ScalarOp, identity_map

ELEMENT_T = VarConstraint("T", AnyAttr())


FLOAT = "float"


INT = "integer"


BOOL = "i1"


class ElementwiseOp(ScalarOp, abc.ABC):
    """All operands and the result have one shape."""

    KIND: ClassVar[OpKind] = OpKind.ELEMENTWISE
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT, INT})
    """The element types an op takes, out of "float", "integer" and "i1"."""

    def operand_map(self, index: int) -> AffineMap:
        return identity_map(self.result_type.get_num_dims())

    def element_checks(self) -> str | None:
        dtype = self.operand_dtype(0)
        family = FLOAT if dtype.is_float else BOOL if dtype.is_bool else INT
        if family in self.ACCEPTS:
            return None
        return f"takes {' or '.join(sorted(self.ACCEPTS))} elements, not {dtype.name}; graph.cast converts (in Python: astype)"


class UnaryOp(ElementwiseOp, abc.ABC):
    """`graph.exp %x : tensor<4xf32>`: operand and result have one type."""

    operand = operand_def(ELEMENT_T)
    result = result_def(ELEMENT_T)
    traits = traits_def(Pure())
    assembly_format = "$operand attr-dict `:` type($result)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[operand.type])


class BinaryOp(ElementwiseOp, abc.ABC):
    """`graph.add %a, %b : tensor<4xf32>`: both operands and the result have one type."""

    lhs = operand_def(ELEMENT_T)
    rhs = operand_def(ELEMENT_T)
    result = result_def(ELEMENT_T)
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"

    def __init__(self, lhs: SSAValue, rhs: SSAValue):
        super().__init__(operands=[lhs, rhs], result_types=[lhs.type])
