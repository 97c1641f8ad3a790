"""`--decompose`: composites become the ops they stand for, or calls of a library that has them.

A composite is an op whose class defines its decomposition (`CompositeOp`, `CompoundOp` of several results), or a
function marked `mlfuse.composite = "name"`, whose body defines it. The decomposition of an op is its class's method
`decompose`, in `dialects/graph/`: softmax.py, normalization.py, attention.py and others. Powers by constant whole numbers become
products (`patterns/whole_powers.py`), and convolutions whose window is one pixel, or the whole image, become matrix products
(`patterns/matrix_convolutions.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass
from xdsl.pattern_rewriter import (
    GreedyRewritePatternApplier,
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
)
from xdsl.rewriter import Rewriter
from xdsl.utils.exceptions import VerifyException

from mlfuse.diagnostics.errors import place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects.graph.base import copy_location, tensor_type
from mlfuse.dialects.graph.composite import CompositeOp, expand
from mlfuse.dialects.graph.compound import CompoundOp, expand_compound
from mlfuse.dialects.graph.external import CallExternalOp
from mlfuse.dialects.graph.marks import forward
from mlfuse.ir.locations import expanded
from mlfuse.passes.inline import COMPOSITE, Inline
from mlfuse.passes.patterns.matrix_convolutions import MatrixConvolution
from mlfuse.passes.patterns.whole_powers import WholePower
from mlfuse.passes.utils.device_names import check_library
from mlfuse.targets import devices


@dataclass(frozen=True)
class Decompose(ModulePass):
    """Expands every composite, also those in other composites' decompositions.

    Those named in `keep`, and those that the library of `device` offers, become `graph.call_external`
    of that name, if it can express the result's sizes. An op's name is without `graph.`, a function's is its mark.
    """

    name = "decompose"
    takes = "graph"

    keep: tuple[str, ...] = ()
    device: str | None = None

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        kept = set(self.keep)
        if self.device is not None:
            device = devices.get(self.device)
            check_library(device, op)
            kept.update(device.library)
        marked: dict[str | None, str] = {
            func.sym_name.data: mark.data
            for func in op.ops
            if isinstance(func, FuncOp)
            and isinstance(mark := func.attributes.get(COMPOSITE), StringAttr)
        }
        if marked:
            for call in [inner for inner in op.walk() if isinstance(inner, CallOp)]:
                name = marked.get(call.callee.string_value())
                if name is not None and name in kept and _can_call(call, name):
                    new = CallExternalOp(name, list(call.arguments), tensor_type(call.results[0]))
                    Rewriter.replace_op(call, copy_location(new, call))
            Inline(calls="composites").apply(ctx, op)
        steps: list[RewritePattern] = [ExpandComposite(kept), WholePower(), MatrixConvolution()]
        PatternRewriteWalker(GreedyRewritePatternApplier(steps, dce_enabled=False)).rewrite_module(
            op
        )


def _can_call(op: Operation, name: str) -> bool:
    """Whether a library call can compute the composite; records a remark."""
    reason = _obstacle(op)
    said = reason or "the device's library has it"
    ops = (OpRef.of(op),)
    record(Remark(place_of(op), "library.composite", reason is None, name, said, {}, ops))
    return reason is None


def _obstacle(op: Operation) -> str | None:
    if len(op.results) != 1:
        return f"a library call has one result, this has {len(op.results)}"
    options = op.properties if isinstance(op, CompositeOp) else None
    call = CallExternalOp("", list(op.operands), tensor_type(op.results[0]), options)
    try:
        call.verify()
    except VerifyException as error:
        return str(error)
    finally:
        call.drop_all_references()
    return None


class ExpandComposite(RewritePattern):
    """Replaces a composite by its decomposition, or by a call if its name is in `kept`."""

    def __init__(self, kept: set[str]):
        self.kept = kept

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        if isinstance(op, CompoundOp):
            ops, results = expand_compound(op)
            location = expanded(op.location, op.name.rpartition(".")[2])
            for new in ops:
                new.location = location
            forward(op, ops)
            rewriter.replace(op, ops, results)
            return
        if not isinstance(op, CompositeOp):
            return
        name = op.name.removeprefix("graph.")
        if name in self.kept and _can_call(op, name):
            call = CallExternalOp(name, list(op.operands), op.result_type, op.properties)
            forward(op, [call])
            rewriter.replace(op, copy_location(call, op))
            return
        ops, result = expand(op)
        for new in ops:
            copy_location(new, op)
        forward(op, ops)
        rewriter.replace(op, ops, [result])
