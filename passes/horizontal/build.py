"""Builds a `graph.foreach` from components that are one expression."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import inf

from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.pattern_rewriter import PatternRewriteWalker

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.across import AcrossOp
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.foreach import ForeachOp, flat_like
from mlfuse.dialects.graph.fusion import YieldOp
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.ir.locations import joined
from mlfuse.passes.fusion.plan import kernel_name, word_of_op
from mlfuse.passes.horizontal.components import Component, own_numbers
from mlfuse.passes.horizontal.members import source_of, sum_combiner
from mlfuse.passes.horizontal.totals import Total, following, totals_of
from mlfuse.passes.patterns.contiguous import make_contiguous
from mlfuse.passes.patterns.fuse_tuples import FuseTuples, Tuples


def build(block: Block, group: Sequence[Component]) -> ForeachOp | None:
    """Replace the components of a group, with their totals, by one op; None, and no change, if ops
    with side effects would be reordered."""
    totals = totals_of(group)
    if totals:
        group = [group[number] for number in totals[0].order]
    more = following(totals, block)
    chains = [op for total in totals for op in total.ops]
    members = {*(op for each in group for op in each.all_ops), *chains, *more}
    ops = [op for op in block.ops if op in members]
    if not make_contiguous(block, [ops], {0: inf}):
        return None
    foreach, olds = _foreach(group, totals, more)
    pattern = FuseTuples([Tuples(foreach, ops, olds)])
    assert block.parent is not None
    PatternRewriteWalker(pattern, apply_recursively=False).rewrite_region(block.parent)
    return foreach


def _foreach(
    group: Sequence[Component], totals: Sequence[Total], more: Sequence[Operation]
) -> tuple[ForeachOp, list[list[SSAValue]]]:
    """The op, and for each yielded value the values that its results replace."""
    first = group[0]
    body = _Body(first, own_numbers(group))
    for position, op in enumerate(first.walk):
        body.copy(op).location = joined(each.walk[position] for each in group)
    for total in totals:
        across = AcrossOp(total.combiner, body.inside[first.roots[total.place]])
        across.location = joined(total.ops)
        body.block.add_op(across)
        body.inside[total.result] = across.result
    for op in more:
        body.copy(op)
    summed = {op for total in totals for op in total.ops}
    roots = [k for k in range(len(first.roots)) if _is_read(first.roots[k], summed)]
    inner = {*summed, *more}
    made = [total.result for total in totals] + [op.results[0] for op in more]
    shown = [value for value in made if _is_read(value, inner)]
    olds = [*([each.roots[k] for each in group] for k in roots), *([value] for value in shown)]
    body.block.add_op(YieldOp([body.inside[values[0]] for values in olds]))
    foreach = ForeachOp(
        kernel_name([word_of_op(op) for op in first.walk], {}),
        [
            *([each.leaves[k] for each in group] for k in range(len(first.leaves))),
            *([each.numbers[k] for each in group] for k in body.own),
        ],
        body.shared,
        [[value.type for value in values] for values in olds],
        Region(body.block),
        [n for n, k in enumerate(roots) if shape_of(first.roots[k]) == ()],
    )
    foreach.location = joined(each.walk[-1] for each in group)
    return foreach, olds


def _is_read(value: SSAValue, inner: Collection[Operation]) -> bool:
    """Whether ops other than those of the totals read a value."""
    return any(use.operation not in inner for use in value.uses)


class _Body:
    """The body of a foreach being filled from a component."""

    def __init__(self, first: Component, own: Sequence[int]):
        """`own`: the numbers (by place) that differ by tuple."""
        self.block = Block()
        self.own = own
        self.inside: dict[SSAValue, SSAValue] = {}
        """By value of the component: its value in the body."""
        self.shared: list[SSAValue] = []
        """By value that all tuples share: its block argument, after those of the columns."""
        for value in (*first.leaves, *(first.numbers[place] for place in own)):
            self._argument(value)
        self.like = self.block.args[0]

    def copy(self, op: Operation) -> Operation:
        """Append an op."""
        for value in op.operands:
            if value not in self.inside:
                is_number = shape_of(value) == ()
                self.inside[value] = self._scalar(value) if is_number else self._spread(value)
        (result,) = op.results
        new = _copy(op, [self.inside[value] for value in op.operands], _inside_type(result))
        self.inside[result] = self._append(new, op)
        self.inside[result].name_hint = result.name_hint
        return new

    def _scalar(self, source: SSAValue) -> SSAValue:
        """A scalar for use inside: computed there as far as it is elementwise, else shared."""
        if source in self.inside:
            return self.inside[source]
        op = source.owner
        if isinstance(op, ConstantOp):
            constant = ConstantOp.scalar_of(op.numpy().ravel()[0], dtypes.of(source.type))
            self.inside[source] = self._append(constant, op)
        elif isinstance(op, ElementwiseOp):
            operands = [self._scalar(value) for value in op.operands]
            self.inside[source] = self._append(_copy(op, operands, source.type), op)
        else:
            self._argument(source)
            self.shared.append(source)
        return self.inside[source]

    def _spread(self, value: SSAValue) -> SSAValue:
        """A tensor of one value."""
        op = value.owner
        assert isinstance(op, Operation)
        scalar = self._scalar(source_of(value))
        return self._append(BroadcastOp(scalar, (), flat_like(value), self.like), op)

    def _argument(self, value: SSAValue) -> None:
        argument = self.block.insert_arg(_inside_type(value), len(self.block.args))
        argument.name_hint = value.name_hint
        self.inside[value] = argument

    def _append(self, new: Operation, source: Operation) -> SSAValue:
        new.location = source.location
        self.block.add_op(new)
        return new.results[0]


def _inside_type(value: SSAValue) -> Attribute:
    return value.type if shape_of(value) == () else flat_like(value)


def _copy(op: Operation, operands: Sequence[SSAValue], type_: Attribute) -> Operation:
    if (combiner := sum_combiner(op)) is not None:  # of all elements, whatever their dims
        return ReduceOp(combiner, operands[0], [0])
    return type(op).create(
        operands=operands,
        result_types=[type_],
        properties=op.properties,
        attributes=op.attributes,
    )
