"""Polynomials of sizes: as integers, for any values of the symbols."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mlfuse.dialects.sizes import ONE, ZERO, Polynomial, Product, product

SYMBOLS = 3


def term(factor: int, symbols: list[int]) -> Product:
    return product([Product(factor), *(Product(1, (symbol,)) for symbol in symbols)])


terms = st.builds(term, st.integers(-9, 9), st.lists(st.integers(0, SYMBOLS - 1), max_size=3))
polynomials = st.builds(Polynomial.sum_of, st.lists(terms, max_size=4))
sizes = st.tuples(*[st.integers(0, 50)] * SYMBOLS)


@given(polynomials, polynomials, sizes)
def test_arithmetic_is_that_of_the_values(a: Polynomial, b: Polynomial, n: tuple[int, ...]):
    assert (a + b).value(n) == a.value(n) + b.value(n)
    assert (a - b).value(n) == a.value(n) - b.value(n)
    assert (a * b).value(n) == a.value(n) * b.value(n)


@given(polynomials, polynomials, polynomials)
def test_equal_polynomials_are_equal_objects(a: Polynomial, b: Polynomial, c: Polynomial):
    assert a * (b + c) == c * a + b * a
    assert a - a == Polynomial.number(0)
    assert hash(a + b) == hash(b + a)


@given(polynomials, terms)
def test_a_factor_divides(a: Polynomial, divisor: Product):
    factor = Polynomial.sum_of([divisor])
    quotient = (a * factor).over(factor)
    assert quotient == (a if divisor.factor else None)


@given(polynomials, st.lists(polynomials, min_size=SYMBOLS, max_size=SYMBOLS), sizes)
def test_substitution(a: Polynomial, meanings: list[Polynomial], n: tuple[int, ...]):
    inner = [meaning.value(n) for meaning in meanings]
    assert a.substitute(lambda symbol: meanings[symbol]).value(n) == a.value(inner)


def test_what_is_no_factor_gives_none():
    x, two = Polynomial.symbol(0), Polynomial.number(2)
    assert (x * two + Polynomial.number(1)).over(two) is None
    assert x.over(Polynomial.symbol(1)) is None
    assert (x * x).over(x + two) is None
    assert x.over(Polynomial.number(0)) is None


def test_its_parts():
    x, y = Polynomial.symbol(0), Polynomial.symbol(1)
    size = x * y + x + Polynomial.number(3)
    assert (size.constant, size.symbols, size.static) == (3, {0, 1}, None)
    assert (x.only_symbol, (x + x).only_symbol, size.only_symbol) == (0, None, None)
    assert [Polynomial.number(n).static for n in (0, 7)] == [0, 7]
    assert Product(0, (1,)) * 0 == ZERO * ONE
