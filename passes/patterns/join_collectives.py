"""All-reduces of one bucket become one op of several tensors: the pattern of `--bucket-collectives`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern

from mlfuse.dialects.graph.base import copy_location
from mlfuse.dialects.graph.collective import AllReduceOp


class JoinCollectives(RewritePattern):
    """The last all-reduce of a bucket takes in the others, which come directly before it.

    Before, with the bucket `%0, %1`:
    ```mlir
    %0 = graph.all_reduce add %x : tensor<8xf32>
    %1 = graph.all_reduce add %y : tensor<4x4xf32>
    ```
    After:
    ```mlir
    %0, %1 = graph.all_reduce add %x, %y : tensor<8xf32>, tensor<4x4xf32>
    ```
    """

    def __init__(self, buckets: Iterable[Sequence[AllReduceOp]]):
        self.by_last = {bucket[-1]: bucket for bucket in buckets if len(bucket) > 1}

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: AllReduceOp, rewriter: PatternRewriter) -> None:
        bucket = self.by_last.get(op)
        if bucket is None:
            return
        first = bucket[0]
        operands = [value for each in bucket for value in each.operands]
        joined = AllReduceOp(first.reduction.data, operands, first.ranks)
        joined.attributes.update(first.attributes)
        copy_location(joined, first)
        rewriter.insert(joined)
        results = iter(joined.outputs)
        for each in bucket:
            rewriter.replace(each, [], [next(results) for _ in each.results])
