"""What is known of a nest's ops in a part of its space: which guards hold, which selects are decided, what isn't needed.

A part is a range of one loop dim. There a comparison of this dim's index with a constant may be true, or false, at all
points. Then a select on it is one of its operands, a load whose guard fails is its default, a store whose guard fails
does nothing, and ops that only the other branch needed aren't needed. x + 0.0 is x where x is a sum with 0.0 itself:
such a sum is never -0.0, the only number that this addition changes.

`cuts_of` finds the indices at which something changes: between two of them, every such comparison has one value.

Complexity: linear in the ops of the nest, for each part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from xdsl.dialects import arith
from xdsl.dialects.builtin import FloatAttr, IntegerAttr, IntegerType
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineExpr

from mlfuse.dialects.guards import Constraint, interval
from mlfuse.dialects.loop.ops import AccessOp, LoadOp, NestOp, StoreOp
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.analysis.forms import form_of

_ORDERED = {2: (1, -1), 3: (1, 0), 4: (-1, -1), 5: (-1, 0)}
"""`arith.cmpi` predicates slt, sle, sgt, sge of a and b as `sign * (b - a) + constant >= 0`."""
_EQUAL, _UNEQUAL = 0, 1


@dataclass(frozen=True)
class Part:
    """The points of a space with `low <= index < high` along a dim."""

    dim: int
    low: int
    high: int


@dataclass(frozen=True)
class Known:
    """What is known of the ops of a nest. By default nothing."""

    same: Mapping[Operation, SSAValue] = field(default_factory=dict[Operation, SSAValue])
    """Ops whose result is another value, one of their operands."""
    needless: frozenset[Operation] = frozenset()
    """Ops whose results nothing needs, and stores that never happen."""
    sure: frozenset[AccessOp] = frozenset()
    """Accesses whose guards hold."""


NOTHING = Known()


def known_in(space: Space, part: Part) -> Known:
    """What is known in a part of a space."""
    ops = list(space.nest.walk())
    sizes = [size.static for size in space.sizes]
    sizes[part.dim] = part.high - part.low
    dims: list[AffineExpr] = [AffineExpr.dimension(d) for d in range(len(sizes))]
    dims[part.dim] = dims[part.dim] + part.low
    same: dict[Operation, SSAValue] = {}
    sure: set[AccessOp] = set()
    never: set[Operation] = set()
    for op, access in space.accesses.items():
        guard = access.guard.over(dims)
        if guard and not guard.simplified(sizes):
            sure.add(op)
        elif guard.never_holds(sizes) and isinstance(op, StoreOp):
            never.add(op)
        elif guard.never_holds(sizes) and isinstance(op, LoadOp) and op.default is not None:
            same[op] = op.default
    truth: dict[SSAValue, bool] = {}
    for op in ops:
        if isinstance(op, arith.CmpiOp) and (holds := _holds(space, op, dims, sizes)) is not None:
            truth[op.result] = holds
    _follow(ops, truth, same)
    return Known(same, _needless(ops, same, never), frozenset(sure))


def known_if(space: Space, truth: Mapping[SSAValue, bool]) -> Known:
    """What is known of a nest where some of its comparisons are true or false."""
    ops, same = list(space.nest.walk()), dict[Operation, SSAValue]()
    _follow(ops, dict(truth), same)
    return Known(same, _needless(ops, same, set()))


def _follow(
    ops: list[Operation], truth: dict[SSAValue, bool], same: dict[Operation, SSAValue]
) -> None:
    """What follows from the truth of comparisons: values that are the same as others."""
    for op in ops:
        match op:
            case arith.AndIOp() | arith.OrIOp():
                _decide(op, isinstance(op, arith.OrIOp), truth, same)
            case arith.SelectOp() if op.cond in truth:
                same[op] = op.lhs if truth[op.cond] else op.rhs
            case arith.AddfOp():
                for x, zero in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
                    if _is_zero(_root(zero, same)) and _is_sum_with_zero(_root(x, same), same):
                        same[op] = x
                        break
            case _:
                pass


def cuts_of(space: Space, dim: int) -> list[int]:
    """The indices of a dim of known size, without 0, at which a guard or a comparison with a constant changes."""
    size = space.sizes[dim].static
    cuts = {cut for each in _constraints(space) for cut in _cuts(space, dim, each)}
    return sorted(cut for cut in cuts if size is not None and 0 < cut < size)


def _constraints(space: Space) -> Iterator[Constraint]:
    for access in space.accesses.values():
        yield from access.guard.constraints
    for op in space.nest.walk():
        if isinstance(op, arith.CmpiOp) and (found := constraint_of(space, op)):
            yield found


def _cuts(space: Space, dim: int, constraint: Constraint) -> list[int]:
    """Where a constraint on one dim alone begins or ceases to hold."""
    form = form_of(constraint.expr, [size.static for size in space.sizes])
    if set(form.terms) != {dim}:
        return []
    factor, constant = form.terms[dim], form.constant
    # factor * index + constant >= 0 from this index on, or up to it.
    edge = -(constant // factor) if factor > 0 else constant // -factor + 1
    if not constraint.is_equality:
        return [edge]
    return [] if constant % factor else [-constant // factor, -constant // factor + 1]


def constraint_of(space: Space, op: arith.CmpiOp) -> Constraint | None:
    """A comparison of indices as a constraint; one with != as that of ==."""
    left, right = _index(space, op.lhs), _index(space, op.rhs)
    if left is None or right is None:
        return None
    predicate = op.predicate.value.data
    if predicate in (_EQUAL, _UNEQUAL):
        return Constraint(right + left * -1, is_equality=True)
    # Unsigned predicates follow the signed ones; indices are not negative.
    if predicate >= 6 and not all(_is_natural(space, each) for each in (left, right)):
        return None
    sign, constant = _ORDERED[predicate if predicate < 6 else predicate - 4]
    return Constraint((right + left * -1) * sign + constant)


def _is_natural(space: Space, expr: AffineExpr) -> bool:
    low, _ = interval(expr, [size.static for size in space.sizes])
    return low is not None and low >= 0


def _index(space: Space, value: SSAValue) -> AffineExpr | None:
    """A value as an expression over the dims of a space; None for any but indices and constants."""
    if value in space.indices:
        return space.indices[value]
    match value.owner:
        case arith.ConstantOp(value=IntegerAttr() as number):
            return AffineExpr.constant(number.value.data)
        case arith.IndexCastOp() | arith.TruncIOp() as cast:
            expr = _index(space, cast.input)
            return expr if expr is not None and _fits(space, expr, cast.result.type) else None
        case _:
            return None


def _fits(space: Space, expr: AffineExpr, type_: Attribute) -> bool:
    """Whether an integer type has all values of an expression."""
    if not isinstance(type_, IntegerType):
        return True  # an index
    low, high = interval(expr, [size.static for size in space.sizes])
    most = 2 ** (type_.bitwidth - 1)
    return low is not None and high is not None and -most <= low and high < most


def _holds(
    space: Space, op: arith.CmpiOp, dims: list[AffineExpr], sizes: list[int | None]
) -> bool | None:
    """The value of a comparison, if it is the same at all points."""
    constraint = constraint_of(space, op)
    if constraint is None:
        return None
    constraint = constraint.over(dims)
    is_unequal = op.predicate.value.data == _UNEQUAL
    if constraint.always_holds(sizes):
        return not is_unequal
    return is_unequal if constraint.never_holds(sizes) else None


def _decide(
    op: arith.AndIOp | arith.OrIOp,
    decisive: bool,
    truth: dict[SSAValue, bool],
    same: dict[Operation, SSAValue],
) -> None:
    """An `and` or an `or` of known truths. `decisive`: the operand that decides alone."""
    known = [truth.get(value) for value in op.operands]
    if decisive in known:
        truth[op.result] = decisive
    elif None not in known:
        truth[op.result] = not decisive
    elif (not decisive) in known:
        same[op] = op.operands[known.index(None)]


def _root(value: SSAValue, same: Mapping[Operation, SSAValue]) -> SSAValue:
    """The value that a value is the same as."""
    while isinstance(value.owner, Operation) and value.owner in same:
        value = same[value.owner]
    return value


def _is_zero(value: SSAValue) -> bool:
    """Whether a value is the constant 0.0, not -0.0."""
    match value.owner:
        case arith.ConstantOp(value=FloatAttr() as number):
            return str(number.value.data) == "0.0"
        case _:
            return False


def _is_sum_with_zero(value: SSAValue, same: Mapping[Operation, SSAValue]) -> bool:
    """Whether a value is 0.0, or a sum with 0.0 as one operand."""
    if isinstance(value.owner, arith.AddfOp):
        return any(_is_zero(_root(operand, same)) for operand in value.owner.operands)
    return _is_zero(value)


def _needless(
    ops: list[Operation], same: Mapping[Operation, SSAValue], never: set[Operation]
) -> frozenset[Operation]:
    """The ops that no store, nest or yielded value needs. Users come before what they use here, the last op first."""
    needed: set[SSAValue] = set()
    needless: set[Operation] = set()
    for op in reversed(ops):
        is_root = not op.results or isinstance(op, NestOp)
        if op in never or not (is_root or needed.intersection(op.results)):
            needless.add(op)
        elif op in same:
            needed.add(same[op])
        else:
            needed.update(op.operands)
    return frozenset(needless)
