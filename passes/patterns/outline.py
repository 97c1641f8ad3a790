"""Moves neighboring ops into the region of a new `graph.fusion`."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.pattern_rewriter import PatternRewriter
from xdsl.rewriter import InsertPoint

from mlfuse.dialects.graph.fusion import FusionOp, YieldOp


def outline(ops: Sequence[Operation], name: str, rewriter: PatternRewriter) -> FusionOp:
    """Replace consecutive ops of a block by one fusion, which computes them.

    It yields the results that are read outside of it, and those that have no reader.
    Linear in operands and uses.
    """
    own = set(ops)
    inputs = list(
        dict.fromkeys(value for op in ops for value in op.operands if value.owner not in own)
    )
    yielded = [value for op in ops for value in op.results if _leaves(value, own)]
    body = Block(arg_types=[value.type for value in inputs])
    fusion = FusionOp(name, inputs, [value.type for value in yielded], Region(body))
    rewriter.insert(fusion, InsertPoint.after(ops[-1]))
    for inner, outer in zip(yielded, fusion.results, strict=True):
        outer.name_hint = inner.name_hint
        rewriter.replace_uses_with_if(inner, outer, lambda use: use.operation not in own)
    inside: dict[SSAValue, SSAValue] = dict(zip(inputs, body.args, strict=True))
    for value, arg in zip(inputs, body.args, strict=True):
        arg.name_hint = value.name_hint
    for op in ops:
        op.detach()
        op.operands = [inside.get(value, value) for value in op.operands]
        body.add_op(op)
    body.add_op(YieldOp(yielded))
    return fusion


def _leaves(value: SSAValue, own: set[Operation]) -> bool:
    readers = [use.operation for use in value.uses]
    return not readers or any(reader not in own for reader in readers)


def inline_fusion(fusion: FusionOp, rewriter: PatternRewriter) -> list[Operation]:
    """Replace a fusion by its ops, in its block; returns them in order."""
    last = fusion.terminator
    ops = [op for op in fusion.body.block.ops if op is not last]
    yielded = list(last.values)
    inside: dict[SSAValue, SSAValue] = dict(zip(fusion.body.block.args, fusion.inputs, strict=True))
    results = [inside.get(value, value) for value in yielded]
    rewriter.erase(last)
    rewriter.inline_block(fusion.body.block, InsertPoint.before(fusion), fusion.inputs)
    for outer, inner in zip(fusion.results, results, strict=True):
        if inner.name_hint is None:
            inner.name_hint = outer.name_hint
    rewriter.replace(fusion, [], results)
    return ops
