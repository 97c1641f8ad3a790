"""Reductions: over rows, columns, middle dims and all; with several operands; argmax and argmin."""

from __future__ import annotations

from collections.abc import Iterator

import jax
import jax.numpy as jnp
import numpy as np
from case import (
    EXACT,
    FLOATS,
    INTEGERS,
    LOOSE,
    Case,
    Draw,
    bools,
    finite,
    given,
    integers,
    mixed,
    normal,
    text,
    uniform,
)
from jax import lax

KINDS = {
    "sum": lax.reduce_sum_p,
    "prod": lax.reduce_prod_p,
    "max": lax.reduce_max_p,
    "min": lax.reduce_min_p,
    "and": lax.reduce_and_p,
    "or": lax.reduce_or_p,
    "xor": lax.reduce_xor_p,
}
DIMS = (
    ((7, 13), (1,)),
    ((7, 13), (0,)),
    ((7, 13), (0, 1)),
    ((3, 5, 7), (1,)),
    ((3, 5, 7), (0, 2)),
    ((3, 5, 7), (2,)),
    ((3, 5, 7), (0,)),
    ((2, 3, 4, 5), (1, 3)),
    ((91,), (0,)),
    ((1, 5), (0,)),
    ((5, 1), (1,)),
    ((5, 0), (1,)),
    ((0, 5), (1,)),
    ((0, 5), (0,)),
    ((1,), (0,)),
    ((), ()),
    ((5,), ()),
    ((33, 65), (1,)),
    ((33, 65), (0,)),
    ((2, 1000), (1,)),
    ((1000, 2), (0,)),
)


def cases() -> Iterator[Case]:
    yield from kinds()
    yield from dims()
    yield from numpy_reductions()
    yield from arg_reductions()
    yield from general()


def reduction(
    name: str, kind: str, draw: Draw, dims: tuple[int, ...], reference: str = "f64"
) -> Case:
    function = lambda x: getattr(lax, f"reduce_{kind}")(x, dims)
    tolerance = LOOSE if kind in ("sum", "prod") else EXACT
    return Case(name, function, [draw], tolerance, reference)


def kinds() -> Iterator[Case]:
    """All kinds on all types, over the second of two dims."""
    for dtype in FLOATS:
        for kind in ("sum", "prod", "max", "min"):
            draw = (
                uniform(dtype, 7, 13, low=0.6, high=1.6) if kind == "prod" else normal(dtype, 7, 13)
            )
            yield reduction(f"reduce_{kind}_{dtype}", kind, draw, (1,))
        for kind in ("max", "min", "sum"):
            yield reduction(f"reduce_{kind}_{dtype}_special", kind, special_rows(dtype), (1,))
    for dtype in INTEGERS:
        for kind in KINDS:
            yield reduction(f"reduce_{kind}_{dtype}", kind, mixed(dtype, 7, 13), (1,))
    for kind in ("and", "or", "xor", "max", "min"):
        if hasattr(lax, f"reduce_{kind}"):
            yield reduction(f"reduce_{kind}_i1", kind, bools(7, 3), (1,))


def special_rows(dtype: str) -> Draw:
    """Rows with a NaN, both infinities, one infinity, zeros of both signs."""
    nan, inf = np.nan, np.inf
    rows = [
        [1, nan, 2, -inf],
        [inf, 1, -inf, 0],
        [inf, 1, 2, inf],
        [-inf] * 4,
        [0.0, 0, 0, 0],
        [nan] * 4,
    ]
    return given(rows, dtype)


def dims() -> Iterator[Case]:
    for shape, over in DIMS:
        tail = f"{text(shape)}_over_{'_'.join(map(str, over)) or 'none'}"
        yield reduction(f"reduce_sum_f32_{tail}", "sum", normal("f32", *shape), over)
        yield reduction(f"reduce_max_f32_{tail}", "max", normal("f32", *shape), over)
        if text(shape) in ("7x13", "3x5x7", "5x0"):
            yield reduction(f"reduce_sum_bf16_{tail}", "sum", normal("bf16", *shape), over)
            yield reduction(f"reduce_min_i32_{tail}", "min", mixed("i32", *shape), over)
            yield reduction(f"reduce_or_i1_{tail}", "or", bools(*shape), over)


def numpy_reductions() -> Iterator[Case]:
    x = [normal("f32", 7, 13)]
    programs = {
        "mean": lambda x: jnp.mean(x, axis=0),
        "mean_all": jnp.mean,
        "mean_keepdims": lambda x: x - jnp.mean(x, axis=1, keepdims=True),
        "var": lambda x: jnp.var(x, axis=1),
        "var_ddof": lambda x: jnp.var(x, axis=0, ddof=1),
        "std": jnp.std,
        "ptp": lambda x: jnp.ptp(x, axis=1),
        "norm": lambda x: jnp.linalg.norm(x, axis=1),
        "norm_1": lambda x: jnp.linalg.norm(x, ord=1, axis=0),
        "norm_inf": lambda x: jnp.linalg.norm(x, ord=jnp.inf, axis=1),
        "logsumexp": lambda x: jax.nn.logsumexp(x, axis=1),
        "logsumexp_all": jax.nn.logsumexp,
        "logmeanexp": lambda x: jax.nn.logmeanexp(x, axis=0),
        "nansum": jnp.nansum,
        "nanmax": lambda x: jnp.nanmax(x, axis=0),
        "nanmean": lambda x: jnp.nanmean(x, axis=1),
        "count_nonzero": lambda x: jnp.count_nonzero(x > 0, axis=1),
        "any": lambda x: jnp.any(x > 2, axis=1),
        "all": lambda x: jnp.all(x > -2, axis=0),
        "sum_where": lambda x: jnp.sum(x, axis=1, where=x > 0),
        "max_where": lambda x: jnp.max(x, axis=1, where=x < 0, initial=-9.0),
        "sum_and_sum_of_squares": lambda x: (jnp.sum(x, 1), jnp.sum(x * x, 1)),
        "sum_then_sum": lambda x: jnp.sum(jnp.sum(x, 1) ** 2),
        "rows_and_columns": lambda x: jnp.sum(x, 0, keepdims=True) * jnp.sum(x, 1, keepdims=True),
        "normalize": lambda x: x / jnp.sqrt(jnp.sum(x * x, axis=1, keepdims=True) + 1e-6),
        "average_weighted": lambda x: jnp.average(
            x, axis=1, weights=jnp.arange(13.0, dtype=jnp.float32)
        ),
        "cov": lambda x: jnp.cov(x[:3]),
        "corrcoef": lambda x: jnp.corrcoef(x[:3]),
    }
    for name, function in programs.items():
        yield Case(f"{name}_f32", function, x, LOOSE)
    for name in ("mean", "var", "logsumexp", "normalize"):
        yield Case(f"{name}_f64", programs[name], [normal("f64", 7, 13)], LOOSE)
        yield Case(
            f"{name}_bf16", programs[name], [normal("bf16", 7, 13)], {"bf16": (4e-2, 2e-2)}, "f64"
        )
        yield Case(f"{name}_f16", programs[name], [normal("f16", 7, 13)], LOOSE, "f64")
    yield Case("mean_i32", jnp.mean, [integers("i32", 7, 5, low=-99, high=99)], LOOSE)
    yield Case("sum_ui8", jnp.sum, [mixed("ui8", 7, 5)], EXACT)
    yield Case("sum_i1", jnp.sum, [bools(7, 5)], EXACT)
    yield Case("sum_as_f64", lambda x: jnp.sum(x, dtype=jnp.float64), x, LOOSE)
    yield Case(
        "logsumexp_of_infinities",
        lambda x: jax.nn.logsumexp(x, axis=1),
        [given([[-np.inf] * 3, [np.inf, 0, 1]], "f32")],
        LOOSE,
    )


def arg_reductions() -> Iterator[Case]:
    for kind, function in {"argmax": lax.argmax, "argmin": lax.argmin}.items():
        for dtype in (*FLOATS, *INTEGERS, "i1"):
            ties = integers(dtype, 5, 9, low=0, high=2 if dtype == "i1" else 5)
            yield Case(f"{kind}_{dtype}", lambda x, f=function: f(x, 1, np.int32), [ties], EXACT)
        for dtype in ("f32", "bf16", "f64"):
            rows = special_rows(dtype)
            yield Case(
                f"{kind}_{dtype}_special", lambda x, f=function: f(x, 1, np.int32), [rows], EXACT
            )
        for shape, axis in (
            ((7, 13), 0),
            ((3, 5, 7), 1),
            ((1,), 0),
            ((5, 1), 1),
            ((0, 3), 1),
            ((2, 700), 1),
        ):
            draw = integers("f32", *shape, low=-40, high=40)
            name = f"{kind}_{text(shape)}_axis_{axis}"
            yield Case(name, lambda x, f=function, a=axis: f(x, a, np.int32), [draw], EXACT)
        index = {"i64": np.int64, "ui8": np.uint8}
        for name, dtype in index.items():
            yield Case(
                f"{kind}_index_{name}",
                lambda x, f=function, d=dtype: f(x, 0, d),
                [normal("f32", 9)],
                EXACT,
            )
        yield Case(f"jnp_{kind}_all", getattr(jnp, kind), [normal("f32", 7, 13)], EXACT)
    yield Case(
        "argmax_and_max", lambda x: (jnp.argmax(x, 1), jnp.max(x, 1)), [normal("f32", 7, 13)], EXACT
    )
    yield Case("nanargmax", lambda x: jnp.nanargmax(x, 1), [special_rows("f32")], EXACT)
    yield Case(
        "accuracy",
        lambda x, y: jnp.mean(jnp.argmax(x, -1) == y),
        [normal("f32", 9, 5), integers("i32", 9, low=0, high=5)],
        LOOSE,
    )


def general() -> Iterator[Case]:
    """lax.reduce with other initial values, combiners and several operands."""
    x, i = normal("f32", 7, 13), mixed("i32", 7, 13)
    yield Case(
        "reduce_sum_from_3", lambda x: lax.reduce(x, np.float32(3), lax.add, (1,)), [x], LOOSE
    )
    yield Case(
        "reduce_max_from_0", lambda x: lax.reduce(x, np.float32(0), lax.max, (0,)), [x], EXACT
    )
    yield Case(
        "reduce_mul_from_argument",
        lambda x, s: lax.reduce(x, s, lax.mul, (1,)),
        [uniform("f32", 5, 4, low=0.5, high=2), normal("f32")],
        LOOSE,
    )
    yield Case(
        "reduce_and_from_mask",
        lambda x: lax.reduce(x, np.int32(0xFF), lax.bitwise_and, (1,)),
        [i],
        EXACT,
    )
    both = lambda a, b: (a[0] + b[0], lax.max(a[1], b[1]))
    yield Case(
        "reduce_sum_and_max",
        lambda x: lax.reduce((x, x), (np.float32(0), np.float32(-np.inf)), both, (1,)),
        [x],
        LOOSE,
    )
    pair = lambda a, b: (a[0] + b[0], a[1] * b[1])
    yield Case(
        "reduce_two_types",
        lambda x, y: lax.reduce((x, y), (np.float32(0), np.int32(1)), pair, (0,)),
        [x, i],
        LOOSE,
    )

    def best(a, b):
        value, place = a
        other, there = b
        first = (value > other) | ((value == other) & (place < there))
        return jnp.where(first, value, other), jnp.where(first, place, there)

    places = lambda x: lax.broadcasted_iota(jnp.int32, x.shape, 1)
    yield Case(
        "reduce_best_and_place",
        lambda x: lax.reduce((x, places(x)), (np.float32(-np.inf), np.int32(99)), best, (1,)),
        [x],
        EXACT,
    )

    def welford(a, b):
        n, mean, m2 = a
        count, other, more = b
        total = n + count
        safe = jnp.maximum(total, 1)
        step = other - mean
        return total, mean + step * count / safe, m2 + more + step * step * n * count / safe

    start = tuple(np.float32(0) for _ in range(3))
    yield Case(
        "reduce_welford",
        lambda x: lax.reduce((jnp.ones_like(x), x, jnp.zeros_like(x)), start, welford, (1,)),
        [x],
        LOOSE,
    )
    softplus = lambda a, b: jnp.logaddexp(a, b)
    yield Case(
        "reduce_logaddexp", lambda x: lax.reduce(x, np.float32(-np.inf), softplus, (1,)), [x], LOOSE
    )
    saturating = lambda a, b: jnp.minimum(a + b, 1.0)
    yield Case(
        "reduce_saturating_sum",
        lambda x: lax.reduce(x, np.float32(0), saturating, (1,)),
        [uniform("f32", 5, 9, high=0.3)],
        LOOSE,
    )
    yield Case(
        "reduce_xor_bits",
        lambda x: lax.reduce(x, np.uint32(0), lax.bitwise_xor, (0, 1)),
        [mixed("ui32", 7, 5)],
        EXACT,
    )
    yield Case("parity", lambda x: lax.reduce_xor(x & 1, (0,)), [finite("i16", 31)], EXACT)
