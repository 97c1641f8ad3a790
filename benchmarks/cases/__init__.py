"""The cases, in a file for each family. `cases(tiny)` of a file returns its cases, with real or tiny sizes."""

from collections.abc import Sequence

from benchmarks.case import Case
from benchmarks.cases import (
    activations,
    attention,
    five,
    host,
    models,
    movement,
    norms,
    optimizers,
    products,
    rows,
    small,
)
from benchmarks.cases.narrow import in_bf16

FAMILIES = (activations, norms, rows, movement)


def all_of(*, tiny: bool = False, device: str = "cpu") -> list[Case]:
    """All cases, beginning with those of `five`. On a GPU, the cases that models run in bf16 also come in bf16."""
    families = [case for family in FAMILIES for case in family.cases(tiny)]
    return [
        *in_types(five.cases(tiny), device),
        *small.cases(tiny),
        *host.cases(tiny),
        *optimizers.cases(tiny, device),
        *in_types(families, device),
        *products.cases(tiny),
        *attention.cases(tiny),
        *(models.cases(tiny) if device == "cpu" else []),
    ]


def in_types(cases: Sequence[Case], device: str) -> list[Case]:
    """The cases and, on a GPU, each in bf16 as well, except those with tensors of 8-bit integers."""
    found: list[Case] = []
    for case in cases:
        found.append(case)
        if device != "cpu" and "xi8>" not in case.text:
            found.append(in_bf16(case))
    return found
