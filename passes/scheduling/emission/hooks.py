"""Hooks that several schedules share: plain memory accesses, and errors for ops that a body must not
have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.ops import AccessOp, LoadOp, LocalOp, NestOp, StoreOp
from mlfuse.passes.scheduling.analysis.access import Access
from mlfuse.passes.scheduling.emission.body_hooks import Hooks
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder


def memory_hooks(
    b: KernelBuilder, accesses: Mapping[AccessOp, Access], point: Sequence[Index]
) -> Hooks:
    """A body at one point of its space: loads and stores go straight to memory."""

    def load(op: LoadOp) -> SSAValue:
        return b.read(accesses[op], point)

    def store(op: StoreOp, value: SSAValue) -> None:
        b.write(value, accesses[op], point)

    def local(op: LocalOp) -> None:
        raise OpError(op, "loop.local: only rows have locals; put it beside the nests that use it")

    def nest(op: NestOp) -> None:
        raise OpError(op, f"{op.name}: a nest at this depth can't be scheduled")

    return Hooks(load, store, local, nest)


def no_local(op: LocalOp) -> None:
    """A hook for bodies that can't have locals."""
    raise OpError(op, "loop.local: must stand beside the nests that use it, not inside one")


def no_nest(op: NestOp) -> None:
    """A hook for bodies that hold no nests."""
    raise OpError(
        op,
        f"{op.name}: nests three deep can't be scheduled; put the inner two into a kernel of their own",
    )
