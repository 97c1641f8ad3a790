"""What the stepwise patterns ask a planner."""

from __future__ import annotations

from typing import Protocol

from xdsl.ir import Operation

from mlfuse.dialects.graph.fusion import FusionOp


class FusionPolicy(Protocol):
    """A planner's answers. A policy answers only for legality as one kernel and for profit; that values stay the same
    is the patterns' own concern."""

    def may_start(self, op: Operation) -> str | None:
        """The name of the kernel that `op` begins; None where it stays as it is."""
        ...

    def may_join(self, producer: Operation, fusion: FusionOp) -> bool:
        """Whether `fusion` may compute `producer`, which it reads, as well."""
        ...

    def may_merge(self, first: FusionOp, second: FusionOp) -> bool:
        """Whether two fusions may be one; `second` may read what `first` computes."""
        ...
