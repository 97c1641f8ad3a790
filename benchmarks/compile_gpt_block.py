"""Compile time of a transformer block's forward and backward pass: mlfuse against torch.compile.

    python -m benchmarks.compile_gpt_block [RUNS]

Each run is a separate process with empty caches; runs of the two alternate. The time is measured after
imports, from the text (mlfuse) or the Python function (torch.compile with default settings) to the end
of the first call with real data. The block is tests/data/modules/gpt_block.mlir; `block` is the same in
PyTorch. Its loss and gradients are compared with the module's before any timing.

Needs PyTorch.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

MODULE = Path(__file__).parents[1] / "tests" / "data" / "modules" / "gpt_block.mlir"
ARRAYS = MODULE.with_suffix(".npz")
RUNS = 3


def block(torch: Any, p: Sequence[Any], x: Any) -> Any:
    """Pre-norm attention and MLP with residuals; the mean of the squared output."""
    f = torch.nn.functional

    def norm(y: Any, scale: Any, shift: Any) -> Any:
        centered = y - y.mean(-1, keepdim=True)
        return centered * torch.rsqrt((centered**2).mean(-1, keepdim=True) + 1e-5) * scale + shift

    def heads(y: Any) -> Any:
        return y.reshape(2, 16, 4, 16).transpose(1, 2)

    h = norm(x, p[0], p[1])
    q, k, v = (heads(h @ weight) for weight in p[2:5])
    scores = q @ k.transpose(-1, -2) / 4.0
    mask = torch.ones(16, 16, dtype=torch.bool).tril()
    weights = scores.masked_fill(~mask, float("-inf")).softmax(-1)
    x = x + (weights @ v).transpose(1, 2).reshape(2, 16, 64) @ p[5]
    h = f.gelu(norm(x, p[6], p[7]) @ p[8] + p[9], approximate="tanh")
    out = x + h @ p[10] + p[11]
    return (out * out).mean()


def run_torch() -> None:
    """One run of torch.compile, forward and backward."""
    import numpy as np

    torch: Any = import_module("torch")
    arrays = np.load(ARRAYS)
    count = sum(name.startswith("in") for name in arrays.files)
    args = [torch.tensor(arrays[f"in{n}"], requires_grad=True) for n in range(count)]

    def loss(*values: Any) -> Any:
        return block(torch, values[:-1], values[-1])

    start = time.perf_counter()
    result = torch.compile(loss)(*args)
    result.backward()
    print(time.perf_counter() - start)
    _check([result.detach().numpy(), *(arg.grad.numpy() for arg in args)], arrays)


def run_mlfuse() -> None:
    """One run of mlfuse on the CPU."""
    import numpy as np

    import mlfuse

    arrays = np.load(ARRAYS)
    count = sum(name.startswith("in") for name in arrays.files)
    args = [arrays[f"in{n}"] for n in range(count)]
    start = time.perf_counter()
    results = mlfuse.compile(MODULE, device="cpu")(*args)
    print(time.perf_counter() - start)
    _check(results, arrays)


def _check(results: Sequence[Any], arrays: Any) -> None:
    import numpy as np

    for number, result in enumerate(results):
        np.testing.assert_allclose(result, arrays[f"out{number}"], rtol=2e-3, atol=2e-5)


def _timed(which: str) -> tuple[float, float]:
    """The seconds of a run, and of its whole process."""
    with tempfile.TemporaryDirectory() as folder:
        caches = {"MLFUSE_CACHE_DIR": folder, "TORCHINDUCTOR_CACHE_DIR": folder}
        start = time.perf_counter()
        done = subprocess.run(
            [sys.executable, __file__, which],
            env=os.environ | caches,
            check=True,
            capture_output=True,
            text=True,
        )
        return float(done.stdout.split()[-1]), time.perf_counter() - start


def measured(runs: int = RUNS) -> dict[str, list[tuple[float, float]]]:
    """The seconds of each run, and of its whole process, for mlfuse and torch."""
    times: dict[str, list[tuple[float, float]]] = {"mlfuse": [], "torch.compile": []}
    for _ in range(runs):
        for which, found in times.items():
            found.append(_timed(which))
    return times


def main(runs: int = RUNS) -> None:
    """Measure and print."""
    medians: dict[str, float] = {}
    for which, found in measured(runs).items():
        own, whole = zip(*found, strict=True)
        medians[which] = statistics.median(own)
        print(
            f"{which:14} median {medians[which]:6.2f} s  (from {min(own):.2f} to {max(own):.2f}), "
            f"the whole process {statistics.median(whole):.2f} s"
        )
    print(f"torch.compile takes {medians['torch.compile'] / medians['mlfuse']:.1f} times as long")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["mlfuse"]:
            run_mlfuse()
        case ["torch.compile"]:
            run_torch()
        case [count]:
            main(int(count))
        case _:
            main()
