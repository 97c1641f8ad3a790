"""Every function of the namespace does what NumPy does: any dtype, shape and special value."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import ml_dtypes
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

import mlfuse

xp: Any = mlfuse
UNTYPED: Any = np
BF16 = np.dtype(ml_dtypes.bfloat16)
F16, F32, F64 = (np.dtype(f"float{bits}") for bits in (16, 32, 64))
FLOATS = [F32, F64, F16, BF16]
INTEGERS = [np.dtype(f"{sign}int{bits}") for sign in ("", "u") for bits in (8, 16, 32, 64)]
BOOL = np.dtype(bool)
SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -2.5, 3.0, np.inf, -np.inf, np.nan, 1e-3, -7.0, 100.0]

few = settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
SHAPES = hnp.array_shapes(min_dims=0, max_dims=3, min_side=0, max_side=4)


def elements(dtype: np.dtype[Any]) -> st.SearchStrategy[Any]:
    if dtype.kind in "fV":
        return st.sampled_from(SPECIAL) | st.floats(-30, 30, width=16)
    if dtype == BOOL:
        return st.booleans()
    info = np.iinfo(dtype)
    near = st.integers(max(info.min, -9), 9)
    return near | st.sampled_from([int(info.min), int(info.max)])


@st.composite
def arrays(draw: Any, dtypes: list[Any], shape: Any = SHAPES) -> Any:
    dtype = draw(st.sampled_from(dtypes))
    shape = draw(shape) if isinstance(shape, st.SearchStrategy) else shape
    count = math.prod(shape)
    values = draw(st.lists(elements(dtype), min_size=count, max_size=count))
    return np.array(values, F64 if dtype.kind in "fV" else dtype).astype(dtype).reshape(shape)


@st.composite
def pairs(draw: Any, dtypes: list[Any]) -> Any:
    """Two arrays of one type that broadcast."""
    dtype = draw(st.sampled_from(dtypes))
    shapes = draw(hnp.mutually_broadcastable_shapes(num_shapes=2, max_dims=3, max_side=3))
    return [draw(arrays([dtype], shape)) for shape in shapes.input_shapes]


def wide(x: Any) -> Any:
    """Floats of 16 bits are computed in f32."""
    return x.astype(F32) if x.dtype in (F16, BF16) else x


def same(result: Any, want: Any, *, ulps: int = 0) -> None:
    """Equal, NaN to NaN and -0 to -0; or so many units in the last place apart."""
    got = np.asarray(result)
    want = np.asarray(want)
    assert (got.shape, got.dtype) == (want.shape, want.dtype)
    if want.dtype.kind not in "fV":
        np.testing.assert_array_equal(got, want)
        return
    a, b = got.astype(F64), want.astype(F64)
    if not ulps:
        np.testing.assert_array_equal(a, b)
        np.testing.assert_array_equal(np.signbit(a) | np.isnan(a), np.signbit(b) | np.isnan(b))
        return
    info: Any = cast(Any, ml_dtypes.finfo(want.dtype))
    np.testing.assert_allclose(a, b, rtol=ulps * float(info.eps), atol=float(info.smallest_normal))


def eps_of(dtype: np.dtype[Any]) -> float:
    return float(cast(Any, ml_dtypes.finfo(dtype)).eps)


def by_numpy(f: Callable[..., Any], *arrays: Any) -> Any:
    dtype = arrays[0].dtype
    with np.errstate(all="ignore"):
        found = np.asarray(f(*(wide(each) for each in arrays)))
        return found if found.dtype == BOOL else found.astype(dtype)


EXACT_OF_FLOATS: dict[str, Callable[..., Any]] = {
    "abs": np.abs,
    "ceil": np.ceil,
    "floor": np.floor,
    "isfinite": np.isfinite,
    "isinf": np.isinf,
    "isnan": np.isnan,
    "negative": np.negative,
    "positive": np.positive,
    "reciprocal": UNTYPED.reciprocal,
    "round": UNTYPED.round,
    "sign": np.sign,
    "signbit": np.signbit,
    "sqrt": np.sqrt,
    "square": np.square,
    "trunc": np.trunc,
}
ROUNDED_OF_FLOATS: dict[str, Callable[..., Any]] = {
    "acos": np.arccos,
    "acosh": np.arccosh,
    "asin": np.arcsin,
    "asinh": np.arcsinh,
    "atan": np.arctan,
    "atanh": np.arctanh,
    "cos": np.cos,
    "cosh": np.cosh,
    "exp": np.exp,
    "expm1": np.expm1,
    "log": np.log,
    "log10": np.log10,
    "log1p": np.log1p,
    "log2": np.log2,
    "sin": np.sin,
    "sinh": np.sinh,
    "tan": np.tan,
    "tanh": np.tanh,
}
OF_TWO_FLOATS: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "copysign": np.copysign,
    "divide": np.divide,
    "equal": np.equal,
    "floor_divide": np.floor_divide,
    "greater": np.greater,
    "greater_equal": np.greater_equal,
    "less": np.less,
    "less_equal": np.less_equal,
    "multiply": np.multiply,
    "not_equal": np.not_equal,
    "remainder": np.remainder,
    "subtract": np.subtract,
}
ROUNDED_OF_TWO: dict[str, Callable[..., Any]] = {
    "atan2": np.arctan2,
    "hypot": np.hypot,
    "logaddexp": np.logaddexp,
    "pow": np.power,
}
OF_INTEGERS: dict[str, Callable[..., Any]] = {
    "abs": np.abs,
    "bitwise_invert": np.invert,
    "ceil": UNTYPED.positive,
    "floor": UNTYPED.positive,
    "isfinite": np.isfinite,
    "isinf": np.isinf,
    "isnan": np.isnan,
    "negative": np.negative,
    "positive": np.positive,
    "round": UNTYPED.positive,
    "sign": np.sign,
    "square": np.square,
    "trunc": UNTYPED.positive,
}
OF_TWO_INTEGERS: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "bitwise_and": np.bitwise_and,
    "bitwise_or": np.bitwise_or,
    "bitwise_xor": np.bitwise_xor,
    "equal": np.equal,
    "floor_divide": np.floor_divide,
    "greater": np.greater,
    "greater_equal": np.greater_equal,
    "less": np.less,
    "less_equal": np.less_equal,
    "maximum": np.maximum,
    "minimum": np.minimum,
    "multiply": np.multiply,
    "not_equal": np.not_equal,
    "remainder": np.remainder,
    "subtract": np.subtract,
}
LOGICAL: dict[str, Callable[..., Any]] = {
    "equal": np.equal,
    "logical_and": np.logical_and,
    "logical_or": np.logical_or,
    "logical_xor": np.logical_xor,
    "not_equal": np.not_equal,
}


def check(table: dict[str, Callable[..., Any]], *arrays: Any, ulps: int = 0) -> None:
    """All functions of a table at once: one module computes them."""
    given = [xp.asarray(each) for each in arrays]
    found = {name: getattr(xp, name)(*given) for name in table}
    for name, f in table.items():
        try:
            same(found[name], by_numpy(f, *arrays), ulps=ulps)
        except AssertionError as error:
            raise AssertionError(f"{name} of {arrays}: {error}") from error


@few
@given(arrays(FLOATS))
def test_exact_functions_of_floats(x: Any):
    check(EXACT_OF_FLOATS, x)


@few
@given(arrays(FLOATS))
def test_rounded_functions_of_floats(x: Any):
    check(ROUNDED_OF_FLOATS, x, ulps=4)


@few
@given(pairs(FLOATS))
def test_exact_functions_of_two_floats(xs: Any):
    check(OF_TWO_FLOATS, *xs)


@few
@given(pairs(FLOATS))
def test_rounded_functions_of_two_floats(xs: Any):
    check(ROUNDED_OF_TWO, *xs, ulps=4)


@few
@given(arrays(INTEGERS))
def test_functions_of_integers(x: Any):
    check(OF_INTEGERS, x)


@few
@given(pairs(INTEGERS))
def test_functions_of_two_integers(xs: Any):
    check(OF_TWO_INTEGERS, *xs)


@few
@given(pairs([BOOL, *FLOATS, *INTEGERS]))
def test_logical_functions(xs: Any):
    check(LOGICAL, *xs)
    check({"logical_not": np.logical_not}, xs[0])


@few
@given(pairs(INTEGERS))
def test_shifts(xs: Any):
    x, by = xs
    by = np.asarray(by.astype(np.int64) % (8 * x.dtype.itemsize)).astype(x.dtype)
    check({"bitwise_left_shift": np.left_shift, "bitwise_right_shift": np.right_shift}, x, by)


@few
@given(pairs(FLOATS + INTEGERS), st.data())
def test_where_and_clip(xs: Any, data: Any):
    x, y = xs
    condition = data.draw(arrays([BOOL], np.broadcast_shapes(x.shape, y.shape)))
    same(xp.where(xp.asarray(condition), xp.asarray(x), xp.asarray(y)), np.where(condition, x, y))
    a, b = sorted(data.draw(st.tuples(st.integers(0, 9), st.integers(0, 9))))
    # Of -0 and 0 the larger is 0, where NumPy takes either.
    same(xp.clip(xp.asarray(x), a, b), by_numpy(partial(UNTYPED.clip, a_min=a, a_max=b), x), ulps=1)


# Reductions.


@st.composite
def axes(draw: Any, rank: int) -> Any:
    kinds = [st.none()]
    if rank:
        one = st.integers(-rank, rank - 1)
        kinds += [one, st.lists(one, unique_by=lambda d: d % rank, max_size=rank).map(tuple)]
    return draw(st.one_of(kinds))


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
    scale = 30.0 * max(x.size, 1)  # what the terms of a sum add up to at most
    eps = eps_of(x.dtype)
    with np.errstate(all="ignore"):
        want = {
            "sum": np.sum(full, axis, keepdims=keepdims),
            "mean": np.sum(full, axis, keepdims=keepdims)
            / UNTYPED.sum(full * 0 + 1, axis, keepdims=keepdims),
        }
    for name, each in want.items():
        result = getattr(xp, name)(given_, axis=axis, keepdims=keepdims)
        assert (result.dtype, result.shape) == (x.dtype, np.shape(each))
        np.testing.assert_allclose(
            np.asarray(result).astype(F64),
            each,
            rtol=4 * eps,
            atol=4 * float(np.finfo(F32).eps) * scale,
        )


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
            np.testing.assert_allclose(np.asarray(result), want, rtol=1e-6)


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
    np.testing.assert_allclose(result, want, rtol=1e-13, atol=1e-13)
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
        same(xp.vecdot(xp.asarray(a), xp.asarray(b)), UNTYPED.vecdot(a, b))
    for axes in (0, ((0,), (0,))):
        if axes == 0 or a.shape[0] == b.shape[0]:
            same(xp.tensordot(xp.asarray(a), xp.asarray(b), axes=axes), np.tensordot(a, b, axes))
    if a.ndim > 1:
        same(xp.asarray(a).mT, np.swapaxes(a, -1, -2))


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_products_of_floats(dtype: Any):
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal(shape).astype(dtype) for shape in ((2, 3, 5), (5, 4)))
    want = wide(a).astype(F64) @ wide(b).astype(F64)
    result = np.asarray(xp.matmul(xp.asarray(a), xp.asarray(b)))
    assert result.dtype == dtype
    eps = eps_of(dtype)
    np.testing.assert_allclose(
        result.astype(F64), want, rtol=2 * eps, atol=8 * float(np.finfo(F32).eps)
    )
