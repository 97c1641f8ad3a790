"""The same expression over many tensors becomes one op: the pattern of `--fuse-horizontal`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from xdsl.ir import Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern

from mlfuse.dialects.graph.foreach import ForeachOp


@dataclass(frozen=True)
class Tuples:
    """A foreach, and the ops that it replaces."""

    foreach: ForeachOp
    """Not inserted in a block yet."""
    ops: Sequence[Operation]
    """The ops that it computes. They follow one another in their block, in this order."""
    values: Sequence[Sequence[SSAValue]]
    """By yielded value: the values of each tuple that its results replace."""


class FuseTuples(RewritePattern):
    """The last op of a set of equal expressions takes all of them into a `graph.foreach`.

    Before, with the tuples `(%a, %b)` and `(%c, %d)`:
    ```mlir
    %0 = graph.mul %a, %b : tensor<8xf32>
    %1 = graph.mul %c, %d : tensor<4x4xf32>
    ```
    After:
    ```mlir
    %0, %1 = graph.foreach "fused_mul" (%x = [%a, %c] : tensor<?xf32>, %y = [%b, %d] : tensor<?xf32>) {
      %2 = graph.mul %x, %y : tensor<?xf32>
      graph.yield %2 : tensor<?xf32>
    } -> ...
    ```
    """

    def __init__(self, sets: Iterable[Tuples]):
        self.by_last = {tuples.ops[-1]: tuples for tuples in sets}

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        tuples = self.by_last.get(op)
        if tuples is None:
            return
        rewriter.insert(tuples.foreach)
        per_value = zip(tuples.foreach.results_by_value, tuples.values, strict=True)
        for results, values in per_value:
            for result, value in zip(results, values, strict=True):
                result.name_hint = value.name_hint
                rewriter.replace_all_uses_with(value, result)
        for each in reversed(tuples.ops):
            rewriter.erase(each)
