"""Ops that walk what they read in an order of their own: scatter and cumulative sums.

Each is a kernel of its own, which may compute what it walks along. The dims of one operand, the walked
one, are its index space: some in any order, some one after the other.
"""

from __future__ import annotations

import abc
from typing import ClassVar

from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap

from mlfuse.dialects.graph.base import GraphOp, OpKind, identity_map, shape_of


class OrderedOp(GraphOp, abc.ABC):
    """An op with an index space and an order; what it means in loops is said where it is lowered."""

    KIND: ClassVar[OpKind] = OpKind.ORDERED
    WALKED: ClassVar[int] = 0
    """The operand that is walked."""

    @property
    def walked(self) -> SSAValue:
        """The operand whose index space it is."""
        return self.operands[self.WALKED]

    @property
    @abc.abstractmethod
    def ordered_dims(self) -> tuple[int, ...]:
        """The dims of the walked operand that are gone through one after the other."""

    def body_map(self, index: int) -> AffineMap | None:
        """From an index of the walked operand to one of operand `index`; None for one that is read
        from memory."""
        return identity_map(len(shape_of(self.walked))) if index == self.WALKED else None
