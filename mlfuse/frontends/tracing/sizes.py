"""Sizes known only at run time: the elements of `x.shape` for `?` dims.

A size is a polynomial in *atoms* with integer coefficients. An atom is the size of one dim of one
value that doesn't follow from others. Two sizes are equal if their polynomials are. Sizes that an op
requires to be equal are treated as equal (the check is at run time), so B of x and B of y are one
atom after
x + y.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import Dim, GraphOp, SizeFormula, shape_of
from mlfuse.frontends.tracing import registry
from mlfuse.frontends.tracing.place import TraceError

if TYPE_CHECKING:
    from mlfuse.frontends.tracing.array import TracedArray
    from mlfuse.frontends.tracing.trace import Trace

Monomial = tuple[int, ...]
"""Numbers of atoms that are multiplied, sorted; () is 1."""
Formula = tuple[tuple[Monomial, int], ...]
"""Monomials with their factors, sorted; no factor is 0."""


def number(value: int) -> Formula:
    """A formula that is a number."""
    return (((), value),) if value else ()


def plus(a: Formula, b: Formula) -> Formula:
    """The sum."""
    total = dict(a)
    for monomial, factor in b:
        total[monomial] = total.get(monomial, 0) + factor
    return _sorted(total)


def times(a: Formula, b: Formula) -> Formula:
    """The product."""
    total: dict[Monomial, int] = {}
    for left, m in a:
        for right, n in b:
            monomial = tuple(sorted(left + right))
            total[monomial] = total.get(monomial, 0) + m * n
    return _sorted(total)


def _sorted(total: dict[Monomial, int]) -> Formula:
    return tuple(sorted((m, n) for m, n in total.items() if n))


def as_number(formula: Formula) -> int | None:
    """The number that a formula is, or None."""
    if not formula:
        return 0
    return formula[0][1] if len(formula) == 1 and formula[0][0] == () else None


def quotient(a: Formula, b: Formula) -> Formula | None:
    """a / b where b is one term that divides each of a's; None elsewhere."""
    if len(b) != 1:
        return None
    ((divisor, scale),) = b
    total: dict[Monomial, int] = {}
    for monomial, factor in a:
        rest = list(monomial)
        for atom in divisor:
            if atom not in rest:
                return None
            rest.remove(atom)
        if factor % scale:
            return None
        total[tuple(rest)] = factor // scale
    return _sorted(total)


@dataclass(frozen=True)
class _Atom:
    origin: Dim | None
    """Whose size it is; None of a quotient."""
    quotient: tuple[Formula, int] | None = None


class Sizes:
    """The facts about the `?` sizes of one trace."""

    def __init__(self) -> None:
        self._atoms: list[_Atom] = []
        self._bound: dict[int, Formula] = {}
        self._known: dict[Dim, Formula] = {}
        self._quotients: dict[tuple[Formula, int], int] = {}

    def of(self, value: SSAValue, position: int) -> Formula:
        """The size of one dim."""
        size = shape_of(value)[position]
        if size != DYNAMIC:
            return number(size)
        if (value, position) not in self._known:
            self._known[value, position] = self._new(_Atom((value, position)))
        return self.canonical(self._known[value, position])

    def include(self, op: GraphOp) -> None:
        """Record an op's constraints on sizes."""
        for left, right in op.equal_dims():
            self.tie(left, right)
        for result in op.results:
            for position, size in enumerate(shape_of(result)):
                if size != DYNAMIC or (result, position) in self._known:
                    continue
                formula = op.size_formula(position)
                if formula is not None:
                    self._known[result, position] = self._from_op(formula)

    def tie(self, left: Dim, right: Dim) -> None:
        """Record that two dims are equal."""
        for new, old in ((left, right), (right, left)):
            value, position = new
            if shape_of(value)[position] == DYNAMIC and new not in self._known:
                self._known[new] = self.of(*old)
                return
        a, b = self.of(*left), self.of(*right)
        if a == b:
            return
        # The later atom is that of the value made later: the earlier stays, an argument's at best.
        found = [(_atom(formula), formula, other) for formula, other in ((a, b), (b, a))]
        for atom, _, other in sorted(found, key=lambda each: -1 if each[0] is None else -each[0]):
            if atom is not None and all(atom not in monomial for monomial, _ in other):
                self._bound[atom] = other
                return

    def floor_divided(self, a: Formula, b: Formula) -> Formula | None:
        """a floordiv b, as a new atom if it can't be simplified; None if it isn't a number."""
        exact = quotient(a, b) if b else None
        divisor = as_number(b)
        if exact is not None or divisor is None or divisor <= 0:
            return exact
        if as_number(a) is not None:
            return number((as_number(a) or 0) // divisor)
        key = (a, divisor)
        if key not in self._quotients:
            ((atom,), _) = self._new(_Atom(None, key))[0]
            self._quotients[key] = atom
        return (((self._quotients[key],), 1),)

    def canonical(self, formula: Formula) -> Formula:
        """The formula with what is known by now of its atoms."""
        if not self._bound or not any(
            self._is_bound(atom) for monomial, _ in formula for atom in monomial
        ):
            return formula
        total: Formula = ()
        for monomial, factor in formula:
            product = number(factor)
            for atom in monomial:
                product = times(product, self._meaning(atom))
            total = plus(total, product)
        return total

    def origin(self, atom: int) -> Dim | None:
        """Whose size an atom is; None of a quotient."""
        return self._atoms[atom].origin

    def quotient_of(self, atom: int) -> tuple[Formula, int]:
        """Dividend and divisor of an atom that is a quotient."""
        made = self._atoms[atom].quotient
        assert made is not None
        return self.canonical(made[0]), made[1]

    def _is_bound(self, atom: int) -> bool:
        return atom in self._bound or self._atoms[atom].quotient is not None

    def _meaning(self, atom: int) -> Formula:
        if atom in self._bound:
            self._bound[atom] = self.canonical(self._bound[atom])
            return self._bound[atom]
        made = self._atoms[atom].quotient
        if made is not None:
            now = self.canonical(made[0])
            exact = quotient(now, number(made[1]))
            if exact is not None:
                self._bound[atom] = exact
                return exact
        return (((atom,), 1),)

    def _new(self, atom: _Atom) -> Formula:
        self._atoms.append(atom)
        return (((len(self._atoms) - 1,), 1),)

    def _from_op(self, formula: SizeFormula) -> Formula:
        total = number(formula.constant)
        for factor, dims in formula.terms:
            product = number(factor)
            for dim in dims:
                product = times(product, self.of(*dim))
            total = plus(total, product)
        if formula.divisor == 1:
            return total
        divided = self.floor_divided(total, number(formula.divisor))
        assert divided is not None
        return divided


def _atom(formula: Formula) -> int | None:
    """The atom that a formula is, or None."""
    match formula:
        case (((atom,), 1),):
            return atom
        case _:
            return None


class Size:
    """A size of a traced array that is known only when the code runs: part of `x.shape`.

    Sums, differences, products and quotients (`//`) with ints and other sizes are sizes again;
    functions that take shapes take them. `==` tells whether two sizes are known to be equal: it is
    False
    if they may differ. A size is no number: int(), range() and comparisons by `<` (unless
    the difference is a known number) raise TraceError. Combined with a traced array it acts like
    the
    Python int of its value; combined with a float, or divided by `/`, it becomes an array of rank
    0.
    """

    __slots__ = ("_formula", "trace")

    def __init__(self, trace: Trace, formula: Formula):
        self.trace = trace
        self._formula = formula

    @property
    def formula(self) -> Formula:
        """The polynomial, in atoms of the trace's `sizes`."""
        return self.trace.sizes.canonical(self._formula)

    def __add__(self, other: object) -> Any:
        if isinstance(other, int | Size):
            return self._made(plus(self.formula, self._other(other)))
        return self._as_array(other).__add__(other)

    __radd__ = __add__

    def __neg__(self) -> int | Size:
        return self._made(times(self.formula, number(-1)))

    def __sub__(self, other: object) -> Any:
        if isinstance(other, int | Size):
            return self._made(plus(self.formula, times(self._other(other), number(-1))))
        return self._as_array(other).__sub__(other)

    def __rsub__(self, other: object) -> Any:
        if isinstance(other, int | Size):
            return self._made(plus(self._other(other), times(self.formula, number(-1))))
        return self._as_array(other).__rsub__(other)

    def __mul__(self, other: object) -> Any:
        if isinstance(other, int | Size):
            return self._made(times(self.formula, self._other(other)))
        return self._as_array(other).__mul__(other)

    __rmul__ = __mul__

    def __truediv__(self, other: object) -> Any:
        return self._as_array(other).__truediv__(other)

    def __rtruediv__(self, other: object) -> Any:
        return self._as_array(other).__rtruediv__(other)

    def __pow__(self, other: object) -> Any:
        if isinstance(other, int) and 0 <= other <= 8:
            product: int | Size = 1
            for _ in range(other):
                product = self * product
            return product
        return self._as_array(other).__pow__(other)

    def __floordiv__(self, other: object) -> int | Size:
        return self._divided(self.formula, self._other(other))

    def __rfloordiv__(self, other: object) -> int | Size:
        return self._divided(self._other(other), self.formula)

    def __mod__(self, other: object) -> int | Size:
        divisor = self._other(other)
        if quotient(self.formula, divisor) is not None:
            return 0
        return self - (self // other) * other  # pyright: ignore

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Size):
            return other.trace is self.trace and other.formula == self.formula
        return isinstance(other, int) and as_number(self.formula) == other

    def __hash__(self) -> int:
        known = as_number(self.formula)
        return id(self.trace) if known is None else hash(known)

    def __lt__(self, other: object) -> bool:
        return self._difference(other) < 0

    def __le__(self, other: object) -> bool:
        return self._difference(other) <= 0

    def __gt__(self, other: object) -> bool:
        return self._difference(other) > 0

    def __ge__(self, other: object) -> bool:
        return self._difference(other) >= 0

    def __int__(self) -> int:
        return self._number("a size that is known only when the code runs is no Python number")

    def __index__(self) -> int:
        return self._number(
            "a size that is known only when the code runs is no Python int: range(), lists and ints "
            "need a static size"
        )

    def __bool__(self) -> bool:
        return self._number("whether this size is 0 is known only when the code runs") != 0

    def __float__(self) -> float:
        return float(int(self))

    def __repr__(self) -> str:
        known = as_number(self.formula)
        return "?" if known is None else str(known)

    def _as_array(self, other: object) -> TracedArray:
        """The size as a number that, like a Python float, takes the type of what it meets."""
        if not isinstance(other, int | float | Size) and not registry.call("is_array", other):
            self._other(other)
        return self.trace.array(self.trace.loose(self))

    def _made(self, formula: Formula) -> int | Size:
        known = as_number(formula)
        return Size(self.trace, formula) if known is None else known

    def _divided(self, a: Formula, b: Formula) -> int | Size:
        divided = self.trace.sizes.floor_divided(a, b)
        if divided is None:
            raise TraceError(
                "a size that is known only when the code runs is divided by positive ints, and by "
                "sizes that are factors of it"
            )
        return self._made(divided)

    def _other(self, other: object) -> Formula:
        if isinstance(other, Size):
            if other.trace is not self.trace:
                raise TraceError("these sizes belong to different traced functions")
            return other.formula
        if isinstance(other, int) and not isinstance(other, bool):
            return number(other)
        raise TraceError(f"a size is computed with ints and sizes, not a {type(other).__name__}")

    def _difference(self, other: object) -> int:
        known = as_number(plus(self.formula, times(self._other(other), number(-1))))
        if known is None:
            raise TraceError(
                "how this size compares is known only when the code runs: make the dim static, or "
                "write mlfuse.where"
            )
        return known

    def _number(self, what: str) -> int:
        known = as_number(self.formula)
        if known is None:
            raise TraceError(what)
        return known


def refuse_size(what: str) -> NoReturn:
    """The error for an operation that needs a static size."""
    raise TraceError(f"{what}: its size is known only when the code runs; make it static")
