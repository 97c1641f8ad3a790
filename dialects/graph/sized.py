"""`graph.sized`: a tensor that is there for its sizes, made of the dims of others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from xdsl.dialects.builtin import ArrayAttr, IntegerType, TensorType
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, prop_def, result_def, traits_def, var_operand_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import (
    Dim,
    Dims,
    SizeFormula,
    dims_attr,
    dims_of,
    require,
    shape_of,
)
from mlfuse.dialects.graph.creation import SourceOp
from mlfuse.dialects.graph.format import DimLists, Signature
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    from collections.abc import Mapping

Term = tuple[int, tuple[Dim, ...]]


@irdl_op_definition
class SizedOp(SourceOp):
    """`graph.sized %x, %y [[0, 1, 2, 0, 0, 1, 1]] : tensor<?x4xf32>, tensor<8x?xf32> -> tensor<?xi1>`.

    False everywhere, for `like`: its elements are never stored. One list for each `?` dim of the
    result says its size, (constant + sum of factor * product of sizes) floordiv divisor, and 0 where
    that is negative: the constant, the divisor, and then of each term the factor, how many sizes it
    multiplies, and of each of these the operand and its dim. Above: 2 * (size of x along 0) would be
    `[0, 1, 2, 1, 0, 0]`.
    """

    name = "graph.sized"
    inputs = var_operand_def()
    sizes = prop_def(ArrayAttr[Dims])
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$inputs custom<DimLists>($sizes) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (DimLists, Signature)

    def __init__(self, shape: Sequence[int | SizeFormula]):
        """A result of these sizes, some of which are formulas over dims of any values."""
        values: dict[SSAValue, int] = {}
        lists: list[Dims] = []
        for size in shape:
            if isinstance(size, SizeFormula):
                lists.append(dims_attr(_written(size, values)))
        type_ = TensorType(
            IntegerType(1), [DYNAMIC if isinstance(size, SizeFormula) else size for size in shape]
        )
        super().__init__(
            operands=[list(values)], properties={"sizes": ArrayAttr(lists)}, result_types=[type_]
        )

    @property
    def formulas(self) -> list[SizeFormula]:
        """The size of each `?` dim of the result, in order."""
        return [self._read(dims_of(each)) for each in self.sizes.data]

    def _read(self, numbers: Sequence[int]) -> SizeFormula:
        constant, divisor, *rest = numbers
        terms: list[Term] = []
        while rest:
            factor, count, *rest = rest
            places, rest = rest[: 2 * count], rest[2 * count :]
            pairs = zip(places[::2], places[1::2], strict=True)
            terms.append((factor, tuple((self.operands[n], d) for n, d in pairs)))
        return SizeFormula(tuple(terms), constant, divisor)

    def element_checks(self) -> str | None:
        return None if self.result_dtype.is_bool else f"makes i1, not {self.result_dtype.name}"

    def verify_(self) -> None:
        super().verify_()
        shape = self.result_type.get_shape()
        require(
            shape.count(DYNAMIC) == len(self.sizes.data),
            f"graph.sized: {len(self.sizes.data)} lists of sizes for the `?` dims of "
            f"{self.result_type}",
        )
        for each in self.sizes.data:
            numbers = dims_of(each)
            require(
                self._is_well_formed(numbers),
                f"graph.sized: {list(numbers)} is no size of the operands",
            )

    def _is_well_formed(self, numbers: Sequence[int]) -> bool:
        if len(numbers) < 2 or numbers[1] < 1:
            return False
        rest = list(numbers[2:])
        while rest:
            count = rest[1] if len(rest) > 1 else -1
            places, rest = rest[2 : 2 + 2 * max(count, 0)], rest[2 + 2 * max(count, 0) :]
            if count < 1 or len(places) != 2 * count:
                return False
            for number, d in zip(places[::2], places[1::2], strict=True):
                if not 0 <= number < len(self.operands):
                    return False
                if not 0 <= d < len(shape_of(self.operands[number])):
                    return False
        return True

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


def _written(formula: SizeFormula, values: dict[SSAValue, int]) -> list[int]:
    """A formula as a list, with the numbers of the values in `values`, which grows."""
    numbers = [formula.constant, formula.divisor]
    for factor, dims in formula.terms:
        numbers += [factor, len(dims)]
        for value, d in dims:
            numbers += [values.setdefault(value, len(values)), d]
    return numbers


def _value(formula: SizeFormula, arrays: Mapping[SSAValue, Array]) -> int:
    terms = (factor * prod(arrays[v].shape[d] for v, d in dims) for factor, dims in formula.terms)
    return cast(Any, max(sum(terms) + formula.constant, 0)) // formula.divisor
