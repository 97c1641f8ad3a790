"""Folds guards that always hold, branches on constants, and loops of one iteration."""

from __future__ import annotations

import operator
from collections.abc import Callable

from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, BlockArgument, Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern
from xdsl.rewriter import InsertPoint

from mlfuse.dialects.kernel.ops import ChunksOp, GuardedLoadOp, SimdOp, UnrollOp
from mlfuse.passes.simplification.constants import number, replace_by_number

_COMPARED: dict[int, Callable[[int, int], bool]] = {
    0: operator.eq,
    1: operator.ne,
    **dict.fromkeys((2, 6), operator.lt),  # slt, ult
    **dict.fromkeys((3, 7), operator.le),
    **dict.fromkeys((4, 8), operator.gt),
    **dict.fromkeys((5, 9), operator.ge),
}
"""Predicates of `arith.cmpi` by number."""
_BELOW = (2, 6)
_UNSIGNED = (6, 7, 8, 9)


def _holds(predicate: int, left: int, right: int) -> bool:
    """Whether a comparison of two constants holds. Unsigned predicates see a negative constant as a very large number;
    guards rely on that."""
    if predicate in _UNSIGNED:
        left, right = left % 2**64, right % 2**64
    return _COMPARED[predicate](left, right)


class ImpliedGuard(RewritePattern):
    """A comparison that a loop's induction variable is below the loop's bound is `true`.

    Before:
    ```mlir
    scf.for %i = %low to %n step %c256 {
      %inside = arith.cmpi ult, %i, %n : index
      scf.if %inside { ... }
    }
    ```
    After: `%inside` is `true`. The same in `kernel.simd`, `kernel.unroll` and `kernel.chunks`. A comparison of two
    constants folds, too.
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: arith.CmpiOp, rewriter: PatternRewriter) -> None:
        if not isinstance(op.lhs.type, IndexType):
            return
        predicate = op.predicate.value.data
        left, right = number(op.lhs), number(op.rhs)
        if left is not None and right is not None:
            replace_by_number(op, int(_holds(predicate, left, right)), rewriter)
        elif predicate in _BELOW and _is_below(op.lhs, op.rhs):
            replace_by_number(op, 1, rewriter)


def _is_below(index: SSAValue, bound: SSAValue) -> bool:
    """Whether an index is the induction variable of a loop that ends at or before the bound."""
    if not isinstance(index, BlockArgument) or index.index != 0:
        return False
    match index.owner.parent_op():
        case scf.ForOp() as loop:
            return _at_most(loop.ub, bound)
        case SimdOp() as loop:
            return _at_most(loop.high, bound)
        case ChunksOp() as loop:
            return _at_most(loop.size, bound)
        case UnrollOp() as loop:
            limit = number(bound)
            return limit is not None and loop.count.value.data <= limit
        case _:
            return False


def _at_most(end: SSAValue, bound: SSAValue) -> bool:
    if end is bound:
        return True
    last, limit = number(end), number(bound)
    if last is not None:
        return limit is not None and last <= limit
    owner = end.owner
    return isinstance(owner, arith.MinUIOp) and (
        _at_most(owner.lhs, bound) or _at_most(owner.rhs, bound)
    )


class OneWay(RewritePattern):
    """Replaces `scf.if` on a constant by the branch taken, and merges adjacent ifs on one condition.

    Before: `scf.if %true { A } else { B }`. After: `A`. With `false`, `B` or nothing.
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: scf.IfOp, rewriter: PatternRewriter) -> None:
        taken = number(op.cond)
        if taken is not None:
            self._take(op, taken != 0, rewriter)
            return
        self._join(op, rewriter)

    def _take(self, op: scf.IfOp, is_true: bool, rewriter: PatternRewriter) -> None:
        region = op.true_region if is_true else op.false_region
        if not region.blocks:
            rewriter.erase(op)
            return
        _inline(op, region.block, [], rewriter)

    def _join(self, op: scf.IfOp, rewriter: PatternRewriter) -> None:
        """Merge an `scf.if` with the next op if that is an `scf.if` on the same condition. Neither has results or an
        else.

        Before: `scf.if %c { A }; scf.if %c { B }`. After: `scf.if %c { A; B }`.
        """
        follower = op.next_op
        if not isinstance(follower, scf.IfOp) or follower.cond is not op.cond:
            return
        if op.results or follower.results or _has_else(op) or _has_else(follower):
            return
        last = op.true_region.block.last_op
        if not isinstance(last, scf.YieldOp):
            return
        body = follower.true_region.block
        if isinstance(end := body.last_op, scf.YieldOp):
            rewriter.erase(end)
        rewriter.inline_block(body, InsertPoint.before(last))
        rewriter.erase(follower)
        rewriter.notify_op_modified(op)


def _has_else(op: scf.IfOp) -> bool:
    ops = [each for block in op.false_region.blocks for each in block.ops]
    return len(ops) > 1 or (len(ops) == 1 and not isinstance(ops[0], scf.YieldOp))


class OneIteration(RewritePattern):
    """Replaces a loop that runs once by its body.

    Before:
    ```mlir
    kernel.unroll (%u) in 1 {
      memref.store %x, %array[%u] : memref<1xf32>
    }
    ```
    After: `memref.store %x, %array[%c0] : memref<1xf32>`. The same for `kernel.simd` and `scf.for` with constant
    bounds.
    """

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        carried: list[SSAValue] = []
        match op:
            case UnrollOp():
                low, high, step = 0, op.count.value.data, 1
            case SimdOp():
                low, high, step = number(op.low), number(op.high), 1
            case scf.ForOp():
                low, high, step = number(op.lb), number(op.ub), number(op.step)
                carried = list(op.iter_args)
            case _:
                return
        if low is None or high is None or step is None or not low < high <= low + step:
            return
        constant = arith.ConstantOp.from_int_and_width(low, IndexType())
        constant.location = op.location
        rewriter.insert(constant, InsertPoint.before(op))
        _inline(op, op.regions[0].block, [constant.result, *carried], rewriter)


def _inline(
    op: Operation, block: Block, arguments: list[SSAValue], rewriter: PatternRewriter
) -> None:
    """Replace an op by the ops of its block, with `arguments` for the block's arguments."""
    last = block.last_op
    results: list[SSAValue] = []
    if isinstance(last, scf.YieldOp):
        # Values that the block yields may be its arguments.
        given = dict[SSAValue, SSAValue](zip(block.args, arguments, strict=True))
        results = [given.get(value, value) for value in last.operands]
        rewriter.erase(last)
    rewriter.inline_block(block, InsertPoint.before(op), arguments)
    rewriter.replace(op, [], results)


class OneChoice(RewritePattern):
    """Folds a select on a constant. Before: `arith.select %true, %a, %b`. After: `%a`."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: arith.SelectOp, rewriter: PatternRewriter) -> None:
        taken = number(op.cond)
        if taken is not None:
            rewriter.replace(op, [], [op.lhs if taken else op.rhs])


class SureLoad(RewritePattern):
    """Replaces a guarded load whose guard always holds by a load.

    Before: `kernel.guarded_load %x[%i] if %true else %zero`. After: `memref.load %x[%i]`.
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: GuardedLoadOp, rewriter: PatternRewriter) -> None:
        if number(op.condition) in (None, 0):
            return
        load = memref.LoadOp.get(op.source, [op.index])
        load.location = op.location
        rewriter.replace(op, load)
