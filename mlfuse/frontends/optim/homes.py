"""The memory of an optimizer's arrays: NumPy's or CuPy's. Arrays of other libraries are read by DLPack."""

from __future__ import annotations

import abc
from collections.abc import Callable
from typing import Any, ClassVar, cast

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType

_DLPACK_CPU = (1, 3)  # host memory, also pinned
_BF16 = np.dtype("bfloat16")
_U16 = np.dtype(np.uint16)


class Home(abc.ABC):
    """Makes and reads the arrays of one library."""

    devices: ClassVar[tuple[str, ...]]
    """The devices of `mlfuse.compile` that can update its arrays; the first is the default."""
    native: type[Any]
    """The library's class of arrays."""

    @abc.abstractmethod
    def read(self, arg: object, what: str) -> Any:
        """An argument as an array of the library, without a copy; MlfuseError if that isn't possible."""

    @abc.abstractmethod
    def full(self, like: Any, value: float, dtype: DType) -> Any:
        """A new array of the shape of `like`, filled with one value."""

    @abc.abstractmethod
    def cast(self, array: Any, dtype: DType) -> Any:
        """A new row-major array of the same values."""

    @abc.abstractmethod
    def row_major(self, array: Any) -> Any:
        """The array itself, or a row-major copy."""

    @abc.abstractmethod
    def fetch(self, array: Any, dtype: DType) -> Array:
        """A copy as a NumPy array of `dtype`, the type of its elements."""

    @abc.abstractmethod
    def put(self, array: Any, values: Array) -> None:
        """Write values of NumPy into an array of the same type and shape."""

    def dtype(self, array: Any, what: str) -> DType:
        """The element type; MlfuseError unless it is a float of 16 bits or more."""
        own = dtypes.of_numpy(array.dtype)
        if own is None or not own.is_float or own.is_f8:
            raise MlfuseError(
                f"{what} has dtype {array.dtype}; optimizers take f16, bf16, f32, f64"
            )
        return own

    def adopt(self, arg: object, what: str) -> Any:
        """An argument as an array to update in place; MlfuseError if it isn't row-major or can't be written to."""
        if isinstance(arg, np.generic):
            raise MlfuseError(f"{what} is a number, which can't be updated; write numpy.array(x)")
        array = self.read(arg, what)
        self.dtype(array, what)
        flags = array.flags
        if not flags.c_contiguous:
            raise MlfuseError(f"{what} is not row-major: it can't be updated in place")
        if not getattr(flags, "writeable", True):
            raise MlfuseError(f"{what} is read-only; optimizers update parameters in place")
        return array


class HostHome(Home):
    """NumPy."""

    devices = ("cpu", "interpreter")
    native = np.ndarray

    def read(self, arg: object, what: str) -> Array:
        if isinstance(arg, np.ndarray):
            return cast(Array, arg)
        if isinstance(arg, np.generic):  # the results of NumPy's arithmetic on arrays of rank 0
            return np.asarray(cast(Any, arg))
        try:
            if hasattr(arg, "__dlpack__"):
                return np.from_dlpack(cast(Any, arg))
        except Exception as error:  # whatever another library raises where it can't
            reason = str(error).partition("\n")[0]
            raise MlfuseError(f"{what} can't be read as a NumPy array: {reason}") from error
        raise MlfuseError(f"{what} is a {type(arg).__name__}, not an array")

    def full(self, like: Array, value: float, dtype: DType) -> Array:
        return np.full(like.shape, value, dtype.numpy)

    def cast(self, array: Array, dtype: DType) -> Array:
        return np.array(array, dtype.numpy, order="C")

    def row_major(self, array: Array) -> Array:
        return np.asarray(array, order="C")

    def fetch(self, array: Array, dtype: DType) -> Array:
        return np.array(array)

    def put(self, array: Array, values: Array) -> None:
        array[...] = values


class CudaHome(Home):
    """CuPy. Before version 14 it has no bf16: then a `uint16` array holds the bits."""

    devices = ("cuda",)

    def __init__(self) -> None:
        from mlfuse.runtime.cupy_api import load_cupy

        self._cupy: Any = load_cupy()
        self.native = self._cupy.ndarray
        self._has_bf16 = int(self._cupy.__version__.split(".")[0]) >= 14

    def dtype(self, array: Any, what: str) -> DType:
        return dtypes.named("bf16") if array.dtype == _U16 else super().dtype(array, what)

    def read(self, arg: object, what: str) -> Any:
        if isinstance(arg, self.native):
            return arg
        try:
            return self._cupy.from_dlpack(arg)
        except Exception as error:  # whatever another library raises where it can't
            reason = str(error).partition("\n")[0]
            raise MlfuseError(f"{what} can't be read as a CuPy array: {reason}") from error

    def full(self, like: Any, value: float, dtype: DType) -> Any:
        return self._uploaded(cast(Array, np.full(like.shape, value, dtype.numpy)))

    def cast(self, array: Any, dtype: DType) -> Any:
        own = self.dtype(array, "an array")
        return self._uploaded(np.array(self.fetch(array, own), dtype.numpy))

    def row_major(self, array: Any) -> Any:
        return self._cupy.asarray(array, order="C")

    def fetch(self, array: Any, dtype: DType) -> Array:
        if array.dtype.itemsize == 2:
            return array.view(_U16).get().view(dtype.numpy)
        return array.get()

    def put(self, array: Any, values: Array) -> None:
        if values.dtype.itemsize == 2:
            array, values = array.view(_U16), values.view(_U16)
        array[...] = self._cupy.array(values).reshape(array.shape)

    def _uploaded(self, values: Array) -> Any:
        if values.dtype != _BF16:
            return self._cupy.array(values)
        bits = self._cupy.array(values.view(_U16))
        return bits.view(_BF16) if self._has_bf16 else bits


def home_of(arrays: list[object]) -> Home:
    """The home of the first array: NumPy's for host memory, CuPy's for a GPU's."""
    first = arrays[0] if arrays else np.zeros(0)
    if isinstance(first, np.ndarray | np.generic):
        return HostHome()
    where = getattr(first, "__dlpack_device__", None)
    if where is None:
        raise MlfuseError(
            f"parameter 0 is a {type(first).__name__}; pass a list of NumPy or CuPy arrays, or of "
            "any arrays with DLPack"
        )
    kind = int(cast(Callable[[], tuple[int, int]], where)()[0])
    return HostHome() if kind in _DLPACK_CPU else CudaHome()
