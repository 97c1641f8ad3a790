"""Functions of one argument on every type they have."""

from __future__ import annotations

from collections.abc import Iterator

import jax
import jax.numpy as jnp
import numpy as np
from case import (
    CLOSE,
    EXACT,
    FLOATS,
    INTEGERS,
    LOOSE,
    SHAPES,
    Case,
    Draw,
    given,
    mixed,
    text,
    times,
    uniform,
)
from jax import lax

ROUNDED = {
    "abs": lax.abs,
    "neg": lax.neg,
    "sign": lax.sign,
    "floor": lax.floor,
    "ceil": lax.ceil,
    "round_away": lambda x: lax.round(x, lax.RoundingMethod.AWAY_FROM_ZERO),
    "round_even": lambda x: lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN),
    "trunc": jnp.trunc,
    "sqrt": lax.sqrt,
    "square": lax.square,
    "is_finite": lax.is_finite,
    "isnan": jnp.isnan,
    "isinf": jnp.isinf,
    "isposinf": jnp.isposinf,
    "isneginf": jnp.isneginf,
    "signbit": jnp.signbit,
    "copy": lambda x: jnp.array(x, copy=True),
    "stop_gradient": lax.stop_gradient,
    "optimization_barrier": lax.optimization_barrier,
}
"""Exact, or the one rounding that IEEE 754 asks for."""

SMOOTH = {
    "exp": lax.exp,
    "expm1": lax.expm1,
    "log": lax.log,
    "log1p": lax.log1p,
    "rsqrt": lax.rsqrt,
    "cbrt": lax.cbrt,
    "sin": lax.sin,
    "cos": lax.cos,
    "tan": lax.tan,
    "asin": lax.asin,
    "acos": lax.acos,
    "atan": lax.atan,
    "sinh": lax.sinh,
    "cosh": lax.cosh,
    "tanh": lax.tanh,
    "asinh": lax.asinh,
    "acosh": lax.acosh,
    "atanh": lax.atanh,
    "logistic": lax.logistic,
    "erf": lax.erf,
    "erfc": lax.erfc,
    "reciprocal": jnp.reciprocal,
    "integer_pow_3": lambda x: lax.integer_pow(x, 3),
    "integer_pow_-2": lambda x: lax.integer_pow(x, -2),
    "integer_pow_7": lambda x: lax.integer_pow(x, 7),
    "integer_pow_0": lambda x: lax.integer_pow(x, 0),
}
"""A few ULP at most."""

COMPOSED = {
    "exp2": (lax.exp2, -6.0, 6.0),
    "log2": (jnp.log2, 1e-3, 9.0),
    "log10": (jnp.log10, 1e-3, 9.0),
    "sinc": (jnp.sinc, -3.0, 3.0),
    "deg2rad": (jnp.deg2rad, -400.0, 400.0),
    "rad2deg": (jnp.rad2deg, -7.0, 7.0),
    "logit": (jax.scipy.special.logit, 0.02, 0.98),
    "entr": (jax.scipy.special.entr, -0.1, 2.0),
}
"""Several ops, each rounded: the range they are tried on."""

ROUGH = {
    "erf_inv": (lax.erf_inv, -1.2, 1.2),
    "lgamma": (lax.lgamma, -6.0, 40.0),
    "digamma": (lax.digamma, -6.0, 40.0),
    "trigamma": (lambda x: lax.polygamma(jnp.ones_like(x), x), 0.1, 20.0),
    "bessel_i0e": (lax.bessel_i0e, -20.0, 20.0),
    "bessel_i1e": (lax.bessel_i1e, -20.0, 20.0),
    "gamma": (jax.scipy.special.gamma, -4.0, 12.0),
    "i0": (jax.scipy.special.i0, -8.0, 8.0),
    "i1": (jax.scipy.special.i1, -8.0, 8.0),
    "exp_sin_of_tan": (lambda x: jnp.exp(jnp.sin(jnp.tan(x))), -1.0, 1.0),
}
"""Approximations by polynomials: the range they are tried on, to a few dozen ULP."""

TRIGAMMA = given(
    [1e-45, 3e-39, 1e-30, 1e-8, 0.5, 1, 2, 1e10, 3e38, np.nan, 0, -0.0, -1, -7, -0.5, -3.25, -1e-20], "f32"
)  # fmt: skip
"""Where XLA has it right, which is not below -9, nor at infinity."""

WIDE = {
    "ndtri": (jax.scipy.special.ndtri, 0.0, 1.0),
    "ndtr": (jax.scipy.special.ndtr, -6.0, 6.0),
    "spence": (jax.scipy.special.spence, 0.1, 9.0),
    "log_ndtr": (jax.scipy.special.log_ndtr, -3.0, 6.0),
}
"""Those that JAX has for f32 and f64 only."""

BITS = {
    "not": lax.bitwise_not,
    "population_count": lax.population_count,
    "clz": lax.clz,
    "abs": lax.abs,
    "neg": lax.neg,
    "sign": lax.sign,
    "square": lax.square,
    "integer_pow_3": lambda x: lax.integer_pow(x, 3),
    "invert_twice": lambda x: ~(~x + 1),
}
"""On integers; functions that a type lacks (abs of unsigned, ...) are left out below."""


def cases() -> Iterator[Case]:
    for name, function in ROUNDED.items():
        reference = "jax" if name in ("copy", "stop_gradient", "optimization_barrier") else "f64"
        yield from on_floats(name, function, EXACT, reference)
    for name, function in SMOOTH.items():
        yield from on_floats(name, function, CLOSE, "f64")
    for name, (function, low, high) in COMPOSED.items():
        for dtype in FLOATS:
            draw = uniform(dtype, 7, 13, low=low, high=high)
            yield unary(f"{name}_{dtype}", function, draw, LOOSE)
    for name, (function, low, high) in (ROUGH | WIDE).items():
        for dtype in FLOATS[:2] if name in WIDE else FLOATS:
            draw = uniform(dtype, 7, 13, low=low, high=high)
            tolerance = LOOSE if name in WIDE else times(50, CLOSE)
            yield unary(f"{name}_{dtype}", function, draw, tolerance)
        special = TRIGAMMA if name == "trigamma" else mixed("f32", 29)
        yield unary(f"{name}_f32_special", function, special, times(50, CLOSE))
    for name, function in BITS.items():
        for dtype in INTEGERS:
            if dtype.startswith("u") and name == "abs":
                continue
            draw = mixed(dtype, 3, 11)
            yield Case(f"{name}_{dtype}", function, [draw], EXACT)
    yield Case("not_i1", lax.bitwise_not, [mixed("i1", 9)], EXACT)
    yield Case("not_i1_scalar", lax.bitwise_not, [mixed("i1")], EXACT)
    yield Case("not_i32_empty", lax.bitwise_not, [mixed("i32", 0, 4)], EXACT)


def on_floats(name: str, function: object, tolerance: object, reference: str) -> Iterator[Case]:
    """All float types at 7x13, and f32 at one suspicious shape and at a large odd one."""
    for dtype in FLOATS:
        yield Case(f"{name}_{dtype}", function, [mixed(dtype, 7, 13)], tolerance, reference)
    shape = SHAPES[sum(map(ord, name)) % len(SHAPES)]
    draw = mixed("f32", *shape)
    yield Case(f"{name}_f32_{text(shape)}", function, [draw], tolerance, reference)


def unary(name: str, function: object, draw: Draw, tolerance: object) -> Case:
    return Case(name, function, [draw], tolerance, "f64")
