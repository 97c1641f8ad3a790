"""Sizes and strides known only at run time: polynomials with integer coefficients over numbered symbols.

A symbol is one unknown size. Its meaning depends on the use: a dim of an operand for a size that an op computes
(`graph.base.SizeFormula`), an index argument for a stride of a kernel, an unknown dim for a traced function.

A polynomial is a sorted tuple of terms with coefficients other than 0. So two polynomials are equal if and only if
they compare equal as Python objects, whatever the order of the additions. Addition takes time linear in the number of
terms (and sorts them), multiplication in the product of the two numbers of terms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Product:
    """`factor * s_a * s_b ...`: one term of a polynomial, often a whole size or stride."""

    factor: int
    symbols: tuple[int, ...] = ()
    """Sorted; a symbol is repeated for each power of it."""

    def __mul__(self, other: Product | int) -> Product:
        """The product. A product with factor 0 has no symbols, so that equal products compare equal."""
        if isinstance(other, int):
            other = Product(other)
        factor = self.factor * other.factor
        return Product(factor, tuple(sorted(self.symbols + other.symbols)) if factor else ())

    @property
    def static(self) -> int | None:
        """The number; None if it depends on a symbol."""
        return None if self.symbols else self.factor

    def over(self, divisor: Product) -> Product | None:
        """The quotient if the division is exact for all sizes, else None."""
        rest = list(self.symbols)
        for symbol in divisor.symbols:
            if symbol not in rest:
                return None
            rest.remove(symbol)
        if not divisor.factor or self.factor % divisor.factor:
            return None
        return Product(self.factor // divisor.factor, tuple(rest))


ZERO, ONE = Product(0), Product(1)


def product(factors: Iterable[Product]) -> Product:
    """The product of all factors."""
    total = ONE
    for factor in factors:
        total = total * factor
    return total


@dataclass(frozen=True)
class Polynomial:
    """A sum of products. Make one with `sum_of`, `number` or `symbol`, which sort the terms."""

    terms: tuple[Product, ...] = ()

    @staticmethod
    def sum_of(terms: Iterable[Product]) -> Polynomial:
        """The sum of products in any order."""
        total: dict[tuple[int, ...], int] = {}
        for term in terms:
            total[term.symbols] = total.get(term.symbols, 0) + term.factor
        return Polynomial(tuple(Product(f, symbols) for symbols, f in sorted(total.items()) if f))

    @staticmethod
    def number(value: int) -> Polynomial:
        """A known size."""
        return Polynomial((Product(value),) if value else ())

    @staticmethod
    def symbol(position: int) -> Polynomial:
        """One unknown size."""
        return Polynomial((Product(1, (position,)),))

    def __iter__(self) -> Iterator[Product]:
        return iter(self.terms)

    def __bool__(self) -> bool:
        """Whether it is anything but the number 0."""
        return bool(self.terms)

    def __add__(self, other: Polynomial) -> Polynomial:
        return Polynomial.sum_of((*self.terms, *other.terms))

    def __neg__(self) -> Polynomial:
        return self * Polynomial.number(-1)

    def __sub__(self, other: Polynomial) -> Polynomial:
        return self + -other

    def __mul__(self, other: Polynomial) -> Polynomial:
        return Polynomial.sum_of(a * b for a in self.terms for b in other.terms)

    def over(self, divisor: Polynomial) -> Polynomial | None:
        """The quotient if `divisor` is one term that divides each term, else None."""
        if len(divisor.terms) != 1:
            return None
        quotients = [term.over(divisor.terms[0]) for term in self.terms]
        exact = [quotient for quotient in quotients if quotient is not None]
        return Polynomial.sum_of(exact) if len(exact) == len(quotients) else None

    @property
    def static(self) -> int | None:
        """The number; None if it depends on a symbol."""
        if not self.terms:
            return 0
        return self.terms[0].static if len(self.terms) == 1 else None

    @property
    def constant(self) -> int:
        """The term without symbols."""
        return self.terms[0].factor if self.terms and not self.terms[0].symbols else 0

    @property
    def only_symbol(self) -> int | None:
        """The symbol if the polynomial is just one symbol, else None."""
        match self.terms:
            case (Product(1, (symbol,)),):
                return symbol
            case _:
                return None

    @property
    def symbols(self) -> set[int]:
        """The symbols that it depends on."""
        return {symbol for term in self.terms for symbol in term.symbols}

    def substitute(self, meaning: Callable[[int], Polynomial]) -> Polynomial:
        """The polynomial with each symbol replaced by another polynomial."""
        total: list[Product] = []
        for term in self.terms:
            replaced = Polynomial.number(term.factor)
            for symbol in term.symbols:
                replaced = replaced * meaning(symbol)
            total += replaced.terms
        return Polynomial.sum_of(total)

    def value(self, sizes: Sequence[int]) -> int:
        """The value of the polynomial if symbol k is `sizes[k]`."""
        return sum(term.factor * prod(sizes[symbol] for symbol in term.symbols) for term in self)
