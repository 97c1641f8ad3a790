"""Window reductions, pooling and its gradients, cumulative sums and the like."""

from __future__ import annotations

from collections.abc import Iterator

import jax
import jax.numpy as jnp
import numpy as np
from case import EXACT, FLOATS, INTEGERS, LOOSE, Case, integers, mixed, normal, text, uniform
from jax import lax
from jax._src.lax.windowed_reductions import _select_and_scatter

WINDOWS = (
    # shape, window, strides, padding, base dilation, window dilation
    ((9,), (3,), (1,), "VALID", None, None),
    ((9,), (3,), (2,), "SAME", None, None),
    ((9,), (4,), (3,), ((2, 1),), None, None),
    ((9,), (3,), (1,), ((0, 0),), (2,), None),
    ((9,), (3,), (1,), ((2, 2),), None, (2,)),
    ((9,), (2,), (2,), ((1, 3),), (3,), (2,)),
    ((7, 9), (2, 3), (1, 1), "VALID", None, None),
    ((7, 9), (3, 3), (2, 2), "SAME", None, None),
    ((7, 9), (1, 3), (1, 2), "VALID", None, None),
    ((7, 9), (7, 9), (1, 1), "VALID", None, None),
    ((5, 6), (2, 2), (1, 2), ((1, 1), (0, 2)), (2, 1), (1, 2)),
    ((2, 6, 6, 3), (1, 2, 2, 1), (1, 2, 2, 1), "VALID", None, None),
    ((2, 5, 5, 3), (1, 3, 3, 1), (1, 2, 2, 1), "SAME", None, None),
    ((1, 2, 6, 6), (1, 1, 3, 3), (1, 1, 2, 2), ((0, 0), (0, 0), (1, 1), (1, 1)), None, None),
    ((3, 0), (1, 1), (1, 1), "VALID", None, None),
    ((2,), (3,), (1,), "VALID", None, None),
    ((), (), (), "VALID", None, None),
)


def cases() -> Iterator[Case]:
    yield from windows()
    yield from general_windows()
    yield from pooling()
    yield from pooling_gradients()
    yield from scans()


def windows() -> Iterator[Case]:
    kinds = {
        "sum": (lax.add, 0),
        "max": (lax.max, -np.inf),
        "min": (lax.min, np.inf),
        "prod": (lax.mul, 1),
    }
    for shape, window, strides, padding, base, dilation in WINDOWS:
        spelled = (
            padding.lower() if isinstance(padding, str) else "_".join(f"{a}{b}" for a, b in padding)
        )
        tail = "_".join(
            filter(
                None,
                [
                    text(shape),
                    text(window),
                    text(strides),
                    spelled,
                    text(base or ()) * bool(base),
                    text(dilation or ()) * bool(dilation),
                ],
            )
        )
        for kind in ("sum", "max"):
            combine, init = kinds[kind]
            function = lambda x, c=combine, v=init, a=(window, strides, padding, base, dilation): (
                lax.reduce_window(x, np.float32(v), c, *a)
            )
            yield Case(f"reduce_window_{kind}_{tail}", function, [normal("f32", *shape)], LOOSE)
    plain = ((2, 3), (1, 2), "SAME")
    for dtype in FLOATS:
        for kind, (combine, init) in kinds.items():
            function = lambda x, c=combine, v=init: lax.reduce_window(x, x.dtype.type(v), c, *plain)
            yield Case(
                f"reduce_window_{kind}_{dtype}",
                function,
                [uniform(dtype, 5, 7, low=0.5, high=2)],
                LOOSE,
                "f64",
            )
    for dtype in INTEGERS:
        for kind, (combine, _) in kinds.items():
            limits = np.iinfo(dtype.replace("i", "int"))
            init = {"sum": 0, "prod": 1, "max": limits.min, "min": limits.max}[kind]
            function = lambda x, c=combine, v=init: lax.reduce_window(x, x.dtype.type(v), c, *plain)
            yield Case(f"reduce_window_{kind}_{dtype}", function, [mixed(dtype, 5, 7)], EXACT)


def general_windows() -> Iterator[Case]:
    """Other combiners, initial values, and several operands."""
    x = [normal("f32", 5, 7)]
    plain = ((2, 3), (1, 2), "VALID")
    yield Case(
        "reduce_window_sum_from_2",
        lambda x: lax.reduce_window(x, np.float32(2), lax.add, *plain),
        x,
        LOOSE,
    )
    yield Case(
        "reduce_window_or",
        lambda x: lax.reduce_window(x > 1, False, lax.bitwise_or, *plain),
        x,
        EXACT,
    )
    yield Case(
        "reduce_window_and",
        lambda x: lax.reduce_window(x, np.int32(-1), lax.bitwise_and, *plain),
        [mixed("i32", 5, 7)],
        EXACT,
    )
    yield Case(
        "reduce_window_max_nan",
        lambda x: lax.reduce_window(x, -np.inf, lax.max, *plain),
        [mixed("f32", 5, 7)],
        EXACT,
        "f64",
    )
    both = lambda a, b: (a[0] + b[0], lax.max(a[1], b[1]))
    yield Case(
        "reduce_window_sum_and_max",
        lambda x: lax.reduce_window((x, x), (np.float32(0), np.float32(-np.inf)), both, *plain),
        x,
        LOOSE,
    )
    yield Case(
        "reduce_window_logaddexp",
        lambda x: lax.reduce_window(x, np.float32(-np.inf), jnp.logaddexp, *plain),
        x,
        LOOSE,
    )
    yield Case(
        "window_of_sum",
        lambda x: lax.reduce_window(x * x, np.float32(0), lax.add, *plain) / 6,
        x,
        LOOSE,
    )
    yield Case(
        "local_response",
        lambda x: (
            x / (1 + lax.reduce_window(x * x, np.float32(0), lax.add, (1, 5), (1, 1), "SAME"))
        ),
        x,
        LOOSE,
    )


def max_pool(x, window=(1, 2, 2, 1), strides=(1, 2, 2, 1), padding="VALID"):
    return lax.reduce_window(x, -jnp.inf, lax.max, window, strides, padding)


def mean_pool(x, window=(1, 2, 2, 1), strides=(1, 2, 2, 1), padding="VALID"):
    total = lax.reduce_window(x, 0.0, lax.add, window, strides, padding)
    return total / lax.reduce_window(jnp.ones_like(x), 0.0, lax.add, window, strides, padding)


def pooling() -> Iterator[Case]:
    images = [normal("f32", 2, 6, 6, 3)]
    yield Case("max_pool", max_pool, images, EXACT)
    yield Case(
        "max_pool_overlapping",
        lambda x: max_pool(x, (1, 3, 3, 1), (1, 2, 2, 1), "SAME"),
        images,
        EXACT,
    )
    yield Case("mean_pool", mean_pool, images, LOOSE)
    yield Case(
        "mean_pool_same", lambda x: mean_pool(x, (1, 3, 3, 1), (1, 2, 2, 1), "SAME"), images, LOOSE
    )
    yield Case("global_mean_pool", lambda x: x.mean((1, 2)), images, LOOSE)
    yield Case(
        "max_pool_nchw_bf16",
        lambda x: max_pool(x, (1, 1, 2, 2), (1, 1, 2, 2)),
        [normal("bf16", 2, 3, 6, 6)],
        EXACT,
    )
    yield Case(
        "max_pool_1d",
        lambda x: max_pool(x, (1, 3, 1), (1, 1, 1), "SAME"),
        [normal("f32", 2, 9, 3)],
        EXACT,
    )
    yield Case(
        "max_pool_3d",
        lambda x: max_pool(x, (1, 2, 2, 2, 1), (1, 2, 2, 2, 1)),
        [normal("f32", 1, 4, 4, 4, 2)],
        EXACT,
    )
    yield Case("max_pool_then_relu", lambda x: jnp.maximum(max_pool(x), 0), images, EXACT)
    yield Case("relu_then_max_pool", lambda x: max_pool(jnp.maximum(x, 0)), images, EXACT)


def pooling_gradients() -> Iterator[Case]:
    images, weights = normal("f32", 2, 6, 6, 3), normal("f32", 2, 3, 3, 3)
    ties = integers("f32", 2, 6, 6, 3, low=0, high=3)
    loss = lambda x, w, pool: jnp.sum(pool(x) * w)
    yield Case(
        "grad_max_pool", lambda x, w: jax.grad(loss)(x, w, max_pool), [images, weights], LOOSE
    )
    yield Case(
        "grad_max_pool_of_ties", lambda x, w: jax.grad(loss)(x, w, max_pool), [ties, weights], LOOSE
    )
    overlapping = lambda x: max_pool(x, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    yield Case(
        "grad_max_pool_overlapping",
        lambda x, w: jax.grad(loss)(x, w, overlapping),
        [images, weights],
        LOOSE,
    )
    yield Case(
        "grad_mean_pool", lambda x, w: jax.grad(loss)(x, w, mean_pool), [images, weights], LOOSE
    )
    mean = lambda x: mean_pool(x, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    yield Case(
        "grad_mean_pool_overlapping",
        lambda x, w: jax.grad(loss)(x, w, mean),
        [images, weights],
        LOOSE,
    )
    lowest = lambda x: lax.reduce_window(x, jnp.inf, lax.min, (2,), (2,), "VALID")
    yield Case(
        "grad_min_pool", jax.grad(lambda x: jnp.sum(lowest(x) ** 2)), [normal("f32", 8)], LOOSE
    )
    yield Case(
        "tangent_max_pool",
        lambda x, t: jax.jvp(max_pool, (x,), (t,))[1],
        [images, normal("f32", 2, 6, 6, 3)],
        LOOSE,
    )
    yield Case(
        "grad_grad_max_pool",
        lambda x, w: jax.grad(
            lambda x: jnp.sum(jax.grad(loss)(x, w, lambda x: max_pool(x) ** 2) ** 2)
        )(x),
        [images, weights],
        LOOSE,
    )
    for dtype in ("f32", "bf16", "f64"):
        function = lambda x, s: jax.vjp(
            lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (2, 2), "VALID"), x
        )[1](s)[0]
        yield Case(
            f"select_and_scatter_add_{dtype}",
            function,
            [normal(dtype, 4, 6), normal(dtype, 2, 3)],
            LOOSE,
        )
    for name, select, join in (
        ("add", lax.ge, lax.add),
        ("max", lax.le, lax.max),
        ("mul", lax.ge, lax.mul),
    ):
        function = lambda x, s, a=select, b=join: _select_and_scatter(
            x, a, (2, 3), (1, 2), ((0, 1), (1, 0)), s, np.float32(1), b
        )
        yield Case(
            f"select_and_scatter_{name}",
            function,
            [normal("f32", 4, 6), normal("f32", 4, 3)],
            LOOSE,
        )


def scans() -> Iterator[Case]:
    kinds = {
        "cumsum": lax.cumsum,
        "cumprod": lax.cumprod,
        "cummax": lax.cummax,
        "cummin": lax.cummin,
        "cumlogsumexp": lax.cumlogsumexp,
    }
    for kind, function in kinds.items():
        for dtype in FLOATS:
            scan = lambda x, f=function: f(x, axis=1)
            yield Case(
                f"{kind}_{dtype}", scan, [uniform(dtype, 5, 13, low=0.6, high=1.5)], LOOSE, "f64"
            )
        if kind != "cumlogsumexp":
            for dtype in INTEGERS:
                yield Case(
                    f"{kind}_{dtype}",
                    lambda x, f=function: f(x, axis=1),
                    [mixed(dtype, 3, 9)],
                    EXACT,
                )
        for shape, axis in (
            ((7,), 0),
            ((5, 3), 0),
            ((2, 3, 5), 1),
            ((1, 1), 0),
            ((0, 3), 1),
            ((3, 0), 1),
            ((2, 65), 1),
            ((33, 2), 0),
        ):
            draw = uniform("f32", *shape, low=0.6, high=1.5)
            yield Case(
                f"{kind}_{text(shape)}_axis_{axis}",
                lambda x, f=function, a=axis: f(x, axis=a),
                [draw],
                LOOSE,
                "f64",
            )
        reverse = lambda x, f=function: f(x, axis=1, reverse=True)
        yield Case(
            f"{kind}_reverse", reverse, [uniform("f32", 3, 9, low=0.6, high=1.5)], LOOSE, "f64"
        )
        yield Case(
            f"{kind}_reverse_axis_0",
            lambda x, f=function: f(x, axis=0, reverse=True),
            [uniform("f64", 9, 3, low=0.6, high=1.5)],
            LOOSE,
        )
        gradient = jax.grad(lambda x, f=function: jnp.sum(f(x, axis=0) ** 2))
        yield Case(
            f"grad_{kind}", gradient, [uniform("f32", 9, 2, low=0.6, high=1.5)], LOOSE, "f64"
        )
    for kind in ("cummax", "cummin"):
        yield Case(
            f"{kind}_special", lambda x, f=kinds[kind]: f(x), [mixed("f32", 31)], EXACT, "f64"
        )
    yield Case("jnp_cumsum_flat", jnp.cumsum, [mixed("i32", 3, 5)], EXACT)
    yield Case("jnp_cumsum_of_bools", lambda x: jnp.cumsum(x > 0), [normal("f32", 9)], EXACT)
    yield Case(
        "positions_by_cumsum",
        lambda m: jnp.cumsum(m, axis=1) * m - 1,
        [integers("i32", 3, 9, low=0, high=2)],
        EXACT,
    )
    yield Case("exclusive_cumsum", lambda x: jnp.cumsum(x) - x, [mixed("i32", 9)], EXACT)
    yield Case(
        "cumsum_normalized",
        lambda x: jnp.cumsum(jax.nn.softmax(x), axis=-1),
        [normal("f32", 5, 9)],
        LOOSE,
    )
    yield Case(
        "associative_scan_add", lambda x: lax.associative_scan(jnp.add, x), [mixed("i32", 9)], EXACT
    )
    linear = lambda a, b: (a[0] * b[0], a[1] * b[0] + b[1])
    yield Case(
        "associative_scan_linear",
        lambda x, y: lax.associative_scan(linear, (x, y)),
        [uniform("f32", 9), normal("f32", 9)],
        LOOSE,
    )
    yield Case(
        "ema_by_scan_of_pairs",
        lambda x: lax.associative_scan(linear, (jnp.full_like(x, 0.9), 0.1 * x))[1],
        [normal("f32", 13)],
        LOOSE,
    )
    yield Case("trapezoid", lambda y: jnp.trapezoid(y, dx=0.1), [normal("f32", 9)], LOOSE)
