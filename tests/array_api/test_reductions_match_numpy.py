"""Reductions, cumulative sums and products of matrices are NumPy's."""

from __future__ import annotations

from functools import partial
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from drawn import (
    BOOL,
    F32,
    F64,
    FLOATS,
    INTEGERS,
    UNTYPED,
    arrays,
    axes,
    eps_of,
    few,
    same,
    wide,
    xp,
)
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c
untyped: Any = ml_dtypes


@pytest.mark.slow
@few
@given(arrays([*INTEGERS, BOOL]), st.booleans(), st.data())
def test_reductions_of_integers_are_of_64_bits(x: Any, keepdims: bool, data: Any):
    axis = data.draw(axes(x.ndim))
    given_ = xp.asarray(x)
    kind = np.uint64 if x.dtype.kind == "u" else np.int64
    for name, f in {"sum": np.sum, "prod": np.prod}.items():
        result = getattr(xp, name)(given_, axis=axis, keepdims=keepdims)
        same(result, UNTYPED.asarray(f(x, axis=axis, keepdims=keepdims, dtype=kind)))
    for name, f in {"all": np.all, "any": np.any}.items():
        same(getattr(xp, name)(given_, axis=axis, keepdims=keepdims), f(x, axis, keepdims=keepdims))
    count = xp.count_nonzero(given_, axis=axis, keepdims=keepdims)
    same(count, np.asarray(np.count_nonzero(x, axis=axis, keepdims=keepdims), np.int64))


@few
@given(arrays(FLOATS), st.booleans(), st.data())
def test_reductions_of_floats(x: Any, keepdims: bool, data: Any):
    axis = data.draw(axes(x.ndim))
    finite = np.where(np.isfinite(wide(x)), wide(x), 0.5).astype(x.dtype)
    full = wide(finite).astype(F64)
    given_ = xp.asarray(finite)
    count = UNTYPED.sum(full * 0 + 1, axis, keepdims=keepdims)
    eps = eps_of(x.dtype)
    # n eps sum |x|, and as much for NumPy's; then a rounding to the result's type, and one of a mean's quotient.
    room = 2 * count * min(eps, eps_of(F32)) * np.sum(np.abs(full), axis, keepdims=keepdims)
    with np.errstate(all="ignore"):
        want = {"sum": (np.sum(full, axis, keepdims=keepdims), room)}
        want["mean"] = want["sum"][0] / count, room / count
    for name, (each, most) in want.items():
        result = getattr(xp, name)(given_, axis=axis, keepdims=keepdims)
        assert (result.dtype, result.shape) == (x.dtype, np.shape(each))
        most = most + eps * np.abs(each) + float(untyped.finfo(x.dtype).smallest_subnormal)
        got = np.asarray(result).astype(F64)
        assert ((np.abs(got - each) <= most) | (np.isnan(got) & np.isnan(each))).all()


@pytest.mark.slow
@few
@given(
    arrays(FLOATS + INTEGERS, hnp.array_shapes(max_dims=3, max_side=4)), st.booleans(), st.data()
)
def test_extremes_and_where_they_are(x: Any, keepdims: bool, data: Any):
    axis = data.draw(axes(x.ndim))
    given_ = xp.asarray(x)
    for name, f in {"max": np.max, "min": np.min}.items():
        result = np.asarray(getattr(xp, name)(given_, axis=axis, keepdims=keepdims))
        want = f(x, axis=axis, keepdims=keepdims)
        assert result.dtype == x.dtype
        np.testing.assert_array_equal(wide(result), wide(np.asarray(want)))
    one = axis if axis is None or isinstance(axis, int) else None
    for name, f in {"argmax": np.argmax, "argmin": np.argmin}.items():
        result = getattr(xp, name)(given_, axis=one, keepdims=keepdims)
        same(result, np.asarray(UNTYPED.asarray(f(wide(x), axis=one, keepdims=keepdims)), np.int64))


@pytest.mark.slow
@pytest.mark.parametrize("correction", [0, 1, 0.5])
@pytest.mark.parametrize("keepdims", [False, True])
def test_variance_and_standard_deviation(correction: float, keepdims: bool):
    x = np.random.default_rng(0).standard_normal((3, 4, 5)).astype(F32)
    for name, f in {"var": np.var, "std": np.std}.items():
        for axis in (None, 1, (0, 2)):
            result = getattr(xp, name)(
                xp.asarray(x), axis=axis, correction=correction, keepdims=keepdims
            )
            want = f(x.astype(F64), axis=axis, ddof=correction, keepdims=keepdims)
            options: dict[str, Any] = {
                "axis": axis,
                "correction": correction,
                "keepdims": keepdims,
            }
            agree(partial(getattr(xp, name), **options), [x], result, want)


@few
@given(arrays(INTEGERS, hnp.array_shapes(max_dims=3, max_side=4)), st.booleans(), st.data())
def test_cumulative_sums_and_products(x: Any, initial: bool, data: Any):
    axis = data.draw(st.integers(-x.ndim, x.ndim - 1))
    kind = np.uint64 if x.dtype.kind == "u" else np.int64
    start = [1 if d == axis % x.ndim else n for d, n in enumerate(x.shape)]
    for name, f, first in (("sum", np.cumsum, 0), ("prod", np.cumprod, 1)):
        want = f(x, axis=axis, dtype=kind)
        if initial:
            want = np.concatenate([np.full(start, first, kind), want], axis=axis)
        cumulative = getattr(xp, f"cumulative_{name}")
        same(cumulative(xp.asarray(x), axis=axis, include_initial=initial), want)


# Products.


@few
@given(st.data())
def test_matrix_products(data: Any):
    shapes = data.draw(
        hnp.mutually_broadcastable_shapes(
            signature=UNTYPED.matmul.signature, max_dims=2, max_side=3
        )
    )
    dtype = data.draw(st.sampled_from([np.dtype(np.int32), np.dtype(np.int64)]))
    a, b = (data.draw(arrays([dtype], shape)) for shape in shapes.input_shapes)
    same(xp.asarray(a) @ xp.asarray(b), np.asarray(np.matmul(a, b)))


@few
@given(st.data())
def test_products_of_vectors(data: Any):
    shapes = data.draw(
        hnp.mutually_broadcastable_shapes(num_shapes=2, min_dims=1, max_dims=3, max_side=3)
    )
    a, b = (data.draw(arrays([np.dtype(np.int32)], shape)) for shape in shapes.input_shapes)
    if a.shape[-1] == b.shape[-1]:
        want = UNTYPED.einsum("...i,...i", a, b)  # NumPy 1 has no vecdot
        same(xp.vecdot(xp.asarray(a), xp.asarray(b)), want)
    for along in (0, ((0,), (0,))):
        if along == 0 or a.shape[0] == b.shape[0]:
            same(xp.tensordot(xp.asarray(a), xp.asarray(b), axes=along), np.tensordot(a, b, along))
    if a.ndim > 1:
        same(xp.asarray(a).mT, np.swapaxes(a, -1, -2))


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_products_of_floats(dtype: Any):
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal(shape).astype(dtype) for shape in ((2, 3, 5), (5, 4)))
    want = wide(a).astype(F64) @ wide(b).astype(F64)
    result = np.asarray(xp.matmul(xp.asarray(a), xp.asarray(b)))
    assert result.dtype == dtype
    sizes = np.abs(wide(a).astype(F64)) @ np.abs(wide(b).astype(F64))
    # n eps sum |x y|, and as much for NumPy's; then a rounding to the result's type.
    room = 2 * 5 * min(eps_of(dtype), eps_of(F32)) * sizes + eps_of(dtype) * np.abs(want)
    assert (np.abs(result.astype(F64) - want) <= room).all()
