"""The peak memory of a training step: mlfuse's plan compared with torch eager on the same graph.

    python -m benchmarks.peak_memory

The steps are the modules in tests/data/modules: `gpt_block` (a transformer block's loss and gradients),
`lenet_momentum` and `mlp_adam` (training steps that return new parameters and states). Each is written with PyTorch
below, and its results are compared with the module's. Its memory is computed from the allocations and frees of one
step, which its profiler records in order. mlfuse's figure is `executable.memory().peak`: arena and results, library
scratch included. Arguments are not counted, on either side.

Needs PyTorch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

import mlfuse
from benchmarks.compile_gpt_block import block

MODULES = Path(__file__).parents[1] / "tests" / "data" / "modules"
F = torch.nn.functional
Step = Callable[[Sequence[Any]], list[Any]]


def gpt_block(args: Sequence[Any]) -> list[Any]:
    """The loss and the gradient of every argument."""
    values = [arg.detach().requires_grad_() for arg in args]
    loss = block(torch, values[:-1], values[-1])
    return [loss.detach(), *torch.autograd.grad(loss, values)]


def lenet_momentum(args: Sequence[Any]) -> list[Any]:
    """The loss, new parameters and new momenta."""
    parameters = [arg.detach().requires_grad_() for arg in args[:8]]
    momenta, images, labels, rate = args[8:16], args[16], args[17], args[18]
    w1, b1, w2, b2, w3, b3, w4, b4 = parameters
    x = F.max_pool2d(F.relu(F.conv2d(images, w1, b1, padding=2)), 2)
    x = F.max_pool2d(F.relu(F.conv2d(x, w2, b2, padding=2)), 2).flatten(1)
    loss = F.cross_entropy(F.relu(x @ w3 + b3) @ w4 + b4, labels.long())
    grads = torch.autograd.grad(loss, parameters)
    new = [0.9 * m + g for m, g in zip(momenta, grads, strict=True)]
    moved = [p.detach() - rate * m for p, m in zip(parameters, new, strict=True)]
    return [loss.detach(), *moved, *new]


def mlp_adam(args: Sequence[Any]) -> list[Any]:
    """The loss, new parameters and both of Adam's states."""
    parameters = [arg.detach().requires_grad_() for arg in args[:6]]
    first, second, step, x, labels = args[6:12], args[12:18], args[18], args[19], args[20]
    w1, b1, w2, b2, w3, b3 = parameters
    h = F.gelu(x @ w1 + b1, approximate="tanh")
    h = F.gelu(h @ w2 + b2, approximate="tanh")
    loss = F.cross_entropy(h @ w3 + b3, labels.long())
    grads = torch.autograd.grad(loss, parameters)
    m = [0.9 * old + 0.1 * g for old, g in zip(first, grads, strict=True)]
    v = [0.999 * old + 0.001 * g * g for old, g in zip(second, grads, strict=True)]
    scales = 1 - 0.9**step, 1 - 0.999**step
    moved = [
        p.detach() - 1e-3 * (a / scales[0]) / (torch.sqrt(b / scales[1]) + 1e-8)
        for p, a, b in zip(parameters, m, v, strict=True)
    ]
    return [loss.detach(), *moved, *m, *v]


def peak_of(step: Step, args: Sequence[Any]) -> int:
    """The peak bytes of a step in torch, without its arguments."""
    step(args)
    activities = [torch.profiler.ProfilerActivity.CPU]
    with torch.profiler.profile(activities=activities, profile_memory=True) as profile:
        results = step(args)
    del results
    found: Any = profile.profiler
    events = [e for e in found.kineto_results.events() if e.name() == "[memory]"]
    now = most = 0
    for event in sorted(events, key=lambda event: event.start_ns()):
        now += event.nbytes()
        most = max(most, now)
    return most


def main() -> None:
    """Print the table."""
    print("| step | torch eager, bytes | mlfuse, bytes | part |\n|---|---|---|---|")
    for step in (gpt_block, lenet_momentum, mlp_adam):
        module = MODULES / f"{step.__name__}.mlir"
        arrays = np.load(module.with_suffix(".npz"))
        count = sum(name.startswith("in") for name in arrays.files)
        args = [torch.tensor(arrays[f"in{n}"]) for n in range(count)]
        for number, result in enumerate(step(args)):
            wanted = arrays[f"out{number}"]
            np.testing.assert_allclose(result.numpy(), wanted, rtol=1e-2, atol=1e-4)
        theirs = peak_of(step, args)
        ours = mlfuse.compile(module, device="cpu").memory().peak
        print(f"| `{step.__name__}` | {theirs} | {ours} | {ours / theirs:.0%} |")


if __name__ == "__main__":
    main()
