"""The time that a cached call of a jitted function adds to the executable's own, in microseconds.

    python -m benchmarks.jit_overhead

The two calls take turns, in 300 rounds of 20 calls each, on arrays of 8 elements, so that almost nothing is computed.
Prints medians over the rounds. The executable gets the arrays of the containers directly, and the number as an array,
which it takes faster than a number.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import mlfuse

ROUNDS, CALLS = 300, 20


def time_in_turn(calls: dict[str, Callable[[], Any]]) -> dict[str, float]:
    """The median microseconds of one call, by name."""
    samples: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(ROUNDS):
        for name, call in calls.items():
            start = time.perf_counter_ns()
            for _ in range(CALLS):
                call()
            samples[name].append((time.perf_counter_ns() - start) / CALLS / 1000)
    return {name: statistics.median(each) for name, each in samples.items()}


def case(
    function: Callable[..., Any], args: tuple[Any, ...], leaves: list[Any], **options: Any
) -> tuple[float, float]:
    """Microseconds of the jitted call, and of the executable's call with the leaves of the arguments."""
    jitted = mlfuse.jit(function, device="cpu", **options)
    executable = mlfuse.compile(jitted.lower(*args).module, device="cpu")
    jitted(*args)
    found = time_in_turn({"jit": lambda: jitted(*args), "exe": lambda: executable(*leaves)})
    return found["jit"], found["exe"]


def main() -> None:
    """Print the table."""
    x, y, z = (np.arange(8, dtype=np.float32) for _ in range(3))
    params = {f"w{n}": np.ones(8, np.float32) for n in range(10)}

    def sgd(params: dict[str, Any], grads: dict[str, Any], lr: Any) -> dict[str, Any]:
        return {name: params[name] - lr * grads[name] for name in params}

    table = {
        "one array": case(lambda x: x * 2, (x,), [x]),
        "three arrays": case(lambda x, y, z: x * y + z, (x, y, z), [x, y, z]),
        "two arrays and a number": case(
            lambda x, y, lr: x - lr * y, (x, y, 0.1), [x, y, np.array(0.1)]
        ),
        "one array, any batch": case(lambda x: x * 2, (x,), [x], dynamic={"x": {0: "batch"}}),
        "a pair in, a pair out": case(lambda p: (p[0] + p[1], p[1]), ((x, y),), [x, y]),
        "two dicts of 10 arrays and a number": case(
            sgd, (params, params, 0.1), [*params.values(), *params.values(), np.array(0.1)]
        ),
    }
    try:
        import torch
    except ImportError:
        print("torch isn't installed; its row is left out")
    else:
        tensors = tuple(torch.ones(8) for _ in range(3))
        table["three tensors of torch"] = case(lambda x, y, z: x * y + z, tensors, [*tensors])
    print(f"{'arguments':<38}{'jit':>8}{'executable':>12}{'above':>8}  us")
    for name, (jit, executable) in table.items():
        print(f"{name:<38}{jit:8.2f}{executable:12.2f}{jit - executable:8.2f}")


if __name__ == "__main__":
    main()
