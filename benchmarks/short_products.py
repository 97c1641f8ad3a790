"""Matrix products of 16-bit floats on a CPU, beside those of f32.

    python -m benchmarks.short_products [--rounds=30]

y = x w, in microseconds, for mlfuse and for PyTorch, which take turns in one process. A right matrix that is turned is what
`torch.nn.Linear` has. Prints the lower quartile of the rounds.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from importlib import import_module
from statistics import quantiles
from typing import Any

import numpy as np

import mlfuse
from mlfuse.dialects import dtypes

SIZES = (
    (1, 1024, 1024, True),
    (16, 1024, 1024, False),
    (64, 256, 1024, True),
    (256, 256, 256, False),
    (512, 512, 512, False),
)
"""Rows, depth, columns, and whether the right matrix is turned."""
ELEMENTS = {"f32": "float32", "bf16": "bfloat16", "f16": "float16"}


def ours(element: str, m: int, k: int, n: int, *, turned: bool) -> Callable[[], object]:
    """A call of mlfuse."""
    w = f"{n}x{k}" if turned else f"{k}x{n}"
    x, w, y = (f"tensor<{shape}x{element}>" for shape in (f"{m}x{k}", w, f"{m}x{n}"))
    run = mlfuse.compile(
        f"func.func @main(%x: {x}, %w: {w}) -> {y} {{\n  %y = graph.dot_general %x, %w contract [1] x [{int(turned)}] "
        f": {x}, {w} -> {y}\n  func.return %y : {y}\n}}",
        "cpu",
    )
    rng, dtype = np.random.default_rng(0), dtypes.named(element).numpy
    shapes = (m, k), (n, k) if turned else (k, n)
    given = [rng.standard_normal(shape, np.float32).astype(dtype) for shape in shapes]
    return lambda: run(*given)


def torchs(element: str, m: int, k: int, n: int, *, turned: bool) -> Callable[[], object]:
    """A call of PyTorch."""
    torch: Any = import_module("torch")
    dtype = getattr(torch, ELEMENTS[element])
    x, w = torch.randn(m, k).to(dtype), torch.randn(*((n, k) if turned else (k, n))).to(dtype)
    return lambda: x @ (w.T if turned else w)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=30)
    rounds = parser.parse_args().rounds
    names = [f"{who} {element}" for element in ELEMENTS for who in ("mlfuse", "torch")]
    print("| rows x depth x columns |", " | ".join(names), "|")
    for m, k, n, turned in SIZES:
        calls = [make(e, m, k, n, turned=turned) for e in ELEMENTS for make in (ours, torchs)]
        times: list[list[float]] = [[] for _ in calls]
        for call in calls:
            call()
        for _ in range(rounds):
            for call, own in zip(calls, times, strict=True):
                start = time.perf_counter()
                call()
                own.append((time.perf_counter() - start) * 1e6)
        row = [f"{quantiles(own, n=4)[0]:.0f}" for own in times]
        print(
            f"| {m} x {k} x {n}{', turned' if turned else ''} |", " | ".join(row), "|", flush=True
        )


if __name__ == "__main__":
    main()
