"""The base classes of graph ops, and the pieces of text forms that ops share.

One class per op holds everything about it: types and verifier, text form, scalar body,
index maps, NumPy meaning. Passes ask the class; none of them lists ops by name.
"""

from __future__ import annotations

import abc
import enum
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, cast

from xdsl.dialects.builtin import DenseArrayBase, IntegerType, TensorType, i64
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap
from xdsl.irdl import IRDLOperation, traits_def
from xdsl.parser import Parser
from xdsl.pattern_rewriter import RewritePattern
from xdsl.printer import Printer
from xdsl.traits import HasCanonicalizationPatternsTrait
from xdsl.utils.exceptions import VerifyException

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array, DType
from mlfuse.dialects.guards import EVERYWHERE, Guard
from mlfuse.dialects.scalar import ScalarBuilder
from mlfuse.dialects.sizes import Polynomial

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward

AnyTensor = TensorType[Attribute]
Shape = tuple[int, ...]


class OpKind(enum.Enum):
    """How an op may take part in a fusion."""

    SOURCE = "source"
    """Makes values from nothing but indices: constants of one value, iota, sizes."""
    ELEMENTWISE = "elementwise"
    """Element i of the result depends on element i of each operand."""
    INJECTIVE = "injective"
    """Moves elements: each result element is one operand element, found by an affine map."""
    INDEXED = "indexed"
    """Computes each element from its index; the op itself defines which operand elements it reads."""
    REDUCTION = "reduction"
    """Combines the elements along some dims."""
    ORDERED = "ordered"
    """Goes through its operand in an order of its own: it is one kernel, which may compute the operand too."""
    CONTRACTION = "contraction"
    """A library call that can carry an epilogue."""
    COMPOSITE = "composite"
    """Stands for other graph ops, into which it decomposes."""
    OPAQUE = "opaque"
    """Never fused."""

    @property
    def is_read_in_place(self) -> bool:
        """Whether readers make or move the elements that they need themselves, at no cost, so that no kernel has to."""
        return self in (OpKind.SOURCE, OpKind.INJECTIVE)


def tensor_type(value: SSAValue) -> AnyTensor:
    """The type of a ranked tensor. VerifyException for any other value: verifiers ask for shapes before types are
    checked."""
    type_: Attribute = value.type
    if not isinstance(type_, TensorType):
        raise VerifyException(f"expected a ranked tensor, got {type_}")
    return cast(AnyTensor, type_)


def shape_of(value: SSAValue) -> Shape:
    """The dims of a tensor value; `DYNAMIC` stands for `?`."""
    return tensor_type(value).get_shape()


def with_element(type_: AnyTensor, element: Attribute) -> AnyTensor:
    """The same shape (and dim names) with another element type."""
    return TensorType(element, type_.get_shape(), type_.encoding)


PatternsOf = Callable[[type[Operation]], tuple[RewritePattern, ...]]


class Canonicalizes(HasCanonicalizationPatternsTrait):
    """The op has canonicalization patterns. `passes/canonicalization` has them, and registers itself here when it is
    imported: a dialect knows no pass."""

    registered: ClassVar[list[PatternsOf]] = []

    def get_patterns(self, op: type[Operation]) -> tuple[RewritePattern, ...]:
        return tuple(pattern for of in self.registered for pattern in of(op))

    @classmethod
    def get_canonicalization_patterns(cls) -> tuple[RewritePattern, ...]:
        return ()


Dim = tuple[SSAValue, int]
"""One dim of one value."""


@dataclass(frozen=True)
class SizeFormula:
    """A size that follows from others: `max(total, 0) floordiv divisor`."""

    total: Polynomial
    """Symbol k is the size of `dims[k]`."""
    dims: tuple[Dim, ...]
    divisor: int = 1
    exact: bool = False
    """Whether the divisor must divide, at run time."""

    @staticmethod
    def of(dim: Dim) -> SizeFormula:
        """The size of a dim, unchanged."""
        return SizeFormula(Polynomial.symbol(0), (dim,))

    @property
    def same_as(self) -> Dim | None:
        """The dim whose size it is, unchanged."""
        symbol = self.total.only_symbol if self.divisor == 1 else None
        return None if symbol is None else self.dims[symbol]


class GraphOp(IRDLOperation, abc.ABC):
    """An operator on tensors, with value semantics."""

    traits = traits_def(Canonicalizes())

    KIND: ClassVar[OpKind]
    FLOPS: ClassVar[float] = 1.0
    """Cost of one result element, in f32 additions; the planner multiplies it by element counts. Roughly 1 for
    arithmetic, 4 for a division, 10 for exp; `python -m benchmarks.op_costs` measures it on a CPU."""
    WIDENS: ClassVar[bool] = True
    """False for an op on bits: `numpy` and scalar code get 16-bit operands, and give the result, as they
    are stored."""
    READS_STRIDED: ClassVar[bool] = False
    """Whether its library function reads operands with any strides, so that a slice needs no copy."""
    NO_GRADIENT: ClassVar[str] = ""
    """Why the op passes no gradient on, for example "gives integers"; empty for all other ops."""

    @abc.abstractmethod
    def numpy(self, *args: Array) -> Array:
        """The op's meaning on NumPy arrays: the reference for all targets."""

    def operand_map(self, index: int) -> AffineMap | None:
        """The map from an index of the (first) result to the index that is read in operand `index`.

        None where no affine map expresses it; such an op isn't fused.
        """
        return None

    def operand_inside(self, index: int) -> Guard:
        """The condition on the result's index under which operand `index` is read.

        Elsewhere `operand_map` may give an index outside the operand.
        """
        return EVERYWHERE

    def size_only(self, index: int) -> bool:
        """Whether operand `index` only gives its sizes: no element of it is read."""
        return False

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """Append the ops of the gradient and return one value an operand; see `gradient.Backward`.

        `grad` has the result's type: how fast the loss grows with each element of the result. Each
        returned value is the same for one operand. None stands for zero: for integers, conditions, and
        operands that only give their sizes. OpError where there is no rule.
        """
        if self.NO_GRADIENT:
            return [None] * len(self.operands)
        raise OpError(
            self,
            "has no gradient rule; give its class a `gradient` method (docs/gradients.md), or put "
            "graph.stop_gradient around what should count as constant",
        )

    @classmethod
    def has_gradient(cls) -> bool:
        """Whether the class defines its gradient, or why there is none."""
        return bool(cls.NO_GRADIENT) or cls.gradient is not GraphOp.gradient

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        """Pairs of dims that are equal at run time, so that `?` sizes can be matched.

        By default, the dims that the operand maps pass on unchanged.
        """
        for number, operand in enumerate(self.operands):
            map_ = self.operand_map(number)
            for position, expr in enumerate(map_.results if map_ is not None else ()):
                if isinstance(expr, AffineDimExpr):
                    yield (operand, position), (self.results[0], expr.position)

    def size_formula(self, position: int) -> SizeFormula | None:
        """What the result's `?` dim at `position` is, where it is equal to no operand's dim."""
        return None

    def element_checks(self) -> str | None:
        """What is wrong with the element types, or None."""
        return None

    def verify_(self) -> None:
        for value in (*self.operands, *self.results):
            check_tensor(value)
        problem = self.element_checks()
        if problem is not None:
            raise VerifyException(f"{self.name}: {problem}")

    @property
    def result_type(self) -> AnyTensor:
        """The type of the first result."""
        return tensor_type(self.results[0])

    @property
    def result_dtype(self) -> DType:
        """The element type of the first result."""
        return dtypes.of(self.results[0].type)

    def operand_dtype(self, index: int) -> DType:
        """The element type of one operand."""
        return dtypes.of(self.operands[index].type)


def wrong_element(accepted: str, found: DType, to: DType) -> str:
    """What is wrong with an element type, and the remedy in text and in Python."""
    cast = f"cast to {to.name} first: graph.cast, or x.astype({to.numpy.name!r}) in Python"
    return f"takes {accepted} elements, not {found.name}; {cast}"


class ScalarOp(GraphOp):
    """An op that computes a result element from one element of each operand.

    `scalar` gets its operands in their compute type (16-bit floats arrive as f32) and returns the
    result in the result's compute type; the caller rounds it to 16 bits.
    """

    @abc.abstractmethod
    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        """Append the body for one element and return its value."""

    def stored(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        """Append the body and the rounding of its value to the result's own type."""
        value = self.scalar(b, *args)
        return b.narrow(value, self.result_dtype) if self.WIDENS else value


def check_tensor(value: SSAValue) -> None:
    """Raise unless the value is a ranked tensor of one of our element types."""
    element = tensor_type(value).element_type
    if dtypes.of_element(element) is None:
        known = ", ".join(dtypes.names())
        raise VerifyException(f"element type {element} is not supported, expected one of: {known}")


def require(condition: bool, message: str | Callable[[], str]) -> None:
    """Raise VerifyException unless `condition` holds. Give a message with a type in it as a function:
    printing types takes longer than most checks."""
    if not condition:
        raise VerifyException(message if isinstance(message, str) else message())


def dims_match(a: int, b: int) -> bool:
    """Whether two dims can be equal at run time."""
    return a == b or DYNAMIC in (a, b)


def shapes_match(a: Sequence[int], b: Sequence[int]) -> bool:
    """Whether two shapes can be equal at run time."""
    return len(a) == len(b) and all(dims_match(x, y) for x, y in zip(a, b, strict=True))


def identity_map(rank: int) -> AffineMap:
    """The map of an elementwise operand."""
    return AffineMap.identity(rank)


def index_map(rank: int, results: Sequence[AffineExpr]) -> AffineMap:
    """A map from `rank` dims."""
    return AffineMap(rank, 0, tuple(results))


def dim(position: int) -> AffineExpr:
    """The affine expression `d<position>`."""
    return AffineExpr.dimension(position)


# Text: lists of dims, `[0, 2]`, kept as `array<i64: 0, 2>`.

Dims = DenseArrayBase[IntegerType]


def dims_attr(values: Sequence[int]) -> Dims:
    """A dims attribute from Python ints."""
    return _dims_attr(tuple(values))


@lru_cache(maxsize=1024)  # a graph repeats few lists many times
def _dims_attr(values: tuple[int, ...]) -> Dims:
    return DenseArrayBase.from_list(i64, values)


def dims_of(attr: Dims) -> tuple[int, ...]:
    """Python ints from a dims attribute."""
    return tuple(attr.iter_values())


def parse_dims(parser: Parser) -> Dims:
    """`[0, 2]`."""
    values = parser.parse_comma_separated_list(
        parser.Delimiter.SQUARE, lambda: parser.parse_integer(allow_boolean=False)
    )
    if any(abs(value) >= 2**63 for value in values):
        parser.raise_error("a number must fit 64 bits")
    return dims_attr(values)


def print_dims(printer: Printer, attr: Dims) -> None:
    """`[0, 2]`."""
    printer.print_string("[" + ", ".join(str(value) for value in dims_of(attr)) + "]")


def parse_tensor(parser: Parser) -> AnyTensor:
    """A type that must be a ranked tensor."""
    start = parser.pos
    type_ = parser.parse_type()
    if not isinstance(type_, TensorType):
        parser.raise_error(f"expected a ranked tensor type, got {type_}", start, parser.pos)
    return cast(AnyTensor, type_)


def print_typed(printer: Printer, value: SSAValue) -> None:
    """`%x : T`."""
    printer.print_operand(value)
    printer.print_string(" : ")
    printer.print_attribute(value.type)


def check_dims(dims: Sequence[int], rank: int, what: str) -> None:
    """Raise unless `dims` are distinct and within `rank`."""
    require(len(set(dims)) == len(dims), f"{what} {list(dims)} repeat a dim")
    for value in dims:
        require(0 <= value < rank, f"{what} {list(dims)}: {value} is outside rank {rank}")


def copy_location(new: Operation, old: Operation) -> Operation:
    """Give `new` the source location of `old`: remarks and errors point there."""
    new.location = old.location
    return new
