"""Sizes known only at run time: the elements of `x.shape` for `?` dims.

A size is a polynomial (`dialects/sizes.py`). Each symbol is the size of one dim of one value, or a quotient that isn't
a polynomial. Two sizes are equal if their polynomials are equal. If an op requires two sizes to be equal, the trace
treats them as equal, and the call checks it: after `x + y`, the batch sizes of x and y are one symbol.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from xdsl.ir import SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import Dim, GraphOp, SizeFormula, shape_of
from mlfuse.dialects.sizes import Polynomial
from mlfuse.frontends.tracing import registry
from mlfuse.frontends.tracing.place import TraceError

if TYPE_CHECKING:
    from mlfuse.frontends.tracing.array import TracedArray
    from mlfuse.frontends.tracing.trace import Trace


@dataclass(frozen=True)
class _Symbol:
    origin: Dim | None
    """The dim whose size it is; None for a quotient."""
    quotient: tuple[Polynomial, int] | None = None


class Sizes:
    """The facts about the `?` sizes of one trace."""

    def __init__(self) -> None:
        self._symbols: list[_Symbol] = []
        self._bound: dict[int, Polynomial] = {}
        self._sizes: dict[Dim, Polynomial] = {}
        self._quotients: dict[tuple[Polynomial, int], Polynomial] = {}

    def of(self, value: SSAValue, position: int) -> Polynomial:
        """The size of one dim."""
        size = shape_of(value)[position]
        if size != DYNAMIC:
            return Polynomial.number(size)
        if (value, position) not in self._sizes:
            self._sizes[value, position] = self._new(_Symbol((value, position)))
        return self.canonical(self._sizes[value, position])

    def include(self, op: GraphOp) -> None:
        """Record an op's constraints on sizes."""
        for left, right in op.equal_dims():
            self.tie(left, right)
        for result in op.results:
            for position, size in enumerate(shape_of(result)):
                if size != DYNAMIC or (result, position) in self._sizes:
                    continue
                formula = op.size_formula(position)
                if formula is not None:
                    self._sizes[result, position] = self._from_op(formula)

    def tie(self, left: Dim, right: Dim) -> None:
        """Record that two dims are equal."""
        for new, old in ((left, right), (right, left)):
            value, position = new
            if shape_of(value)[position] == DYNAMIC and new not in self._sizes:
                self._sizes[new] = self.of(*old)
                return
        a, b = self.of(*left), self.of(*right)
        if a == b:
            return
        # Replace the symbol with the larger number: the other belongs to an earlier value, possibly an argument.
        found = [(size.only_symbol, other) for size, other in ((a, b), (b, a))]
        for symbol, other in sorted(found, key=lambda each: -1 if each[0] is None else -each[0]):
            if symbol is not None and symbol not in other.symbols:
                self._bound[symbol] = other
                return

    def floor_divided(self, a: Polynomial, b: Polynomial) -> Polynomial | None:
        """a floordiv b, as a new symbol if it can't be simplified. None if b is neither a positive number nor a factor
        of a."""
        exact = a.over(b)
        divisor = b.static
        if exact is not None or divisor is None or divisor <= 0:
            return exact
        if a.static is not None:
            return Polynomial.number(a.static // divisor)
        if (a, divisor) not in self._quotients:
            self._quotients[a, divisor] = self._new(_Symbol(None, (a, divisor)))
        return self._quotients[a, divisor]

    def canonical(self, size: Polynomial) -> Polynomial:
        """The size with its symbols replaced by their values, as far as they are known by now."""
        if not self._bound or not any(map(self._is_bound, size.symbols)):
            return size
        return size.substitute(self._meaning)

    def origin(self, symbol: int) -> Dim | None:
        """The dim whose size a symbol is; None for a quotient."""
        return self._symbols[symbol].origin

    def quotient_of(self, symbol: int) -> tuple[Polynomial, int]:
        """The dividend and the divisor of a symbol that is a quotient."""
        made = self._symbols[symbol].quotient
        assert made is not None
        return self.canonical(made[0]), made[1]

    def _is_bound(self, symbol: int) -> bool:
        return symbol in self._bound or self._symbols[symbol].quotient is not None

    def _meaning(self, symbol: int) -> Polynomial:
        if symbol in self._bound:
            self._bound[symbol] = self.canonical(self._bound[symbol])
            return self._bound[symbol]
        made = self._symbols[symbol].quotient
        if made is not None:
            exact = self.canonical(made[0]).over(Polynomial.number(made[1]))
            if exact is not None:
                self._bound[symbol] = exact
                return exact
        return Polynomial.symbol(symbol)

    def _new(self, symbol: _Symbol) -> Polynomial:
        self._symbols.append(symbol)
        return Polynomial.symbol(len(self._symbols) - 1)

    def _from_op(self, formula: SizeFormula) -> Polynomial:
        total = formula.total.substitute(lambda symbol: self.of(*formula.dims[symbol]))
        if formula.divisor == 1:
            return total
        divided = self.floor_divided(total, Polynomial.number(formula.divisor))
        assert divided is not None
        return divided


class Size:
    """A size of a traced array that is known only when the code runs: part of `x.shape`.

    Sums, differences, products and quotients (`//`) with ints and other sizes are sizes again;
    functions that take shapes take them. `==` tells whether two sizes are known to be equal: it is
    False if they may differ. A size isn't a number: int(), range() and comparisons by `<` (unless
    the difference is a known number) raise TraceError. Combined with a traced array it acts like
    the Python int of its value; combined with a float, or divided by `/`, it becomes an array of
    rank 0.
    """

    __slots__ = ("_formula", "trace")

    def __init__(self, trace: Trace, formula: Polynomial):
        self.trace = trace
        self._formula = formula

    @property
    def formula(self) -> Polynomial:
        """The polynomial over symbols of the trace's `sizes`."""
        return self.trace.sizes.canonical(self._formula)

    def __add__(self, other: object) -> Any:
        if isinstance(other, int | Size):
            return self._made(self.formula + self._other(other))
        return self._as_array(other).__add__(other)

    __radd__ = __add__

    def __neg__(self) -> int | Size:
        return self._made(-self.formula)

    def __sub__(self, other: object) -> Any:
        if isinstance(other, int | Size):
            return self._made(self.formula - self._other(other))
        return self._as_array(other).__sub__(other)

    def __rsub__(self, other: object) -> Any:
        if isinstance(other, int | Size):
            return self._made(self._other(other) - self.formula)
        return self._as_array(other).__rsub__(other)

    def __mul__(self, other: object) -> Any:
        if isinstance(other, int | Size):
            return self._made(self.formula * self._other(other))
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
        if self.formula.over(divisor) is not None:
            return 0
        return self - (self // other) * other  # pyright: ignore

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Size):
            return other.trace is self.trace and other.formula == self.formula
        return isinstance(other, int) and self.formula.static == other

    def __hash__(self) -> int:
        known = self.formula.static
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
        return self._number("a size that is known only when the code runs isn't a Python number")

    def __index__(self) -> int:
        return self._number(
            "a size that is known only when the code runs isn't a Python int: range(), lists and ints "
            "need a static size"
        )

    def __bool__(self) -> bool:
        return self._number("whether this size is 0 is known only when the code runs") != 0

    def __float__(self) -> float:
        return float(int(self))

    def __repr__(self) -> str:
        known = self.formula.static
        return "?" if known is None else str(known)

    def _as_array(self, other: object) -> TracedArray:
        """The size as an array of rank 0 that, like a Python number, takes the type of the other operand."""
        if not isinstance(other, int | float | Size) and not registry.call("is_array", other):
            self._other(other)
        return self.trace.array(self.trace.weak_size(self))

    def _made(self, formula: Polynomial) -> int | Size:
        known = formula.static
        return Size(self.trace, formula) if known is None else known

    def _divided(self, a: Polynomial, b: Polynomial) -> int | Size:
        divided = self.trace.sizes.floor_divided(a, b)
        if divided is None:
            raise TraceError(
                "a size that is known only when the code runs is divided by positive ints, and by "
                "sizes that are factors of it"
            )
        return self._made(divided)

    def _other(self, other: object) -> Polynomial:
        if isinstance(other, Size):
            if other.trace is not self.trace:
                raise TraceError("these sizes belong to different traced functions")
            return other.formula
        if isinstance(other, int) and not isinstance(other, bool):
            return Polynomial.number(other)
        raise TraceError(f"a size is computed with ints and sizes, not a {type(other).__name__}")

    def _difference(self, other: object) -> int:
        known = (self.formula - self._other(other)).static
        if known is None:
            raise TraceError(
                "how this size compares is known only when the code runs: make the dim static, or "
                "write mlfuse.where"
            )
        return known

    def _number(self, what: str) -> int:
        known = self.formula.static
        if known is None:
            raise TraceError(what)
        return known


def refuse_size(what: str) -> NoReturn:
    """The error for an operation that needs a static size."""
    raise TraceError(f"{what}: its size is known only when the code runs; make it static")
