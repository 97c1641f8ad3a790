"""Index arithmetic that says the same in fewer ops.

An `index` is a size or a position. It never overflows. Only a position that a guard compares may be negative. So no rule
divides a negative constant; the other rules hold modulo 2^64, as the ops do. Arithmetic on elements is left alone.
"""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, i1, i64
from xdsl.ir import SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern

from mlfuse.passes.simplification.constants import number, replace_by_number, times


class SimplifySum(RewritePattern):
    """A quotient and its remainder together are what was divided; 0 adds nothing.

    Before:
    ```mlir
    %q = arith.divui %i, %n : index
    %r = arith.remui %i, %n : index
    %a = arith.muli %q, %c12 : index    // 12 = 3 * n, with %n = 4
    %b = arith.muli %r, %c3 : index
    %s = arith.addi %a, %b : index
    ```
    After:
    ```mlir
    %s = arith.muli %i, %c3 : index
    ```
    Where a number was cut into digits that are put together again, this applies from the highest digit down, and the number
    is left. With a factor of 1, `%s` is `%i`.
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: arith.AddiOp, rewriter: PatternRewriter) -> None:
        if not isinstance(op.result.type, IndexType):
            return
        left, right = number(op.lhs), number(op.rhs)
        if left is not None and right is not None:
            replace_by_number(op, left + right, rewriter)
        elif right == 0:
            rewriter.replace(op, [], [op.lhs])
        elif left == 0:
            rewriter.replace(op, [], [op.rhs])
        else:
            self._join(op, rewriter)

    def _join(self, op: arith.AddiOp, rewriter: PatternRewriter) -> None:
        whole = _whole(op.lhs, op.rhs) or _whole(op.rhs, op.lhs)
        if whole is None:
            return
        divided, factor = whole
        if factor == 1:
            rewriter.replace(op, [], [divided])
            return
        constant = arith.ConstantOp(IntegerAttr.from_index_int_value(factor))
        product = arith.MuliOp(divided, constant.result)
        constant.location = product.location = op.location
        rewriter.replace(op, [constant, product])


def _whole(high: SSAValue, low: SSAValue) -> tuple[SSAValue, int] | None:
    """x and c where the sum of two values is x * c: x div n times n * c, and x rem n times c."""
    remainder, factor = times(low)
    rest = remainder.owner
    if not isinstance(rest, arith.RemUIOp):
        return None
    scaled = high.owner
    if factor == 1 and isinstance(scaled, arith.MuliOp):  # n itself needn't be a constant
        for quotient, by in ((scaled.lhs, scaled.rhs), (scaled.rhs, scaled.lhs)):
            if _is_quotient(quotient, rest) and _same(by, rest.rhs):
                return rest.lhs, 1
    quotient, product = times(high)
    by = number(rest.rhs)
    if by is None or product != by * factor or not _is_quotient(quotient, rest):
        return None
    return rest.lhs, factor


def _is_quotient(value: SSAValue, rest: arith.RemUIOp) -> bool:
    """Whether a value is the quotient of which `rest` is the remainder."""
    owner = value.owner
    return isinstance(owner, arith.DivUIOp) and owner.lhs is rest.lhs and _same(owner.rhs, rest.rhs)


def _same(a: SSAValue, b: SSAValue) -> bool:
    return a is b or (number(a) is not None and number(a) == number(b))


class SimplifyProduct(RewritePattern):
    """A product with 0 or 1, and that of two constants.

    Before: `%a = arith.muli %i, %c1 : index`. After: `%i` in the place of `%a`.
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: arith.MuliOp, rewriter: PatternRewriter) -> None:
        if not isinstance(op.result.type, IndexType):
            return
        left, right = number(op.lhs), number(op.rhs)
        if 0 in (left, right):
            replace_by_number(op, 0, rewriter)
        elif left is not None and right is not None:
            replace_by_number(op, left * right, rewriter)
        elif right == 1:
            rewriter.replace(op, [], [op.lhs])
        elif left == 1:
            rewriter.replace(op, [], [op.rhs])


class SimplifyQuotient(RewritePattern):
    """A division by 1, of 0, and of two constants.

    Before: `%q = arith.divui %i, %c1 : index`. After: `%i` in the place of `%q`.
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: arith.DivUIOp, rewriter: PatternRewriter) -> None:
        if not isinstance(op.result.type, IndexType):
            return
        left, right = number(op.lhs), number(op.rhs)
        if right is None or right <= 0:
            return
        if right == 1:
            rewriter.replace(op, [], [op.lhs])
        elif left is not None and left >= 0:
            replace_by_number(op, left // right, rewriter)


class SimplifyRemainder(RewritePattern):
    """A remainder of a division by 1, and of two constants; that of a thread's lane twice.

    Before:
    ```mlir
    %lane = arith.remui %thread, %c32 : index
    %r = arith.remui %lane, %c4 : index
    ```
    After: `%r = arith.remui %thread, %c4 : index`, since 4 divides 32.
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: arith.RemUIOp, rewriter: PatternRewriter) -> None:
        if not isinstance(op.result.type, IndexType):
            return
        left, right = number(op.lhs), number(op.rhs)
        if right is None or right <= 0:
            return
        if right == 1:
            replace_by_number(op, 0, rewriter)
            return
        if left is not None and left >= 0:
            replace_by_number(op, left % right, rewriter)
            return
        inner = op.lhs.owner
        if isinstance(inner, arith.RemUIOp) and (by := number(inner.rhs)) and by % right == 0:
            again = arith.RemUIOp(inner.lhs, op.rhs)
            again.location = op.location
            rewriter.replace(op, again)


class SimplifyDifference(RewritePattern):
    """A difference to 0, and of two constants. Before: `arith.subi %i, %c0 : index`. After: `%i`."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: arith.SubiOp, rewriter: PatternRewriter) -> None:
        if not isinstance(op.result.type, IndexType):
            return
        left, right = number(op.lhs), number(op.rhs)
        if right == 0:
            rewriter.replace(op, [], [op.lhs])
        elif left is not None and right is not None and left >= right:
            replace_by_number(op, left - right, rewriter)


class NarrowCast(RewritePattern):
    """An index that becomes an integer goes there in one step.

    Before:
    ```mlir
    %a = arith.index_cast %i : index to i64
    %b = arith.trunci %a : i64 to i32
    ```
    After: `%b = arith.index_cast %i : index to i32`. Both keep the low 32 bits.
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: arith.TruncIOp, rewriter: PatternRewriter) -> None:
        cast = op.input.owner
        if not isinstance(cast, arith.IndexCastOp) or op.input.type != i64:
            return
        if not isinstance(cast.input.type, IndexType) or op.result.type == i1:
            return
        narrow = arith.IndexCastOp(cast.input, op.result.type)
        narrow.location = op.location
        rewriter.replace(op, narrow)
