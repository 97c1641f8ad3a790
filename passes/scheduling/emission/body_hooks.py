"""How a schedule emits the ops of a loop body that touch memory or hold nests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.ops import (
    AccumulateOp,
    LoadOp,
    LocalOp,
    NestOp,
    StoreOp,
)


def unscheduled(op: AccumulateOp) -> None:
    """The hook of schedules that carry nothing from row to row: raises OpError."""
    raise OpError(
        op,
        "loop.accumulate: only rows with one dim in their nests carry results on; reduce in a kernel "
        "of its own",
    )


@dataclass
class Hooks:
    """Handlers for a loop body's memory ops and nests while it is cloned."""

    load: Callable[[LoadOp], SSAValue]
    store: Callable[[StoreOp, SSAValue], None]
    local: Callable[[LocalOp], None]
    nest: Callable[[NestOp], None]
    """Must set `builder.values` for the results of a `loop.reduce`."""
    accumulate: Callable[[AccumulateOp], None] = unscheduled
