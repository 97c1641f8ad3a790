"""Elementwise ops, at arguments away from their kinks and poles."""

from __future__ import annotations

import numpy as np
from central_differences import GradientCase, program

from mlfuse.dialects.dtypes import Array

SHAPES = ((3, 5), (), (7, 1), (1,), (2, 0))
RNG = np.random.default_rng(11)


def between(low: float, high: float, shape: tuple[int, ...]) -> Array:
    """Uniform numbers; where the range holds whole numbers and halves, at least 0.01 away from them."""
    x = RNG.uniform(low, high, shape)
    nearest = np.round(x * 2) / 2
    return np.where(np.abs(x - nearest) < 0.01, nearest + 0.02, x)


UNARY: dict[str, tuple[float, float]] = {
    "abs": (-3, 3),
    "acos": (-0.9, 0.9),
    "acosh": (1.1, 4),
    "asin": (-0.9, 0.9),
    "asinh": (-4, 4),
    "atan": (-4, 4),
    "atanh": (-0.9, 0.9),
    "bessel_i1e": (-12, 12),
    "cbrt": (0.2, 4),
    "ceil": (-3, 3),
    "cos": (-4, 4),
    "cosh": (-2, 2),
    "digamma": (0.5, 4),
    "erf": (-2, 2),
    "erf_inv": (-0.9, 0.9),
    "erfc": (-2, 2),
    "exp": (-2, 2),
    "exp2": (-2, 2),
    "expm1": (-2, 2),
    "floor": (-3, 3),
    "lgamma": (0.5, 4),
    "log": (0.3, 4),
    "log10": (0.3, 4),
    "log1p": (-0.5, 4),
    "log2": (0.3, 4),
    "neg": (-3, 3),
    "round_away": (-3, 3),
    "round_even": (-3, 3),
    "rsqrt": (0.3, 4),
    "sigmoid": (-4, 4),
    "sign": (-3, 3),
    "sin": (-4, 4),
    "sinh": (-2, 2),
    "sqrt": (0.3, 4),
    "tan": (-1.2, 1.2),
    "tanh": (-2, 2),
    "trunc": (-3, 3),
    # Composites of one operand.
    "celu": (-3, 3),
    "elu": (-3, 3),
    "gelu": (-3, 3),
    "hardshrink": (-3, 3),
    "hardsigmoid": (-5, 5),
    "hardswish": (-5, 5),
    "hardtanh": (-3, 3),
    "leaky_relu": (-3, 3),
    "log_sigmoid": (-4, 4),
    "mish": (-3, 3),
    "relu": (-3, 3),
    "relu6": (-4, 10),
    "selu": (-3, 3),
    "silu": (-3, 3),
    "softplus": (-4, 4),
    "softshrink": (-3, 3),
    "softsign": (-3, 3),
    "tanhshrink": (-3, 3),
}
BINARY: dict[str, tuple[float, float, float, float]] = {
    "add": (-3, 3, -3, 3),
    "atan2": (-3, 3, -3, 3),
    "copysign": (-3, 3, -3, 3),
    "div": (-3, 3, 0.5, 3),
    "floor_mod": (-9, 9, 1.7, 2.3),
    "logaddexp": (-3, 3, -3, 3),
    "max": (-3, 3, -3, 3),
    "min": (-3, 3, -3, 3),
    "mul": (-3, 3, -3, 3),
    "pow": (0.3, 3, -3, 3),
    "rem": (-9, 9, 1.7, 2.3),
    "sub": (-3, 3, -3, 3),
}


def _cases() -> list[GradientCase]:
    cases: list[GradientCase] = []
    for shape in SHAPES:
        for op, (low, high) in UNARY.items():
            x = (between(low, high, shape),)
            body = f"%y = graph.{op} %a : <T>"
            cases.append(GradientCase(f"{op} {list(shape)}", program(body, x, "<T>"), x))
        for op, (low, high, lower, upper) in BINARY.items():
            pair = (between(low, high, shape), between(lower, upper, shape))
            body = f"%y = graph.{op} %a, %b : <T>"
            cases.append(GradientCase(f"{op} {list(shape)}", program(body, pair, "<T>"), pair))
    x, order = between(0.5, 4, (3, 5)), RNG.integers(1, 4, (3, 5)).astype(np.float64)
    for op, first in (("zeta", order + 1.5), ("polygamma", order)):
        text = program(f"%y = graph.{op} %a, %b : <T>", (first, x), "<T>")
        cases.append(GradientCase(op, text, (first, x), argnums=(1,)))
    for n in (1, 2, 5, -1, -3, 64, -64):
        x = (between(0.8, 1.2, (4, 3)),)
        cases.append(
            GradientCase(f"powi {n}", program(f"%y = graph.powi %a, {n} : <T>", x, "<T>"), x)
        )
    three = tuple(between(-3, 3, (4, 3)) for _ in range(3))
    cases.append(
        GradientCase("fma", program("%y = graph.fma %a, %b, %c : <T>", three, "<T>"), three)
    )
    low, high = between(-2, -1, (4, 3)), between(1, 2, (4, 3))
    bounded = (low, between(-4, 4, (4, 3)), high)
    cases.append(
        GradientCase("clamp", program("%y = graph.clamp %a, %b, %c : <T>", bounded, "<T>"), bounded)
    )
    crossed = (high, between(-4, 4, (4, 3)), low)
    cases.append(
        GradientCase(
            "clamp of bounds that cross",
            program("%y = graph.clamp %a, %b, %c : <T>", crossed, "<T>"),
            crossed,
        )
    )
    choose = (between(-3, 3, (5, 3)), between(-3, 3, (5, 3)), RNG.random((5, 3)) < 0.5)
    cases.append(
        GradientCase("select", program("%y = graph.select %c, %a, %b : <T>", choose, "<T>"), choose)
    )
    compared = choose[:2]
    body = "%p = graph.compare lt %a, %b : <T>\n%y = graph.select %p, %a, %b : <T>"
    cases.append(GradientCase("compare", program(body, compared, "<T>"), compared))
    return cases


CASES = _cases()
