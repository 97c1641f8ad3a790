"""Types of buffers and indices in a kernel."""

from __future__ import annotations

from typing import cast

from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Attribute, SSAValue

from mlfuse.dialects.loop.ops import (
    AnyMemRef,
)
from mlfuse.passes.scheduling.analysis.layout import Layout

INT32_ROOM = 2**20
"""How far indices may run past the last element in kernels with 32-bit indices."""


def flat_type(element: Attribute, elements: int | None) -> AnyMemRef:
    """`memref<elements x T>`, or `memref<?xT>` for None."""
    return MemRefType(element, [DYNAMIC_INDEX if elements is None else elements])


def element_type(buffer: SSAValue) -> Attribute:
    """The element type of a memref value."""
    return cast(AnyMemRef, buffer.type).element_type


def index_bits(layout: Layout, extra: int = 0) -> int:
    """32 if every index in a kernel is known to fit, otherwise 64.

    `extra` is the largest other number that the schedule counts to.
    """
    elements = layout.max_elements()
    if elements is None or max(elements, extra) + INT32_ROOM >= 2**31:
        return 64
    return 32
