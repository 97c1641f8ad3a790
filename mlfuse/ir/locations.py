"""Locations of ops made from several: all of theirs, so that a report can map a line to its source."""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.dialects.builtin import FusedLoc, LocationAttr, NoneAttr, UnknownLoc
from xdsl.ir import Block, Operation


def joined(ops: Iterable[Operation]) -> LocationAttr:
    """The location of a replacement for some ops; errors point to the first."""
    parts = list(dict.fromkeys(op.location for op in ops))
    return parts[0] if len(parts) == 1 else FusedLoc(tuple(parts), NoneAttr())


def locate(block: Block, after: Operation | None, location: LocationAttr) -> None:
    """Give a location to the ops of a block after `after` (None: to all of them)."""
    op = block.first_op if after is None else after.next_op
    while op is not None:
        op.location = location
        op = op.next_op


def fill_in(op: Operation) -> None:
    """Give ops inside an op that have no location the location of their parent."""
    for region in op.regions:
        for block in region.blocks:
            for inner in block.ops:
                if isinstance(inner.location, UnknownLoc):
                    inner.location = op.location
                fill_in(inner)
