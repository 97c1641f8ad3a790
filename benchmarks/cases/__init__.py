"""A file a family; each has `cases(tiny)`, its cases at their real sizes or at tiny ones."""

from benchmarks.case import Case
from benchmarks.cases import activations, five, host, movement, norms, optimizers, rows, small
from benchmarks.cases.narrow import in_bf16

FAMILIES = (activations, norms, rows, movement)


def all_of(*, tiny: bool = False, device: str = "cpu") -> list[Case]:
    """Every case, the five first; on a GPU those that models run in bf16 in that type, too."""
    first = [*five.cases(tiny), *optimizers.cases(tiny, device)]
    found = [*first, *(case for family in FAMILIES for case in family.cases(tiny))]
    if device != "cpu":
        both = [[case, in_bf16(case)] if narrows(case) else [case] for case in found]
        found = [case for each in both for case in each]
    return [*found, *small.cases(tiny), *host.cases(tiny)]


def narrows(case: Case) -> bool:
    """Whether all its tensors are f32, truth values or class numbers."""
    return bool(case.text) and "xi8>" not in case.text
