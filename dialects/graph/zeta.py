"""Hurwitz's zeta function and the polygamma functions, which are computed from it.

As in `special`, the NumPy meanings compute in f64 or wider. Formula numbers are those of the NIST Digital
Library of Mathematical Functions, dlmf.nist.gov.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition

from mlfuse.dialects import special
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.elementwise import FLOAT, BinaryOp
from mlfuse.dialects.graph.special import BERNOULLI, digamma, lgamma
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward

_WIDE: Any = np.longdouble


@irdl_op_definition
class ZetaOp(BinaryOp):
    """The sum over k >= 0 of (q + k)^-s, for operands s and q. It is infinite for s = 1 and NaN for s < 1.
    For q <= 0, it is NaN unless s is a whole number; at the poles q = 0, -1, ... it is infinite for even s
    and NaN for odd s, as in XLA."""

    name = "graph.zeta"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 23000.0

    def numpy(self, *args: Array) -> Array:
        return zeta(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.emit(special.ZetaOp(*args))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """The derivative by q (DLMF 25.11.17)."""
        s, q = self.operands
        if e.wants(0):
            e.refuse("the derivative by s, the exponent, has no op; make it a constant")
        slope = e.neg(e.mul(s, e.apply(ZetaOp, e.add(s, 1.0), q)))
        return [None, e.mul(grad, slope)]


@irdl_op_definition
class PolygammaOp(BinaryOp):
    """The n-th derivative of digamma at x, for operands n and x: digamma for n = 0, NaN unless n is a
    natural number. At the poles it is infinite for odd n and NaN for even n, as in XLA."""

    name = "graph.polygamma"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 26000.0

    def numpy(self, *args: Array) -> Array:
        return polygamma(*args)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        return b.emit(special.PolygammaOp(*args))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        n, x = self.operands
        if e.wants(0):
            e.refuse("n is a whole number; make it a constant")
        return [None, e.mul(grad, e.apply(PolygammaOp, e.add(n, 1.0), x))]


def zeta(s: Array, q: Array) -> Array:
    """Hurwitz's zeta function of arrays, in the widest type."""
    wide_s, wide_q = s.astype(_WIDE), q.astype(_WIDE)
    total = _limits(wide_s, wide_q, _anywhere(wide_s, wide_q, _WIDE(0)))
    return total.astype(s.dtype)


def polygamma(n: Array, x: Array) -> Array:
    """(-1)^(n+1) n! zeta(n + 1, x) (25.11.12)."""
    order, at = n.astype(_WIDE), x.astype(_WIDE)
    s = order + 1
    total = _limits(s, at, _anywhere(s, at, lgamma(s)))
    total = np.where(np.fmod(order, 2) == 0, -total, total)
    total = np.where(order == 0, digamma(at), total)
    defined = (order >= 0) & (order == np.rint(order)) & np.isfinite(order)
    return np.where(defined, total, np.nan).astype(n.dtype)


def _anywhere(s: Array, q: Array, log_factor: Array) -> Array:
    """e^log_factor zeta(s, q), except at poles. For negative q, let r be the smallest |q + k|, k with
    q + k < 0. The terms of negative q + k are (-1)^s times the terms of zeta(s, r) that zeta(s, 1 - q) lacks."""
    negative, even = q < 0, np.fmod(s, 2) == 0
    r = np.where(negative, -q - np.floor(-q), 0)
    above = _positive(s, np.where(negative, 1 - r, q), log_factor)
    below, beyond = _positive(s, r, log_factor), _positive(s, 1 - q, log_factor)
    apart = np.where(even, above + below, above - below)
    apart = np.where(np.isnan(apart), np.where(r < 0.5, -below, above), apart)  # inf - inf
    apart = np.where(~even & (r == 0.5), 0, apart)
    beyond = np.where(apart != 0, np.minimum(beyond, np.finfo(_WIDE).max), beyond)
    return np.where(negative, apart + np.where(even, -beyond, beyond), above)


def _positive(s: Array, a: Array, log_factor: Array) -> Array:
    """For s > 1 and a > 0: 20 terms and the Euler-Maclaurin formula (25.11.28). All numbers are divided by
    a^(1-s) until the end."""
    given, s = s, np.minimum(s, 1e6)
    w = a + 20
    total = np.ones_like(a * s)
    for k in range(1, 20):
        total = total + (a / (a + k)) ** s
    rest = 1 / (s - 1) + 1 / (2 * w)
    term = s / (2 * w * w)
    for j, number in enumerate(BERNOULLI, 1):
        rest = rest + number * term
        term = term * (s + 2 * j - 1) * (s + 2 * j) / ((2 * j + 1) * (2 * j + 2) * w * w)
    weight = (w / a) ** (1 - s)
    scaled = total / a + np.where(weight > 0, weight * rest, 0)
    return np.exp(log_factor + np.where(a == 1, 0, (1 - given) * np.log(a))) * scaled


def _limits(s: Array, q: Array, total: Array) -> Array:
    """`total` with the right values at poles, at the ends of the domain, and at infinity."""
    whole = (s == np.rint(s)) & np.isfinite(s)
    even = whole & (np.fmod(s, 2) == 0)
    total = np.where((q <= 0) & (q == np.rint(q)), np.where(even, np.inf, np.nan), total)
    total = np.where((q <= 0) & ~whole | (q == -np.inf), np.nan, total)
    total = np.where(q == np.inf, 0, total)
    total = np.where(s == 1, np.inf, np.where(s < 1, np.nan, total))
    return np.where(np.isnan(s) | np.isnan(q), np.nan, total)
