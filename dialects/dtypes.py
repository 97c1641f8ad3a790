"""Element types: the list of them, their NumPy equivalents, and how their bits are read.

`graph` follows StableHLO: `iN` is signed, `uiN` unsigned, `i1` a truth value. Below `graph`,
integers are signless and each op defines how it reads them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import ml_dtypes
import numpy as np
from numpy.typing import NDArray
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    BFloat16Type,
    BytesAttr,
    DenseIntOrFPElementsAttr,
    Float8E4M3FNType,
    Float8E5M2Type,
    Float16Type,
    Float32Type,
    Float64Type,
    IndexType,
    IntegerType,
    MemRefType,
    Signedness,
    TensorType,
)
from xdsl.ir import Attribute

Array = NDArray[Any]
"""A NumPy array, whose element type is known at run time only."""

DYNAMIC = DYNAMIC_INDEX
"""How xDSL writes a `?` dimension."""


@dataclass(frozen=True)
class DType:
    """All facts about one element type.

    `name` is MLIR's spelling, `numpy` the storage in memory, `bits` the width of a value (1 for
    `i1`, which is stored in a byte).
    """

    name: str
    numpy: np.dtype[np.generic]
    bits: int
    is_float: bool = False
    is_signed: bool = True

    @property
    def is_bool(self) -> bool:
        return self.bits == 1

    @property
    def is_integer(self) -> bool:
        return not self.is_float and not self.is_bool

    @property
    def is_half(self) -> bool:
        """Whether arithmetic on it is done in f32 and rounded back: the floats of 16 and of 8 bits."""
        return self.is_float and self.bits <= 16

    @property
    def is_f8(self) -> bool:
        """Whether it is a float of 8 bits. Only casts, movement and elementwise ops take these."""
        return self.is_float and self.bits == 8

    @property
    def mantissa_bits(self) -> int:
        """The number of fraction bits of a float."""
        return _MANTISSA_BITS[self.name]

    @property
    def exponent_bits(self) -> int:
        """The number of exponent bits of a float."""
        return self.bits - 1 - self.mantissa_bits

    @property
    def exponent_bias(self) -> int:
        """The number that is subtracted from a float's stored exponent."""
        return 2 ** (self.exponent_bits - 1) - 1

    @property
    def nbytes(self) -> int:
        return self.numpy.itemsize

    @property
    def mlir(self) -> Attribute:
        """The element type at the graph level, sign included."""
        return _MLIR_TYPES[self.name]

    @property
    def signless(self) -> Attribute:
        """The element type below the graph level."""
        return self.mlir if self.is_float else IntegerType(self.bits)

    @property
    def lowest(self) -> float | int:
        """The identity of max: minus infinity, or the smallest integer."""
        return self._extreme(lowest=True)

    @property
    def highest(self) -> float | int:
        """The identity of min: infinity, or the largest integer."""
        return self._extreme(lowest=False)

    def _extreme(self, *, lowest: bool) -> float | int:
        if self.is_float:
            # f8E4M3FN has no infinity.
            largest = 448.0 if self.name == "f8E4M3FN" else float("inf")
            return -largest if lowest else largest
        if not self.is_signed or self.is_bool:
            return 0 if lowest else 2**self.bits - 1
        return -(2 ** (self.bits - 1)) if lowest else 2 ** (self.bits - 1) - 1


_FLOATS = {
    "f64": (Float64Type(), np.dtype(np.float64)),
    "f32": (Float32Type(), np.dtype(np.float32)),
    "f16": (Float16Type(), np.dtype(np.float16)),
    "bf16": (BFloat16Type(), np.dtype(ml_dtypes.bfloat16)),
    "f8E4M3FN": (Float8E4M3FNType(), np.dtype(ml_dtypes.float8_e4m3fn)),
    "f8E5M2": (Float8E5M2Type(), np.dtype(ml_dtypes.float8_e5m2)),
}
_MANTISSA_BITS = {"f64": 52, "f32": 23, "f16": 10, "bf16": 7, "f8E4M3FN": 3, "f8E5M2": 2}
_MLIR_TYPES: dict[str, Attribute] = {name: attr for name, (attr, _) in _FLOATS.items()}
_BY_TYPE: dict[Attribute, DType] = {
    attr: DType(name, numpy, numpy.itemsize * 8, is_float=True)
    for name, (attr, numpy) in _FLOATS.items()
}
_BY_TYPE[IntegerType(1)] = DType("i1", np.dtype(np.bool_), 1, is_signed=False)
_MLIR_TYPES["i1"] = IntegerType(1)
for _bits in (8, 16, 32, 64):
    for _signed in (True, False):
        _name = f"i{_bits}" if _signed else f"ui{_bits}"
        _attr = IntegerType(_bits, Signedness.SIGNLESS if _signed else Signedness.UNSIGNED)
        _dtype = np.dtype(f"{'' if _signed else 'u'}int{_bits}")
        _MLIR_TYPES[_name] = _attr
        _BY_TYPE[_attr] = DType(_name, _dtype, _bits, is_signed=_signed)

F32 = _BY_TYPE[Float32Type()]
F64 = _BY_TYPE[Float64Type()]
I64 = _BY_TYPE[IntegerType(64)]
BOOL = _BY_TYPE[IntegerType(1)]
_BY_NUMPY = {dtype.numpy: dtype for dtype in _BY_TYPE.values()}


def of_element(element: Attribute) -> DType | None:
    """The description of an element type, or None where mlfuse has no such type."""
    return _BY_TYPE.get(element)


def of_numpy(dtype: np.dtype[np.generic]) -> DType | None:
    """The description of a NumPy element type in native byte order, or None."""
    return _BY_NUMPY.get(dtype)


def integer(bits: int, *, signed: bool = True) -> DType:
    """The integer type of a width."""
    return _BY_NUMPY[np.dtype(f"{'' if signed else 'u'}int{bits}")]


def of(type_: Attribute) -> DType:
    """The element type of a tensor, memref or scalar type; KeyError if mlfuse has no such type."""
    if isinstance(type_, TensorType | MemRefType):
        return _BY_TYPE[cast(TensorType[Attribute], type_).element_type]
    return _BY_TYPE[type_]


def named(name: str) -> DType:
    """The element type with this MLIR name; KeyError where there is none."""
    return _BY_TYPE[_MLIR_TYPES[name]]


def names() -> tuple[str, ...]:
    """All element types in MLIR's spelling."""
    return tuple(_MLIR_TYPES)


@cache
def compute(dtype: DType) -> DType:
    """The type in which arithmetic on `dtype` is done: f32 for the floats of 16 and 8 bits."""
    return F32 if dtype.is_half else dtype


def is_splat(attr: DenseIntOrFPElementsAttr) -> bool:
    """Whether all elements have the same bits; xDSL's own test takes 0.0 and -0.0 for equal."""
    raw, size = attr.data.data, of(attr.type).nbytes
    return len(raw) > 0 and raw == raw[:size] * (len(raw) // size)


def dense_values(attr: DenseIntOrFPElementsAttr) -> Array:
    """The values of a dense literal as an array of its shape, splats not expanded (strides 0)."""
    dtype = of(attr.type)
    shape = attr.get_shape()
    raw = attr.data.data
    if dtype.is_bool:
        flat = np.frombuffer(raw, dtype=np.uint8) != 0
    else:
        flat = np.frombuffer(raw, dtype=dtype.numpy)
    if is_splat(attr):
        return np.broadcast_to(flat[:1].reshape(()), shape)
    return flat.reshape(shape)


def dense(values: Array, type_: TensorType[Attribute]) -> DenseIntOrFPElementsAttr:
    """A dense literal that holds `values` (any byte pattern survives, NaN payloads too)."""
    dtype = of(type_)
    data = np.ascontiguousarray(values, dtype=dtype.numpy)
    if dtype.is_bool:
        data = np.where(data, np.uint8(0xFF), np.uint8(0))  # xDSL's and MLIR's spelling of true
    return DenseIntOrFPElementsAttr(type_, BytesAttr(data.tobytes()))  # pyright: ignore


def is_index(type_: Attribute) -> bool:
    """Whether a scalar is MLIR's `index`."""
    return isinstance(type_, IndexType)
