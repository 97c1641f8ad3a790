"""Ops that move elements and compute nothing: broadcast, transpose, slice; reshape is in `reshape`.

The `operand_map` of each op gives the operand element for a result element; lowering needs nothing else.
"""

from __future__ import annotations

import abc
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

import numpy as np
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    ParsingState,
    PrintingState,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dim,
    Dims,
    GraphOp,
    OpKind,
    SizeFormula,
    check_dims,
    dim,
    dims_attr,
    dims_match,
    dims_of,
    index_map,
    require,
    shape_of,
    shapes_match,
)
from mlfuse.dialects.graph.creation import check_like
from mlfuse.dialects.graph.format import DimList, Like, Signature, TextDirective
from mlfuse.dialects.sizes import Polynomial

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward


class MovementOp(GraphOp, abc.ABC):
    """Each result element is one element of the first operand."""

    KIND: ClassVar[OpKind] = OpKind.INJECTIVE
    FLOPS: ClassVar[float] = 0.0
    WIDENS: ClassVar[bool] = False  # so that payloads of NaNs are kept

    def size_only(self, index: int) -> bool:
        return index > 0

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        yield from super().equal_dims()
        for like in self.operands[1:]:  # `like %x`
            for position in range(len(shape_of(like))):
                yield (like, position), (self.results[0], position)

    def element_checks(self) -> str | None:
        if self.operand_dtype(0) == self.result_dtype:
            return None
        return f"moves elements and can't turn {self.operand_dtype(0).name} into {self.result_dtype.name}; use graph.cast"


@irdl_op_definition
class BroadcastOp(MovementOp):
    """`graph.broadcast %b dims [1] : tensor<16xf32> -> tensor<8x16xf32>`.

    `dims` has the result dim of each operand dim; an operand dim of size 1 is repeated. A result with
    `?` dims takes their sizes from a tensor: `graph.broadcast %b dims [1] like %x : tensor<16xf32>,
    tensor<?x16xf32> -> tensor<?x16xf32>`. A `?` operand dim must equal the result's at run time.
    """

    name = "graph.broadcast"
    operand = operand_def()
    like = opt_operand_def()
    dims = prop_def(Dims)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand `dims` custom<DimList>($dims) custom<Like>($like) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (DimList, Like, Signature)

    def __init__(
        self,
        operand: SSAValue,
        dims: Sequence[int],
        result_type: AnyTensor,
        like: SSAValue | None = None,
    ):
        super().__init__(
            operands=[operand, like],
            properties={"dims": dims_attr(dims)},
            result_types=[result_type],
        )

    def verify_(self) -> None:
        super().verify_()
        source, target, dims = (
            shape_of(self.operand),
            self.result_type.get_shape(),
            dims_of(self.dims),
        )
        require(
            len(dims) == len(source),
            f"graph.broadcast: {len(dims)} dims for an operand of rank {len(source)}; give one for each of its dims",
        )
        check_dims(dims, len(target), "graph.broadcast: dims")
        for number, (size, where) in enumerate(zip(source, dims, strict=True)):
            if size != 1 and not dims_match(size, target[where]):
                raise VerifyException(
                    f"graph.broadcast: dims {list(dims)} put dim {number} of {self.operand.type} at dim {where} of "
                    f"{self.result_type}; their sizes must be equal, or the first one 1"
                )
        check_like(self, self.like)

    def numpy(self, *args: Array) -> Array:
        operand = args[0]
        shape = args[1].shape if len(args) > 1 else self.result_type.get_shape()
        spread = [1] * len(shape)
        for declared, size, where in zip(
            shape_of(self.operand), operand.shape, dims_of(self.dims), strict=True
        ):
            if declared == DYNAMIC and size != shape[where]:
                raise ValueError(
                    f"graph.broadcast: a `?` dim is {size} where the result has {shape[where]}"
                )
            spread[where] = size
        order = np.argsort(dims_of(self.dims))
        return np.broadcast_to(operand.transpose(order).reshape(spread), shape)

    def operand_map(self, index: int) -> AffineMap | None:
        if index == 1:
            return None  # `like` is read for its sizes only
        target = self.result_type.get_shape()
        exprs = [
            AffineExpr.constant(0) if size == 1 else dim(where)
            for size, where in zip(shape_of(self.operand), dims_of(self.dims), strict=True)
        ]
        return index_map(len(target), exprs)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        own = e.unspread(grad, dims_of(self.dims), self.operand)
        return [own, *([None] * (len(self.operands) - 1))]


@irdl_op_definition
class TransposeOp(MovementOp):
    """`graph.transpose %x perm [1, 0] : tensor<8x16xf32> -> tensor<16x8xf32>`.

    Dim k of the result is dim perm[k] of the operand.
    """

    name = "graph.transpose"
    operand = operand_def()
    perm = prop_def(Dims)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand `perm` custom<DimList>($perm) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (DimList, Signature)

    def __init__(self, operand: SSAValue, perm: Sequence[int], result_type: AnyTensor):
        super().__init__(
            operands=[operand], properties={"perm": dims_attr(perm)}, result_types=[result_type]
        )

    def verify_(self) -> None:
        super().verify_()
        source, target, perm = (
            shape_of(self.operand),
            self.result_type.get_shape(),
            dims_of(self.perm),
        )
        require(
            sorted(perm) == list(range(len(source))),
            f"graph.transpose: perm {list(perm)} is not a permutation of {len(source)} dims",
        )
        expected = tuple(source[p] for p in perm)
        require(
            shapes_match(target, expected),
            f"graph.transpose: the result should be {list(expected)}, not {list(target)}",
        )

    def numpy(self, *args: Array) -> Array:
        return args[0].transpose(dims_of(self.perm))

    def operand_map(self, index: int) -> AffineMap:
        perm = dims_of(self.perm)
        return index_map(len(perm), [dim(perm.index(d)) for d in range(len(perm))])

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        perm = dims_of(self.perm)
        return [e.transpose(grad, [perm.index(d) for d in range(len(perm))])]


class Ranges(TextDirective):
    """`[0:8:1, 2:?:2]`: start, limit and stride of each dim. The stride may be left out where it is 1."""

    starts: AttributeVariable
    limits: AttributeVariable
    strides: AttributeVariable

    def parse(self, parser: Parser, state: ParsingState) -> None:
        ranges = parser.parse_comma_separated_list(
            parser.Delimiter.SQUARE, lambda: _parse_range(parser)
        )
        columns = zip(*ranges, strict=True) if ranges else ((), (), ())
        for variable, column in zip((self.starts, self.limits, self.strides), columns, strict=True):
            variable.set(state, dims_attr(column))

    def print(self, printer: Printer, state: PrintingState, op: IRDLOperation) -> None:
        state.print_whitespace(printer)
        ranges = [f"{a}:{'?' if b == DYNAMIC else b}:{c}" for a, b, c in cast(SliceOp, op).ranges]
        printer.print_string(f"[{', '.join(ranges)}]")


@irdl_op_definition
class SliceOp(MovementOp):
    """`graph.slice %x [0:8:1, 2:16:2] : tensor<8x16xf32> -> tensor<8x7xf32>`.

    start:limit:stride for each dim, as in NumPy, without negative numbers. The limit of a `?` dim is
    always its end, written `0:?:1`.
    """

    name = "graph.slice"
    operand = operand_def()
    starts = prop_def(Dims)
    limits = prop_def(Dims)
    strides = prop_def(Dims)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$operand custom<Ranges>($starts, $limits, $strides) "
        "attr-dict `:` custom<Signature>(type(operands), type($result))"
    )
    custom_directives = (Ranges, Signature)

    def __init__(
        self,
        operand: SSAValue,
        starts: Sequence[int],
        limits: Sequence[int],
        strides: Sequence[int],
        result_type: AnyTensor,
    ):
        super().__init__(
            operands=[operand],
            properties={
                "starts": dims_attr(starts),
                "limits": dims_attr(limits),
                "strides": dims_attr(strides),
            },
            result_types=[result_type],
        )

    @property
    def ranges(self) -> list[tuple[int, int, int]]:
        """(start, limit, stride) of each dim."""
        return list(
            zip(dims_of(self.starts), dims_of(self.limits), dims_of(self.strides), strict=True)
        )

    def verify_(self) -> None:
        super().verify_()
        source, target = shape_of(self.operand), self.result_type.get_shape()
        lengths = {len(dims_of(a)) for a in (self.starts, self.limits, self.strides)}
        require(
            lengths == {len(source)},
            lambda: f"graph.slice: expected one range for each dim of {self.operand.type}",
        )
        require(len(target) == len(source), "graph.slice: the result must have the operand's rank")
        for size, result, (start, limit, stride) in zip(source, target, self.ranges, strict=True):
            shown = ["?" if each == DYNAMIC else each for each in (limit, size)]
            text = f"graph.slice: range {start}:{shown[0]}:{stride} of a dim of size {shown[1]}"
            if size == DYNAMIC or limit == DYNAMIC:
                to_the_end = limit == size == result == DYNAMIC and start >= 0 and stride > 0
                require(
                    to_the_end, f"{text}: a `?` dim can only be taken to its end, `{start}:?:1`"
                )
                continue
            require(stride > 0, f"{text}: the stride must be positive")
            require(0 <= start <= limit <= size, f"{text} is out of bounds")
            count = -(-(limit - start) // stride)
            require(result == count, f"{text} gives {count} elements; the result has {result}")

    def size_formula(self, position: int) -> SizeFormula | None:
        start, _, stride = self.ranges[position]
        total = Polynomial.symbol(0) + Polynomial.number(stride - 1 - start)
        return SizeFormula(total, ((self.operand, position),), stride)

    def numpy(self, *args: Array) -> Array:
        return args[0][tuple(slice(a, None if b == DYNAMIC else b, c) for a, b, c in self.ranges)]

    def operand_map(self, index: int) -> AffineMap:
        exprs: list[AffineExpr] = []
        for position, (start, _, stride) in enumerate(self.ranges):
            expr = dim(position) * stride if stride != 1 else dim(position)
            exprs.append(expr + start if start else expr)
        return index_map(len(exprs), exprs)

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """Zeros where the slice read nothing."""
        low, high, interior = list[int](), list[int](), list[int]()
        source, target = shape_of(self.operand), self.result_type.get_shape()
        for size, count, (start, _, stride) in zip(source, target, self.ranges, strict=True):
            if size == DYNAMIC and stride > 1:
                e.refuse(f"a `?` dim is sliced with stride {stride}; make its size static")
            covered = (count - 1) * stride + 1 if count else 0
            low.append(start)
            high.append(0 if size == DYNAMIC else size - start - covered)
            interior.append(stride - 1)
        padded = e.padded(grad, low, high, interior)
        if any(size == DYNAMIC and begin for size, begin in zip(source, low, strict=True)):
            # If a dim is smaller than the start, the padded tensor is too large: adding makes that an error.
            padded = e.add(padded, e.zeros(self.operand))
        return [padded]


def _parse_range(parser: Parser) -> tuple[int, int, int]:
    start = parser.parse_integer(allow_boolean=False)
    parser.parse_punctuation(":")
    if parser.parse_optional_punctuation("?") is not None:
        limit = DYNAMIC
    else:
        limit = parser.parse_integer(allow_boolean=False, allow_negative=False)
    if parser.parse_optional_punctuation(":") is None:
        return start, limit, 1
    return start, limit, parser.parse_integer(allow_boolean=False)
