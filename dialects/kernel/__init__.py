"""The `kernel` dialect: ops of one thread that upstream dialects don't have."""

from __future__ import annotations

from xdsl.ir import Dialect

from mlfuse.dialects.kernel import ops

Kernel = Dialect(
    "kernel",
    [
        ops.BarrierOp,
        ops.BlockIdOp,
        ops.BufferAtOp,
        ops.ChunksOp,
        ops.ClusterArriveOp,
        ops.ClusterRankOp,
        ops.ClusterStoreOp,
        ops.ClusterWaitOp,
        ops.DivideOp,
        ops.FuncOp,
        ops.GuardedLoadOp,
        ops.IsAlignedOp,
        ops.LaunchOp,
        ops.MmaOp,
        ops.OuterProductsOp,
        ops.PrefetchOp,
        ops.SharedOp,
        ops.ShuffleUpOp,
        ops.ShuffleXorOp,
        ops.SimdOp,
        ops.StreamOp,
        ops.TableOp,
        ops.TicketOp,
        ops.ThreadIdOp,
        ops.TransposeOp,
        ops.UnrollOp,
        ops.UntilAlignedOp,
        ops.UntilLineOp,
        ops.VectorCopyOp,
    ],
    [],
)
