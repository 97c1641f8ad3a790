"""Fusions changed by a simplification: each stays one kernel, or becomes several.

`--canonicalize`, `--cse` and `--dce` may leave a `graph.fusion` that no kernel can hold: with a reshape, which is a
view and no computation, or with values that are no longer connected. The vertical planner then plans its ops again,
for the module's device, and the new fusions replace it. A fusion that was no kernel before the pass is left to
the lowering, which rejects it with the reason.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager

from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.rewriter import InsertPoint, Rewriter

from mlfuse.diagnostics.errors import OpError
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects.graph.fusion import FusionOp, YieldOp
from mlfuse.dialects.graph.marks import GROUP, MUST_FUSE
from mlfuse.passes.fusion.apply import apply_plan
from mlfuse.passes.fusion.nodes import view_of
from mlfuse.passes.fusion.plan import kernel_name
from mlfuse.passes.fusion.planner import Planner
from mlfuse.passes.fusion.region import analyze
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.passes.utils.planned_for import planned_for
from mlfuse.targets import devices
from mlfuse.targets.devices import Device


@contextmanager
def fusions_stay_kernels(module: ModuleOp) -> Generator[None]:
    """Plan again the fusions that were kernels at the start of the `with` block and aren't at its end."""
    if not any(_fusions(func) for func in _functions(module)):
        yield
        return
    before = {
        (func, fusion.kernel.data) for func in _functions(module) for fusion, _ in _misfits(func)
    }
    yield
    device = devices.get(planned_for(module) or devices.DEFAULT)
    for func in _functions(module):
        for fusion, misfit in list(_misfits(func)):
            if (func, fusion.kernel.data) not in before:
                _take_apart(func, fusion, misfit, device)


def _functions(module: ModuleOp) -> Iterator[FuncOp]:
    return (op for op in module.body.block.ops if isinstance(op, FuncOp) and op.body.blocks)


def _fusions(func: FuncOp) -> list[FusionOp]:
    return [op for block in func.body.blocks for op in block.ops if isinstance(op, FusionOp)]


def _misfits(func: FuncOp) -> Iterator[tuple[FusionOp, OpError]]:
    """The fusions that can't be one kernel each, with the reason."""
    fusions = _fusions(func)
    classes = DimClasses.of(func) if fusions else DimClasses()
    for fusion in fusions:
        try:
            analyze(fusion, classes)
        except OpError as error:
            yield fusion, error


def _take_apart(func: FuncOp, fusion: FusionOp, misfit: OpError, device: Device) -> None:
    """Replace a fusion by its ops, in the fusions that the planner makes of them."""
    reason = f"after simplification it is no longer a kernel ({misfit.message}): its ops are planned again"
    subject, parts = f'graph.fusion "{fusion.kernel.data}"', (OpRef.of(fusion),)
    record(Remark(parts[0].place, "vertical.simplified", False, subject, reason, {}, parts))
    for op in fusion.graph_ops():
        for mark in (MUST_FUSE, GROUP):  # was obeyed when the fusion was made
            op.attributes.pop(mark, None)
    types = [value.type for value in fusion.inputs], [value.type for value in fusion.outputs]
    alone = FuncOp("alone", types, fusion.detach_region(fusion.body))
    block, last = alone.body.block, alone.body.block.last_op
    assert isinstance(last, YieldOp)
    Rewriter.replace_op(last, end := ReturnOp(*last.values))
    view = view_of(block)
    plan = Planner(view, DimClasses.of(alone), device).run()
    apply_plan(block, plan, view)
    taken = {each.kernel.data: 1 for each in _fusions(func) if each is not fusion}
    for each in _fusions(alone):
        name = kernel_name([each.kernel.data.removeprefix("fused_")], taken)
        each.properties["kernel"] = StringAttr(name)
    Rewriter.inline_block(block, InsertPoint.before(fusion), fusion.inputs)
    Rewriter.replace_op(fusion, [], end.operands)
    Rewriter.erase_op(end)
