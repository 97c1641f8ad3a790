"""The set of numbers of each element type."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import ml_dtypes
import numpy as np

from mlfuse.dialects.dtypes import DType


@dataclass(frozen=True)
class FloatFormat:
    """The numbers of a float type: `digits` significant bits, the implicit one included."""

    digits: int
    smallest: float
    smallest_normal: float
    largest: float
    has_infinity: bool


@cache
def float_format(dtype: DType) -> FloatFormat:
    """The format of a float type."""
    # ml_dtypes describes NumPy's own types too; its stubs say little.
    find: Any = ml_dtypes.finfo
    info = find(dtype.numpy)
    with np.errstate(all="ignore"):
        infinity = float(np.asarray(np.inf).astype(dtype.numpy))
    return FloatFormat(
        int(info.nmant) + 1,
        float(info.smallest_subnormal),
        float(info.smallest_normal),
        float(info.max),
        bool(np.isinf(infinity)),
    )


@cache
def holds(wide: DType, narrow: DType) -> bool:
    """Whether `wide` has every value of `narrow`, signed zeros, infinities and NaN included."""
    if narrow.is_bool or wide == narrow:
        return True
    if wide.is_bool or (narrow.is_float and not wide.is_float):
        return False
    if narrow.is_float:
        return _holds_floats(float_format(wide), float_format(narrow))
    magnitude = narrow.bits - 1 if narrow.is_signed else narrow.bits
    if wide.is_float:
        own = float_format(wide)
        return magnitude <= own.digits and 2.0**magnitude <= own.largest
    room = wide.bits - 1 if wide.is_signed else wide.bits
    return magnitude <= room and (wide.is_signed or not narrow.is_signed)


def _holds_floats(wide: FloatFormat, narrow: FloatFormat) -> bool:
    return (
        wide.digits >= narrow.digits
        and wide.largest >= narrow.largest
        and wide.smallest <= narrow.smallest
        and (wide.has_infinity or not narrow.has_infinity)
    )


def wrapped(number: int, dtype: DType) -> int:
    """An integer modulo 2^bits, as a number of the type."""
    low = int(dtype.lowest)
    return (number - low) % 2**dtype.bits + low
