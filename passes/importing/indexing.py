"""Slices, gathers and scatters at indices known at run time."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import Attribute, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph import arithmetic, dynamic_slice, gather, scatter
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.movement import SliceOp
from mlfuse.dialects.graph.slice_dims import SliceDims
from mlfuse.dialects.stablehlo import indexing
from mlfuse.dialects.stablehlo.base import integer
from mlfuse.passes.importing.regions import applied, combiner_between, returned
from mlfuse.passes.importing.rules import Rules
from mlfuse.passes.importing.values import constant_of


def _dynamic_slice(e: Emitter, op: indexing.DynamicSliceOp) -> Sequence[SSAValue]:
    starts = [constant_of(value) for value in op.start_indices]
    known = [start for start in starts if start is not None]
    if len(known) < len(starts) or dtypes.DYNAMIC in shape_of(op.operand):
        return [e.emit(dynamic_slice.DynamicSliceOp(op.operand, op.start_indices, op.sizes))]
    first = [
        max(min(int(start), whole - size), 0)
        for start, size, whole in zip(known, op.sizes, shape_of(op.operand), strict=True)
    ]
    limits = [start + size for start, size in zip(first, op.sizes, strict=True)]
    type_ = tensor_type(op.result)
    return [e.emit(SliceOp(op.operand, first, limits, [1] * len(first), type_))]


def _dynamic_update_slice(e: Emitter, op: indexing.DynamicUpdateSliceOp) -> Sequence[SSAValue]:
    return [e.emit(dynamic_slice.DynamicUpdateSliceOp(op.operand, op.update, op.start_indices))]


def _gather(e: Emitter, op: indexing.GatherOp) -> Sequence[SSAValue]:
    return [e.emit(gather.GatherOp(op.operand, op.start_indices, op.dims, op.sizes))]


def _torch_index_select(e: Emitter, op: indexing.TorchIndexSelectOp) -> Sequence[SSAValue]:
    """The result's dims: of the operand before `dim`, of the indices, of the operand after it."""
    shape, index_rank = shape_of(op.operand), len(shape_of(op.index))
    dim, batch = integer(op, "dim"), integer(op, "batch_dims")
    shared, after = tuple(range(batch)), dim + index_rank - batch
    dims = SliceDims(
        offset=(*range(batch, dim), *range(after, after + len(shape) - 1 - dim)),
        collapsed=(dim,),
        batch=shared,
        index_batch=shared,
        index_map=(dim,),
        index_vector=index_rank,
    )
    sizes = [1 if d == dim or d < batch else size for d, size in enumerate(shape)]
    return [e.emit(gather.GatherOp(op.operand, op.index, dims, sizes))]


def _scatter(e: Emitter, op: indexing.ScatterOp) -> Sequence[SSAValue]:
    count, unique = len(op.inputs), _is_true(op.unique_indices)
    if not _has_room(op):
        return op.inputs
    block = op.update_computation.block
    combiners = [
        _combiner(value, block.args[number], block.args[count + number])
        for number, value in enumerate(returned(block))
    ]
    updates = list(op.updates)
    if None in combiners:
        if not unique:
            raise OpError(
                op,
                f"result {combiners.index(None)} of the region must be its update, or one op on that "
                "and the element: add, multiply, maximum, minimum, and, or, xor, subtract; another "
                "function, which is applied once for each update, needs unique_indices = true",
            )
        updates, combiners = _applied_updates(e, op), [scatter.SET] * count
    values: list[SSAValue] = []
    for combiner, x, update in zip(combiners, op.inputs, updates, strict=True):
        if combiner == _SUBTRACT:
            combiner, update = "add", _negative(e, update)
        assert combiner is not None
        made = scatter.ScatterOp(combiner, x, op.indices, update, op.dims, unique)
        values.append(e.emit(made))
    return values


_SUBTRACT = "subtract"


def _combiner(value: SSAValue, old: SSAValue, new: SSAValue) -> str | None:
    """The combiner of an element and its update in a region's result; None if it has no name."""
    if value == new:
        return scatter.SET
    return _SUBTRACT if _is_difference(value, old, new) else combiner_between(value, old, new)


def _applied_updates(e: Emitter, op: indexing.ScatterOp) -> list[SSAValue]:
    """The new elements if no two updates collide: the region applied to the old ones. Those of
    slices that are out of bounds are read at another index and never written."""
    shape, updates = shape_of(op.inputs[0]), shape_of(op.updates[0])
    sizes = [1] * len(shape)
    for d, where in zip(op.dims.walked(len(shape)), op.dims.offset, strict=True):
        sizes[d] = updates[where]
    old = [e.emit(gather.GatherOp(x, op.indices, op.dims, sizes)) for x in op.inputs]
    return applied(e, op, op.update_computation.block, [*old, *op.updates])


def _has_room(op: indexing.ScatterOp) -> bool:
    """Whether slices of the updates' size fit into the tensors; others change nothing."""
    shape, updates = shape_of(op.inputs[0]), shape_of(op.updates[0])
    walked = zip(op.dims.walked(len(shape)), op.dims.offset, strict=True)
    one = all(shape[d] for d in (*op.dims.collapsed, *op.dims.batch))
    return one and all(updates[where] <= shape[d] for d, where in walked)


def _is_difference(value: SSAValue, left: SSAValue, right: SSAValue) -> bool:
    op = value.owner
    return isinstance(op, arithmetic.SubOp) and list(op.operands) == [left, right]


def _negative(e: Emitter, value: SSAValue) -> SSAValue:
    """Adding it is subtracting, to the bit."""
    if dtypes.of(value.type).is_float:
        return e.emit(arithmetic.NegOp(value))
    return e.sub(e.splat(0, value), value)


def _is_true(attr: Attribute | None) -> bool:
    return isinstance(attr, IntegerAttr) and attr.value.data != 0


RULES: Rules = {
    indexing.DynamicSliceOp: _dynamic_slice,
    indexing.DynamicUpdateSliceOp: _dynamic_update_slice,
    indexing.GatherOp: _gather,
    indexing.ScatterOp: _scatter,
    indexing.TorchIndexSelectOp: _torch_index_select,
}
