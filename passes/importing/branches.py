"""Branches that are known at import time: JAX writes those that differ by platform."""

from __future__ import annotations

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.rewriter import InsertPoint, Rewriter

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.stablehlo.branches import BranchOp
from mlfuse.dialects.stablehlo.elementwise import ClampOp, ConvertOp
from mlfuse.dialects.stablehlo.reduction import ReturnOp
from mlfuse.dialects.stablehlo.shapes import ConstantOp


def take_branches(module: ModuleOp) -> None:
    """Replace each case and if by the ops of the chosen branch; the other branches, which
    may hold ops that can't be imported, are erased.

    In program order, as an earlier case may compute the choice of a later one. OpError if a choice isn't known.
    """
    _take_in(module.body.block)


def _take_in(block: Block) -> None:
    op = block.first_op
    while op is not None:
        if isinstance(op, BranchOp):
            op = _take(op)
            continue
        for region in op.regions:
            for inner in region.blocks:
                _take_in(inner)
        op = op.next_op


def _take(op: BranchOp) -> Operation | None:
    """Replace `op` by its branch; returns the op that is now in its place."""
    value = known_integer(op.chooser)
    if value is None:
        raise OpError(
            op,
            "a branch chosen at run time is not supported yet; compute all branches and choose by "
            "stablehlo.select (in JAX: jnp.where, lax.select_n)",
        )
    branch = op.chosen(value).block
    first, last = branch.first_op, branch.last_op
    assert isinstance(last, ReturnOp)
    Rewriter.inline_block(branch, InsertPoint.before(op), [])
    values = list(last.values)
    following = op.next_op if first is last else first
    Rewriter.erase_op(last)
    Rewriter.replace_op(op, [], values)
    return following


def known_integer(value: SSAValue) -> int | None:
    """The value of a rank-0 integer or truth value that StableHLO ops compute from constants, None
    if it isn't known."""
    op, dtype = value.owner, dtypes.of(value.type)
    if dtype.is_float:
        return None
    if isinstance(op, ConstantOp):
        return int(dtypes.dense_values(op.value).item())
    if isinstance(op, ConvertOp):
        given = known_integer(op.operand)
        return None if given is None else int(np.array(given).astype(dtype.numpy))
    if isinstance(op, ClampOp):
        low, x, high = (known_integer(operand) for operand in op.operands)
        if low is None or x is None or high is None:
            return None
        return min(max(x, low), high)
    return None
