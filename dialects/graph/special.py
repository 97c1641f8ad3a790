"""Special functions: inverse error function, log-gamma, digamma, a Bessel function.

The NumPy meanings compute in f64 or wider, with other methods than the math header. Formula numbers are
those of the NIST Digital Library of Mathematical Functions, dlmf.nist.gov.
"""

from __future__ import annotations

import math as pymath
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition

from mlfuse.dialects import special
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.arithmetic import AbsOp, SignOp
from mlfuse.dialects.graph.functions import ExpOp, FloatFunction, FloatFunctionOp, each

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class ErfInvOp(FloatFunctionOp):
    """The inverse error function: the y with erf(y) = x. It is infinite at -1 and 1, and NaN outside."""

    name = "graph.erf_inv"
    FLOPS: ClassVar[float] = 130.0
    MATH_OP: ClassVar[FloatFunction] = special.ErfInvOp

    def numpy(self, *args: Array) -> Array:
        return each(_erf_inv, args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        y = self.result
        slope = e.mul(e.apply(ExpOp, e.mul(y, y)), pymath.sqrt(pymath.pi) / 2)
        return [e.mul(grad, slope)]


@irdl_op_definition
class LgammaOp(FloatFunctionOp):
    """The logarithm of |Gamma(x)|; infinite at 0 and the negative whole numbers."""

    name = "graph.lgamma"
    FLOPS: ClassVar[float] = 280.0
    MATH_OP: ClassVar[FloatFunction] = special.LgammaOp

    def numpy(self, *args: Array) -> Array:
        return lgamma(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.mul(grad, e.apply(DigammaOp, self.operand))]


@irdl_op_definition
class DigammaOp(FloatFunctionOp):
    """The derivative of log Gamma; NaN at 0 and the negative whole numbers, as in XLA."""

    name = "graph.digamma"
    FLOPS: ClassVar[float] = 280.0
    MATH_OP: ClassVar[FloatFunction] = special.DigammaOp

    def numpy(self, *args: Array) -> Array:
        return digamma(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        one = e.splat(1.0, self.operand)
        return [e.mul(grad, e.polygamma(one, self.operand))]


@irdl_op_definition
class BesselI1eOp(FloatFunctionOp):
    """The modified Bessel function of the first kind and order 1, times exp(-|x|)."""

    name = "graph.bessel_i1e"
    FLOPS: ClassVar[float] = 90.0
    MATH_OP: ClassVar[FloatFunction] = special.BesselI1eOp

    def numpy(self, *args: Array) -> Array:
        return bessel_i1e(args[0])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """I0 - I1 / x (DLMF 10.29.3) and the derivative of exp(-|x|); near 0, the power series."""
        # Imported here: it is written with an emitter, which imports the ops.
        from mlfuse.dialects.graph.bessel import bessel_i0e

        x, sign = e.wide(self.operand), e.apply(SignOp, e.wide(self.operand))
        near = e.compare("lt", e.apply(AbsOp, x), 1e-8)
        y = e.apply(BesselI1eOp, x)
        apart = e.select(near, 1.0, x)
        slope = e.sub(bessel_i0e(e, x), e.mul(y, e.add(sign, e.div(e.splat(1.0, x), apart))))
        small = e.sub(e.splat(0.5, x), e.apply(AbsOp, x))
        return [e.mul(e.wide(grad), e.select(near, small, slope))]


def _erf_inv(x: float) -> float:
    """Winitzki's approximation ("A handy approximation for the error function and its inverse", 2008),
    right to 3 digits, then Halley's iteration. 1 - |x| is exact where erfc is used."""
    if x == 0 or x != x:
        return x
    if abs(x) >= 1:
        return pymath.copysign(pymath.inf, x) if abs(x) == 1 else pymath.nan
    a = abs(x)
    log = pymath.log1p(-a) + pymath.log1p(a)
    half = 2 / (pymath.pi * 0.147) + log / 2
    y = pymath.sqrt(max(pymath.sqrt(half * half - log / 0.147) - half, 0.0)) if a > 1e-4 else a
    for _ in range(4):
        over = pymath.erf(y) - a if a < 0.5 else (1 - a) - pymath.erfc(y)
        step = over * pymath.sqrt(pymath.pi) / 2 * pymath.exp(y * y)
        y -= step / (1 + y * step)
    return pymath.copysign(y, x)


_WIDE: Any = np.longdouble
BERNOULLI = [
    _WIDE(p) / q
    for p, q in ((1, 6), (-1, 30), (1, 42), (-1, 30), (5, 66), (-691, 2730), (7, 6), (-3617, 510))
]
"""The Bernoulli numbers B2, B4, ..."""

_PI = _WIDE(4) * np.arctan(_WIDE(1))


def _is_pole(x: Array) -> Array:
    return (x <= 0) & (x == np.rint(x))


def _sine(x: Array) -> Array:
    """sin(pi x) with an exact argument reduction; only its magnitude is right."""
    return np.sin(_PI * (x - np.rint(x)))


def lgamma(x: Array) -> Array:
    """Gamma(y + 1) = y Gamma(y) (5.5.1) up to 20, then Stirling's series (5.11.1); reflection (5.5.3) for
    x < 0. It uses the widest type, because the sum cancels near the zeros."""
    given = x.astype(_WIDE)
    y = np.abs(given)
    product = np.ones_like(y)
    for _ in range(20):
        step = y < 20
        product, y = np.where(step, product * y, product), np.where(step, y + 1, y)
    total: Array = (y - _WIDE(0.5)) * np.log(y) - y + np.log(2 * _PI) / 2
    for k, number in enumerate(BERNOULLI, 1):
        total = total + number / (2 * k * (2 * k - 1)) * (1 / y) ** (2 * k - 1)
    total = total - np.log(product)
    mirrored = np.log(_PI / np.abs(given * _sine(given))) - total
    total = np.where(given < 0, mirrored, total)
    total = np.where((given == 1) | (given == 2), 0, total)
    return np.where(_is_pole(given) | np.isinf(given), np.inf, total).astype(x.dtype)


def digamma(x: Array) -> Array:
    """digamma(y) = digamma(y + 1) - 1/y (5.5.2) up to 20, then the asymptotic series (5.11.2); reflection
    (5.5.4) for x < 0. It uses the widest type, because the sum cancels near the zeros."""
    given = x.astype(_WIDE)
    y = np.abs(given)
    total = np.zeros_like(y)
    for _ in range(20):
        step = y < 20
        total = total - np.where(step, 1 / np.where(step, y, 1), 0)
        y = np.where(step, y + 1, y)
    total = total + np.log(y) - 1 / (2 * y)
    for k, number in enumerate(BERNOULLI, 1):
        total = total - number / (2 * k) * (1 / y) ** (2 * k)
    # cot(pi x) has period 1, so the exact remainder of x gives the same value.
    mirrored = total - 1 / given - _PI / np.tan(_PI * (given - np.rint(given)))
    total = np.where(given < 0, mirrored, total)
    return np.where(_is_pole(given), np.nan, total).astype(x.dtype)


def bessel_i1e(x: Array) -> Array:
    """Below 30, the power series (10.25.2), whose terms are all positive; above, the asymptotic series
    (10.40.1), whose smallest term is below 2^-53 there."""
    given = np.abs(x).astype(_WIDE)
    near = np.where(given < 30, given, 0)
    term = near / 2 * np.exp(-near)
    total = term
    for k in range(1, 100):
        term = term * (near / 2) ** 2 / (k * (k + 1))
        total = total + term
    far = np.where(given < 30, 30, given)
    term = far_total = 1 / np.sqrt(2 * _PI * far)
    for k in range(1, 40):
        term = -term * (4 - (2 * k - 1) ** 2) / (8 * k * far)
        far_total = far_total + term
    result = np.where(given < 30, total, far_total)
    return np.copysign(np.where(np.isinf(x), 0, result), x).astype(x.dtype)
