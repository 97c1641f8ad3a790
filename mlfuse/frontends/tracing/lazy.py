"""Lazy arrays outside of traced functions: `mlfuse.Array`, computed when a value is read.

Operators and functions record graph ops, as on traced arrays. `float(x)`, `numpy.asarray(x)`,
`x.tolist()`, `print(x)`, `x.__dlpack__()` and so on compute all pending ops of this thread and device
as one module: arrays without references are intermediates, fused like others.
Modules are compiled once for each structure (ops, types, shapes, Python numbers).

Arrays are values: an operation uses its operands as they are when it is recorded. Memory that others may write to
(NumPy operands, memory shared with other libraries) is copied then, and exported memory is read-only.
"""

from __future__ import annotations

import contextlib
import threading
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array as Values
from mlfuse.dialects.graph.base import shape_of
from mlfuse.frontends.tracing import registry
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.devices import frozen, known_device, on_device
from mlfuse.frontends.tracing.pending import LazyTrace, pending
from mlfuse.frontends.tracing.place import OutsideError, TraceError, UnfitError
from mlfuse.frontends.tracing.promotion import shown
from mlfuse.frontends.tracing.trace import Trace, current

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@registry.registered
class Array(TracedArray):
    """A lazy array: its values are computed when one is read.

    Immutable, like all arrays of mlfuse: `x += 1` makes `x` another array. Operators, functions and types follow the
    Python array API standard; NumPy's functions on it call mlfuse's. In a traced function (`mlfuse.jit`) it is a
    constant.
    """

    __slots__ = ("__weakref__", "_data", "_device", "_shared", "_trace", "_value")

    def __init__(  # pyright: ignore[reportMissingSuperCall]
        self,
        device: str,
        data: Any = None,
        trace: LazyTrace | None = None,
        value: SSAValue | None = None,
        *,
        shared: bool = False,
    ):
        self._device, self._data, self._trace, self._value = device, data, trace, value
        self._shared = shared

    @property
    def trace(self) -> Trace:  # pyright: ignore[reportIncompatibleVariableOverride]
        """The trace that records further operations on the array."""
        trace = self._trace
        if trace is not None and (trace.is_finished or trace.thread != threading.get_ident()):
            trace.compute(self._value)  # another thread's, or computing it failed before
        return pending(self._device) if self._trace is None else self._trace

    @property
    def value(self) -> SSAValue:  # pyright: ignore[reportIncompatibleVariableOverride]
        """The array's value in that trace."""
        trace = self.trace
        if self._value is not None:
            return self._value
        trace = cast(LazyTrace, trace)
        return trace.copied(self._data) if self._shared else trace.leaf(self._data)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The element type, as a dtype of NumPy or ml_dtypes."""
        return super().dtype if self._data is None else self._data.dtype

    @property
    def shape(self) -> tuple[int, ...]:
        """The size of each dim."""
        return shape_of(self.value) if self._data is None else tuple(self._data.shape)

    @property
    def ndim(self) -> int:
        """The number of dims."""
        return len(self.shape)

    @property
    def device(self) -> str:
        """`cpu` or `cuda`."""
        return self._device

    def to_device(self, device: object, /, *, stream: object = None) -> Array:
        """The array on another device, with its elements copied; itself if it is there already."""
        name = known_device(device)
        if name == self._device:
            return self
        return of_values(np.array(self.__array__()) if self._shared else self.__array__(), name)

    @property
    def pending_value(self) -> SSAValue | None:
        """The value to compute; None once the elements are computed."""
        return self._value

    def settled(self, data: Any) -> None:
        """Store the computed elements."""
        self._data, self._trace, self._value, self._shared = data, None, None, False

    @staticmethod
    def _mlfuse_adopt(result: Any) -> Array:
        """Make an array of a fresh result of an executable, which has no other references (`runtime.arguments.libraries.Own`)."""
        on_host = isinstance(result, np.ndarray)
        return of_values(cast(Values, result)) if on_host else Array("cuda", result)

    # Reading values.

    def numpy(self) -> Values:
        """The elements as a read-only NumPy array; bf16 and f8 have dtypes of ml_dtypes."""
        return self.__array__()

    def __array__(  # pyright: ignore[reportIncompatibleMethodOverride]
        self, dtype: Any = None, copy: bool | None = None
    ) -> Values:
        data = self._computed()
        # A view, so that its receiver can change its shape without effect here.
        values = cast(Values, data.view() if isinstance(data, np.ndarray) else data.get())
        if dtype is not None and values.dtype != dtype:
            if copy is False:
                raise ValueError("an array of another type is a copy")
            return values.astype(dtype)
        return values.copy() if copy else values

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        data = self._computed()
        if not isinstance(data, np.ndarray):
            return data.__dlpack__(stream=stream)
        if stream is not None:
            raise BufferError("an array on the CPU has no stream")
        given: dict[str, Any] = {"dl_device": dl_device, "copy": copy}
        if max_version is None or max_version[0] < 1:
            # DLPack before version 1.0 has no flag for read-only arrays.
            return np.array(cast(Values, data)).__dlpack__(**given)
        # Some readers (torch) ignore the read-only flag.
        shared = cast(Values, data) if copy is False else frozen(np.array(cast(Values, data)))
        return shared.__dlpack__(max_version=max_version, **given)

    def __dlpack_device__(self) -> tuple[int, int]:
        return (1, 0) if self._device == "cpu" else self._computed().__dlpack_device__()

    def tolist(self) -> Any:
        """The elements as nested lists of Python's numbers."""
        return self.__array__().tolist()

    def item(self, *place: int) -> Any:
        """The only element, or the one at an index, as a Python number."""
        return self.__array__().item(*place)

    def __bool__(self) -> bool:
        return bool(self._scalar("bool"))

    def __int__(self) -> int:
        return int(self._scalar("int"))

    def __float__(self) -> float:
        return float(self._scalar("float"))

    def __complex__(self) -> complex:
        return complex(self._scalar("complex"))

    def __index__(self) -> int:
        if self.dtype.kind not in "iu":
            raise TypeError(f"only integers are indices, not {self.dtype.name}")
        return int(self._scalar("an index"))

    def __len__(self) -> int:
        if not self.ndim:
            raise TypeError("an array of rank 0 has no length")
        return self.shape[0]

    def __iter__(self) -> Iterator[Array]:
        return (cast(Array, self[n]) for n in range(len(self)))

    def __contains__(self, item: object) -> bool:
        return bool(np.any(self.__array__() == np.asarray(item)))

    def __getitem__(self, index: Any) -> TracedArray:
        data = self._data
        if isinstance(data, np.ndarray) and current() is None:
            # A computed element needs no module: loops may read an array element by element.
            place = cast("tuple[Any, ...]", index if isinstance(index, tuple) else (index,))
            if len(place) == data.ndim and all(type(each) is int for each in place):
                with contextlib.suppress(IndexError):  # get() raises it with mlfuse's text
                    return Array("cpu", data[(*place, ...)])
        return super().__getitem__(index)

    def __setitem__(self, index: object, value: object) -> None:
        """Give this object changed elements, computed by NumPy. No other array changes, not even one that was computed
        from it or shared its elements."""
        values = self.__array__().copy()
        try:
            values[_of_numpy(index)] = _of_numpy(value)
        except IndexError as error:
            raise OutsideError(str(error)) from None
        except ValueError as error:
            raise UnfitError(str(error)) from None
        self.settled(on_device(self._device, frozen(values)))

    def __format__(self, spec: str) -> str:
        if not spec:
            return str(self)
        if self.ndim:
            raise TypeError(
                f"the format {spec!r} is for numbers, not for an array of shape {shown(self.shape)}: write "
                "numpy.array2string(numpy.asarray(x), precision=...)"
            )
        return format(self.item(), spec)

    def __copy__(self) -> Array:
        """A second array with the same elements: `x[i] = v` changes only one of the two."""
        data = self._computed()
        if not self._shared:
            return Array(self._device, data)
        return Array(self._device, frozen(np.array(data)) if self._device == "cpu" else data.copy())

    def __deepcopy__(self, memo: object) -> Array:
        return self.__copy__()

    def __reduce__(self) -> Any:
        return of_values, (np.array(self.__array__()), self._device)

    def __repr__(self) -> str:
        text = np.array2string(self.__array__(), separator=", ", prefix="Array(")
        return f"Array({text}, dtype={self.dtype.name})"

    def __str__(self) -> str:
        return str(self.__array__())

    def _computed(self) -> Any:
        if self._trace is not None:
            self._trace.compute(self._value)
        return self._data

    def _scalar(self, what: str) -> Any:
        if self.ndim:
            raise TypeError(f"{what} of an array of shape {shown(self.shape)}: it must have rank 0")
        return self.__array__()[()]


def readable(x: object) -> bool:
    """Whether an object is a lazy array whose values can be read now: no function is being traced."""
    return isinstance(x, Array) and current() is None


def by_numpy(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """The result of a NumPy function on computed arrays, for functions without a graph op, such as sorting. A tuple of
    arrays if there are several results."""
    device = next(each.device for each in args if isinstance(each, Array))
    try:
        found = function(*(_of_numpy(each) for each in args), **kwargs)
    except IndexError as error:
        raise OutsideError(str(error)) from None
    except ValueError as error:
        raise UnfitError(str(error)) from None
    if isinstance(found, tuple):
        return tuple(of_values(np.asarray(each), device) for each in cast(Any, found))
    return of_values(np.asarray(found), device)


def _of_numpy(x: Any) -> Any:
    """An object with its arrays, also those in tuples, as NumPy arrays."""
    if isinstance(x, tuple):
        return tuple(_of_numpy(each) for each in cast("tuple[Any, ...]", x))
    return x.__array__() if isinstance(x, TracedArray) else x


def of_values(values: Values, device: object = None, *, shared: bool = False) -> Array:
    """A lazy array of NumPy values. Without `shared` they become read-only; `shared` values may be changed by
    others later."""
    name = known_device(device)
    own = dtypes.of_numpy(values.dtype)
    if own is None:
        raise TraceError(f"mlfuse has no element type {values.dtype}")
    if not shared or name != "cpu":
        return Array(name, on_device(name, frozen(values)))
    view = values.view()
    view.flags.writeable = False
    return Array(name, view, shared=True)


def of_dlpack(x: Any, device: object, *, copy: bool | None) -> Array:
    """Another library's array as a lazy array; its elements are shared, if possible, unless `copy` is true."""
    if not hasattr(x, "__dlpack__"):
        raise TraceError(
            f"from_dlpack takes an array of another library, not a {type(x).__name__}: write "
            "mlfuse.asarray(x)"
        )
    kind, _ = x.__dlpack_device__()
    if kind == 1:
        values = cast(Any, np.from_dlpack(x))
        return of_values(values.copy() if copy else values, device, shared=not copy)
    if kind not in (2, 13):
        raise TraceError(f"from_dlpack: a device of kind {kind} isn't the CPU or CUDA")
    import cupy  # pyright: ignore[reportMissingImports]

    data: Any = cupy.from_dlpack(x)  # pyright: ignore
    made = Array("cuda", data.copy() if copy else data, shared=not copy)  # pyright: ignore
    return made if device is None else made.to_device(device)
