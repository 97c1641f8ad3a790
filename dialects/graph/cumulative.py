"""`graph.cumulative`: sums, products and extremes of all elements up to each one along a dim."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
from xdsl.dialects.builtin import IntegerAttr, IntegerType, StringAttr, UnitAttr, i64
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import Dim, require, shape_of, tensor_type
from mlfuse.dialects.graph.cumulative_gradient import Walk
from mlfuse.dialects.graph.format import Number, Signature, Word
from mlfuse.dialects.graph.ordered import OrderedOp
from mlfuse.dialects.graph.reduction import COMBINERS, Combiner

_UFUNCS: dict[str, Callable[..., Array]] = {
    "add": np.add.accumulate,
    "mul": np.multiply.accumulate,
    "max": np.maximum.accumulate,
    "min": np.minimum.accumulate,
    "and": np.bitwise_and.accumulate,
    "or": np.bitwise_or.accumulate,
    "xor": np.bitwise_xor.accumulate,
}

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class CumulativeOp(OrderedOp):
    """`graph.cumulative add %x dim 1 reverse exclusive : tensor<4x8xf32> -> tensor<4x8xf32>`.

    `reverse` goes from the last element to the first; `exclusive` leaves each element itself out,
    so that the first is the combiner's identity. 16-bit floats are combined in f32, and each result
    is rounded once.
    """

    name = "graph.cumulative"
    operand = operand_def()
    combiner = prop_def(StringAttr)
    dimension = prop_def(IntegerAttr[IntegerType])
    reverse = opt_prop_def(UnitAttr)
    exclusive = opt_prop_def(UnitAttr)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "custom<Word>($combiner) $operand `dim` custom<Number>($dimension) "
        "(`reverse` $reverse^)? (`exclusive` $exclusive^)? "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (Word, Number, Signature)

    def __init__(
        self,
        combiner: str,
        operand: SSAValue,
        dim: int,
        reverse: bool = False,
        exclusive: bool = False,
    ):
        super().__init__(
            operands=[operand],
            properties={
                "combiner": StringAttr(combiner),
                "dimension": IntegerAttr(dim, i64),
                "reverse": UnitAttr() if reverse else None,
                "exclusive": UnitAttr() if exclusive else None,
            },
            result_types=[tensor_type(operand)],
        )

    @property
    def axis(self) -> int:
        """The dim along which elements are combined."""
        return self.dimension.value.data

    @property
    def rule(self) -> Combiner:
        """The op's combiner."""
        return COMBINERS[self.combiner.data]

    @property
    def ordered_dims(self) -> tuple[int, ...]:
        return (self.axis,)

    def element_checks(self) -> str | None:
        source = self.operand_dtype(0)
        family = "float" if source.is_float else "i1" if source.is_bool else "integer"
        if self.combiner.data in COMBINERS and family not in self.rule.families:
            return f"{self.combiner.data} doesn't combine {source.name}"
        return None

    def verify_(self) -> None:
        require(
            self.combiner.data in COMBINERS,
            f"graph.cumulative: unknown combiner {self.combiner.data!r}, expected one of: "
            f"{', '.join(COMBINERS)}",
        )
        super().verify_()
        rank = len(shape_of(self.operand))
        require(0 <= self.axis < rank, f"graph.cumulative: dim {self.axis} is outside rank {rank}")
        require(
            self.reverse is None or shape_of(self.operand)[self.axis] >= 0,
            f"graph.cumulative: dim {self.axis} of {self.operand.type} must be static to be reversed",
        )
        require(
            self.operand.type == self.result.type,
            f"graph.cumulative: the result must have the operand's type, {self.operand.type}",
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for position in range(len(shape_of(self.operand))):
            yield (self.operand, position), (self.result, position)

    def numpy(self, *args: Array) -> Array:
        x = np.flip(args[0], self.axis) if self.reverse is not None else args[0]
        dtype = dtypes.compute(self.result_dtype)
        result = np.asarray(_UFUNCS[self.combiner.data](x, axis=self.axis)).astype(dtype.numpy)
        if self.combiner.data in ("max", "min") and dtype.is_float:
            result = self._signed_zeros(x, result)
        if self.exclusive is not None:
            first = np.full_like(np.take(result, [], axis=self.axis), 0)
            shape = [1 if d == self.axis else size for d, size in enumerate(first.shape)]
            start = np.full(shape, self.rule.identity(self.result_dtype)).astype(dtype.numpy)
            kept = np.take(result, range(max(x.shape[self.axis] - 1, 0)), axis=self.axis)
            result = np.concatenate([start, kept], axis=self.axis) if x.shape[self.axis] else x
        return np.flip(result, self.axis) if self.reverse is not None else result

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """For a maximum or minimum, the first of equal elements gets the whole gradient."""
        x, kind, axis = self.operand, self.combiner.data, self.axis
        reverse, exclusive = self.reverse is not None, self.exclusive is not None
        if shape_of(x)[axis] == DYNAMIC:
            e.refuse(f"goes from the last element to the first; make dim {axis} static")
        if 0 in shape_of(x):
            return [grad]
        if kind == "add":
            return [e.emit(CumulativeOp("add", grad, axis, not reverse, exclusive))]
        walk, wide = Walk(e, axis, reverse, exclusive), e.wide(grad)
        x = e.wide(x)
        before = e.emit(CumulativeOp(kind, x, axis, reverse, exclusive=True))
        if kind == "mul":
            return [walk.of_product(x, before, wide)]
        better = e.compare("gt" if kind == "max" else "lt", x, before)
        return [walk.of_extreme(better, wide)]

    def _signed_zeros(self, x: Array, result: Array) -> Array:
        """Fix the sign of zeros: NumPy takes either zero as the extreme, here +0 is above -0."""
        positive = self.combiner.data == "max"
        wanted = (x == 0) & (np.signbit(x) != positive)
        seen = np.logical_or.accumulate(wanted, axis=self.axis)
        zero = np.where(seen == positive, 0.0, -0.0).astype(result.dtype)
        return np.where(result == 0, zero, result)
