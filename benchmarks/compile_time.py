"""Times `mlfuse-opt` (its start, and chains of elementwise ops of several lengths), and `mlfuse.compile` on networks of
equal layers, in seconds of processor time, with the C compiler's time listed separately.

Prints medians with their spread. The bounds: 10,000 ops within 10 s and within 13 times the time of 1,000;
start in less than 0.5 s.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

MLFUSE_OPT = Path(sys.executable).with_name("mlfuse-opt")
OPS = ("add", "mul", "sub", "max")


def chain(length: int) -> str:
    """A function of `length` elementwise ops, each on the result of the one before."""
    lines = ["func.func @main(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {"]
    previous = "%x"
    for n in range(length):
        lines.append(f"  %{n} = graph.{OPS[n % len(OPS)]} {previous}, %y : tensor<64x64xf32>")
        previous = f"%{n}"
    lines += [f"  func.return {previous} : tensor<64x64xf32>", "}"]
    return "\n".join(lines)


LAYER = """
  %p{n} = graph.dot_general %{n}, %w contract [1] x [0] : {t}, {t} -> {t}
  %s{n} = graph.reduce add %p{n} dims [1] : {t} -> tensor<64xf32>
  %t{n} = graph.broadcast %s{n} dims [0] : tensor<64xf32> -> {t}
  %u{n} = graph.sub %p{n}, %t{n} : {t}
  %v{n} = graph.exp %u{n} : {t}
  %x{n} = graph.mul %v{n}, %p{n} : {t}
  %y{n} = graph.tanh %x{n} : {t}
  %z{n} = graph.add %y{n}, %{n} : {t}
  %{following} = graph.max %z{n}, %w : {t}"""
"""One layer: a matrix product, and ops that become one kernel; nine ops together."""
COMPILE = """
import resource, sys, mlfuse
def spent(who):
    used = resource.getrusage(who)
    return used.ru_utime + used.ru_stime
both = resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN
mlfuse.compile("func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { func.return %x : tensor<4xf32> }", device="cpu")
before = [spent(who) for who in both]
mlfuse.compile(sys.argv[1], device="cpu")
print(*[spent(who) - was for who, was in zip(both, before)])
"""


def layers(count: int) -> str:
    """A function of equal layers."""
    kind = "tensor<64x64xf32>"
    lines = [f"func.func @main(%0: {kind}, %w: {kind}) -> {kind} {{"]
    lines += [LAYER.format(n=n, following=n + 1, t=kind) for n in range(count)]
    return "\n".join([*lines, f"  func.return %{count} : {kind}", "}"])


def compiled(path: Path) -> tuple[float, float]:
    """The processor seconds of `mlfuse.compile` itself and of the C compiler, without a cache, in a process that has
    compiled another module before."""
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run(
            [sys.executable, "-c", COMPILE, str(path)],
            env={**os.environ, "MLFUSE_CACHE_DIR": cache},
            check=True,
            capture_output=True,
            text=True,
        )
    own, compiler = map(float, done.stdout.split())
    return own, compiler


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
        for count in (12, 48, 192):
            path = Path(folder) / f"layers_{count}.mlir"
            path.write_text(layers(count), encoding="utf-8")
            own, compiler = compiled(path)
            print(f"compile, {count} layers of 9 ops: {own:.2f} s, the C compiler {compiler:.2f} s")
    ratio = medians[10_000] / medians[1_000]
    print(f"10,000 ops take {ratio:.1f} times what 1,000 take")


if __name__ == "__main__":
    main()
