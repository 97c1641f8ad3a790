"""Convolutions name their dims themselves, so that they need no transposes, and no reverses of their windows.

JAX writes an input's gradient as a convolution of a transposed, reversed kernel.
"""

from __future__ import annotations

from xdsl.ir import Operation
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern

from mlfuse.dialects.graph.base import copy_location, dims_attr, dims_of
from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.dialects.graph.movement import TransposeOp
from mlfuse.dialects.graph.reverse import ReverseOp


class AbsorbIntoConvolution(RewritePattern):
    """A convolution, which names its dims, reads the operands of transposes directly, and reverses its
    window if the kernel was reversed."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: ConvolutionOp, rewriter: PatternRewriter) -> None:
        operands, dims = list(op.operands), [dims_of(op.lhs_dims), dims_of(op.rhs_dims)]
        reverse = set(dims_of(op.reverse))
        absorbed: list[Operation] = []
        for side in (0, 1):
            while True:
                inner = operands[side].owner
                if isinstance(inner, TransposeOp):
                    dims[side] = tuple(dims_of(inner.perm)[d] for d in dims[side])
                elif side == 1 and isinstance(inner, ReverseOp):
                    spatial = dims[1][2:]
                    if not set(dims_of(inner.dims)) <= set(spatial):
                        break
                    reverse ^= {spatial.index(d) for d in dims_of(inner.dims)}
                else:
                    break
                absorbed.append(inner)
                operands[side] = inner.operand
        if not absorbed:
            return
        changed = {
            "lhs_dims": dims_attr(dims[0]),
            "rhs_dims": dims_attr(dims[1]),
            "reverse": dims_attr(sorted(reverse)),
        }
        new = ConvolutionOp.create(
            operands=operands,
            result_types=[op.result.type],
            properties=op.properties | changed,
            attributes=op.attributes.copy(),
        )
        rewriter.replace(op, copy_location(new, op))
        for each in absorbed:
            if each.results[0].first_use is None:
                rewriter.erase(each)
