"""`graph.sized`: a tensor that is there for its sizes, computed from the dims of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np
from xdsl.dialects.builtin import ArrayAttr, IntegerType, TensorType
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, prop_def, result_def, traits_def, var_operand_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import Dim, Dims, SizeFormula, dims_of, require, shape_of
from mlfuse.dialects.graph.creation import SourceOp
from mlfuse.dialects.graph.size_list import (
    MentionedSignature,
    SizeList,
    is_size,
    numbers_of,
    size_of,
)
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    from collections.abc import Mapping


@irdl_op_definition
class SizedOp(SourceOp):
    """`graph.sized [%x[0] * 2 + 3, (%x[0] * %y[1] + 1) floordiv 2] : tensor<?x4xf32>, tensor<8x?xf32> -> tensor<?x?xi1>`.

    False everywhere, for `like`: its elements are never stored. One formula for each `?` dim of the result is its
    size; `%x[0]` is the size of `%x` along dim 0, and a formula that is negative is 0. The types are those of the
    operands, each once, in order of appearance.
    """

    name = "graph.sized"
    inputs = var_operand_def()
    sizes = prop_def(ArrayAttr[Dims])
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "custom<SizeList>($inputs, $sizes) attr-dict `:` "
        "custom<MentionedSignature>(type(operands), type($result))"
    )
    custom_directives = (SizeList, MentionedSignature)

    def __init__(self, shape: Sequence[int | SizeFormula]):
        """A result of these sizes, some of which are formulas over dims of any values."""
        values: dict[SSAValue, int] = {}
        lists: list[Dims] = []
        for size in shape:
            if isinstance(size, SizeFormula):
                places = [(values.setdefault(v, len(values)), d) for v, d in size.dims]
                lists.append(numbers_of(size.total, places, size.divisor))
        type_ = TensorType(
            IntegerType(1), [DYNAMIC if isinstance(size, SizeFormula) else size for size in shape]
        )
        super().__init__(
            operands=[list(values)], properties={"sizes": ArrayAttr(lists)}, result_types=[type_]
        )

    @property
    def formulas(self) -> list[SizeFormula]:
        """The size of each `?` dim of the result, in order."""
        return [
            SizeFormula(total, tuple((self.operands[n], d) for n, d in places), divisor)
            for total, places, divisor in map(size_of, self.sizes)
        ]

    def element_checks(self) -> str | None:
        return None if self.result_dtype.is_bool else f"makes i1, not {self.result_dtype.name}"

    def verify_(self) -> None:
        super().verify_()
        unknown = self.result_type.get_shape().count(DYNAMIC)
        require(
            unknown == len(self.sizes),
            f"graph.sized: {len(self.sizes)} sizes for {unknown} `?` dims of {self.result_type}; give one for each",
        )
        for each in self.sizes:
            self._verify_size(each)

    def _verify_size(self, size: Dims) -> None:
        numbers = list(dims_of(size))
        require(is_size(size), f"graph.sized: {numbers} isn't a divisor followed by terms")
        for number, dim in size_of(size)[1]:
            require(
                number < len(self.operands),
                f"graph.sized: a size names operand {number} of {len(self.operands)}",
            )
            rank = len(shape_of(self.operands[number]))
            require(
                dim < rank,
                f"graph.sized: a size is dim {dim} of operand {number}, which has rank {rank}",
            )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for position, size in enumerate(self.result_type.get_shape()):
            formula = self.size_formula(position) if size == DYNAMIC else None
            if formula is not None and formula.same_as is not None:
                yield formula.same_as, (self.result, position)

    def size_formula(self, position: int) -> SizeFormula | None:
        shape = self.result_type.get_shape()
        if shape[position] != DYNAMIC:
            return None
        return self.formulas[shape[:position].count(DYNAMIC)]

    def numpy(self, *args: Array) -> Array:
        arrays = dict(zip(self.operands, args, strict=True))
        sizes = iter(_value(each, arrays) for each in self.formulas)
        shape = [next(sizes) if size == DYNAMIC else size for size in self.result_type.get_shape()]
        return np.broadcast_to(np.False_, shape)

    def scalar_at(self, b: ScalarBuilder, index: Callable[[int], SSAValue]) -> SSAValue:
        return b.constant(0, dtypes.BOOL)


def _value(formula: SizeFormula, arrays: Mapping[SSAValue, Array]) -> int:
    sizes = [arrays[value].shape[dim] for value, dim in formula.dims]
    return max(formula.total.value(sizes), 0) // formula.divisor
