"""`graph.argmax` and `graph.argmin`: where the largest or smallest element is.

As in NumPy, the first of equal elements wins, and a NaN wins over every number.
"""

from __future__ import annotations

import abc
from collections.abc import Callable, Sequence
from math import prod
from typing import ClassVar

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerType, TensorType
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import (
    Dims,
    check_dims,
    dims_attr,
    dims_of,
    require,
    shape_of,
    shapes_match,
)
from mlfuse.dialects.graph.format import DimList, Signature
from mlfuse.dialects.graph.reduction import ReductionOp
from mlfuse.dialects.scalar import Predicate, ScalarBuilder


class ArgReductionOp(ReductionOp, abc.ABC):
    """`graph.argmax %x dims [1] : tensor<8x16xf32> -> tensor<8xi32>`.

    Over several dims, the result is the row-major position within them. Over no elements, it is 0.
    """

    NO_GRADIENT: ClassVar[str] = "gives integers"
    BETTER: ClassVar[Predicate]
    operand = operand_def()
    dims = prop_def(Dims)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand `dims` custom<DimList>($dims) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (DimList, Signature)

    def __init__(self, operand: SSAValue, dims: Sequence[int], element: Attribute):
        kept = [size for d, size in enumerate(shape_of(operand)) if d not in dims]
        super().__init__(
            operands=[operand],
            properties={"dims": dims_attr(dims)},
            result_types=[TensorType(element, kept)],
        )

    @property
    def reduced(self) -> tuple[int, ...]:
        return dims_of(self.dims)

    def element_checks(self) -> str | None:
        result = self.result_dtype
        if result.is_float or result.is_bool:
            return f"gives integers, not {result.name}"
        return None

    def verify_(self) -> None:
        super().verify_()
        source = shape_of(self.operand)
        check_dims(self.reduced, len(source), f"{self.name}: dims")
        kept = [size for d, size in enumerate(source) if d not in self.reduced]
        require(
            shapes_match(kept, self.result_type.get_shape()),
            f"{self.name}: {self.operand.type} over dims {list(self.reduced)} gives {kept}, "
            f"not {self.result_type}",
        )

    def numpy(self, *args: Array) -> Array:
        (x,) = args
        kept = [d for d in range(x.ndim) if d not in self.reduced]
        count = prod(x.shape[d] for d in self.reduced)
        rows = x.transpose(*kept, *self.reduced).reshape([*(x.shape[d] for d in kept), count])
        if rows.size == 0:
            return np.zeros([x.shape[d] for d in kept], dtype=self.result_dtype.numpy)
        find = np.argmax if self.BETTER == "gt" else np.argmin
        return np.asarray(find(rows, axis=-1)).astype(self.result_dtype.numpy)

    @property
    def _counts(self) -> dtypes.DType:
        """The type of positions: i32 if all sizes are known and positions fit, else i64."""
        sizes = [shape_of(self.operand)[d] for d in self.reduced]
        small = all(size >= 0 for size in sizes) and prod(sizes) < 2**31
        return dtypes.of(IntegerType(32 if small else 64))

    def initial(self, b: ScalarBuilder, value: Callable[[SSAValue], SSAValue]) -> list[SSAValue]:
        source = self.operand_dtype(0)
        worst = source.lowest if self.BETTER == "gt" else source.highest
        last = 2 ** (self._counts.bits - 1) - 1
        return [b.constant(worst, dtypes.compute(source)), b.constant(last, self._counts)]

    def partial(
        self, b: ScalarBuilder, elements: Sequence[SSAValue], position: Callable[[], SSAValue]
    ) -> list[SSAValue]:
        number = b.cast(position(), dtypes.of(IntegerType(64)), self._counts)
        return [*elements, number]

    def combine(
        self, b: ScalarBuilder, left: Sequence[SSAValue], right: Sequence[SSAValue]
    ) -> list[SSAValue]:
        (x, first), (y, second) = left, right
        dtype = dtypes.compute(self.operand_dtype(0))
        better = b.compare(self.BETTER, y, x, dtype)
        equal = b.compare("eq", x, y, dtype)
        if dtype.is_float:
            x_is_nan, y_is_nan = b.compare("ne", x, x, dtype), b.compare("ne", y, y, dtype)
            only_y = b.emit(arith.CmpiOp(x_is_nan, y_is_nan, "ult"))
            better = b.or_(better, only_y)
            equal = b.or_(equal, b.and_(x_is_nan, y_is_nan))
        earlier = b.and_(equal, b.compare("lt", second, first, self._counts))
        wins = b.or_(better, earlier)
        return [b.select(wins, y, x), b.select(wins, second, first)]

    def finish(self, b: ScalarBuilder, partial: Sequence[SSAValue]) -> SSAValue:
        counts = self._counts
        last, zero = b.constant(2 ** (counts.bits - 1) - 1, counts), b.constant(0, counts)
        number = b.select(b.compare("eq", partial[1], last, counts), zero, partial[1])
        return b.cast(number, counts, self.result_dtype)


@irdl_op_definition
class ArgmaxOp(ArgReductionOp):
    """The position of the largest element."""

    name = "graph.argmax"
    BETTER: ClassVar[Predicate] = "gt"


@irdl_op_definition
class ArgminOp(ArgReductionOp):
    """The position of the smallest element."""

    name = "graph.argmin"
    BETTER: ClassVar[Predicate] = "lt"
