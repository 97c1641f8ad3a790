"""Drawn arrays of any dtype and shape, special values among them, and how results are compared."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, cast

import ml_dtypes
import numpy as np
from hypothesis import HealthCheck, settings
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


@st.composite
def axes(draw: Any, rank: int) -> Any:
    kinds = [st.none()]
    if rank:
        one = st.integers(-rank, rank - 1)
        kinds += [one, st.lists(one, unique_by=lambda d: d % rank, max_size=rank).map(tuple)]
    return draw(st.one_of(kinds))


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
