"""Elements at places known at run time: dynamic slices, gather and scatter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from case import EXACT, LOOSE, Case, Draw, finite, given, integers, mixed, normal, text
from jax import lax

SOME = ("f32", "bf16", "i1", "i8", "ui16", "i64", "f64", "f8E4M3FN")
MODES = ("clip", "fill", "promise_in_bounds")


def cases() -> Iterator[Case]:
    yield from dynamic_slices()
    yield from dynamic_updates()
    yield from takes()
    yield from fancy()
    yield from raw_gathers()
    yield from scatters()
    yield from raw_scatters()


def exact(name: str, function: Callable[..., Any], *args: Draw) -> Case:
    return Case(name, function, args, EXACT)


def places(count: int, *shape: int, beyond: int = 0, dtype: str = "i32") -> Draw:
    """Indices of `count` elements, `beyond` the range on both sides."""
    return integers(dtype, *shape, low=-beyond, high=count + beyond)


def dynamic_slices() -> Iterator[Case]:
    for dtype in SOME:
        function = lambda x, i, j: lax.dynamic_slice(x, (i, j), (3, 4))
        yield exact(f"dynamic_slice_{dtype}", function, mixed(dtype, 7, 9), given(2, "i32"), given(5, "i32"))
    for start in (-20, -1, 0, 3, 6, 99):
        function = lambda x, i: lax.dynamic_slice(x, (i,), (4,))
        yield exact(f"dynamic_slice_from_{start}".replace("-", "m"), function, mixed("f32", 7), given(start, "i32"))
    for dtype in ("i8", "ui8", "i64", "ui32"):
        function = lambda x, i: lax.dynamic_slice(x, (i, i), (2, 3))
        yield exact(f"dynamic_slice_index_{dtype}", function, mixed("f32", 5, 7), given(3, dtype))
    for shape, sizes in (((5,), (5,)), ((5,), (0,)), ((3, 1), (2, 1)), ((2, 3, 5), (1, 2, 5)), ((0, 3), (0, 2))):
        function = lambda x, *i, s=sizes: lax.dynamic_slice(x, i, s)
        starts = [places(3, beyond=1) for _ in shape]
        yield exact(f"dynamic_slice_{text(shape)}_{text(sizes)}", function, mixed("f32", *shape), *starts)
    yield exact("dynamic_index_in_dim", lambda x, i: lax.dynamic_index_in_dim(x, i, 1, keepdims=False), mixed("f32", 3, 5), given(-2, "i32"))
    yield exact("dynamic_slice_in_dim", lambda x, i: lax.dynamic_slice_in_dim(x, i, 2, axis=1), mixed("f32", 3, 5), given(2, "i32"))
    yield exact("dynamic_slice_of_sum", lambda x, i: lax.dynamic_slice(x + 1, (i,), (3,)) * 2, mixed("i32", 9), given(4, "i32"))
    yield exact("dynamic_slice_at_computed_place", lambda x, i: lax.dynamic_slice(x, (i[0] + i[1],), (2,)), mixed("f32", 9), given([2, 3], "i32"))
    yield exact("dynamic_window_batched", jax.vmap(lambda x, i: lax.dynamic_slice(x, (i,), (3,))), mixed("f32", 4, 9), places(9, 4))


def dynamic_updates() -> Iterator[Case]:
    for dtype in SOME:
        function = lambda x, u, i, j: lax.dynamic_update_slice(x, u, (i, j))
        yield exact(f"dynamic_update_slice_{dtype}", function, mixed(dtype, 7, 9), mixed(dtype, 3, 4), given(2, "i32"), given(5, "i32"))
    for start in (-20, -1, 0, 3, 6, 99):
        function = lambda x, u, i: lax.dynamic_update_slice(x, u, (i,))
        name = f"dynamic_update_slice_at_{start}".replace("-", "m")
        yield exact(name, function, mixed("f32", 7), mixed("f32", 4), given(start, "i64"))
    for shape, sizes in (((5,), (5,)), ((5,), (0,)), ((3, 1), (2, 1)), ((2, 3, 5), (1, 2, 5)), ((), ())):
        function = lambda x, u, *i: lax.dynamic_update_slice(x, u, i)
        starts = [places(3, beyond=1) for _ in shape]
        yield exact(f"dynamic_update_slice_{text(shape)}_{text(sizes)}", function, mixed("f32", *shape), mixed("f32", *sizes), *starts)
    yield exact("dynamic_update_index", lambda x, u, i: lax.dynamic_update_index_in_dim(x, u, i, 0), mixed("f32", 5, 3), mixed("f32", 3), given(2, "i32"))
    yield exact("dynamic_update_of_scaled", lambda x, u, i: lax.dynamic_update_slice(x * 2, u + 1, (i,)) - 1, mixed("i32", 7), mixed("i32", 3), given(2, "i32"))
    cache = lambda k, new, i: lax.dynamic_update_slice_in_dim(k, new[:, None], i, 1)
    yield exact("cache_update", cache, mixed("bf16", 2, 8, 3), mixed("bf16", 2, 3), given(5, "i32"))
    yield exact("dynamic_update_batched", jax.vmap(lambda x, u, i: lax.dynamic_update_slice(x, u, (i,))), mixed("f32", 4, 9), mixed("f32", 4, 3), places(7, 4))


def takes() -> Iterator[Case]:
    for mode in ("clip", "fill", "wrap"):
        beyond = 4
        for axis in (0, 1, None):
            function = lambda x, i, a=axis, m=mode: jnp.take(x, i, axis=a, mode=m)
            count = 5 if axis == 0 else 7
            name = f"take_{mode}_axis_{'all' if axis is None else axis}"
            yield exact(name, function, mixed("f32", 5, 7), places(count, 2, 3, beyond=beyond))
    for dtype in SOME:
        yield exact(f"take_{dtype}", lambda x, i: jnp.take(x, i, axis=0, mode="clip"), mixed(dtype, 5, 3), places(5, 6, beyond=2))
    for dtype in ("i8", "i16", "i64", "ui8", "ui16", "ui32", "ui64"):
        yield exact(f"take_index_{dtype}", lambda x, i: jnp.take(x, i, axis=0, mode="clip"), mixed("f32", 5, 3), places(5, 6, dtype=dtype))
    for shape, indices in (((5,), ()), ((5,), (0,)), ((1,), (3,)), ((5, 0), (2,)), ((5, 2, 3), (2, 2))):
        yield exact(f"take_{text(shape)}_at_{text(indices)}", lambda x, i: jnp.take(x, i, axis=0), mixed("f32", *shape), places(shape[0], *indices))
    for fill in (0.0, 7.5, np.nan):
        function = lambda x, i, v=fill: jnp.take(x, i, axis=0, mode="fill", fill_value=v)
        yield exact(f"take_fill_{fill}", function, mixed("f32", 5, 2), places(5, 7, beyond=5))
    for dtype in ("i32", "ui8", "bf16", "i1"):
        yield exact(f"take_default_fill_{dtype}", lambda x, i: jnp.take(x, i, axis=0), mixed(dtype, 5, 2), places(5, 7, beyond=5))
    for axis in (0, 1, -1):
        count = (4, 5, 6)[axis]
        shape = [4, 5, 6]
        shape[axis] = 3
        function = lambda x, i, a=axis: jnp.take_along_axis(x, i, a)
        yield exact(f"take_along_axis_{axis}".replace("-", "m"), function, mixed("f32", 4, 5, 6), places(count, *shape))
    yield exact("embedding", lambda table, i: table[i], mixed("f32", 11, 5), places(11, 2, 7))
    yield exact("embedding_scaled", lambda table, i: table[i] * 2 + 1, mixed("i32", 11, 5), places(11, 7))
    yield Case("embedding_sum", lambda table, i: table[i].sum(axis=1), [normal("f32", 11, 5), places(11, 3, 4)], LOOSE)
    yield exact("label_logits", lambda x, y: jnp.take_along_axis(x, y[:, None], axis=1)[:, 0], normal("f32", 7, 13), places(13, 7))
    yield exact("permute_rows", lambda x: x[jnp.array([3, 1, 0, 2])], mixed("f32", 4, 5))
    yield exact("take_of_take", lambda x, i, j: x[i][j], mixed("f32", 9, 2), places(9, 5), places(5, 3))


def fancy() -> Iterator[Case]:
    x, i, j = mixed("f32", 5, 7), places(5, 4), places(7, 4)
    yield exact("index_pairs", lambda x, i, j: x[i, j], x, i, j)
    yield exact("index_pairs_negative", lambda x, i, j: x[i, j], x, places(5, 4, beyond=0), integers("i32", 4, low=-7, high=7))
    yield exact("index_grid", lambda x, i, j: x[i[:, None], j], x, i, j)
    yield exact("index_middle", lambda x, i: x[:, i, 1:], mixed("f32", 3, 5, 4), i)
    yield exact("index_apart", lambda x, i: x[i, :, i], mixed("f32", 5, 3, 5), i)
    yield exact("index_scalar", lambda x, i: x[i], x, given(3, "i32"))
    yield exact("index_scalars", lambda x, i, j: x[i, j], x, given(-1, "i32"), given(2, "i32"))
    yield exact("index_range_and_array", lambda x, i: x[1:4, i], x, places(7, 3))
    yield exact("at_get_clip", lambda x, i: x.at[i].get(mode="clip"), x, places(5, 6, beyond=9))
    yield exact("at_get_fill", lambda x, i: x.at[i].get(mode="fill", fill_value=-1.0), x, places(5, 6, beyond=9))
    yield exact("at_get_promise", lambda x, i: x.at[i].get(mode="promise_in_bounds", unique_indices=True, indices_are_sorted=True), x, given([0, 2, 4], "i32"))
    yield exact("gather_batched", jax.vmap(lambda x, i: x[i]), mixed("f32", 3, 5), places(5, 3, 4))
    yield exact("gather_batched_twice", jax.vmap(jax.vmap(lambda x, i: x[i])), mixed("f32", 2, 3, 5), places(5, 2, 3, 4))
    yield exact("windows", lambda x, i: jax.vmap(lambda s: lax.dynamic_slice_in_dim(x, s, 2))(i), x, places(5, 4, beyond=2))
    yield exact("searchsorted_unrolled", lambda x, v: jnp.searchsorted(x, v, method="compare_all"), given([1, 3, 5, 7.0], "f32"), normal("f32", 5, scale=4))


def raw_gathers() -> Iterator[Case]:
    """lax.gather with dimension numbers of all sorts: operand, indices, slice sizes."""
    numbers = lax.GatherDimensionNumbers
    table = {
        "rows": ((5, 7), (4, 1), (1, 7), numbers((1,), (0,), (0,))),
        "columns": ((5, 7), (4, 1), (5, 1), numbers((0,), (1,), (1,))),
        "windows": ((5, 7), (4, 2), (2, 3), numbers((1, 2), (), (0, 1))),
        "windows_swapped_indices": ((5, 7), (4, 2), (2, 3), numbers((1, 2), (), (1, 0))),
        "windows_first": ((5, 7), (4, 2), (2, 3), numbers((0, 2), (), (0, 1))),
        "one_window": ((5, 7), (2,), (2, 3), numbers((0, 1), (), (0, 1))),
        "partial": ((5, 7, 3), (2, 2, 1), (2, 1, 3), numbers((2, 3), (1,), (0,))),
        "points": ((5, 7), (6, 2), (1, 1), numbers((), (0, 1), (0, 1))),
        "whole": ((5, 7), (3, 0), (5, 7), numbers((1, 2), (), ())),
        "batched": ((3, 5, 7), (3, 4, 1), (1, 1, 7), numbers((2,), (1,), (1,), (0,), (0,))),
        "batched_last": ((5, 3), (4, 3, 1), (1, 1), numbers((), (0,), (0,), (1,), (1,))),
        "empty_slice": ((5, 7), (4, 1), (1, 0), numbers((1,), (0,), (0,))),
        "no_indices": ((5, 7), (0, 1), (1, 7), numbers((1,), (0,), (0,))),
    }  # fmt: skip
    for name, (operand, indices, sizes, dims) in table.items():
        for mode in ("clip", "fill", "promise_in_bounds"):
            beyond = 0 if mode == "promise_in_bounds" else 3
            function = lambda x, i, d=dims, s=sizes, m=mode: lax.gather(x, i, d, s, mode=m)
            low = 3 if beyond == 0 else 5
            yield exact(f"gather_{name}_{mode}", function, mixed("f32", *operand), places(low, *indices, beyond=beyond))


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
        repeated = [integers("f32", 5, 2, low=1, high=4), places(5, 9), integers("f32", 9, 2, low=1, high=3)]
        yield exact(f"at_{kind}_repeated", function, *repeated)
        beyond = [integers("i32", 5, 2, low=1, high=4), places(5, 9, beyond=4), integers("i32", 9, 2, low=1, high=3)]
        yield exact(f"at_{kind}_out_of_bounds_dropped", function, *beyond)
    for mode in MODES:
        function = lambda x, i, u, m=mode: x.at[i].add(u, mode=m)
        index = places(5, 6, beyond=0 if mode == "promise_in_bounds" else 6)
        yield exact(f"at_add_{mode}", function, mixed("i32", 5), index, mixed("i32", 6))
    x, u = mixed("f32", 5, 7), finite("f32", 3, 7)
    yield exact("at_set_unique_sorted", lambda x, u: x.at[jnp.array([0, 2, 4])].set(u, unique_indices=True, indices_are_sorted=True), x, u)
    yield exact("at_set_drop", lambda x, u: x.at[jnp.array([0, 9, -9])].set(u, mode="drop"), x, u)
    yield exact("at_set_column", lambda x, i: x.at[:, i].set(0), x, given(3, "i32"))
    yield exact("at_set_static_slice", lambda x, u: x.at[1:4].set(u), x, u)
    yield exact("at_add_strided", lambda x: x.at[::2, 1:-1].add(1), mixed("i32", 5, 7))
    yield exact("at_set_scalar", lambda x, i: x.at[i, 2].set(9), x, given(1, "i32"))
    yield exact("at_set_point_pairs", lambda x, i, j: x.at[i, j].set(1.0), x, given([0, 1, 4], "i32"), given([6, 0, 3], "i32"))
    yield exact("at_apply", lambda x, i: x.at[i].apply(jnp.negative), x, given([0, 3], "i32"))
    yield exact("at_set_mask", lambda x, m: jnp.where(m, 0, x), x, mixed("i1", 5, 7))
    yield exact("histogram", lambda i: jnp.zeros(7, jnp.int32).at[i].add(1), places(7, 29))
    yield exact("bincount", lambda i: jnp.bincount(i, length=7), places(7, 29))
    yield exact("segment_sum", lambda x, i: jax.ops.segment_sum(x, i, 4), integers("f32", 9, 2, low=-9, high=9), places(4, 9))
    yield exact("segment_max", lambda x, i: jax.ops.segment_max(x, i, 4), integers("f32", 9, low=-9, high=9), places(4, 9))
    yield exact("segment_prod", lambda x, i: jax.ops.segment_prod(x, i, 4), integers("i32", 9, low=1, high=4), places(4, 9))
    yield exact("segment_min", lambda x, i: jax.ops.segment_min(x, i, 4), mixed("i32", 9), places(4, 9))
    yield exact("scatter_batched", jax.vmap(lambda x, i, u: x.at[i].add(u)), mixed("i32", 3, 5), places(5, 3, 4), mixed("i32", 3, 4))
    yield exact("scatter_windows", lambda x, i, u: x.at[i[0], i[1]].set(u), mixed("f32", 4, 5, 3), given([[0, 3], [1, 4]], "i32"), mixed("f32", 2, 3))
    yield exact("scatter_empty_updates", lambda x, i, u: x.at[i].add(u), x, places(5, 0), mixed("f32", 0, 7))
    yield exact("scatter_into_empty", lambda x, i, u: x.at[i].add(u), mixed("f32", 0, 2), places(1, 3), mixed("f32", 3, 2))
    yield exact("scatter_into_scaled", lambda x, i: (x * 2).at[i].add(1) + 1, mixed("i32", 7), places(7, 4))
    yield exact("put_along_axis", lambda x, i, u: jnp.put_along_axis(x, i, u, 1, inplace=False), mixed("f32", 3, 5), given([[0], [4], [2]], "i32"), mixed("f32", 3, 1))
    yield exact("inverse_permutation", lambda p: jnp.zeros(5, jnp.int32).at[p].set(jnp.arange(5, dtype=jnp.int32)), given([3, 1, 4, 0, 2], "i32"))
    for dtype in SOME:
        yield exact(f"at_set_index_{dtype}", lambda x, i, u: x.at[i].set(u), mixed(dtype, 5, 3), given([4, 1], "i32"), mixed(dtype, 2, 3))


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
    functions = {"add": lax.scatter_add, "max": lax.scatter_max, "mul": lax.scatter_mul, "min": lax.scatter_min, "sub": lax.scatter_sub}
    for name, (operand, indices, updates, dims) in table.items():
        for kind in ("add", "max"):
            for mode in ("clip", "fill"):
                function = lambda x, i, u, f=functions[kind], d=dims, m=mode: f(x, i, u, d, mode=m)
                yield exact(f"scatter_{kind}_{name}_{mode}", function, mixed("i32", *operand), places(5, *indices, beyond=2), mixed("i32", *updates))
    for kind, function in functions.items():
        operand, indices, updates, dims = table["rows"]
        wrapped = lambda x, i, u, f=function, d=dims: f(x, i, u, d, mode="promise_in_bounds")
        yield exact(f"scatter_{kind}_rows_f32", wrapped, integers("f32", *operand, low=-3, high=4), places(5, *indices), integers("f32", *updates, low=-3, high=4))
    apply = lambda x, i: lax.scatter_apply(x, i, lambda v: v * v + 1, table["points"][3], update_shape=(3,), unique_indices=True)
    yield exact("scatter_apply", apply, integers("f32", 5, 7, low=-3, high=4), given([[0, 1], [4, 6], [2, 2]], "i32"))
