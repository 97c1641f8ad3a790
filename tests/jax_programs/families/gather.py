"""Elements read at positions known only at run time: dynamic slices, takes, fancy indices, gather."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from case import EXACT, LOOSE, Case, Draw, given, integers, mixed, normal, text
from jax import lax

SOME = ("f32", "bf16", "i1", "i8", "ui16", "i64", "f64", "f8E4M3FN")
MODES = ("clip", "fill", "promise_in_bounds")


def cases() -> Iterator[Case]:
    yield from dynamic_slices()
    yield from takes()
    yield from fancy()
    yield from raw_gathers()


def exact(name: str, function: Callable[..., Any], *args: Draw) -> Case:
    return Case(name, function, args, EXACT)


def places(count: int, *shape: int, beyond: int = 0, dtype: str = "i32") -> Draw:
    """Indices of `count` elements, `beyond` the range on both sides."""
    return integers(dtype, *shape, low=-beyond, high=count + beyond)


def dynamic_slices() -> Iterator[Case]:
    for dtype in SOME:
        function = lambda x, i, j: lax.dynamic_slice(x, (i, j), (3, 4))
        yield exact(
            f"dynamic_slice_{dtype}", function, mixed(dtype, 7, 9), given(2, "i32"), given(5, "i32")
        )
    for start in (-20, -1, 0, 3, 6, 99):
        function = lambda x, i: lax.dynamic_slice(x, (i,), (4,))
        yield exact(
            f"dynamic_slice_from_{start}".replace("-", "m"),
            function,
            mixed("f32", 7),
            given(start, "i32"),
        )
    for dtype in ("i8", "ui8", "i64", "ui32"):
        function = lambda x, i: lax.dynamic_slice(x, (i, i), (2, 3))
        yield exact(f"dynamic_slice_index_{dtype}", function, mixed("f32", 5, 7), given(3, dtype))
    for shape, sizes in (
        ((5,), (5,)),
        ((5,), (0,)),
        ((3, 1), (2, 1)),
        ((2, 3, 5), (1, 2, 5)),
        ((0, 3), (0, 2)),
    ):
        function = lambda x, *i, s=sizes: lax.dynamic_slice(x, i, s)
        starts = [places(3, beyond=1) for _ in shape]
        yield exact(
            f"dynamic_slice_{text(shape)}_{text(sizes)}", function, mixed("f32", *shape), *starts
        )
    yield exact(
        "dynamic_index_in_dim",
        lambda x, i: lax.dynamic_index_in_dim(x, i, 1, keepdims=False),
        mixed("f32", 3, 5),
        given(-2, "i32"),
    )
    yield exact(
        "dynamic_slice_in_dim",
        lambda x, i: lax.dynamic_slice_in_dim(x, i, 2, axis=1),
        mixed("f32", 3, 5),
        given(2, "i32"),
    )
    yield exact(
        "dynamic_slice_of_sum",
        lambda x, i: lax.dynamic_slice(x + 1, (i,), (3,)) * 2,
        mixed("i32", 9),
        given(4, "i32"),
    )
    yield exact(
        "dynamic_slice_at_computed_place",
        lambda x, i: lax.dynamic_slice(x, (i[0] + i[1],), (2,)),
        mixed("f32", 9),
        given([2, 3], "i32"),
    )
    yield exact(
        "dynamic_window_batched",
        jax.vmap(lambda x, i: lax.dynamic_slice(x, (i,), (3,))),
        mixed("f32", 4, 9),
        places(9, 4),
    )


def takes() -> Iterator[Case]:
    for mode in ("clip", "fill", "wrap"):
        beyond = 4
        for axis in (0, 1, None):
            function = lambda x, i, a=axis, m=mode: jnp.take(x, i, axis=a, mode=m)
            count = 5 if axis == 0 else 7
            name = f"take_{mode}_axis_{'all' if axis is None else axis}"
            yield exact(name, function, mixed("f32", 5, 7), places(count, 2, 3, beyond=beyond))
    for dtype in SOME:
        yield exact(
            f"take_{dtype}",
            lambda x, i: jnp.take(x, i, axis=0, mode="clip"),
            mixed(dtype, 5, 3),
            places(5, 6, beyond=2),
        )
    for dtype in ("i8", "i16", "i64", "ui8", "ui16", "ui32", "ui64"):
        yield exact(
            f"take_index_{dtype}",
            lambda x, i: jnp.take(x, i, axis=0, mode="clip"),
            mixed("f32", 5, 3),
            places(5, 6, dtype=dtype),
        )
    for shape, indices in (
        ((5,), ()),
        ((5,), (0,)),
        ((1,), (3,)),
        ((5, 0), (2,)),
        ((5, 2, 3), (2, 2)),
    ):
        yield exact(
            f"take_{text(shape)}_at_{text(indices)}",
            lambda x, i: jnp.take(x, i, axis=0),
            mixed("f32", *shape),
            places(shape[0], *indices),
        )
    for fill in (0.0, 7.5, np.nan):
        function = lambda x, i, v=fill: jnp.take(x, i, axis=0, mode="fill", fill_value=v)
        yield exact(f"take_fill_{fill}", function, mixed("f32", 5, 2), places(5, 7, beyond=5))
    for dtype in ("i32", "ui8", "bf16", "i1"):
        yield exact(
            f"take_default_fill_{dtype}",
            lambda x, i: jnp.take(x, i, axis=0),
            mixed(dtype, 5, 2),
            places(5, 7, beyond=5),
        )
    for axis in (0, 1, -1):
        count = (4, 5, 6)[axis]
        shape = [4, 5, 6]
        shape[axis] = 3
        function = lambda x, i, a=axis: jnp.take_along_axis(x, i, a)
        yield exact(
            f"take_along_axis_{axis}".replace("-", "m"),
            function,
            mixed("f32", 4, 5, 6),
            places(count, *shape),
        )
    yield exact("embedding", lambda table, i: table[i], mixed("f32", 11, 5), places(11, 2, 7))
    yield exact(
        "embedding_scaled", lambda table, i: table[i] * 2 + 1, mixed("i32", 11, 5), places(11, 7)
    )
    yield Case(
        "embedding_sum",
        lambda table, i: table[i].sum(axis=1),
        [normal("f32", 11, 5), places(11, 3, 4)],
        LOOSE,
    )
    yield exact(
        "label_logits",
        lambda x, y: jnp.take_along_axis(x, y[:, None], axis=1)[:, 0],
        normal("f32", 7, 13),
        places(13, 7),
    )
    yield exact("permute_rows", lambda x: x[jnp.array([3, 1, 0, 2])], mixed("f32", 4, 5))
    yield exact(
        "take_of_take", lambda x, i, j: x[i][j], mixed("f32", 9, 2), places(9, 5), places(5, 3)
    )


def fancy() -> Iterator[Case]:
    x, i, j = mixed("f32", 5, 7), places(5, 4), places(7, 4)
    yield exact("index_pairs", lambda x, i, j: x[i, j], x, i, j)
    yield exact(
        "index_pairs_negative",
        lambda x, i, j: x[i, j],
        x,
        places(5, 4, beyond=0),
        integers("i32", 4, low=-7, high=7),
    )
    yield exact("index_grid", lambda x, i, j: x[i[:, None], j], x, i, j)
    yield exact("index_middle", lambda x, i: x[:, i, 1:], mixed("f32", 3, 5, 4), i)
    yield exact("index_apart", lambda x, i: x[i, :, i], mixed("f32", 5, 3, 5), i)
    yield exact("index_scalar", lambda x, i: x[i], x, given(3, "i32"))
    yield exact("index_scalars", lambda x, i, j: x[i, j], x, given(-1, "i32"), given(2, "i32"))
    yield exact("index_range_and_array", lambda x, i: x[1:4, i], x, places(7, 3))
    yield exact("at_get_clip", lambda x, i: x.at[i].get(mode="clip"), x, places(5, 6, beyond=9))
    yield exact(
        "at_get_fill",
        lambda x, i: x.at[i].get(mode="fill", fill_value=-1.0),
        x,
        places(5, 6, beyond=9),
    )
    yield exact(
        "at_get_promise",
        lambda x, i: x.at[i].get(
            mode="promise_in_bounds", unique_indices=True, indices_are_sorted=True
        ),
        x,
        given([0, 2, 4], "i32"),
    )
    yield exact("gather_batched", jax.vmap(lambda x, i: x[i]), mixed("f32", 3, 5), places(5, 3, 4))
    yield exact(
        "gather_batched_twice",
        jax.vmap(jax.vmap(lambda x, i: x[i])),
        mixed("f32", 2, 3, 5),
        places(5, 2, 3, 4),
    )
    yield exact(
        "windows",
        lambda x, i: jax.vmap(lambda s: lax.dynamic_slice_in_dim(x, s, 2))(i),
        x,
        places(5, 4, beyond=2),
    )
    yield exact(
        "searchsorted_unrolled",
        lambda x, v: jnp.searchsorted(x, v, method="compare_all"),
        given([1, 3, 5, 7.0], "f32"),
        normal("f32", 5, scale=4),
    )


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
            yield exact(
                f"gather_{name}_{mode}",
                function,
                mixed("f32", *operand),
                places(low, *indices, beyond=beyond),
            )
