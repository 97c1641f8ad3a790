"""A file a family; each has `cases(tiny)`, its cases at their real sizes or at tiny ones."""

from collections.abc import Sequence

from benchmarks.case import Case
from benchmarks.cases import activations, five, host, movement, norms, optimizers, rows, small
from benchmarks.cases.narrow import in_bf16

FAMILIES = (activations, norms, rows, movement)


def all_of(*, tiny: bool = False, device: str = "cpu") -> list[Case]:
    """Every case, the five first; on a GPU those that models run in bf16 in that type, too."""
    families = [case for family in FAMILIES for case in family.cases(tiny)]
    return [
        *in_types(five.cases(tiny), device),
        *small.cases(tiny),
        *host.cases(tiny),
        *optimizers.cases(tiny, device),
        *in_types(families, device),
    ]


def in_types(cases: Sequence[Case], device: str) -> list[Case]:
    """In f32, and on a GPU in bf16 beside it where all tensors are f32, truth values or class numbers."""
    found: list[Case] = []
    for case in cases:
        found.append(case)
        if device != "cpu" and "xi8>" not in case.text:
            found.append(in_bf16(case))
    return found
