"""The buffers of a library call as operands: shape, type and layout, for known sizes."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.host.program import Argument, Buffer, Constant, Program
from mlfuse.runtime.host.sizes import Sizes
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.steps import Operand

Order = tuple[int, ...] | None
"""The layout of a strided argument: its dims from the outermost in memory on, None for a copy."""
Strided = tuple[tuple[int, Order], ...]
"""The arguments that aren't row-major, by number."""


def operand_of(
    buffer: Buffer, program: Program, sizes: Sizes, orders: Mapping[int, Order]
) -> Operand:
    """A buffer of a program. `orders` are the orders of strided arguments, by number. MlfuseError if it is a part out of
    bounds."""
    storage = program.storages[buffer.storage]
    order = orders.get(storage.number) if isinstance(storage, Argument) else None
    shape = sizes.shape(buffer.shape)
    part, never_changes = _part(buffer, shape, sizes), isinstance(storage, Constant)
    return Operand(shape, buffer.dtype, order, part, never_changes)


def _part(buffer: Buffer, shape: tuple[int, ...], sizes: Sizes) -> Layout | None:
    """The layout of a part of a buffer."""
    part = buffer.part
    if part is None:
        return None
    steps = zip(shape, part.strides, strict=True)
    last = part.offset + sum((size - 1) * stride for size, stride in steps)
    whole = prod(sizes.shape(part.whole))
    if 0 not in shape and last >= whole:
        raise MlfuseError(f"a view reaches element {last} of a buffer of {whole}")
    return Layout(shape, part.strides, part.offset)
