"""The kernel level's ops in one namespace: the work of one thread, scheduled for one device.

Control flow is upstream `scf`, and arithmetic is upstream `arith` and `math` on scalars. Buffers are
one-dimensional `memref`s, private arrays are `memref.alloca` (of rank 0: one variable). Only ops that
upstream doesn't have are here: ids of threads, synchronization, and 16-byte accesses.
"""

from __future__ import annotations

from mlfuse.dialects.kernel.cluster import (
    ClusterArriveOp,
    ClusterRankOp,
    ClusterStoreOp,
    ClusterWaitOp,
)
from mlfuse.dialects.kernel.divide import DivideOp
from mlfuse.dialects.kernel.func import FuncOp, LaunchOp
from mlfuse.dialects.kernel.loops import ChunksOp, SimdOp, UnrollOp
from mlfuse.dialects.kernel.memory import (
    STATIC_SHARED_BYTES,
    GuardedLoadOp,
    IsAlignedOp,
    SharedOp,
    UntilAlignedOp,
    VectorCopyOp,
    shared_layout,
)
from mlfuse.dialects.kernel.mma import MmaOp
from mlfuse.dialects.kernel.prefetch import PrefetchOp
from mlfuse.dialects.kernel.products import OuterProductsOp
from mlfuse.dialects.kernel.square import TransposeOp
from mlfuse.dialects.kernel.stream import LINE_BYTES, StreamOp, UntilLineOp
from mlfuse.dialects.kernel.table import BufferAtOp, TableOp, TicketOp
from mlfuse.dialects.kernel.threads import (
    BarrierOp,
    BlockIdOp,
    IdOp,
    ShuffleUpOp,
    ShuffleXorOp,
    ThreadIdOp,
)

__all__ = [
    "LINE_BYTES",
    "STATIC_SHARED_BYTES",
    "BarrierOp",
    "BlockIdOp",
    "BufferAtOp",
    "ChunksOp",
    "ClusterArriveOp",
    "ClusterRankOp",
    "ClusterStoreOp",
    "ClusterWaitOp",
    "DivideOp",
    "FuncOp",
    "GuardedLoadOp",
    "IdOp",
    "IsAlignedOp",
    "LaunchOp",
    "MmaOp",
    "OuterProductsOp",
    "PrefetchOp",
    "SharedOp",
    "ShuffleUpOp",
    "ShuffleXorOp",
    "SimdOp",
    "StreamOp",
    "TableOp",
    "ThreadIdOp",
    "TicketOp",
    "TransposeOp",
    "UnrollOp",
    "UntilAlignedOp",
    "UntilLineOp",
    "VectorCopyOp",
    "shared_layout",
]
