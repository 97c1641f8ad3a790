"""Elementwise ops move before broadcasts: each distinct value is computed once.

    %1 = graph.broadcast %row dims [1] : tensor<8xf32> -> tensor<4x8xf32>
    %2 = graph.exp %1                       becomes     %1 = graph.exp %row, then the broadcast

An op is a function of its elements, on one target the same at every place, so no bit changes. This
hoists loop-invariant work, and removes dims of size 1 that importers keep
(`keepdims`). If a consumer needs the values broadcast, the movement costs nothing: it is part of a load.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import Shape, dims_of, shape_of
from mlfuse.dialects.graph.build import retyped
from mlfuse.dialects.graph.creation import IotaOp
from mlfuse.dialects.graph.elementwise import ElementwiseOp
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.passes.canonicalization.movement import squeezed
from mlfuse.passes.canonicalization.rules import (
    Replacement,
    non_unit,
    rebuilt,
    rule,
    same_but_units,
)


@dataclass(frozen=True)
class _View:
    """An operand that repeats `source`, whose dims of a size other than 1 are the dims `places`."""

    source: SSAValue
    places: tuple[int, ...]


def hoist(op: Operation) -> Replacement:
    """An op whose operands all lack a dim is computed without that dim."""
    if not isinstance(op, ElementwiseOp):
        return None
    shape = op.result_type.get_shape()
    views: list[_View] = []
    for operand in op.operands:
        view = _view(operand, shape)
        if view is None or len(view.places) == len(shape):
            return None  # most ops end here
        views.append(view)
    kept = sorted({place for view in views for place in view.places})
    if len(kept) == len(shape):
        return None
    small = tuple(shape[d] for d in kept)
    # In a small shape with `?` one operand must have all the sizes.
    natural = next((v for v in views if v.places == tuple(kept)), None)
    if DYNAMIC in small and natural is None:
        return None
    return _on_small(op, views, kept, small, natural)


def _view(value: SSAValue, shape: Shape) -> _View | None:
    owner = value.owner
    if not isinstance(owner, BroadcastOp | ReshapeOp) or shape_of(value) != shape:
        return None
    source = shape_of(owner.operand)
    if isinstance(owner, ReshapeOp):
        if owner.like is not None or not same_but_units(source, shape):
            return None
        return _View(owner.operand, tuple(non_unit(shape)))
    sizes = zip(source, dims_of(owner.dims), strict=True)
    varying = [(size, where) for size, where in sizes if size != 1]
    if any(size != shape[where] for size, where in varying):
        return None
    return _View(owner.operand, tuple(where for _, where in varying))


def _on_small(
    op: ElementwiseOp, views: list[_View], kept: list[int], small: Shape, natural: _View | None
) -> Replacement:
    ops: list[Operation] = []
    values: list[SSAValue] = []
    like: SSAValue | None = None
    if DYNAMIC in small and natural is not None:
        made, like = squeezed(natural.source)
        ops += made
    for view in views:
        made, value = squeezed(view.source)
        ops += made
        if view.places != tuple(kept):
            places = [kept.index(place) for place in view.places]
            ops.append(BroadcastOp(value, places, retyped(value, small), like))
            value = ops[-1].results[0]
        values.append(value)
    type_ = retyped(op.results[0], small)
    inner = rebuilt(op, values, type_)
    return [*ops, inner, _spread(op, inner.results[0], kept)]


def _spread(op: ElementwiseOp, value: SSAValue, kept: list[int]) -> Operation:
    type_ = op.result_type
    shape = type_.get_shape()
    if kept and same_but_units(shape_of(value), shape):
        return ReshapeOp(value, type_)
    if DYNAMIC not in shape:
        return BroadcastOp(value, kept, type_)
    likes = (v.owner.like for v in op.operands if isinstance(v.owner, BroadcastOp))
    return BroadcastOp(value, kept, type_, next(like for like in likes if like is not None))


@rule(IotaOp)
def iota_of_one_dim(op: IotaOp) -> Replacement:
    """An iota becomes indices along one dim and a broadcast, so that ops on them are hoisted too."""
    shape, dimension = op.result_type.get_shape(), op.dimension.value.data
    if len(shape) == 1 or shape[dimension] == DYNAMIC:
        return None
    line = IotaOp(0, retyped(op.result, [shape[dimension]]))
    return [line, BroadcastOp(line.result, [dimension], op.result_type, op.like)]
