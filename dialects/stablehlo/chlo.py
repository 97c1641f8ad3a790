"""CHLO's elementwise ops, for example `chlo.erf %x : T -> T`. The classes are made from lists of names."""

from __future__ import annotations

import abc
from typing import Any, cast

from xdsl.ir import Attribute
from xdsl.irdl import (
    ParsePropInAttrDict,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects.stablehlo.base import StableHLOOp, check_one_type


class UnaryOp(StableHLOOp, abc.ABC):
    """An op of one operand; the result has the operand's type."""

    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"

    def verify_(self) -> None:
        super().verify_()
        check_one_type(self, [self.operand, self.result])


class PredicateOp(StableHLOOp, abc.ABC):
    """`chlo.is_inf %x : tensor<4xf32> -> tensor<4xi1>`."""

    operand = operand_def()
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = "$operand attr-dict `:` type($operand) `->` type($result)"


class BinaryOp(StableHLOOp, abc.ABC):
    """`chlo.next_after %a, %b : T, T -> T`: operands and result have one type."""

    lhs = operand_def()
    rhs = operand_def()
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)"

    def verify_(self) -> None:
        super().verify_()
        check_one_type(self, [self.lhs, self.rhs, self.result])


class BroadcastingOp(StableHLOOp, abc.ABC):
    """`chlo.broadcast_add %a, %b : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>`.

    Shapes are aligned at their ends, as in NumPy, or `broadcast_dimensions` has, for each dim of the operand
    of lower rank, the result's dim.
    """

    lhs = operand_def()
    rhs = operand_def()
    broadcast_dimensions = opt_prop_def(Attribute)
    result = result_def()
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)"


def _named(base: type[StableHLOOp], names: str) -> dict[str, type[StableHLOOp]]:
    """A class for each name; `names` are without `chlo.`."""

    def make(name: str) -> type[StableHLOOp]:
        title = "".join(part.capitalize() for part in name.split("_")) + "Op"
        fields: dict[str, Any] = {"name": f"chlo.{name}", "__module__": __name__}
        return irdl_op_definition(cast(type[StableHLOOp], type(title, (base,), fields)))

    return {name: make(name) for name in names.split()}


_BROADCAST = (
    "add", "and", "atan2", "divide", "maximum", "minimum", "multiply", "or", "power", "remainder",
    "shift_left", "shift_right_arithmetic", "shift_right_logical", "subtract", "xor",
)  # fmt: skip
UNARY = _named(
    UnaryOp,
    "acos acosh asin asinh atan atanh bessel_i1e cosh digamma erf erf_inv erfc lgamma sinh square tan",
)
PREDICATES = _named(PredicateOp, "is_inf is_neg_inf is_pos_inf")
BINARY = _named(BinaryOp, "mulhi next_after polygamma zeta")
BROADCASTING = _named(BroadcastingOp, " ".join(f"broadcast_{name}" for name in _BROADCAST))
OPS: list[type[StableHLOOp]] = [
    *UNARY.values(),
    *PREDICATES.values(),
    *BROADCASTING.values(),
    *BINARY.values(),
]
