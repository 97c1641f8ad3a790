"""Torch's element types in mlfuse, and type promotion of operands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, reduce

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import BOOL, F64, DType
from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import StaysInAten
from mlfuse.frontends.tracing.array import TracedArray

Number = bool | int | float
I64 = dtypes.integer(64)

_TYPES: dict[object, DType] = {
    torch.bool: BOOL,
    torch.uint8: dtypes.integer(8, signed=False),
    torch.int8: dtypes.integer(8),
    torch.int16: dtypes.integer(16),
    torch.int32: dtypes.integer(32),
    torch.int64: I64,
    torch.float16: dtypes.named("f16"),
    torch.bfloat16: dtypes.named("bf16"),
    torch.float32: dtypes.F32,
    torch.float64: F64,
}
_NAMES = {own: dtype for dtype, own in _TYPES.items()}


def element(dtype: object) -> DType:
    """mlfuse's element type for one of torch's; raises StaysInAten if mlfuse generates no code for it."""
    if dtype not in _TYPES:
        raise StaysInAten(f"elements are {dtype}, for which mlfuse generates no code")
    return _TYPES[dtype]


def _onednn_has(name: str) -> bool:
    """Whether torch's oneDNN has products of a type for this processor; a torch without oneDNN has no such question."""
    ask = getattr(torch.ops.mkldnn, f"_is_mkldnn_{name}_supported", None)
    return ask is not None and ask()


_ONEDNN: dict[str, Callable[[], bool]] = {
    "bf16": lambda: _onednn_has("bf16"),
    "f16": lambda: _onednn_has("fp16"),
}
"""By type: whether oneDNN has products of it for this processor."""


def slow_products() -> list[DType]:
    """The types of which torch multiplies matrices element by element on a CPU, a hundred times slower than those of f32: 16-bit
    floats on processors for which oneDNN has no kernels of them (without AVX-512, say)."""
    return [dtypes.named(name) for name, is_fast in _ONEDNN.items() if not is_fast()]


def torch_type(dtype: DType) -> object:
    """torch's element type for one of mlfuse's."""
    return _NAMES[dtype]


def dtype_of(x: TracedArray) -> DType:
    """The element type of an array."""
    return dtypes.of(x.value.type)


def default_float() -> DType:
    """The type of a weakly typed float without other floats: torch's default."""
    return element(torch.get_default_dtype())


@cache
def promoted(a: DType, b: DType) -> DType:
    """`torch.promote_types`."""
    return element(torch.promote_types(_NAMES[a], _NAMES[b]))


def result_type(*operands: object) -> DType:
    """`torch.result_type` for any number of arrays, numbers and sizes.

    Arrays with dims come first, then arrays of rank 0, then numbers: an operand of a later group only matters if its
    kind (truth value, integer, float) is above that of the earlier groups.
    """
    arrays = [each for each in operands if isinstance(each, TracedArray)]
    dims = _common(dtype_of(each) for each in arrays if each.ndim)
    scalars = _common(dtype_of(each) for each in arrays if not each.ndim)
    numbers = _common(_number_type(each) for each in operands if not isinstance(each, TracedArray))
    found = _above(dims, _above(scalars, numbers))
    assert found is not None, "operands without a type"
    return found


def as_float(dtype: DType) -> DType:
    """The type in which a function of floats is computed, for operands with the common type `dtype`."""
    return dtype if dtype.is_float else default_float()


def _common(found: Iterable[DType]) -> DType | None:
    every = list(found)
    return reduce(promoted, every) if every else None


def _number_type(number: object) -> DType:
    if isinstance(number, bool):
        return BOOL
    if isinstance(number, float):
        return default_float()
    if isinstance(number, complex):
        raise StaysInAten("a complex number, for which mlfuse generates no code")
    return I64


def _above(higher: DType | None, lower: DType | None) -> DType | None:
    if higher is None or lower is None:
        return higher or lower
    if higher.is_float:
        return higher
    return promoted(higher, lower) if higher.is_bool or lower.is_float else higher
