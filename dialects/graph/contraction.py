"""Contractions: sums of products, done by a library on every device."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from xdsl.dialects.builtin import TensorType, UnitAttr
from xdsl.ir import Attribute, SSAValue
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
from mlfuse.dialects.graph.base import (
    Dim,
    Dims,
    GraphOp,
    OpKind,
    check_dims,
    dims_attr,
    dims_match,
    dims_of,
    require,
    shape_of,
    shapes_match,
    tensor_type,
)
from mlfuse.dialects.graph.format import DimPair, Signature

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class DotGeneralOp(GraphOp):
    """`graph.dot_general %a, %b batch [0] x [0] contract [2] x [1] :
    tensor<4x8x16xf32>, tensor<4x16x32xf32> -> tensor<4x8x32xf32>`.

    The result's dims: the batch dims, then the free dims of a, then those of b. Floats of 16 bits
    are summed in f32 and rounded once, or not at all where the result is f32. With `skips_zeros` before the types, a term whose
    left factor is 0 may be left out, even if the right one is infinite or NaN: attention doesn't see masked keys.
    """

    name = "graph.dot_general"
    KIND: ClassVar[OpKind] = OpKind.CONTRACTION
    READS_STRIDED: ClassVar[bool] = True
    lhs = operand_def()
    rhs = operand_def()
    lhs_batch = prop_def(Dims)
    rhs_batch = prop_def(Dims)
    lhs_contract = prop_def(Dims)
    rhs_contract = prop_def(Dims)
    skips_zeros = opt_prop_def(UnitAttr)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$lhs `,` $rhs (`batch` custom<DimPair>($lhs_batch, $rhs_batch)^)? "
        "`contract` custom<DimPair>($lhs_contract, $rhs_contract) (`skips_zeros` $skips_zeros^)? "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (DimPair, Signature)

    def __init__(
        self,
        lhs: SSAValue,
        rhs: SSAValue,
        *,
        batch: tuple[Sequence[int], Sequence[int]] = ((), ()),
        contract: tuple[Sequence[int], Sequence[int]],
        element: Attribute | None = None,
        skips_zeros: bool = False,
    ):
        """`element` is the result's element type, by default that of `lhs`."""
        element = tensor_type(lhs).element_type if element is None else element
        shape = _result_shape(shape_of(lhs), shape_of(rhs), batch, contract)
        super().__init__(
            operands=[lhs, rhs],
            properties={
                "lhs_batch": dims_attr(batch[0]),
                "rhs_batch": dims_attr(batch[1]),
                "lhs_contract": dims_attr(contract[0]),
                "rhs_contract": dims_attr(contract[1]),
                "skips_zeros": UnitAttr() if skips_zeros else None,
            },
            result_types=[TensorType(element, shape)],
        )

    @property
    def batch(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Batch dims of both operands."""
        return dims_of(self.lhs_batch), dims_of(self.rhs_batch)

    @property
    def contract(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Summed dims of both operands."""
        return dims_of(self.lhs_contract), dims_of(self.rhs_contract)

    @property
    def multiply_adds(self) -> int | None:
        """How many products are summed, None with `?` dims."""
        summed = [shape_of(self.lhs)[d] for d in self.contract[0]]
        sizes = (*self.result_type.get_shape(), *summed)
        return None if DYNAMIC in sizes else prod(sizes)

    def element_checks(self) -> str | None:
        return sum_of_products_checks(self)

    def verify_(self) -> None:
        super().verify_()
        lhs, rhs = shape_of(self.lhs), shape_of(self.rhs)
        for what, pair in (("batch", self.batch), ("contract", self.contract)):
            require(len(pair[0]) == len(pair[1]), f"graph.dot_general: {what} dims must pair up")
            for left, right in zip(*pair, strict=True):
                require(
                    0 <= left < len(lhs) and 0 <= right < len(rhs),
                    f"graph.dot_general: {what} dims {left} x {right} are outside the operands",
                )
                require(
                    dims_match(lhs[left], rhs[right]),
                    f"graph.dot_general: {what} dims {left} x {right} have sizes "
                    f"{lhs[left]} and {rhs[right]}",
                )
        check_dims((*self.batch[0], *self.contract[0]), len(lhs), "graph.dot_general: lhs dims")
        check_dims((*self.batch[1], *self.contract[1]), len(rhs), "graph.dot_general: rhs dims")
        expected = _result_shape(lhs, rhs, self.batch, self.contract)
        require(
            shapes_match(expected, self.result_type.get_shape()),
            lambda: (
                f"graph.dot_general: the result should be {list(expected)}, not {self.result_type}"
            ),
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for left, right in (
            *zip(*self.batch, strict=True),
            *zip(*self.contract, strict=True),
        ):
            yield (self.lhs, left), (self.rhs, right)
        used = [(*self.batch[side], *self.contract[side]) for side in (0, 1)]
        order = [(self.lhs, d) for d in self.batch[0]]
        for side, operand in enumerate((self.lhs, self.rhs)):
            order += [(operand, d) for d in range(len(shape_of(operand))) if d not in used[side]]
        for position, source in enumerate(order):
            yield source, (self.result, position)

    def numpy(self, *args: Array) -> Array:
        return contract(args[0], args[1], self.batch, self.contract)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [self._gradient_of(e, side, grad) if e.wants(side) else None for side in (0, 1)]

    def _gradient_of(self, e: Backward, side: int, grad: SSAValue) -> SSAValue:
        """The gradient times the other operand, summed over the other's free dims."""
        other, count = 1 - side, len(self.batch[0])
        free = [self._free(0), self._free(1)]
        first = count + (len(free[0]) if other == 1 else 0)  # where the other's dims are in `grad`
        contract = (range(first, first + len(free[other])), free[other])
        batch = (range(count), self.batch[other])
        factor = e.cast(self.operands[other], tensor_type(grad).element_type)
        pairs = sorted(zip(self.contract[other], self.contract[side], strict=True))
        summed = [own for _, own in pairs]
        # Either may be the first operand. Take the order that needs no transpose, if there is one.
        order = [*self.batch[side], *free[side], *summed]
        turned = [*self.batch[side], *summed, *free[side]]
        if turned == sorted(turned):
            batch, contract = (batch[1], batch[0]), (contract[1], contract[0])
            return e.emit(DotGeneralOp(factor, grad, batch=batch, contract=contract))
        product = e.emit(DotGeneralOp(grad, factor, batch=batch, contract=contract))
        perm = [order.index(d) for d in range(len(order))]
        return product if perm == sorted(perm) else e.transpose(product, perm)

    def _free(self, side: int) -> list[int]:
        """The dims of an operand that are neither batch dims nor summed."""
        used = (*self.batch[side], *self.contract[side])
        return [d for d in range(len(shape_of(self.operands[side]))) if d not in used]


def sum_of_products_checks(op: GraphOp) -> str | None:
    """What is wrong with the element types of a contraction, or None.

    Operands and result have one type; 16-bit floats may also be summed into f32, unrounded. For i1,
    the product is `and` and the sum is `or`.
    """
    lhs, rhs, result = op.operand_dtype(0), op.operand_dtype(1), op.result_dtype
    if lhs != rhs:
        return f"operands must have one element type, not {lhs.name} and {rhs.name}; cast first"
    if lhs.is_f8 or result.is_f8:
        return "takes no f8 elements; cast to bf16 first, which holds them all, or cast the result"
    if result == lhs or (lhs.is_half and result == dtypes.F32):
        return None
    more = " or f32" if lhs.is_half else ""
    return f"the result must be {lhs.name}{more}, not {result.name}; cast it"


def contract(
    a: Array,
    b: Array,
    batch: tuple[Sequence[int], Sequence[int]],
    contract: tuple[Sequence[int], Sequence[int]],
) -> Array:
    """`dot_general` as one (batched) matrix product; f32 is summed in f64."""
    free_a = [d for d in range(a.ndim) if d not in (*batch[0], *contract[0])]
    free_b = [d for d in range(b.ndim) if d not in (*batch[1], *contract[1])]
    batch_shape = [a.shape[d] for d in batch[0]]
    m, n = prod(a.shape[d] for d in free_a), prod(b.shape[d] for d in free_b)
    k = prod(a.shape[d] for d in contract[0])
    left = exact(a).transpose([*batch[0], *free_a, *contract[0]]).reshape([*batch_shape, m, k])
    right = exact(b).transpose([*batch[1], *contract[1], *free_b]).reshape([*batch_shape, k, n])
    shape = [*batch_shape, *(a.shape[d] for d in free_a), *(b.shape[d] for d in free_b)]
    with np.errstate(all="ignore"):  # NaN and infinities are ordinary values
        return np.matmul(left, right).astype(a.dtype).reshape(shape)


def exact(values: Array) -> Array:
    """f32 as f64, where products are exact and rounding errors of sums are 2^-29 as large; other types unchanged."""
    return values.astype(np.float64) if values.dtype == np.float32 else values


def _result_shape(
    lhs: Sequence[int],
    rhs: Sequence[int],
    batch: tuple[Sequence[int], Sequence[int]],
    contract: tuple[Sequence[int], Sequence[int]],
) -> tuple[int, ...]:
    left = [size for d, size in enumerate(lhs) if d not in (*batch[0], *contract[0])]
    right = [size for d, size in enumerate(rhs) if d not in (*batch[1], *contract[1])]
    return (*(lhs[d] for d in batch[0]), *left, *right)
