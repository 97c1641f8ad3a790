"""Optimizer steps as modules, and arrays for them.

A module's function does a step for an f32, an f64 and a bf16 parameter of any size: arguments are the tensors of each
type in operand order, then the numbers by name.
"""

# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import ml_dtypes
import numpy as np

import mlfuse
from mlfuse.dialects.optim import UPDATES
from mlfuse.dialects.optim.update import UpdateOp

Array = Any
DTYPES: dict[str, Any] = {"f32": np.float32, "f64": np.float64, "bf16": ml_dtypes.bfloat16}
SHAPES: tuple[tuple[int, ...], ...] = ((), (0,), (1,), (3, 5), (2, 0, 4), (1027,))
BY_NAME: dict[str, type[UpdateOp]] = {op.name.removeprefix("optim."): op for op in UPDATES}


@dataclass(frozen=True)
class Case:
    """An optimizer with options, and numbers for some of its hyperparameters."""

    name: str
    options: tuple[str, ...] = ()
    """Those that differ from the default."""
    numbers: tuple[tuple[str, float], ...] = ()

    def __str__(self) -> str:
        return "-".join((self.name, *self.options, *(f"{k}={v}" for k, v in self.numbers)))

    @property
    def op(self) -> type[UpdateOp]:
        return BY_NAME[self.name]

    @property
    def chosen(self) -> list[str]:
        """The options that are on."""
        on = [name for name in self.op.options() if _starts_on(self.op, name)]
        return [
            *(n for n in on if n not in self.options),
            *(n for n in self.options if n not in on),
        ]

    @property
    def hyperparameters(self) -> dict[str, float]:
        """All of them but the step, by name."""
        given = dict(self.numbers)
        found = self.op.numbers(self.chosen)
        return {
            each.name: given.get(each.name, each.default)
            for each in found
            if each.default is not None
        }


def _starts_on(op: type[UpdateOp], option: str) -> bool:
    return op.get_irdl_definition().properties[option].default_value is not None


def text(case: Case, types: Sequence[str]) -> str:
    """A function that takes a step for a parameter of each type (`?xf32`, or `xf32` of rank 0)."""
    states = case.op.states(case.chosen)
    names = [each.name for each in case.op.numbers(case.chosen)]
    options = [f"{n} = false" if _starts_on(case.op, n) else n for n in case.options]
    written = f" {{{', '.join(options)}}}" if options else ""
    arguments: list[str] = []
    lines: list[str] = []
    results: list[tuple[str, str]] = []
    for k, type_ in enumerate(types):
        roles = ["p", "g", *(state.name for state in states)]
        held = [
            "tensor<f32>" if any(s.scalar for s in states if s.name == role) else f"tensor<{type_}>"
            for role in roles
        ]
        arguments += [f"%{role}{k}: {t}" for role, t in zip(roles, held, strict=True)]
        new = [(f"%{role}{k}_1", t) for role, t in zip(roles, held, strict=True) if role != "g"]
        results += new
        values = ", ".join(f"%{role}{k}" for role in roles)
        told = " ".join(f"{name} %{name}" for name in names)
        lines.append(
            f"{', '.join(n for n, _ in new)} = {case.op.name} {values} {told}{written} : {', '.join(held)}"
        )
    arguments += [f"%{name}: tensor<f64>" for name in names]
    types_ = ", ".join(t for _, t in results)
    body = "\n  ".join(lines)
    return (
        f"func.func @main({', '.join(arguments)}) -> ({types_}) {{\n  {body}\n"
        f"  func.return {', '.join(n for n, _ in results)} : {types_}\n}}"
    )


@cache
def compiled(case_name: str, options: tuple[str, ...], types: tuple[str, ...], device: str) -> Any:
    return mlfuse.compile(text(Case(case_name, options), types), device)


def step(
    case: Case, tensors: Sequence[Sequence[Array]], numbers: Mapping[str, float], device: str
) -> list[list[Array]]:
    """One step of flat tensors, a list for each of `DTYPES`: parameter, gradient, states. The new parameters and states."""
    types = tuple(f"?x{name}" for name in DTYPES)
    arguments = [array for group in tensors for array in group]
    results = _run(case, types, arguments, numbers, device)
    size = len(results) // len(types)
    return [results[k : k + size] for k in range(0, len(results), size)]


def step_of(
    case: Case, dtype: str, tensors: Sequence[Array], numbers: Mapping[str, float], device: str
) -> list[Array]:
    """The same of one element type."""
    return _run(case, (f"?x{dtype}",), tensors, numbers, device)


def _run(
    case: Case,
    types: tuple[str, ...],
    tensors: Sequence[Array],
    numbers: Mapping[str, float],
    device: str,
) -> list[Array]:
    names = [each.name for each in case.op.numbers(case.chosen)]
    given = [np.float64(numbers[name]) for name in names]
    results = compiled(case.name, case.options, types, device)(*tensors, *given)
    return [results] if isinstance(results, np.ndarray) else list(results)


@cache
def torch_has_fma() -> bool:
    """Whether torch's CPU code, like ours, computes a * b + c with one rounding. Without AVX2 it rounds twice."""
    import torch

    return torch.backends.cpu.get_cpu_capability() != "DEFAULT"


def sizes(value: Array, before: Array, spread: Array | float = 0.0) -> Array:
    """Element by element, the larger of a value and its change, as f64; or the size of which `spread` is a rounding."""
    new, old = value.astype(np.float64), before.astype(np.float64)
    with np.errstate(invalid="ignore"):
        of_spread = np.asarray(spread, np.float64) / np.float64(ml_dtypes.finfo(value.dtype).eps)
        return np.maximum(np.maximum(np.abs(new), np.abs(new - old)), of_spread)


def distance(got: Array, want: Array, size: Array) -> float:
    """The largest difference, in units in the last place of `size`. Infinite where one is NaN or infinite and the other
    isn't the same."""
    assert (got.dtype, got.shape) == (want.dtype, want.shape)
    if got.size == 0:
        return 0.0
    x, y = got.astype(np.float64), want.astype(np.float64)
    bits, least = {2: (7, 2.0**-133), 4: (23, 2.0**-149), 8: (52, 5e-324)}[want.dtype.itemsize]
    _, exponent = np.frexp(size)
    unit = np.maximum(np.ldexp(1.0, exponent - 1 - bits), least)
    with np.errstate(invalid="ignore"):
        difference = np.abs(x - y) / unit
    same = (x == y) | (np.isnan(x) & np.isnan(y))
    return float(np.max(np.where(same, 0.0, np.where(np.isfinite(difference), difference, np.inf))))
