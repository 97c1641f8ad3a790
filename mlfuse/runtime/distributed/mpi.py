"""Ranks by mpi4py.

**No rank waits forever.** MPI's blocking calls do if a rank has died. So everything here is a
nonblocking collective that is tested until it is done or times out. An all-reduce is two of them:

1. *Agreement*: a hash of what the rank is about to do (the number of the call, the reduction, types,
   shapes, groups), 16 bytes. If ranks differ, all of them learn each other's requests, and
   raise an error. Only ranks that agree send data: otherwise MPI would read past the end of the shorter array, or
   add unrelated elements.
2. The data.

The agreement is repeated at every call, since a rank may diverge at any of them, and takes a few
microseconds between processes of one machine.

**Which rank is missing.** A rank that times out sends a message to all others; those that are
waiting answer, and give up as well. Ranks that haven't answered are named: dead, or busy with something else.

**Afterwards.** A failed collective can't be undone: the communicator is unusable, and MPI_Finalize,
which waits for the others, must not be called. So when the process ends it calls MPI_Abort, which ends
the other ranks too. Until then it may save its state.
"""

from __future__ import annotations

import atexit
import hashlib
import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn, TypeVar, cast

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.distributed.base import TIMEOUT_S, Communicator, Groups, Request
from mlfuse.runtime.distributed.host import reduce_array

if TYPE_CHECKING:
    from mpi4py.MPI import Intracomm, Op

T = TypeVar("T")
Finished = Callable[[], bool]

MOST_ELEMENTS = 2**30
"""The most elements of one MPI call: counts are C ints in MPI libraries before version 4."""
_TEXT = 512
"""The bytes of a request that a rank sends to the others."""
_SPIN_S, _YIELD_S, _NAP_S = 2e-3, 0.1, 2e-4
"""A waiting rank keeps testing, since that moves the data; after `_SPIN_S` seconds it yields
the processor in between, after `_YIELD_S` it sleeps."""
_ANSWER_S = 0.5
"""The seconds that the others have to answer after a timeout: waiting ranks look every `_NAP_S`."""
_HELLO = 7


class MpiCommunicator(Communicator):
    """The ranks of an mpi4py communicator, which is duplicated so that no other messages interfere."""

    def __init__(self, comm: Intracomm, timeout_s: float = TIMEOUT_S):
        """Every rank of `comm` must make this call, within `timeout_s` seconds."""
        from mpi4py import MPI

        self._mpi = MPI
        self._timeout_s = timeout_s
        self._rank, self._size = comm.Get_rank(), comm.Get_size()
        self._calls = 0
        self._broken: str | None = None
        self._pending: list[object] = []
        self._groups: dict[Groups, Intracomm] = {}
        self._deadline = time.monotonic() + timeout_s
        self._what = "mlfuse.distributed: making a communicator"
        self._hello: Intracomm | None = None
        self._hello = self._duplicate(comm)
        self._comm = self._duplicate(comm)

    @staticmethod
    def world(timeout_s: float = TIMEOUT_S) -> MpiCommunicator:
        """All processes that mpiexec started. MlfuseError if mpi4py can't be used."""
        try:
            from mpi4py import MPI
        except ImportError as error:
            raise MlfuseError(
                f"the backend mpi needs mpi4py and an MPI library (pip install mlfuse[mpi]): {error}"
            ) from error
        return MpiCommunicator(MPI.COMM_WORLD, timeout_s)

    @property
    def rank(self) -> int:
        return self._rank

    @property
    def size(self) -> int:
        return self._size

    @property
    def timeout_s(self) -> float:
        """Seconds that a call waits for the other ranks."""
        return self._timeout_s

    def reduce_host(self, array: Array, request: Request) -> None:
        comm = self.agree(request)

        def reduce(values: Array, reduction: str) -> None:
            op = self._ops[reduction]
            for start in range(0, values.size, MOST_ELEMENTS):
                piece = values[start : start + MOST_ELEMENTS]
                self._reduce(comm, piece, op)

        reduce_array(array, request, comm.Get_size(), reduce)

    def skip(self) -> None:
        self._calls += 1

    def agree(self, request: Request) -> Intracomm:
        """Wait until all ranks of the group make the same request, and return its communicator.

        MlfuseError if they differ, or time out.
        """
        where = f"{request.place}: " if request.place else ""
        if self._broken is not None:
            raise MlfuseError(
                f"{where}{request} can't be done: an earlier collective failed ({self._broken})"
            )
        self._calls += 1
        self._deadline = time.monotonic() + self._timeout_s
        self._what = f"{where}rank {self._rank}: {request}, collective number {self._calls}"
        if request.groups is None:
            self._check(self._comm, request)
            return self._comm
        if request.groups not in self._groups:
            self._check(self._comm, request)  # then all ranks are here, and a blocking call returns
            self._groups[request.groups] = self._split(request.groups)
        comm = self._groups[request.groups]
        self._check(comm, request)
        return comm

    def broadcast(self, array: Array, comm: Intracomm) -> None:
        """Send the first rank's array to all ranks."""
        handle = self._do(lambda: comm.Ibcast(array, 0))
        self._wait(handle.Test, handle, array)

    def wait(self, finished: Finished, *kept: object) -> None:
        """Wait for work of an agreed call started elsewhere, with the call's timeout."""
        self._wait(finished, *kept)

    @property
    def _ops(self):
        mpi = self._mpi
        return {"add": mpi.SUM, "mul": mpi.PROD, "max": mpi.MAX, "min": mpi.MIN}

    def _duplicate(self, comm: Intracomm) -> Intracomm:
        made, handle = self._do(comm.Idup)
        self._wait(handle.Test, handle, made)
        return made

    def _split(self, groups: Groups) -> Intracomm:
        mine = self.group_of(groups)
        color, key = groups.index(mine), mine.index(self._rank)
        return cast("Intracomm", self._do(lambda: self._comm.Split(color, key)))

    def _reduce(self, comm: Intracomm, array: Array, op: Op) -> None:
        handle = self._do(lambda: comm.Iallreduce(self._mpi.IN_PLACE, array, op))
        self._wait(handle.Test, handle, array)

    def _check(self, comm: Intracomm, request: Request) -> None:
        """Compare the requests of the ranks of `comm`."""
        text = f"{self._calls} {request.signature}".encode()
        number = int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "little")
        extremes = np.array([number, 2**64 - 1 - number], np.uint64)
        self._reduce(comm, extremes, self._mpi.MAX)
        highest, lowest = int(extremes[0]), 2**64 - 1 - int(extremes[1])
        if highest != lowest:  # the same on all ranks
            self._disagree(comm, request)

    def _disagree(self, comm: Intracomm, request: Request) -> NoReturn:
        """Collect each rank's request, and raise an error."""
        text = f"{request}, collective number {self._calls}"
        mine = np.frombuffer(text.encode()[:_TEXT].ljust(_TEXT), np.uint8).copy()
        texts = np.zeros((comm.Get_size(), _TEXT), np.uint8)
        handle = self._do(lambda: comm.Iallgather(mine, texts))
        self._wait(handle.Test, handle, mine, texts)
        wanted = [bytes(row).decode(errors="replace").strip() for row in texts]
        ranks = self.group_of(request.groups) if comm is not self._comm else range(self._size)
        listed = "; ".join(f"rank {rank}: {each}" for rank, each in zip(ranks, wanted, strict=True))
        self._fail(
            f"{self._what}: the ranks make different calls ({listed}). All must run the same module "
            "with arrays of the same shapes, in the same order"
        )

    def _wait(self, finished: Finished, *kept: object) -> None:
        """Test until it is finished. `kept` is what the library uses until then."""
        started = time.monotonic()
        while True:
            if self._do(finished):
                return
            now = time.monotonic()
            if now - started < _SPIN_S:
                continue
            heard = self._heard()
            if heard or now > self._deadline:
                self._pending += kept
                self._give_up(heard)
            time.sleep(0 if now - started < _YIELD_S else _NAP_S)

    def _heard(self) -> set[int]:
        """The ranks that have given up, each once."""
        if self._hello is None:
            return set()
        mpi, word = self._mpi, np.zeros(1, np.int64)
        ranks: set[int] = set()
        status = mpi.Status()
        while self._hello.Iprobe(mpi.ANY_SOURCE, _HELLO, status):
            self._hello.Recv(word, status.Get_source(), _HELLO)
            ranks.add(status.Get_source())
        return ranks

    def _give_up(self, heard: set[int]) -> NoReturn:
        """Tell the others, collect the answers of waiting ranks, and raise. `heard` have given up before."""
        late = "" if heard else f" within {self._timeout_s:g} s"
        if self._hello is None:
            self._fail(f"{self._what}: not all ranks arrived{late}")
        first = sorted(heard)
        word = np.array([self._calls], np.int64)
        self._pending.append(word)
        others = [rank for rank in range(self._size) if rank != self._rank]
        self._pending += [self._hello.Isend(word, rank, _HELLO) for rank in others]
        until = time.monotonic() + _ANSWER_S
        while time.monotonic() < until and len(heard) < len(others):
            heard |= self._heard()
            time.sleep(_NAP_S)
        missing = [rank for rank in others if rank not in heard]
        causes = [f"{_named(first)} gave up"] if first else []
        if missing:
            causes.append(f"{_named(missing)} didn't take part{late}")
        if not causes:
            causes.append(f"all ranks wait, but for different calls{late}")
        self._fail(
            f"{self._what}: {' and '.join(causes)}. A rank has ended, is busy with something else, or "
            "does its collectives in another order; if it is only slow, pass a larger timeout_s"
        )

    def _fail(self, message: str) -> NoReturn:
        if self._broken is None and self._size > 1:
            atexit.register(_abort)
        self._broken = message
        raise MlfuseError(message)

    def _do(self, call: Callable[[], T]) -> T:
        """Call MPI, with its errors as MlfuseErrors."""
        try:
            return call()
        except self._mpi.Exception as error:
            self._fail(f"{self._what}: {error}")


def _named(ranks: Sequence[int]) -> str:
    """`ranks 1, 2`."""
    return f"rank{'s' if len(ranks) > 1 else ''} {', '.join(map(str, ranks))}"


def _abort() -> None:
    """End all ranks, since none of them can continue."""
    from mpi4py import MPI

    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # pyright: ignore[reportUnnecessaryComparison]
            stream.flush()
    time.sleep(_ANSWER_S)  # so that the others can report their errors
    if MPI.Is_initialized() and not MPI.Is_finalized():
        MPI.COMM_WORLD.Abort(1)
