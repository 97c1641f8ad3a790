"""Chooses a kind of row schedule from the strides of a nest's accesses."""

from __future__ import annotations

from typing import Literal

from mlfuse.dialects.loop.ops import LocalOp, SerialOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.gpu.rows import tiling
from mlfuse.passes.scheduling.gpu.rows.tiling import Rows

_FULL_DEVICE = 65536
"""Rows from which one thread per row keeps a device busy."""
_SHORT = 32
"""The longest row for a single thread."""

Kind = Literal["team", "columns", "serial"]


def rows_of(space: Space) -> list[Rows]:
    """The nests along the rows."""
    return [Rows(nest, space, space.outer) for nest in space.inner_nests()]


def kind_of(space: Space) -> Kind:
    """The kind of schedule for the strides of the accesses."""
    if any(isinstance(nest, SerialOp) for nest in space.inner_nests()):
        return "serial"
    inner, outer = len(space.sizes) - 1, space.outer - 1
    accesses = [a for a in space.accesses.values() if not tiling.is_local(a.op)]
    along = [a for a in accesses if inner in a.used and a.is_contiguous(inner)]
    across = [a for a in accesses if inner in a.used and not a.is_contiguous(inner)]
    has_locals = any(isinstance(op, LocalOp) for op in space.nest.regions[0].block.ops)
    if has_locals or not space.inner_sizes or len(along) >= len(across):
        return "team"
    length, count = product(space.inner_sizes).static, product(space.outer_sizes).static
    if length is not None and length <= _SHORT:
        return "serial"
    if outer < 0 or not any(access.is_contiguous(outer) for access in across):
        return "team"
    return "serial" if count is not None and count >= _FULL_DEVICE else "columns"
