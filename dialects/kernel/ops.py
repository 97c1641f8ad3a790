"""The kernel level's ops in one namespace: what one thread does, scheduled for one device.

Control flow is upstream `scf`, arithmetic upstream `arith` and `math` on scalars, buffers are
one-dimensional `memref`s, private arrays `memref.alloca` (of rank 0: one variable). Only what
upstream can't say is here: where a thread stands, how threads meet, and 16-byte accesses.
"""

from __future__ import annotations

from mlfuse.dialects.kernel.func import FuncOp, LaunchOp
from mlfuse.dialects.kernel.loops import ChunksOp, SimdOp, UnrollOp
from mlfuse.dialects.kernel.memory import GuardedLoadOp, IsAlignedOp, SharedOp, VectorCopyOp
from mlfuse.dialects.kernel.table import BufferAtOp, TableOp
from mlfuse.dialects.kernel.threads import (
    BarrierOp,
    BlockIdOp,
    IdOp,
    ShuffleUpOp,
    ShuffleXorOp,
    ThreadIdOp,
)

__all__ = [
    "BarrierOp",
    "BlockIdOp",
    "BufferAtOp",
    "ChunksOp",
    "FuncOp",
    "GuardedLoadOp",
    "IdOp",
    "IsAlignedOp",
    "LaunchOp",
    "SharedOp",
    "ShuffleUpOp",
    "ShuffleXorOp",
    "SimdOp",
    "TableOp",
    "ThreadIdOp",
    "UnrollOp",
    "VectorCopyOp",
]
