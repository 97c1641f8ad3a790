"""A function of your own, traced, fused and differentiated: an activation with a gradient of its own.

python examples/jit.py
"""

from __future__ import annotations

from typing import Any

import numpy as np

import mlfuse


def d_swish(grad: Any, x: Any) -> Any:
    """How fast the loss grows with x, by how fast it grows with swish(x)."""
    s = mlfuse.sigmoid(x)
    return grad * (s + x * s * (1 - s))


@mlfuse.composite(gradient=d_swish)
def swish(x: Any) -> Any:
    """One op of the graph, by this name."""
    return x * mlfuse.sigmoid(x)


@mlfuse.jit(device="cpu")
def step(w: Any, x: Any, y: Any, rate: Any) -> Any:
    """Gradient descent: the loss, and w after a step."""
    loss = mlfuse.value_and_grad(lambda w: mlfuse.mean((swish(x * w) - y) ** 2))
    value, gradient = loss(w)
    return value, w - rate * gradient


def main() -> None:
    """Find the w that made y; `rate` may change from step to step, nothing is compiled again."""
    x = np.linspace(-3, 3, 4096, dtype=np.float32).reshape(64, 64)
    true = np.linspace(0.5, 1.5, 64, dtype=np.float32)
    y, w = swish(x * true), np.ones(64, np.float32)
    for n in range(10):
        value, w = step(w, x, y, 30.0 / (1 + n / 100))
    print(f"loss {value:.2e}, furthest w off by {np.abs(w - true).max():.3f}; {step.cache_info()}")
    print(step.explain(w, x, y, 1.0))


if __name__ == "__main__":
    main()
