"""An optimizer of your own in ten lines, run as one fused launch: Adam with two twists.

The twists: a step is damped where the gradient has turned against the momentum, and no parameter
moves further in one step than a fraction of its own size. Nobody ships this one; that is the point.
Run it with `python examples/your_own_optimizer.py`.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

import mlfuse
from mlfuse.optim import Optimizer

STEPS = 150


@mlfuse.optim.rule
def careful_adam(p, g, m, v, *, step, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8,
                 damping=0.3, reach=0.1):  # fmt: skip
    """Adam (Kingma and Ba, 2015), careful in two ways."""
    m = beta1 * m + (1 - beta1) * g
    v = beta2 * v + (1 - beta2) * g * g
    update = lr / (1 - beta1**step) * m / (mlfuse.sqrt(v / (1 - beta2**step)) + eps)

    # Where the gradient has turned against the momentum, go slower.
    update *= mlfuse.where(m * g > 0, 1.0, damping)
    # No further than a fraction of the parameter's norm: a number for each tensor.
    limit = reach * (mlfuse.norm(p) + 1.0)
    update *= mlfuse.minimum(1.0, limit / (mlfuse.norm(update) + eps))
    return p - update, m, v


def main() -> int:
    """Fit a small network with it and with plain Adam; 1 if it learns nothing."""
    careful, optimizer = train(careful_adam)
    plain, _ = train(mlfuse.optim.adam)
    print(f"loss after {STEPS} steps: careful_adam {careful[-1]:.5f}, adam {plain[-1]:.5f}")
    print(f"largest rise in one step: careful_adam {rise(careful):.5f}, adam {rise(plain):.5f}")
    tensors = len(optimizer.params)
    print(f"{tensors} tensors, {optimizer.launches} launch a step, ", end="")
    print(f"compiled {optimizer.compilations} time for all {len(set(rates()))} learning rates")
    return int(careful[-1] > 0.1 * careful[0])


def rates() -> list[float]:
    """Warm-up and decay: a new number at every step, which compiles nothing."""
    return [0.05 * min(1.0, (t + 1) / 10) * (1 - t / STEPS) for t in range(STEPS)]


def train(make: Any) -> tuple[list[float], Optimizer]:
    """The losses of a two-layer network that learns a sine, and the optimizer."""
    random = np.random.default_rng(0)
    x = random.uniform(-3, 3, (256, 1)).astype(np.float32)
    y = np.sin(2 * x)
    params = [
        random.standard_normal(shape).astype(np.float32) * scale
        for shape, scale in [((1, 64), 1.0), ((64,), 1.0), ((64, 1), 0.125), ((1,), 0.0)]
    ]
    opt = make(params)
    losses: list[float] = []
    for rate in rates():
        loss, grads = loss_and_gradients(params, x, y)
        losses.append(loss)
        opt.lr = rate
        opt.step(grads)
    return losses, opt


def loss_and_gradients(params: list[Any], x: Any, y: Any) -> tuple[float, list[Any]]:
    """Mean squared error and its gradients, by hand."""
    w1, b1, w2, b2 = params
    h = np.tanh(x @ w1 + b1)
    error = h @ w2 + b2 - y
    d_out = 2 * error / len(x)
    d_in = d_out @ w2.T * (1 - h * h)
    return float(np.mean(error**2)), [x.T @ d_in, d_in.sum(0), h.T @ d_out, d_out.sum(0)]


def rise(losses: list[float]) -> float:
    """The largest rise from one step to the next."""
    return max(0.0, float(np.max(np.diff(losses))))


if __name__ == "__main__":
    sys.exit(main())
