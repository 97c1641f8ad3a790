"""The ranks of a program, and how they combine their tensors: the basis of `graph.all_reduce`.

A program is started once for each rank, all with the same module:

    import mlfuse.runtime.distributed

    mlfuse.distributed.initialize("mpi")        # or "nccl", "single"
    step = mlfuse.compile("step.mlir")          # has graph.all_reduce in it
    ...

and `mpiexec -n 2 python train.py`. `with communicator(comm):` makes another one active for a while, and
also accepts a communicator of mpi4py.

Without either a program has one rank, and an all-reduce is the identity. If a launcher started
several processes, this is an error: each of them would continue with its own numbers.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.distributed.base import TIMEOUT_S, Communicator, Groups, Request, Single

if TYPE_CHECKING:
    from mpi4py.MPI import Intracomm

__all__ = [
    "TIMEOUT_S",
    "Communicator",
    "Request",
    "Single",
    "active",
    "all_reduce",
    "communicator",
    "finalize",
    "initialize",
    "rank",
    "world_size",
]

BACKENDS = ("mpi", "nccl", "single")
_LAUNCHERS = ("PMI_SIZE", "OMPI_COMM_WORLD_SIZE", "WORLD_SIZE")
"""Variables in which mpiexec (MPICH and relatives, Open MPI) and torchrun give the number of processes."""

_SINGLE = Single()
_process: Communicator | None = None
_here: ContextVar[Communicator | None] = ContextVar("mlfuse_communicator", default=None)


def initialize(backend: str = "mpi", *, timeout_s: float = TIMEOUT_S) -> Communicator:
    """Make all processes of the program the ranks of one communicator, active from now on.

    Every rank must call it. `backend` is `mpi` (mpi4py; arrays on the host, others are copied there), `nccl`
    (CuPy's, on the current device; ranks find each other by mpi4py) or `single`.
    `timeout_s` is how many seconds a rank waits for the others, in each call: MlfuseError after that.
    """
    global _process
    if not timeout_s > 0:
        raise MlfuseError(f"timeout_s = {timeout_s} must be more than 0")
    _process = _make(backend, timeout_s)
    return _process


def _make(backend: str, timeout_s: float) -> Communicator:
    if backend == "mpi":
        from mlfuse.runtime.distributed.mpi import MpiCommunicator

        return MpiCommunicator.world(timeout_s)
    if backend == "nccl":
        from mlfuse.runtime.distributed.nccl import NcclCommunicator

        return NcclCommunicator.world(timeout_s, processes=launched())
    if backend == "single":
        return Single()
    raise MlfuseError(f"unknown backend {backend!r}, expected one of: {', '.join(BACKENDS)}")


def finalize() -> None:
    """Forget the communicator of `initialize`."""
    global _process
    _process = None


@contextmanager
def communicator(
    comm: Communicator | Intracomm, *, timeout_s: float = TIMEOUT_S
) -> Generator[Communicator]:
    """Make a communicator active inside the `with` block, in this thread.

    For an mpi4py communicator a duplicate is used, so all of its ranks must make this call.
    """
    if not isinstance(comm, Communicator):
        from mlfuse.runtime.distributed.mpi import MpiCommunicator

        comm = MpiCommunicator(comm, timeout_s)
    token = _here.set(comm)
    try:
        yield comm
    finally:
        _here.reset(token)


def launched() -> int:
    """The number of processes by the launcher; 1 without a launcher."""
    sizes = [os.environ.get(name, "") for name in _LAUNCHERS]
    return max([int(size) for size in sizes if size.isdecimal()], default=1)


def active() -> Communicator:
    """The communicator that collectives use in this thread.

    MlfuseError if there is none and the process is one of several.
    """
    current = _here.get() or _process
    if current is not None:
        return current
    if launched() > 1:
        raise MlfuseError(
            f"this process is one of {launched()} and has no communicator; call "
            'mlfuse.distributed.initialize("mpi"), or ("single") if it runs by itself'
        )
    return _SINGLE


def rank() -> int:
    """The number of this process among the ranks, from 0 on."""
    return active().rank


def world_size() -> int:
    """The number of ranks."""
    return active().size


def all_reduce(
    arrays: Sequence[Array],
    reduction: str = "add",
    groups: Groups | None = None,
    *,
    element: str | None = None,
) -> list[Array]:
    """New arrays that hold the elements of `arrays` combined over the ranks, as `graph.all_reduce` does.

    All have one element type, given by MLIR's name `element` if NumPy's type is ambiguous. MlfuseError
    if ranks disagree, fail or time out.
    """
    host = [np.asarray(each) for each in arrays]
    request = Request.of(host, reduction, groups, element)
    if not host:
        return []
    flat = np.concatenate([each.reshape(-1) for each in host])
    active().all_reduce(flat, request)
    results: list[Array] = []
    start = 0
    for each in host:
        results.append(flat[start : start + each.size].reshape(each.shape))
        start += each.size
    return results


def __getattr__(name: str) -> Any:
    """The communicators of libraries, imported on first use."""
    homes = {"MpiCommunicator": "mpi", "NcclCommunicator": "nccl"}
    if name not in homes:
        raise AttributeError(f"module 'mlfuse.distributed' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"mlfuse.distributed.{homes[name]}"), name)
