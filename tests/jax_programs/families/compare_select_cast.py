"""Comparisons, selections, clamps, and casts between all types."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import jax.numpy as jnp
import numpy as np
from case import (
    CLOSE,
    DTYPES,
    EXACT,
    FLOATS,
    INTEGERS,
    Case,
    bools,
    finite,
    given,
    integers,
    mixed,
    normal,
)
from jax import lax
from jax.ad_checkpoint import checkpoint_name

PLAIN = (*FLOATS, *INTEGERS, "i1")
F8 = ("f8E4M3FN", "f8E5M2")
COMPARISONS = {"eq": lax.eq, "ne": lax.ne, "lt": lax.lt, "le": lax.le, "gt": lax.gt, "ge": lax.ge}


def cases() -> Iterator[Case]:
    yield from comparisons()
    yield from selections()
    yield from clamps()
    yield from casts()
    yield from bits()
    yield from reduced_precision()


def comparisons() -> Iterator[Case]:
    for dtype in PLAIN:
        pair = [integers(dtype, 5, 9, low=0, high=4), integers(dtype, 5, 9, low=0, high=4)]
        for name, function in COMPARISONS.items():
            yield Case(f"{name}_{dtype}", function, pair, EXACT)
        yield Case(
            f"all_comparisons_{dtype}_special",
            lambda x, y: tuple(function(x, y) for function in COMPARISONS.values()),
            [mixed(dtype, 37), mixed(dtype, 37)],
            EXACT,
            "f64" if dtype in FLOATS else "jax",
        )
    special = [0.0, -0.0, np.nan, np.inf, -np.inf, 1.0]
    grid = [given(np.repeat(special, 6), "f32"), given(special * 6, "f32")]
    for name, total in {"eq_to": lax.eq_to_p, "le_to": lax.le_to_p, "lt_to": lax.lt_to_p}.items():
        yield Case(f"{name}_f32", total.bind, grid, EXACT)
    yield Case("isclose_f32", jnp.isclose, grid, EXACT)
    yield Case("array_equal_i32", jnp.array_equal, [mixed("i32", 4)] * 2, EXACT)


def selections() -> Iterator[Case]:
    for dtype in (*PLAIN, *F8):
        args = [bools(7, 13), mixed(dtype, 7, 13), mixed(dtype, 7, 13)]
        yield Case(f"where_{dtype}", jnp.where, args, EXACT)
    scalar = [bools(), mixed("f32", 5), mixed("f32", 5)]
    yield Case("select_n_scalar_predicate", lax.select_n, scalar, EXACT)
    yield Case("where_broadcast", jnp.where, [bools(7, 1), mixed("f32", 13), mixed("f32")], EXACT)
    yield Case("where_constant", lambda p, x: jnp.where(p, x, -jnp.inf), scalar[:2], EXACT)
    yield Case("where_empty", jnp.where, [bools(0, 3), mixed("i8", 0, 3), mixed("i8", 0, 3)], EXACT)
    three = [integers("i32", 9, low=0, high=3), *[mixed("f32", 9)] * 3]
    yield Case("select_n_of_three", lax.select_n, three, EXACT)
    yield Case("choose", lambda p, x, y, z: jnp.choose(p, [x, y, z], mode="clip"), three, EXACT)
    conditions = [normal("f32", 7, 13)]
    yield Case(
        "select_list", lambda x: jnp.select([x < -1, x > 1], [x * x, -x], 0.5), conditions, EXACT
    )
    yield Case(
        "piecewise_relu6", lambda x: jnp.where(x > 0, jnp.minimum(x, 6), 0), conditions, EXACT
    )


def clamps() -> Iterator[Case]:
    for dtype in (*FLOATS, *INTEGERS):
        args = [mixed(dtype, 7, 5), mixed(dtype, 7, 5), mixed(dtype, 7, 5)]
        ordered = lambda low, x, high: lax.clamp(lax.min(low, high), x, lax.max(low, high))
        yield Case(f"clamp_{dtype}", ordered, args, EXACT, "f64" if dtype in FLOATS else "jax")
    scalars = [given(-0.5, "f32"), normal("f32", 7, 13), given(0.75, "f32")]
    yield Case("clamp_scalar_bounds", lax.clamp, scalars, EXACT)
    yield Case("clip", lambda x: jnp.clip(x, -1, 1), [normal("f32", 7, 13)], EXACT)
    yield Case("clip_low_only", lambda x: jnp.clip(x, 0), [mixed("i16", 9)], EXACT)


def casts() -> Iterator[Case]:
    """By NumPy where both are floats (XLA flushes subnormals); to 16 bits in one rounding."""
    for source in (*PLAIN, *F8):
        for target in (*PLAIN, *F8):
            if source == target:
                continue
            both = source in (*FLOATS, *F8) and target in (*FLOATS, *F8)
            draw = mixed(source, 43) if both or source not in FLOATS else finite(source, 43)
            reference = partial(round_to, dtype=DTYPES[target]) if both else "jax"
            halves = target in ("f16", "bf16") and source not in FLOATS
            function = partial(lax.convert_element_type, new_dtype=DTYPES[target])
            yield Case(
                f"cast_{source}_{target}", function, [draw], CLOSE if halves else EXACT, reference
            )
    wide = [
        1e9,
        -1e9,
        3e9,
        -3e9,
        1e20,
        -1e20,
        np.inf,
        -np.inf,
        np.nan,
        0.9,
        -0.9,
        127.5,
        255.5,
        -1.0,
    ]
    for target in INTEGERS:
        function = partial(lax.convert_element_type, new_dtype=DTYPES[target])
        yield Case(f"cast_f32_{target}_saturates", function, [given(wide, "f32")], EXACT)
    yield Case(
        "cast_twice",
        lambda x: x.astype(jnp.bfloat16).astype(jnp.float32),
        [normal("f32", 33)],
        EXACT,
    )
    yield Case("cast_scalar", lambda x: x.astype(jnp.int32), [given(2.75, "f32")], EXACT)
    yield Case("cast_empty", lambda x: x.astype(jnp.float16), [normal("f64", 0, 3)], EXACT)


def round_to(x: np.ndarray, dtype: np.dtype) -> np.ndarray:
    """NumPy's cast, f64 to bf16 and f8 in one rounding by way of f32 rounded to odd."""
    if x.dtype != np.float64 or dtype in (np.float64, np.float32, np.float16):
        return x.astype(dtype)
    near = x.astype(np.float32)
    inexact = np.isfinite(near) & (near.astype(np.float64) != x)
    away = np.abs(near.astype(np.float64)) > np.abs(x)
    bits = near.view(np.uint32)
    toward_zero = np.where(inexact & away, bits - 1, bits)
    return np.where(inexact, toward_zero | 1, bits).astype(np.uint32).view(np.float32).astype(dtype)


def bits() -> Iterator[Case]:
    same = {"f64": "i64", "f32": "i32", "f16": "i16", "bf16": "ui16", "ui64": "f64", "i8": "ui8",
            "i32": "f32", "ui16": "bf16", "i16": "f16", "f8E5M2": "ui8", "ui8": "f8E4M3FN"}  # fmt: skip
    for source, target in same.items():
        function = partial(lax.bitcast_convert_type, new_dtype=DTYPES[target])
        yield Case(f"bitcast_{source}_{target}", function, [finite(source, 21)], EXACT)
    for source, target, shape in (
        ("f32", "ui8", (5,)),
        ("ui8", "f32", (3, 4)),
        ("i64", "i32", (2, 3)),
        ("i16", "i64", (2, 4)),
    ):
        function = partial(lax.bitcast_convert_type, new_dtype=DTYPES[target])
        yield Case(f"bitcast_{source}_{target}_resized", function, [finite(source, *shape)], EXACT)
    yield Case("view_as_bits", lambda x: x.view(jnp.uint32) & 0x7FFFFFFF, [mixed("f32", 33)], EXACT)
    exponent = lambda x: ((x.view(jnp.int32) >> 23) & 255) - 127
    yield Case("exponent_by_bits", exponent, [normal("f32", 33)], EXACT)
    yield Case("frexp", jnp.frexp, [normal("f32", 33)], EXACT)
    yield Case("ldexp", jnp.ldexp, [normal("f32", 33), integers("i32", 33, low=-8, high=9)], EXACT)


def reduced_precision() -> Iterator[Case]:
    for dtype, exponent, mantissa in (
        ("f32", 8, 7),
        ("f32", 5, 10),
        ("f32", 5, 2),
        ("f32", 8, 23),
        ("f32", 11, 52),
        ("f32", 4, 3),
        ("f64", 8, 23),
        ("f64", 5, 10),
        ("bf16", 5, 2),
        ("f16", 5, 2),
        ("f16", 4, 5),
        ("f16", 8, 7),
    ):
        function = partial(lax.reduce_precision, exponent_bits=exponent, mantissa_bits=mantissa)
        draw = finite(dtype, 7, 13)
        yield Case(f"reduce_precision_{dtype}_e{exponent}m{mantissa}", function, [draw], EXACT)
    overflow = given([7e4, -7e4, 65519.0, 65520.0, np.nan, np.inf, -np.inf, 0.0, -0.0, 1e-6], "f32")
    function = partial(lax.reduce_precision, exponent_bits=5, mantissa_bits=10)
    yield Case("reduce_precision_overflow", function, [overflow], EXACT)
    yield Case(
        "checkpoint_name", lambda x: checkpoint_name(x * 2, "twice"), [normal("f32", 5)], EXACT
    )
