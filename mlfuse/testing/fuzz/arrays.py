"""Arrays for the arguments of a random graph: special values among ordinary ones, in any layout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

import ml_dtypes
import numpy as np

from mlfuse.dialects.dtypes import Array, DType
from mlfuse.testing.fuzz.typed_graph import DTYPES, Graph, Value


@dataclass(frozen=True)
class Precision:
    """The limits of a float type, as in `np.finfo`."""

    eps: float
    smallest_subnormal: float
    tiny: float
    max: float


def precision(dtype: np.dtype[Any]) -> Precision:
    """The limits of a float type of NumPy or `ml_dtypes`."""
    info: Any = np.finfo if dtype.type in (np.float16, np.float32, np.float64) else ml_dtypes.finfo
    known = info(dtype)
    names = ("eps", "smallest_subnormal", "tiny", "max")
    return Precision(*(float(getattr(known, name)) for name in names))


def random_array(rng: np.random.Generator, value: Value) -> Array:
    """Random elements in a value's interval. Some are its bounds, and in some arrays some are NaN or infinite."""
    dtype = DTYPES[value.dtype]
    if dtype.is_bool:
        return rng.random(value.shape) < 0.5
    if dtype.is_integer:
        return _random_integers(rng, value, dtype)
    info = precision(dtype.numpy)
    bounded = value.low > -inf and value.high < inf
    if bounded:
        array = rng.uniform(value.low, value.high, value.shape)
        corners = [value.low, value.high, *([0.0, -0.0] if value.low <= 0 <= value.high else [])]
    else:
        array = rng.normal(size=value.shape) * 10.0 ** rng.integers(-3, 4, value.shape)
        ends = [info.smallest_subnormal, info.tiny, info.max]
        corners = [0.0, -0.0, 0.5, 1.0, -1.0, 88.7, -104.0, *ends, *(-end for end in ends)]
    if rng.random() < 0.3:
        corners += [np.nan]
        if rng.random() < 0.5:
            corners += [inf, -inf]
    with np.errstate(all="ignore"):
        places = rng.random(value.shape) < 0.1
        special = rng.choice(np.array(corners), value.shape)
        return np.asarray(np.where(places, special, array)).astype(dtype.numpy)


def _random_integers(rng: np.random.Generator, value: Value, dtype: DType) -> Array:
    """Small integers, any integers, and the type's least and greatest; if the value has an interval, most are in it."""
    low, high = int(dtype.lowest), int(dtype.highest)
    bounded = value.low > -inf and value.high < inf
    first = max(low, int(value.low) if bounded else -9)
    last = min(high, int(value.high) if bounded else 9)
    small = rng.integers(first, last, value.shape, endpoint=True).astype(dtype.numpy)
    large = rng.integers(low, high, value.shape, dtype=dtype.numpy, endpoint=True)
    corners = np.array([low, high, 0, 1, low + 1, high - 1], dtype=dtype.numpy)
    kind = rng.random(value.shape)
    picked = rng.choice(corners, value.shape)
    share = 0.9 if bounded else 0.5
    return np.asarray(np.where(kind < share, small, np.where(kind < 0.95, large, picked)))


LAYOUTS = ("rows", "columns", "steps", "backwards", "repeated", "odd start", "read-only")


def lay_out(array: Array, layout: str) -> Array:
    """A new array with the same elements, laid out in memory as `layout` says.

    Only "repeated" has other elements: each row is the first row, with stride 0.
    """
    fresh = np.ascontiguousarray(array).reshape(array.shape).copy()
    if layout == "read-only":
        fresh.flags.writeable = False
    if layout == "rows" or array.ndim == 0 or array.size == 0:
        return fresh
    match layout:
        case "columns":
            return np.asfortranarray(fresh)
        case "steps":
            wide = np.repeat(np.repeat(fresh, 2, axis=0), 3, axis=-1)
            return wide[::2, ..., 1::3] if array.ndim > 1 else wide[1::6]
        case "backwards":
            return np.flip(np.flip(fresh).copy())
        case "repeated":
            return np.broadcast_to(fresh[:1], fresh.shape)
        case "odd start":
            buffer = np.empty(array.size + 1, array.dtype)
            buffer[1:] = fresh.ravel()
            return buffer[1:].reshape(array.shape)
        case _:
            return fresh


def random_inputs(graph: Graph, seed: int) -> list[Array]:
    """A random array for each argument; twins are the same array."""
    rng = np.random.default_rng(seed)
    plain = [random_array(rng, value) for value in graph.arguments]
    return laid_out(graph, plain)


def laid_out(graph: Graph, arrays: Sequence[Array]) -> list[Array]:
    """New arrays with the elements of `arrays`, in the layouts of the arguments; twins are the same array."""
    found: dict[str, Array] = {}
    for value, array in zip(graph.arguments, arrays, strict=True):
        twin = found.get(value.twin)
        found[value.name] = lay_out(array, value.layout) if twin is None else twin
    return list(found.values())
