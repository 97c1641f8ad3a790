"""Loop versioning: a vectorized loop whose functions have a short path for most operands is there twice.

sin, cos, tan and the remainder of f32 take 0.4 of the time, or less, for the operands that programs have (`NEAR` of
`dialects/scalar.py`). A branch for each element would keep a C compiler from vectorizing the loop, and computing both
paths takes the time of both. So a first loop asks whether all operands of a run are near, and the run is computed by
one of two loops:

    kernel.simd (%i) in (%lo, %hi) {        %far = memref.alloca() : memref<i32>   // set to 0
      %x = memref.load %a[%i]               scf.for %i = %lo to %hi {
      %y = math.sin %x                        %x = memref.load %a[%i]
      memref.store %y, %b[%i]                 ... %far |= |%x| >= 2^24
    }                                       }
                                       ->   scf.if %far != 0 {
                                              the loop as it was
                                            } else {
                                              the loop with math.sin %x {mlfuse.near}
                                            }

Legality: either path gives the same bits where all operands are near. The first loop repeats what computes the operands: ops
without effects, and loads from memory that the loop doesn't store to. A function whose operand takes anything else stays
as it is, and so does one whose operand depends on another such function.

Cost: the operands are computed twice, from a cache: a run is a thread's chunk, or a row. The code is there twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.builder import Builder, ImplicitBuilder
from xdsl.dialects import arith, math, memref, scf
from xdsl.dialects.builtin import Float32Type, FloatAttr, IndexType, UnitAttr, f32, i32
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.rewriter import InsertPoint
from xdsl.traits import is_side_effect_free

from mlfuse.dialects import upstream
from mlfuse.dialects.kernel.ops import FuncOp, GuardedLoadOp, SimdOp
from mlfuse.dialects.scalar import NEAR
from mlfuse.passes.utils.buffer_uses import only_reads
from mlfuse.passes.utils.slices import backward_slice


def _far_angle(x: SSAValue) -> SSAValue:
    return _at_least(math.AbsFOp(x).result, _constant(2.0**24))


def _far_quotient(x: SSAValue, y: SSAValue) -> SSAValue:
    least = arith.MulfOp(math.AbsFOp(y).result, _constant(2.0**28)).result
    return _at_least(math.AbsFOp(x).result, least)


FAR: dict[type[Operation], Callable[..., SSAValue]] = {
    math.SinOp: _far_angle,
    math.CosOp: _far_angle,
    math.TanOp: _far_angle,
    upstream.RemFOp: _far_quotient,
}
"""What says of an op's operands that they aren't near."""


def add_versions(func: FuncOp) -> None:
    """Each loop of a scheduled kernel that has functions with a short path becomes two, and one that chooses."""
    for loop in [op for op in func.walk() if isinstance(op, SimdOp)]:
        needed = _needed(loop)
        if needed:
            _add_version(loop, needed)


def _needed(loop: SimdOp) -> dict[Operation, list[Operation]]:
    """The functions of a loop that have a short path, each with the ops of the loop that compute its operands."""
    body = loop.body.block
    found: dict[Operation, list[Operation]] = {}
    for op in body.ops:
        if type(op) in FAR and isinstance(op.operands[0].type, Float32Type):
            before = backward_slice(op.operands, body)
            if not any(type(each) in FAR or not _repeatable(each, body) for each in before):
                found[op] = before
    return found


def _repeatable(op: Operation, body: Block) -> bool:
    """Whether an op has the same results in an iteration of `body` and before the loop."""
    if op.regions:
        return False
    if isinstance(op, memref.LoadOp):
        return not _stores_to(op.memref, body)
    if isinstance(op, GuardedLoadOp):
        return not _stores_to(op.source, body)
    return is_side_effect_free(op)


def _stores_to(buffer: SSAValue, body: Block) -> bool:
    users = {use.operation for use in buffer.uses}
    return any(body.is_ancestor(user) and not only_reads(user, buffer) for user in users)


def _add_version(loop: SimdOp, needed: dict[Operation, list[Operation]]) -> None:
    far = memref.AllocaOp.get(i32, shape=[])
    body = _asking(loop, needed, far.memref)
    near = _near(loop, list(needed))
    builder = Builder(InsertPoint.before(loop))
    builder.insert(far)
    with ImplicitBuilder(builder):
        zero = arith.ConstantOp.from_int_and_width(0, i32).result
        memref.StoreOp.get(zero, far.memref, [])
        scf.ForOp(loop.low, loop.high, _index(1), [], Region(body))
        any_far = arith.CmpiOp(memref.LoadOp.get(far.memref, []).res, zero, "ne").result
        choice = scf.IfOp(any_far, [], Region(Block()), Region(Block()))
    loop.detach()
    for region, own in ((choice.true_region, loop), (choice.false_region, near)):
        region.block.add_ops([own, scf.YieldOp()])


def _asking(loop: SimdOp, needed: dict[Operation, list[Operation]], far: SSAValue) -> Block:
    """The body of the loop that sets `far` where an operand isn't near."""
    body = Block(arg_types=[IndexType()])
    values: dict[SSAValue, SSAValue] = {loop.index: body.args[0]}
    wanted = {each for before in needed.values() for each in before}
    for op in loop.body.block.ops:
        if op in wanted:
            body.add_op(op.clone(value_mapper=values))
    with ImplicitBuilder(body):
        for op in needed:
            is_far = FAR[type(op)](*[values.get(operand, operand) for operand in op.operands])
            seen = memref.LoadOp.get(far, []).res
            memref.StoreOp.get(arith.OrIOp(seen, arith.ExtUIOp(is_far, i32).result).result, far, [])
        scf.YieldOp()
    return body


def _near(loop: SimdOp, functions: Sequence[Operation]) -> SimdOp:
    """A copy of a loop, in which `functions` take their short path."""
    copy = loop.clone()
    for op, copied in zip(loop.body.block.ops, copy.body.block.ops, strict=True):
        if op in functions:
            copied.attributes[NEAR] = UnitAttr()
    return copy


def _at_least(a: SSAValue, b: SSAValue) -> SSAValue:
    """False with a NaN."""
    return arith.CmpfOp(a, b, "oge").result


def _constant(value: float) -> SSAValue:
    return arith.ConstantOp(FloatAttr(value, f32)).result


def _index(value: int) -> SSAValue:
    return arith.ConstantOp.from_int_and_width(value, IndexType()).result
