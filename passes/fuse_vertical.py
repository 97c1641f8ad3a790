"""`--fuse-vertical`: ops that feed each other become `graph.fusion` regions.

The planner (`fusion/planner.py`) decides, a rewrite pattern (`patterns/fuse_group.py`) applies.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, StringAttr, TensorType, i64
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.rewriter import InsertPoint, Rewriter
from xdsl.transforms.dead_code_elimination import is_trivially_dead

from mlfuse.diagnostics.errors import OpError
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import warn
from mlfuse.diagnostics.watching import part
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import GraphOp, SizeFormula, copy_location, shape_of
from mlfuse.dialects.graph.creation import DimOp
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.dialects.graph.marks import MUST_FUSE, NO_FUSE, is_marked
from mlfuse.dialects.graph.sized import SizedOp
from mlfuse.passes.fusion import replay
from mlfuse.passes.fusion.apply import apply_plan
from mlfuse.passes.fusion.hints import check_hints
from mlfuse.passes.fusion.nodes import View, is_of_arguments, view_of
from mlfuse.passes.fusion.plan import Plan
from mlfuse.passes.fusion.planner import Planner
from mlfuse.passes.plans.session import Session, begin, saving, using
from mlfuse.passes.utils.device_names import check_no_fuse
from mlfuse.passes.utils.dims import DimClasses
from mlfuse.passes.utils.kernel_ops import is_free
from mlfuse.passes.utils.planned_for import check_planned_for, note_planned_for
from mlfuse.targets import devices


@dataclass(frozen=True)
class FuseVertical(ModulePass):
    """Plans every function of the module and applies the plan.

    The cost model of `device` decides; `max_ops` bounds the ops of one kernel (1: every op is a
    kernel of its own), by default the device's bound.
    """

    name = "fuse-vertical"
    takes = ("graph", "fused")
    gives = "fused"

    device: str = devices.DEFAULT
    max_ops: int | None = None

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        begin(op)
        check_planned_for(op, self.device)
        device = devices.get(self.device)
        check_no_fuse(device)
        plans: dict[FuncOp, tuple[Plan, View]] = {}
        replayed: list[tuple[FuncOp, Session]] = []
        wished: list[FuncOp] = []
        for func in [inner for inner in op.walk() if isinstance(inner, FuncOp)]:
            if not func.body.blocks or not _is_unplanned_graph(func):
                continue
            if len(func.body.blocks) > 1:
                raise OpError(func, "a graph function has one block; inline its control flow")
            _mark_alone(func, device)
            _read_sizes_from_arguments(func, DimClasses.of(func))
            # Compute the classes again: a size that `like %x` tied to another may now follow from a third.
            classes = DimClasses.of(func)
            view = view_of(func.body.block)
            session = using(func)
            if session is None:
                with part("planning"):
                    planner = Planner(view, classes, device, self.max_ops)
                    plan = planner.run()
                wished += [func] if planner.hints.are_any else []
                for marked, reason in planner.hints.idle:
                    named = OpRef.of(marked)
                    warn(
                        Remark(
                            named.place, "user.no-effect", False, named.name, reason, {}, (named,)
                        )
                    )
            else:
                plan = replay.planned(func, view, session)
                replayed.append((func, session))
            plans[func] = plan, view
            _note(func, plan, view)
        if plans:
            note_planned_for(op, self.device)
        for func, (plan, view) in plans.items():
            apply_plan(func.body.block, plan, view)
        for func, session in replayed:
            replay.check(func, session)
        for func in wished:
            check_hints(func)


def _note(func: FuncOp, plan: Plan, view: View) -> None:
    """Add the kernels to the plan that is being saved, if any."""
    session = saving(func)
    if session is None:
        return
    owned = plan.kernel_of()
    for kernel in plan.kernels:
        for n in (*kernel.owned, *kernel.recomputed, kernel.call):
            marks = None if n is None else session.noted.get(view.nodes[n].op)
            if marks is None:
                continue
            marks.own = n in owned or n == kernel.call
            (marks.again if marks.own and n in kernel.recomputed else marks.groups).append(
                kernel.name
            )


def _mark_alone(func: FuncOp, device: devices.Device) -> None:
    """Mark the ops that the device's description wants in separate kernels, except those the user has marked."""
    wanted: set[Operation] = set()
    for op in func.body.block.ops if device.no_fuse else ():
        maker = op
        while MUST_FUSE in op.attributes and is_free(maker) and maker.operands:
            owner = maker.operands[0].owner
            if not isinstance(owner, Operation):
                break
            maker = owner
            wanted.add(maker)  # a mark on movement is for the op whose result it moves
    for op in func.body.block.ops:
        if op.name in device.no_fuse and not is_marked(op) and op not in wanted:
            op.attributes[NO_FUSE] = StringAttr(device.name)


def _is_unplanned_graph(func: FuncOp) -> bool:
    ops = list(func.body.block.ops)
    return any(isinstance(op, GraphOp) for op in ops) and not any(
        isinstance(op, FusionOp) for op in ops
    )


def _read_sizes_from_arguments(func: FuncOp, classes: DimClasses) -> None:
    """Make `like %x` and `graph.dim %x` read their sizes from an argument that has them, or from a
    `graph.sized` of arguments, so that no value is stored for its shape; static sizes need no tensor."""
    shapes: dict[tuple[int, ...], SSAValue] = {}
    dims: dict[int, tuple[SSAValue, int]] = {}
    for arg in func.body.block.args:
        if isinstance(arg.type, TensorType):
            sizes = classes.sizes(arg)
            shapes.setdefault((*shape_of(arg), *sizes), arg)
            for position, size in enumerate(sizes):
                dims.setdefault(size, (arg, position))
    for op in func.body.block.ops:
        if isinstance(op, DimOp):
            size = classes.sizes(op.operand)[op.dimension.value.data]
            op.operands[0], position = dims.get(size, (op.operand, op.dimension.value.data))
            op.dimension = IntegerAttr(position, i64)
        elif isinstance(op, GraphOp):
            _read_like_from_arguments(op, classes, shapes, dims)
    for op in reversed(list(func.body.block.ops)):
        if isinstance(op, GraphOp) and is_trivially_dead(op):  # was there for its sizes
            Rewriter.erase_op(op)


def _read_like_from_arguments(
    op: GraphOp,
    classes: DimClasses,
    shapes: dict[tuple[int, ...], SSAValue],
    dims: dict[int, tuple[SSAValue, int]],
) -> None:
    if isinstance(op, SizedOp):
        return  # of arguments, or of a value with sizes that they don't have
    kept: list[SSAValue] = []
    for number, value in enumerate(op.operands):
        if not op.size_only(number):
            kept.append(value)
        elif DYNAMIC in shape_of(value):
            key = (*shape_of(value), *classes.sizes(value))
            if not isinstance(value, BlockArgument) and key not in shapes:
                shapes[key] = _sized(value, op, classes, dims)
            kept.append(value if isinstance(value, BlockArgument) else shapes[key])
    op.operands = kept


def _sized(
    value: SSAValue, before: GraphOp, classes: DimClasses, dims: dict[int, tuple[SSAValue, int]]
) -> SSAValue:
    """A tensor with the sizes of `value`, made from dims of arguments; `value` itself if they lack
    some of them."""
    sizes = classes.sizes(value)
    if is_of_arguments(value.owner) or any(size < 0 and size not in dims for size in sizes):
        return value
    pairs = zip(shape_of(value), sizes, strict=True)
    shape = [SizeFormula.of(dims[size]) if d == DYNAMIC else d for d, size in pairs]
    sized = copy_location(SizedOp(shape), before)
    Rewriter.insert_op(sized, InsertPoint.before(before))
    return sized.results[0]
