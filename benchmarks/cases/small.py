"""Sizes for which the time of a call matters more than the kernel's: 1,024 to 65,536 elements."""

from __future__ import annotations

from benchmarks.case import Case
from benchmarks.cases.activations import bias_gelu
from benchmarks.cases.five import add_layer_norm, multiply_add, sigmoid, softmax

SHAPES = ((8, 128), (32, 256), (64, 1024))


def cases(tiny: bool) -> list[Case]:
    """Five functions at three sizes; none at tiny sizes, where other files have these cases."""
    if tiny:
        return []
    makers = (sigmoid, multiply_add, softmax, add_layer_norm, bias_gelu)
    return [make(shape) for make in makers for shape in SHAPES]
