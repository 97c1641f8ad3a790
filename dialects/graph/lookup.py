"""Elements of a tensor at indices from another tensor: take, take_along; and one_hot.

With n elements along the axis, `mode` defines the meaning of indices outside 0 to n - 1:

- "clip" (the default): the nearest index, 0 or n - 1, like StableHLO's gather and NumPy's "clip";
- "wrap": the index modulo n, so that -1 is the last element, like NumPy's "wrap";
- "fill": -n to -1 count from the end; elsewhere the element is NaN for floats, 0 for integers, or false.
"""

from __future__ import annotations

import abc
from collections.abc import Iterator
from typing import ClassVar

import numpy as np
from xdsl.dialects.builtin import IntegerAttr, StringAttr, TensorType, i64
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array, DType
from mlfuse.dialects.graph.array import with_new_dim
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dim,
    Shape,
    dims_match,
    require,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.composite import AlongAxisOp, Axis, Emitter
from mlfuse.dialects.graph.creation import IotaOp
from mlfuse.dialects.graph.division import FloorModOp
from mlfuse.dialects.graph.gather import GatherOp
from mlfuse.dialects.graph.logic import AndOp
from mlfuse.dialects.graph.slice_dims import SliceDims

MODES = ("clip", "wrap", "fill")


def counting_type(dtype: DType, size: int) -> DType:
    """An integer type that holds all of `dtype` and -size to size, signed if `dtype` is."""
    return dtypes.integer(32 if dtype.bits <= 32 and size < 2**31 else 64, signed=dtype.is_signed)


def integers_wanted(dtype: DType) -> str | None:
    """What is wrong with ids of this type, or None."""
    return None if dtype.is_integer else f"ids must be integers, not {dtype.name}"


class LookupOp(AlongAxisOp, abc.ABC):
    """Elements of the first operand at `ids` along an axis, which must be static."""

    WIDENS: ClassVar[bool] = False
    operand = operand_def()
    ids = operand_def()
    axis = prop_def(Axis, default_value=IntegerAttr(0, i64))
    mode = prop_def(StringAttr, default_value=StringAttr("clip"))
    result = result_def()
    traits = traits_def(Pure())

    @property
    def raw_axis(self) -> int:
        return self.axis.value.data

    @property
    def count(self) -> int:
        """How many elements there are along the axis."""
        return shape_of(self.operand)[self.axis_index]

    @abc.abstractmethod
    def result_shape(self) -> Shape:
        """The result's dims, from the operands'."""

    @abc.abstractmethod
    def gather(self, e: Emitter, x: SSAValue, ids: SSAValue) -> SSAValue:
        """The elements at ids; an id outside counts as the nearest one inside."""

    @abc.abstractmethod
    def gather_numpy(self, x: Array, ids: Array) -> Array:
        """The elements at ids, all of which are inside."""

    @abc.abstractmethod
    def ids_dims(self) -> tuple[int, ...]:
        """The positions of the ids' dims in the result."""

    @abc.abstractmethod
    def kept_places(self) -> tuple[int, ...]:
        """The positions of the operand's other dims in the result."""

    def inferred_type(self) -> AnyTensor:
        return TensorType(tensor_type(self.operand).element_type, self.result_shape())

    def element_checks(self) -> str | None:
        return integers_wanted(self.operand_dtype(1))

    def verify_(self) -> None:
        require(
            self.mode.data in MODES,
            f"{self.name}: mode is {self.mode.data!r}, expected one of: {', '.join(MODES)}",
        )
        require(
            self.count != DYNAMIC,
            f"{self.name}: the dim of {self.operand.type} along axis {self.raw_axis} must be static",
        )
        super().verify_()
        require(
            self.count > 0 or 0 in self.result_type.get_shape(),
            f"{self.name}: there are no elements to take along axis {self.raw_axis} of "
            f"{self.operand.type}",
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for position, where in enumerate(self.ids_dims()):
            yield (self.ids, position), (self.result, where)
        for d, where in zip(self.kept(), self.kept_places(), strict=True):
            yield (self.operand, d), (self.result, where)

    def numpy(self, *args: Array) -> Array:
        x, ids, n = args[0], args[1], self.count
        # NumPy's own modes accept neither ui64 nor an axis without elements.
        ids = ids.astype(np.int64 if self.operand_dtype(1).is_signed else np.uint64)
        if self.mode.data == "wrap":
            return self.gather_numpy(x, np.mod(ids, max(n, 1)).astype(np.int64))
        top = max(n - 1, 0)
        if self.mode.data == "clip":
            return self.gather_numpy(x, np.clip(ids, 0, top).astype(np.int64))
        ids = np.where(ids < 0, ids + n, ids) if self.operand_dtype(1).is_signed else ids
        found = self.gather_numpy(x, np.clip(ids, 0, top).astype(np.int64))
        inside = ((ids >= 0) & (ids < n)).reshape(self._spread_shape(ids))
        return np.where(inside, found, np.asarray(self._fill, dtype=x.dtype))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x, ids = args
        if self.mode.data == "clip":
            return self.gather(e, x, ids)
        dtype = counting_type(self.operand_dtype(1), self.count)
        ids = e.cast(ids, dtype.mlir)
        if self.mode.data == "wrap":
            return self.gather(e, x, e.apply(FloorModOp, ids, self.count))
        if dtype.is_signed:
            ids = e.select(e.compare("lt", ids, 0), e.add(ids, self.count), ids)
        inside = e.compare("lt", ids, self.count)
        if dtype.is_signed:
            inside = e.apply(AndOp, inside, e.compare("ge", ids, 0))
        found = self.gather(e, x, ids)
        return e.select(e.broadcast(inside, self.ids_dims(), found), found, self._fill)

    @property
    def _fill(self) -> float:
        return float("nan") if self.result_dtype.is_float else 0

    def _spread_shape(self, ids: Array) -> list[int]:
        shape = [1] * self.result_type.get_num_dims()
        for size, where in zip(ids.shape, self.ids_dims(), strict=True):
            shape[where] = size
        return shape


@irdl_op_definition
class TakeOp(LookupOp):
    """`graph.take %x, %ids {axis = 0 : i64} : tensor<100x8xf32>, tensor<2x5xi32> -> tensor<2x5x8xf32>`.

    `numpy.take`: the slices of x at `ids` along the axis; the dims of ids replace the axis. With axis 0
    these are rows of a table: an embedding.
    """

    name = "graph.take"

    def result_shape(self) -> Shape:
        shape, axis = shape_of(self.operand), self.axis_index
        return (*shape[:axis], *shape_of(self.ids), *shape[axis + 1 :])

    def ids_dims(self) -> tuple[int, ...]:
        return tuple(range(self.axis_index, self.axis_index + len(shape_of(self.ids))))

    def kept_places(self) -> tuple[int, ...]:
        more = len(shape_of(self.ids)) - 1
        return tuple(d if d < self.axis_index else d + more for d in self.kept())

    def gather(self, e: Emitter, x: SSAValue, ids: SSAValue) -> SSAValue:
        axis, rank, gone = self.axis_index, len(shape_of(ids)), self.ids_dims()
        offset = [d for d in range(self.result_type.get_num_dims()) if d not in gone]
        dims = SliceDims(
            offset=tuple(offset), collapsed=(axis,), index_map=(axis,), index_vector=rank
        )
        sizes = [min(1, n) if d == axis else n for d, n in enumerate(shape_of(x))]
        return e.emit(GatherOp(x, ids, dims, sizes))

    def gather_numpy(self, x: Array, ids: Array) -> Array:
        axis = self.axis_index
        if x.shape[axis] == 0:  # NumPy refuses any number of ids, though another dim is empty, too
            return np.empty((*x.shape[:axis], *ids.shape, *x.shape[axis + 1 :]), x.dtype)
        return np.take(x, ids, axis=axis)


@irdl_op_definition
class TakeAlongOp(LookupOp):
    """`graph.take_along %x, %ids {axis = 1 : i64} : tensor<4x9xf32>, tensor<4x2xi32> -> tensor<4x2xf32>`.

    `numpy.take_along_axis`, ONNX's GatherElements: each line of ids along the axis selects elements of
    the same line of x. All dims of ids except the axis are those of x.
    """

    name = "graph.take_along"

    def verify_(self) -> None:
        shape, ids = shape_of(self.operand), shape_of(self.ids)
        require(
            len(ids) == len(shape)
            and self.rank > 0
            and all(dims_match(ids[d], shape[d]) for d in self.kept()),
            f"{self.name}: ids of {self.ids.type} for {self.operand.type}; all dims but axis "
            f"{self.raw_axis} must be equal",
        )
        super().verify_()

    def result_shape(self) -> Shape:
        return shape_of(self.ids)

    def ids_dims(self) -> tuple[int, ...]:
        return tuple(range(self.rank))

    def kept_places(self) -> tuple[int, ...]:
        return self.kept()

    def gather(self, e: Emitter, x: SSAValue, ids: SSAValue) -> SSAValue:
        axis, kept = self.axis_index, self.kept()
        dims = SliceDims(
            collapsed=(axis,),
            batch=kept,
            index_batch=kept,
            index_map=(axis,),
            index_vector=self.rank,
        )
        sizes = [1 if n == DYNAMIC else min(1, n) for n in shape_of(x)]
        return e.emit(GatherOp(x, ids, dims, sizes))

    def gather_numpy(self, x: Array, ids: Array) -> Array:
        return np.take_along_axis(x, ids, axis=self.axis_index)


@irdl_op_definition
class OneHotOp(AlongAxisOp):
    """`graph.one_hot %ids {depth = 10 : i64, axis = -1 : i64} : tensor<4xi32> -> tensor<4x10xf32>`.

    1 (true) where the index along a new dim of size `depth` is the id, 0 elsewhere; only 0 for an id
    outside 0 to depth - 1. The element type is that of the result. `axis` is the new dim, by default
    the last.
    """

    name = "graph.one_hot"
    WIDENS: ClassVar[bool] = False
    ids = operand_def()
    depth = prop_def(Axis)
    axis = prop_def(Axis, default_value=IntegerAttr(-1, i64))
    result = result_def()
    traits = traits_def(Pure())

    @property
    def raw_axis(self) -> int:
        return self.axis.value.data

    @property
    def rank(self) -> int:
        """The rank of the result: `axis` is one of its dims."""
        return len(shape_of(self.ids)) + 1

    def inferred_type(self) -> AnyTensor | None:
        return None  # any element type is possible

    def element_checks(self) -> str | None:
        return integers_wanted(self.operand_dtype(0))

    def verify_(self) -> None:
        super().verify_()
        depth = self.depth.value.data
        require(depth >= 0, f"graph.one_hot: depth is {depth}; it must not be negative")
        shape = list(shape_of(self.ids))
        shape.insert(self.axis_index, depth)
        expected = TensorType(self.result_type.element_type, shape)
        require(
            expected == self.result_type,
            f"graph.one_hot: the result should be a {expected}, not a {self.result_type}",
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for position, where in enumerate(self.kept()):
            yield (self.ids, position), (self.result, where)

    def numpy(self, *args: Array) -> Array:
        wide = np.int64 if self.operand_dtype(0).is_signed else np.uint64
        classes = np.arange(self.depth.value.data, dtype=wide)
        hot = np.equal(args[0].astype(wide)[..., None], classes)
        return np.moveaxis(hot, -1, self.axis_index).astype(self.result_dtype.numpy)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        depth = self.depth.value.data
        ids = e.cast(args[0], counting_type(self.operand_dtype(0), depth).mlir)
        ids = with_new_dim(e, ids, self.axis_index, depth)
        like = ids if DYNAMIC in shape_of(ids) else None
        classes = e.emit(IotaOp(self.axis_index, tensor_type(ids), like))
        return e.cast(e.compare("eq", ids, classes), self.result_dtype.mlir)


OPS: list[type[AlongAxisOp]] = [OneHotOp, TakeAlongOp, TakeOp]
