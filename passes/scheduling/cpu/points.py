"""Reductions that depend on a single element, emitted without a loop.

A one-hot row is never stored: the loss of a label is the sum over the row of `select(j == label, x, 0)`, and
the disjunction of `j == label` tells whether there is such an element. Element `label` alone gives both, if
it is in the row. The bits are the same: all other terms are zeros.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xdsl.dialects import arith
from xdsl.dialects.builtin import FloatAttr, IndexType, IntegerAttr, i64
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.loop.ops import ReduceOp, StoreOp, YieldOp
from mlfuse.dialects.sizes import product
from mlfuse.passes.scheduling.analysis.access import Space
from mlfuse.passes.scheduling.cpu.partials import own_combiners
from mlfuse.passes.scheduling.emission.index_builder import Index
from mlfuse.passes.scheduling.emission.kernel_builder import KernelBuilder


@dataclass(frozen=True)
class Point:
    """A result that depends on one element."""

    number: int
    """Of the result."""
    label: SSAValue
    """The index of the element, as an i64; the same for the whole row."""
    is_test: bool
    """Whether the result is only the existence of that element."""


def points_of(reduce: ReduceOp, space: Space) -> list[Point]:
    """The results of a row's reduction that depend on one element."""
    combiners = own_combiners(reduce)
    if combiners is None or len(reduce.indices()) != 1 or len(space.inner_sizes) != 1:
        return []
    if any(isinstance(op, StoreOp) for op in reduce.body.block.ops):
        return []  # every element is stored
    last = reduce.body.block.last_op
    assert isinstance(last, YieldOp)
    points: list[Point] = []
    for number, (value, combiner) in enumerate(zip(last.values, combiners, strict=True)):
        init = reduce.init[number]
        label = None
        is_test = isinstance(combiner, arith.OrIOp)
        if is_test and _is_false(init):
            label = _label(reduce, value)
        elif isinstance(combiner, arith.AddfOp) and _is_zero(init):
            chosen = value.owner
            if isinstance(chosen, arith.SelectOp) and _is_zero(chosen.rhs):
                label = _label(reduce, chosen.cond)
        if label is not None:
            points.append(Point(number, label, is_test))
    return points


def emit_points(
    b: KernelBuilder,
    reduce: ReduceOp,
    space: Space,
    points: list[Point],
    body: Callable[[Index], list[SSAValue]],
) -> None:
    """Set the results of `points`; `body` emits one iteration and returns what it yields."""
    if not points:
        return
    size = b.value_of(arith.IndexCastOp(b.index(b.product(product(space.inner_sizes))), i64))
    for point in points:
        label, init = b.lookup(point.label), b.lookup(reduce.init[point.number])
        inside = b.value_of(arith.CmpiOp(label, size, "ult"))
        if point.is_test:
            b.values[reduce.results[point.number]] = inside
            continue
        (total,) = b.variables([init])
        with b.when(inside):
            place = b.value_of(arith.IndexCastOp(label, IndexType()))
            b.store(b.value_of(arith.AddfOp(init, body(place)[point.number])), total)
        b.values[reduce.results[point.number]] = b.load(total)


def _label(reduce: ReduceOp, test: SSAValue) -> SSAValue | None:
    """The value that a test compares the row's index with: one from outside the body, or None."""
    compare = test.owner
    if not isinstance(compare, arith.CmpiOp) or compare.predicate.value.data != _EQUAL:
        return None
    for index, label in ((compare.lhs, compare.rhs), (compare.rhs, compare.lhs)):
        cast = index.owner
        is_index = isinstance(cast, arith.IndexCastOp) and cast.input is reduce.indices()[0]
        inside = label.owner is reduce.body.block or (
            isinstance(label.owner, Operation) and label.owner.parent is reduce.body.block
        )
        if is_index and label.type == i64 and not inside:
            return label
    return None


_EQUAL = 0
"""The number of `eq` among the predicates of `arith.cmpi`."""


def _is_false(value: SSAValue) -> bool:
    owner = value.owner
    constant = owner.value if isinstance(owner, arith.ConstantOp) else None
    return isinstance(constant, IntegerAttr) and constant.value.data == 0


def _is_zero(value: SSAValue) -> bool:
    """Whether a value is the constant 0.0, not -0.0."""
    owner = value.owner
    constant = owner.value if isinstance(owner, arith.ConstantOp) else None
    return isinstance(constant, FloatAttr) and str(constant.value.data) == "0.0"
