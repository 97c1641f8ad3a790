"""Inverse error function, log-gamma, digamma and I1: the header and the interpreter against mpmath."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from test_math_header import NATIVE, Build

from mlfuse.dialects.graph import special
from mlfuse.dialects.graph.base import ScalarOp
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.targets.printers.mathlib import ULP, ULP_F64

Array = np.ndarray[Any, np.dtype[Any]]
mp: Any = import_module("mpmath")

OPS: dict[str, type[ScalarOp]] = {
    "erf_inv": special.ErfInvOp,
    "lgamma": special.LgammaOp,
    "digamma": special.DigammaOp,
    "bessel_i1e": special.BesselI1eOp,
}


@pytest.fixture(scope="module")
def native(tmp_path_factory: pytest.TempPathFactory) -> Build:
    names = [f"{name}_{kind}" for name in OPS for kind in ("f32", "f64")]
    return Build(tmp_path_factory.mktemp("special"), "special", *NATIVE, names=names)


def exact_erf_inv(x: Any) -> Any:
    """mpmath's own loses digits near 1, where erfc has them all."""
    if abs(x) < 0.9:
        return mp.erfinv(x)
    rest = 1 - abs(x)
    y = mp.sqrt(-mp.log(rest))
    for _ in range(200):
        step = (mp.erfc(y) - rest) * mp.exp(y * y) * mp.sqrt(mp.pi) / 2
        y += step / (1 - y * step)
        if abs(step) < mp.mpf(10) ** -35:
            return mp.sign(x) * y
    raise AssertionError(f"no convergence at {x}")


EXACT: dict[str, Callable[[Any], Any]] = {
    "erf_inv": exact_erf_inv,
    "lgamma": lambda x: mp.log(abs(mp.gamma(x))) if abs(x) < 100 else mp.re(mp.loggamma(x)),
    "digamma": mp.digamma,
    "bessel_i1e": lambda x: mp.besseli(1, x) * mp.exp(-abs(x)),
}


def arguments(name: str, seed: int) -> Array:
    """Sizes of all kinds, and what is near zeros and ends of pieces."""
    rng = np.random.default_rng(seed)
    sizes = np.exp2(rng.uniform(-60, 60, 300))
    if name == "erf_inv":
        ends = 1 - np.exp2(rng.uniform(-52, -1, 300))
        x = np.concatenate([rng.uniform(0, 1, 400), ends, sizes[sizes < 1]])
    else:
        near = [1 + rng.normal(0, 1e-3, 100), 2 + rng.normal(0, 1e-3, 100)]
        near += [1.4616321449683623 + rng.normal(0, 1e-4, 100), 8 + rng.normal(0, 1e-3, 50)]
        x = np.concatenate([rng.uniform(0, 12, 600), sizes, *near])
    return np.concatenate([x, -x[x < 60]])


def errors(got: Array, x: Array, name: str, dtype: np.dtype[Any]) -> Array:
    """In units of the last place of the result; below 0 of 1 + |x| where that is larger."""
    info = np.finfo(dtype)
    out: list[float] = []
    with mp.workdps(45):
        for value, at in zip(got.tolist(), x.tolist(), strict=True):
            want = EXACT[name](mp.mpf(at))
            place = mp.mpf(2) ** max(int(mp.floor(mp.log(abs(want), 2))), info.minexp)
            if at < 0 and name in ("lgamma", "digamma") and dtype == np.float64:
                place = max(place, 1 + abs(mp.mpf(at)))
            out.append(float(abs(mp.mpf(value) - want) / (place * mp.mpf(float(info.eps)))))
    return np.array(out)


def regular(name: str, x: Array) -> Array:
    """Without poles and zeros, and without what isn't in the domain once it is rounded."""
    if name == "erf_inv":
        return x[(np.abs(x) < 1) & (x != 0)]
    return x[(x != np.rint(x)) | (x > 2)]


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("name", OPS)
@pytest.mark.sampled(12)
def test_header(native: Build, name: str, kind: str):
    dtype = np.dtype(np.float32 if kind == "f32" else np.float64)
    x = regular(name, arguments(name, 1).astype(dtype))
    error = errors(native(f"{name}_{kind}", x), x, name, dtype)
    at = int(np.argmax(error))
    assert error[at] <= (ULP if kind == "f32" else ULP_F64)[name], x[at].item().hex()


@pytest.mark.parametrize("name", OPS)
@pytest.mark.sampled(2)
def test_interpreter_in_f32(name: str):
    x = regular(name, arguments(name, 2).astype(np.float32))
    with np.errstate(all="ignore"):
        got = OPS[name].create().numpy(x)
    assert errors(got, x, name, np.dtype(np.float32)).max() <= 0.51


@pytest.mark.parametrize("name", OPS)
@pytest.mark.sampled(2)
def test_interpreter_in_f64(name: str):
    """Near zeros its error is that of the terms: sums are made in long double."""
    x = regular(name, arguments(name, 3))
    near_zero = np.abs(x[:, None] - np.array([1, 1.4616321449683623, 2])).min(axis=1) < 0.1
    if name in ("lgamma", "digamma"):
        x = x[~near_zero]
    with np.errstate(all="ignore"):
        got = OPS[name].create().numpy(x)
    assert errors(got, x, name, np.dtype(np.float64)).max() <= 1.5


NAN, INF = float("nan"), float("inf")
VALUES = {
    "erf_inv": [(0, 0), (-0.0, -0.0), (1, INF), (-1, -INF), (1.5, NAN), (-INF, NAN), (NAN, NAN)],
    "lgamma": [(0, INF), (-0.0, INF), (1, 0), (2, 0), (-3, INF), (INF, INF), (-INF, INF),
               (NAN, NAN), (3e38, INF)],
    "digamma": [(0, NAN), (-0.0, NAN), (-2, NAN), (INF, INF), (-INF, NAN), (NAN, NAN)],
    "bessel_i1e": [(0, 0), (-0.0, -0.0), (INF, 0), (-INF, -0.0), (NAN, NAN)],
}  # fmt: skip
"""Arguments in f32 and what is right there; C99's lgamma, XLA's digamma."""


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("name", OPS)
def test_limits_and_poles(native: Build, name: str, kind: str):
    pairs = [pair for pair in VALUES[name] if kind == "f32" or pair[0] != 3e38]
    x, want = (np.array(column, kind.replace("f32", "f4").replace("f64", "f8"))
               for column in zip(*pairs, strict=True))  # fmt: skip
    with np.errstate(all="ignore"):
        both = (native(f"{name}_{kind}", x), OPS[name].create().numpy(x))
    for got in both:
        np.testing.assert_array_equal(got, want)
        zero = want == 0
        np.testing.assert_array_equal(np.signbit(got[zero]), np.signbit(want[zero]))


def test_lgamma_of_huge_arguments_is_finite_until_it_overflows(native: Build):
    x = np.array([1e305, 2.5e305, 2.6e305])
    got = native("lgamma_f64", x)
    want = [float(mp.loggamma(v)) for v in x[:2].tolist()]
    error = ULP_F64["lgamma"] * float(np.finfo(np.float64).eps)
    np.testing.assert_allclose(got[:2], want, rtol=error)
    assert got[2] == INF


@pytest.mark.parametrize("name", OPS)
def test_scalar_ops_read_back(name: str):
    """Their text at the level of kernels parses to itself."""
    text = f"""func.func @main(%x: tensor<8xbf16>) -> tensor<8xbf16> {{
  %r = graph.{name} %x : tensor<8xbf16>
  func.return %r : tensor<8xbf16>
}}"""
    kernel = print_module(pipelines.run(parse_module(text), "kernel", "cpu"))
    assert f"special.{name} " in kernel
    assert print_module(parse_module(kernel)) == kernel
