"""Masked rows: the end of a row, from which on a mask hides all elements.

    %seen = arith.cmpi sge, %i, %j                     // a causal mask: query i sees keys 0 to i
    %score = arith.select %seen, %x, -inf
    ... the maximum of the scores; exp(score - maximum); their sum; exp(score - maximum) / sum

Beyond the end (j > i here) a score is -inf, its exponential 0, and so is the quotient. The maximum and the sum have these as
identities. So the loops over a row may end there, if zeros are stored for the rest.

`mask_of` proves this: it follows kinds of values through the ops of the row, for the elements that are hidden.

- *"-inf"* and *"0"* are these constants.
- *"shifted"* is -inf, or NaN if all elements that are seen are NaN: a value of the kind "-inf" minus the row's maximum of the
  same values. That is NaN only where the maximum is -inf or NaN. If it is -inf, all values are, and each difference is NaN.
- *"weight"* is 0, or NaN if all elements that are seen are; and no element of the row is negative. It is the exponential of
  one of the kinds above that are infinite, or such a weight divided by the row's sum of the same weights. 0 divided by this
  sum is NaN only where the sum is 0 or NaN. If it is 0, all weights are, and each quotient is NaN.

"The same values" are those with the same number (`Numbers`), so a maximum or a sum of something else proves nothing. A `select`
on the mask may give the hidden elements another expression than the seen ones; then only a constant proves something.

Where rows end, nothing is stored but zeros of `targets`, and nothing is known of other buffers there. So the nests may store
to `targets` and to locals of the row alone, and they read these locals where they stored them.

Complexity: linear in the ops of the nest.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import isfinite
from typing import Literal

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import FloatAttr
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.loop.ops import (
    AccessOp,
    LoadOp,
    LocalOp,
    NestOp,
    ParallelOp,
    ReduceOp,
    StoreOp,
    YieldOp,
)
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.analysis.forms import form_of
from mlfuse.passes.scheduling.analysis.known import Known, constraint_of, known_if
from mlfuse.passes.scheduling.analysis.numbers import Numbers

Kind = Literal["-inf", "0", "shifted", "weight"]


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
    if is_over_rows and not _Hidden(space, hidden, targets).all_are(space.inner_nests()):
        return None
    if not is_over_rows and not _are_zeros(space, hidden, targets):
        return None
    seen = [value for constant, values in found.items() if constant >= offset for value in values]
    return Mask(offset, known_if(space, dict.fromkeys(seen, True)))


def _are_zeros(space: Space, hidden: Known, targets: Collection[SSAValue]) -> bool:
    """Whether a nest stores zeros of the targets to the hidden points, and nothing else."""
    accesses = [op for op in space.accesses if not isinstance(op, LoadOp)]
    return {op.buffer for op in accesses} == set(targets) and all(
        isinstance(op, StoreOp)
        and space.accesses[op].is_run(space.outer - 1)
        and _kind_of_constant(_root(op.value, hidden)) == "0"
        for op in accesses
    )


class _Hidden:
    """Follows the values of hidden elements."""

    def __init__(self, space: Space, known: Known, targets: Collection[SSAValue]):
        self.space, self.known, self.targets = space, known, targets
        stores = [op for op in space.accesses if isinstance(op, StoreOp)]
        self.numbers = Numbers({op.buffer for op in stores})
        self.stored: dict[SSAValue, tuple[Kind | None, int | None]] = {}
        """What the nests so far stored to each buffer: the kind and the number of the value."""
        self.number: dict[SSAValue, int | None] = {}
        """The numbers of the values of the nests so far."""

    def all_are(self, nests: list[NestOp]) -> bool:
        """Whether hidden elements change no result of the nests, and are zeros of the targets."""
        return all(self._is_without(nest) for nest in nests) and all(
            self.stored.get(target, (None,))[0] in ("0", "weight") for target in self.targets
        )

    def _is_without(self, nest: NestOp) -> bool:
        if not isinstance(nest, ParallelOp | ReduceOp):
            return False
        loaded: dict[LoadOp, int | None] = {}
        for op in nest.regions[0].block.ops:
            if isinstance(op, AccessOp) and not isinstance(op, LoadOp | StoreOp):
                return False
            if isinstance(op, LoadOp) and op.source in self.stored:
                if not self._is_of_row(op):
                    return False
                loaded[op] = self.stored[op.source][1]
        self.number |= self.numbers.of_nest(nest, loaded)
        return all(
            self._is_fine_to_store(op)
            for op in nest.regions[0].block.ops
            if isinstance(op, StoreOp)
        ) and (isinstance(nest, ParallelOp) or self._is_identity(nest))

    def _is_fine_to_store(self, op: StoreOp) -> bool:
        """Whether a store of a hidden element can be left out, or is a zero of a target. Notes what it stores."""
        owner = op.buffer.owner
        is_local = isinstance(owner, LocalOp) and self.space.nest.is_ancestor(owner)
        if op.buffer in self.stored or not (is_local or op.buffer in self.targets):
            return False
        kind = self._kind(op.value)
        self.stored[op.buffer] = kind, self.number[op.value]
        return kind is not None and self._is_of_row(op)

    def _is_of_row(self, op: AccessOp) -> bool:
        """Whether an access is at the element of the row that is computed."""
        access = self.space.accesses[op]
        is_run = access.is_run(self.space.outer) and not access.computed
        return is_run and not access.offset.terms

    def _is_identity(self, reduce: ReduceOp) -> bool:
        last = reduce.body.block.last_op
        if not isinstance(last, YieldOp) or len(last.values) != 1:
            return False
        kind = self._kind(last.values[0])
        if _combines_by(reduce, arith.MaximumfOp):
            return kind in ("-inf", "shifted")
        return _combines_by(reduce, arith.AddfOp) and kind in ("0", "weight")

    def _kind(self, value: SSAValue) -> Kind | None:
        if isinstance(value.owner, Operation) and value.owner in self.known.same:
            return _kind_of_constant(_root(value, self.known))
        match value.owner:
            case arith.ConstantOp():
                return _kind_of_constant(value)
            case arith.SubfOp() as op if self._is_of_same(op.rhs, arith.MaximumfOp, op.lhs):
                return "shifted" if self._kind(op.lhs) == "-inf" else None
            case math.ExpOp() as op:
                return "weight" if self._kind(op.operand) in ("-inf", "shifted") else None
            case arith.DivfOp() as op if self._is_of_same(op.rhs, arith.AddfOp, op.lhs):
                return "weight" if self._kind(op.lhs) == "weight" else None
            case LoadOp() as op:
                return self.stored.get(op.source, (None,))[0]
            case _:
                return None

    def _is_of_same(self, value: SSAValue, combiner: type[Operation], element: SSAValue) -> bool:
        """Whether a value is the row's maximum or sum of an element, or for some rows a number in its place, so that -inf minus it is -inf, and 0 divided by it 0."""
        reduce = value.owner
        if isinstance(reduce, arith.SelectOp) and _is_number(reduce.lhs, combiner):
            return self._is_of_same(reduce.rhs, combiner, element)
        if not isinstance(reduce, ReduceOp) or not _combines_by(reduce, combiner):
            return False
        last, number = reduce.body.block.last_op, self.number.get(element)
        if not isinstance(last, YieldOp) or len(last.values) != 1 or number is None:
            return False
        return self.number.get(last.values[0]) == number


def _root(value: SSAValue, known: Known) -> SSAValue:
    """The value that a value is the same as."""
    while isinstance(value.owner, Operation) and value.owner in known.same:
        value = known.same[value.owner]
    return value


def _is_number(value: SSAValue, combiner: type[Operation]) -> bool:
    """Whether a value is a finite constant, and not 0 in the place of a sum."""
    match value.owner:
        case arith.ConstantOp(value=FloatAttr() as number):
            return isfinite(number.value.data) and (
                number.value.data != 0 or combiner is arith.MaximumfOp
            )
        case _:
            return False


def _kind_of_constant(value: SSAValue) -> Kind | None:
    match value.owner:
        case arith.ConstantOp(value=FloatAttr() as number):
            return {"-inf": "-inf", "0.0": "0"}.get(str(number.value.data))  # pyright: ignore
        case _:
            return None


def _combines_by(reduce: ReduceOp, kind: type[Operation]) -> bool:
    ops = list(reduce.combiner.block.ops)
    return len(ops) == 2 and isinstance(ops[0], kind)
