"""Ranks and how they combine their tensors (docs/collectives.md).

    mlfuse.distributed.initialize("mpi")        # or "nccl", "single"

in a program that is started once for each rank: `mpiexec -n 2 python train.py`.
"""

from typing import TYPE_CHECKING, Any

import mlfuse.runtime.distributed as _distributed
from mlfuse.runtime.distributed import (
    TIMEOUT_S,
    Communicator,
    Request,
    Single,
    active,
    all_reduce,
    communicator,
    finalize,
    initialize,
    rank,
    world_size,
)

if TYPE_CHECKING:
    from mlfuse.runtime.distributed.mpi import MpiCommunicator
    from mlfuse.runtime.distributed.nccl import NcclCommunicator

__all__ = [
    "TIMEOUT_S",
    "Communicator",
    "MpiCommunicator",
    "NcclCommunicator",
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


def __getattr__(name: str) -> Any:
    """Import the communicators of MPI and NCCL on first use, since they need their packages."""
    return getattr(_distributed, name)
