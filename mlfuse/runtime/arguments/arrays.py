"""NumPy arrays in the runtime's form: read from any argument, aligned, with their addresses."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.runtime.arguments.blocks import POOLED, pool
from mlfuse.runtime.arguments.signature import Spec

ALIGNMENT = 64
"""The alignment, in bytes, of every array the runtime makes: a cache line, and the widest vector."""

_BYTE = np.dtype(np.uint8)


def aligned(nbytes: int) -> int:
    """The next multiple of the alignment."""
    return -(-nbytes // ALIGNMENT) * ALIGNMENT


class HostReader:
    """Reads NumPy arrays, objects with DLPack or `__array__`, and scalars for rank 0."""

    def read(self, arg: object, spec: Spec, number: int) -> Array:
        array = read(arg, spec, number)
        return array if is_row_major(array) else array.copy(order="C")

    def holds(self, stored: np.dtype[Any], wanted: DType) -> bool:
        return False


def read(arg: object, spec: Spec, number: int) -> Array:
    """An argument as an array, with its own strides."""
    return arg if type(arg) is np.ndarray else _convert(arg, spec, number)


def is_row_major(array: Array) -> bool:
    """Whether elements are contiguous in row-major order, each aligned to its type."""
    flags = array.flags
    return flags.c_contiguous and flags.aligned


def in_memory_order(array: Array) -> tuple[Array, tuple[int, ...]] | None:
    """The array with its dims permuted to memory order, so that it is row-major, and the
    permutation; None if there are gaps, repetitions or reversed dims."""
    order = tuple(sorted(range(array.ndim), key=lambda dim: -array.strides[dim]))
    base = array.transpose(order)
    return (base, order) if is_row_major(base) else None


def carve(host: Array, offset: int, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> Array:
    """An array at `offset` bytes in a row-major one."""
    if host.dtype != _BYTE or host.ndim != 1:
        host = host.reshape(-1).view(_BYTE)  # the buffer protocol can't name every dtype
    return np.ndarray(shape, dtype, host, offset)


def empty(shape: tuple[int, ...], dtype: np.dtype[np.generic], nbytes: int) -> tuple[Array, int]:
    """A fresh aligned array whose elements take `nbytes`, and its address."""
    if nbytes >= POOLED and pool.limit and (block := pool.take(nbytes)) is not None:
        return np.ndarray(shape, dtype, block[0]), block[1]
    memory = np.empty(nbytes + ALIGNMENT, _BYTE)
    start = address(memory)
    offset = -start % ALIGNMENT
    return np.ndarray(shape, dtype, memory, offset), start + offset


def address(array: Array) -> int:
    """The address of the first element; never 0."""
    if not array.flags.writeable or not array.size:
        return array.ctypes.data or ALIGNMENT
    # A third of the time that `array.ctypes.data` takes, but only for arrays that the buffer protocol
    # supports: writable, not empty, of a dtype that it can name, which those of ml_dtypes aren't.
    named = array if array.dtype.isbuiltin == 1 else array.view(f"u{array.dtype.itemsize}")
    return ctypes.addressof(ctypes.c_char.from_buffer(named))  # pyright: ignore[reportArgumentType]


def plain(given: Sequence[object], dtype: np.dtype[Any]) -> tuple[list[int], list[int]] | None:
    """The sizes and addresses of many arrays at once; None if one isn't a writable, aligned and
    row-major NumPy array of `dtype`: then the caller reads them one by one."""
    sizes: list[int] = []
    addresses: list[int] = []
    byte, address_of, kind = ctypes.c_char.from_buffer, ctypes.addressof, np.ndarray
    named = dtype.isbuiltin == 1
    for array in given:
        if type(array) is not kind or array.dtype is not dtype or not array.flags.carray:
            return None
        sizes.append(array.size)
        if not array.size:
            addresses.append(ALIGNMENT)
            continue
        target: Any = array if named else array.view(f"u{dtype.itemsize}")
        addresses.append(address_of(byte(target)))
    return sizes, addresses


def span(array: Array) -> tuple[int, int]:
    """The address range from the first byte to past the last, for any strides."""
    start = array.ctypes.data if array.size else 0
    if array.flags.c_contiguous or not array.size:
        return start, start + array.nbytes
    reach = [stride * (size - 1) for stride, size in zip(array.strides, array.shape, strict=True)]
    low, high = sum(r for r in reach if r < 0), sum(r for r in reach if r > 0)
    return start + low, start + high + array.itemsize


def view(array: Array, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> Array:
    """The same bytes with another shape and a dtype of the same size; `array` is row-major."""
    if array.shape != shape:
        array = array.reshape(shape)
    return array if array.dtype == dtype else array.view(dtype)


def from_scalar(arg: object, spec: Spec, number: int) -> Array | None:
    """A Python scalar as an array of rank 0 and the declared dtype; None if it doesn't fit.

    Truth values are for i1, integers for integers and floats, floats for floats, which round to
    nearest. MlfuseError for an integer outside the type's range.
    """
    dtype = spec.dtype
    if isinstance(arg, bool):
        fits = dtype.is_bool
    elif isinstance(arg, int):
        fits = dtype.is_integer or dtype.is_float
    else:
        fits = isinstance(arg, float) and dtype.is_float
    if not fits or spec.shape:
        return None
    if dtype.is_integer and not dtype.lowest <= cast(int, arg) <= dtype.highest:
        raise _outside(arg, spec, number)  # NumPy 1 would wrap it around
    try:
        with np.errstate(over="ignore"):
            return np.array(float(cast(float, arg)) if dtype.is_float else arg, dtype.numpy)
    except OverflowError as error:  # an integer beyond all floats
        raise _outside(arg, spec, number) from error


def _outside(arg: object, spec: Spec, number: int) -> MlfuseError:
    # Python writes integers of no more than 4,300 digits.
    long = isinstance(arg, int) and arg.bit_length() > 1000
    said = "a very large integer" if long else f"{arg}"
    return MlfuseError(f"argument {number}: {said} is outside the range of {spec.dtype.name}")


def _convert(arg: object, spec: Spec, number: int) -> Array:
    """Any other object as an ndarray, without a copy if possible."""
    if isinstance(arg, np.ma.MaskedArray):
        raise MlfuseError(f"argument {number} is a masked array; pass x.filled(...)")
    if isinstance(arg, np.ndarray | np.generic):
        return np.asarray(cast(Array, arg))
    if isinstance(arg, bool | int | float):
        if (array := from_scalar(arg, spec, number)) is not None:
            return array
        raise MlfuseError(f"argument {number} is the {type(arg).__name__} {arg}, expected {spec}")
    problem = ""
    for protocol, take in (("__dlpack__", np.from_dlpack), ("__array__", np.asarray)):
        if not hasattr(arg, protocol):
            continue
        try:
            return take(cast(Any, arg))
        except Exception as error:  # other libraries may raise anything
            problem = f": {error}".partition("\n")[0]
    raise MlfuseError(
        f"argument {number} is a {type(arg).__name__}, which can't be read as a NumPy array"
        f"{problem}; pass numpy.asarray(x)"
    )
