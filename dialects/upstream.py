"""Ops of MLIR's own dialects that xDSL doesn't have, with MLIR's names."""

from __future__ import annotations

from xdsl.dialects import arith, math
from xdsl.ir import Dialect
from xdsl.irdl import irdl_op_definition, traits_def
from xdsl.traits import Pure


@irdl_op_definition
class RemFOp(arith.FloatingPointLikeBinaryOperation):
    """The remainder of the truncated division, C's fmod: exact, with the sign of the dividend."""

    name = "arith.remf"
    traits = traits_def(Pure())


@irdl_op_definition
class ErfcOp(math.FloatingPointLikeUnaryMathOperation):
    """1 - erf(x)."""

    name = "math.erfc"
    traits = traits_def(Pure())


Arith = Dialect("arith", [*arith.Arith.operations, RemFOp], list(arith.Arith.attributes))
Math = Dialect("math", [*math.Math.operations, ErfcOp], list(math.Math.attributes))
