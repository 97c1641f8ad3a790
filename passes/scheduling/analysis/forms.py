"""Affine expressions as sums, so that the index arithmetic of a reshape cancels.

An expression becomes a sum of atoms with integer factors. An atom is a loop dim or a `floordiv`;
`e mod c` is expanded to e - c * (e floordiv c). A reshape of a row-major buffer then
cancels: 4 * (e floordiv 4) + (e mod 4) is e. A remaining `floordiv` is simplified with the
sizes of the dims: (4 * i + j) floordiv 4 is i if j < 4.

Indices are nonnegative everywhere, and so are divisors. Cost: linear in the expression, times the
nesting of divisions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import gcd

from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineSymExpr,
)


@dataclass(frozen=True)
class Floor:
    """`(sum of atoms + constant) floordiv divisor`, as an atom of a larger sum."""

    terms: tuple[tuple[Atom, int], ...]
    constant: int
    divisor: int

    def dims(self) -> set[int]:
        """The loop dims in it."""
        return {dim for atom, _ in self.terms for dim in dims_of_atom(atom)}


@dataclass(frozen=True)
class Computed:
    """An index that the body computes (a gather): the access's operand at a position."""

    operand: int


Atom = int | Floor | Computed
"""A loop dim by position, a remaining division, or a computed index."""


@dataclass(frozen=True)
class Form:
    """A sum of atoms with factors, none zero, plus a constant."""

    terms: Mapping[Atom, int]
    constant: int = 0

    def plus(self, other: Form, factor: int = 1) -> Form:
        """self + factor * other."""
        terms = dict(self.terms)
        for atom, value in other.terms.items():
            terms[atom] = terms.get(atom, 0) + factor * value
        nonzero = {atom: value for atom, value in terms.items() if value}
        return Form(nonzero, self.constant + factor * other.constant)


def dims_of_atom(atom: Atom) -> set[int]:
    """The loop dims in an atom."""
    if isinstance(atom, int):
        return {atom}
    return atom.dims() if isinstance(atom, Floor) else set()


def form_of(expr: AffineExpr, sizes: Sequence[int | None]) -> Form:
    """An affine expression over dims of the given sizes (None where not static).

    A symbol stands for a computed index.
    """
    match expr:
        case AffineConstantExpr(value):
            return Form({}, value)
        case AffineDimExpr(position):
            return Form({} if sizes[position] == 1 else {position: 1})
        case AffineSymExpr(position):
            return Form({Computed(position): 1})
        case AffineBinaryOpExpr(kind, lhs, rhs):
            return _binary(kind, form_of(lhs, sizes), form_of(rhs, sizes), sizes)
        case _:
            raise AssertionError(f"no affine expression: {expr}")


def _binary(kind: AffineBinaryOpKind, left: Form, right: Form, sizes: Sequence[int | None]) -> Form:
    if kind is AffineBinaryOpKind.Add:
        return left.plus(right)
    if kind is AffineBinaryOpKind.Mul:
        if left.terms:
            left, right = right, left
        return Form({}).plus(right, left.constant)
    divisor = right.constant
    if kind is AffineBinaryOpKind.CeilDiv:
        return _floor(left.plus(Form({}, divisor - 1)), divisor, sizes)
    quotient = _floor(left, divisor, sizes)
    return quotient if kind is AffineBinaryOpKind.FloorDiv else left.plus(quotient, -divisor)


def _floor(form: Form, divisor: int, sizes: Sequence[int | None]) -> Form:
    """`form floordiv divisor`, simplified."""
    if divisor == 1:
        return form
    # Multiples of the divisor move out: (c * q + r) floordiv c = q + r floordiv c.
    whole = {atom: value // divisor for atom, value in form.terms.items() if value % divisor == 0}
    rest = {atom: value for atom, value in form.terms.items() if value % divisor}
    result = Form(whole, form.constant // divisor)
    constant = form.constant % divisor
    if not rest and not constant:
        return result
    # With g a divisor of c: (g * q + r) floordiv c = q floordiv (c / g) where 0 <= r < g.
    for g in sorted({gcd(divisor, value) for value in rest.values()} | {divisor}, reverse=True):
        small = {atom: value for atom, value in rest.items() if value % g}
        top = _maximum(small, constant % g, sizes)
        if g == 1 or top is None or top >= g:
            continue
        large = {atom: value // g for atom, value in rest.items() if value % g == 0}
        return result.plus(_floor(Form(large, constant // g), divisor // g, sizes))
    nested = _nested(rest, constant, divisor)
    return result.plus(Form({nested: 1}))


def _nested(terms: Mapping[Atom, int], constant: int, divisor: int) -> Floor:
    """(x floordiv a) floordiv b is x floordiv (a * b)."""
    if not constant and len(terms) == 1:
        ((atom, factor),) = terms.items()
        if isinstance(atom, Floor) and factor == 1:
            return Floor(atom.terms, atom.constant, atom.divisor * divisor)
    ordered = tuple(sorted(terms.items(), key=lambda item: repr(item[0])))
    return Floor(ordered, constant, divisor)


def _maximum(terms: Mapping[Atom, int], constant: int, sizes: Sequence[int | None]) -> int | None:
    """The largest value of a nonnegative sum; None if unknown."""
    total = constant
    for atom, factor in terms.items():
        largest = _largest(atom, sizes)
        if factor < 0 or largest is None:
            return None
        total += factor * largest
    return total


def _largest(atom: Atom, sizes: Sequence[int | None]) -> int | None:
    if isinstance(atom, int):
        size = sizes[atom]
        return None if size is None else max(size - 1, 0)
    if isinstance(atom, Computed):
        return None
    inner = _maximum(dict(atom.terms), atom.constant, sizes)
    return None if inner is None else inner // atom.divisor
