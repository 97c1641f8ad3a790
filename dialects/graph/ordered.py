"""Ops that go through an operand in an order of their own: scatter and cumulative sums.

Each is a kernel of its own, which may also compute the operand. The dims of one operand (the *walked*
one) are the op's index space. Kernels go through some of these dims in any order, through others in
sequence.
"""

from __future__ import annotations

import abc
from typing import ClassVar

from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap

from mlfuse.dialects.graph.base import GraphOp, OpKind, identity_map, shape_of


class OrderedOp(GraphOp, abc.ABC):
    """An op with an index space and an order; `--lower-to-loop` defines its loops."""

    KIND: ClassVar[OpKind] = OpKind.ORDERED
    WALKED: ClassVar[int] = 0
    """The number of the walked operand."""

    @property
    def walked(self) -> SSAValue:
        """The walked operand: its dims are the index space."""
        return self.operands[self.WALKED]

    @property
    @abc.abstractmethod
    def ordered_dims(self) -> tuple[int, ...]:
        """The dims of the walked operand that kernels go through in sequence."""

    def body_map(self, index: int) -> AffineMap | None:
        """The map from an index of the walked operand to an index of operand `index`; None for an operand
        that is read from memory."""
        return identity_map(len(shape_of(self.walked))) if index == self.WALKED else None
