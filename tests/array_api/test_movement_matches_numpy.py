"""Functions that move elements or make arrays do what NumPy's do."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest
from drawn import (
    BF16,
    BOOL,
    F32,
    UNTYPED,
    arrays,
    axes,
    few,
    same,
    xp,
)
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

pytestmark = pytest.mark.quick_c

# Elements moved.

ANY = [F32, BF16, np.dtype(np.int16), np.dtype(np.uint64), BOOL]


@few
@given(arrays(ANY), st.data())
def test_shapes_and_orders(x: Any, data: Any):
    given_ = xp.asarray(x)
    order = data.draw(st.permutations(range(x.ndim)))
    same(xp.permute_dims(given_, tuple(order)), np.transpose(x, order))
    same(xp.reshape(given_, (-1,)) if x.size else xp.reshape(given_, (0,)), np.reshape(x, -1))
    axis = data.draw(axes(x.ndim))
    same(xp.flip(given_, axis=axis), np.flip(x, axis))
    where = data.draw(st.integers(-x.ndim - 1, x.ndim))
    same(xp.expand_dims(given_, axis=where), np.expand_dims(x, where))
    same(xp.squeeze(xp.expand_dims(given_, axis=where), axis=where), x)
    wider = (2, *x.shape)
    same(xp.broadcast_to(given_, wider), np.broadcast_to(x, wider))
    if x.ndim:
        a, b = data.draw(st.tuples(*[st.integers(-x.ndim, x.ndim - 1)] * 2))
        same(xp.moveaxis(given_, a, b), np.moveaxis(x, a, b))
        same(xp.roll(given_, b, axis=a), np.roll(x, b, axis=a))
    same(xp.roll(given_, 2), np.roll(x, 2))


@few
@given(arrays(ANY, hnp.array_shapes(max_dims=3, max_side=3)), st.data())
def test_copies_side_by_side(x: Any, data: Any):
    given_ = xp.asarray(x)
    axis = data.draw(st.integers(-x.ndim, x.ndim - 1))
    times = data.draw(st.integers(0, 3))
    same(xp.repeat(given_, times, axis=axis), np.repeat(x, times, axis=axis))
    repetitions = tuple(data.draw(st.lists(st.integers(0, 2), max_size=4)))
    same(xp.tile(given_, repetitions), np.tile(x, repetitions))
    same(xp.concat([given_, given_[:1]], axis=0), np.concatenate([x, x[:1]], axis=0))
    same(xp.concat([given_, given_], axis=None), UNTYPED.concatenate([x, x], axis=None))
    same(xp.stack([given_, given_], axis=axis), np.stack([x, x], axis=axis))
    for part, want in zip(xp.unstack(given_, axis=axis), np.moveaxis(x, axis, 0), strict=True):
        same(part, want)


@few
@given(arrays(ANY, hnp.array_shapes(max_dims=3, max_side=4)), st.data())
def test_basic_indices(x: Any, data: Any):
    index = data.draw(hnp.basic_indices(x.shape, allow_newaxis=True))
    same(xp.asarray(x)[index], x[index])


@few
@given(arrays(ANY, hnp.array_shapes(max_dims=3, max_side=4)), st.data())
def test_arrays_of_integers_as_indices(x: Any, data: Any):
    ids = data.draw(hnp.integer_array_indices(x.shape))
    count = data.draw(st.integers(1, x.ndim))
    index: list[Any] = list(ids[:count])
    place = data.draw(st.integers(0, count - 1))
    if data.draw(st.booleans()):
        index[place] = slice(None, None, 2)
    known: Any = tuple(
        cast(Any, each) if isinstance(each, slice) else xp.asarray(each) for each in index
    )
    same(xp.asarray(x)[known], x[tuple(index)])


@pytest.mark.slow
@few
@given(arrays(ANY, hnp.array_shapes(max_dims=3, max_side=4)), st.data())
def test_take(x: Any, data: Any):
    axis = data.draw(st.integers(-x.ndim, x.ndim - 1))
    size = x.shape[axis]
    ids = data.draw(hnp.arrays(np.int64, st.integers(0, 4), elements=st.integers(-size, size - 1)))
    same(xp.take(xp.asarray(x), xp.asarray(ids), axis=axis), np.take(x, ids, axis=axis))
    shape = [3 if d == axis % x.ndim else n for d, n in enumerate(x.shape)]
    along = data.draw(hnp.arrays(np.int64, tuple(shape), elements=st.integers(-size, size - 1)))
    result = xp.take_along_axis(xp.asarray(x), xp.asarray(along), axis=axis)
    same(result, np.take_along_axis(x, along, axis=axis))


@few
@given(arrays([F32, np.dtype(np.int32)], hnp.array_shapes(max_dims=2, max_side=5)), st.data())
def test_differences(x: Any, data: Any):
    axis, n = data.draw(st.integers(-x.ndim, x.ndim - 1)), data.draw(st.integers(0, 3))
    with np.errstate(all="ignore"):
        same(xp.diff(xp.asarray(x), axis=axis, n=n), np.diff(x, axis=axis, n=n))


@few
@given(st.lists(st.floats(-5, 5, width=32) | st.just(float("nan")), max_size=6), st.data())
def test_searchsorted_and_isin(values: list[float], data: Any):
    line = np.sort(np.array(values, F32))
    wanted = data.draw(arrays([F32], hnp.array_shapes(max_dims=2, max_side=3)))
    for side in ("left", "right"):
        result = xp.searchsorted(xp.asarray(line), xp.asarray(wanted), side=side)
        same(result, np.asarray(UNTYPED.searchsorted(line, wanted, side=side), np.int64))
    same(xp.isin(xp.asarray(wanted), xp.asarray(line)), np.isin(wanted, line))


# New arrays.


@few
@given(st.integers(-20, 20), st.integers(-20, 20), st.integers(-4, 4).filter(bool))
def test_arange_of_integers(start: int, stop: int, step: int):
    same(xp.arange(start, stop, step), np.arange(start, stop, step, dtype=np.int64))


@few
@given(st.floats(-20, 20), st.floats(-20, 20), st.integers(0, 6), st.booleans())
def test_linspace(start: float, stop: float, num: int, endpoint: bool):
    result = np.asarray(xp.linspace(start, stop, num, dtype=xp.float64, endpoint=endpoint))
    want = np.linspace(start, stop, num, endpoint=endpoint)
    # Ours and NumPy's round a step, its multiple and a sum, each of at most 40: four half units of 40 each.
    np.testing.assert_allclose(
        result, want, rtol=0, atol=2 * 4 * 40 * float(np.finfo(np.float64).eps) / 2
    )
    if endpoint and num > 1:
        assert result[-1] == stop


@pytest.mark.parametrize("dtype", ["float32", "float64", "int8", "uint64", "bool", "bfloat16"])
def test_new_arrays_have_the_dtype_that_is_asked_for(dtype: str):
    kind = getattr(xp, dtype)
    same(xp.zeros((2, 3), dtype=kind), np.zeros((2, 3), kind))
    same(xp.ones(4, dtype=kind), np.ones(4, kind))
    same(xp.full((), 1, dtype=kind), np.full((), 1, kind))
    same(xp.eye(3, 4, k=1, dtype=kind), np.eye(3, 4, k=1, dtype=kind))
    like = xp.full_like(xp.zeros((2,), dtype=xp.int32), 1, dtype=kind)
    same(like, np.ones(2, kind))
    assert xp.empty((2, 0), dtype=kind).shape == (2, 0)


def test_grids_and_triangles():
    a, b = np.arange(3), np.arange(2) + 5
    for indexing in ("xy", "ij"):
        grids = xp.meshgrid(xp.asarray(a), xp.asarray(b), indexing=indexing)
        for grid, want in zip(grids, np.meshgrid(a, b, indexing=indexing), strict=True):  # pyright: ignore
            same(grid, want)
    x = np.arange(24).reshape(2, 3, 4)
    for k in (-2, 0, 1, 9):
        same(xp.tril(xp.asarray(x), k=k), np.tril(x, k))
        same(xp.triu(xp.asarray(x), k=k), np.triu(x, k))
