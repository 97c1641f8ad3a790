"""A fusion takes in a producer of its operand."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.ir import Operation, OpResult
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern
from xdsl.rewriter import InsertPoint

from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.passes.patterns.outline import inline_fusion, outline
from mlfuse.passes.patterns.policy import FusionPolicy
from mlfuse.passes.utils.kernel_ops import is_free


@dataclass
class FuseProducer(RewritePattern):
    """A fusion also computes the op before it whose result it reads.

    If others read the result too, the fusion yields it; for a free op (a broadcast, a reshape) they keep the original.

    Before:
    ```mlir
    %0 = graph.exp %x : tensor<8xf32>
    %1 = graph.fusion "fused_add" (%a = %0 : tensor<8xf32>, %b = %y : tensor<8xf32>) -> tensor<8xf32> {
      %2 = graph.add %a, %b : tensor<8xf32>
      graph.yield %2 : tensor<8xf32>
    }
    ```
    After:
    ```mlir
    %1 = graph.fusion "fused_add" (%a = %x : tensor<8xf32>, %b = %y : tensor<8xf32>) -> tensor<8xf32> {
      %2 = graph.exp %a : tensor<8xf32>
      %3 = graph.add %2, %b : tensor<8xf32>
      graph.yield %3 : tensor<8xf32>
    }
    ```
    """

    policy: FusionPolicy

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: FusionOp, rewriter: PatternRewriter) -> None:
        producer = op.prev_op
        if not isinstance(producer, GraphOp) or not _reads(op, producer):
            return
        if not self.policy.may_join(producer, op):
            return
        readers = [use.operation for result in producer.results for use in result.uses]
        if is_free(producer) and any(reader is not op for reader in readers):
            original, producer = producer, producer.clone()
            producer.location = original.location
            rewriter.insert(producer, InsertPoint.before(op))
            for number, value in enumerate(op.operands):
                if value.owner is original:
                    assert isinstance(value, OpResult)
                    op.operands[number] = producer.results[value.index]
        location, name = op.location, op.kernel.data
        inner = inline_fusion(op, rewriter)
        outline([producer, *inner], name, rewriter).location = location


def _reads(op: Operation, producer: Operation) -> bool:
    return any(value.owner is producer for value in op.operands)
