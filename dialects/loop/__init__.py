"""The `loop` dialect: target-independent nests (`ops`) and the host function's ops (`host`)."""

from __future__ import annotations

from xdsl.ir import Dialect

from mlfuse.dialects.loop import collective, host, ops, table

Loop = Dialect(
    "loop",
    [
        collective.AllReduceOp,
        ops.AccumulateOp,
        ops.CaseOp,
        ops.KernelOp,
        ops.LoadOp,
        ops.LocalOp,
        ops.ParallelOp,
        ops.ReduceOp,
        ops.ScanOp,
        ops.SerialOp,
        ops.StoreOp,
        ops.SwitchOp,
        ops.YieldOp,
        host.AssertEqualOp,
        host.ConstantOp,
        host.LaunchOp,
        host.LibraryOp,
        host.ViewOp,
        table.ForeachOp,
        table.TableOp,
    ],
    [table.TableType],
)
