"""The CUDA device that is current when a backend is made, through CuPy: memory, streams, cuBLAS.

All work is put on CuPy's current stream (see `streams`): a call returns before
its kernels have finished, and memory that it frees returns to CuPy's pool in that stream's order. Kernels are
compiled by NVRTC for the exact architecture; CuPy's own compile path flushes subnormals to zero and isn't used for
them.

bf16: CuPy 14 has arrays of `ml_dtypes.bfloat16`. With earlier versions a bf16 array is a uint16 array of
the bits, as argument and as result; CuPy 14 accepts these as arguments too.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any, cast

import ml_dtypes
import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.runtime.arguments import arrays
from mlfuse.runtime.arguments.signature import Signature, Spec
from mlfuse.runtime.backend import DeviceTable, TableMemory, Wanted
from mlfuse.runtime.compilers import cubin, nvrtc
from mlfuse.runtime.cuda.launch import CudaKernel
from mlfuse.runtime.cuda.match import Matcher, matcher
from mlfuse.runtime.cuda.streams import StreamedRun, from_interface
from mlfuse.runtime.cuda.table import CudaTable
from mlfuse.runtime.cupy_api import CupyArray, load_cupy
from mlfuse.runtime.library.cupy_library import CupyLibrary, bits

if TYPE_CHECKING:
    from mlfuse.runtime.calls.repeated_calls import LaunchPlan

_BF16 = np.dtype(ml_dtypes.bfloat16)
_U16 = np.dtype(np.uint16)
_U8 = np.dtype(np.uint8)
_F8 = (np.dtype(ml_dtypes.float8_e4m3fn), np.dtype(ml_dtypes.float8_e5m2))
"""Types that CuPy doesn't know: its arrays hold their bits."""
_EMPTY = 256
"""The address of an empty array, for which CuPy returns 0: aligned, and never read."""
_DLPACK_CUDA = (2, 13)
"""DLPack's numbers for device memory and managed memory."""


def cuda_available() -> bool:
    """Whether kernels can be compiled and run here: CuPy, NVRTC and a device are present. Never raises."""
    return why_unavailable() is None


def why_unavailable() -> str | None:
    """Why kernels can't be compiled and run here, in a line; None if they can. Never raises."""
    try:
        count = load_cupy().cuda.runtime.getDeviceCount()
        nvrtc.version()
    except Exception as error:  # CuPy may raise anything if a driver is missing or doesn't match
        return str(error).partition("\n")[0] or type(error).__name__
    return None if count > 0 else "there is no device"


def architecture() -> str:
    """The current device's architecture, such as "sm_90"."""
    return f"sm_{load_cupy().cuda.Device().compute_capability}"


def load(source: str, names: Sequence[str]) -> dict[str, CudaKernel]:
    """The kernels `names` of CUDA C text, for the current device. Errors as for `compile_cubin`; MlfuseError
    if the driver is too old for NVRTC's output."""
    if not names:
        return {}
    found: dict[str, CudaKernel] = {}
    for batch in cubin.compile_kernels(source, architecture()):
        module = load_cupy().cuda.function.Module()
        try:
            module.load(batch.compiled.cubin)
        except Exception as error:  # CuPy's CUDADriverError
            _refuse_old_driver(error)
            raise
        found |= {name: CudaKernel(name, module.get_function(name)) for name in batch.names}
    return {name: found[name] for name in names}


def _refuse_old_driver(error: Exception) -> None:
    """MlfuseError if the driver is for an earlier CUDA than NVRTC: it doesn't load later code."""
    driver, compiler = load_cupy().cuda.runtime.driverGetVersion(), nvrtc.version()
    has = driver // 1000, driver % 1000 // 10
    if has[0] >= compiler[0]:
        return
    raise MlfuseError(
        f"the driver can't load a kernel ({error}): it is for CUDA {has[0]}.{has[1]}, and NVRTC is "
        f"{compiler[0]}.{compiler[1]}; install a newer driver, or leave only an NVRTC of CUDA {has[0]} "
        f"(pip uninstall nvidia-cuda-nvrtc; pip install mlfuse[cuda{has[0]}])"
    ) from error


def is_plain(array: CupyArray) -> bool:
    """Whether kernels can read an array in place: row-major, elements aligned to their size."""
    return array.flags.c_contiguous and not array.data.ptr % array.dtype.itemsize


def streamed(plan: LaunchPlan[Any]) -> StreamedRun:
    """A plan whose calls take `stream=` and run on the stream of torch's tensors."""
    return StreamedRun(plan, load_cupy())


class CudaBackend:
    """CuPy arrays on one device."""

    alignment = 256
    keeps_arena = False  # a call returns before its kernels have run

    def __init__(self) -> None:
        self._cupy = load_cupy()
        self._device = self._cupy.cuda.runtime.getDevice()
        self._has_bf16 = int(self._cupy.__version__.split(".")[0]) >= 14
        self._array = self._cupy.ndarray
        self._stored_as: dict[np.dtype[Any], np.dtype[Any]] = dict.fromkeys(_F8, _U8)
        if not self._has_bf16:
            self._stored_as[_BF16] = _U16
        self.library = CupyLibrary(self._cupy, has_bf16=self._has_bf16)
        self._host = arrays.HostReader()

    def read(self, arg: object, spec: Spec, number: int) -> CupyArray:
        array = self.adopt(arg, spec, number)
        if is_plain(array):
            return array
        return array.copy() if array.flags.c_contiguous else self._cupy.ascontiguousarray(array)

    def adopt(self, arg: object, spec: Spec, number: int) -> CupyArray:
        """An argument as a CuPy array, in place; numbers are uploaded. MlfuseError if it is on another
        device."""
        is_cupy = isinstance(arg, self._cupy.ndarray)
        array = cast(CupyArray, arg) if is_cupy else self._convert(arg, spec, number)
        if array.data.device_id != self._device:
            raise MlfuseError(
                f"argument {number} is on CUDA device {array.data.device_id}, expected device "
                f"{self._device}"
            )
        return array

    def read_output(self, given: object, spec: Spec, number: int) -> CupyArray:
        if not isinstance(given, self._cupy.ndarray):
            raise MlfuseError(f"out[{number}] is a {type(given).__name__}, expected a CuPy array")
        array = cast(CupyArray, given)
        fits = array.dtype == spec.dtype.numpy or self.holds(array.dtype, spec.dtype)
        if not fits or len(array.shape) != len(spec.shape):
            raise MlfuseError(
                f"out[{number}] is {array.dtype.name} of shape {array.shape}, the result {spec}"
            )
        if array.data.device_id != self._device:
            raise MlfuseError(f"out[{number}] is on CUDA device {array.data.device_id}")
        if not is_plain(array):
            raise MlfuseError(f"out[{number}] must be aligned and row-major; pass cupy.empty(...)")
        return array

    def is_row_major(self, array: CupyArray) -> bool:
        return True  # ensured by `read`

    def in_memory_order(self, array: CupyArray) -> None:
        return None

    def is_writable(self, array: CupyArray) -> bool:
        return True

    def holds(self, stored: np.dtype[Any], wanted: DType) -> bool:
        return (stored == _U16 and wanted.numpy == _BF16) or (stored == _U8 and wanted.is_f8)

    def empty(
        self, shape: tuple[int, ...], dtype: np.dtype[np.generic], nbytes: int
    ) -> tuple[CupyArray, int]:
        array: CupyArray = self._array(shape, self._stored_as.get(dtype, dtype))
        return array, array.data.ptr or _EMPTY

    def carve(
        self, arena: CupyArray, offset: int, shape: tuple[int, ...], dtype: np.dtype[np.generic]
    ) -> CupyArray:
        return self._cupy.ndarray(shape, self._stored(dtype), memptr=arena.data + offset)

    def at(self, address: int, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> CupyArray:
        """The memory at an address as an array that doesn't own it."""
        stored, cuda = self._stored(dtype), self._cupy.cuda
        nbytes = prod(shape) * stored.itemsize
        memory = cuda.UnownedMemory(address, nbytes, None, self._device)
        return self._array(shape, stored, memptr=cuda.MemoryPointer(memory, 0))

    def address(self, array: CupyArray) -> int:
        return array.data.ptr or _EMPTY

    def plain(
        self, given: Sequence[object], dtype: np.dtype[Any]
    ) -> tuple[list[int], list[int]] | None:
        kind, stored, device = self._cupy.ndarray, self._stored(dtype), self._device
        sizes: list[int] = []
        addresses: list[int] = []
        for each in given:
            if type(each) is not kind:
                return None
            array = cast(CupyArray, each)
            fits = (
                array.dtype == stored
                and array.flags.c_contiguous
                and array.data.device_id == device
            )
            if not fits:
                return None
            sizes.append(array.size)
            addresses.append(array.data.ptr or _EMPTY)
        return sizes, addresses

    def learner(self, signature: object, donated: object) -> None:
        return None

    def matcher(self, wanted: Sequence[Wanted], apart: bool) -> Matcher:
        stored = [self._stored(each.dtype) for each in wanted]
        return matcher(self._cupy, self._device, wanted, stored, apart=apart)

    def table(self, arrays: TableMemory) -> DeviceTable:
        return CudaTable(self._cupy, arrays).on_device

    def span(self, array: CupyArray) -> tuple[int, int]:
        start = array.data.ptr  # row-major, ensured by `read`
        return start, start + array.size * array.dtype.itemsize

    def view(
        self, array: CupyArray, shape: tuple[int, ...], dtype: np.dtype[np.generic]
    ) -> CupyArray:
        if array.shape != shape:
            array = array.reshape(shape)
        stored = self._stored(dtype)
        return array if array.dtype == stored else array.view(stored)

    def copy(self, target: CupyArray, source: CupyArray) -> None:
        self._cupy.copyto(bits(target), bits(source))

    def upload(self, values: Array) -> CupyArray:
        if values.dtype in _F8:
            values = np.array(values, order="C").view(_U8)
        if values.dtype != _BF16:
            return self._cupy.asarray(np.ascontiguousarray(values).reshape(values.shape))
        pattern = np.array(values, order="C").view(_U16)
        return self.view(self._cupy.asarray(pattern), values.shape, _BF16)

    def _stored(self, dtype: np.dtype[np.generic]) -> np.dtype[np.generic]:
        """The dtype of CuPy's arrays for `dtype`."""
        return self._stored_as.get(dtype, dtype)

    def _convert(self, arg: object, spec: Spec, number: int) -> CupyArray:
        """Any other object as a CuPy array, without a copy; scalars are uploaded."""
        if isinstance(arg, np.generic):
            return self.upload(np.asarray(cast(Any, arg)))
        if (scalar := arrays.from_scalar(arg, spec, number)) is not None:
            return self.upload(scalar)
        problem = "is on the host; pass cupy.asarray(x)"
        for take in (self._from_dlpack, self._from_interface):
            try:
                if (array := take(arg)) is not None:
                    return array
            except Exception as error:  # other libraries may raise anything
                problem = f"({type(arg).__name__}) can't be read: {error}".partition("\n")[0]
        raise MlfuseError(f"argument {number} {problem}")

    def _from_dlpack(self, arg: object) -> CupyArray | None:
        where = getattr(arg, "__dlpack_device__", None)
        if where is None or int(where()[0]) not in _DLPACK_CUDA:
            return None
        return self._cupy.from_dlpack(arg)

    def _from_interface(self, arg: object) -> CupyArray | None:
        if not hasattr(arg, "__cuda_array_interface__"):
            return None
        return from_interface(self._cupy, arg)

    def stage(self, args: Sequence[object], signature: Signature) -> Sequence[object] | None:
        current = self._cupy.cuda.runtime.getDevice()
        if current != self._device:
            raise MlfuseError(
                f"CUDA device {current} is current, this was built for device {self._device}; "
                f"call it within `with cupy.cuda.Device({self._device}):`"
            )
        host = (np.ndarray, np.generic, bool, int, float)
        if not args or not all(isinstance(arg, host) for arg in args):
            return None
        values, _ = signature.check(args, self._host)
        return [self.upload(value) for value in values]

    def fetch(self, array: CupyArray, dtype: np.dtype[np.generic]) -> Array:
        return bits(array).get().view(dtype)
