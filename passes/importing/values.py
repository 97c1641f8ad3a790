"""Helpers of several rules: broadcasts and constants."""

from __future__ import annotations

from math import prod

import numpy as np
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph import creation, movement, reshape
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.reduction import COMBINERS

_SMALL = 1024
"""The most elements of a constant that rules look into."""


def broadcast_scalar(e: Emitter, value: SSAValue, like: SSAValue) -> SSAValue:
    """A rank-0 `value` broadcast to the shape of `like`; a value of that shape as it is."""
    return value if shape_of(value) == shape_of(like) else e.broadcast(value, (), like)


def constant_of(value: SSAValue) -> Array | None:
    """The elements of a small constant, None if they aren't known."""
    op = value.owner
    if not 0 <= prod(shape_of(value)) <= _SMALL or min(shape_of(value), default=0) < 0:
        return None
    if isinstance(op, creation.ConstantOp):
        return dtypes.dense_values(op.value)
    if not isinstance(op, movement.BroadcastOp | reshape.ReshapeOp) or len(op.operands) > 1:
        return None
    source = constant_of(op.operand)
    return None if source is None else op.numpy(source)


def is_identity(value: SSAValue, combiner: str) -> bool:
    """Whether `value` is known to be the identity of a combiner."""
    elements, dtype = constant_of(value), dtypes.of(value.type)
    if elements is None:
        return False
    identity = np.asarray(COMBINERS[combiner].identity(dtype)).astype(dtype.numpy)
    return bool((elements == identity).all())
