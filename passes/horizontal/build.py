"""From components that are one expression to a `graph.foreach`."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.traits import is_side_effect_free

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.foreach import ForeachOp, flat_like
from mlfuse.dialects.graph.fusion import YieldOp
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.locations import joined
from mlfuse.passes.fusion.plan import kernel_name, word_of
from mlfuse.passes.horizontal.components import Component, own_numbers
from mlfuse.passes.horizontal.members import source_of


def build(block: Block, group: Sequence[Component]) -> ForeachOp | None:
    """Replace the components of a group by one op; None, and nothing done, where ops with side
    effects would change their order."""
    order = _order(block, group)
    if order is None:
        return None
    foreach = _foreach(group)
    before, after = order
    for op in (*before, *after):
        op.detach()
    members = [op for each in group for op in each.all_ops]
    for op in members:
        op.detach()
    for op in before:
        block.add_op(op)
    block.add_op(foreach)
    for op in after:
        block.add_op(op)
    for position, results in enumerate(foreach.results_by_value):
        for component, result in zip(group, results, strict=True):
            old = component.roots[position]
            result.name_hint = old.name_hint
            old.replace_all_uses_with(result)
    for op in reversed(members):
        op.drop_all_references()
    return foreach


def _order(
    block: Block, group: Sequence[Component]
) -> tuple[list[Operation], list[Operation]] | None:
    """The other ops of the block: those that don't depend on the group, then those that do."""
    members = {op for each in group for op in each.all_ops}
    depends: set[Operation] = set()
    before: list[Operation] = []
    after: list[Operation] = []
    moved = False
    for op in block.ops:
        if op in members:
            continue
        if op is block.last_op or any(
            value.owner in members or value.owner in depends for value in op.operands
        ):
            depends.add(op)
            after.append(op)
            moved = moved or not is_side_effect_free(op)
            continue
        before.append(op)
        if moved and not is_side_effect_free(op):
            return None
    return before, after


def _foreach(group: Sequence[Component]) -> ForeachOp:
    first = group[0]
    body = Block()
    inside: dict[SSAValue, SSAValue] = {}
    shared: list[SSAValue] = []
    for leaf in first.leaves:
        inside[leaf] = body.insert_arg(flat_like(leaf), len(body.args))
        inside[leaf].name_hint = leaf.name_hint
    like = body.args[0]
    own = own_numbers(group)
    for place in own:
        number = first.numbers[place]
        inside[number] = body.insert_arg(number.type, len(body.args))
        inside[number].name_hint = number.name_hint

    def scalar(source: SSAValue) -> SSAValue:
        """A scalar for use inside: computed there, as far as that is elementwise, else shared."""
        if source in inside:
            return inside[source]
        op = source.owner
        if isinstance(op, ConstantOp):
            constant = ConstantOp.scalar_of(op.numpy().ravel()[0], dtypes.of(source.type))
            inside[source] = _append(body, constant, op).results[0]
        elif isinstance(op, ElementwiseOp):
            operands = [scalar(value) for value in op.operands]
            inside[source] = _append(body, _copy(op, operands, source.type), op).results[0]
        else:
            inside[source] = body.insert_arg(source.type, len(body.args))
            inside[source].name_hint = source.name_hint
            shared.append(source)
        return inside[source]

    def spread(value: SSAValue) -> SSAValue:
        """A tensor of one value."""
        op = value.owner
        assert isinstance(op, Operation)
        broadcast = BroadcastOp(scalar(source_of(value)), (), flat_like(value), like)
        return _append(body, broadcast, op).results[0]

    for position, op in enumerate(first.walk):
        for value in op.operands:
            if value not in inside:
                inside[value] = scalar(value) if shape_of(value) == () else spread(value)
        (result,) = op.results
        new = _copy(op, [inside[value] for value in op.operands], _inside_type(result))
        inside[result] = _append(body, new, op).results[0]
        new.location = joined(each.walk[position] for each in group)
        inside[result].name_hint = result.name_hint
    body.add_op(YieldOp([inside[root] for root in first.roots]))
    foreach = ForeachOp(
        kernel_name([word_of(op.name) for op in first.walk], {}),
        [
            *([each.leaves[k] for each in group] for k in range(len(first.leaves))),
            *([each.numbers[k] for each in group] for k in own),
        ],
        shared,
        [[each.roots[k].type for each in group] for k in range(len(first.roots))],
        Region(body),
        [k for k, root in enumerate(first.roots) if shape_of(root) == ()],
    )
    foreach.location = joined(each.walk[-1] for each in group)
    return foreach


def _append(body: Block, new: Operation, source: Operation) -> Operation:
    new.location = source.location
    body.add_op(new)
    return new


def _inside_type(value: SSAValue) -> Attribute:
    return value.type if shape_of(value) == () else flat_like(value)


def _copy(op: Operation, operands: Sequence[SSAValue], type_: Attribute) -> Operation:
    if isinstance(op, ReduceOp):  # of all elements, whatever dims these have
        return ReduceOp(op.combiner.data, operands[0], [0])
    return type(op).create(
        operands=operands,
        result_types=[type_],
        properties=op.properties,
        attributes=op.attributes,
    )
