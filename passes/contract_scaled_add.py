"""`--contract-scaled-add`: x + c * y becomes one `graph.fma`, for a constant |c| <= 1.

`--import-stablehlo` ends with it, because StableHLO's own compiler contracts: XLA hands such pairs
to the machine as one fused multiply-add, and a JAX program's values carry that rounding, visibly so
where a saturated gate such as 1 + tanh(x + c x^3) feeds a division. Here it is an op in the text,
so that every level, target and plan computes the same bits.

Only a product without other users, only by a constant of at most 1 in magnitude: such a product
can't overflow where NumPy's wouldn't, and differences of products (a * a - b * b) stay symmetric.
Programs that don't come from StableHLO are computed as they are written.
"""

from __future__ import annotations

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import (
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
    op_type_rewrite_pattern,
)

from mlfuse.dialects.graph.arithmetic import AddOp, FmaOp, MulOp
from mlfuse.dialects.graph.base import copy_location
from mlfuse.passes.canonicalization import splat_value


class ContractScaledAdd(RewritePattern):
    """Rewrites one add."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: AddOp, rewriter: PatternRewriter) -> None:
        if op.result_dtype.name not in ("f32", "f64"):
            return
        for product, other in ((op.rhs, op.lhs), (op.lhs, op.rhs)):
            if _is_scaled(product):
                mul = product.owner
                assert isinstance(mul, MulOp)
                fma = FmaOp(mul.lhs, mul.rhs, other)
                rewriter.replace(op, copy_location(fma, op))
                rewriter.erase(mul)
                return


def _is_scaled(value: SSAValue) -> bool:
    op = value.owner
    if not isinstance(op, MulOp) or not value.has_one_use():
        return False
    factors = [splat_value(operand) for operand in op.operands]
    # Two constants are folded instead.
    return sum(f is not None for f in factors) == 1 and all(
        f is None or abs(float(f)) <= 1 for f in factors
    )


class ContractScaledAdds(ModulePass):
    """Contracts throughout the module."""

    name = "contract-scaled-add"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        PatternRewriteWalker(ContractScaledAdd(), apply_recursively=False).rewrite_module(op)
