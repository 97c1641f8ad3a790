"""Locations of ops made from others.

An op made from several has all of their locations, so that a report can map a line to its source. An op made by
expanding an optimizer's update also has the update's name: `loc(fused<"adamw">["step.mlir":3:8])`.
"""

from __future__ import annotations

from collections.abc import Iterable

from xdsl.dialects.builtin import (
    ArrayAttr,
    FusedLoc,
    LocationAttr,
    NameLoc,
    NoneAttr,
    StringAttr,
    UnknownLoc,
)
from xdsl.ir import Attribute, Block, Operation


def joined(ops: Iterable[Operation]) -> LocationAttr:
    """The location of a replacement for some ops; errors point to the first."""
    parts = list(dict.fromkeys(op.location for op in ops))
    return parts[0] if len(parts) == 1 else FusedLoc(tuple(parts), NoneAttr())


def expanded(location: LocationAttr, name: str) -> LocationAttr:
    """The location of ops that stand for an op `name`, which was at `location`."""
    return FusedLoc((location,), StringAttr(name))


def expanded_from(location: Attribute) -> str | None:
    """The name that `expanded` gave to a location, or None."""
    match location:
        case FusedLoc(metadata=StringAttr() as name):
            return name.data
        case FusedLoc(locations=ArrayAttr() as parts):
            return next((name for part in parts if (name := expanded_from(part))), None)
        case NameLoc():
            return expanded_from(location.location)
        case _:
            return None


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
