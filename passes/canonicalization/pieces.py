"""Parts of tensors: reversals, padding, concatenation and slices at constant offsets.

No bit can change, since elements are moved and none is computed; each rule's docstring explains why the same
element arrives.
"""

from __future__ import annotations

from xdsl.ir import Operation

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import dims_of, shape_of
from mlfuse.dialects.graph.concatenation import ConcatOp
from mlfuse.dialects.graph.dynamic_slice import DynamicSliceOp, DynamicUpdateSliceOp
from mlfuse.dialects.graph.movement import BroadcastOp, SliceOp
from mlfuse.dialects.graph.padding import PadOp
from mlfuse.dialects.graph.reverse import ReverseOp
from mlfuse.passes.canonicalization.rules import Replacement, rule, splat_value


@rule(ReverseOp)
def reverse_of_little(op: ReverseOp) -> Replacement:
    """One element, or one that is repeated, is the same from either end."""
    dims, shape = dims_of(op.dims), shape_of(op.operand)
    inner = op.operand.owner
    uneven = [d for d in dims if shape[d] > 1]
    if isinstance(inner, BroadcastOp):
        spread = zip(shape_of(inner.operand), dims_of(inner.dims), strict=True)
        varying = {where for size, where in spread if size != 1}
        uneven = [d for d in uneven if d in varying]
    if not uneven:
        return op.operand
    return [ReverseOp(op.operand, uneven)] if len(uneven) < len(dims) else None


@rule(ReverseOp)
def reverse_of_reverse(op: ReverseOp) -> Replacement:
    """A dim that is reversed twice is unchanged."""
    inner = op.operand.owner
    if not isinstance(inner, ReverseOp):
        return None
    return [ReverseOp(inner.operand, sorted({*dims_of(op.dims)} ^ {*dims_of(inner.dims)}))]


@rule(PadOp)
def pad_of_nothing(op: PadOp) -> Replacement:
    """Padding by nothing is the operand; by less than nothing it is a slice."""
    shape = shape_of(op.operand)
    if all(padding == (0, 0, 0) for padding in op.padding):
        return op.operand
    if DYNAMIC in shape or any(low > 0 or high > 0 or gap for low, high, gap in op.padding):
        return None
    limits = [size + high for size, (_, high, _) in zip(shape, op.padding, strict=True)]
    starts = [-low for low, _, _ in op.padding]
    return [SliceOp(op.operand, starts, limits, [1] * len(shape), op.result_type)]


@rule(ConcatOp)
def concat_of_one(op: ConcatOp) -> Replacement:
    """Empty pieces add nothing; a single piece is the whole."""
    pieces = [v for v, size in zip(op.inputs, op.sizes, strict=True) if size != 0]
    if len(pieces) == 1:
        return pieces[0]
    if not pieces or len(pieces) == len(op.inputs):
        return None
    return [ConcatOp(op.axis, pieces)]


@rule(DynamicSliceOp)
def slice_at_known_place(op: DynamicSliceOp) -> Replacement:
    """A slice of everything starts at 0; one at constant starts, clamped to the bounds, is static."""
    shape, sizes = shape_of(op.operand), dims_of(op.sizes)
    if DYNAMIC in shape:
        return None
    starts: list[int] = []
    for value, whole, size in zip(op.starts, shape, sizes, strict=True):
        start = splat_value(value)
        if start is None and size != whole:
            return None
        starts.append(0 if start is None else max(0, min(int(start), whole - size)))
    limits = [start + size for start, size in zip(starts, sizes, strict=True)]
    new: list[Operation] = [SliceOp(op.operand, starts, limits, [1] * len(sizes), op.result_type)]
    return new


@rule(DynamicUpdateSliceOp)
def update_of_everything(op: DynamicUpdateSliceOp) -> Replacement:
    """A slice as large as the tensor replaces it."""
    whole = DYNAMIC not in shape_of(op.operand) and shape_of(op.update) == shape_of(op.operand)
    return op.update if whole else None
