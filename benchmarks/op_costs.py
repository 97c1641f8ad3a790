"""Time of one element of each function on this machine's CPU, to choose `FLOPS` of the op classes.

    python -m benchmarks.op_costs

The time is that of a kernel over 2^20 f32 elements minus that of a kernel that only negates: the least of 9 rounds of
10 calls. The table also has the planner's estimate from the device description `cpu`, and its error.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

import mlfuse
from mlfuse.dialects.graph import Graph
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.elementwise import BinaryOp, UnaryOp
from mlfuse.targets import devices

COUNT, ROUNDS, CALLS = 1 << 20, 9, 10
CHEAP = 4.0
"""Costs below this are measurement noise."""


def time_of(name: str, operands: int) -> float:
    """Seconds of a call. MlfuseError if the op doesn't take f32."""
    kind = f"tensor<{COUNT}xf32>"
    names = ", ".join(["%x"] * operands)
    text = f"""
        func.func @main(%x: {kind}) -> {kind} {{
          %y = {name} {names} : {kind}
          func.return %y : {kind}
        }}"""
    executable = mlfuse.compile(text, device="cpu")
    x = np.random.default_rng(0).uniform(0.1, 0.9, COUNT).astype(np.float32)
    out: list[Any] = [np.empty_like(x)]
    return min(_round(lambda: executable(x, out=out)) for _ in range(ROUNDS))


def _round(call: Callable[[], Any]) -> float:
    start = time.perf_counter()
    for _ in range(CALLS):
        call()
    return (time.perf_counter() - start) / CALLS


def main() -> None:
    """Print the table."""
    least, device = time_of("graph.neg", 1), devices.get("cpu")
    print(f"{'op':20} {'ns':>8} {'planned':>8} {'off by':>8}")
    for op in sorted(Graph.operations, key=lambda op: op.name):
        if (
            not issubclass(op, GraphOp)
            or op.FLOPS < CHEAP
            or not issubclass(op, UnaryOp | BinaryOp)
        ):
            continue
        try:
            taken = time_of(op.name, 1 if issubclass(op, UnaryOp) else 2) - least
        except mlfuse.MlfuseError:  # an op on integers
            continue
        found, planned = max(taken, 0) / COUNT * 1e9, device.compute_us(op.FLOPS) * 1e3
        print(f"{op.name:20} {found:8.3f} {planned:8.3f} {found / planned:8.2f}")


if __name__ == "__main__":
    main()
