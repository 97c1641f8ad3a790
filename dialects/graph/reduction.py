"""Reductions: the elements along some dims combined into one.

The schedule chooses the order of combination; docs/numerics.md bounds the effect on the result.
"""

from __future__ import annotations

import abc
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects.builtin import StringAttr, TensorType, f32
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.dialects.graph.base import (
    Dim,
    Dims,
    GraphOp,
    OpKind,
    check_dims,
    dims_attr,
    dims_of,
    require,
    shape_of,
    shapes_match,
    tensor_type,
)
from mlfuse.dialects.graph.format import DimList, Signature, Word
from mlfuse.dialects.scalar import ScalarBuilder

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@dataclass(frozen=True)
class Combiner:
    """How two partial results are combined. It must be associative and commutative up to rounding."""

    combine: Callable[[ScalarBuilder, SSAValue, SSAValue, DType], SSAValue]
    identity: Callable[[DType], float | int]
    reduce: Callable[[Array, tuple[int, ...], DType], Array]
    families: frozenset[str]


def _sum(x: Array, axes: tuple[int, ...], dtype: DType) -> Array:
    return np.asarray(np.sum(x, axis=axes, dtype=dtype.numpy))


def _product(x: Array, axes: tuple[int, ...], dtype: DType) -> Array:
    return np.asarray(np.prod(x, axis=axes, dtype=dtype.numpy))


def _extreme(ufunc: np.ufunc, which: str) -> Callable[[Array, tuple[int, ...], DType], Array]:
    def reduce(x: Array, axes: tuple[int, ...], dtype: DType) -> Array:
        start = dtype.lowest if which == "lowest" else dtype.highest
        result = ufunc.reduce(x, axis=axes, initial=np.asarray(start, dtype=dtype.numpy)[()])
        if not dtype.is_float:
            return result
        # NumPy takes either zero as the extreme; here +0 is above -0.
        highest = which == "lowest"
        wanted = (x == 0) & (np.signbit(x) != highest)
        zero = np.where(np.any(wanted, axis=axes) == highest, 0.0, -0.0).astype(dtype.numpy)
        return np.where(result == 0, zero, result)

    return reduce


def _bitwise(ufunc: np.ufunc) -> Callable[[Array, tuple[int, ...], DType], Array]:
    def reduce(x: Array, axes: tuple[int, ...], dtype: DType) -> Array:
        return np.asarray(ufunc.reduce(x, axis=axes)).astype(dtype.numpy)

    return reduce


_NUMBERS = frozenset({"float", "integer"})
_BITS = frozenset({"integer", "i1"})
COMBINERS: dict[str, Combiner] = {
    "add": Combiner(lambda b, x, y, _: b.add(x, y), lambda _: 0, _sum, _NUMBERS),
    "mul": Combiner(lambda b, x, y, _: b.mul(x, y), lambda _: 1, _product, _NUMBERS),
    "max": Combiner(
        lambda b, x, y, t: b.maximum(x, y, t),
        lambda t: t.lowest,
        _extreme(np.maximum, "lowest"),
        _NUMBERS | _BITS,
    ),
    "min": Combiner(
        lambda b, x, y, t: b.minimum(x, y, t),
        lambda t: t.highest,
        _extreme(np.minimum, "highest"),
        _NUMBERS | _BITS,
    ),
    "and": Combiner(lambda b, x, y, _: b.and_(x, y), lambda _: -1, _bitwise(np.bitwise_and), _BITS),
    "or": Combiner(lambda b, x, y, _: b.or_(x, y), lambda _: 0, _bitwise(np.bitwise_or), _BITS),
    "xor": Combiner(lambda b, x, y, _: b.xor(x, y), lambda _: 0, _bitwise(np.bitwise_xor), _BITS),
}
"""The combiners by their name in the text form."""


class ReductionOp(GraphOp, abc.ABC):
    """Combines the elements of its operands along some dims, with partial results.

    Its methods write the scalar code of partial results: of no elements, of one element, and of two
    partial results combined. All schedules use the same code. Partial results are in compute types
    (16-bit floats as f32).
    """

    KIND: ClassVar[OpKind] = OpKind.REDUCTION

    @property
    @abc.abstractmethod
    def reduced(self) -> tuple[int, ...]:
        """The dims of the first operand that are reduced."""

    @abc.abstractmethod
    def initial(self, b: ScalarBuilder, value: Callable[[SSAValue], SSAValue]) -> list[SSAValue]:
        """The partial result of no elements; `value` reads an operand of rank 0."""

    @abc.abstractmethod
    def partial(
        self, b: ScalarBuilder, elements: Sequence[SSAValue], position: Callable[[], SSAValue]
    ) -> list[SSAValue]:
        """The partial result of one element of each reduced operand. `position` appends the element's
        row-major position among the elements that are combined, an i64."""

    @abc.abstractmethod
    def combine(
        self, b: ScalarBuilder, left: Sequence[SSAValue], right: Sequence[SSAValue]
    ) -> list[SSAValue]:
        """Two partial results combined: associative and commutative up to rounding."""

    def finish(self, b: ScalarBuilder, partial: Sequence[SSAValue]) -> SSAValue:
        """The result, in its compute type."""
        return partial[0]

    def is_reduced(self, index: int) -> bool:
        """Whether operand `index` is reduced; else it has rank 0 and is read once."""
        return True

    def shares_with(self, other: ReductionOp) -> bool:
        """Whether both have the same partial results of the same operands."""
        return False

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        first = self.operands[0]
        kept = [d for d in range(len(shape_of(first))) if d not in self.reduced]
        for position, source in enumerate(kept):
            yield (first, source), (self.results[0], position)
        for number, value in enumerate(self.operands):
            for position in range(
                len(shape_of(first)) if number and self.is_reduced(number) else 0
            ):
                yield (first, position), (value, position)


class CombinerWord(Word):
    """How elements are combined."""

    WHAT: ClassVar[str] = "combiner"
    KNOWN: ClassVar[Collection[str]] = COMBINERS


@irdl_op_definition
class ReduceOp(ReductionOp):
    """`graph.reduce max %y dims [1] : tensor<8x16xf32> -> tensor<8xf32>`.

    Over no elements the result is the combiner's identity (0, 1, -inf, ...). 16-bit floats are combined
    in f32 and rounded once at the end.
    """

    name = "graph.reduce"
    operand = operand_def()
    combiner = prop_def(StringAttr)
    dims = prop_def(Dims)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "custom<CombinerWord>($combiner) $operand `dims` custom<DimList>($dims) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (CombinerWord, DimList, Signature)

    def __init__(self, combiner: str, operand: SSAValue, dims: Sequence[int]):
        source = tensor_type(operand)
        kept = [size for d, size in enumerate(source.get_shape()) if d not in dims]
        super().__init__(
            operands=[operand],
            properties={"combiner": StringAttr(combiner), "dims": dims_attr(dims)},
            result_types=[TensorType(source.element_type, kept)],
        )

    @property
    def rule(self) -> Combiner:
        """The op's combiner."""
        return COMBINERS[self.combiner.data]

    def element_checks(self) -> str | None:
        source, result = self.operand_dtype(0), self.result_dtype
        if source != result:
            return f"a reduction of {source.name} gives {source.name}, not {result.name}"
        family = "float" if source.is_float else "i1" if source.is_bool else "integer"
        if self.combiner.data in COMBINERS and family not in self.rule.families:
            return f"{self.combiner.data} doesn't combine {source.name}"
        return None

    def verify_(self) -> None:
        require(
            self.combiner.data in COMBINERS,
            f"graph.reduce: unknown combiner {self.combiner.data!r}, expected one of: "
            f"{', '.join(COMBINERS)}",
        )
        super().verify_()
        source, dims = shape_of(self.operand), dims_of(self.dims)
        check_dims(dims, len(source), "graph.reduce: dims")
        kept = [size for d, size in enumerate(source) if d not in dims]
        require(
            shapes_match(kept, self.result_type.get_shape()),
            lambda: (
                f"graph.reduce: {self.operand.type} over dims {list(dims)} gives {kept}, "
                f"not {self.result_type}"
            ),
        )

    @property
    def reduced(self) -> tuple[int, ...]:
        return dims_of(self.dims)

    def initial(self, b: ScalarBuilder, value: Callable[[SSAValue], SSAValue]) -> list[SSAValue]:
        return [
            b.constant(self.rule.identity(self.result_dtype), dtypes.compute(self.result_dtype))
        ]

    def partial(
        self, b: ScalarBuilder, elements: Sequence[SSAValue], position: Callable[[], SSAValue]
    ) -> list[SSAValue]:
        return list(elements)

    def combine(
        self, b: ScalarBuilder, left: Sequence[SSAValue], right: Sequence[SSAValue]
    ) -> list[SSAValue]:
        return [self.rule.combine(b, left[0], right[0], dtypes.compute(self.result_dtype))]

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """For a maximum or minimum, the elements equal to it share the gradient evenly, as in JAX. It is NaN
        where an element is NaN."""
        x, dims = self.operand, self.reduced
        if self.combiner.data == "add":
            return [e.extended(grad, dims, x)]
        if self.combiner.data == "mul":
            return [e.mul(e.extended(grad, dims, x), e.product_of_others(x, dims))]
        wide = f32 if self.result_dtype.is_half else self.result_type.element_type
        best = e.cast(e.compare("eq", x, e.extended(self.result, dims, x)), wide)
        share = e.div(e.cast(grad, wide), e.reduce("add", best, dims))  # 16 bits can't count far
        return [e.mul(e.extended(share, dims, x), best)]

    def numpy(self, *args: Array) -> Array:
        dtype = dtypes.compute(self.result_dtype)
        result = np.asarray(self.rule.reduce(args[0], dims_of(self.dims), dtype))
        if self.result_dtype.is_f8 and args[0].size == 0:  # E4M3FN has no infinity
            return np.full_like(result, self.rule.identity(self.result_dtype))
        return result
