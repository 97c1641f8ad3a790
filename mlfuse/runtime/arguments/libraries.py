"""Arrays of other libraries: read without a copy, with results in the caller's library.

| an argument is | read by | results are |
|---|---|---|
| NumPy's, a number | | NumPy's (CuPy's on a GPU) |
| a torch tensor | its memory | torch tensors |
| a JAX array | its memory, which stays read-only | JAX arrays |
| an `mlfuse.Array` | its memory, which stays read-only | `mlfuse.Array`s |
| of another library of the array API standard | `__dlpack__` | of that library, by its `from_dlpack` |
| anything else with `__dlpack__` or `__array__` | that | NumPy's |

The first argument of another library decides. NumPy's DLPack lacks the types of ml_dtypes, so torch's
bf16 and 8-bit floats pass as integers of their width.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, cast

import ml_dtypes
import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array


class ArrayLibrary(ABC):
    """Converts one library's arrays, both ways. Untyped: they are other packages' objects."""

    @abstractmethod
    def owns(self, array: object) -> bool:
        """Whether this object, like all of its class, is an array of the library."""

    @abstractmethod
    def read(self, array: Any, name: str) -> object:
        """The array on the host, sharing its memory. MlfuseError with its name if that is impossible."""

    @abstractmethod
    def give(self, result: Any, example: Any) -> object:
        """A fresh NumPy or CuPy result as an array of the library, sharing its memory.

        `example` is an argument of the call.
        """


class Torch(ArrayLibrary):
    """torch.Tensor."""

    def owns(self, array: object) -> bool:
        return isinstance(array, getattr(sys.modules.get("torch"), "Tensor", ()))

    def read(self, array: Any, name: str) -> object:
        torch: Any = sys.modules["torch"]
        if array.requires_grad and torch.is_grad_enabled():
            raise MlfuseError(
                f"{name} requires a gradient, and calls of an executable aren't recorded for gradients: pass "
                "x.detach(), or use torch.compile(f, backend='mlfuse')"
            )
        if array.device.type != "cpu":
            raise MlfuseError(f"{name} is on {array.device}, this runs on the host: pass x.cpu()")
        plain = array.detach().resolve_conj().resolve_neg()
        named = _TORCH_NAMES.get(str(plain.dtype))
        try:
            if named is None:
                return plain.numpy()
            integer = torch.int16 if named.itemsize == 2 else torch.uint8
            return plain.view(integer).numpy().view(named)
        except (TypeError, RuntimeError) as error:
            reason = str(error).partition("\n")[0]
            raise MlfuseError(
                f"{name} is a tensor that can't be read: {reason}; pass a dense one"
            ) from error

    def give(self, result: Any, example: Any) -> object:
        torch: Any = sys.modules["torch"]
        if not isinstance(result, np.ndarray):
            return torch.from_dlpack(result)
        array = cast(Array, result)
        named = _TORCH_TYPES.get(array.dtype)
        if named is None:
            return torch.from_numpy(array)
        integers = array.view(np.int16 if array.itemsize == 2 else np.uint8)
        return torch.from_numpy(integers).view(getattr(torch, named))


class Jax(ArrayLibrary):
    """jax.Array; traced arrays are an error."""

    def owns(self, array: object) -> bool:
        return isinstance(array, getattr(sys.modules.get("jax"), "Array", ()))

    def read(self, array: Any, name: str) -> object:
        jax: Any = sys.modules["jax"]
        if isinstance(array, jax.core.Tracer):
            raise MlfuseError(
                f"{name} is being traced by JAX: use mlfuse.jax.fused(f) inside jax.jit"
            )
        return np.asarray(array)

    def give(self, result: Any, example: Any) -> object:
        jax: Any = sys.modules["jax"]
        if not isinstance(result, np.ndarray):
            return jax.dlpack.from_dlpack(result)
        if cast(Array, result).dtype.itemsize < 8:
            return jax.device_put(result, jax.devices("cpu")[0])
        with jax.enable_x64(True):  # else it would be narrowed to 32 bits
            return jax.device_put(result, jax.devices("cpu")[0])


class Standard(ArrayLibrary):
    """Any library of the array API standard except NumPy and CuPy, which the runtime reads itself."""

    def owns(self, array: object) -> bool:
        root = type(array).__module__.partition(".")[0]
        return hasattr(array, "__array_namespace__") and root not in ("numpy", "cupy")

    def read(self, array: Any, name: str) -> object:
        return array  # the runtime asks for its `__dlpack__`

    def give(self, result: Any, example: Any) -> object:
        library = example.__array_namespace__()
        try:
            return library.from_dlpack(result)
        except (
            BufferError
        ):  # NumPy's DLPack lacks the types of ml_dtypes, but the library may have them
            pass
        try:
            return library.asarray(result)
        except (TypeError, ValueError) as error:
            raise MlfuseError(
                f"a result of type {result.dtype.name} can't be given to {type(example).__module__}: "
                f"{error}; pass NumPy arrays"
            ) from error


class Own(ArrayLibrary):
    """mlfuse.Array, recognized by its attribute for results: it takes them as its own memory, while its
    `__dlpack__`, unlike `__array__`, has to copy."""

    def owns(self, array: object) -> bool:
        return hasattr(type(array), "_mlfuse_adopt")

    def read(self, array: Any, name: str) -> object:
        return array.__array__()

    def give(self, result: Any, example: Any) -> object:
        return cast(Any, type(example))._mlfuse_adopt(result)


_LIBRARIES: Sequence[ArrayLibrary] = (Torch(), Jax(), Own(), Standard())
_KNOWN: dict[type, ArrayLibrary | None] = {}
_HOST = frozenset((np.ndarray, bool, int, float))
_TORCH_NAMES = {
    "torch.bfloat16": np.dtype(ml_dtypes.bfloat16),
    "torch.float8_e4m3fn": np.dtype(ml_dtypes.float8_e4m3fn),
    "torch.float8_e5m2": np.dtype(ml_dtypes.float8_e5m2),
}
_TORCH_TYPES = {dtype: name.partition(".")[2] for name, dtype in _TORCH_NAMES.items()}


def library_of(args: Sequence[object]) -> tuple[ArrayLibrary, object] | None:
    """The library of the first argument that isn't NumPy's or CuPy's, with that argument."""
    if {*map(type, args)} <= _HOST:
        return None
    for arg in args:
        kind = type(arg)
        if kind not in _KNOWN:
            _KNOWN[kind] = next((each for each in _LIBRARIES if each.owns(arg)), None)
        if (found := _KNOWN[kind]) is not None:
            return found, arg
    return None


def on_host(args: Sequence[object], what: str = "argument {}") -> list[object]:
    """Arguments with other libraries' arrays read, for a device whose memory is the host's."""
    read: list[object] = []
    for number, arg in enumerate(args):
        owner = _KNOWN.get(type(arg)) or (library_of((arg,)) or (None,))[0]
        read.append(arg if owner is None else owner.read(arg, what.format(number)))
    return read
