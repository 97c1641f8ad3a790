"""The modified Bessel function of order 0; the derivative of order 1 needs it.

Two Chebyshev series, one for small x and one for large x, summed by Clenshaw's recurrence. The function
that the second one approximates is nearly constant (DLMF 10.40.1). The coefficients come from
interpolation at 60 points, computed with 50 digits; all that are left out are below 2^-58.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue

from mlfuse.dialects.graph.arithmetic import AbsOp
from mlfuse.dialects.graph.emitter import Emitter
from mlfuse.dialects.graph.functions import RsqrtOp

_NEAR = (
    0.33839763720473803,
    -0.3046826723431984,
    0.17162090152220877,
    -0.09490109704804764,
    0.04930528423967071,
    -0.02373741480589947,
    0.010546460394594998,
    -0.004324309995050576,
    0.0016394756169413357,
    -0.0005763755745385824,
    0.00018850288509584165,
    -5.754195010082104e-05,
    1.6448448070728896e-05,
    -4.4167383584587505e-06,
    1.1173875391201037e-06,
    -2.670793853940612e-07,
    6.046995022541919e-08,
    -1.300025009986248e-08,
    2.6598237246823866e-09,
    -5.189795601635263e-10,
    9.675809035373237e-11,
    -1.726826291441556e-11,
    2.95505266312964e-12,
    -4.856446783111929e-13,
    7.676185498604936e-14,
    -1.1685332877993451e-14,
    1.715391285555133e-15,
    -2.431279846547955e-16,
    3.3307945188222384e-17,
    -4.4153416464793395e-18,
)
"""Coefficients of I0(x) exp(-x) for 0 <= x <= 8, in x / 4 - 1."""

_FAR = (
    0.4022452055070544,
    0.0033691164782556943,
    6.889758346916825e-05,
    2.8913705208347567e-06,
    2.0489185894690638e-07,
    2.266668990498178e-08,
    3.3962320257083865e-09,
    4.94060238822497e-10,
    1.1889147107846439e-11,
    -3.1499165279632416e-11,
    -1.3215811840447713e-11,
    -1.7941785315068062e-12,
    7.180124451383666e-13,
    3.8527783827421426e-13,
    1.54008621752141e-14,
    -4.150569347287222e-14,
    -9.554846698828307e-15,
    3.8116806693526224e-15,
    1.7725601330565263e-15,
    -3.425485619677219e-16,
    -2.8276239805165836e-16,
    3.461222867697461e-17,
    4.46562142029676e-17,
    -4.830504485944182e-18,
    -7.233180487874754e-18,
)
"""Coefficients of I0(x) exp(-x) sqrt(x) for x >= 8, in 16 / x - 1."""


def bessel_i0e(e: Emitter, x: SSAValue) -> SSAValue:
    """I0(x) exp(-|x|), within a few units in the last place."""
    size = e.apply(AbsOp, x)
    near = _chebyshev(e, _NEAR, e.sub(e.mul(e.minimum(size, 8.0), 0.25), 1.0))
    large = e.maximum(size, 8.0)
    far = _chebyshev(e, _FAR, e.sub(e.div(e.splat(16.0, x), large), 1.0))
    return e.select(e.compare("lt", size, 8.0), near, e.mul(far, e.apply(RsqrtOp, large)))


def _chebyshev(e: Emitter, coefficients: Sequence[float], t: SSAValue) -> SSAValue:
    """The sum of coefficient k times T_k(t)."""
    twice, zero = e.add(t, t), e.splat(0.0, t)
    last, before = zero, zero
    for each in reversed(coefficients[1:]):
        last, before = e.add(e.sub(e.mul(twice, last), before), each), last
    return e.add(e.sub(e.mul(t, last), before), coefficients[0])
