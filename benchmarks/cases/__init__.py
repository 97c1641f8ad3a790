"""A file a family; each has `cases(tiny)`, its cases at their real sizes or at tiny ones."""

from benchmarks.case import Case
from benchmarks.cases import activations, adam, five, movement, norms, rows, small

FAMILIES = (five, adam, activations, norms, rows, movement, small)


def all_of(*, tiny: bool = False) -> list[Case]:
    """Every case, the five first."""
    return [case for family in FAMILIES for case in family.cases(tiny)]
