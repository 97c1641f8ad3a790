"""Element types: the list, their ranges, and their promotion."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import Any, cast

import ml_dtypes
import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.element_types import element_type
from mlfuse.frontends.tracing.operands import array_of
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.promotion import DEFAULT_FLOAT as DEFAULT_FLOAT
from mlfuse.frontends.tracing.promotion import promote
from mlfuse.frontends.tracing.trace import is_number

DATA_TYPES: dict[str, np.dtype[Any]] = {
    "bool": np.dtype(np.bool_),
    **{
        f"{sign}int{bits}": np.dtype(f"{sign}int{bits}")
        for sign in ("", "u")
        for bits in (8, 16, 32, 64)
    },
    "bfloat16": np.dtype(ml_dtypes.bfloat16),
    "float16": np.dtype(np.float16),
    "float32": np.dtype(np.float32),
    "float64": np.dtype(np.float64),
    "float8_e4m3fn": np.dtype(ml_dtypes.float8_e4m3fn),
    "float8_e5m2": np.dtype(ml_dtypes.float8_e5m2),
}
"""`mlfuse.float32` and the other element types: dtypes of NumPy and ml_dtypes."""
DEFAULT_INTEGER = dtypes.integer(64)


@dataclass(frozen=True)
class FloatInfo:
    """The range and precision of a float type: the result of `finfo`, as the standard defines it."""

    bits: int
    eps: float
    max: float
    min: float
    smallest_normal: float
    dtype: np.dtype[Any]


@dataclass(frozen=True)
class IntegerInfo:
    """The range of an integer type: the result of `iinfo`, as the standard defines it."""

    bits: int
    max: int
    min: int
    dtype: np.dtype[Any]


def finfo(type: object, /) -> FloatInfo:
    """The range and precision of a float type, or of an array's."""
    dtype = _type_of(type)
    if not dtype.is_float:
        raise TraceError(f"finfo takes a float type, not {dtype.numpy.name}")
    known = cast(Any, ml_dtypes.finfo(dtype.numpy))
    return FloatInfo(
        bits=dtype.bits,
        eps=float(known.eps),
        max=float(known.max),
        min=float(known.min),
        smallest_normal=float(known.smallest_normal),
        dtype=dtype.numpy,
    )


def iinfo(type: object, /) -> IntegerInfo:
    """The range of an integer type, or of an array's."""
    dtype = _type_of(type)
    if not dtype.is_integer:
        raise TraceError(f"iinfo takes an integer type, not {dtype.numpy.name}")
    return IntegerInfo(dtype.bits, int(dtype.highest), int(dtype.lowest), dtype.numpy)


def astype(
    x: TracedArray, dtype: object, /, *, copy: bool = True, device: object = None
) -> TracedArray:
    """x with its elements cast. Floats are rounded toward zero to integers; those out of range become the nearest
    integer of the type, NaN becomes 0."""
    x = array_of("astype", x)
    return x.astype(dtype) if device is None else x.astype(dtype).to_device(device)


def can_cast(from_: object, to: object, /) -> bool:
    """Whether `from_`, a type or an array, promotes to the type `to`: then the cast keeps every value."""
    source, target = _type_of(from_), element_type(to)
    try:
        return promote(source, target) == target and source.is_bool == target.is_bool
    except TraceError:
        return False


def isdtype(dtype: object, kind: object) -> bool:
    """Whether a type is of a kind. `kind` is a type, "bool", "signed integer", "unsigned integer", "integral",
    "real floating", "complex floating" or "numeric"; or a tuple of these, of which one must match."""
    if isinstance(kind, tuple):
        return any(isdtype(dtype, each) for each in cast("tuple[object, ...]", kind))
    known = element_type(dtype)
    kinds = {
        "bool": known.is_bool,
        "signed integer": known.is_integer and known.is_signed,
        "unsigned integer": known.is_integer and not known.is_signed,
        "integral": known.is_integer,
        "real floating": known.is_float,
        "complex floating": False,
        "numeric": not known.is_bool,
    }
    if isinstance(kind, str) and kind in kinds:
        return kinds[kind]
    if isinstance(kind, str) and kind not in DATA_TYPES:
        raise TraceError(f"isdtype: {kind!r} isn't a kind, expected one of: {', '.join(kinds)}")
    return known == element_type(kind)


def result_type(*arrays_and_dtypes: object) -> np.dtype[Any]:
    """The type to which arrays, types and numbers promote together."""
    numbers = [each for each in arrays_and_dtypes if is_number(each)]
    known = [_type_of(each) for each in arrays_and_dtypes if not is_number(each)]
    if not known:
        raise TraceError("result_type takes at least one array or type")
    common = reduce(promote, known)
    fits = all(
        isinstance(each, bool) or common.is_float or (isinstance(each, int) and common.is_integer)
        for each in numbers
    )
    if not fits:
        raise TraceError(f"{common.numpy.name} and {numbers} have no common type: cast first")
    return common.numpy


def _type_of(x: object) -> DType:
    if isinstance(x, TracedArray):
        return dtypes.of(x.value.type)
    return element_type(x)
