"""Parameters in pairs, one for `mlfuse.torch.optim` and one for `torch.optim`, and how far they are apart."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from mlfuse.runtime.compilers.cc import find_compiler

torch: Any = pytest.importorskip("torch", reason="mlfuse.torch needs PyTorch")
if find_compiler() is None:
    pytest.skip("needs a C compiler", allow_module_level=True)
fused: Any = import_module("mlfuse.torch.optim")

SHAPES: tuple[tuple[int, ...], ...] = ((), (0,), (1,), (3, 5), (2, 0, 4), (1027,))
WHOLE: tuple[tuple[int, ...], ...] = ((0,), (32,), (3, 64))
"""Shapes of 16-bit parameters: torch's CPU code adds alpha * x to 16-bit floats with one rounding, but to the
last n % 32 of them with two."""
BITS = {torch.float32: 23, torch.float64: 52, torch.bfloat16: 7, torch.float16: 10}
LEAST = {torch.float32: -149, torch.float64: -1074, torch.bfloat16: -133, torch.float16: -24}
IN_TORCH: list[tuple[str, dict[str, Any]]] = [
    ("SGD", {}),
    ("SGD", {"momentum": 0.8, "dampening": 0.3, "weight_decay": 0.1}),
    ("SGD", {"momentum": 0.8, "nesterov": True, "maximize": True}),
    ("Adam", {}),
    ("Adam", {"amsgrad": True, "betas": (0.4, 0.9), "weight_decay": 0.1}),
    ("Adam", {"decoupled_weight_decay": True, "weight_decay": 0.1, "maximize": True}),
    ("AdamW", {}),
    ("AdamW", {"amsgrad": True, "betas": (0.4, 0.9), "weight_decay": 0.1, "maximize": True}),
    ("Adagrad", {"initial_accumulator_value": 0.25, "lr_decay": 0.2, "weight_decay": 0.1}),
    ("RMSprop", {}),
    ("RMSprop", {"centered": True, "momentum": 0.7, "weight_decay": 0.1, "alpha": 0.4}),
    ("Adadelta", {}),
    ("Adadelta", {"rho": 0.6, "weight_decay": 0.1, "maximize": True}),
    ("Adamax", {"weight_decay": 0.1}),
    ("NAdam", {"momentum_decay": 0.1, "weight_decay": 0.1}),
    ("NAdam", {"decoupled_weight_decay": True, "weight_decay": 0.1}),
    ("RAdam", {"betas": (0.4, 0.9)}),
    ("RAdam", {"decoupled_weight_decay": True, "weight_decay": 0.1, "maximize": True}),
]
"""Classes that torch has, with keywords."""
ONE_OF_EACH = [
    ("SGD", {"momentum": 0.9}),
    *((name, {}) for name in ("Adam", "AdamW", "Adagrad", "Adadelta", "Adamax", "NAdam", "RAdam")),
    ("RMSprop", {"momentum": 0.9, "centered": True}),
]


def named(case: object) -> str | None:
    """A case's name among the tests."""
    if not isinstance(case, tuple):
        return None
    name, keywords = case
    return "-".join([name, *(f"{k}={v}" for k, v in keywords.items())])


def parameters(
    shapes: Sequence[tuple[int, ...]] = SHAPES, dtype: Any = torch.float32, seed: int = 5
) -> list[Any]:
    source = torch.Generator().manual_seed(seed)
    return [
        torch.nn.Parameter(torch.randn(shape, generator=source, dtype=torch.float64).to(dtype))
        for shape in shapes
    ]


def copies(params: Sequence[Any]) -> list[Any]:
    return [torch.nn.Parameter(p.detach().clone()) for p in params]


@dataclass
class Gradients:
    """Random gradients, the same for both of a pair."""

    seed: int = 3

    def __post_init__(self) -> None:
        self._source = torch.Generator().manual_seed(self.seed)

    def give(self, *lists: Sequence[Any]) -> None:
        for together in zip(*lists, strict=True):
            made = torch.randn(together[0].shape, generator=self._source, dtype=torch.float64)
            for p in together:
                p.grad = made.to(p.dtype, copy=True)


def pair(name: str, ours: Any, theirs: Any, **keywords: Any) -> tuple[Any, Any]:
    """mlfuse's optimizer and torch's, each over its own parameters."""
    mine = getattr(fused, name)(ours, **keywords)
    return mine, getattr(torch.optim, name)(theirs, foreach=False, **keywords)


def as_f64(tensor: Any) -> Any:
    return tensor.detach().double().numpy().copy()


def distance(got: Any, want: Any, size: Any) -> float:
    """The largest difference in units in the last place of `size`; infinite where one is NaN alone."""
    assert (got.dtype, got.shape) == (want.dtype, want.shape)
    x, y = as_f64(got), as_f64(want)
    if x.size == 0:
        return 0.0
    _, exponent = np.frexp(size)
    unit = np.ldexp(1.0, np.maximum(exponent - 1 - BITS[got.dtype], LEAST[got.dtype]))
    return float(np.max(np.where(x == y, 0.0, np.nan_to_num(np.abs(x - y) / unit, nan=np.inf))))


def assert_near(ours: Sequence[Any], theirs: Sequence[Any], ulps: float = 8.0) -> None:
    """Within some units in the last place of the largest element of each tensor."""
    for got, want in zip(ours, theirs, strict=True):
        size = np.full(want.shape, np.max(np.abs(as_f64(want)), initial=0.0))
        assert distance(got, want, size) <= ulps
