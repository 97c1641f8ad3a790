"""Functions that JAX wrote become fused kernels: what went in, what came out, and that it's right.

Run it with `make demo`, or `python examples/demo.py [module.mlir ...]`.
"""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

import numpy as np

import mlfuse
from mlfuse.driver.report import fusion_report
from mlfuse.runtime.signature import Spec

MODULES = Path(__file__).parent / "modules"
DEFAULT = (
    *("sigmoid", "bias_relu", "gelu_residual_layernorm", "softmax_cross_entropy", "mlp_adam"),
    *("gpt_block", "lenet_momentum"),
)


def main(paths: list[Path]) -> int:
    """Report on each module; 1 if a result differs from the NumPy interpreter's."""
    wrong = 0
    for path in paths:
        wrong += not show(path)
    print(f"\nEvery stage is text: mlfuse-opt --compile-to=loop --device=cpu {paths[0]}")
    return 1 if wrong else 0


def show(path: Path) -> bool:
    """Fuse, run and check one module."""
    exe = mlfuse.compile(path)
    report = fusion_report(exe.source, exe.target)
    print(f"\n{path.name}")
    print(
        f"  ops {report.ops}, kernels {report.before.launches} -> {report.after.launches}, ", end=""
    )
    print(f"library calls {report.after.calls}, ", end="")
    print(f"bytes {report.before.nbytes:,} -> {report.after.nbytes:,}")
    for entry in exe.ledger:
        print(
            f"    {'call  ' if entry.is_call else 'kernel'} {entry.name}: {entry.planned:,} bytes"
        )
    for remark in exe.remarks:
        if not remark.fused:
            print(f"    {remark.render()}")
    args = [example(spec, seed) for seed, spec in enumerate(exe.signature.inputs)]
    expected = mlfuse.compile(path, device="interpreter").run(*args)
    worst = max(difference(got, want) for got, want in zip(exe.run(*args), expected, strict=True))
    print(f"  on {exe.device}: largest difference from the interpreter {worst:.2g}")
    return worst < 1e-3


def example(spec: Spec, seed: int) -> np.ndarray[tuple[int, ...], np.dtype[np.generic]]:
    """Random input of a signature."""
    rng = np.random.default_rng(seed)
    if spec.dtype.is_float:
        return np.asarray(np.abs(rng.standard_normal(spec.shape)) * 0.1, dtype=spec.dtype.numpy)
    return np.asarray(rng.integers(0, 10, spec.shape), dtype=spec.dtype.numpy)


def difference(
    got: np.ndarray[tuple[int, ...], np.dtype[np.generic]],
    want: np.ndarray[tuple[int, ...], np.dtype[np.generic]],
) -> float:
    """The largest difference, relative to the values' own size."""
    a, b = got.astype(np.float64), want.astype(np.float64)
    return float(np.max(np.abs(a - b) / (1 + np.abs(b)), initial=0.0))


if __name__ == "__main__":
    warnings.simplefilter("default")
    given = [Path(arg) for arg in sys.argv[1:]]
    sys.exit(main(given or [MODULES / f"{name}.mlir" for name in DEFAULT]))
