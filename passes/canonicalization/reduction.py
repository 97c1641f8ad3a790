"""Reductions that need no loop, or a shorter one. Each rule's docstring explains why no bit changes."""

from __future__ import annotations

from math import prod

import numpy as np
from xdsl.ir import Operation

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.arithmetic import AddOp, MulOp
from mlfuse.dialects.graph.base import dims_of, shape_of
from mlfuse.dialects.graph.build import retyped
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.passes.canonicalization.numbers import float_format, wrapped
from mlfuse.passes.canonicalization.rules import (
    Replacement,
    filled,
    rule,
    same_but_units,
    splat_value,
)

SELECTING = ("max", "min", "and", "or")
"""Combiners for which x combined with x is x."""


@rule(ReduceOp)
def reduce_of_units(op: ReduceOp) -> Replacement:
    """One element combined with the identity is itself; a sum of floats is x + 0, which isn't x for -0."""
    source = shape_of(op.operand)
    if any(source[d] != 1 for d in dims_of(op.dims)):
        return None
    if not same_but_units(source, op.result_type.get_shape()):
        return None
    if op.combiner.data != "add" or not op.result_dtype.is_float:
        return [ReshapeOp(op.operand, op.result_type)]
    zero = filled(0.0, op)
    if zero is None:
        return None
    reshape = ReshapeOp(op.operand, op.result_type)
    return [reshape, *zero, AddOp(reshape.result, zero[-1].results[0])]


@rule(ReduceOp)
def reduce_of_reduce(op: ReduceOp) -> Replacement:
    """If the combiner is associative: sums and products of floats aren't, since they round."""
    inner = op.operand.owner
    if not isinstance(inner, ReduceOp) or inner.combiner != op.combiner:
        return None
    if op.result_dtype.is_float and op.combiner.data not in SELECTING:
        return None
    if not op.operand.has_one_use():
        return None  # the inner one is computed anyway
    first = dims_of(inner.dims)
    kept = [d for d in range(len(shape_of(inner.operand))) if d not in first]
    dims = sorted([*first, *(kept[d] for d in dims_of(op.dims))])
    return [ReduceOp(op.combiner.data, inner.operand, dims)]


@rule(ReduceOp)
def reduce_of_broadcast(op: ReduceOp) -> Replacement:
    """Repetitions don't change a maximum, a minimum, an and, an or; they multiply a sum of integers."""
    inner = op.operand.owner
    if not isinstance(inner, BroadcastOp) or DYNAMIC in shape_of(op.operand):
        return None
    source, dims, shape = shape_of(inner.operand), dims_of(inner.dims), shape_of(op.operand)
    repeated = [d for d in dims_of(op.dims) if d not in dims]
    count = prod(shape[d] for d in repeated)
    if 1 in source or count == 0 or not repeated:
        return None
    selects = op.combiner.data in SELECTING
    if not selects and (op.combiner.data != "add" or op.result_dtype.is_float):
        return None
    times = None if selects else filled(wrapped(count, op.result_dtype), op)
    if not selects and times is None:
        return None
    ops: list[Operation] = []
    value = inner.operand
    reduced = [d for d, where in enumerate(dims) if where in dims_of(op.dims)]
    if reduced:
        ops.append(ReduceOp(op.combiner.data, value, reduced))
        value = ops[-1].results[0]
    kept = [d for d in range(len(shape)) if d not in dims_of(op.dims)]
    places = [kept.index(where) for where in dims if where in kept]
    if times is None:
        return [*ops, BroadcastOp(value, places, op.result_type)]
    spread = BroadcastOp(value, places, retyped(op.result, op.result_type.get_shape()))
    return [*ops, spread, *times, MulOp(spread.result, times[-1].results[0])]


@rule(ReduceOp)
def sum_of_splat(op: ReduceOp) -> Replacement:
    """n times c, if c, 2 c, ..., n c are all floats: then no order of summation rounds."""
    splat = splat_value(op.operand)
    shape = shape_of(op.operand)
    if splat is None or op.combiner.data != "add" or not op.result_dtype.is_float:
        return None
    sizes = [shape[d] for d in dims_of(op.dims)]
    if DYNAMIC in sizes or not np.isfinite(splat) or (splat == 0 and np.signbit(splat)):
        return None
    format_ = float_format(dtypes.compute(op.result_dtype))
    number, count = float(splat), prod(sizes)
    whole = abs(number.as_integer_ratio()[0])
    whole //= whole & -whole or 1  # without its factors of two
    if whole * count >= 2**format_.digits or abs(number) * count > format_.largest:
        return None
    return filled(np.asarray(number * count).astype(op.result_dtype.numpy), op)
