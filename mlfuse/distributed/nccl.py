"""Ranks by NCCL, as CuPy has it: arrays are combined on the device that they lie on.

Ranks find each other, and agree on what they do, by mpi4py (see `mpi`), so a rank that is gone or does
something else is noticed before NCCL is asked: NCCL itself would wait for ever. Should one go during
the transfer, the call is given up when its time is up, and the communicator aborted. To that end a call
returns when the device has done it; what it costs is that the host doesn't run ahead of a collective.

Type by type it is as on the host (see `host`): 16-bit floats are combined in f32 and rounded once, `max`
and `min` of floats go as integers in the same order. NCCL has no 16-bit integers: they go as 32-bit ones.
What lies on the host, and 8-bit floats, go by MPI.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.distributed.base import TIMEOUT_S, Communicator, Groups, Request
from mlfuse.distributed.mpi import MpiCommunicator
from mlfuse.errors import MlfuseError

if TYPE_CHECKING:
    from mpi4py.MPI import Intracomm

_TYPES = {"i1": 0, "u1": 1, "i4": 2, "u4": 3, "i8": 4, "u8": 5, "f4": 7, "f8": 8}
"""`ncclDataType_t` by NumPy's names."""
_OPS = {"add": 0, "mul": 1, "max": 2, "min": 3}
"""`ncclRedOp_t`."""


class Nccl(Protocol):
    """`cupy.cuda.nccl.NcclCommunicator`."""

    def allReduce(  # noqa: N802
        self, source: int, target: int, count: int, dtype: int, op: int, stream: int, /
    ) -> None: ...
    def abort(self) -> None: ...


class NcclCommunicator(Communicator):
    """The ranks of an `MpiCommunicator`, each with the CUDA device that was current here."""

    def __init__(self, control: MpiCommunicator | None):
        """With no `control` it has one rank. MlfuseError where CuPy or its NCCL isn't there."""
        try:
            self._cupy: Any = import_module("cupy")
            self._nccl: Any = import_module("cupy.cuda.nccl")
        except ImportError as error:
            raise MlfuseError(
                "the backend nccl needs CuPy with NCCL (pip install mlfuse[cuda,mpi] "
                f"nvidia-nccl-cu13): {error}"
            ) from error
        if not self._cupy.cuda.nccl.available:
            raise MlfuseError("this CuPy finds no NCCL; install nvidia-nccl-cu13 (or -cu12)")
        self._control = control
        self._made: dict[Groups | None, Nccl] = {}

    @staticmethod
    def world(timeout_s: float = TIMEOUT_S, *, processes: int = 1) -> NcclCommunicator:
        """All processes that mpiexec started, of which the launcher says there are `processes`."""
        control = MpiCommunicator.world(timeout_s) if processes > 1 else None
        return NcclCommunicator(control)

    @property
    def rank(self) -> int:
        return 0 if self._control is None else self._control.rank

    @property
    def size(self) -> int:
        return 1 if self._control is None else self._control.size

    def skip(self) -> None:
        if self._control is not None:
            self._control.skip()

    def reduce_host(self, array: Array, request: Request) -> None:
        assert self._control is not None  # one rank has nobody to combine with
        self._control.reduce_host(array, request)

    def reduce_device(self, array: Any, request: Request) -> None:
        assert self._control is not None
        if request.dtype.is_f8:
            self._control.reduce_device(array, request)
            return
        comm = self._control.agree(request)
        nccl = self._communicator(request.groups, comm)
        self.combine(array, request, nccl, len(self.group_of(request.groups)))
        event = self._cupy.cuda.Event(disable_timing=True)
        event.record()
        try:
            self._control.wait(lambda: bool(event.done), array)
        except MlfuseError:
            nccl.abort()
            raise

    def combine(self, array: Any, request: Request, nccl: Nccl, ranks: int) -> None:
        """Put the combining of an array of one dim on CuPy's current stream."""
        cupy, dtype, reduction = self._cupy, request.dtype, request.reduction
        if dtype.is_half:
            from mlfuse.runtime.library.cupy_library import CupyLibrary, bits, widen_bf16

            is_bf16 = dtype.name == "bf16"
            wide = widen_bf16(array) if is_bf16 else array.astype(np.dtype(np.float32))
            self.combine(wide, replace(request, element="f32"), nccl, ranks)
            if is_bf16:
                narrow = CupyLibrary(cupy, has_bf16=False).bf16_bits(wide)
                cupy.copyto(bits(array), narrow)
            else:
                array[...] = wide.astype(dtype.numpy)
        elif dtype.is_float and reduction in ("max", "min"):
            keys = self._ordered(array, highest=reduction == "max")
            self._all_reduce(keys, reduction, nccl)
            array[...] = self._unordered(keys)
        elif dtype.is_float:
            self._all_reduce(array, "add" if reduction == "mean" else reduction, nccl)
            if reduction == "mean":
                array /= dtype.numpy.type(ranks)
        else:
            signed = dtype.is_signed and reduction in ("max", "min")
            kind = f"{'i' if signed else 'u'}{array.dtype.itemsize}"
            values = array.view(np.dtype(kind))
            if values.dtype.itemsize == 2:
                wide = values.astype(np.dtype(f"{kind[0]}4"))
                self._all_reduce(wide, reduction, nccl)
                values[...] = wide.astype(values.dtype)
            else:
                self._all_reduce(values, reduction, nccl)

    def _all_reduce(self, array: Any, reduction: str, nccl: Nccl) -> None:
        kind = _TYPES[array.dtype.kind + str(array.dtype.itemsize)]
        stream = self._cupy.cuda.get_current_stream().ptr
        pointer = array.data.ptr
        nccl.allReduce(pointer, pointer, int(array.size), kind, _OPS[reduction], stream)

    def _ordered(self, array: Any, *, highest: bool) -> Any:
        """As `host.ordered`."""
        integer = np.dtype(f"i{array.dtype.itemsize}")
        limits = np.iinfo(integer)
        bits = array.view(integer)
        keys = self._cupy.where(bits < 0, bits ^ integer.type(limits.max), bits)
        last = integer.type(limits.max if highest else limits.min)
        return self._cupy.where(self._cupy.isnan(array), last, keys)

    def _unordered(self, keys: Any) -> Any:
        """As `host.unordered`."""
        most = keys.dtype.type(np.iinfo(keys.dtype).max)
        return self._cupy.where(keys < 0, keys ^ most, keys).view(f"f{keys.dtype.itemsize}")

    def _communicator(self, groups: Groups | None, comm: Intracomm) -> Nccl:
        """NCCL's communicator of a group, made when it is first used, by all of its ranks."""
        if groups not in self._made:
            assert self._control is not None
            identity = np.zeros(128, np.int8)
            if comm.Get_rank() == 0:
                identity[:] = self._nccl.get_unique_id()
            self._control.broadcast(identity, comm)
            make = cast(Callable[..., Nccl], self._nccl.NcclCommunicator)
            self._made[groups] = make(comm.Get_size(), tuple(identity.tolist()), comm.Get_rank())
        return self._made[groups]
