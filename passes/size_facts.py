"""What must hold of the sizes at run time, beyond what the classes of arguments' dims say.

A dim of an argument may have to be equal to a static size, or to one that an op makes: x.reshape(-1)
+ y needs as many elements of y as x has. Compiled code relies on it, so it is checked for arguments
whose shapes are new: all sizes are computed, op by op, and compared where an op ties two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import Place, SourceError, place_of
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import Dim, GraphOp, SizeFormula, shape_of


@dataclass(frozen=True)
class _Equal:
    """Two sizes, by their numbers, that are equal."""

    left: int
    right: int


@dataclass(frozen=True)
class _Made:
    """A size that follows from others: see `SizeFormula`."""

    size: int
    terms: tuple[tuple[int, tuple[int, ...]], ...]
    constant: int
    divisor: int
    exact: bool


@dataclass(frozen=True)
class _Op:
    """What one op says of sizes."""

    name: str
    place: Place | None
    facts: tuple[_Equal | _Made, ...]


@dataclass(frozen=True)
class SizeFacts:
    """All that a function says of `?` sizes, which are numbered."""

    count: int
    arguments: tuple[tuple[int, int, int], ...]
    """Of each `?` dim of an argument: the argument, the dim, the number of its size."""
    known: tuple[tuple[int, int], ...]
    """Static sizes, by number."""
    ops: tuple[_Op, ...]

    @staticmethod
    def of(func: FuncOp) -> SizeFacts | None:
        """The facts of a function of graph ops; None where all sizes are static."""
        block = func.body.block
        if not any(DYNAMIC in shape_of(arg) for arg in block.args):
            return None
        numbers = _Numbers()
        arguments = tuple(
            (n, d, numbers.of((arg, d)))
            for n, arg in enumerate(block.args)
            for d, size in enumerate(shape_of(arg))
            if size == DYNAMIC
        )
        ops = tuple(
            _Op(op.name, place_of(op), facts)
            for op in block.ops
            if isinstance(op, GraphOp) and not op.regions and (facts := numbers.facts(op))
        )
        return SizeFacts(len(numbers.dims), arguments, tuple(numbers.static.items()), ops)

    def check(self, shapes: Sequence[Sequence[int]]) -> None:
        """SourceError, at the op, where arguments of these shapes don't fit together."""
        sizes: list[int | None] = [None] * self.count
        for number, size in self.known:
            sizes[number] = size
        for argument, dim, number in self.arguments:
            sizes[number] = shapes[argument][dim]
        for op in self.ops:
            for fact in op.facts:
                problem = _equal(fact, sizes) if isinstance(fact, _Equal) else _made(fact, sizes)
                if problem is not None:
                    raise SourceError(f"{op.name}: {problem} at run time", op.place)


def _equal(fact: _Equal, sizes: list[int | None]) -> str | None:
    left, right = sizes[fact.left], sizes[fact.right]
    if left is None or right is None:
        sizes[fact.left] = sizes[fact.right] = right if left is None else left
        return None
    return None if left == right else f"sizes {left} and {right} must be equal, and aren't,"


def _made(fact: _Made, sizes: list[int | None]) -> str | None:
    total = fact.constant
    for factor, numbers in fact.terms:
        for number in numbers:
            size = sizes[number]
            if size is None:
                return None
            factor *= size
        total += factor
    total = max(total, 0)
    if fact.exact and total % fact.divisor:
        return f"{total} elements can't be in rows of {fact.divisor}"
    size = total // fact.divisor
    if sizes[fact.size] not in (None, size):
        return f"a size of {size} must be {sizes[fact.size]}, and isn't,"
    sizes[fact.size] = size
    return None


class _Numbers:
    """Numbers for the dims of values."""

    def __init__(self) -> None:
        self.dims: dict[Dim, int] = {}
        self.static: dict[int, int] = {}

    def of(self, dim: Dim) -> int:
        if dim not in self.dims:
            self.dims[dim] = len(self.dims)
            size = shape_of(dim[0])[dim[1]]
            if size != DYNAMIC:
                self.static[self.dims[dim]] = size
        return self.dims[dim]

    def facts(self, op: GraphOp) -> tuple[_Equal | _Made, ...]:
        """What an op says of sizes of which not all are static."""
        found: list[_Equal | _Made] = [
            _Equal(self.of(left), self.of(right))
            for left, right in op.equal_dims()
            if left != right and DYNAMIC in (_size(left), _size(right))
        ]
        for result in op.results[:1]:
            for position in range(len(shape_of(result))):
                formula = op.size_formula(position) if _is_open(result, position) else None
                if formula is not None:
                    found.append(self._made((result, position), formula))
        return tuple(found)

    def _made(self, dim: Dim, formula: SizeFormula) -> _Made:
        terms = tuple((n, tuple(self.of(each) for each in dims)) for n, dims in formula.terms)
        return _Made(self.of(dim), terms, formula.constant, formula.divisor, formula.exact)


def _size(dim: Dim) -> int:
    return shape_of(dim[0])[dim[1]]


def _is_open(value: SSAValue, position: int) -> bool:
    return shape_of(value)[position] == DYNAMIC
