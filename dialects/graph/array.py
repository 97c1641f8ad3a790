"""Ops that repeat, shift and stack elements, as the NumPy functions of the same names do.

Elements are moved, never computed: 16-bit floats keep their bits.
"""

from __future__ import annotations

import abc
from collections.abc import Iterator, Sequence
from typing import ClassVar

import numpy as np
from xdsl.dialects.builtin import IntegerAttr, i64
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dim,
    Dims,
    Shape,
    check_dims,
    dims_of,
    require,
    shape_of,
)
from mlfuse.dialects.graph.composite import OPERAND_T, AlongAxisOp, Axis, CompositeOp, Emitter


def with_new_dim(e: Emitter, x: SSAValue, axis: int, size: int) -> SSAValue:
    """`x` repeated along a new dim of size `size`, which becomes dim `axis`."""
    shape = shape_of(x)
    target = [*shape[:axis], size, *shape[axis:]]
    dims = [d for d in range(len(shape) + 1) if d != axis]
    sizes = build.expand_dims(e, x, [axis]) if DYNAMIC in shape else None
    return build.broadcast_to(e, x, target, dims, _longer(e, sizes, axis, size - 1))


def _longer(e: Emitter, x: SSAValue | None, axis: int, more: int) -> SSAValue | None:
    """A tensor to take sizes from: `x` with `more` elements added along an axis."""
    if x is None or more == 0:
        return x
    rank = len(shape_of(x))
    return build.pad(e, x, 0, [0] * rank, [more if d == axis else 0 for d in range(rank)])


def repeated(e: Emitter, x: SSAValue, axis: int, times: int, *, each: bool) -> SSAValue:
    """`times` copies along a static dim: of `x` as a whole or, with `each`, of each element."""
    if times == 1:
        return x
    shape = list(shape_of(x))
    more = (times - 1) * shape[axis]
    shape[axis] += more
    # One `?` follows from the number of elements, unless there are none.
    is_open = shape.count(DYNAMIC) > 1 or (DYNAMIC in shape and 0 in shape)
    like = _longer(e, x, axis, more) if is_open else None
    wide = with_new_dim(e, x, axis + 1 if each else axis, times)
    return build.reshape_to(e, wide, shape, like)


class ArrayOp(CompositeOp, abc.ABC):
    """A composite whose result holds elements of the first operand in other positions."""

    WIDENS: ClassVar[bool] = False
    traits = traits_def(Pure())

    @abc.abstractmethod
    def result_shape(self) -> Shape:
        """The result's dims, from the operands'."""

    def inferred_type(self) -> AnyTensor:
        return build.retyped(self.operands[0], self.result_shape())

    def element_checks(self) -> str | None:
        return None

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        # `?` dims stay as they are.
        source, target = shape_of(self.operands[0]), self.result_type.get_shape()
        if len(source) != len(target):
            return
        for position, (a, b) in enumerate(zip(source, target, strict=True)):
            if a == b == DYNAMIC:
                yield (self.operands[0], position), (self.results[0], position)

    def check_static(self, dims: Sequence[int]) -> None:
        """Raise unless these dims of the first operand are static."""
        for d in dims:
            require(
                shape_of(self.operands[0])[d] != DYNAMIC,
                f"{self.name}: dim {d} of {self.operands[0].type} must be static",
            )


@irdl_op_definition
class TileOp(ArrayOp):
    """`graph.tile %x {repeats = array<i64: 2, 3>} : tensor<2x4xf32> -> tensor<4x12xf32>`.

    `numpy.tile`: so many copies of x along each dim, one after another. A dim with any number of
    copies but one must be static.
    """

    name = "graph.tile"
    operand = operand_def()
    repeats = prop_def(Dims)
    result = result_def()

    @property
    def times(self) -> tuple[int, ...]:
        """The number of copies of x along each dim."""
        return dims_of(self.repeats)

    def result_shape(self) -> Shape:
        shape = shape_of(self.operand)
        return tuple(n if t == 1 else n * t for n, t in zip(shape, self.times, strict=True))

    def verify_(self) -> None:
        require(
            len(self.times) == len(shape_of(self.operand)) and all(t >= 0 for t in self.times),
            f"graph.tile: repeats {list(self.times)} must be one number, 0 or more, for each dim of "
            f"{self.operand.type}",
        )
        self.check_static([d for d, t in enumerate(self.times) if t != 1])
        super().verify_()

    def numpy(self, *args: Array) -> Array:
        return np.tile(args[0], self.times)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x = args[0]
        for d, times in enumerate(self.times):
            x = repeated(e, x, d, times, each=False)
        return x


@irdl_op_definition
class RepeatOp(ArrayOp, AlongAxisOp):
    """`graph.repeat %x {repeats = 3 : i64, axis = 0 : i64} : tensor<2x4xf32> -> tensor<6x4xf32>`.

    `numpy.repeat`, PyTorch's `repeat_interleave`: so many copies of each slice along a static dim,
    one after another.
    """

    name = "graph.repeat"
    operand = operand_def()
    repeats = prop_def(Axis)
    axis = prop_def(Axis, default_value=IntegerAttr(0, i64))
    result = result_def()

    @property
    def raw_axis(self) -> int:
        return self.axis.value.data

    @property
    def times(self) -> int:
        """The number of copies of each slice."""
        return self.repeats.value.data

    def result_shape(self) -> Shape:
        shape = list(shape_of(self.operand))
        shape[self.axis_index] *= self.times
        return tuple(shape)

    def verify_(self) -> None:
        require(self.times >= 0, f"graph.repeat: repeats is {self.times}; it must not be negative")
        super().verify_()

    def inferred_type(self) -> AnyTensor:
        self.check_static([self.axis_index])
        return super().inferred_type()

    def numpy(self, *args: Array) -> Array:
        return np.repeat(args[0], self.times, axis=self.axis_index)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return repeated(e, args[0], self.axis_index, self.times, each=True)


@irdl_op_definition
class RollOp(ArrayOp):
    """`graph.roll %x {shifts = array<i64: 1, -2>, dims = array<i64: 0, 1>} : tensor<4x5xf32>`.

    `numpy.roll`: elements move by `shifts` along static `dims`; elements that leave at one end come
    back at the other.
    """

    name = "graph.roll"
    operand = operand_def(OPERAND_T)
    shifts = prop_def(Dims)
    dims = prop_def(Dims)
    result = result_def(OPERAND_T)

    def result_shape(self) -> Shape:
        return shape_of(self.operand)

    def verify_(self) -> None:
        shifts, dims = dims_of(self.shifts), dims_of(self.dims)
        check_dims(dims, len(shape_of(self.operand)), "graph.roll: dims")
        require(
            len(shifts) == len(dims),
            f"graph.roll: shifts {list(shifts)} for dims {list(dims)}; there must be one shift for each dim",
        )
        self.check_static(dims)
        super().verify_()

    def numpy(self, *args: Array) -> Array:
        return np.roll(args[0], dims_of(self.shifts), axis=dims_of(self.dims))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x = args[0]
        for d, shift in zip(dims_of(self.dims), dims_of(self.shifts), strict=True):
            size = shape_of(x)[d]
            cut = -shift % size if size else 0
            if cut:
                halves = [
                    build.slice_in_dim(e, x, d, cut, size),
                    build.slice_in_dim(e, x, d, 0, cut),
                ]
                x = build.concat(e, halves, d)
        return x


@irdl_op_definition
class StackOp(ArrayOp, AlongAxisOp):
    """`graph.stack %a, %b {axis = 0 : i64} : tensor<4xf32>, tensor<4xf32> -> tensor<2x4xf32>`.

    `numpy.stack`: tensors of one type along a new dim, which becomes dim `axis` of the result.
    """

    name = "graph.stack"
    inputs = var_operand_def(OPERAND_T)
    axis = prop_def(Axis, default_value=IntegerAttr(0, i64))
    result = result_def()

    @property
    def raw_axis(self) -> int:
        return self.axis.value.data

    @property
    def rank(self) -> int:
        """The rank of the result: `axis` is one of its dims."""
        return len(shape_of(self.operands[0])) + 1

    def result_shape(self) -> Shape:
        shape = list(shape_of(self.operands[0]))
        shape.insert(self.axis_index, len(self.inputs))
        return tuple(shape)

    def verify_(self) -> None:
        require(bool(self.inputs), "graph.stack: there is nothing to stack")
        super().verify_()

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for value in self.inputs:
            for position, where in enumerate(self.kept()):
                yield (value, position), (self.result, where)

    def numpy(self, *args: Array) -> Array:
        return np.stack(args, axis=self.axis_index)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        axis = self.axis_index
        return build.concat(e, [build.expand_dims(e, value, [axis]) for value in args], axis)


OPS: list[type[ArrayOp]] = [RepeatOp, RollOp, StackOp, TileOp]
