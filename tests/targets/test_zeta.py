"""Hurwitz's zeta function and polygamma: the header and the interpreter against mpmath."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from test_math_header import NATIVE, Build

from mlfuse.dialects.graph import zeta
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.targets.printers.mathlib import ULP, ULP_F64
from mlfuse.testing.host_device import run_on_host

Array = np.ndarray[Any, np.dtype[Any]]
mp: Any = import_module("mpmath")
INTERPRETER: dict[str, Callable[[Array, Array], Array]] = {
    "zeta": zeta.zeta,
    "polygamma": zeta.polygamma,
}
NAN, INF = float("nan"), float("inf")


@pytest.fixture(scope="module")
def native(tmp_path_factory: pytest.TempPathFactory) -> Build:
    names = [f"{name}_{kind}" for name in INTERPRETER for kind in ("f32", "f64")]
    return Build(tmp_path_factory.mktemp("zeta"), "zeta", *NATIVE, names=names)


def sum_of_powers(s: Any, q: Any) -> tuple[Any, Any]:
    """The sum of (q + k)^-s over k >= 0, and that of the terms' sizes; negative q + k one by one."""
    total = sizes = mp.mpf(0)
    while q < 0:
        term = q ** -int(s)
        total, sizes, q = total + term, sizes + abs(term), q + 1
    with mp.workdps(mp.mp.dps + 20 + int(abs(s * mp.log10(q + 1)))):  # mpmath's digits are absolute
        rest = mp.zeta(s, q)
    return total + rest, sizes + rest


def exact(name: str, a: float, b: float) -> tuple[Any, Any]:
    """The value, and what the error is measured by where that cancels."""
    if name == "zeta":
        return sum_of_powers(mp.mpf(a), mp.mpf(b))
    value, sizes = sum_of_powers(mp.mpf(a) + 1, mp.mpf(b))
    factor = mp.factorial(int(a))
    return (-1) ** (int(a) + 1) * factor * value, factor * sizes


def errors(name: str, got: Array, a: Array, b: Array) -> Array:
    """In units of the last place of the result, or of all terms' sizes; infinite results must be."""
    info = np.finfo(got.dtype)
    out: list[float] = []
    with mp.workdps(45):
        for value, x, y in zip(got.tolist(), a.tolist(), b.tolist(), strict=True):
            want, sizes = exact(name, x, y)
            if abs(want) > float(info.max):
                out.append(0 if value == float(mp.sign(want)) * INF else INF)
                continue
            size = max(abs(want), sizes if y < 0 and got.dtype == np.float64 else 0)
            place = mp.mpf(2) ** max(int(mp.floor(mp.log(size, 2))), info.minexp)
            error = abs(mp.mpf(value) - want) / (place * mp.mpf(float(info.eps)))
            out.append(float(error) if np.isfinite(value) else INF)
    return np.array(out)


def arguments(name: str, seed: int, dtype: type[np.floating[Any]]) -> tuple[Array, Array]:
    """Small and large ones, large exponents, exponents near 1, and negative starts."""
    rng = np.random.default_rng(seed)
    n = 60
    pairs = [
        (rng.integers(2, 6, n), rng.uniform(0.05, 20, n)),
        (rng.integers(2, 22, n), np.exp2(rng.uniform(-40, 40, n))),
        (rng.integers(2, 9, n), -rng.uniform(0.05, 20, n)),
        (rng.integers(23, 160, n), np.exp2(rng.uniform(-3, 10, n))),
    ]
    if name == "zeta":
        pairs.append((1 + np.exp2(rng.uniform(-20, 7, n)), np.exp2(rng.uniform(-20, 20, n))))
    else:
        pairs = [(s - 1, x) for s, x in pairs]
    a, b = (np.concatenate(column).astype(dtype) for column in zip(*pairs, strict=True))
    return a, b


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("name", INTERPRETER)
@pytest.mark.sampled(4)
def test_header(native: Build, name: str, kind: str):
    a, b = arguments(name, 1, np.float32 if kind == "f32" else np.float64)
    error = errors(name, native(f"{name}_{kind}", a, b), a, b)
    at = int(np.argmax(error))
    assert error[at] <= (ULP if kind == "f32" else ULP_F64)[name], (a[at].item(), b[at].item())


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "ulp"), [("f32", 0.51), ("f64", 1.5)])
@pytest.mark.parametrize("name", INTERPRETER)
def test_interpreter(name: str, kind: str, ulp: float):
    a, b = arguments(name, 2, np.float32 if kind == "f32" else np.float64)
    with np.errstate(all="ignore"):
        got = INTERPRETER[name](a, b)
    assert errors(name, got, a, b).max() <= ulp


def test_orders_beyond_170_lose_digits_only_slowly(native: Build):
    """In f64, whose factorials end there."""
    n, x = np.array([171.0, 200.0, 1000.0]), np.array([60.0, 80.5, 368.0])
    assert errors("polygamma", native("polygamma_f64", n, x), n, x).max() <= 1000


VALUES = {
    "zeta": [
        (2, 1, np.pi**2 / 6), (4, 1, np.pi**4 / 90), (2, 0.5, np.pi**2 / 2), (2, -0.5, np.pi**2 / 2 + 4),
        (1, 2, INF), (1, -2.5, INF), (1, 0, INF), (1, INF, INF), (0.5, 2, NAN), (-INF, 1, NAN),
        (2, 0, INF), (2, -0.0, INF), (3, 0, NAN), (2, -3, INF), (3, -3, NAN), (2.5, 0, NAN),
        (2.5, -0.5, NAN), (2, INF, 0), (2, -INF, NAN), (INF, 2, 0), (INF, 1, 1), (INF, 0.5, INF),
        (INF, -0.5, NAN), (1e30, 1, 1), (1e30, 1.5, 0), (1e30, 1e30, 0), (2, 1e-30, INF),
        (3, -1e-30, -INF), (NAN, 1, NAN), (1, NAN, NAN), (2, NAN, NAN),
    ],
    "polygamma": [
        (1, 1, np.pi**2 / 6), (1, 0.5, np.pi**2 / 2), (3, 1, np.pi**4 / 15), (1, -0.5, np.pi**2 / 2 + 4),
        (0, 1, -0.5772156649015329), (0, 0, NAN), (0, -1, NAN), (0, INF, INF), (1, 0, INF), (2, 0, NAN),
        (1, -1, INF), (2, -1, NAN), (1.5, 2, NAN), (-1, 2, NAN), (INF, 2, NAN), (1, INF, 0),
        (2, INF, -0.0), (1, -INF, NAN), (200, 1e-3, -INF), (200, -0.25, INF), (201, -0.25, INF),
        (35, 1e-9, INF), (1e30, 2, -INF), (NAN, 1, NAN), (0, NAN, NAN), (1, NAN, NAN),
    ],
}  # fmt: skip
"""Closed forms, and what is right at poles and ends: XLA's, but at infinity, where XLA has NaN."""


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("name", INTERPRETER)
def test_closed_forms_limits_and_poles(native: Build, name: str, kind: str):
    dtype = np.float32 if kind == "f32" else np.float64
    cases = [case for case in VALUES[name] if kind == "f32" or 1e-30 not in np.abs(case[:2])]
    a, b, want = (np.array(column, dtype) for column in zip(*cases, strict=True))
    with np.errstate(all="ignore"):
        both = (native(f"{name}_{kind}", a, b), INTERPRETER[name](a, b))
    for got in both:
        # docs/numerics.md: zeta stays within 6 ULP for q > 0, polygamma within 7 up to order 22.
        np.testing.assert_allclose(got, want, rtol=6 * float(np.finfo(dtype).eps), atol=0)
        zero = want == 0
        np.testing.assert_array_equal(np.signbit(got[zero]), np.signbit(want[zero]))


@pytest.mark.slow
@pytest.mark.parametrize("name", INTERPRETER)
def test_scalar_ops_read_back_and_run_as_cuda_text(name: str):
    text = f"""func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {{
  %r = graph.{name} %a, %b : tensor<8xf32>
  func.return %r : tensor<8xf32>
}}"""
    module = parse_module(text)
    a = np.array([2, 3, 4, 5, 6, 7, 2, 3], np.float32)
    b = np.array([0.5, 1, 2.5, 20, 0.01, 7, -0.5, -3.75], np.float32)
    (got,) = run_on_host(module, "main", [a, b])
    assert errors(name, np.asarray(got), a, b).max() <= 0.51
    kernel = print_module(pipelines.run(module, "kernel", "cpu"))
    assert f"special.{name} " in kernel
    assert print_module(parse_module(kernel)) == kernel
