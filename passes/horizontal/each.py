"""Functions that are written for one tuple of tensors and called with lists of them.

Arguments marked `mlfuse.each` are one tensor of each tuple, as rank-1 `?` tensors; the others, of rank
0, are shared. The whole function is the body of one `graph.foreach`: no op in it can be kept apart, and
marks that ask for fusion are met.
"""

from __future__ import annotations

from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Region, SSAValue

from mlfuse.diagnostics.errors import OpError, place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import GraphOp, shape_of
from mlfuse.dialects.graph.foreach import ForeachOp, each_arguments
from mlfuse.dialects.graph.fusion import YieldOp
from mlfuse.dialects.graph.marks import APART, NO_FUSE
from mlfuse.passes.fusion.plan import kernel_name, word_of, word_of_op
from mlfuse.passes.plans.marks import GROUP
from mlfuse.passes.plans.session import saving, using
from mlfuse.passes.utils.kernel_ops import is_free

RULE = "horizontal.foreach"


def wrap_each(func: FuncOp) -> None:
    """Make a function's body the body of a `graph.foreach`. OpError if that is impossible."""
    block = func.body.block
    _check_marks(func)
    numbers = each_arguments(func)
    last = block.last_op
    assert isinstance(last, ReturnOp)
    for number, arg in enumerate(block.args):
        expected = (DYNAMIC,) if number in numbers else ()
        if shape_of(arg) != expected:
            raise OpError(
                func,
                f"argument {number} is a {arg.type}: it must be a tensor<?x...> if each tuple has its own, "
                "and of rank 0 if all tuples share it",
            )
    shared = [number for number in range(len(block.args)) if number not in numbers]
    body = Block(arg_types=[block.args[n].type for n in (*numbers, *shared)])
    outer = [block.args[n] for n in (*numbers, *shared)]
    inside: dict[SSAValue, SSAValue] = dict(zip(outer, body.args, strict=True))
    for arg, old in zip(body.args, outer, strict=True):
        arg.name_hint = old.name_hint
    names: list[str] = []
    for op in list(block.ops):
        if op is last:
            break
        op.detach()
        op.operands = [inside.get(value, value) for value in op.operands]
        body.add_op(op)
        if isinstance(op, GraphOp):
            names.append(word_of_op(op))
    results = [inside.get(value, value) for value in last.operands]
    body.add_op(YieldOp(results))
    foreach = ForeachOp(
        _kernel_name(func, names),
        [[block.args[n]] for n in numbers],
        [block.args[n] for n in shared],
        [[value.type] for value in results],
        Region(body),
    )
    foreach.location = func.location
    _tell(func, foreach)
    for value, old in zip(foreach.outputs, last.operands, strict=True):
        value.name_hint = old.name_hint
    block.insert_op_before(foreach, last)
    last.operands = list(foreach.outputs)


def _kernel_name(func: FuncOp, ops: list[str]) -> str:
    """`fused_adamw` for a function with a name of its own, else a name made from its ops."""
    own = func.sym_name.data
    return kernel_name(ops or ["copy"] if own == "main" else [word_of(own)], {})


def _check_marks(func: FuncOp) -> None:
    """Raise an error if the user, or a plan, wants more than one kernel."""
    one_launch = "a function over lists of tensors is one kernel"
    for op in func.body.block.ops:
        for mark in (NO_FUSE, APART):
            if mark in op.attributes:
                raise OpError(op, f"is marked {mark}, but {one_launch}; remove the mark")
    session = using(func)
    if session is None:
        return
    ops = [op for op in func.body.block.ops if isinstance(op, GraphOp) and not is_free(op)]
    for op in ops:
        if session.planned[op].groups != session.planned[ops[0]].groups:
            session.fail(op, f"isn't in the {GROUP} that {ops[0].name} is in, but {one_launch}")


def _tell(func: FuncOp, foreach: ForeachOp) -> None:
    """Record that it is one kernel, as a remark and in the plan being saved."""
    ops = [op for op in foreach.body.block.ops if isinstance(op, GraphOp) and not is_free(op)]
    name = foreach.kernel.data
    session = saving(func)
    for op in ops if session is not None else ():
        assert session is not None
        session.noted[op].groups = [name]
    if ops:
        refs = tuple(OpRef.of(op, "member", (name,)) for op in ops)
        subject = ", ".join(dict.fromkeys(op.name for op in ops))
        reason = "a function over lists of tensors is one launch for all of them"
        record(Remark(place_of(ops[0]), RULE, True, subject, reason, {"ops": len(ops)}, refs))
