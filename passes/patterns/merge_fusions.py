"""Two neighboring fusions become one."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern

from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.passes.patterns.outline import inline_fusion, outline
from mlfuse.passes.patterns.policy import FusionPolicy


@dataclass
class MergeFusions(RewritePattern):
    """A fusion and the one before it become one, whether they are siblings or one feeds the other.

    Before:
    ```mlir
    %0 = graph.fusion "fused_exp" (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
      %2 = graph.exp %a : tensor<8xf32>
      graph.yield %2 : tensor<8xf32>
    }
    %1 = graph.fusion "fused_neg" (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
      %2 = graph.neg %a : tensor<8xf32>
      graph.yield %2 : tensor<8xf32>
    }
    ```
    After:
    ```mlir
    %0, %1 = graph.fusion "fused_exp" (%a = %x : tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32> {
      %2 = graph.exp %a : tensor<8xf32>
      %3 = graph.neg %a : tensor<8xf32>
      graph.yield %2, %3 : tensor<8xf32>, tensor<8xf32>
    }
    ```
    """

    policy: FusionPolicy

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: FusionOp, rewriter: PatternRewriter) -> None:
        first = op.prev_op
        if not isinstance(first, FusionOp) or not self.policy.may_merge(first, op):
            return
        location, name = first.location, first.kernel.data
        ops = [*inline_fusion(first, rewriter), *inline_fusion(op, rewriter)]
        outline(ops, name, rewriter).location = location
