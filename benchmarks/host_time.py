"""Host time of a call on the CPU: everything that isn't a kernel.

    python benchmarks/host_time.py

Prints the median of several loops, in microseconds of the caller's CPU time for each call, and the bound: 5 µs plus
0.7 µs for each argument. Arguments are tiny, so that kernels take almost no time and no thread is started.
For large results, it prints the wall time, and the wall time of a call with `out=`, which allocates nothing.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import mlfuse

COUNTS = (1, 2, 4, 8, 16, 32)
LOOPS = 9


def module(count: int, type_: str, attributes: str = "") -> str:
    """A function that adds `count` tensors; the first has `attributes`."""
    head = [f"%a{n}: {type_}" + (attributes if n == 0 else "") for n in range(count)]
    lines = [f"func.func @main({', '.join(head)}) -> {type_} {{"]
    last = "%a0"
    if count == 1:
        lines.append(f"  %s0 = graph.neg %a0 : {type_}")
        last = "%s0"
    for n in range(1, count):
        lines.append(f"  %s{n} = graph.add {last}, %a{n} : {type_}")
        last = f"%s{n}"
    return "\n".join([*lines, f"  func.return {last} : {type_}", "}"])


def microseconds(
    call: Callable[[], object], calls: int = 1000, clock: Callable[[], float] = time.thread_time
) -> float:
    """The time of one call: the median of several loops."""
    for _ in range(100):
        call()
    found: list[float] = []
    for _ in range(LOOPS):
        start = clock()
        for _ in range(calls):
            call()
        found.append((clock() - start) / calls * 1e6)
    return statistics.median(found)


def run(text: str, args: Sequence[Any], calls: int = 1000) -> float:
    """The time of a call with these arguments."""
    executable = mlfuse.compile(text, device="cpu")
    return microseconds(lambda: executable(*args), calls)


def chain(launches: int) -> str:
    """A function of `launches` kernels, marked so that they aren't fused."""
    lines = ["func.func @main(%a0: tensor<64xf32>) -> tensor<64xf32> {"]
    for n in range(launches):
        lines.append(f"  %a{n + 1} = graph.exp %a{n} {{mlfuse.no_fuse}} : tensor<64xf32>")
    return "\n".join([*lines, f"  func.return %a{launches} : tensor<64xf32>", "}"])


def main() -> None:
    """Measure and print."""
    kinds = {
        "fixed sizes": ("tensor<64xf32>", ""),
        "`?` sizes": ("tensor<?xf32>", ""),
        "the first donated": ("tensor<64xf32>", " {tf.aliasing_output = 0 : i32}"),
    }
    print(f"{'arguments':20}" + "".join(f"{count:8}" for count in COUNTS))
    print(f"{'bound':20}" + "".join(f"{5 + 0.7 * count:8.1f}" for count in COUNTS))
    for name, (type_, attributes) in kinds.items():
        times = [
            run(module(count, type_, attributes), [np.ones(64, np.float32) for _ in range(count)])
            for count in COUNTS
        ]
        print(f"{name:20}" + "".join(f"{each:8.2f}" for each in times))
    for launches in (1, 4, 16):
        each = run(chain(launches), [np.ones(64, np.float32)])
        print(f"{launches} kernels, 1 argument: {each:.2f}")
    large = mlfuse.compile(module(1, "tensor<1048576xf32>"), device="cpu")
    x, y = np.ones(1 << 20, np.float32), np.empty(1 << 20, np.float32)
    fresh = microseconds(lambda: large(x), 200, time.perf_counter)
    given = microseconds(lambda: large(x, out=[y]), 200, time.perf_counter)
    print(f"a result of 4 MiB: {fresh:.1f}, written to `out=`: {given:.1f}")


if __name__ == "__main__":
    main()
