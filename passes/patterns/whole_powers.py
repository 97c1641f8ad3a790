"""Powers by a constant whole number become products: a step of `--decompose`.

The choice decides the last bit of a result, so it is made where composites are expanded, on the program as written, and not by
`--canonicalize`, whose rules keep every bit. x^0 and, for integers, negative exponents stay `graph.pow`.
"""

from __future__ import annotations

from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern

from mlfuse.dialects.graph.base import copy_location
from mlfuse.dialects.graph.functions import PowOp
from mlfuse.dialects.graph.marks import forward
from mlfuse.dialects.graph.powers import PowIOp, becomes_products, whole_exponent


class WholePower(RewritePattern):
    """Rewrites one power.

    Before:
        %n = graph.constant dense<6.0> : tensor<8xf32>
        %y = graph.pow %x, %n : tensor<8xf32>
    After:
        %y = graph.powi %x, 6 : tensor<8xf32>
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: PowOp, rewriter: PatternRewriter) -> None:
        n = whole_exponent(op.rhs)
        if n is None or not becomes_products(n, op.result_dtype):
            return
        new = PowIOp(op.lhs, n)
        forward(op, [new])
        rewriter.replace(op, copy_location(new, op))
