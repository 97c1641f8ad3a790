"""Elements written at positions known only at run time: dynamic updates, scatter in all its kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
from case import EXACT, Case, Draw, finite, given, integers, mixed, text
from jax import lax

SOME = ("f32", "bf16", "i1", "i8", "ui16", "i64", "f64", "f8E4M3FN")
MODES = ("clip", "fill", "promise_in_bounds")


def cases() -> Iterator[Case]:
    yield from dynamic_updates()
    yield from scatters()
    yield from raw_scatters()


def exact(name: str, function: Callable[..., Any], *args: Draw) -> Case:
    return Case(name, function, args, EXACT)


def places(count: int, *shape: int, beyond: int = 0, dtype: str = "i32") -> Draw:
    """Indices of `count` elements, `beyond` the range on both sides."""
    return integers(dtype, *shape, low=-beyond, high=count + beyond)


def dynamic_updates() -> Iterator[Case]:
    for dtype in SOME:
        function = lambda x, u, i, j: lax.dynamic_update_slice(x, u, (i, j))
        yield exact(
            f"dynamic_update_slice_{dtype}",
            function,
            mixed(dtype, 7, 9),
            mixed(dtype, 3, 4),
            given(2, "i32"),
            given(5, "i32"),
        )
    for start in (-20, -1, 0, 3, 6, 99):
        function = lambda x, u, i: lax.dynamic_update_slice(x, u, (i,))
        name = f"dynamic_update_slice_at_{start}".replace("-", "m")
        yield exact(name, function, mixed("f32", 7), mixed("f32", 4), given(start, "i64"))
    for shape, sizes in (
        ((5,), (5,)),
        ((5,), (0,)),
        ((3, 1), (2, 1)),
        ((2, 3, 5), (1, 2, 5)),
        ((), ()),
    ):
        function = lambda x, u, *i: lax.dynamic_update_slice(x, u, i)
        starts = [places(3, beyond=1) for _ in shape]
        yield exact(
            f"dynamic_update_slice_{text(shape)}_{text(sizes)}",
            function,
            mixed("f32", *shape),
            mixed("f32", *sizes),
            *starts,
        )
    yield exact(
        "dynamic_update_index",
        lambda x, u, i: lax.dynamic_update_index_in_dim(x, u, i, 0),
        mixed("f32", 5, 3),
        mixed("f32", 3),
        given(2, "i32"),
    )
    yield exact(
        "dynamic_update_of_scaled",
        lambda x, u, i: lax.dynamic_update_slice(x * 2, u + 1, (i,)) - 1,
        mixed("i32", 7),
        mixed("i32", 3),
        given(2, "i32"),
    )
    cache = lambda k, new, i: lax.dynamic_update_slice_in_dim(k, new[:, None], i, 1)
    yield exact("cache_update", cache, mixed("bf16", 2, 8, 3), mixed("bf16", 2, 3), given(5, "i32"))
    yield exact(
        "dynamic_update_batched",
        jax.vmap(lambda x, u, i: lax.dynamic_update_slice(x, u, (i,))),
        mixed("f32", 4, 9),
        mixed("f32", 4, 3),
        places(7, 4),
    )


UPDATES = ("set", "add", "multiply", "min", "max", "subtract")


def scatters() -> Iterator[Case]:
    unique = given([4, 0, 3], "i32")
    for kind in UPDATES:
        for dtype in ("f32", "bf16", "i32", "ui8", "f64"):
            function = lambda x, i, u, k=kind: getattr(x.at[i], k)(u)
            draw = finite(dtype, 5, 2) if dtype[0] in "fb" else mixed(dtype, 5, 2)
            updates = finite(dtype, 3, 2) if dtype[0] in "fb" else mixed(dtype, 3, 2)
            yield exact(f"at_{kind}_{dtype}", function, draw, unique, updates)
        if kind == "set":
            continue
        function = lambda x, i, u, k=kind: getattr(x.at[i], k)(u)
        repeated = [
            integers("f32", 5, 2, low=1, high=4),
            places(5, 9),
            integers("f32", 9, 2, low=1, high=3),
        ]
        yield exact(f"at_{kind}_repeated", function, *repeated)
        beyond = [
            integers("i32", 5, 2, low=1, high=4),
            places(5, 9, beyond=4),
            integers("i32", 9, 2, low=1, high=3),
        ]
        yield exact(f"at_{kind}_out_of_bounds_dropped", function, *beyond)
    for mode in MODES:
        function = lambda x, i, u, m=mode: x.at[i].add(u, mode=m)
        index = places(5, 6, beyond=0 if mode == "promise_in_bounds" else 6)
        yield exact(f"at_add_{mode}", function, mixed("i32", 5), index, mixed("i32", 6))
    x, u = mixed("f32", 5, 7), finite("f32", 3, 7)
    yield exact(
        "at_set_unique_sorted",
        lambda x, u: x.at[jnp.array([0, 2, 4])].set(
            u, unique_indices=True, indices_are_sorted=True
        ),
        x,
        u,
    )
    yield exact("at_set_drop", lambda x, u: x.at[jnp.array([0, 9, -9])].set(u, mode="drop"), x, u)
    yield exact("at_set_column", lambda x, i: x.at[:, i].set(0), x, given(3, "i32"))
    yield exact("at_set_static_slice", lambda x, u: x.at[1:4].set(u), x, u)
    yield exact("at_add_strided", lambda x: x.at[::2, 1:-1].add(1), mixed("i32", 5, 7))
    yield exact("at_set_scalar", lambda x, i: x.at[i, 2].set(9), x, given(1, "i32"))
    yield exact(
        "at_set_point_pairs",
        lambda x, i, j: x.at[i, j].set(1.0),
        x,
        given([0, 1, 4], "i32"),
        given([6, 0, 3], "i32"),
    )
    yield exact("at_apply", lambda x, i: x.at[i].apply(jnp.negative), x, given([0, 3], "i32"))
    yield exact("at_set_mask", lambda x, m: jnp.where(m, 0, x), x, mixed("i1", 5, 7))
    yield exact("histogram", lambda i: jnp.zeros(7, jnp.int32).at[i].add(1), places(7, 29))
    yield exact("bincount", lambda i: jnp.bincount(i, length=7), places(7, 29))
    yield exact(
        "segment_sum",
        lambda x, i: jax.ops.segment_sum(x, i, 4),
        integers("f32", 9, 2, low=-9, high=9),
        places(4, 9),
    )
    yield exact(
        "segment_max",
        lambda x, i: jax.ops.segment_max(x, i, 4),
        integers("f32", 9, low=-9, high=9),
        places(4, 9),
    )
    yield exact(
        "segment_prod",
        lambda x, i: jax.ops.segment_prod(x, i, 4),
        integers("i32", 9, low=1, high=4),
        places(4, 9),
    )
    yield exact(
        "segment_min", lambda x, i: jax.ops.segment_min(x, i, 4), mixed("i32", 9), places(4, 9)
    )
    yield exact(
        "scatter_batched",
        jax.vmap(lambda x, i, u: x.at[i].add(u)),
        mixed("i32", 3, 5),
        places(5, 3, 4),
        mixed("i32", 3, 4),
    )
    yield exact(
        "scatter_windows",
        lambda x, i, u: x.at[i[0], i[1]].set(u),
        mixed("f32", 4, 5, 3),
        given([[0, 3], [1, 4]], "i32"),
        mixed("f32", 2, 3),
    )
    yield exact(
        "scatter_empty_updates", lambda x, i, u: x.at[i].add(u), x, places(5, 0), mixed("f32", 0, 7)
    )
    yield exact(
        "scatter_into_empty",
        lambda x, i, u: x.at[i].add(u),
        mixed("f32", 0, 2),
        places(1, 3),
        mixed("f32", 3, 2),
    )
    yield exact(
        "scatter_into_scaled", lambda x, i: (x * 2).at[i].add(1) + 1, mixed("i32", 7), places(7, 4)
    )
    yield exact(
        "put_along_axis",
        lambda x, i, u: jnp.put_along_axis(x, i, u, 1, inplace=False),
        mixed("f32", 3, 5),
        given([[0], [4], [2]], "i32"),
        mixed("f32", 3, 1),
    )
    yield exact(
        "inverse_permutation",
        lambda p: jnp.zeros(5, jnp.int32).at[p].set(jnp.arange(5, dtype=jnp.int32)),
        given([3, 1, 4, 0, 2], "i32"),
    )
    for dtype in SOME:
        yield exact(
            f"at_set_index_{dtype}",
            lambda x, i, u: x.at[i].set(u),
            mixed(dtype, 5, 3),
            given([4, 1], "i32"),
            mixed(dtype, 2, 3),
        )


def raw_scatters() -> Iterator[Case]:
    """lax.scatter* with dimension numbers of all sorts: operand, indices, updates."""
    numbers = lax.ScatterDimensionNumbers
    table = {
        "rows": ((5, 7), (4, 1), (4, 7), numbers((1,), (0,), (0,))),
        "columns": ((5, 7), (4, 1), (5, 4), numbers((0,), (1,), (1,))),
        "windows": ((5, 7), (3, 2), (3, 2, 3), numbers((1, 2), (), (0, 1))),
        "windows_swapped_indices": ((5, 7), (3, 2), (3, 2, 3), numbers((1, 2), (), (1, 0))),
        "one_window": ((5, 7), (2,), (2, 3), numbers((0, 1), (), (0, 1))),
        "points": ((5, 7), (6, 2), (6,), numbers((), (0, 1), (0, 1))),
        "batched": ((3, 5, 7), (3, 4, 1), (3, 4, 7), numbers((2,), (1,), (1,), (0,), (0,))),
        "batched_last": ((5, 3), (4, 3, 1), (4, 3), numbers((), (0,), (0,), (1,), (1,))),
    }  # fmt: skip
    functions = {
        "add": lax.scatter_add,
        "max": lax.scatter_max,
        "mul": lax.scatter_mul,
        "min": lax.scatter_min,
        "sub": lax.scatter_sub,
    }
    for name, (operand, indices, updates, dims) in table.items():
        for kind in ("add", "max"):
            for mode in ("clip", "fill"):
                function = lambda x, i, u, f=functions[kind], d=dims, m=mode: f(x, i, u, d, mode=m)
                yield exact(
                    f"scatter_{kind}_{name}_{mode}",
                    function,
                    mixed("i32", *operand),
                    places(5, *indices, beyond=2),
                    mixed("i32", *updates),
                )
    for kind, function in functions.items():
        operand, indices, updates, dims = table["rows"]
        wrapped = lambda x, i, u, f=function, d=dims: f(x, i, u, d, mode="promise_in_bounds")
        yield exact(
            f"scatter_{kind}_rows_f32",
            wrapped,
            integers("f32", *operand, low=-3, high=4),
            places(5, *indices),
            integers("f32", *updates, low=-3, high=4),
        )
    apply = lambda x, i: lax.scatter_apply(
        x, i, lambda v: v * v + 1, table["points"][3], update_shape=(3,), unique_indices=True
    )
    yield exact(
        "scatter_apply",
        apply,
        integers("f32", 5, 7, low=-3, high=4),
        given([[0, 1], [4, 6], [2, 2]], "i32"),
    )
