"""Passes elements to a library that supports only integers, f32 and f64.

- 16- and 8-bit floats are sent as f32, piece by piece, and rounded once: their sums are computed in f32.
- `max` and `min` of floats are sent as integers in the same order: every NaN is above (below) all numbers, and
  -0 below +0. So NaN and zeros behave as everywhere in mlfuse; MPI and NCCL leave them undefined.
- Integers are added and multiplied as unsigned ones, which wrap around in C.
- `mean` is the sum, divided by the number of ranks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.distributed.base import Request

PIECE = 2**20
"""The number of elements that are widened at a time."""
_F32 = np.dtype(np.float32)

Reduce = Callable[[Array, str], None]
"""Combines a row-major array of one dim in place by `add`, `mul`, `max` or `min`: integers, f32, f64."""


def reduce_array(array: Array, request: Request, ranks: int, reduce: Reduce) -> None:
    """Combine a row-major array of one dim in place by `reduce`."""
    dtype, reduction = request.dtype, request.reduction
    if dtype.is_half:
        for start in range(0, array.size, PIECE):
            piece = array[start : start + PIECE]
            wide = piece.astype(_F32)
            _reduce_wide(wide, reduction, ranks, reduce)
            with np.errstate(all="ignore"):
                piece[...] = wide.astype(piece.dtype)
    elif dtype.is_float:
        _reduce_wide(array, reduction, ranks, reduce)
    elif dtype.is_bool:
        reduce(array.view(np.uint8), reduction)
    else:
        signed = dtype.is_signed and reduction in ("max", "min")
        reduce(array.view(f"{'i' if signed else 'u'}{array.itemsize}"), reduction)


def _reduce_wide(array: Array, reduction: str, ranks: int, reduce: Reduce) -> None:
    """The same for f32 or f64."""
    if reduction in ("max", "min"):
        keys = ordered(array, highest=reduction == "max")
        reduce(keys, reduction)
        array[...] = unordered(keys)
        return
    reduce(array, "add" if reduction == "mean" else reduction)
    if reduction == "mean":
        with np.errstate(all="ignore"):
            np.divide(array, array.dtype.type(ranks), out=array)


def ordered(array: Array, *, highest: bool) -> Array:
    """Integers in the order of f32 or f64 elements, NaN the highest or the lowest of all.

    Nonnegative IEEE 754 floats are ordered like their bits; negative ones in
    the opposite order.
    """
    integer: Any = np.dtype(f"i{array.itemsize}").type
    limits = np.iinfo(integer)
    keys = array.view(integer).copy()
    keys[keys < 0] ^= limits.max
    keys[np.isnan(array)] = limits.max if highest else limits.min
    return keys


def unordered(keys: Array) -> Array:
    """The floats of `ordered`. Both ends are NaNs."""
    values = keys.copy()
    values[values < 0] ^= np.iinfo(keys.dtype).max
    return values.view(f"f{keys.itemsize}")
