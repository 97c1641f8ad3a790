"""`graph.concat`: tensors one after the other along a dim."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerAttr, IntegerType, TensorType, i64
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import irdl_op_definition, prop_def, result_def, traits_def, var_operand_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import (
    Dim,
    SizeFormula,
    dim,
    dims_match,
    index_map,
    require,
    shape_of,
    tensor_type,
)
from mlfuse.dialects.graph.format import Number, Operands, Signature
from mlfuse.dialects.graph.indexed import ElementReader, IndexedOp
from mlfuse.dialects.graph.movement import SliceOp
from mlfuse.dialects.guards import Constraint, Guard, within
from mlfuse.dialects.sizes import Polynomial, Product

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class ConcatOp(IndexedOp):
    """`graph.concat dim 1 %a, %b : tensor<4x2xf32>, tensor<4x3xf32> -> tensor<4x5xf32>`.

    Where a size along that dim is `?`, so is the result's.
    """

    name = "graph.concat"
    inputs = var_operand_def()
    dimension = prop_def(IntegerAttr[IntegerType])
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "`dim` custom<Number>($dimension) custom<Operands>($inputs) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (Number, Operands, Signature)

    def __init__(self, dimension: int, inputs: Sequence[SSAValue]):
        first = tensor_type(inputs[0])
        shape = list(first.get_shape())
        sizes = [shape_of(value)[dimension] for value in inputs]
        shape[dimension] = DYNAMIC if DYNAMIC in sizes else sum(sizes)
        super().__init__(
            operands=[inputs],
            properties={"dimension": IntegerAttr(dimension, i64)},
            result_types=[TensorType(first.element_type, shape)],
        )

    @property
    def axis(self) -> int:
        """The dim along which the pieces follow each other."""
        return self.dimension.value.data

    @property
    def sizes(self) -> list[int]:
        """Each piece's size along that dim."""
        return [shape_of(value)[self.axis] for value in self.inputs]

    def verify_(self) -> None:
        super().verify_()
        require(bool(self.inputs), "graph.concat: there is nothing to concatenate")
        target, axis = self.result_type.get_shape(), self.axis
        require(0 <= axis < len(target), f"graph.concat: dim {axis} is outside rank {len(target)}")
        for value in self.inputs:
            self._verify_piece(value)
        sizes = self.sizes
        require(
            (DYNAMIC in sizes) == (target[axis] == DYNAMIC),
            lambda: (
                f"graph.concat: pieces of {self.type_sizes} don't give a dim of {self.result_type}"
            ),
        )
        require(
            DYNAMIC in sizes or sum(sizes) == target[axis],
            f"graph.concat: pieces of {sizes} give {sum(sizes)}, not {target[axis]}",
        )

    def _verify_piece(self, value: SSAValue) -> None:
        shape, target, axis = shape_of(value), self.result_type.get_shape(), self.axis
        fits = len(shape) == len(target) and all(
            position == axis or dims_match(size, target[position])
            for position, size in enumerate(shape)
        )
        require(fits, lambda: f"graph.concat: {value.type} doesn't fit into {self.result_type}")
        require(
            dtypes.of(value.type) == self.result_dtype,
            lambda: (
                f"graph.concat: the piece {value.type} isn't of {self.result_dtype.name}, as the result is"
            ),
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for value in self.inputs:
            for position in range(len(shape_of(value))):
                if position != self.axis:
                    yield (value, position), (self.result, position)

    def size_formula(self, position: int) -> SizeFormula | None:
        if position != self.axis:
            return None
        total = Polynomial.sum_of(Product(1, (k,)) for k in range(len(self.inputs)))
        return SizeFormula(total, tuple((value, self.axis) for value in self.inputs))

    def numpy(self, *args: Array) -> Array:
        return np.concatenate(args, axis=self.axis)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        parts = range(len(self.inputs))
        return [self._part(e, grad, number) if e.wants(number) else None for number in parts]

    def _part(self, e: Backward, grad: SSAValue, number: int) -> SSAValue:
        """The elements of `grad` at the positions of the piece."""
        before, size, after = self.sizes[:number], self.sizes[number], self.sizes[number + 1 :]
        rank = len(shape_of(grad))
        if DYNAMIC not in self.sizes:
            starts, limits = [0] * rank, list(shape_of(grad))
            starts[self.axis] = sum(before)
            limits[self.axis] = sum(before) + size
            shape = list(shape_of(grad))
            shape[self.axis] = size
            type_ = TensorType(tensor_type(grad).element_type, shape)
            return e.emit(SliceOp(grad, starts, limits, [1] * rank, type_))
        if size != DYNAMIC or DYNAMIC in (*before, *after):
            e.refuse("another piece has an unknown size; make the sizes along its dim static")
        low, high = [0] * rank, [0] * rank
        low[self.axis], high[self.axis] = -sum(before), -sum(after)
        return e.padded(grad, low, high, [0] * rank)

    def operand_map(self, index: int) -> AffineMap | None:
        if DYNAMIC in self.sizes:
            return None  # where a piece begins is known at run time
        rank = self.result_type.get_num_dims()
        exprs = [dim(position) for position in range(rank)]
        exprs[self.axis] = dim(self.axis) + -sum(self.sizes[:index])
        return index_map(rank, exprs)

    def operand_inside(self, index: int) -> Guard:
        place = dim(self.axis) + -sum(self.sizes[:index])
        return Guard.of(within(place, self.sizes[index]))

    def element(self, at: ElementReader) -> SSAValue:
        if DYNAMIC in self.sizes:
            return self._element_of_unknown(at)
        last = max((n for n, size in enumerate(self.sizes) if size), default=0)
        value = at.read(last)
        for number in range(last - 1, -1, -1):
            if self.sizes[number]:
                value = at.read(number, otherwise=value)
        return value

    def _element_of_unknown(self, at: ElementReader) -> SSAValue:
        """The pieces begin at sums of sizes that are known at run time."""
        rank = self.result_type.get_num_dims()
        begins, ends, begin = list[SSAValue](), list[SSAValue](), at.b.index(0)
        for number in range(len(self.inputs)):
            begins.append(begin)
            begin = at.b.emit(arith.AddiOp(begin, at.size(number, self.axis)))
            ends.append(begin)
        value: SSAValue | None = None
        for number in reversed(range(len(self.inputs))):
            places = [dim(position) for position in range(rank)]
            places[self.axis] = dim(self.axis) + dim(rank) * -1
            inside = [Constraint(places[self.axis])]
            inside.append(Constraint(dim(self.axis) * -1 + dim(rank + 1) + -1))
            computed = [begins[number], ends[number]]
            value = at.fetch(number, places, computed, Guard.of(inside), value)
        assert value is not None
        return value

    @property
    def type_sizes(self) -> list[str]:
        """The pieces' sizes as types have them."""
        return ["?" if size == DYNAMIC else str(size) for size in self.sizes]
