"""Guards: constraints on the indices of a read, as values that can be composed and simplified.

A pad, a concat or a window reads an operand at an affine index that may be outside the operand. The guard
holds for the indices that are inside. Where it fails, nothing is read and a default is used.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass

from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineConstraintExpr,
    AffineConstraintKind,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSet,
)

Interval = tuple[int | None, int | None]
"""The smallest and the largest value; None where there is no bound."""


@dataclass(frozen=True)
class Constraint:
    """`expr >= 0`, or `expr == 0`."""

    expr: AffineExpr
    is_equality: bool = False

    def over(self, dims: Sequence[AffineExpr]) -> Constraint:
        """The constraint with each dim replaced by an expression."""
        return Constraint(self.expr.replace_dims_and_symbols(list(dims), []), self.is_equality)

    def always_holds(self, sizes: Sequence[int | None]) -> bool:
        """Whether it holds for all indices within `sizes`."""
        low, high = interval(self.expr, sizes)
        if self.is_equality:
            return low == high == 0
        return low is not None and low >= 0

    def never_holds(self, sizes: Sequence[int | None]) -> bool:
        """Whether it fails for all indices within `sizes`."""
        low, high = interval(self.expr, sizes)
        if high is not None and high < 0:
            return True
        return self.is_equality and low is not None and low > 0


@dataclass(frozen=True)
class Guard:
    """Constraints that must all hold. They are sorted, so that equal guards compare equal."""

    constraints: tuple[Constraint, ...] = ()

    @staticmethod
    def of(constraints: Iterable[Constraint]) -> Guard:
        """A guard without duplicates."""
        return Guard(tuple(sorted(set(constraints), key=lambda c: (str(c.expr), c.is_equality))))

    def __bool__(self) -> bool:
        """Whether there is anything to check."""
        return bool(self.constraints)

    def both(self, other: Guard) -> Guard:
        """The guard that holds where this one and the other hold."""
        if not self or not other:
            return self or other
        return Guard.of((*self.constraints, *other.constraints))

    def over(self, dims: Sequence[AffineExpr]) -> Guard:
        """The guard with each dim replaced by an expression."""
        return Guard.of(constraint.over(dims) for constraint in self.constraints)

    def compose(self, map_: AffineMap) -> Guard:
        """The guard of the index that `map_` gives, over the dims of `map_`."""
        return self.over(map_.results)

    def simplified(self, sizes: Sequence[int | None]) -> Guard:
        """The guard without constraints that hold for all indices within `sizes` (None or negative: unknown)."""
        known = [size if size is not None and size >= 0 else None for size in sizes]
        kept = (c for c in self.constraints if not c.always_holds(known))
        return Guard.of(kept)

    def never_holds(self, sizes: Sequence[int | None]) -> bool:
        """Whether it surely fails for all indices within `sizes`; False if that can't be shown."""
        known = [size if size is not None and size >= 0 else None for size in sizes]
        return any(constraint.never_holds(known) for constraint in self.constraints)

    def on(self, dims: Container[int]) -> Guard:
        """The constraints on any of these dims, and those on no dim.

        A read that doesn't use a dim needs no constraint on it: each constraint is on the index along one
        dim of the buffer, and a read uses all of that index or nothing of it. (A constraint may also
        contain a size known only at run time.)
        """
        if not self:
            return self
        used = ((c, c.expr.used_dims()) for c in self.constraints)
        return Guard.of(c for c, own in used if not own or any(d in dims for d in own))

    def used_dims(self) -> set[int]:
        """The dims that the constraints depend on."""
        return {dim for constraint in self.constraints for dim in constraint.expr.used_dims()}

    def to_set(self, num_dims: int) -> AffineSet:
        """The guard as an affine set."""
        zero = AffineExpr.constant(0)
        kinds = {False: AffineConstraintKind.ge, True: AffineConstraintKind.eq}
        constraints = [
            AffineConstraintExpr(kinds[c.is_equality], c.expr, zero, canonicalize=False)
            for c in self.constraints
        ]
        return AffineSet(num_dims, 0, tuple(constraints))

    @staticmethod
    def from_set(set_: AffineSet) -> Guard:
        """The guard of an affine set; constraints with `<=` are read too."""
        constraints: list[Constraint] = []
        for each in set_.constraints:
            difference = each.lhs - each.rhs
            if each.kind is AffineConstraintKind.le:
                difference = each.rhs - each.lhs
            constraints.append(Constraint(difference, each.kind is AffineConstraintKind.eq))
        return Guard.of(constraints)


EVERYWHERE = Guard()


def within(expr: AffineExpr, size: int) -> list[Constraint]:
    """`0 <= expr < size`."""
    return [Constraint(expr), Constraint(expr * -1 + (size - 1))]


def interval(expr: AffineExpr, sizes: Sequence[int | None]) -> Interval:
    """Bounds of an expression over indices within `sizes`, by interval arithmetic."""
    match expr:
        case AffineConstantExpr(value):
            return value, value
        case AffineDimExpr(position):
            size = sizes[position]
            return 0, None if size is None else max(size - 1, 0)
        case AffineBinaryOpExpr(kind, lhs, rhs):
            return _binary(kind, interval(lhs, sizes), interval(rhs, sizes))
        case _:
            return None, None


def _binary(kind: AffineBinaryOpKind, a: Interval, b: Interval) -> Interval:
    if kind is AffineBinaryOpKind.Add:
        low = None if a[0] is None or b[0] is None else a[0] + b[0]
        high = None if a[1] is None or b[1] is None else a[1] + b[1]
        return low, high
    factor = b[0]
    if factor is None or factor != b[1]:
        return None, None
    if kind is AffineBinaryOpKind.Mul:
        ends = [None if end is None else end * factor for end in a]
        return (ends[0], ends[1]) if factor >= 0 else (ends[1], ends[0])
    if kind is AffineBinaryOpKind.FloorDiv:
        low, high = (None if end is None else end // factor for end in a)
        return low, high
    if kind is AffineBinaryOpKind.Mod:
        return 0, factor - 1
    return None, None
