"""Compounds: composites with several results, for example an optimizer's step.

`--decompose` expands them like composites. A compound's meaning is the ops that it decomposes into, so
it has no formula in `numpy`.
"""

from __future__ import annotations

import abc
from collections.abc import Sequence
from typing import ClassVar

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import GraphOp, OpKind
from mlfuse.dialects.graph.composite import Emitter


class CompoundOp(GraphOp, abc.ABC):
    """An op of several results that decomposes into others. Operands arrive as they are stored."""

    KIND: ClassVar[OpKind] = OpKind.COMPOSITE
    WIDENS: ClassVar[bool] = False

    @abc.abstractmethod
    def decompose(self, e: Emitter, *args: SSAValue) -> Sequence[SSAValue]:
        """Append the ops this stands for; one value for each result, of its type."""

    def numpy(self, *args: Array) -> Array:
        """Not used: the interpreter runs `expand_compound`."""
        raise TypeError(f"{self.name} has {len(self.results)} results; run what it decomposes into")


def expand_compound(op: CompoundOp) -> tuple[list[Operation], Sequence[SSAValue]]:
    """The ops a compound stands for and the values that replace its results."""
    e = Emitter()
    results = op.decompose(e, *op.operands)
    return e.ops, results
