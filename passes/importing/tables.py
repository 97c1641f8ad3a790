"""The graph op of each StableHLO op: the tables of `--import-stablehlo`."""

from __future__ import annotations

from collections.abc import Callable

from xdsl.ir import Operation

from mlfuse.dialects.graph import (
    arithmetic,
    bits,
    classification,
    division,
    extrema,
    functions,
    hyperbolic,
    logic,
    multiply_high,
    rounding,
    special,
    trigonometry,
    zeta,
)
from mlfuse.dialects.stablehlo import chlo
from mlfuse.dialects.stablehlo import elementwise as source
from mlfuse.dialects.stablehlo.elementwise import BINARY, UNARY

SAME: dict[type[Operation], Callable[..., Operation]] = {
    UNARY["abs"]: arithmetic.AbsOp,
    UNARY["cbrt"]: functions.CbrtOp,
    UNARY["ceil"]: rounding.CeilOp,
    UNARY["cosine"]: trigonometry.CosOp,
    UNARY["count_leading_zeros"]: bits.CountLeadingZerosOp,
    UNARY["exponential"]: functions.ExpOp,
    UNARY["exponential_minus_one"]: functions.ExpM1Op,
    UNARY["floor"]: rounding.FloorOp,
    UNARY["log"]: functions.LogOp,
    UNARY["log_plus_one"]: functions.Log1pOp,
    UNARY["logistic"]: functions.SigmoidOp,
    UNARY["negate"]: arithmetic.NegOp,
    UNARY["not"]: logic.NotOp,
    UNARY["popcnt"]: bits.PopcntOp,
    UNARY["round_nearest_afz"]: rounding.RoundAwayOp,
    UNARY["round_nearest_even"]: rounding.RoundEvenOp,
    UNARY["rsqrt"]: functions.RsqrtOp,
    UNARY["sign"]: arithmetic.SignOp,
    UNARY["sine"]: trigonometry.SinOp,
    UNARY["sqrt"]: functions.SqrtOp,
    UNARY["tan"]: trigonometry.TanOp,
    UNARY["tanh"]: functions.TanhOp,
    source.IsFiniteOp: classification.IsFiniteOp,
    chlo.UNARY["acos"]: trigonometry.AcosOp,
    chlo.UNARY["acosh"]: hyperbolic.AcoshOp,
    chlo.UNARY["asin"]: trigonometry.AsinOp,
    chlo.UNARY["asinh"]: hyperbolic.AsinhOp,
    chlo.UNARY["atan"]: trigonometry.AtanOp,
    chlo.UNARY["atanh"]: hyperbolic.AtanhOp,
    chlo.UNARY["bessel_i1e"]: special.BesselI1eOp,
    chlo.UNARY["cosh"]: hyperbolic.CoshOp,
    chlo.UNARY["digamma"]: special.DigammaOp,
    chlo.UNARY["erf"]: functions.ErfOp,
    chlo.UNARY["erf_inv"]: special.ErfInvOp,
    chlo.UNARY["erfc"]: functions.ErfcOp,
    chlo.UNARY["lgamma"]: special.LgammaOp,
    chlo.UNARY["sinh"]: hyperbolic.SinhOp,
    chlo.UNARY["tan"]: trigonometry.TanOp,
    chlo.PREDICATES["is_inf"]: classification.IsInfOp,
    chlo.PREDICATES["is_neg_inf"]: classification.IsNegInfOp,
    chlo.PREDICATES["is_pos_inf"]: classification.IsPosInfOp,
    chlo.BINARY["mulhi"]: multiply_high.MulHiOp,
    chlo.BINARY["next_after"]: bits.NextAfterOp,
    chlo.BINARY["polygamma"]: zeta.PolygammaOp,
    chlo.BINARY["zeta"]: zeta.ZetaOp,
    BINARY["add"]: arithmetic.AddOp,
    BINARY["and"]: logic.AndOp,
    BINARY["atan2"]: trigonometry.Atan2Op,
    BINARY["divide"]: division.DivOp,
    BINARY["maximum"]: extrema.MaxOp,
    BINARY["minimum"]: extrema.MinOp,
    BINARY["multiply"]: arithmetic.MulOp,
    BINARY["or"]: logic.OrOp,
    BINARY["power"]: functions.PowOp,
    BINARY["remainder"]: division.RemOp,
    BINARY["shift_left"]: bits.ShiftLeftOp,
    BINARY["shift_right_arithmetic"]: bits.ShiftRightArithmeticOp,
    BINARY["shift_right_logical"]: bits.ShiftRightLogicalOp,
    BINARY["subtract"]: arithmetic.SubOp,
    BINARY["xor"]: logic.XorOp,
}
"""Ops whose graph op takes the same operands and means the same."""

ON_BOOLS: dict[type[Operation], Callable[..., Operation]] = {
    BINARY["add"]: logic.OrOp,
    BINARY["multiply"]: logic.AndOp,
}
"""The ops of arithmetic on i1."""
