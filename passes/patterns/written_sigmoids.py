"""1 / (1 + exp(-x)), spelled out, becomes one op: a step of `--differentiate`.

`graph.sigmoid` computes exactly that, so no bit changes. But exp(-x) overflows for x < -88 (f32), and the
rules of division and exp turn the infinity and a 0 into NaN, where the sigmoid's own rule gives 0.
JAX spells its logistic function out like this.
"""

from __future__ import annotations

from xdsl.ir import SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern

from mlfuse.dialects.graph.arithmetic import AddOp, NegOp
from mlfuse.dialects.graph.base import copy_location
from mlfuse.dialects.graph.division import DivOp
from mlfuse.dialects.graph.functions import ExpOp, SigmoidOp
from mlfuse.passes.canonicalization import splat_value


class WrittenSigmoid(RewritePattern):
    """Rewrites one division. 16-bit floats are left unchanged: one op rounds once, four ops four times."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: DivOp, rewriter: PatternRewriter) -> None:
        if op.result_dtype.name not in ("f32", "f64") or not _is_one(op.lhs):
            return
        total = op.rhs.owner
        if not isinstance(total, AddOp):
            return
        for one, other in ((total.lhs, total.rhs), (total.rhs, total.lhs)):
            exp = other.owner
            if _is_one(one) and isinstance(exp, ExpOp) and isinstance(exp.operand.owner, NegOp):
                sigmoid = SigmoidOp(exp.operand.owner.operand)
                rewriter.replace(op, copy_location(sigmoid, op))
                return


def _is_one(value: SSAValue) -> bool:
    number = splat_value(value)
    return number is not None and float(number) == 1
