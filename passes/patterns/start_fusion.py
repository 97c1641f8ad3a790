"""A single op becomes a fusion."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern

from mlfuse.passes.patterns.outline import outline
from mlfuse.passes.patterns.policy import FusionPolicy


@dataclass
class StartFusion(RewritePattern):
    """An op that may start a kernel becomes a fusion of one op.

    Before:
    ```mlir
    %0 = graph.exp %x : tensor<8xf32>
    ```
    After:
    ```mlir
    %0 = graph.fusion "fused_exp" (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
      %1 = graph.exp %a : tensor<8xf32>
      graph.yield %1 : tensor<8xf32>
    }
    ```
    """

    policy: FusionPolicy

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        if not isinstance(op.parent_op(), FuncOp):  # inside another op's region
            return
        name = self.policy.may_start(op)
        if name is None:
            return
        outline([op], name, rewriter).location = op.location
