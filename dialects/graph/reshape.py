"""`graph.reshape` and its index map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING

from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dim,
    Shape,
    SizeFormula,
    dim,
    index_map,
    require,
    shape_of,
)
from mlfuse.dialects.graph.creation import check_like
from mlfuse.dialects.graph.format import Like, Signature
from mlfuse.dialects.graph.movement import MovementOp
from mlfuse.dialects.sizes import Polynomial, Product

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


@irdl_op_definition
class ReshapeOp(MovementOp):
    """`graph.reshape %x : tensor<8x16xf32> -> tensor<128xf32>`: the same elements, row-major.

    The size of one `?` dim of the result follows from the number of elements. With more `?` dims, the
    sizes are those of a tensor: `like %y`.
    """

    name = "graph.reshape"
    operand = operand_def()
    like = opt_operand_def()
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand custom<Like>($like) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (Like, Signature)

    def __init__(self, operand: SSAValue, result_type: AnyTensor, like: SSAValue | None = None):
        super().__init__(operands=[operand, like], result_types=[result_type])

    def verify_(self) -> None:
        super().verify_()
        source, target = shape_of(self.operand), self.result_type.get_shape()
        if DYNAMIC not in source and DYNAMIC not in target:
            require(
                prod(source) == prod(target),
                lambda: (
                    f"graph.reshape: {self.operand.type} has {prod(source)} elements, "
                    f"{self.result_type} {prod(target)}"
                ),
            )
        unknown = target.count(DYNAMIC)
        open_ = unknown > 1 or (unknown == 1 and 0 in target)
        if not moves_units_only(source, target) and (self.like is not None or open_):
            check_like(self, self.like)

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        source, target = shape_of(self.operand), self.result_type.get_shape()
        if moves_units_only(source, target) or (0 not in source and 0 not in target):
            yield from super().equal_dims()
        elif self.like is not None:  # without elements, source and target needn't share dims
            yield from (((self.like, d), (self.result, d)) for d in range(len(target)))

    def size_formula(self, position: int) -> SizeFormula | None:
        source, target = shape_of(self.operand), self.result_type.get_shape()
        if self.like is not None or target.count(DYNAMIC) != 1 or 0 in target:
            return None
        dims = tuple((self.operand, d) for d, size in enumerate(source) if size == DYNAMIC)
        factor = prod(size for size in source if size != DYNAMIC)
        divisor = prod(size for size in target if size != DYNAMIC)
        total = Polynomial.sum_of([Product(factor, tuple(range(len(dims))))])
        return SizeFormula(total, dims, divisor, exact=True)

    def numpy(self, *args: Array) -> Array:
        operand = args[0]
        shape: Sequence[int] = args[1].shape if len(args) > 1 else self.result_type.get_shape()
        if DYNAMIC in shape and moves_units_only(shape_of(self.operand), shape):
            sizes = iter(
                s for s, d in zip(operand.shape, shape_of(self.operand), strict=True) if d != 1
            )
            shape = [1 if d == 1 else next(sizes) for d in shape]
        elif DYNAMIC in shape:
            elements, known = operand.size, prod(size for size in shape if size != DYNAMIC)
            if elements % known:
                raise ValueError(f"graph.reshape: {elements} elements don't fit {self.result_type}")
            shape = [elements // known if size == DYNAMIC else size for size in shape]
        return operand.reshape(tuple(shape))

    def operand_map(self, index: int) -> AffineMap | None:
        if index == 1:
            return None
        return reshape_map(shape_of(self.operand), self.result_type.get_shape())

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        return [e.reshape_like(grad, self.operand), *([None] * (len(self.operands) - 1))]


def moves_units_only(source: Sequence[int], target: Sequence[int]) -> bool:
    """Whether the two shapes differ only in dims of size 1."""
    return [size for size in source if size != 1] == [size for size in target if size != 1]


def reshape_map(source: Shape, target: Shape) -> AffineMap | None:
    """The map from an index of `target` to the index of `source` with the same row-major position.

    The shapes are cut into the shortest runs of dims with equal products. So unchanged dims keep a
    plain expression, and only dims that are split or joined get arithmetic. None where `?` dims are
    split or joined: a map can't use their sizes.
    """
    if (0 in source or 0 in target) and not moves_units_only(source, target):
        # There are no elements. Any map will do if it uses the index of the empty loop.
        if not (0 in source and 0 in target):
            return None
        return index_map(len(target), [dim(target.index(0))] * len(source))
    exprs: list[AffineExpr] = []
    zero = AffineExpr.constant(0)
    t = s = 0
    while s < len(source):
        if source[s] == 1:
            exprs.append(zero)
            s += 1
            continue
        while t < len(target) and target[t] == 1:
            t += 1
        run_s, run_t = _matching_run(source, target, s, t)
        if run_s is None or run_t is None:
            return None
        exprs.extend(_split_index(source[s:run_s], target[t:run_t], t))
        s, t = run_s, run_t
    if any(size != 1 for size in target[t:]):
        return None  # a `?` dim is split
    return index_map(len(target), exprs)


def _matching_run(source: Shape, target: Shape, s: int, t: int) -> tuple[int | None, int | None]:
    """The ends of the shortest runs from `s` and `t` with equal products."""
    if t >= len(target):
        return None, None
    if source[s] == DYNAMIC or target[t] == DYNAMIC:
        return (s + 1, t + 1) if source[s] == target[t] else (None, None)
    left, right, s, t = source[s], target[t], s + 1, t + 1
    while left != right:
        if left < right and s < len(source) and source[s] != DYNAMIC:
            left, s = left * source[s], s + 1
        elif right < left and t < len(target) and target[t] != DYNAMIC:
            right, t = right * target[t], t + 1
        else:
            return None, None
    return s, t


def _split_index(source: Shape, target: Shape, first: int) -> list[AffineExpr]:
    """Source indices of a run whose target dims begin at `first`."""
    if len(source) == 1 and len(target) == 1:
        return [dim(first)]
    linear = AffineExpr.constant(0)
    for offset, size in enumerate(target):
        linear = linear * size + dim(first + offset) if size != 1 else linear
    exprs: list[AffineExpr] = []
    remaining = prod(source)
    for position, size in enumerate(source):
        remaining //= size
        expr = linear if remaining <= 1 else linear // remaining
        exprs.append(expr if position == 0 else expr % size)
    return exprs
