"""The questions that the stepwise patterns ask a planner."""

from __future__ import annotations

from typing import Protocol

from xdsl.ir import Operation

from mlfuse.dialects.graph.fusion import FusionOp


class FusionPolicy(Protocol):
    """A planner's answers. A policy decides only legality as one kernel and profit; the patterns themselves
    keep the values the same."""

    def may_start(self, op: Operation) -> str | None:
        """The name of the kernel that `op` starts; None if it isn't fused."""
        ...

    def may_join(self, producer: Operation, fusion: FusionOp) -> bool:
        """Whether `fusion` may also compute `producer`, which it reads."""
        ...

    def may_merge(self, first: FusionOp, second: FusionOp) -> bool:
        """Whether two fusions may be one; `second` may read what `first` computes."""
        ...
