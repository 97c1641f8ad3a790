"""Code shared by the gradients of gather and scatter: which slices are inside, and which update is last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

import numpy as np
from xdsl.dialects.builtin import TensorType, i32, i64
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import shape_of, tensor_type, with_element
from mlfuse.dialects.graph.creation import ConstantOp, DimOp, IotaOp
from mlfuse.dialects.graph.logic import AndOp
from mlfuse.dialects.graph.slice_dims import SliceDims

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@dataclass(frozen=True)
class Slices:
    """Slices of `sizes` of a tensor of `shape`, at `indices`."""

    e: Backward
    dims: SliceDims
    indices: SSAValue
    shape: Sequence[int]
    sizes: Sequence[int]

    def clamped(self) -> Slices:
        """The slices that a gather reads: with starts clamped so that they are inside the tensor."""
        if not self.dims.index_map:
            return self
        indices = self.e.minimum(self.e.maximum(self.indices, 0), self._limits())
        return Slices(self.e, self.dims, indices, self.shape, self.sizes)

    def _limits(self) -> SSAValue:
        """For each component of each index, the last start with which a slice is inside."""
        dtype = dtypes.of(self.indices.type)
        last = [
            min(max(self.shape[d] - self.sizes[d], 0), int(dtype.highest))
            for d in self.dims.index_map
        ]
        if len(set(last)) == 1:
            return self.e.splat(last[0], self.indices)
        type_ = TensorType(dtype.mlir, [len(last)])
        constant = ConstantOp(dtypes.dense(np.asarray(last, dtype.numpy), type_))
        return self.e.broadcast(self.e.emit(constant), [self.dims.index_vector], self.indices)

    def gather(self, x: SSAValue) -> SSAValue:
        """The slices of `x`; a start outside is clamped."""
        return self.e.gather(x, self.indices, self.dims, self.sizes)

    def scatter(
        self, combiner: str, x: SSAValue, updates: SSAValue, *, unique: bool = False
    ) -> SSAValue:
        """`x` with those slices combined into it that are inside."""
        return self.e.scatter(combiner, x, self.indices, updates, self.dims, unique)

    def inside(self, updates: SSAValue) -> SSAValue:
        """For each element of `updates`, whether its slice is inside."""
        e, rank = self.e, len(shape_of(updates))
        fits = e.apply(
            AndOp,
            e.compare("ge", self.indices, 0),
            e.compare("le", self.indices, self._limits()),
        )
        if self.dims.index_vector < len(shape_of(self.indices)):
            fits = e.reduce("and", fits, [self.dims.index_vector])
        return e.broadcast(fits, self.dims.counting(rank), updates)

    def last(self, x: SSAValue, updates: SSAValue) -> SSAValue:
        """For each element of `updates`, whether a `set` scatter leaves it in `x`: no later update replaces it."""
        numbers = self._numbers(updates)
        nothing = self.e.emit(ConstantOp.scalar_of(0, dtypes.of(numbers.type)))
        empty = self.e.broadcast(nothing, (), x)
        left = self.gather(self.scatter("set", empty, numbers))
        return self.e.compare("eq", left, numbers)

    def _numbers(self, updates: SSAValue) -> SSAValue:
        """For each element of `updates`, the number of its slice."""
        e, shape = self.e, shape_of(updates)
        counting = self.dims.counting(len(shape))
        sizes = [shape[d] for d in counting]
        element = i32 if DYNAMIC not in sizes and prod(sizes) < 2**31 else i64
        type_ = with_element(tensor_type(updates), element)
        like = updates if DYNAMIC in shape else None
        total: SSAValue | None = None
        for d in counting:
            number = e.emit(IotaOp(d, type_, like))
            if total is None:
                total = number
                continue
            size = self._size(updates, d, number) if shape[d] == DYNAMIC else shape[d]
            total = e.add(e.mul(total, size), number)
        if total is not None:
            return total
        return e.broadcast(e.emit(ConstantOp.scalar_of(0, dtypes.of(type_))), (), updates)

    def _size(self, x: SSAValue, d: int, like: SSAValue) -> SSAValue:
        size = self.e.cast(self.e.emit(DimOp(x, d)), tensor_type(like).element_type)
        return self.e.broadcast(size, (), like)
