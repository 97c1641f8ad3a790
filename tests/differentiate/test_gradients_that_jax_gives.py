"""Gradients of programs that JAX wrote are what JAX says they are (recorded; JAX isn't needed).

Compared where arguments are ordinary numbers: what gradients are at zeros, infinities and NaN is
`test_conventions_at_kinks`'s, and not always JAX's (docs/gradients.md).
"""

# pyright: reportMissingImports=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "jax_programs"))

import jax_gradients
import programs

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.interpreter import run_module

pytestmark = pytest.mark.quick_c

OWN_RULE = "a rule of the program's own, which isn't in the text that JAX writes"
BITS = "JAX has a rule for the function; the text has what it does to the bits"
DIFFERENT = {
    "elementwise_unary/stop_gradient_f32_1x1": OWN_RULE,
    "elementwise_unary/stop_gradient_f64": OWN_RULE,
    "training/custom_jvp": OWN_RULE,
    "training/custom_jvp_gradient": OWN_RULE,
    "training/custom_vjp": OWN_RULE,
    "compare_select_cast/frexp": BITS,
    "compare_select_cast/ldexp": BITS,
    "windows_scans/cummax_special": "elements next to a NaN",
    "windows_scans/cummin_special": "elements next to a NaN",
    "windows_scans/reduce_window_max_nan": "XLA starts its search again after a NaN",
    "elementwise_unary/acosh_f32_2x3x5": "NaN below 1, where JAX has the derivative of a NaN",
    "elementwise_unary/spence_f32_special": "NaN below 0, where JAX has 0",
    "elementwise_unary/acosh_f64": "NaN below 1, where JAX has the derivative of a NaN",
}
"""Programs whose gradients aren't JAX's, and why."""
TOLERANCE = {"float64": 1e-9, "float32": 2e-4}
"""Relative to a gradient's largest element. Constants, because JAX's gradients are stored results of its own programs, whose
roundings can't be measured here. They find wrong formulas, whose error is about 1."""
FLOATS = ("float64", "float32", "float16", "bfloat16", "float8_e4m3fn", "float8_e5m2")
CASES = [
    f"{family}/{name}"
    for family in jax_gradients.FAMILIES
    for name in jax_gradients.gradients(family)
]


def is_ordinary(x: Array) -> Array:
    """Neither 0, subnormal, infinite, NaN, nor of a size whose square overflows."""
    size = np.abs(x.astype(np.float64))
    limits = np.finfo(x.dtype)
    return (size >= float(limits.tiny)) & (size < float(limits.max) ** 0.5)


def differences(family: str, name: str) -> list[str]:
    """The arguments whose gradients differ."""
    (program,) = (each for each in programs.programs(family) if each.name == name)
    expected = jax_gradients.gradients(family)[name]
    graph, signature = programs.graph_of(program)
    module = mlfuse.differentiate(graph, argnums=sorted(expected), values=False)
    args, results = programs.arrays_of(program, signature)
    floats = [result for result in results if result.dtype.name in FLOATS]
    given = jax_gradients.weights(name, floats)
    if len(floats) == 1 and floats[0].shape == ():
        given = []
    with np.errstate(all="ignore"):
        found = run_module(module, "main_grad", [*args, *given])
    problems: list[str] = []
    for (number, want), got in zip(sorted(expected.items()), found, strict=True):
        seen = np.ones(want.shape, np.bool_)
        if family.startswith(("elementwise", "activations")):
            for arg in args:
                if arg.shape == want.shape and arg.dtype == want.dtype:
                    seen &= is_ordinary(arg)
        tolerance = TOLERANCE[want.dtype.name]
        size = np.abs(np.where(np.isfinite(want) & seen, want, 0)).max(initial=1)
        close = np.isclose(
            got, want, rtol=tolerance, atol=tolerance * min(size, 1e3), equal_nan=True
        )
        if not close[seen].all():
            place = tuple(np.argwhere(~close & seen)[0])
            problems.append(f"argument {number} at {place}: {got[place]}, not {want[place]}")
    return problems


@pytest.mark.parametrize("program", CASES)
@pytest.mark.sampled(30)
def test_the_gradient_is_jax_s(program: str) -> None:
    family, _, name = program.partition("/")
    if program in DIFFERENT:
        assert differences(family, name), "is JAX's now: take it out of DIFFERENT"
    else:
        assert differences(family, name) == []
