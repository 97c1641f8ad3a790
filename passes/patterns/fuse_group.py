"""A planned group of ops becomes one fusion: the pattern of `--fuse-vertical`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from xdsl.ir import Operation
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern

from mlfuse.passes.patterns.outline import outline


@dataclass(frozen=True)
class OpGroup:
    """Ops that will become one kernel. They follow one another in their block, in this order."""

    name: str
    """The kernel's name."""
    ops: list[Operation]
    origin: Operation
    """The op whose location the fusion takes."""


class FuseGroup(RewritePattern):
    """Matches the last op of a planned group and moves the whole group into a `graph.fusion`.

    Before, with the group `%0, %1`:
    ```mlir
    %0 = graph.mul %x, %y : tensor<8xf32>
    %1 = graph.add %0, %z : tensor<8xf32>
    %2 = graph.dot_general %1, %w ...
    ```
    After:
    ```mlir
    %1 = graph.fusion "fused_mul_add" (%a = %x : tensor<8xf32>, %b = %y : ..., %c = %z : ...) -> tensor<8xf32> {
      %3 = graph.mul %a, %b : tensor<8xf32>
      %4 = graph.add %3, %c : tensor<8xf32>
      graph.yield %4 : tensor<8xf32>
    }
    %2 = graph.dot_general %1, %w ...
    ```
    """

    def __init__(self, groups: Iterable[OpGroup]):
        self.by_last = {group.ops[-1]: group for group in groups}

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        group = self.by_last.pop(op, None)  # its last op is visited again, inside the fusion
        if group is None:
            return
        fusion = outline(group.ops, group.name, rewriter)
        fusion.location = group.origin.location
