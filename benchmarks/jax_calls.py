"""Time of a call through `mlfuse.jax.jit`, through `jax.jit`, and of the executable itself on NumPy arrays.

    python -m benchmarks.jax_calls

Prints microseconds for each call until its results are ready, from the fastest of 40 rounds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

import mlfuse.jax

jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")
Array = Any


def scaled(x: Array) -> Array:
    return x * 2 + 1


def several(a: Array, b: Array, c: Array, d: Array) -> tuple[Array, Array]:
    return a + b * c, d - a


def softmax(x: Array, y: Array) -> Array:
    return jax.nn.softmax(x) * y


def norm(x: Array, y: Array) -> Array:
    h = jax.nn.gelu(x) * y
    centred = h - h.mean(-1, keepdims=True)
    return centred * jax.lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5)


def dense(x: Array, w: Array) -> Array:
    return jax.nn.relu(x @ w)


CASES: list[tuple[Callable[..., Any], list[tuple[int, ...]], int]] = [
    (scaled, [(16,)], 200),
    (several, [(16,)] * 4, 200),
    (softmax, [(64, 128)] * 2, 100),
    (norm, [(512, 256)] * 2, 10),
    (norm, [(4096, 1024)] * 2, 1),
    (dense, [(16, 16)] * 2, 200),
    (dense, [(256, 256)] * 2, 10),
]


def microseconds(call: Callable[[], Any], count: int) -> float:
    call()
    rounds: list[float] = []
    for _ in range(40):
        start = time.perf_counter()
        for _ in range(count):
            jax.block_until_ready(call())
        rounds.append((time.perf_counter() - start) / count)
    return 1e6 * min(rounds)


def main() -> None:
    print(f"{'':28}{'mlfuse.jax':>12}{'jax.jit':>12}{'executable':>12}")
    for function, shapes, count in CASES:
        rng = np.random.default_rng(0)
        args = [jnp.asarray(rng.normal(size=shape), "float32") for shape in shapes]
        ours, theirs = mlfuse.jax.jit(function), jax.jit(function)
        jax.block_until_ready(ours(*args))
        (executable,), arrays = ours.executables, [np.asarray(arg) for arg in args]
        calls = (lambda: ours(*args), lambda: theirs(*args), lambda: executable(*arrays))  # noqa: B023
        times = "".join(f"{microseconds(call, count):12.1f}" for call in calls)
        print(f"{function.__name__:10}{shapes[0]!s:18}{times}", flush=True)


if __name__ == "__main__":
    main()
