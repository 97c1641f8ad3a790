"""How long `mlfuse-opt` takes: to start, and on chains of elementwise ops as they grow.

Prints medians with their spread. The bounds: 10,000 ops within 10 s, at most 13 times what 1,000
take, start-up under 0.5 s.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

MLFUSE_OPT = Path(sys.executable).with_name("mlfuse-opt")
OPS = ("add", "mul", "sub", "max")


def chain(length: int) -> str:
    """A function of `length` elementwise ops, each on the one before."""
    lines = ["func.func @main(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {"]
    previous = "%x"
    for n in range(length):
        lines.append(f"  %{n} = graph.{OPS[n % len(OPS)]} {previous}, %y : tensor<64x64xf32>")
        previous = f"%{n}"
    lines += [f"  func.return {previous} : tensor<64x64xf32>", "}"]
    return "\n".join(lines)


def seconds(*arguments: str, repeat: int) -> list[float]:
    """Wall time of `mlfuse-opt` with these arguments."""
    times: list[float] = []
    for _ in range(repeat):
        start = time.perf_counter()
        subprocess.run([str(MLFUSE_OPT), *arguments, "-o", "/dev/null"], check=True)
        times.append(time.perf_counter() - start)
    return times


def show(what: str, times: list[float]) -> float:
    """Print a median with its spread and return it."""
    median = statistics.median(times)
    print(f"{what:40} median {median:6.3f} s  (from {min(times):.3f} to {max(times):.3f})")
    return median


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        medians: dict[int, float] = {}
        for length, repeat in ((1, 7), (1_000, 5), (10_000, 3)):
            path = Path(folder) / f"chain_{length}.mlir"
            path.write_text(chain(length), encoding="utf-8")
            name = "start-up (a module of one op)" if length == 1 else f"--fuse, {length:,} ops"
            medians[length] = show(name, seconds("--fuse", str(path), repeat=repeat))
    ratio = medians[10_000] / medians[1_000]
    print(f"10,000 ops take {ratio:.1f} times what 1,000 take")


if __name__ == "__main__":
    main()
