"""Masked rows: the end of a row, from which on a mask hides all elements.

    %seen = arith.cmpi sge, %i, %j                     // a causal mask: query i sees keys 0 to i
    %score = arith.select %seen, %x, -inf
    ... the maximum of the scores; exp(score - maximum); their sum; exp(score - maximum) / sum

Beyond the end (j > i here) a score is -inf, its exponential 0, and so is the quotient. The maximum and the sum have these as
identities. So the loops over a row may end there, if zeros are stored for the rest.

`mask_of` proves this: it follows -inf and 0 through the ops of the row, for the elements that are hidden.

- -inf minus the row's maximum is -inf, unless the maximum is -inf itself. Then all elements that are seen are -inf, too, and their
  exponentials NaN: so are the row's sum, its quotients, and whatever is summed with them.
- 0 divided by the row's sum is 0, unless the sum is 0 or NaN. It isn't 0, since the largest element contributes exp(0) = 1. If it is
  NaN, so are the quotients that are seen.

Complexity: linear in the ops of the nest.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import FloatAttr
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.loop.ops import LoadOp, NestOp, ParallelOp, ReduceOp, StoreOp, YieldOp
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.analysis.forms import form_of
from mlfuse.passes.scheduling.analysis.known import Known, constraint_of, known_if

Kind = Literal["-inf", "0"]


@dataclass(frozen=True)
class Mask:
    """Row i of a nest ends after element `i + offset`; `seen` is what is known of the ops before that."""

    offset: int
    seen: Known


def mask_of(space: Space, targets: Collection[SSAValue]) -> Mask | None:
    """The mask of a nest whose rows go to `targets`; None if rows have no such end.

    A nest either goes through its rows in the nests that it holds, or its last two dims are rows and columns, and all that it holds
    are sums for a point.
    """
    is_over_rows = any(isinstance(nest, ParallelOp) for nest in space.inner_nests())
    column = space.outer if is_over_rows else space.outer - 1
    if column < 1 or (is_over_rows and len(space.inner_sizes) != 1):
        return None
    found: dict[int, list[SSAValue]] = {}
    sizes = [size.static for size in space.sizes]
    for op in space.nest.walk():
        constraint = constraint_of(space, op) if isinstance(op, arith.CmpiOp) else None
        if constraint is None or constraint.is_equality:
            continue
        form = form_of(constraint.expr, sizes)
        if dict(form.terms) == {column - 1: 1, column: -1} and form.constant >= 0:
            found.setdefault(form.constant, []).append(op.results[0])
    if not found:
        return None
    offset = min(found)
    hidden = known_if(space, dict.fromkeys(found[offset], False))
    following = _Hidden(space, column, hidden)
    nests = space.inner_nests() if is_over_rows else [space.nest]
    if not all(following.is_without(nest) for nest in nests):
        return None
    if any(following.stored.get(target) != "0" for target in targets):
        return None
    seen = [value for constant, values in found.items() if constant >= offset for value in values]
    return Mask(offset, known_if(space, dict.fromkeys(seen, True)))


@dataclass
class _Hidden:
    """Follows the values of hidden elements."""

    space: Space
    column: int
    known: Known
    stored: dict[SSAValue, Kind | None] = field(default_factory=dict[SSAValue, "Kind | None"])
    """What the nests so far stored to each buffer."""

    def is_without(self, nest: NestOp) -> bool:
        """Whether hidden elements change no result of a nest, and all that it stores of them is known."""
        ops = list(nest.regions[0].block.ops)
        for op in ops:
            if isinstance(op, StoreOp):
                is_run = self.space.accesses[op].is_run(self.column)
                self.stored[op.buffer] = self._kind(op.value) if is_run else None
        if isinstance(nest, ReduceOp):
            return self._is_identity(nest)
        kinds = [self.stored[op.buffer] for op in ops if isinstance(op, StoreOp)]
        return isinstance(nest, ParallelOp) and None not in kinds

    def _is_identity(self, reduce: ReduceOp) -> bool:
        last, ops = reduce.body.block.last_op, list(reduce.combiner.block.ops)
        if not isinstance(last, YieldOp) or len(last.values) != 1 or len(ops) != 2:
            return False
        kind = self._kind(last.values[0])
        if isinstance(ops[0], arith.MaximumfOp):
            return kind == "-inf"
        return isinstance(ops[0], arith.AddfOp) and kind == "0"

    def _kind(self, value: SSAValue) -> Kind | None:
        while isinstance(value.owner, Operation) and value.owner in self.known.same:
            value = self.known.same[value.owner]
        match value.owner:
            case arith.ConstantOp(value=FloatAttr() as number):
                return {"-inf": "-inf", "0.0": "0"}.get(str(number.value.data))  # pyright: ignore
            case arith.SubfOp() as op if self._is_of_row(op.rhs, arith.MaximumfOp):
                return "-inf" if self._kind(op.lhs) == "-inf" else None
            case math.ExpOp() as op:
                return "0" if self._kind(op.operand) == "-inf" else None
            case arith.DivfOp() as op if self._is_of_row(op.rhs, arith.AddfOp):
                return "0" if self._kind(op.lhs) == "0" else None
            case LoadOp() as op if self.space.accesses[op].is_run(self.column):
                return self.stored.get(op.source)
            case _:
                return None

    def _is_of_row(self, value: SSAValue, kind: type[Operation]) -> bool:
        """Whether a value is the row's result of this combiner, or a number in its place where that is -inf or 0."""
        owner = value.owner
        if isinstance(owner, arith.SelectOp):
            number, value = owner.lhs, owner.rhs
            is_finite = isinstance(number.owner, arith.ConstantOp) and self._kind(number) != "-inf"
            return (
                is_finite
                and isinstance(owner.cond.owner, arith.CmpfOp)
                and self._is_of_row(value, kind)
            )
        return isinstance(owner, ReduceOp) and isinstance(owner.combiner.block.first_op, kind)
