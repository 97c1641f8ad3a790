"""Measures the errors of elementwise functions, for the table of docs/numerics.md.

    python -m benchmarks.accuracy [--count=4000]

Each function is compiled as in any program and run by the interpreter, as C, and as CUDA text on the
host. The results are compared with mpmath (f32, f64) or with f64 (all 65,536 arguments of the 16-bit
types). The table has the largest error over the arguments, in units in the last place of the exact result.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

import mlfuse
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.ir.parsing import parse_module
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import run_on_host

mp: Any = import_module("mpmath")

Domain = tuple[float, float]
REAL: Domain = (-60.0, 60.0)
"""The exponents of two between which magnitudes are drawn, for functions without a narrower range."""


def erf_inv(x: Any) -> Any:
    """The inverse of erf, computed from erfc near 1, where mpmath's own function loses digits."""
    if abs(x) < 0.9:
        return mp.erfinv(x)
    rest, y = 1 - abs(x), mp.sqrt(-mp.log(1 - abs(x)))
    for _ in range(60):
        step = (mp.erfc(y) - rest) * mp.exp(y * y) * mp.sqrt(mp.pi) / 2
        y += step / (1 - y * step)
    return mp.sign(x) * y


UNARY: dict[str, tuple[Callable[[Any], Any], Callable[[Array], Array]]] = {
    "sqrt": (mp.sqrt, np.abs),
    "rsqrt": (lambda x: 1 / mp.sqrt(x), np.abs),
    "cbrt": (lambda x: mp.sign(x) * mp.cbrt(abs(x)), np.asarray),
    "exp": (mp.exp, lambda x: x[np.abs(x) < 80]),
    "exp2": (lambda x: mp.mpf(2) ** x, lambda x: x[np.abs(x) < 120]),
    "expm1": (mp.expm1, lambda x: x[np.abs(x) < 80]),
    "log": (mp.log, np.abs),
    "log2": (lambda x: mp.log(x, 2), np.abs),
    "log10": (mp.log10, np.abs),
    "log1p": (mp.log1p, lambda x: x[x > -1]),
    "sin": (mp.sin, np.asarray),
    "cos": (mp.cos, np.asarray),
    "tan": (mp.tan, np.asarray),
    "asin": (mp.asin, lambda x: x[np.abs(x) < 1]),
    "acos": (mp.acos, lambda x: x[np.abs(x) < 1]),
    "atan": (mp.atan, np.asarray),
    "sinh": (mp.sinh, lambda x: x[np.abs(x) < 80]),
    "cosh": (mp.cosh, lambda x: x[np.abs(x) < 80]),
    "tanh": (mp.tanh, np.asarray),
    "asinh": (mp.asinh, np.asarray),
    "acosh": (mp.acosh, lambda x: x[x > 1]),
    "atanh": (mp.atanh, lambda x: x[np.abs(x) < 1]),
    "erf": (mp.erf, np.asarray),
    "erfc": (mp.erfc, lambda x: x[x < 9]),
    "erf_inv": (erf_inv, lambda x: x[np.abs(x) < 1]),
    "lgamma": (mp.loggamma, lambda x: np.abs(x)),
    "digamma": (mp.digamma, lambda x: np.abs(x)),
    "bessel_i1e": (lambda x: mp.besseli(1, x) * mp.exp(-abs(x)), np.asarray),
    "sigmoid": (lambda x: 1 / (1 + mp.exp(-x)), lambda x: x[np.abs(x) < 80]),
    "mish": (lambda x: x * mp.tanh(mp.log1p(mp.exp(x))), lambda x: x[np.abs(x) < 80]),
    "silu": (lambda x: x / (1 + mp.exp(-x)), lambda x: x[np.abs(x) < 80]),
    "softplus": (lambda x: mp.log1p(mp.exp(x)), lambda x: x[np.abs(x) < 80]),
    "powi 6": (lambda x: x**6, lambda x: x[np.abs(np.log2(np.abs(x))) < 20]),
    "powi -3": (lambda x: x**-3, lambda x: x[np.abs(np.log2(np.abs(x))) < 40]),
}
"""The exact function, and the random arguments that it takes. A name may end with a number of the op's text."""

BINARY: dict[str, tuple[Callable[[Any, Any], Any], Callable[[Array, Array], Array]]] = {
    "pow": (lambda x, y: x**y, lambda x, y: (x > 0) & (np.abs(y * np.log(np.abs(x))) < 80)),
    "atan2": (mp.atan2, lambda x, y: np.isfinite(x)),
    "logaddexp": (lambda x, y: mp.log(mp.exp(x) + mp.exp(y)), lambda x, y: np.maximum(x, y) > 1),
    "zeta": (mp.zeta, lambda x, y: (x > 1) & (y > 0) & (np.abs(x * np.log10(np.abs(y))) < 12)),
}
"""The exact function, and the pairs of arguments that it takes."""


def arguments(count: int, dtype: DType, seed: int) -> Array:
    """Random arguments of both signs: half of them between 1/32 and 32, the others of many magnitudes around 1."""
    rng = np.random.default_rng(seed)
    sizes = np.exp2(
        np.concatenate([rng.uniform(-5, 5, count // 2), rng.uniform(-40, 40, count // 2)])
    )
    return (sizes * rng.choice([-1, 1], sizes.size)).astype(dtype.numpy)


def errors(got: Array, want: list[Any], dtype: DType) -> float:
    """The largest error, in units in the last place."""
    lowest = 2 - 2 ** (dtype.exponent_bits - 1)
    worst = 0.0
    for value, exact in zip(got.tolist(), want, strict=True):
        if exact == 0:
            continue
        place = max(int(mp.floor(mp.log(abs(exact), 2))), lowest) - dtype.mantissa_bits
        worst = max(worst, float(abs(mp.mpf(value) - exact) / mp.mpf(2) ** place))
    return worst


def program(name: str, dtype: DType, operands: int) -> str:
    """The text of a module with only this function."""
    type_ = f"tensor<?x{dtype.name}>"
    name, _, number = name.partition(" ")
    names = ["%a", "%b"][:operands]
    parameters = ", ".join(f"{each}: {type_}" for each in names)
    return (
        f"func.func @main({parameters}) -> {type_} {{\n"
        f"  %r = graph.{name} {', '.join([*names, number] if number else names)} : {type_}\n"
        f"  func.return %r : {type_}\n}}"
    )


def results(name: str, dtype: DType, *args: Array) -> dict[str, Array]:
    """The results of each target."""
    text = program(name, dtype, len(args))
    found = {
        device: np.asarray(mlfuse.compile(text, device=device)(*args))
        for device in ("interpreter", "cpu")
    }
    if host_cuda.available():
        found["cuda"] = run_on_host(parse_module(text), "main", list(args), sanitize=False)[0]
    return found


def wide_row(name: str, type_: str, count: int) -> str:
    """A row of the table for f32 or f64: the errors of the interpreter, C and CUDA text."""
    dtype = dtypes.named(type_)
    if name in UNARY:
        exact, takes = UNARY[name]
        args = [takes(arguments(count, dtype, 1))]
    else:
        exact, fits = BINARY[name]
        a, b = arguments(count, dtype, 1), arguments(count, dtype, 2)
        keep = fits(a, b)
        args = [a[keep], b[keep]]
    with mp.workdps(40):
        want = [
            exact(*map(mp.mpf, row)) for row in zip(*(arg.tolist() for arg in args), strict=True)
        ]
        found = {key: errors(got, want, dtype) for key, got in results(name, dtype, *args).items()}
    return " | ".join(f"{found[key]:.2f}" for key in ("interpreter", "cpu", "cuda") if key in found)


def narrow_row(name: str, type_: str) -> str:
    """A row of the table for all arguments of a 16-bit type; the exact results are the interpreter's in f64."""
    dtype = dtypes.named(type_)
    x = np.arange(2**16, dtype=np.uint16).view(dtype.numpy)
    with np.errstate(all="ignore"):
        wide = x.astype(np.float64)
        exact = np.asarray(mlfuse.compile(program(name, dtypes.F64, 1), device="interpreter")(wide))
        got = np.asarray(mlfuse.compile(program(name, dtype, 1), device="cpu")(x)).astype(
            np.float64
        )
        lowest = 2 - 2 ** (dtype.exponent_bits - 1)
        place = np.maximum(np.frexp(exact)[1] - 1, lowest) - dtype.mantissa_bits
        error = np.ldexp(np.abs(got - exact), -place)
    largest = float(np.finfo(np.float32).max) if type_ == "bf16" else 65504.0
    return f"{np.nanmax(error[np.isfinite(got) & (np.abs(exact) <= largest)]):.3f}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=4000)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    print("| function | f32 interpreter | C | CUDA | f64 interpreter | C | CUDA | f16 | bf16 |")
    print("|---|" + "---|" * 8)
    for name in options.names or (*UNARY, *BINARY):
        cells = [name, *(wide_row(name, type_, options.count) for type_ in ("f32", "f64"))]
        cells += [narrow_row(name, t) if name in UNARY else "" for t in ("f16", "bf16")]
        print("| " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
