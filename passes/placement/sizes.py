"""The elements and bytes of values, where a `?` size counts as 1024."""

from __future__ import annotations

from math import prod

from xdsl.dialects.builtin import TensorType
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.passes.utils.dims import nominal


def elements(value: SSAValue) -> int:
    """The elements of a tensor, 0 for anything else."""
    if not isinstance(value.type, TensorType):
        return 0
    return prod(map(nominal, shape_of(value)))


def nbytes(value: SSAValue) -> int:
    """The bytes of a tensor, 0 for anything else."""
    if not isinstance(value.type, TensorType):
        return 0
    return elements(value) * dtypes.of(tensor_type(value)).nbytes
