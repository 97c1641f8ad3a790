"""The pattern of `--import-stablehlo`: finds an op's rule and applies it.

Checks of results (`check.*`) stay for the runner, which executes them.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern
from xdsl.utils.exceptions import VerifyException

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import GraphOp, copy_location
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.stablehlo import control as control_ops
from mlfuse.dialects.stablehlo.base import StableHLOOp
from mlfuse.dialects.stablehlo.reduction import ReturnOp
from mlfuse.ir.definitions import verify_op
from mlfuse.passes.importing import (
    collectives,
    contractions,
    control,
    convolution,
    dynamic,
    elementwise,
    indexing,
    movement,
    normalizations,
    random,
    reductions,
    shapes,
    windows,
)
from mlfuse.passes.importing.marks import hand_marks_on
from mlfuse.passes.importing.rules import Rules
from mlfuse.passes.importing.tables import ON_BOOLS, SAME

RULES: Rules = {
    **elementwise.RULES,
    **shapes.RULES,
    **reductions.RULES,
    **contractions.RULES,
    **convolution.RULES,
    **movement.RULES,
    **indexing.RULES,
    **dynamic.RULES,
    **windows.RULES,
    **control.RULES,
    **normalizations.RULES,
    **random.RULES,
    **collectives.RULES,
}


class ImportOp(RewritePattern):
    """Replaces one StableHLO or CHLO op."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter, /) -> None:
        if not isinstance(op, StableHLOOp) or isinstance(op, ReturnOp) or _is_check(op):
            return
        emitter = Emitter()
        values = _lower(emitter, op)
        for made in emitter.ops:
            _check(made, op)
        for old, new in zip(op.results, values, strict=True):
            if old.type != new.type:
                raise OpError(op, f"the result should be a {new.type}, not a {old.type}")
        for new_op in emitter.ops:
            copy_location(new_op, op)
        hand_marks_on(op, emitter.ops)
        rewriter.replace(op, emitter.ops, values)


def _check(made: Operation, op: StableHLOOp) -> None:
    """OpError if the result of a rule doesn't verify: the graph dialect accepts less than StableHLO does."""
    if not isinstance(made, GraphOp):
        return
    try:
        verify_op(made)
    except VerifyException as error:
        raise OpError(op, str(error).partition("\n")[0]) from error


def _is_check(op: Operation) -> bool:
    if isinstance(op, control_ops.CustomCallOp):
        return op.is_check
    return isinstance(op, control_ops.CheckOp)


def _lower(e: Emitter, op: StableHLOOp) -> Sequence[SSAValue]:
    same = SAME.get(type(op))
    if same is not None and type(op) in ON_BOOLS and dtypes.of(op.operands[0].type).is_bool:
        same = ON_BOOLS[type(op)]
    if same is not None:
        return [e.emit(same(*op.operands))]
    lowering = RULES.get(type(op))
    if lowering is None:
        raise OpError(op, f"{op.name} is not supported yet")
    return lowering(e, op)
