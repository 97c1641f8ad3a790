"""Index arithmetic, guards and accesses of a kernel being written."""

from __future__ import annotations

from xdsl.dialects import arith
from xdsl.ir import SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
)

from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.guards import EVERYWHERE, Constraint, Guard
from mlfuse.dialects.scalar import ScalarBuilder
from mlfuse.passes.lowering.scopes import ScopeEmitter


class IndexEmitter(ScopeEmitter):
    """Writes index computations."""

    def index_constant(self, value: int) -> SSAValue:
        """A constant of type `index`, once per kernel."""
        top = self.scopes[0]
        key = ("index", value)
        if key not in top.memo:
            top.memo[key] = ScalarBuilder(top.block).index(value)
        return top.memo[key]

    def index_of(self, b: ScalarBuilder, expr: AffineExpr) -> SSAValue:
        """An affine expression as code; the dividend of a division is nonnegative, or the result is unused."""
        if isinstance(expr, AffineDimExpr):
            return self._index(expr.position)
        if isinstance(expr, AffineConstantExpr):
            return self.index_constant(expr.value)
        assert isinstance(expr, AffineBinaryOpExpr)
        left, right = self.index_of(b, expr.lhs), self.index_of(b, expr.rhs)
        op = {
            AffineBinaryOpKind.Add: arith.AddiOp,
            AffineBinaryOpKind.Mul: arith.MuliOp,
            AffineBinaryOpKind.Mod: arith.RemUIOp,
            AffineBinaryOpKind.FloorDiv: arith.DivUIOp,
            AffineBinaryOpKind.CeilDiv: arith.CeilDivUIOp,
        }[expr.kind]
        return b.emit(op(left, right))

    def _index(self, d: int) -> SSAValue:
        """A dim of the domain, or a computed index, numbered after the dims."""
        rank = self.domain.rank
        return self.indices[d] if d < rank else self.computed[d - rank][0]

    def zero(self, dtype: DType) -> SSAValue:
        """A zero of an element type."""
        top = self.scopes[0]
        key = ("zero", dtype.name)
        if key not in top.memo:
            top.memo[key] = ScalarBuilder(top.block).constant(0, dtype)
        return top.memo[key]

    def _holds(self, b: ScalarBuilder, guard: Guard) -> SSAValue:
        """Whether a guard holds, as code."""
        holds = [self._constraint_holds(b, constraint) for constraint in guard.constraints]
        result, *others = holds
        for other in others:
            result = b.and_(result, other)
        return result

    def _constraint_holds(self, b: ScalarBuilder, constraint: Constraint) -> SSAValue:
        """`e + c >= 0` is compared as e with -c, `-e + c >= 0` as e with c."""
        expr, predicate, bound = constraint.expr, "sge", 0
        if constraint.is_equality:
            predicate = "eq"
        match expr:
            case AffineBinaryOpExpr(AffineBinaryOpKind.Add, rest, AffineConstantExpr(value)):
                expr, bound = rest, -value
            case _:
                pass
        match expr:
            case AffineBinaryOpExpr(AffineBinaryOpKind.Mul, rest, AffineConstantExpr(-1)):
                expr, bound = rest, -bound
                predicate = "eq" if constraint.is_equality else "sle"
            case _:
                pass
        return b.emit(arith.CmpiOp(self.index_of(b, expr), self.index_constant(bound), predicate))

    def _access(
        self, map_: AffineMap, guard: Guard = EVERYWHERE
    ) -> tuple[list[SSAValue], AffineMap, Guard]:
        """The indices that are used, and the map and the guard in terms of these."""
        used = sorted(map_.used_dims() | guard.used_dims())
        rank = max(map_.num_dims, *(d + 1 for d in used), 0)
        renumber = [AffineExpr.constant(0)] * rank
        for position, d in enumerate(used):
            renumber[d] = AffineExpr.dimension(position)
        compressed = map_.replace_dims_and_symbols(renumber, [], len(used), 0)
        return [self._index(d) for d in used], compressed, guard.over(renumber)
