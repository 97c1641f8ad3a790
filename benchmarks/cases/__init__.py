"""A file a family; each has `cases(tiny)`, its cases at their real sizes or at tiny ones."""

from benchmarks.case import Case
from benchmarks.cases import adam, five

FAMILIES = (five, adam)


def all_of(*, tiny: bool = False) -> list[Case]:
    """Every case, the five first."""
    return [case for family in FAMILIES for case in family.cases(tiny)]
