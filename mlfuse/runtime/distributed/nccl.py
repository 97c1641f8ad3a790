"""Ranks by NCCL, through CuPy: arrays are combined on their own device.

Ranks find each other, and agree on each call, by mpi4py (see `mpi`), so a rank that has died or does
something else is noticed before NCCL is called: NCCL itself would wait forever. If a rank dies during
the transfer, the call times out, and the communicator is aborted. For that a call
returns only when the device is done; the cost is that the host can't run ahead of a collective.

Types are handled as on the host (see `device`). Arrays on the host, and 8-bit floats, are sent by MPI.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.distributed.base import TIMEOUT_S, Communicator, Groups, Request
from mlfuse.runtime.distributed.device import reduce_array
from mlfuse.runtime.distributed.mpi import MpiCommunicator

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
        """Without `control` it has one rank. MlfuseError if CuPy or its NCCL is missing."""
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
        """All processes that mpiexec started; the launcher gives their number, `processes`."""
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
        assert self._control is not None  # a single rank never combines
        self._control.reduce_host(array, request)

    def reduce_device(self, array: Any, request: Request) -> None:
        assert self._control is not None
        if request.dtype.is_f8:
            self._control.reduce_device(array, request)
            return
        comm = self._control.agree(request)
        nccl = self._communicator(request.groups, comm)
        try:
            self.combine(array, request, nccl, comm.Get_size())
        except self._nccl.NcclError as error:
            raise MlfuseError(f"{request}: {error}") from error
        event = self._cupy.cuda.Event(disable_timing=True)
        event.record()
        try:
            self._control.wait(lambda: bool(event.done), array)
        except MlfuseError:
            nccl.abort()
            raise

    def combine(self, array: Any, request: Request, nccl: Nccl, ranks: int) -> None:
        """Put the all-reduce of an array of one dim on CuPy's current stream."""
        stream = self._cupy.cuda.get_current_stream().ptr

        def reduce(values: Any, reduction: str) -> None:
            kind = _TYPES[f"{values.dtype.kind}{values.dtype.itemsize}"]
            pointer, count = values.data.ptr, int(values.size)
            if count:
                nccl.allReduce(pointer, pointer, count, kind, _OPS[reduction], stream)

        reduce_array(self._cupy, array, request, ranks, reduce)

    def _communicator(self, groups: Groups | None, comm: Intracomm) -> Nccl:
        """NCCL's communicator of a group, made at first use, by all of its ranks."""
        if groups not in self._made:
            assert self._control is not None
            identity = np.zeros(128, np.int8)
            if comm.Get_rank() == 0:
                identity[:] = self._nccl.get_unique_id()
            self._control.broadcast(identity, comm)
            make = cast(Callable[..., Nccl], self._nccl.NcclCommunicator)
            self._made[groups] = make(comm.Get_size(), tuple(identity.tolist()), comm.Get_rank())
        return self._made[groups]
