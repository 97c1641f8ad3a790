"""The `special` dialect: functions of floats that upstream `math` doesn't have.

They are scalar ops below the graph level, for example `special.lgamma %x : f32`; `mlfuse_special.h` has their code.
"""

from __future__ import annotations

import abc
from typing import ClassVar

from xdsl.dialects.builtin import AnyFloatConstr
from xdsl.ir import Dialect, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure


class SpecialOp(IRDLOperation, abc.ABC):
    """Operand and result are floats of one type."""

    T: ClassVar = VarConstraint("T", AnyFloatConstr)
    operand = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$operand attr-dict `:` type($result)"

    def __init__(self, operand: SSAValue):
        super().__init__(operands=[operand], result_types=[operand.type])


@irdl_op_definition
class ErfInvOp(SpecialOp):
    """The inverse of `math.erf`."""

    name = "special.erf_inv"


@irdl_op_definition
class LgammaOp(SpecialOp):
    """log|Gamma(x)|."""

    name = "special.lgamma"


@irdl_op_definition
class DigammaOp(SpecialOp):
    """The derivative of log Gamma."""

    name = "special.digamma"


@irdl_op_definition
class BesselI1eOp(SpecialOp):
    """I1(x) exp(-|x|)."""

    name = "special.bessel_i1e"


class BinarySpecialOp(IRDLOperation, abc.ABC):
    """`special.zeta %s, %q : f32`: operands and result are floats of one type."""

    T: ClassVar = VarConstraint("T", AnyFloatConstr)
    lhs = operand_def(T)
    rhs = operand_def(T)
    result = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"

    def __init__(self, lhs: SSAValue, rhs: SSAValue):
        super().__init__(operands=[lhs, rhs], result_types=[lhs.type])


@irdl_op_definition
class ZetaOp(BinarySpecialOp):
    """Hurwitz's zeta function; the operands are the exponent and the first term's base."""

    name = "special.zeta"


@irdl_op_definition
class PolygammaOp(BinarySpecialOp):
    """The n-th derivative of digamma; the operands are n and x."""

    name = "special.polygamma"


Special = Dialect("special", [ErfInvOp, LgammaOp, DigammaOp, BesselI1eOp, ZetaOp, PolygammaOp])
