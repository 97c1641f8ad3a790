"""Functions of two and three arguments on every type they have."""

from __future__ import annotations

from collections.abc import Iterator

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
    bools,
    finite,
    given,
    integers,
    mixed,
    text,
    times,
    uniform,
)
from jax import lax

ARITHMETIC = {"add": lax.add, "sub": lax.sub, "mul": lax.mul, "max": lax.max, "min": lax.min}
DIVISION = {
    "div": lax.div,
    "rem": lax.rem,
    "floor_divide": jnp.floor_divide,
    "remainder": jnp.remainder,
}
LOGIC = {"and": lax.bitwise_and, "or": lax.bitwise_or, "xor": lax.bitwise_xor}
SHIFTS = {
    "shift_left": lax.shift_left,
    "shift_right_arithmetic": lax.shift_right_arithmetic,
    "shift_right_logical": lax.shift_right_logical,
}
SMOOTH = {
    "atan2": lax.atan2,
    "hypot": jnp.hypot,
    "logaddexp": jnp.logaddexp,
    "logaddexp2": jnp.logaddexp2,
    "squared_difference": lambda x, y: lax.square(x - y),
}
EXACT_FLOAT = {
    "copysign": jnp.copysign,
    "fmax": jnp.fmax,
    "fmin": jnp.fmin,
    "heaviside": jnp.heaviside,
    "fmod": jnp.fmod,
}


def cases() -> Iterator[Case]:
    yield from floats()
    yield from whole_numbers()
    yield from shapes()
    yield from several()


def floats() -> Iterator[Case]:
    for dtype in FLOATS:
        pair = [mixed(dtype, 7, 13), mixed(dtype, 7, 13)]
        for name, function in (ARITHMETIC | EXACT_FLOAT).items():
            yield Case(f"{name}_{dtype}", function, pair, EXACT, "f64")
        for name, function in SMOOTH.items():
            plain = [finite(dtype, 7, 13), finite(dtype, 7, 13)]
            tolerance = LOOSE if name.startswith("logaddexp") else times(4, CLOSE)
            yield Case(f"{name}_{dtype}", function, plain, tolerance, "f64")
        yield Case(f"atan2_{dtype}_special", lax.atan2, pair, CLOSE, "f64")
        for name, function in DIVISION.items():
            tolerance = EXACT if name in ("div", "rem") else times(2, CLOSE)
            plain = pair if name in ("div", "rem") else [finite(dtype, 7, 13), finite(dtype, 7, 13)]
            reference = "f64" if name in ("div", "rem") else "jax"
            reference = np.divide if (name, dtype) == ("div", "f64") else reference
            yield Case(f"{name}_{dtype}", function, plain, tolerance, reference)
        power = [uniform(dtype, 7, 13, high=9.0), uniform(dtype, 7, 13, low=-4.0, high=4.0)]
        yield Case(f"pow_{dtype}", lax.pow, power, times(2, CLOSE), "f64")
        yield Case(f"pow_{dtype}_special", lax.pow, pair, times(2, CLOSE), "f64")
        exponent = [mixed(dtype, 31), integers("i32", 31, low=-3, high=5)]
        yield Case(f"pow_{dtype}_i32", lax.pow, exponent, times(4, CLOSE), "f64")
        yield Case(f"nextafter_{dtype}", lax.nextafter, pair, EXACT)
        start = uniform(dtype, 7, 13, low=0.1, high=20.0)
        order, power = (
            integers(dtype, 7, 13, low=0, high=6),
            uniform(dtype, 7, 13, low=1.1, high=9.0),
        )
        yield Case(f"polygamma_{dtype}", lax.polygamma, [order, start], times(4, CLOSE), "f64")
        yield Case(f"zeta_{dtype}", lax.zeta, [power, start], times(4, CLOSE), "f64")


def whole_numbers() -> Iterator[Case]:
    for dtype in INTEGERS:
        pair = [mixed(dtype, 3, 13), mixed(dtype, 3, 13)]
        for name, function in (ARITHMETIC | DIVISION | LOGIC).items():
            yield Case(f"{name}_{dtype}", function, pair, EXACT)
        bits = 8 * int(dtype.lstrip("ui")) // 8
        amount = integers(dtype, 3, 13, low=0, high=min(bits + 3, 127))
        for name, function in SHIFTS.items():
            yield Case(f"{name}_{dtype}", function, [mixed(dtype, 3, 13), amount], EXACT)
        power = [mixed(dtype, 13), integers(dtype, 13, low=0, high=6)]
        yield Case(f"pow_{dtype}", jnp.power, power, EXACT)
    zeros = [mixed("i32", 6), given([0, 0, 0, -1, -1, 0], "i32")]
    yield Case("div_i32_by_zero", lax.div, zeros, EXACT)
    yield Case("rem_i32_by_zero", lax.rem, zeros, EXACT)
    unsigned = [mixed("ui8", 6), given([0, 0, 1, 255, 2, 0], "ui8")]
    yield Case("div_ui8_by_zero", lax.div, unsigned, EXACT)
    yield Case("rem_ui8_by_zero", lax.rem, unsigned, EXACT)
    for name, function in (LOGIC | {"max": lax.max, "min": lax.min}).items():
        yield Case(f"{name}_i1", function, [bools(11), bools(11)], EXACT)
    yield Case("logical_not_and_i1", lambda a, b: ~(a & b), [bools(), bools()], EXACT)


def shapes() -> Iterator[Case]:
    """Every suspicious shape, with operands that JAX broadcasts."""
    for shape in SHAPES:
        pair = [mixed("f32", *shape), mixed("f32", *shape)]
        yield Case(f"add_f32_{text(shape)}", lax.add, pair, EXACT, "f64")
        scalar = [mixed("bf16", *shape), mixed("bf16")]
        yield Case(f"mul_bf16_{text(shape)}_scalar", jnp.multiply, scalar, EXACT, "f64")
    for left, right in (((7, 1), (1, 13)), ((13,), (7, 13)), ((2, 1, 5), (3, 1)), ((1,), (0,))):
        pair = [mixed("f32", *left), mixed("f32", *right)]
        yield Case(f"sub_f32_{text(left)}_{text(right)}", jnp.subtract, pair, EXACT, "f64")
    odd = [mixed("f32", 33, 65), mixed("f32", 33, 65)]
    yield Case("mul_f32_33x65", lax.mul, odd, EXACT, "f64")
    yield Case(
        "mul_f16_33x65", lax.mul, [mixed("f16", 33, 65), mixed("f16", 65)][:1] * 2, EXACT, "f64"
    )
    promoted = [mixed("i8", 5), finite("f32", 5)]
    yield Case("add_i8_f32", jnp.add, promoted, EXACT, "f64")
    yield Case("add_i32_i64", jnp.add, [mixed("i32", 5), mixed("i64", 5)], EXACT)
    yield Case("mul_bf16_f32", jnp.multiply, [finite("bf16", 5), finite("f32", 5)], EXACT, "f64")
    yield Case("add_ui8_i8", jnp.add, [mixed("ui8", 9), mixed("i8", 9)], EXACT)
    yield Case("add_i1_i1", lambda a, b: jnp.add(a, b), [bools(9), bools(9)], EXACT)


def several() -> Iterator[Case]:
    """Expressions: several ops, one of them feeding two."""
    args = [finite("f32", 7, 13), finite("f32", 7, 13), finite("f32", 13)]
    programs = {
        "fma": lambda x, y, z: x * y + z,
        "polynomial": lambda x, y, z: ((x * 0.5 + y) * x - z) * x + 1.0,
        "lerp": lambda x, y, z: x + jnp.tanh(z) * (y - x),
        "hypotenuse": lambda x, y, z: jnp.sqrt(x * x + y * y) + jnp.abs(z),
        "divmod": lambda x, y, z: jnp.divmod(jnp.trunc(x * 8), jnp.abs(jnp.trunc(y * 2)) + 1.0),
        "modf": lambda x, y, z: jnp.modf(x),
        "nan_to_num": lambda x, y, z: jnp.nan_to_num(
            x / jnp.trunc(z), nan=1.0, posinf=2.0, neginf=3.0
        ),
        "two_users": lambda x, y, z: (jnp.exp(-jnp.abs(x)), jnp.exp(-jnp.abs(x)) * y + z),
        "average": lambda x, y, z: jnp.mean(jnp.stack([x, y]), axis=0) + z,
    }
    for name, function in programs.items():
        yield Case(f"{name}_f32", function, args, times(20, CLOSE) | {"f32": (4e-5, 1e-5)}, "jax")
    halves = [finite("bf16", 7, 13), finite("bf16", 7, 13), finite("bf16", 13)]
    for name in ("polynomial", "lerp", "two_users"):
        yield Case(f"{name}_bf16", programs[name], halves, {"bf16": (3e-2, 6e-1)}, "f64")
    gcd = [mixed("i32", 9), mixed("i32", 9)]
    yield Case("bit_mix_i32", lambda a, b: (a ^ (b << 3)) * 5 + (a >> 2), gcd, EXACT)
    yield Case(
        "hash_ui32", lambda a: (a ^ (a >> 16)) * jnp.uint32(0x45D9F3B), [mixed("ui32", 21)], EXACT
    )
    yield Case("average_ui8", lambda a, b: (a & b) + ((a ^ b) >> 1), [mixed("ui8", 21)] * 2, EXACT)
    for dtype in ("i32", "ui32", "i64", "ui64", "i16", "ui8"):
        yield Case(f"mulhi_{dtype}", lax.mulhi, [mixed(dtype, 21), mixed(dtype, 21)], EXACT)
    yield Case(
        "mulhi_by_widening",
        lambda a, b: ((a.astype(jnp.uint64) * b) >> 32).astype(jnp.uint32),
        [mixed("ui32", 21)] * 2,
        EXACT,
    )
